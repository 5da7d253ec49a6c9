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
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.6857, .central = 0.7273, .high = 0.7715}, .attention_forward_efficiency = {.low = 0.3314, .central = 0.5394, .high = 0.8779}, .attention_backward_efficiency = {.low = 0.1863, .central = 0.2961, .high = 0.4706}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
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
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.694, .central = 0.7422, .high = 0.7938}, .attention_forward_efficiency = {.low = 0.2895, .central = 0.4365, .high = 0.6582}, .attention_backward_efficiency = {.low = 0.23, .central = 0.3452, .high = 0.518}, .contention = {.low = 0.0909, .central = 0.1918, .high = 0.4047}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_deepspeed_2022_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 2> profiles_megatron_deepspeed_2022_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.754, .central = 0.7892, .high = 0.8259}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.754, .central = 0.7892, .high = 0.8259}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
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
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.7206, .central = 0.7718, .high = 0.8265}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.7206, .central = 0.7718, .high = 0.8265}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_megatron_lm_2022_fitted_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<profile_override, 2> profiles_megatron_lm_2022_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.7826, .central = 0.8224, .high = 0.8641}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.7826, .central = 0.8224, .high = 0.8641}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<std::string_view, 1> profiles_nemo_2025_fitted_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 3> profiles_nemo_2025_by_accelerator{{
    {.accelerator = "b200-sxm-180gb", .gemm_efficiency = {.low = 0.629, .central = 0.74, .high = 0.8288}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "gb200-nvl72", .gemm_efficiency = {.low = 0.5737, .central = 0.5977, .high = 0.6227}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.7507, .central = 0.7762, .high = 0.8025}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
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
    },
    {
     .id = "internevo-2023",
     .description = "InternEvo of 2023: FlashAttention, ZeRO-1 with overlap",
     .library = "nccl-2.12",
     .collective_costs = "",
     .gathers_by_broadcast = true,
     .fitted_max_accelerators = 1024,
     .fitted_accelerators = detail::profiles_internevo_2023_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 1.171, .central = 1.819, .high = 2.825}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.346, .central = 0.4277, .high = 0.5285}, .data_overlap = {.low = 0.3684, .central = 0.5943, .high = 0.9589}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.0, .high = 1.1}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0005055, .central = 0.002593, .high = 0.0133}, .step_host_s = {.low = 0.003914, .central = 0.01901, .high = 0.09235}},
     .by_accelerator = detail::profiles_internevo_2023_by_accelerator,
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
    },
    {
     .id = "megatron-core-2024",
     .description = "Megatron-Core of 2024: FlashAttention, distributed optimizer with overlap",
     .library = "nccl-2.18",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 6144,
     .fitted_accelerators = detail::profiles_megatron_core_2024_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.9318, .central = 1.401, .high = 2.107}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.1937, .central = 0.3826, .high = 0.7558}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0004629, .central = 0.002331, .high = 0.01174}, .step_host_s = {.low = 0.05715, .central = 0.09235, .high = 0.1492}},
     .by_accelerator = detail::profiles_megatron_core_2024_by_accelerator,
    },
    {
     .id = "megatron-deepspeed-2022",
     .description = "Megatron-DeepSpeed of 2022: BLOOM's stack, ZeRO-1 with TP and PP, unfused attention",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 384,
     .fitted_accelerators = detail::profiles_megatron_deepspeed_2022_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 5.127, .central = 6.059, .high = 7.161}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 8.0, .central = 10.0, .high = 14.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9592, .central = 1.566, .high = 2.556}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 17.85, .central = 40.63, .high = 92.48}, .logit_memory_bytes_per_logit = {.low = 6.0, .central = 10.0, .high = 14.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.05, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 500000000.0, .high = 1000000000.0}, .unsummed_gradients = {.low = 0.0, .central = 1.0, .high = 1.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0007454, .central = 0.003477, .high = 0.01622}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_deepspeed_2022_by_accelerator,
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
    },
    {
     .id = "megatron-lm-2021",
     .description = "Megatron-LM of 2021: 16-bit training with TP, PP and unfused attention",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 3072,
     .fitted_accelerators = detail::profiles_megatron_lm_2021_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.9314, .central = 1.467, .high = 2.309}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.8831, .central = 1.442, .high = 2.353}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 17.16, .central = 38.82, .high = 87.8}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0005062, .central = 0.002471, .high = 0.01206}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_lm_2021_by_accelerator,
    },
    {
     .id = "megatron-lm-2022",
     .description = "Megatron-LM of 2022: sequence parallelism and selective recomputation",
     .library = "nccl-2.8",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 3072,
     .fitted_accelerators = detail::profiles_megatron_lm_2022_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.2, .central = 0.4, .high = 0.6}, .fp8_gemm_ratio = {.low = 0.7, .central = 0.88, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.8547, .central = 1.297, .high = 1.969}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.8569, .central = 1.402, .high = 2.293}, .data_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .tensor_overlap = {.low = 0.0, .central = 0.0, .high = 0.0}, .optimizer_traffic_bytes_per_parameter = {.low = 24.0, .central = 43.84, .high = 80.08}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 1.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.0003928, .central = 0.001941, .high = 0.009593}, .step_host_s = {.low = 0.004141, .central = 0.01058, .high = 0.02703}},
     .by_accelerator = detail::profiles_megatron_lm_2022_by_accelerator,
    },
    {
     .id = "nemo-2025",
     .description = "NeMo of 2024 and 2025 with Transformer Engine: bf16 and fp8, overlap of data and tensor communication",
     .library = "nccl-2.23",
     .collective_costs = "",
     .gathers_by_broadcast = false,
     .fitted_max_accelerators = 2048,
     .fitted_accelerators = detail::profiles_nemo_2025_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.3775, .central = 0.5594, .high = 0.829}, .attention_backward_efficiency = {.low = 0.2547, .central = 0.2906, .high = 0.3315}, .contention = {.low = 0.05053, .central = 0.1014, .high = 0.2034}, .fp8_gemm_ratio = {.low = 0.9861, .central = 1.0, .high = 1.0}, .unaligned_product_ratio = {.low = 0.04, .central = 0.0625, .high = 0.25}, .gemm_k_ramp = {.low = 26.32, .central = 78.88, .high = 236.4}, .attention_sequence_ramp_tokens = {.low = 181.8, .central = 360.3, .high = 714.2}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 0.8528, .central = 1.232, .high = 1.78}, .loss_bytes_per_logit = {.low = 10.76, .central = 14.45, .high = 19.39}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 6.0, .central = 8.0, .high = 12.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 2.0, .central = 4.0, .high = 8.0}, .hop_latency_ratio = {.low = 0.9796, .central = 1.366, .high = 1.904}, .data_overlap = {.low = 0.5, .central = 0.8, .high = 1.0}, .tensor_overlap = {.low = 0.4496, .central = 0.5287, .high = 0.6216}, .optimizer_traffic_bytes_per_parameter = {.low = 32.4, .central = 63.01, .high = 122.5}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .reserved_ratio = {.low = 1.0, .central = 1.12, .high = 1.2}, .reduction_bucket = {.low = 0.0, .central = 0.0, .high = 0.0}, .unsummed_gradients = {.low = 0.0, .central = 0.0, .high = 0.0}, .stage_outputs = {.low = 0.0, .central = 0.0, .high = 1.0}, .micro_batch_host_s = {.low = 0.005249, .central = 0.007784, .high = 0.01154}, .step_host_s = {.low = 0.1608, .central = 0.2002, .high = 0.2493}},
     .by_accelerator = detail::profiles_nemo_2025_by_accelerator,
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
    },
}};

[[nodiscard]] constexpr profile_record const* find_profile(std::string_view id) noexcept {
  return find_by_id(profiles, id);
}

}  // namespace scalekit::catalog
