#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> profiles_internevo_2023_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 1> profiles_internevo_2023_by_accelerator{{
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.6858, .central = 0.7276, .high = 0.7719}, .attention_forward_efficiency = {.low = 0.3317, .central = 0.5399, .high = 0.8788}, .attention_backward_efficiency = {.low = 0.186, .central = 0.2956, .high = 0.4698}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 3> profiles_maxtext_2024_fitted_accelerators{{
    "tpu-v4",
    "tpu-v5e",
    "tpu-v5p",
}};

inline constexpr std::array<profile_override, 4> profiles_maxtext_2024_by_accelerator{{
    {.accelerator = "tpu-v4", .gemm_efficiency = {.low = 0.7569, .central = 0.8246, .high = 0.8983}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "tpu-v5e", .gemm_efficiency = {.low = 0.7734, .central = 0.881, .high = 1.0}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "tpu-v5p", .gemm_efficiency = {.low = 0.8594, .central = 0.9237, .high = 0.9927}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "tpu-v6e", .gemm_efficiency = {.low = 0.68, .central = 0.8, .high = 0.896}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_core_2024_fitted_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 1> profiles_megatron_core_2024_by_accelerator{{
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.6927, .central = 0.7405, .high = 0.7916}, .attention_forward_efficiency = {.low = 0.2894, .central = 0.4363, .high = 0.6579}, .attention_backward_efficiency = {.low = 0.2296, .central = 0.3446, .high = 0.5171}, .contention = {.low = 0.09125, .central = 0.1935, .high = 0.4103}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_deepspeed_2022_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 2> profiles_megatron_deepspeed_2022_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.7537, .central = 0.7888, .high = 0.8255}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.7537, .central = 0.7888, .high = 0.8255}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_deepspeed_rocm_2023_fitted_accelerators{{
    "mi250x-gcd",
}};

inline constexpr std::array<profile_override, 1> profiles_megatron_deepspeed_rocm_2023_by_accelerator{{
    {.accelerator = "mi250x-gcd", .gemm_efficiency = {.low = 0.297, .central = 0.3173, .high = 0.3389}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_lm_2021_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 2> profiles_megatron_lm_2021_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.7205, .central = 0.7716, .high = 0.8263}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.7205, .central = 0.7716, .high = 0.8263}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_lm_2022_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 2> profiles_megatron_lm_2022_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.7821, .central = 0.8218, .high = 0.8636}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.7821, .central = 0.8218, .high = 0.8636}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_nemo_2025_fitted_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 3> profiles_nemo_2025_by_accelerator{{
    {.accelerator = "b200-sxm-180gb", .gemm_efficiency = {.low = 0.629, .central = 0.74, .high = 0.8288}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "gb200-nvl72", .gemm_efficiency = {.low = 0.5741, .central = 0.5983, .high = 0.6235}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.7504, .central = 0.7762, .high = 0.8029}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 3> profiles_pytorch_fsdp_2023_fitted_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 6> profiles_pytorch_fsdp_2023_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.8117, .central = 0.83, .high = 0.8487}, .attention_forward_efficiency = {.low = 0.4429, .central = 0.5084, .high = 0.5836}, .attention_backward_efficiency = {.low = 0.2564, .central = 0.2671, .high = 0.2783}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.8117, .central = 0.83, .high = 0.8487}, .attention_forward_efficiency = {.low = 0.4429, .central = 0.5084, .high = 0.5836}, .attention_backward_efficiency = {.low = 0.2564, .central = 0.2671, .high = 0.2783}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.7086, .central = 0.7267, .high = 0.7453}, .attention_forward_efficiency = {.low = 0.2547, .central = 0.3314, .high = 0.4313}, .attention_backward_efficiency = {.low = 0.1279, .central = 0.1388, .high = 0.1506}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "mi250x-gcd", .gemm_efficiency = {.low = 0.45, .central = 0.52, .high = 0.58}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "v100-sxm2-16gb", .gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "v100-sxm2-32gb", .gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 2> profiles_pytorch_fsdp_2024_fitted_accelerators{{
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 3> profiles_pytorch_fsdp_2024_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.8565, .central = 0.9175, .high = 0.9828}, .attention_forward_efficiency = {.low = 0.4438, .central = 0.6162, .high = 0.8556}, .attention_backward_efficiency = {.low = 0.4109, .central = 0.5702, .high = 0.7912}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.8565, .central = 0.9175, .high = 0.9828}, .attention_forward_efficiency = {.low = 0.4438, .central = 0.6162, .high = 0.8556}, .attention_backward_efficiency = {.low = 0.4109, .central = 0.5702, .high = 0.7912}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.673, .central = 0.7219, .high = 0.7744}, .attention_forward_efficiency = {.low = 0.2894, .central = 0.4355, .high = 0.6556}, .attention_backward_efficiency = {.low = 0.2543, .central = 0.3818, .high = 0.5733}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

}  // namespace detail

