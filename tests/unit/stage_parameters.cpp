#include <catch2/catch.hpp>

#include "scalekit/parallelism/stage_parameters.hpp"
#include "scalekit/training/data_parallel.hpp"
#include "scalekit/training/step.hpp"

using namespace scalekit;

namespace {

transformer llama_like(bool tied) {
  transformer m{};
  m.num_hidden_layers = 8;
  m.hidden_size = 1024;
  m.intermediate_size = 4096;
  m.num_attention_heads = 8;
  m.num_key_value_heads = 8;
  m.head_dim = 128;
  m.vocab_size = 50'000;
  m.tie_word_embeddings = tied;
  return m;
}

transformer sparse() {
  transformer m = llama_like(false);
  m.num_local_experts = 8;
  m.num_experts_per_tok = 2;
  m.moe_intermediate_size = 4096;
  return m;
}

double table_of(transformer const& m) { return static_cast<double>(m.vocab_size * m.hidden_size); }

double parameters_of(transformer const& m) { return static_cast<double>(total_parameters(m).value()); }

double held_by_all_stages(transformer const& m, plan const& p) {
  double all = 0.0;
  for (std::int64_t stage = 0; stage < p.pipeline_parallel; ++stage)
    all += parameters_of_stage(m, tensor_slice_of(m, p), p, stage).stage().total();
  return all;
}

// Links so wide that only memory traffic and products take time.
scenario<> memory_bound(transformer const& m, plan const& p, std::int64_t accelerators) {
  scenario<> s{};
  s.model = m;
  s.parallel = p;
  s.machine.accelerator.dense_peak[static_cast<std::size_t>(precision::bf16)] =
      dense(teraflops_per_second(100));
  s.machine.accelerator.memory_bandwidth = gigabytes_per_second(1000);
  s.machine.accelerator.compute_units = 100;
  s.machine.accelerators = accelerators;
  s.machine.node.accelerators = 8;
  s.machine.node.ring_bandwidth = one_way(terabytes_per_second(100));
  s.training.sequence_length = 1024;
  s.training.global_batch_size = 4 * accelerators;
  s.profile.optimizer_traffic = bytes(20.0);
  for (auto& span : s.profile.collectives.tuning.rules) {
    span[static_cast<std::size_t>(collective_algorithm::ring)]
        [static_cast<std::size_t>(wire_protocol::simple)]
            .share = 1.0;
  }
  return s;
}

double optimizer_seconds(scenario<> const& s) {
  REQUIRE_FALSE(find_plan_error(s.model, s.machine, s.parallel, s.training));
  return value_in(estimate_step(s).breakdown.optimizer, seconds);
}

}  // namespace

TEST_CASE("stages together hold the model, and a tied table twice") {
  for (bool const tied : {false, true}) {
    transformer const m = llama_like(tied);
    plan p{};
    CHECK(held_by_all_stages(m, p) == parameters_of(m));
    for (std::int64_t const stages : {2, 4, 5}) {
      p.pipeline_parallel = stages;
      CHECK(held_by_all_stages(m, p) == parameters_of(m) + (tied ? table_of(m) : 0.0));
    }
  }
  plan p{};
  CHECK(held_by_all_stages(sparse(), p) == parameters_of(sparse()));
}

TEST_CASE("the optimizer of a stage updates one table and not both") {
  transformer const m = llama_like(false);
  plan p{};
  p.sharding = sharding::none;
  p.pipeline_parallel = 2;
  double const layers = 4.0 * static_cast<double>(layer_parameters(m).value());
  // The last stage has the head's product too, and sets the pace.
  double const norm = static_cast<double>(m.hidden_size);
  CHECK(optimizer_seconds(memory_bound(m, p, 2)) == Approx((layers + table_of(m) + norm) * 20.0 / 1e12));
}

TEST_CASE("ranks that hold the same experts share their states, and no others do") {
  transformer const m = sparse();
  plan p{};
  p.sharding = sharding::zero1;
  p.expert_parallel = 4;
  double const experts = 8.0 * 2.0 * static_cast<double>(expert_parameters(m).value());
  double const rest = parameters_of(m) - 4.0 * experts;
  CHECK(optimizer_seconds(memory_bound(m, p, 16)) == Approx((rest / 16.0 + experts / 4.0) * 20.0 / 1e12));
  // In groups of eight, two ranks of a group hold the same experts.
  p.shard_group = 8;
  CHECK(optimizer_seconds(memory_bound(m, p, 16)) == Approx((rest / 8.0 + experts / 2.0) * 20.0 / 1e12));
  // Groups no larger than the expert-parallel degree share no experts.
  p.shard_group = 2;
  CHECK(optimizer_seconds(memory_bound(m, p, 16)) == Approx((rest / 2.0 + experts) * 20.0 / 1e12));
}

