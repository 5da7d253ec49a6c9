#include <array>
#include <cstddef>
#include <random>

#include <catch2/catch.hpp>

#include "scalekit/training/memory.hpp"
#include "scalekit/training/memory_levers.hpp"
#include "scalekit/workload/parameter_count.hpp"

using namespace scalekit;

namespace {

transformer gpt_layer() {
  transformer m{};
  m.num_hidden_layers = 1;
  m.hidden_size = 4096;
  m.intermediate_size = 4 * 4096;
  m.num_attention_heads = 32;
  m.num_key_value_heads = 32;
  m.head_dim = 128;
  m.vocab_size = 50257;
  m.gated_mlp = false;
  return m;
}

}  // namespace

TEST_CASE("activations of a plain layer are the published 34 sbh less the two dropout masks") {
  transformer const m = gpt_layer();
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  double const sbh = 2048.0 * 4096.0;
  CHECK(activation_bytes_per_layer(m, tensor_slice_of(m, p), token_slice_of(p, t), p, p.recompute, t) ==
        32.0 * sbh);
}

TEST_CASE("full recomputation keeps the input of each layer") {
  transformer const m = gpt_layer();
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  p.recompute = recompute::full;
  CHECK(activation_bytes_per_layer(m, tensor_slice_of(m, p), token_slice_of(p, t), p, p.recompute, t) ==
        2.0 * 2048.0 * 4096.0);
}

TEST_CASE("sharded states are 16 bytes a parameter over the ranks") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  c.node.accelerators = 8;
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  auto const f = memory_of(m, c, p, t, software_profile<>{});
  auto const n = static_cast<double>(total_parameters(m).value());
  CHECK(base_value(f.parameters + f.gradients + f.optimizer) == Approx(16.0 * n / 64.0));
  CHECK(base_value(f.total()) ==
        Approx(base_value(f.parameters) + base_value(f.gradients) + base_value(f.optimizer) +
               base_value(f.activations) + base_value(f.other)));
}

TEST_CASE("without reshard after forward all parameters stay gathered") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  auto const freed = memory_of(m, c, p, t, software_profile<>{});
  p.reshard_after_forward = false;
  auto const kept = memory_of(m, c, p, t, software_profile<>{});
  // Thirty layers more than the two that are held anyway, two bytes a parameter.
  CHECK(base_value(kept.other - freed.other) ==
        Approx(30.0 * 2.0 * static_cast<double>(layer_parameters(m).value())));
}

TEST_CASE("logits and the process take what the profile says") {
  transformer const m = gpt_layer();
  cluster<> c{};
  c.accelerators = 8;
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  p.micro_batch_size = 3;
  software_profile<> profile{};
  auto const without = memory_of(m, c, p, t, profile);
  profile.logit_memory = bytes(4);
  profile.process_memory = gigabytes(2);
  auto const with = memory_of(m, c, p, t, profile);
  CHECK(base_value(with.other - without.other) == Approx(2e9 + 4.0 * 3.0 * 2048.0 * 50257.0));
}

TEST_CASE("gathered units and the gradient being reduced are counted") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  auto const f = memory_of(m, c, p, t, software_profile<>{});
  auto const layer = static_cast<double>(layer_parameters(m).value());
  auto const root = static_cast<double>(root_parameters(m).value());
  // Two layers and the root in 16 bits; the root is the largest unit: its gradient in 16 bits and in fp32.
  REQUIRE(root > layer);
  CHECK(base_value(f.other) == Approx((2.0 * layer + root) * 2.0 + root * 6.0));
}

