#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/training_run_record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<study_assumption_record, 1> training_runs_bloom_176b_training_assumptions{{
    {.pointer = "/plan/gradient_precision", .rule = "Not published in what was read."},
}};

inline constexpr std::array<study_assumption_record, 2> training_runs_forge_l_training_assumptions{{
    {.pointer = "/plan/recompute", .rule = "The configuration turns checkpointing on."},
    {.pointer = "/plan/sequence_parallel", .rule = "The code does not have it."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_llama2_13b_training_assumptions{{
    {.pointer = "/system/accelerators", .rule = "Not published for the size; the report compares clusters of up to 2,000."},
    {.pointer = "/system/network", .rule = "One of two kinds of cluster that the operator used."},
    {.pointer = "/plan", .rule = "Not published. Parameters sharded over all, no recomputation: it fits."},
    {.pointer = "/training/global_batch_size", .rule = "4 M tokens, recalled."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_llama2_70b_training_assumptions{{
    {.pointer = "/system/accelerators", .rule = "Not published for the size; the report compares clusters of up to 2,000."},
    {.pointer = "/system/network", .rule = "One of two kinds of cluster that the operator used."},
    {.pointer = "/plan", .rule = "Not published. Tensor parallelism in the node and four stages: it fits."},
    {.pointer = "/training/global_batch_size", .rule = "4 M tokens, recalled."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_llama2_7b_training_assumptions{{
    {.pointer = "/system/accelerators", .rule = "Not published for the size; the report compares clusters of up to 2,000."},
    {.pointer = "/system/network", .rule = "One of two kinds of cluster that the operator used."},
    {.pointer = "/plan", .rule = "Not published. Parameters sharded over all, no recomputation: it fits."},
    {.pointer = "/training/global_batch_size", .rule = "4 M tokens, recalled."},
}};

inline constexpr std::array<study_assumption_record, 3> training_runs_llama3_405b_training_assumptions{{
    {.pointer = "/plan/virtual_stages", .rule = "Published as interleaved; the most chunks up to six that divide its layers are assumed."},
    {.pointer = "/plan/sharding", .rule = "Published as FSDP whose parameters are not gathered again; states sharded over the replicas."},
    {.pointer = "/plan/recompute", .rule = "Published: none for most of the training."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_llama3_70b_training_assumptions{{
    {.pointer = "/system/accelerators", .rule = "Not published for the size."},
    {.pointer = "/system/network", .rule = "One of two kinds of cluster that the operator used."},
    {.pointer = "/plan", .rule = "Not published. Tensor parallelism in the node, four stages: it fits."},
    {.pointer = "/training/global_batch_size", .rule = "16 M tokens, as the later phase of 405B."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_llama3_8b_training_assumptions{{
    {.pointer = "/system/accelerators", .rule = "Not published for the size."},
    {.pointer = "/system/network", .rule = "One of two kinds of cluster that the operator used."},
    {.pointer = "/plan", .rule = "Not published. Parameters sharded over all, no recomputation: it fits."},
    {.pointer = "/training/global_batch_size", .rule = "16 M tokens, as the later phase of 405B."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_olmo_7b_training_a100_assumptions{{
    {.pointer = "/model", .rule = "Recalled: 32 layers of 4,096."},
    {.pointer = "/plan/recompute", .rule = "Not published."},
    {.pointer = "/plan/micro_batch_size", .rule = "Recalled."},
    {.pointer = "/training/global_batch_size", .rule = "4 M tokens, in whole micro-batches for 216 accelerators."},
}};

inline constexpr std::array<study_assumption_record, 5> training_runs_olmo_7b_training_mi250x_assumptions{{
    {.pointer = "/model", .rule = "Recalled: 32 layers of 4,096."},
    {.pointer = "/system/accelerators", .rule = "1,024 modules of two dies."},
    {.pointer = "/plan/recompute", .rule = "Not published."},
    {.pointer = "/plan/micro_batch_size", .rule = "Recalled."},
    {.pointer = "/training/global_batch_size", .rule = "4 M tokens."},
}};

inline constexpr std::array<study_assumption_record, 4> training_runs_opt_175b_training_assumptions{{
    {.pointer = "/model", .rule = "The same shape but for the vocabulary."},
    {.pointer = "/plan/micro_batch_size", .rule = "Recalled."},
    {.pointer = "/plan/recompute", .rule = "Not published in what was read."},
    {.pointer = "/training/global_batch_size", .rule = "2 M tokens, in whole micro-batches."},
}};

}  // namespace detail

inline constexpr std::array<training_run_record, 11> training_runs{{
    {.id = "bloom-176b-training", .name = "BLOOM 176B", .source = "luccioni-2022", .energy_basis = "rated_power", .scenario = "{\"model\": \"bloom-176b\", \"system\": {\"accelerator\": \"a100-sxm4-80gb\", \"accelerators\": 384, \"node\": \"jean-zay-a100-node\", \"network\": \"omni-path-100\"}, \"plan\": {\"sharding\": \"zero1\", \"tensor_parallel\": 4, \"pipeline_parallel\": 12, \"micro_batch_size\": 2, \"recompute\": \"full\", \"gradient_precision\": \"bf16\"}, \"training\": {\"sequence_length\": 2048, \"global_batch_size\": 2048, \"precision\": \"bf16\"}}", .tokens = 366000000000.0, .tokens_kind = "recalled", .accelerator_time_accelerator_s = not_published, .energy_j = 1558800000000.0, .carbon_g_co2e = 25000000.0, .assumptions = detail::training_runs_bloom_176b_training_assumptions},
    {.id = "forge-l-training", .name = "FORGE-L 22B on Frontier", .source = "forge", .energy_basis = "measured", .scenario = "{\"model\": \"ornl-gpt-22b\", \"system\": {\"system\": \"frontier\", \"accelerator\": \"mi250x-gcd\", \"network\": \"slingshot-11\", \"accelerators\": 1024}, \"plan\": {\"sharding\": \"zero1\", \"tensor_parallel\": 2, \"micro_batch_size\": 16, \"recompute\": \"full\", \"sequence_parallel\": false}, \"training\": {\"sequence_length\": 2048, \"global_batch_size\": 8192, \"precision\": \"bf16\"}}", .tokens = 256691404800.0, .tokens_kind = "derived", .accelerator_time_accelerator_s = 940032000.0, .energy_j = 176040000000.0, .carbon_g_co2e = not_published, .assumptions = detail::training_runs_forge_l_training_assumptions},
    {.id = "llama2-13b-training", .name = "Llama 2 13B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama2-13b\", \"system\": {\"accelerator\": \"a100-sxm4-80gb\", \"accelerators\": 1024, \"network\": \"infiniband-hdr200\"}, \"plan\": {\"sharding\": \"fsdp\", \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 4096, \"global_batch_size\": 1024, \"precision\": \"bf16\"}}", .tokens = 2000000000000.0, .tokens_kind = "datasheet", .accelerator_time_accelerator_s = 1327104000.0, .energy_j = 531000000000.0, .carbon_g_co2e = 62440000.0, .assumptions = detail::training_runs_llama2_13b_training_assumptions},
    {.id = "llama2-70b-training", .name = "Llama 2 70B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama2-70b\", \"system\": {\"accelerator\": \"a100-sxm4-80gb\", \"accelerators\": 2048, \"network\": \"infiniband-hdr200\"}, \"plan\": {\"sharding\": \"zero1\", \"tensor_parallel\": 8, \"pipeline_parallel\": 4, \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 4096, \"global_batch_size\": 1024, \"precision\": \"bf16\"}}", .tokens = 2000000000000.0, .tokens_kind = "datasheet", .accelerator_time_accelerator_s = 6193152000.0, .energy_j = 2477160000000.0, .carbon_g_co2e = 291420000.0, .assumptions = detail::training_runs_llama2_70b_training_assumptions},
    {.id = "llama2-7b-training", .name = "Llama 2 7B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama2-7b\", \"system\": {\"accelerator\": \"a100-sxm4-80gb\", \"accelerators\": 1024, \"network\": \"infiniband-hdr200\"}, \"plan\": {\"sharding\": \"fsdp\", \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 4096, \"global_batch_size\": 1024, \"precision\": \"bf16\"}}", .tokens = 2000000000000.0, .tokens_kind = "datasheet", .accelerator_time_accelerator_s = 663552000.0, .energy_j = 265320000000.0, .carbon_g_co2e = 31220000.0, .assumptions = detail::training_runs_llama2_7b_training_assumptions},
    {.id = "llama3-405b-training", .name = "Llama 3.1 405B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama3-405b\", \"system\": {\"accelerator\": \"h100-sxm5-80gb\", \"accelerators\": 16384, \"network\": \"roce-400\"}, \"plan\": {\"sharding\": \"zero1\", \"tensor_parallel\": 8, \"pipeline_parallel\": 16, \"virtual_stages\": 4, \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 8192, \"global_batch_size\": 2048, \"precision\": \"bf16\"}}", .tokens = 15600000000000.0, .tokens_kind = "recalled", .accelerator_time_accelerator_s = 111024000000.0, .energy_j = 77716800000000.0, .carbon_g_co2e = 8930000000.0, .assumptions = detail::training_runs_llama3_405b_training_assumptions},
    {.id = "llama3-70b-training", .name = "Llama 3 70B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama3-70b\", \"system\": {\"accelerator\": \"h100-sxm5-80gb\", \"accelerators\": 8192, \"network\": \"roce-400\"}, \"plan\": {\"sharding\": \"zero1\", \"tensor_parallel\": 8, \"pipeline_parallel\": 4, \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 8192, \"global_batch_size\": 2048, \"precision\": \"bf16\"}}", .tokens = 15000000000000.0, .tokens_kind = "datasheet", .accelerator_time_accelerator_s = 23040000000.0, .energy_j = 16128000000000.0, .carbon_g_co2e = 1900000000.0, .assumptions = detail::training_runs_llama3_70b_training_assumptions},
    {.id = "llama3-8b-training", .name = "Llama 3 8B, pretraining", .source = "meta-model-cards", .energy_basis = "rated_power", .scenario = "{\"model\": \"llama3-8b\", \"system\": {\"accelerator\": \"h100-sxm5-80gb\", \"accelerators\": 2048, \"network\": \"roce-400\"}, \"plan\": {\"sharding\": \"fsdp\", \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 8192, \"global_batch_size\": 2048, \"precision\": \"bf16\"}}", .tokens = 15000000000000.0, .tokens_kind = "datasheet", .accelerator_time_accelerator_s = 4680000000.0, .energy_j = 3276000000000.0, .carbon_g_co2e = 390000000.0, .assumptions = detail::training_runs_llama3_8b_training_assumptions},
    {.id = "olmo-7b-training-a100", .name = "OLMo 7B on A100 40 GB", .source = "groeneveld-2024", .energy_basis = "measured", .scenario = "{\"model\": {\"num_hidden_layers\": 32, \"hidden_size\": 4096, \"intermediate_size\": 11008, \"num_attention_heads\": 32, \"num_key_value_heads\": 32, \"vocab_size\": 50280, \"hidden_act\": \"silu\", \"tie_word_embeddings\": true}, \"system\": {\"accelerator\": \"a100-sxm4-40gb\", \"accelerators\": 216, \"network\": \"infiniband-hdr200\", \"pue\": 1.1}, \"plan\": {\"sharding\": \"fsdp\", \"micro_batch_size\": 2, \"recompute\": \"full\"}, \"training\": {\"sequence_length\": 2048, \"global_batch_size\": 2160, \"precision\": \"bf16\"}}", .tokens = 2460000000000.0, .tokens_kind = "recalled", .accelerator_time_accelerator_s = not_published, .energy_j = 374400000000.0, .carbon_g_co2e = not_published, .assumptions = detail::training_runs_olmo_7b_training_a100_assumptions},
    {.id = "olmo-7b-training-mi250x", .name = "OLMo 7B on MI250X", .source = "groeneveld-2024", .energy_basis = "measured", .scenario = "{\"model\": {\"num_hidden_layers\": 32, \"hidden_size\": 4096, \"intermediate_size\": 11008, \"num_attention_heads\": 32, \"num_key_value_heads\": 32, \"vocab_size\": 50280, \"hidden_act\": \"silu\", \"tie_word_embeddings\": true}, \"system\": {\"accelerator\": \"mi250x-gcd\", \"accelerators\": 2048, \"network\": \"slingshot-11\", \"pue\": 1.1}, \"plan\": {\"sharding\": \"fsdp\", \"micro_batch_size\": 1, \"recompute\": \"none\"}, \"training\": {\"sequence_length\": 2048, \"global_batch_size\": 2048, \"precision\": \"bf16\"}}", .tokens = 2460000000000.0, .tokens_kind = "recalled", .accelerator_time_accelerator_s = not_published, .energy_j = 486000000000.0, .carbon_g_co2e = not_published, .assumptions = detail::training_runs_olmo_7b_training_mi250x_assumptions},
    {.id = "opt-175b-training", .name = "OPT 175B", .source = "zhang-2022", .energy_basis = "rated_power", .scenario = "{\"model\": \"gpt3-175b\", \"system\": {\"accelerator\": \"a100-sxm4-80gb\", \"accelerators\": 992, \"network\": \"infiniband-hdr200\"}, \"plan\": {\"sharding\": \"fsdp\", \"tensor_parallel\": 8, \"micro_batch_size\": 8, \"recompute\": \"full\"}, \"training\": {\"sequence_length\": 2048, \"global_batch_size\": 992, \"precision\": \"fp16\"}}", .tokens = 300000000000.0, .tokens_kind = "recalled", .accelerator_time_accelerator_s = not_published, .energy_j = 1166400000000.0, .carbon_g_co2e = not_published, .assumptions = detail::training_runs_opt_175b_training_assumptions},
}};

[[nodiscard]] constexpr training_run_record const* find_training_run(std::string_view id) noexcept {
  return find_by_id(training_runs, id);
}

}  // namespace scalekit::catalog