TEST_CASE("gradients of experts are reduced among the ranks that hold them") {
  transformer const m = sparse();
  plan p{};
  p.sharding = sharding::none;
  p.expert_parallel = 8;
  scenario<> s = memory_bound(m, p, 8);
  s.machine.node.ring_bandwidth = one_way(gigabytes_per_second(100));
  auto const links = fabric_of(s.machine);
  data_communication<> const data(s.machine, links, p, s.training, s.profile);
  // Eight ranks hold eight different experts: there is nothing to reduce.
  CHECK(base_value(data.reduce({0.0, 1e9})) == 0.0);
  // 2 x 7/8 of 4 bytes through 100 GB/s for the rest.
  CHECK(value_in(data.reduce({1e9, 0.0}), seconds) == Approx(2.0 * 7.0 / 8.0 * 4e9 / 100e9));
  p.expert_parallel = 2;
  data_communication<> const fewer(s.machine, links, p, s.training, s.profile);
  CHECK(value_in(fewer.reduce({0.0, 1e9}), seconds) == Approx(2.0 * 3.0 / 4.0 * 4e9 / 100e9));
  p.expert_parallel = 1;
  data_communication<> const one(s.machine, links, p, s.training, s.profile);
  CHECK(value_in(one.reduce({6e8, 4e8}), seconds) == Approx(2.0 * 7.0 / 8.0 * 4e9 / 100e9));
}

TEST_CASE("a heavier stage ends the step where the drain does not cover its reduction") {
  transformer m = llama_like(true);
  m.vocab_size = 8;
  plan p{};
  p.sharding = sharding::none;
  p.pipeline_parallel = 4;
  scenario<> s = memory_bound(m, p, 64);
  s.training.global_batch_size = 16 * 4;
  s.profile.data_overlap = 0.0;
  s.machine.network.bandwidth = per_accelerator(one_way(gigabytes_per_second(1)));
  s.machine.network.efficiency = 1.0;
  auto const exposed = [&](std::int64_t layers) {
    s.model.num_hidden_layers = layers;
    REQUIRE_FALSE(find_plan_error(s.model, s.machine, s.parallel, s.training));
    return value_in(estimate_step(s).breakdown.exposed_data, seconds);
  };
  // Two layers on every stage; then one on the ends, so that the middle ones end last, a backward pass of the first
  // earlier: a reduction of seconds beside passes of milliseconds.
  double const even = exposed(8);
  double const uneven = exposed(6);
  // The drain covers one backward pass of the first stage, gradients of weights included; the tables differ by 8 rows.
  plan const& q = s.parallel;
  auto const layer = layer_time(s.model, tensor_slice_of(s.model, q), token_slice_of(q, s.training), q,
                                s.training, s.machine.accelerator, s.profile.kernels);
  CHECK(even - uneven == Approx(value_in(layer.backward.total(), seconds)).margin(2e-5));
  // Weight gradients fill the drain of this schedule.
  s.parallel.schedule = pipeline_schedule::zero_bubble;
  CHECK(exposed(6) == Approx(even).epsilon(1e-3));
}

TEST_CASE("waiting covers a reduction without slowing products") {
  // Half of the pass waits: only what runs beside products is slowed.
  busy_stretch<> const window{seconds(1.0), seconds(1.0)};
  software_profile<> profile{};
  profile.contention = 0.5;
  profile.data_overlap = 1.0;
  auto const all = beside(window, seconds(3.0), profile);
  CHECK(value_in(all.contention, seconds) == Approx(1.0));  // a second of products lasts two
  CHECK(value_in(all.exposed, seconds) == Approx(0.0).margin(1e-12));
  auto const only_waiting = beside(busy_stretch<>{seconds(0.0), seconds(2.0)}, seconds(1.0), profile);
  CHECK(value_in(only_waiting.contention, seconds) == 0.0);
}