namespace {

// Models of Korthikanti et al. 2022, Table 3, and the percentages read off their Figure 7 (a secondary copy): activations
// beside those of tensor parallelism alone, for sequence parallelism, selective recomputation, both, and full
// recomputation.
struct published_model {
  std::int64_t layers;
  std::int64_t hidden;
  std::int64_t heads;
  std::int64_t micro_batch;
  std::int64_t stages;
  std::int64_t virtual_stages;
  std::int64_t batch;
  std::array<double, 4> percent;
  double baseline_gib;  // Figure 1, first stage, tensor parallelism alone
  double states_gib;    // Figure 1, 18 bytes a parameter of the layers
};
constexpr published_model korthikanti[] = {
    {48, 6144, 64, 4, 1, 1, 4, {66.84, 49.42, 16.18, 7.64}, 59.25, 45.5625},
    {96, 12288, 96, 1, 8, 3, 64, {62.04, 56.53, 18.49, 8.71}, 66.84375, 45.5625},
    {105, 20480, 128, 1, 35, 3, 280, {58.31, 62.04, 20.27, 9.42}, 114.0234375, 31.640625},
    {128, 25600, 160, 1, 64, 1, 512, {58.31, 62.04, 20.27, 9.42}, 131.25, 32.958984375},
};
constexpr double gib = 1024.0 * 1024.0 * 1024.0;

transformer gpt(std::int64_t layers, std::int64_t hidden, std::int64_t heads) {
  transformer m = gpt_layer();
  m.num_hidden_layers = layers;
  m.hidden_size = hidden;
  m.intermediate_size = 4 * hidden;
  m.num_attention_heads = heads;
  m.num_key_value_heads = heads;
  m.head_dim = hidden / heads;
  m.vocab_size = 51200;
  m.tie_word_embeddings = true;
  m.attention = attention_kernel::unfused;
  return m;
}

double layer_bytes(transformer const& m, plan const& p, training_setup const& t) {
  return activation_bytes_per_layer(m, tensor_slice_of(m, p), token_slice_of(p, t), p, p.recompute, t);
}

cluster<> job(std::int64_t accelerators) {
  cluster<> c{};
  c.accelerators = accelerators;
  c.node.accelerators = 8;
  c.accelerator.memory_capacity = gigabytes(80);
  c.accelerator.dense_peak[static_cast<std::size_t>(precision::bf16)] = dense(teraflops_per_second(300));
  return c;
}

training_setup batch_of(std::int64_t sequences, std::int64_t length = 2048) {
  training_setup t{};
  t.sequence_length = length;
  t.global_batch_size = sequences;
  return t;
}

plan sharded(sharding s) {
  plan p{};
  p.sharding = s;
  return p;
}

double states_of(memory_footprint<> const& f) { return base_value(f.parameters + f.gradients + f.optimizer); }

double parameters_of(transformer const& m) { return static_cast<double>(total_parameters(m).value()); }

}  // namespace

TEST_CASE("unfused layers keep 34 sbh + 5 a s^2 b, and 34 sbh with selective recomputation") {
  transformer m = gpt_layer();
  m.attention = attention_kernel::unfused;
  training_setup const t = batch_of(8);
  plan p{};
  p.micro_batch_size = 2;
  double const sbh = 2.0 * 2048.0 * 4096.0;
  double const scores = 5.0 * 32.0 * 2048.0 * 2048.0 * 2.0;
  CHECK(layer_bytes(m, p, t) == 34.0 * sbh + scores);
  p.recompute = recompute::selective;
  CHECK(layer_bytes(m, p, t) == 34.0 * sbh);
  p.recompute = recompute::full;
  CHECK(layer_bytes(m, p, t) == 2.0 * sbh);

  p.recompute = recompute::none;
  p.tensor_parallel = 8;
  p.sequence_parallel = false;
  CHECK(layer_bytes(m, p, t) == sbh * (10.0 + 24.0 / 8.0) + scores / 8.0);
  p.sequence_parallel = true;
  CHECK(layer_bytes(m, p, t) == sbh * 34.0 / 8.0 + scores / 8.0);
  p.context_parallel = 4;
  CHECK(layer_bytes(m, p, t) == (sbh * 34.0 / 8.0 + scores / 8.0) / 4.0);
}

TEST_CASE("a fused kernel leaves nothing for selective recomputation") {
  transformer const m = gpt_layer();
  training_setup const t = batch_of(8);
  plan p{};
  double const none = layer_bytes(m, p, t);
  p.recompute = recompute::selective;
  CHECK(layer_bytes(m, p, t) == none);
}

