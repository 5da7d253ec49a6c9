#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/observation_record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<observation_alternative, 7> observations_jax_pax_gpt_126m_a100_sxm4_80gb_64_xla_alternatives{{
    {.pointer = "/plan/recompute", .value = "none"},
    {.pointer = "/plan/recompute", .value = "selective"},
    {.pointer = "/plan/recompute", .value = "full"},
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

inline constexpr std::array<observation_alternative, 6> observations_jax_pax_gpt_126m_a100_sxm4_80gb_64_te_alternatives{{
    {.pointer = "/plan/recompute", .value = "none"},
    {.pointer = "/plan/recompute", .value = "full"},
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

inline constexpr std::array<observation_alternative, 6> observations_jax_pax_gpt_5b_a100_sxm4_80gb_256_xla_alternatives{{
    {.pointer = "/plan/recompute", .value = "selective"},
    {.pointer = "/plan/recompute", .value = "full"},
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

inline constexpr std::array<observation_alternative, 6> observations_jax_pax_gpt_5b_a100_sxm4_80gb_256_te_alternatives{{
    {.pointer = "/plan/recompute", .value = "none"},
    {.pointer = "/plan/recompute", .value = "full"},
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

inline constexpr std::array<observation_alternative, 4> observations_jax_pax_gpt_175b_a100_sxm4_80gb_256_xla_alternatives{{
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

inline constexpr std::array<observation_alternative, 4> observations_jax_pax_gpt_175b_a100_sxm4_80gb_256_te_alternatives{{
    {.pointer = "/plan/gradient_precision", .value = "bf16"},
    {.pointer = "/plan/gradient_precision", .value = "fp32"},
    {.pointer = "/model/attention", .value = "flash"},
    {.pointer = "/model/attention", .value = "unfused"},
}};

}  // namespace detail

inline constexpr std::array<observation_record, 6> observations_jax_pax{{
    {.id = "gpt-126m-a100-sxm4-80gb-64-xla", .cell = "jax_pax|a100-sxm4|gpt-126m|64|bf16", .flags = 64, .fitted = true, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 12, .hidden_size = 768, .intermediate_size = 3072, .num_attention_heads = 12, .num_key_value_heads = 12, .head_dim = 64, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "unfused", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 64, .accelerators_per_node = 8, .sharding = "none", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 4, .recompute = "none", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 256, .tokens_per_s_per_accelerator = 56361.6, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_126m_a100_sxm4_80gb_64_xla_alternatives},
    {.id = "gpt-126m-a100-sxm4-80gb-64-te", .cell = "jax_pax|a100-sxm4|gpt-126m|64|bf16", .flags = 64, .fitted = true, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 12, .hidden_size = 768, .intermediate_size = 3072, .num_attention_heads = 12, .num_key_value_heads = 12, .head_dim = 64, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "flash", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 64, .accelerators_per_node = 8, .sharding = "none", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 4, .recompute = "none", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 256, .tokens_per_s_per_accelerator = 74873.6, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_126m_a100_sxm4_80gb_64_te_alternatives},
    {.id = "gpt-5b-a100-sxm4-80gb-256-xla", .cell = "jax_pax|a100-sxm4|gpt-5b|256|bf16", .flags = 64, .fitted = false, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 24, .hidden_size = 4096, .intermediate_size = 16384, .num_attention_heads = 32, .num_key_value_heads = 32, .head_dim = 128, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "unfused", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 256, .accelerators_per_node = 8, .sharding = "fsdp", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 8, .recompute = "selective", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 2048, .tokens_per_s_per_accelerator = 3723.6, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_5b_a100_sxm4_80gb_256_xla_alternatives},
    {.id = "gpt-5b-a100-sxm4-80gb-256-te", .cell = "jax_pax|a100-sxm4|gpt-5b|256|bf16", .flags = 64, .fitted = false, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 24, .hidden_size = 4096, .intermediate_size = 16384, .num_attention_heads = 32, .num_key_value_heads = 32, .head_dim = 128, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "flash", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 256, .accelerators_per_node = 8, .sharding = "fsdp", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 8, .recompute = "none", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 2048, .tokens_per_s_per_accelerator = 4790.64, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_5b_a100_sxm4_80gb_256_te_alternatives},
    {.id = "gpt-175b-a100-sxm4-80gb-256-xla", .cell = "jax_pax|a100-sxm4|gpt-175b|256|bf16", .flags = 64, .fitted = false, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 96, .hidden_size = 12288, .intermediate_size = 49152, .num_attention_heads = 96, .num_key_value_heads = 96, .head_dim = 128, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "unfused", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 256, .accelerators_per_node = 8, .sharding = "fsdp", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 6, .recompute = "full", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 1536, .tokens_per_s_per_accelerator = 146.32, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_175b_a100_sxm4_80gb_256_xla_alternatives},
    {.id = "gpt-175b-a100-sxm4-80gb-256-te", .cell = "jax_pax|a100-sxm4|gpt-175b|256|bf16", .flags = 64, .fitted = false, .scored = true, .fits = true, .model = "", .shape = {.id = "", .name = "", .assumed_shape = false, .recalled_shape = false, .num_hidden_layers = 96, .hidden_size = 12288, .intermediate_size = 49152, .num_attention_heads = 96, .num_key_value_heads = 96, .head_dim = 128, .vocab_size = 50304, .tie_word_embeddings = true, .gated_mlp = false, .attention = "flash", .parallel_attention = false, .qkv_bias = true, .attention_output_bias = true, .mlp_bias = true, .norm = "layernorm", .norm_bias = true, .norms_per_layer = 2, .final_norm = true, .embedding_norm = false, .learned_positions = 2048, .learned_positions_follow_sequence = false, .num_local_experts = 0, .num_experts_per_tok = 0, .n_shared_experts = 0, .moe_intermediate_size = 0, .moe_layer_freq = 1, .published_parameters = not_published}, .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .network_bandwidth_bytes_per_s = not_published, .network_efficiency = not_published, .accelerators = 256, .accelerators_per_node = 8, .sharding = "fsdp", .shard_group = 0, .tensor_parallel = 1, .sequence_parallel = false, .pipeline_parallel = 1, .virtual_stages = 1, .schedule = "1f1b", .context_parallel = 1, .expert_parallel = 1, .micro_batch_size = 6, .recompute = "full", .reshard_after_forward = true, .precision = "bf16", .gradient_precision = "bf16", .sequence_length = 2048, .global_batch_size = 1536, .tokens_per_s_per_accelerator = 156.96, .step_time_s = not_published, .memory_per_accelerator_bytes = not_published, .state_memory_per_accelerator_bytes = not_published, .activation_memory_per_accelerator_bytes = not_published, .layer_forward_time_s = not_published, .layer_backward_time_s = not_published, .throughput_kind = "derived", .source = "jax-toolbox-pax", .locator = "performance table", .alternatives = detail::observations_jax_pax_gpt_175b_a100_sxm4_80gb_256_te_alternatives},
}};

}  // namespace scalekit::catalog
