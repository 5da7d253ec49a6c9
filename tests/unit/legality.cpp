#include <catch2/catch.hpp>

#include "scalekit/parallelism/legality.hpp"

using namespace scalekit;

namespace {

struct parts {
  transformer model{};
  cluster<> machine{};
  scalekit::plan plan{};
  training_setup training{};

  parts() {
    model.num_hidden_layers = 32;
    model.hidden_size = 4096;
    model.intermediate_size = 11008;
    model.num_attention_heads = 32;
    model.num_key_value_heads = 8;
    model.head_dim = 128;
    model.vocab_size = 32000;
    machine.accelerator.dense_peak[static_cast<std::size_t>(precision::bf16)] =
        dense(teraflops_per_second(1));
    machine.accelerators = 64;
    machine.node.accelerators = 8;
    training.sequence_length = 4096;
    training.global_batch_size = 128;
  }
  [[nodiscard]] std::optional<plan_error> error() const {
    return find_plan_error(model, machine, plan, training);
  }
};

void expect(parts const& p, std::string_view code, scenario_field field) {
  auto const e = p.error();
  REQUIRE(e);
  CHECK(e->text().code == code);
  CHECK(pointer_to(e->field) == pointer_to(field));
  CHECK_FALSE(e->text().sentence.empty());
}

}  // namespace

TEST_CASE("a legal scenario has no error") { CHECK_FALSE(parts{}.error()); }

TEST_CASE("every rule of a plan is broken by a scenario that breaks it") {
  parts p;
  p.machine.accelerators = 0;
  expect(p, "value_out_of_range", scenario_field::system_accelerators);
  p = {};
  p.model.hidden_size = 1'000'000'000;
  expect(p, "value_out_of_range", scenario_field::hidden_size);
  p = {};
  p.model.head_dim = 100'000;
  expect(p, "value_out_of_range", scenario_field::num_attention_heads);
  p = {};
  p.model.num_key_value_heads = 5;
  expect(p, "key_value_heads_do_not_divide_heads", scenario_field::num_key_value_heads);
  p = {};
  p.model.norms_per_layer = 9;
  expect(p, "value_out_of_range", scenario_field::norms_per_layer);
  p = {};
  p.model.learned_positions = -1;
  expect(p, "value_out_of_range", scenario_field::learned_positions);
  p = {};
  p.plan.tensor_parallel = 3;
  expect(p, "tensor_parallel_does_not_divide_heads", scenario_field::tensor_parallel);
  p = {};
  p.model.num_attention_heads = 24;
  p.model.num_key_value_heads = 8;
  p.plan.tensor_parallel = 12;
  expect(p, "tensor_parallel_does_not_divide_key_value_heads", scenario_field::tensor_parallel);
  p = {};
  p.model.intermediate_size = 11006;
  p.plan.tensor_parallel = 4;
  expect(p, "tensor_parallel_does_not_divide_intermediate_size", scenario_field::tensor_parallel);
  p = {};
  p.machine.accelerators = 12;
  p.plan.tensor_parallel = 8;
  expect(p, "model_parallel_does_not_divide_accelerators", scenario_field::tensor_parallel);
  p.plan.tensor_parallel = 4;
  p.plan.pipeline_parallel = 2;
  expect(p, "model_parallel_does_not_divide_accelerators", scenario_field::pipeline_parallel);
  // One stage would leave three replicas, among which 128 sequences cannot be divided.
  CHECK(p.error()->nearest_count == 1);
  CHECK(p.error()->nearest[0] == 3.0);
  p.plan.pipeline_parallel = 3;
  p.plan.context_parallel = 2;
  expect(p, "model_parallel_does_not_divide_accelerators", scenario_field::context_parallel);
  p = {};
  p.training.global_batch_size = 100;
  expect(p, "micro_batch_does_not_divide_batch", scenario_field::global_batch_size);
  p = {};
  p.training.precision = precision::fp16;
  expect(p, "precision_not_supported", scenario_field::precision);
  p = {};
  p.training.precision = precision::fp8;
  expect(p, "precision_not_supported", scenario_field::precision);
  p = {};
  p.training.precision = precision::tf32;
  expect(p, "not_modelled", scenario_field::precision);
  p = {};
  p.plan.pipeline_parallel = 64;
  expect(p, "pipeline_parallel_does_not_divide_layers", scenario_field::pipeline_parallel);
  p = {};
  p.model.num_hidden_layers = 10;
  p.plan.pipeline_parallel = 8;
  expect(p, "pipeline_parallel_does_not_divide_layers", scenario_field::pipeline_parallel);
  p = {};
  p.plan.virtual_stages = 2;
  expect(p, "schedule_does_not_match_virtual_stages", scenario_field::virtual_stages);
  p.plan.schedule = pipeline_schedule::interleaved;
  expect(p, "schedule_does_not_match_virtual_stages", scenario_field::pipeline_parallel);
  p.plan.virtual_stages = 1;
  expect(p, "schedule_does_not_match_virtual_stages", scenario_field::schedule);
  CHECK(p.error()->nearest[0] == static_cast<double>(pipeline_schedule::one_forward_one_backward));
  p = {};
  p.plan.pipeline_parallel = 4;
  p.plan.schedule = pipeline_schedule::interleaved;
  expect(p, "schedule_does_not_match_virtual_stages", scenario_field::virtual_stages);
  p.plan.virtual_stages = 9;
  expect(p, "virtual_stages_do_not_divide_layers", scenario_field::virtual_stages);
  p.plan.virtual_stages = 2;
  p.training.global_batch_size = 16 * 6;
  expect(p, "stages_do_not_divide_micro_batches", scenario_field::global_batch_size);
  p = {};
  p.plan.context_parallel = 64;
  p.training.sequence_length = 4160;
  expect(p, "context_parallel_does_not_divide_sequence", scenario_field::context_parallel);
  p = {};
  p.plan.shard_group = 8;
  expect(p, "shard_group_does_not_divide_data_parallel", scenario_field::shard_group);
  p.plan.sharding = sharding::hsdp;
  p.plan.shard_group = 48;
  expect(p, "shard_group_does_not_divide_data_parallel", scenario_field::shard_group);
  p = {};
  p.plan.expert_parallel = 2;
  expect(p, "expert_parallel_without_experts", scenario_field::expert_parallel);
  p = {};
  p.plan.gradient_precision = precision::fp8;
  expect(p, "not_modelled", scenario_field::gradient_precision);
}