TEST_CASE("activations of the published models: totals and percentages") {
  for (auto const& k : korthikanti) {
    transformer const m = gpt(k.layers, k.hidden, k.heads);
    training_setup const t = batch_of(k.batch);
    plan p = sharded(sharding::none);
    p.tensor_parallel = 8;
    p.pipeline_parallel = k.stages;
    p.virtual_stages = k.virtual_stages;
    p.schedule =
        k.virtual_stages > 1 ? pipeline_schedule::interleaved : pipeline_schedule::one_forward_one_backward;
    p.micro_batch_size = k.micro_batch;
    auto const with = [&](bool sequence, recompute mode) {
      plan q = p;
      q.sequence_parallel = sequence;
      q.recompute = mode;
      return layer_bytes(m, q, t);
    };
    double const baseline = with(false, recompute::none);
    CAPTURE(k.hidden);
    CHECK(100.0 * with(true, recompute::none) / baseline == Approx(k.percent[0]).margin(0.15));
    CHECK(100.0 * with(false, recompute::selective) / baseline == Approx(k.percent[1]).margin(0.15));
    CHECK(100.0 * with(true, recompute::selective) / baseline == Approx(k.percent[2]).margin(0.15));
    CHECK(100.0 * with(false, recompute::full) / baseline == Approx(k.percent[3]).margin(0.15));
    p.sequence_parallel = false;
    auto const first = stage_memory(m, job(8 * k.stages), p, t, software_profile<>{}, 0);
    CHECK(base_value(first.activations) / gib == Approx(k.baseline_gib).epsilon(1e-9));
    // 18 bytes a parameter of the products: 2 weight, 4 gradient, 12 optimizer.
    double const each =
        12.0 * static_cast<double>(k.hidden * k.hidden) * static_cast<double>(k.layers / k.stages) / 8.0;
    CHECK(18.0 * each / gib == Approx(k.states_gib).epsilon(1e-9));
    auto const held = parameters_of_stage(m, tensor_slice_of(m, p), p, 0);
    CHECK(states_of(first) == Approx(18.0 * held.stage().total()));
    CHECK(held.layer.total() * held.layers == Approx(each).epsilon(1e-3));
  }
}

TEST_CASE("states of each sharding level") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  training_setup const t = batch_of(64);
  double const n = parameters_of(m);
  auto const of = [&](plan const& p) { return memory_of(m, job(64), p, t, software_profile<>{}); };
  auto const half = [](plan p) {
    p.gradient_precision = precision::bf16;
    return p;
  };
  // ZeRO's 16 bytes a parameter, section 3 of its paper: 2 + 2 + 12.
  CHECK(states_of(of(half(sharded(sharding::none)))) == Approx(16.0 * n));
  CHECK(states_of(of(half(sharded(sharding::zero1)))) == Approx((4.0 + 12.0 / 64.0) * n));
  CHECK(states_of(of(half(sharded(sharding::zero2)))) == Approx((2.0 + 14.0 / 64.0) * n));
  CHECK(states_of(of(half(sharded(sharding::fsdp)))) == Approx(16.0 / 64.0 * n));
  // fp32 gradients: 18, and 6 + 12 / d. Gradients in 16 bits are copied to fp32: 20, and 4 + 16 / d in all.
  CHECK(states_of(of(sharded(sharding::none))) == Approx(18.0 * n));
  CHECK(states_of(of(sharded(sharding::zero1))) == Approx((6.0 + 12.0 / 64.0) * n));
  CHECK(states_of(of(sharded(sharding::zero2))) == Approx((2.0 + 16.0 / 64.0) * n));
  CHECK(base_value(of(sharded(sharding::none)).other) == 0.0);
  CHECK(base_value(of(half(sharded(sharding::none))).other) == Approx(4.0 * n));
  CHECK(base_value(of(half(sharded(sharding::zero1))).other) == Approx(4.0 / 64.0 * n));

  plan hybrid = sharded(sharding::hsdp);
  hybrid.shard_group = 8;
  CHECK(states_of(of(hybrid)) == Approx(16.0 / 8.0 * n));
  hybrid.shard_group = 64;
  CHECK(base_value(of(hybrid).total()) == base_value(of(sharded(sharding::fsdp)).total()));

  plan context = sharded(sharding::zero1);
  context.context_parallel = 4;
  CHECK(states_of(of(context)) == Approx((6.0 + 12.0 / 64.0) * n));
}

TEST_CASE("training in fp32 keeps no second copy of the weights") {
  transformer const m = gpt_layer();
  training_setup t = batch_of(8);
  t.precision = precision::fp32;
  CHECK(states_of(memory_of(m, job(8), sharded(sharding::none), t, software_profile<>{})) ==
        Approx(16.0 * parameters_of(m)));
}

