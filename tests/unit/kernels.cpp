#include <catch2/catch.hpp>

#include "scalekit/training/attention.hpp"
#include "scalekit/training/gemm.hpp"
#include "scalekit/training/layer_time.hpp"

using namespace scalekit;

namespace {

// 100 units, 100 TFLOP/s, 1 TB/s: one tile of 128 x 256 takes 2 x 128 x 256 k / 10^12 s.
accelerator<> simple_device() {
  accelerator<> a{};
  a.dense_peak[static_cast<std::size_t>(precision::bf16)] = dense(teraflops_per_second(100));
  a.memory_bandwidth = terabytes_per_second(1);
  a.compute_units = 100;
  return a;
}

double seconds_of(duration<> const& d) { return value_in(d, seconds); }

}  // namespace

TEST_CASE("a product that fills its waves runs at the peak") {
  kernel_constants<> const ideal{};
  gemm_shape const full{1280, 2560, 8192};  // 10 x 10 tiles on 100 units
  CHECK(seconds_of(gemm_time(full, precision::bf16, simple_device(), ideal)) ==
        Approx(2.0 * 1280 * 2560 * 8192 / 100e12));
}

TEST_CASE("one tile more costs the quantised share of a wave") {
  kernel_constants<> k{};
  k.wave_quantisation = 1.0;
  gemm_shape const full{1280, 2560, 8192};
  gemm_shape const more{1281, 2560, 8192};  // 110 tiles
  double const one_wave = seconds_of(gemm_time(full, precision::bf16, simple_device(), k));
  CHECK(seconds_of(gemm_time(more, precision::bf16, simple_device(), k)) == Approx(2.0 * one_wave));
  k.wave_quantisation = 0.5;
  CHECK(seconds_of(gemm_time(more, precision::bf16, simple_device(), k)) == Approx(1.55 * one_wave));
}

TEST_CASE("a product with little work for its bytes is bound by memory traffic") {
  kernel_constants<> const ideal{};
  auto slow_memory = simple_device();
  slow_memory.memory_bandwidth = gigabytes_per_second(10);
  slow_memory.memory_efficiency = 0.8;
  gemm_shape const thin{1, 4096, 4096};
  CHECK(seconds_of(gemm_time(thin, precision::bf16, slow_memory, ideal)) ==
        Approx(2.0 * (4096.0 + 4096.0 * 4096.0 + 4096.0) / 8e9));
}

TEST_CASE("efficiency, ramp and launch enter as stated") {
  kernel_constants<> k{};
  k.gemm_efficiency = 0.5;
  k.gemm_k_ramp = 8192.0;
  k.kernel_launch = microseconds(4);
  gemm_shape const full{1280, 2560, 8192};
  CHECK(seconds_of(gemm_time(full, precision::bf16, simple_device(), k)) ==
        Approx(4.0 * 2.0 * 1280 * 2560 * 8192 / 100e12 + 4e-6));
}

TEST_CASE("attention counts the causal half and halves its rate at the ramp length") {
  kernel_constants<> k{};
  auto const work = causal_attention_flops<double>(2 * 4096, 4096, 4096);
  // Two products of 2 T s q, half masked.
  CHECK(base_value(work) == 2.0 * 8192.0 * 4096.0 * 4096.0);
  double const plain = seconds_of(attention_time(work, 4096, 0.5, precision::bf16, simple_device(), k));
  CHECK(plain == Approx(base_value(work) / 50e12));
  k.attention_sequence_ramp = 4096.0;
  CHECK(seconds_of(attention_time(work, 4096, 0.5, precision::bf16, simple_device(), k)) ==
        Approx(2.0 * plain));
}