TEST_CASE("every kind of plan has a legal scenario") {
  parts p;
  for (auto const sharding : {sharding::none, sharding::zero1, sharding::zero2, sharding::fsdp}) {
    p.plan.sharding = sharding;
    CHECK_FALSE(p.error());
  }
  p.plan.sharding = sharding::hsdp;
  p.plan.shard_group = 8;
  CHECK_FALSE(p.error());
  p = {};
  p.plan.pipeline_parallel = 4;
  for (auto const schedule : {pipeline_schedule::one_forward_one_backward, pipeline_schedule::gpipe,
                              pipeline_schedule::zero_bubble}) {
    p.plan.schedule = schedule;
    CHECK_FALSE(p.error());
  }
  p.plan.schedule = pipeline_schedule::interleaved;
  p.plan.virtual_stages = 4;
  CHECK_FALSE(p.error());
  p = {};
  // The ends have a layer less.
  p.model.num_hidden_layers = 30;
  p.plan.pipeline_parallel = 4;
  CHECK_FALSE(p.error());
  p = {};
  p.plan.context_parallel = 8;
  p.plan.tensor_parallel = 4;
  CHECK_FALSE(p.error());
  p = {};
  p.model.attention = attention_kernel::unfused;
  p.plan.recompute = recompute::selective;
  CHECK_FALSE(p.error());
}

TEST_CASE("a mixture of experts has to be a sound one") {
  parts sound;
  sound.model.num_local_experts = 8;
  sound.model.num_experts_per_tok = 2;
  sound.model.moe_intermediate_size = 14336;
  CHECK_FALSE(sound.error());
  parts p = sound;
  p.plan.expert_parallel = 8;
  CHECK_FALSE(p.error());
  p.plan.expert_parallel = 3;
  expect(p, "expert_parallel_does_not_divide_experts", scenario_field::expert_parallel);
  p.plan.expert_parallel = 8;
  p.machine.accelerators = 4;
  expect(p, "expert_parallel_does_not_divide_data_parallel", scenario_field::expert_parallel);
  p = sound;
  p.model.num_local_experts = 12;
  p.machine.accelerators = 48;
  p.training.global_batch_size = 48;
  p.plan.sharding = sharding::hsdp;
  p.plan.shard_group = 8;
  p.plan.expert_parallel = 6;
  expect(p, "expert_parallel_does_not_match_shard_group", scenario_field::expert_parallel);
  CHECK(p.error()->nearest[0] == 4.0);
  p = sound;
  p.model.num_local_experts = largest_expert_count + 1;
  expect(p, "value_out_of_range", scenario_field::num_local_experts);
  p = sound;
  p.model.num_experts_per_tok = 9;
  expect(p, "value_out_of_range", scenario_field::num_experts_per_tok);
  p = sound;
  p.model.n_shared_experts = -1;
  expect(p, "value_out_of_range", scenario_field::n_shared_experts);
  p = sound;
  p.model.moe_intermediate_size = 0;
  expect(p, "value_out_of_range", scenario_field::moe_intermediate_size);
  p = sound;
  p.model.moe_layer_freq = 33;
  expect(p, "value_out_of_range", scenario_field::moe_layer_freq);
  // More parameters than 64 bits count.
  p = sound;
  p.model.num_hidden_layers = largest_dimension;
  p.model.hidden_size = largest_dimension;
  p.model.moe_intermediate_size = largest_dimension;
  p.model.num_local_experts = 64;
  expect(p, "value_out_of_range", scenario_field::num_local_experts);
}

TEST_CASE("the nearest values of a broken degree are legal") {
  for (std::int64_t heads : {12, 24, 32, 48, 96}) {
    for (std::int64_t key_value_heads : {heads, heads / 4}) {
      for (std::int64_t count : {8, 12, 64, 96}) {
        for (std::int64_t degree = 1; degree <= 2 * heads; ++degree) {
          parts p;
          p.model.num_attention_heads = heads;
          p.model.num_key_value_heads = key_value_heads;
          p.model.intermediate_size = 9216;
          p.machine.accelerators = count;
          p.training.global_batch_size = count * 96;
          p.plan.tensor_parallel = degree;
          auto const e = p.error();
          if (!e || e->field != scenario_field::tensor_parallel) continue;
          CAPTURE(heads, key_value_heads, count, degree);
          REQUIRE(e->nearest_count > 0);
          for (std::size_t i = 0; i < e->nearest_count; ++i) {
            auto q = p;
            q.plan.tensor_parallel = static_cast<std::int64_t>(e->nearest[i]);
            REQUIRE_FALSE(q.error());
          }
        }
      }
    }
  }
}

TEST_CASE("the nearest batches are whole numbers of micro-batches") {
  parts p;
  p.training.global_batch_size = 100;
  auto const e = p.error();
  REQUIRE(e);
  CHECK(e->nearest_count == 2);
  CHECK(e->nearest[0] == 64.0);
  CHECK(e->nearest[1] == 128.0);
}