inline constexpr std::array<profile_record, 11> profiles{{
    {
     .id = "ideal",
     .description = "Datasheet peaks, no software loss: an upper bound, fitted to nothing",
     .library = "nccl-2.18",
     .collective_costs = "ideal-collectives",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 0,
     .fitted_accelerators = {},
     .constants = {.gemm_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .attention_forward_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .attention_backward_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .contention = {.low = 0.0, .central = 0.0, .high = 0.0}, .fp8_gemm_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .unaligned_product_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .gemm_k_ramp = {.low = 0.0, .central = 0.0, .high = 0.0}, .attention_sequence_ramp_tokens = {.low = 0.0, .central = 0.0, .high = 0.0}, .wave_quantisation = {.low = 0.0, .central = 0.0, .high = 0.0}, .kernel_launch_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .elementwise_traffic = {.low = 1.0, .central = 1.0, .high = 1.0}, .loss_bytes_per_logit = {.low = 8.0, .central = 8.0, .high = 8.0}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 8.0, .central = 8.0, .high = 8.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 4.0, .high = 4.0}, .hop_latency_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .data_overlap = {.low = 1.0, .central = 1.0, .high = 1.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 28.0, .central = 28.0, .high = 28.0}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 2.0, .high = 2.0}, .process_memory_bytes = {.low = 0.0, .central = 0.0, .high = 0.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .step_host_s = {.low = 0.0, .central = 0.0, .high = 0.0}},
     .by_accelerator = {},
     .left_out = {.models = 0, .rows = 0, .mape = not_published, .median = not_published, .worst = not_published},
    },
    {
     .id = "internevo-2023",
     .description = "InternEvo of 2023: FlashAttention, ZeRO-1 with overlap",
     .library = "nccl-2.12",
     .collective_costs = "",
     .gathers_by_broadcast = true,
     .fitted_max_accelerators = 1024,
     .fitted_accelerators = detail::profiles_internevo_2023_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 1.182, .central = 1.834, .high = 2.847}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.3457, .central = 0.4273, .high = 0.5281}, .data_overlap = {.low = 0.3684, .central = 0.5943, .high = 0.9588}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.000507, .central = 0.0026, .high = 0.01334}, .step_host_s = {.low = 0.003894, .central = 0.01893, .high = 0.09199}},
     .by_accelerator = detail::profiles_internevo_2023_by_accelerator,
     .left_out = {.models = 1, .rows = 45, .mape = 0.1208, .median = 0.101, .worst = -0.594},
    },
    {
     .id = "maxtext-2024",
     .description = "MaxText on TPU, 2024: XLA, fully sharded",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 2048,
     .fitted_accelerators = detail::profiles_maxtext_2024_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.2544, .central = 0.469, .high = 0.8645}, .attention_backward_efficiency = {.low = 0.23, .central = 0.4016, .high = 0.7014}, .contention = {.low = 0.0, .central = 0.05, .high = 0.2}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.25, .central = 1.0, .high = 1.0}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.6822, .central = 1.058, .high = 1.64}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.6, .central = 0.9, .high = 1.0}, .tensor_overlap = {.low = 0.0, .central = 0.5, .high = 0.8}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0003232, .central = 0.001641, .high = 0.008334}, .step_host_s = {.low = 0.001876, .central = 0.009693, .high = 0.05008}},
     .by_accelerator = detail::profiles_maxtext_2024_by_accelerator,
     .left_out = {.models = 6, .rows = 20, .mape = 0.1112, .median = 0.09551, .worst = -0.2529},
    },
    {
     .id = "megatron-core-2024",
     .description = "Megatron-Core of 2024: FlashAttention, distributed optimizer with overlap",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 6144,
     .fitted_accelerators = detail::profiles_megatron_core_2024_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.933, .central = 1.403, .high = 2.11}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.1869, .central = 0.3727, .high = 0.7436}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0004701, .central = 0.002365, .high = 0.0119}, .step_host_s = {.low = 0.05698, .central = 0.09206, .high = 0.1487}},
     .by_accelerator = detail::profiles_megatron_core_2024_by_accelerator,
     .left_out = {.models = 1, .rows = 9, .mape = 0.1076, .median = 0.07959, .worst = 0.3242},
    },
    {
     .id = "megatron-deepspeed-2022",
     .description = "Megatron-DeepSpeed of 2022: BLOOM's stack, ZeRO-1 with TP and PP, unfused attention",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 384,
     .fitted_accelerators = detail::profiles_megatron_deepspeed_2022_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 5.121, .central = 6.053, .high = 7.155}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 8.0, .central = 10.0, .high = 14.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9587, .central = 1.565, .high = 2.555}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 17.87, .central = 40.66, .high = 92.56}, .logit_memory_bytes_per_logit = {.low = 6.0, .central = 10.0, .high = 14.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.05, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 500000000.0, .high = 1000000000.0}, .unsummed_gradients = {.low = 0.0, .central = 1.0, .high = 1.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0007429, .central = 0.003467, .high = 0.01618}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_deepspeed_2022_by_accelerator,
     .left_out = {.models = 1, .rows = 135, .mape = 0.1854, .median = 0.1579, .worst = 1.445},
    },
    {
     .id = "megatron-deepspeed-rocm-2023",
     .description = "Megatron-DeepSpeed and GPT-NeoX on ROCm, 2023: MI250X",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 1024,
     .fitted_accelerators = detail::profiles_megatron_deepspeed_rocm_2023_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.25, .central = 1.0, .high = 1.0}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 1.141, .central = 1.584, .high = 2.199}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 500000000.0, .high = 1000000000.0}, .unsummed_gradients = {.low = 0.0, .central = 1.0, .high = 1.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.000956, .central = 0.004953, .high = 0.02566}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_deepspeed_rocm_2023_by_accelerator,
     .left_out = {.models = 1, .rows = 9, .mape = 0.5011, .median = 0.6258, .worst = 0.7668},
    },
    {
     .id = "megatron-lm-2021",
     .description = "Megatron-LM of 2021: 16-bit training with TP, PP and unfused attention",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 3072,
     .fitted_accelerators = detail::profiles_megatron_lm_2021_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.9312, .central = 1.466, .high = 2.309}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.8833, .central = 1.442, .high = 2.353}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 17.16, .central = 38.81, .high = 87.78}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0005073, .central = 0.002476, .high = 0.01209}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_lm_2021_by_accelerator,
     .left_out = {.models = 11, .rows = 14, .mape = 0.03502, .median = 0.03712, .worst = 0.06797},
    },
    {
     .id = "megatron-lm-2022",
     .description = "Megatron-LM of 2022: sequence parallelism and selective recomputation",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 3072,
     .fitted_accelerators = detail::profiles_megatron_lm_2022_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.854, .central = 1.296, .high = 1.968}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.8568, .central = 1.402, .high = 2.293}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 23.9, .central = 43.7, .high = 79.88}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0003941, .central = 0.001947, .high = 0.009618}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_lm_2022_by_accelerator,
     .left_out = {.models = 4, .rows = 9, .mape = 0.01753, .median = 0.0176, .worst = -0.03263},
    },
    {
     .id = "nemo-2025",
     .description = "NeMo of 2024 and 2025 with Transformer Engine: bf16 and fp8, overlap of data and tensor communication",
     .library = "nccl-2.23",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 2048,
     .fitted_accelerators = detail::profiles_nemo_2025_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.3783, .central = 0.5606, .high = 0.8308}, .attention_backward_efficiency = {.low = 0.254, .central = 0.2897, .high = 0.3303}, .contention = {.low = 0.05364, .central = 0.1076, .high = 0.2159}, .fp8_gemm_ratio = {.low = 0.9852, .central = 1.0, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.8347, .central = 1.207, .high = 1.745}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.4388, .central = 0.5181, .high = 0.6118}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.005341, .central = 0.007901, .high = 0.01169}, .step_host_s = {.low = 0.1597, .central = 0.1988, .high = 0.2475}},
     .by_accelerator = detail::profiles_nemo_2025_by_accelerator,
     .left_out = {.models = 7, .rows = 239, .mape = 0.0459, .median = 0.04127, .worst = 0.1677},
    },
    {
     .id = "pytorch-fsdp-2023",
     .description = "PyTorch FSDP of 2023 (2.1, some rows older), eager, FlashAttention kernels, as in the MPT training tables",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 512,
     .fitted_accelerators = detail::profiles_pytorch_fsdp_2023_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3928, .central = 0.4731, .high = 0.5698}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 24.83, .central = 74.56, .high = 223.9}, .attention_sequence_ramp_tokens = {.low = 175.9, .central = 350.2, .high = 697.5}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 1.735, .central = 2.04, .high = 2.398}, .loss_bytes_per_logit = {.low = 10.48, .central = 14.17, .high = 19.16}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9236, .central = 1.269, .high = 1.743}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.3}, .optimizer_traffic_bytes_per_parameter = {.low = 26.85, .central = 53.96, .high = 108.4}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.000319, .central = 0.00162, .high = 0.008232}, .step_host_s = {.low = 0.005107, .central = 0.01196, .high = 0.02801}},
     .by_accelerator = detail::profiles_pytorch_fsdp_2023_by_accelerator,
     .left_out = {.models = 9, .rows = 209, .mape = 0.03568, .median = 0.01919, .worst = 0.3346},
    },
    {
     .id = "pytorch-fsdp-2024",
     .description = "PyTorch FSDP of 2024 with torch.compile and FlashAttention-2, as in the IBM and PyTorch tables of Llama-2",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 128,
     .fitted_accelerators = detail::profiles_pytorch_fsdp_2024_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.1842, .central = 0.2659, .high = 0.384}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.8651, .central = 1.201, .high = 1.666}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.3}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0003867, .central = 0.002004, .high = 0.01038}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_pytorch_fsdp_2024_by_accelerator,
     .left_out = {.models = 3, .rows = 6, .mape = 0.04275, .median = 0.0372, .worst = -0.1046},
    },
}};

[[nodiscard]] constexpr profile_record const* find_profile(std::string_view id) noexcept {
  return find_by_id(profiles, id);
}

}  // namespace scalekit::catalog