TEST_CASE("a layer's ideal compute time is its FLOPs over the peak, plus its memory traffic") {
  transformer m{};
  m.num_hidden_layers = 1;
  m.hidden_size = 25600;
  m.intermediate_size = 102400;
  m.num_attention_heads = 100;
  m.num_key_value_heads = 100;
  m.head_dim = 256;
  m.vocab_size = 25600;
  m.gated_mlp = false;
  training_setup t{};
  t.sequence_length = 12800;
  plan const p{};
  auto const time =
      layer_time(m, tensor_slice_of(m, p), token_slice_of(p, t), p, t, simple_device(), kernel_constants<>{});
  // Everything is a whole number of waves: 12 h^2 parameters, forward twice, backward four times, attention 2
  // T s q (x 2.5 backward).
  double const products = 12.0 * 25600.0 * 25600.0 * 12800.0;
  double const attention = 2.0 * 12800.0 * 12800.0 * 25600.0;
  CHECK(seconds_of(time.forward.matrix) == Approx((2.0 * products + attention) / 100e12));
  CHECK(seconds_of(time.backward.matrix) == Approx((4.0 * products + 2.5 * attention) / 100e12));
  // (10 h + 2 x 3 h + 2 f) and (12 h + 2 x 3 h + 3 f) elements of two bytes.
  CHECK(seconds_of(time.forward.memory) == Approx(12800.0 * 25600.0 * (16.0 + 8.0) * 2.0 / 1e12));
  CHECK(seconds_of(time.backward.memory) == Approx(12800.0 * 25600.0 * (18.0 + 12.0) * 2.0 / 1e12));
}

TEST_CASE("full recomputation adds a forward pass to the backward pass") {
  transformer m{};
  m.hidden_size = 4096;
  m.intermediate_size = 11008;
  m.num_attention_heads = 32;
  m.num_key_value_heads = 32;
  m.head_dim = 128;
  m.vocab_size = 32000;
  training_setup t{};
  t.sequence_length = 2048;
  plan kept{};
  plan again{};
  again.recompute = recompute::full;
  auto const s = tensor_slice_of(m, kept);
  auto const n = token_slice_of(kept, t);
  auto const a = layer_time(m, s, n, kept, t, simple_device(), kernel_constants<>{});
  auto const b = layer_time(m, s, n, again, t, simple_device(), kernel_constants<>{});
  CHECK(seconds_of(b.backward.total()) ==
        Approx(seconds_of(a.backward.total()) + seconds_of(a.forward.total())));
  CHECK(seconds_of(b.forward.total()) == seconds_of(a.forward.total()));
}

TEST_CASE("tensor parallelism splits products and, with sequence parallelism, norms") {
  transformer m{};
  m.hidden_size = 4096;
  m.intermediate_size = 11008;
  m.num_attention_heads = 32;
  m.num_key_value_heads = 4;
  m.head_dim = 128;
  m.vocab_size = 32001;
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  p.tensor_parallel = 8;
  auto const s = tensor_slice_of(m, p);
  CHECK(s.query_width == 512);
  CHECK(s.key_value_width == 128);  // four heads on eight ranks: each head twice
  CHECK(s.intermediate_size == 1376);
  CHECK(s.vocabulary == 4001);  // padded up
  CHECK(token_slice_of(p, t).products == 2048);
  CHECK(token_slice_of(p, t).norms == 256);
  p.sequence_parallel = false;
  CHECK(token_slice_of(p, t).norms == 2048);
}

TEST_CASE("the head is one product each way and the loss its traffic") {
  transformer m{};
  m.hidden_size = 2048;
  m.vocab_size = 25600;
  m.intermediate_size = m.num_attention_heads = m.num_key_value_heads = 1;
  training_setup t{};
  t.sequence_length = 1280;
  plan const p{};
  kernel_constants<> k{};
  k.loss_traffic = bytes(20);
  auto const time = head_time(m, tensor_slice_of(m, p), token_slice_of(p, t), t, simple_device(), k);
  // 10 x 100 tiles on 100 units; backward 1280 x 2048 is 80 tiles, 25600 x 2048 is 1600.
  double const product = 2.0 * 1280.0 * 25600.0 * 2048.0 / 100e12;
  CHECK(seconds_of(time.forward.matrix) == Approx(product));
  CHECK(seconds_of(time.backward.matrix) == Approx(product + product * 100.0 / 80.0));
  CHECK(seconds_of(time.forward.memory) == Approx(10.0 * 1280.0 * 25600.0 / 1e12));
  CHECK(seconds_of(time.backward.memory) == seconds_of(time.forward.memory));
}

TEST_CASE("the optimizer moves its traffic for each parameter held") {
  software_profile<> p{};
  p.optimizer_traffic = bytes(28);
  CHECK(seconds_of(optimizer_time(1e9, simple_device(), p)) == Approx(28e9 / 1e12));
}
