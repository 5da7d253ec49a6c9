#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/observation_record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<observation_record, 1> observations_ornl_log{{
    {.id = "gpt-175b-mi250x-gcd-128-t4-p16", .cell = "ornl_log|mi250x gcd|gpt-175b|128|fp16", .flags = 2, .fitted = false, .scored = false, .fits = true, .model = "ornl-gpt-175b", .shape = {.id = "ornl-gpt-175b", .name = "Frontier study GPT 175B", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 96, .hidden_size = 12288, .intermediate_size = 49152, .num_attention_heads = 96, .num_key_value_heads = 96, .head_dim = 128, .vocab_size = 50688, .tie_word_embeddings = true, .gated_mlp = false, .attention = "flash", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "mi250x-gcd", .node = "frontier-node", .network = "slingshot-11", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 128, .accelerators_per_node = 8, .sharding = "zero1", .shard_group = 0, .tensor_parallel = 4, .sequence_parallel = false, .pipeline_parallel = 16, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 1, .recompute = "full", .reshard_after_forward = true, .precision = "fp16", .gradient_precision = "fp16", .sequence_length = 2048, .global_batch_size = 320, .tokens_per_s_per_accelerator = 26.0295, .step_time_s = 196.7, .memory_per_accelerator_bytes = 35548823552.0, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "ornl-megatron-deepspeed", .locator = "median of iterations 1 to 5", .alternatives = {}},
}};

}  // namespace scalekit::catalog