TEST_CASE("micro-batches in flight on a stage") {
  plan p{};
  CHECK(detail::micro_batches_in_flight(p, 0, 64) == 1.0);
  p.pipeline_parallel = 8;
  CHECK(detail::micro_batches_in_flight(p, 0, 64) == 8.0);
  CHECK(detail::micro_batches_in_flight(p, 7, 64) == 1.0);
  CHECK(detail::micro_batches_in_flight(p, 0, 3) == 3.0);
  p.schedule = pipeline_schedule::zero_bubble;
  CHECK(detail::micro_batches_in_flight(p, 2, 64) == 6.0);
  p.schedule = pipeline_schedule::gpipe;
  CHECK(detail::micro_batches_in_flight(p, 0, 64) == 64.0);
  CHECK(detail::micro_batches_in_flight(p, 7, 64) == 64.0);
  p.schedule = pipeline_schedule::interleaved;
  p.virtual_stages = 3;
  CHECK(detail::micro_batches_in_flight(p, 0, 64) == Approx(8.0 * (1.0 + 7.0 / 24.0)));
  CHECK(detail::micro_batches_in_flight(p, 7, 64) == Approx(17.0 / 3.0));
  CHECK(detail::micro_batches_in_flight(p, 0, 8) == 8.0);
}

TEST_CASE("the ends of a pipeline get fewer layers where the division leaves a rest") {
  CHECK(stage_layers(70, 12, 0) == 5);
  CHECK(stage_layers(70, 12, 1) == 6);
  CHECK(stage_layers(70, 12, 11) == 5);
  CHECK(stage_layers(77, 12, 0) + stage_layers(77, 12, 11) + 10 * stage_layers(77, 12, 5) == 77);
  CHECK(stage_layers(7, 2, 0) == 4);
  CHECK(stage_layers(7, 2, 1) == 3);
  CHECK(stage_layers(48, 1, 0) == 48);
  CHECK(stage_layers(48, 6, 0) == 8);
}

TEST_CASE("the heaviest stage is named") {
  transformer m = gpt(32, 4096, 32);
  plan p = sharded(sharding::zero1);
  p.pipeline_parallel = 4;
  software_profile<> profile{};
  auto const of = [&] { return memory_of(m, job(32), p, batch_of(256), profile); };
  // The first stage holds the embedding and the most micro-batches.
  CHECK(of().stage == 0);
  // A large vocabulary makes the last stage the heaviest.
  m.vocab_size = 500'000;
  p.recompute = recompute::full;
  profile.logit_memory = bytes(10);
  CHECK(of().stage == 3);
  // Uneven layers and few micro-batches: the second stage has the most layers.
  m = gpt(30, 4096, 32);
  m.vocab_size = 64;
  p.recompute = recompute::none;
  CHECK(memory_of(m, job(4), p, batch_of(1), profile).stage == 1);
}

TEST_CASE("a tied head is held on the first stage and on the last") {
  transformer const m = gpt(32, 4096, 32);
  plan p{};
  p.pipeline_parallel = 4;
  tensor_slice const s = tensor_slice_of(m, p);
  CHECK(parameters_of_stage(m, s, p, 0).root == 51200.0 * 4096.0);
  CHECK(parameters_of_stage(m, s, p, 1).root == 0.0);
  CHECK(parameters_of_stage(m, s, p, 3).root == 51200.0 * 4096.0 + 4096.0);
}

TEST_CASE("what a stack keeps beside its tensors") {
  transformer m = gpt(8, 4096, 32);
  plan p = sharded(sharding::zero1);
  p.pipeline_parallel = 2;
  p.recompute = recompute::full;
  training_setup const t = batch_of(64);
  auto const of = [&](memory_constants<> const& k) {
    software_profile<> profile{};
    profile.memory = k;
    return stage_memory(m, job(16), p, t, profile, 0);
  };
  auto const plain = of({});
  auto const held = parameters_of_stage(m, tensor_slice_of(m, p), p, 0);
  double const n = held.stage().total();
  CHECK(base_value(of({1.0, 1e6, 0.0, 0.0}).other - plain.other) == Approx(4e6));
  CHECK(base_value(of({1.0, 1e12, 0.0, 0.0}).other - plain.other) == Approx(4.0 * n));
  CHECK(base_value(of({1.0, 0.0, 1.0, 0.0}).other - plain.other) == Approx(2.0 * n));
  CHECK(base_value(of({1.0, 0.0, 0.0, 1.0}).other - plain.other) == Approx(2.0 * 2.0 * 2048.0 * 4096.0));
  CHECK(base_value(of({1.25, 0.0, 0.0, 0.0}).total()) == Approx(1.25 * base_value(plain.total())));
}

