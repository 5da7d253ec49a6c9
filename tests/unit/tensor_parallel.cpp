#include <catch2/catch.hpp>

#include "scalekit/training/step.hpp"
#include "scalekit/training/tensor_parallel.hpp"

using namespace scalekit;

namespace {

// Eight accelerators with 100 GB/s rings and no latency: a collective of S bytes over t ranks takes
// (t - 1) / t x S / 100 GB/s.
cluster<> bandwidth_only() {
  cluster<> c{};
  c.accelerator.dense_peak[static_cast<std::size_t>(precision::bf16)] = dense(teraflops_per_second(100));
  c.accelerator.memory_bandwidth = terabytes_per_second(100);
  c.accelerator.compute_units = 100;
  c.accelerators = 8;
  c.node.accelerators = 8;
  c.node.ring_bandwidth = one_way(gigabytes_per_second(100));
  return c;
}

software_profile<> plain_library() {
  software_profile<> p{};
  for (auto& span : p.collectives.tuning.rules) {
    span[static_cast<std::size_t>(collective_algorithm::ring)]
        [static_cast<std::size_t>(wire_protocol::simple)]
            .share = 1.0;
  }
  return p;
}

transformer small_model() {
  transformer m{};
  m.num_hidden_layers = 4;
  m.hidden_size = 2560;
  m.intermediate_size = 10240;
  m.num_attention_heads = 20;
  m.num_key_value_heads = 20;
  m.head_dim = 128;
  m.vocab_size = 25600;
  m.gated_mlp = false;
  return m;
}

training_setup setup() {
  training_setup t{};
  t.sequence_length = 1280;
  t.global_batch_size = 8;
  return t;
}

tensor_communication<> communication(plan const& p, cluster<> const& c = bandwidth_only(),
                                     double overlapped = 0.0) {
  auto const m = small_model();
  auto profile = plain_library();
  profile.tensor_overlap = overlapped;
  auto const slice = tensor_slice_of(m, p);
  auto const tokens_here = token_slice_of(p, setup());
  auto const layer = layer_time(m, slice, tokens_here, p, setup(), c.accelerator, profile.kernels);
  return tensor_communication_time(m, slice, tokens_here, p, setup(), c, fabric_of(c), profile, layer);
}

double seconds_of(duration<> const& d) { return value_in(d, seconds); }

// One gather or scatter of 1280 x 2560 two-byte activations over two ranks.
constexpr double one_collective = 0.5 * 1280.0 * 2560.0 * 2.0 / 100e9;

}  // namespace

TEST_CASE("sequence parallelism gathers and scatters twice each way") {
  plan p{};
  p.tensor_parallel = 2;
  auto const c = communication(p);
  CHECK(seconds_of(c.layer_forward) == Approx(4.0 * one_collective));
  // The two gathers of saved inputs are shorter than the products that hide them.
  CHECK(seconds_of(c.layer_backward) == Approx(4.0 * one_collective));
  CHECK(seconds_of(c.layer_hidden) == Approx(2.0 * one_collective));
  CHECK(seconds_of(c.root_forward) == Approx(2.0 * one_collective));
  CHECK(seconds_of(c.root_backward) == Approx(2.0 * one_collective));
}

TEST_CASE("without sequence parallelism there are two all-reduces each way") {
  plan p{};
  p.tensor_parallel = 2;
  p.sequence_parallel = false;
  auto const c = communication(p);
  CHECK(seconds_of(c.layer_forward) == Approx(2.0 * 2.0 * one_collective));
  CHECK(seconds_of(c.layer_hidden) == 0.0);
}

TEST_CASE("full recomputation repeats the forward communication") {
  plan p{};
  p.tensor_parallel = 2;
  auto const kept = communication(p);
  p.recompute = recompute::full;
  auto const again = communication(p);
  CHECK(seconds_of(again.layer_backward) ==
        Approx(seconds_of(kept.layer_backward) + seconds_of(kept.layer_forward)));
  CHECK(seconds_of(again.layer_forward) == seconds_of(kept.layer_forward));
}

