#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/observation_record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<observation_alternative, 6> observations_palm_palm_540b_tpu_v4_6144_alternatives{{
    {.pointer = "/plan/recompute", .value = "none"},
    {.pointer = "/plan/recompute", .value = "selective"},
    {.pointer = "/plan/recompute", .value = "full"},
    {.pointer = "/plan/micro_batch_size", .value = "1"},
    {.pointer = "/plan/micro_batch_size", .value = "2"},
    {.pointer = "/plan/micro_batch_size", .value = "4"},
}};

}  // namespace detail

inline constexpr std::array<observation_record, 1> observations_palm{{
    {.id = "palm-540b-tpu-v4-6144", .cell = "palm|tpu v4|palm-540b|6144|bf16", .flags = 4160, .fitted = false, .scored = false, .fits = true, .model = "palm-540b", .shape = {.id = "palm-540b", .name = "PaLM 540B", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 118, .hidden_size = 18432, .intermediate_size = 73728, .num_attention_heads = 48, .num_key_value_heads = 1, .head_dim = 256, .vocab_size = 256000, .tie_word_embeddings = true, .gated_mlp = true, .attention = "flash", .parallel_attention = true, .qkv_bias = false, .attention_output_bias = false, .mlp_bias = false, .norm = "layernorm", .norm_bias = false, .norms_per_layer = 1, .final_norm = true, .embedding_norm = false, .learned_positions = 0, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = 540350000000.0}, .accelerator = "tpu-v4", .node = "tpu-v4-host", .network = "ici-v4", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 6144, .accelerators_per_node = 4, .sharding = "hsdp", .shard_group = 256, .tensor_parallel = 12, .sequence_parallel = true, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 4, .recompute = "full", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "fp32", .sequence_length = 2048, .global_batch_size = 2048, .tokens_per_s_per_accelerator = 38.7858, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "palm", .locator = "section 4, training efficiency", .alternatives = detail::observations_palm_palm_540b_tpu_v4_6144_alternatives},
}};

}  // namespace scalekit::catalog
