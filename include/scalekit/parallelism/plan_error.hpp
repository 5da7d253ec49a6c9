#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace scalekit {

/// Fields of a scenario that a rule can be broken in.
enum class scenario_field : std::uint8_t {
  model,
  num_hidden_layers,
  hidden_size,
  intermediate_size,
  num_attention_heads,
  num_key_value_heads,
  head_dim,
  vocab_size,
  learned_positions,
  norms_per_layer,
  num_local_experts,
  num_experts_per_tok,
  n_shared_experts,
  moe_intermediate_size,
  moe_layer_freq,
  attention,
  system_accelerators,
  accelerators_per_node,
  sharding,
  shard_group,
  tensor_parallel,
  pipeline_parallel,
  virtual_stages,
  schedule,
  context_parallel,
  expert_parallel,
  micro_batch_size,
  recompute,
  prefetch,
  gradient_precision,
  sequence_length,
  global_batch_size,
  precision,
};

/// JSON pointers of the fields, in the order of `scenario_field`.
inline constexpr std::array<std::string_view, 33> scenario_field_pointers{
    "/model",
    "/model/num_hidden_layers",
    "/model/hidden_size",
    "/model/intermediate_size",
    "/model/num_attention_heads",
    "/model/num_key_value_heads",
    "/model/head_dim",
    "/model/vocab_size",
    "/model/learned_positions",
    "/model/norms_per_layer",
    "/model/num_local_experts",
    "/model/num_experts_per_tok",
    "/model/n_shared_experts",
    "/model/moe_intermediate_size",
    "/model/moe_layer_freq",
    "/model/attention",
    "/system/accelerators",
    "/system/accelerators_per_node",
    "/plan/sharding",
    "/plan/shard_group",
    "/plan/tensor_parallel",
    "/plan/pipeline_parallel",
    "/plan/virtual_stages",
    "/plan/schedule",
    "/plan/context_parallel",
    "/plan/expert_parallel",
    "/plan/micro_batch_size",
    "/plan/recompute",
    "/plan/prefetch",
    "/plan/gradient_precision",
    "/training/sequence_length",
    "/training/global_batch_size",
    "/training/precision",
};

[[nodiscard]] constexpr std::string_view pointer_to(scenario_field f) noexcept {
  return scenario_field_pointers[static_cast<std::size_t>(f)];
}

/// Every way in which a scenario can be illegal.
enum class plan_error_code : std::uint8_t {
  value_out_of_range,
  key_value_heads_do_not_divide_heads,
  model_parallel_does_not_divide_accelerators,
  tensor_parallel_does_not_divide_heads,
  tensor_parallel_does_not_divide_key_value_heads,
  tensor_parallel_does_not_divide_intermediate_size,
  pipeline_parallel_does_not_divide_layers,
  virtual_stages_do_not_divide_layers,
  schedule_does_not_match_virtual_stages,
  stages_do_not_divide_micro_batches,
  context_parallel_does_not_divide_sequence,
  shard_group_does_not_divide_data_parallel,
  expert_parallel_without_experts,
  expert_parallel_does_not_divide_experts,
  expert_parallel_does_not_divide_data_parallel,
  expert_parallel_does_not_match_shard_group,
  micro_batch_does_not_divide_batch,
  precision_not_supported,
  not_modelled,
};

struct plan_error_text {
  std::string_view code;
  std::string_view sentence;
};

/// Codes and sentences, in the order of `plan_error_code`; shared by every front end.
inline constexpr std::array<plan_error_text, 19> plan_error_texts{{
    {"value_out_of_range", "the value lies outside the range that the model holds for"},
    {"key_value_heads_do_not_divide_heads",
     "the number of attention heads is not a multiple of the number of key-value heads"},
    {"model_parallel_does_not_divide_accelerators",
     "the product of tensor, pipeline and context degrees does not divide the number of accelerators"},
    {"tensor_parallel_does_not_divide_heads",
     "the tensor-parallel degree does not divide the number of attention heads"},
    {"tensor_parallel_does_not_divide_key_value_heads",
     "the tensor-parallel degree neither divides nor is a multiple of the number of key-value heads"},
    {"tensor_parallel_does_not_divide_intermediate_size",
     "the tensor-parallel degree does not divide the intermediate size"},
    {"pipeline_parallel_does_not_divide_layers",
     "the layers cannot be dealt out so that every stage has some and the ends have at most as many as the "
     "others"},
    {"virtual_stages_do_not_divide_layers",
     "the layers cannot be dealt out so that every virtual stage has some and the ends have at most as many "
     "as the others"},
    {"schedule_does_not_match_virtual_stages",
     "the interleaved schedule, and no other, has several virtual stages, and it needs several stages"},
    {"stages_do_not_divide_micro_batches",
     "the interleaved schedule needs a number of micro-batches that is a multiple of the pipeline stages"},
    {"context_parallel_does_not_divide_sequence",
     "the sequence cannot be cut into two equal parts for every context-parallel rank"},
    {"shard_group_does_not_divide_data_parallel",
     "the shard group does not divide the data-parallel ranks, or the sharding has no shard groups"},
    {"expert_parallel_without_experts", "the model has no experts to share out"},
    {"expert_parallel_does_not_divide_experts",
     "the expert-parallel degree does not divide the number of experts"},
    {"expert_parallel_does_not_divide_data_parallel",
     "the expert-parallel degree does not divide the data-parallel degree"},
    {"expert_parallel_does_not_match_shard_group",
     "of the expert-parallel degree and the shard group, neither divides the other"},
    {"micro_batch_does_not_divide_batch",
     "the global batch is not a whole number of micro-batches for every data-parallel rank"},
    {"precision_not_supported", "the accelerator has no matrix product in this precision"},
    {"not_modelled", "this version does not model it"},
}};

/// A broken rule: what, where, and the nearest values that would be legal.
///
/// For enumerations `nearest` holds the enumerators' values.
struct plan_error {
  plan_error_code code = plan_error_code::value_out_of_range;
  scenario_field field = scenario_field::model;
  double got = 0.0;
  std::array<double, 2> nearest{};
  std::uint8_t nearest_count = 0;

  [[nodiscard]] constexpr plan_error_text const& text() const noexcept {
    return plan_error_texts[static_cast<std::size_t>(code)];
  }
};

}  // namespace scalekit