TEST_CASE("a gather longer than the product that hides it is exposed for the rest") {
  plan p{};
  p.tensor_parallel = 2;
  auto slow = bandwidth_only();
  slow.node.ring_bandwidth = one_way(gigabytes_per_second(1));
  auto const c = communication(p, slow);
  CHECK(seconds_of(c.layer_backward) > 4.0 * 100.0 * one_collective);
  CHECK(seconds_of(c.layer_backward) + seconds_of(c.layer_hidden) == Approx(6.0 * 100.0 * one_collective));
}

TEST_CASE("chunked products hide a share of the communication, and no more than they last") {
  plan p{};
  p.tensor_parallel = 2;
  auto const none = communication(p);
  auto const half = communication(p, bandwidth_only(), 0.5);
  // Products of 0.2 ms and more stand beside four collectives of 0.033 ms.
  CHECK(seconds_of(half.layer_forward) == Approx(0.5 * seconds_of(none.layer_forward)));
  CHECK(seconds_of(half.layer_backward) == Approx(0.5 * seconds_of(none.layer_backward)));
  auto slow = bandwidth_only();
  slow.node.ring_bandwidth = one_way(gigabytes_per_second(0.1));
  auto const all = communication(p, slow);
  auto const some = communication(p, slow, 0.5);
  auto const m = small_model();
  auto const layer = layer_time(m, tensor_slice_of(m, p), token_slice_of(p, setup()), p, setup(),
                                slow.accelerator, plain_library().kernels);
  CHECK(seconds_of(all.layer_forward - some.layer_forward) == Approx(seconds_of(layer.products_forward)));
  CHECK(seconds_of(some.layer_hidden) ==
        Approx(seconds_of(layer.products_forward + layer.products_backward)));
}

TEST_CASE("a step books tensor communication once for each layer and micro-batch, and once for the root") {
  scenario<> s{};
  s.model = small_model();
  s.machine = bandwidth_only();
  s.parallel.tensor_parallel = 8;
  s.parallel.micro_batch_size = 2;
  s.training = setup();
  s.profile = plain_library();
  s.model.num_attention_heads = 16;
  s.model.num_key_value_heads = 16;
  s.model.head_dim = 160;
  REQUIRE_FALSE(find_plan_error(s.model, s.machine, s.parallel, s.training));
  auto const e = estimate_step(s);
  CHECK(e.data_parallel == 1);
  CHECK(e.micro_batches == 4);
  double const each = 7.0 / 8.0 * 2.0 * 1280.0 * 2560.0 * 2.0 / 100e9;
  // Four layers x (4 + 4) exposed collectives, and 2 + 2 for embedding and head.
  CHECK(seconds_of(e.breakdown.exposed_tensor) + seconds_of(e.tensor.hidden) ==
        Approx(4.0 * (4.0 * (4.0 + 6.0) + 4.0) * each));
  CHECK(seconds_of(e.breakdown.exposed_data) == 0.0);
}

TEST_CASE("ranks hold slices, copies of norms, and shared key-value heads") {
  transformer m = small_model();
  m.num_attention_heads = 16;
  m.num_key_value_heads = 2;
  m.head_dim = 160;
  plan p{};
  CHECK(dense_layer_parameters_on_rank(m, tensor_slice_of(m, p)) == layer_parameters(m).value());
  CHECK(root_parameters_on_rank(m, tensor_slice_of(m, p)) == root_parameters(m).value());
  for (bool const with_output : {false, true}) {
    transformer biased = m;
    biased.qkv_bias = biased.mlp_bias = biased.normalization_bias = biased.embedding_norm = true;
    biased.attention_output_bias = with_output;
    biased.norms_per_layer = 1;
    biased.final_norm = false;
    biased.learned_positions = 7;
    CHECK(dense_layer_parameters_on_rank(biased, tensor_slice_of(biased, p)) ==
          layer_parameters(biased).value());
    CHECK(root_parameters_on_rank(biased, tensor_slice_of(biased, p)) == root_parameters(biased).value());
  }
  p.tensor_parallel = 8;
  // q 2560/8, one key and one value head of 160, MLP 10240/8; two norms whole.
  CHECK(dense_layer_parameters_on_rank(m, tensor_slice_of(m, p)) ==
        2560 * (320 + 2 * 160) + 320 * 2560 + 2 * 2560 * 1280 + 2 * 2560);
  m.vocab_size = 25601;
  CHECK(tensor_slice_of(m, p).vocabulary == 3201);
}