TEST_CASE("outside FSDP, logits and the layer computed again do not add up") {
  transformer const m = gpt(8, 4096, 32);
  plan p = sharded(sharding::zero1);
  p.recompute = recompute::full;
  software_profile<> profile{};
  auto const other = [&](double each) {
    profile.logit_memory = bytes(each);
    return base_value(memory_of(m, job(8), p, batch_of(8), profile).other);
  };
  plan none = p;
  none.recompute = recompute::none;
  double const layer = layer_bytes(m, none, batch_of(8));
  double const logits = 2048.0 * 51200.0;
  REQUIRE(layer < 10.0 * logits);
  CHECK(other(1.0) == other(0.0));
  CHECK(other(10.0) - other(0.0) == Approx(10.0 * logits - layer));
}

TEST_CASE("experts are divided by expert parallelism and keep the activations of the chosen ones") {
  transformer m = gpt(4, 1024, 8);
  m.attention = attention_kernel::flash;
  m.num_local_experts = 8;
  m.num_experts_per_tok = 2;
  m.moe_intermediate_size = 512;
  training_setup const t = batch_of(64);
  plan p = sharded(sharding::none);
  double const n = parameters_of(m);
  double const expert = static_cast<double>(expert_parameters(m).value());
  auto const states = [&] { return states_of(memory_of(m, job(16), p, t, software_profile<>{})); };
  CHECK(states() == Approx(18.0 * n));
  p.expert_parallel = 4;
  double const kept = n - 4.0 * 6.0 * expert;
  CHECK(states() == Approx(18.0 * kept));
  p.sharding = sharding::zero1;
  CHECK(states() == Approx(6.0 * kept + 12.0 * ((n - 4.0 * 8.0 * expert) / 16.0 + 4.0 * 2.0 * expert / 4.0)));
  p.sharding = sharding::fsdp;
  CHECK(states() == Approx(n));  // 16 bytes over 16 ranks, whichever expert they hold
  // Two experts of 512 and the tokens copied to their order; norms 8 h, attention 8 h.
  CHECK(layer_bytes(m, p, t) == 2048.0 * (16.0 * 1024.0 + 4.0 * 2.0 * 512.0 + 2.0 * 4.0 * 1024.0));
  // Every second layer sparse: the mean of both.
  m.moe_layer_freq = 2;
  CHECK(layer_bytes(m, p, t) == 2048.0 * (16.0 * 1024.0 + 0.5 * (12288.0 + 4.0 * 4096.0)));
}

TEST_CASE("fits and its margin") {
  memory_footprint<> f{};
  accelerator<> device{};
  device.memory_capacity = gigabytes(80);
  f.other = gigabytes(80);
  CHECK(fits(f, device));
  CHECK(base_value(memory_margin(f, device)) == 0.0);
  f.parameters = gigabytes(1);
  CHECK_FALSE(fits(f, device));
  CHECK(base_value(memory_margin(f, device)) == Approx(-1e9));
}

TEST_CASE(
    "memory never rises with more sharding, more parallelism, more recomputation or a smaller micro-batch") {
  std::mt19937_64 random(5);
  auto const draw = [&](std::int64_t most) {
    return std::int64_t{1} << (random() % static_cast<unsigned long>(most + 1));
  };
  for (int i = 0; i < 2000; ++i) {
    transformer m = gpt(32, 1024 * draw(4), 32);
    m.num_key_value_heads = 8 * draw(2);
    m.head_dim = m.hidden_size / 32;
    m.gated_mlp = random() % 2 == 0;
    m.attention = random() % 2 == 0 ? attention_kernel::flash : attention_kernel::unfused;
    training_setup const t = batch_of(4096, 1024 * draw(3));
    plan p = sharded(static_cast<sharding>(random() % 4));
    p.tensor_parallel = draw(2);
    p.pipeline_parallel = draw(2);
    p.context_parallel = draw(2);
    p.sequence_parallel = random() % 2 == 0;
    p.micro_batch_size = draw(2);
    p.schedule =
        random() % 2 == 0 ? pipeline_schedule::one_forward_one_backward : pipeline_schedule::zero_bubble;
    p.gradient_precision = random() % 2 == 0 ? precision::fp32 : precision::bf16;
    p.recompute = static_cast<recompute>(random() % 3);
    software_profile<> profile{};
    profile.logit_memory = bytes(4);
    profile.memory.reserved_ratio = 1.1;
    auto const total = [&](plan const& q) {
      return base_value(memory_of(m, job(1024), q, t, profile).total());
    };
    double const now = total(p) * (1.0 + 1e-12);
    CAPTURE(i, m.hidden_size, t.sequence_length, to_string(p.sharding), p.tensor_parallel,
            p.pipeline_parallel, p.context_parallel, p.sequence_parallel, p.micro_batch_size,
            to_string(p.recompute));
    plan q = p;
    if (p.sharding < sharding::zero2) {
      q.sharding = static_cast<sharding>(static_cast<int>(p.sharding) + 1);
      CHECK(total(q) <= now);
    }
    q = p;
    q.tensor_parallel *= 2;
    CHECK(total(q) <= now);
    q = p;
    q.context_parallel *= 2;
    CHECK(total(q) <= now);
    q = p;
    q.sequence_parallel = true;
    CHECK(total(q) <= now);
    q = p;
    q.pipeline_parallel *= 2;
    // All ranks share sharded states anyway, and fewer of them then share the embedding of the first stage.
    if (p.sharding != sharding::fsdp) CHECK(total(q) <= now);
    if (p.micro_batch_size > 1) {
      q = p;
      q.micro_batch_size /= 2;
      CHECK(total(q) <= now);
    }
    if (p.recompute != recompute::full) {
      q = p;
      q.recompute = static_cast<recompute>(static_cast<int>(p.recompute) + 1);
      CHECK(total(q) <= now);
    }
  }
}

TEST_CASE("levers are legal, save memory, and stand in the order of their saving") {
  transformer m = gpt(32, 4096, 32);
  m.attention = attention_kernel::flash;
  plan p{};
  p.micro_batch_size = 4;
  p.tensor_parallel = 2;
  p.sequence_parallel = false;
  p.reshard_after_forward = false;
  training_setup const t = batch_of(1024, 8192);
  software_profile<> const profile{};
  cluster<> const c = job(64);
  REQUIRE_FALSE(find_plan_error(m, c, p, t));
  auto const now = memory_of(m, c, p, t, profile);
  REQUIRE_FALSE(fits(now, c.accelerator));
  auto const levers = memory_levers(m, c, p, t, profile);
  double last = 0.0;
  bool any_fits = false;
  std::array<bool, memory_lever_count> seen{};
  for (auto const& change : levers) {
    CHECK_FALSE(find_plan_error(m, c, change.changed, t));
    CHECK(change.memory.total() < now.total());
    CHECK(base_value(change.memory.total()) ==
          base_value(memory_of(m, c, change.changed, t, profile).total()));
    CHECK(base_value(change.memory.total()) >= last);
    CHECK(change.fits == fits(change.memory, c.accelerator));
    last = base_value(change.memory.total());
    any_fits = any_fits || change.fits;
    seen[static_cast<std::size_t>(change.lever)] = true;
  }
  CHECK(any_fits);
  auto const has = [&](memory_lever l) { return seen[static_cast<std::size_t>(l)]; };
  CHECK(has(memory_lever::recompute_full));
  CHECK(has(memory_lever::halve_micro_batch));
  CHECK(has(memory_lever::double_tensor));
  CHECK(has(memory_lever::sequence_parallel));
  CHECK(has(memory_lever::reshard_after_forward));
  CHECK_FALSE(has(memory_lever::recompute_selective));  // a fused kernel
  CHECK_FALSE(has(memory_lever::shard_more));           // all is sharded
}

TEST_CASE("a lever that would break a rule is not offered") {
  transformer m = gpt(32, 4096, 32);
  m.attention = attention_kernel::flash;
  plan p{};
  p.tensor_parallel = 8;
  // All eight accelerators are taken: nothing to take from data parallelism.
  for (auto const& change : memory_levers(m, job(8), p, batch_of(8), software_profile<>{})) {
    CHECK(change.lever != memory_lever::double_tensor);
    CHECK(change.lever != memory_lever::double_pipeline);
    CHECK(change.lever != memory_lever::halve_micro_batch);
  }
}
