#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 3> profiles_pytorch_fsdp_2023_fitted_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
}};

inline constexpr std::array<profile_override, 6> profiles_pytorch_fsdp_2023_by_accelerator{{
    {.accelerator = "a100-sxm4-40gb", .gemm_efficiency = {.low = 0.8234, .central = 0.8442, .high = 0.8654}, .attention_forward_efficiency = {.low = 0.4368, .central = 0.5002, .high = 0.5728}, .attention_backward_efficiency = {.low = 0.2571, .central = 0.2679, .high = 0.2791}, .contention = {.low = 0.5223, .central = 0.6666, .high = 0.8507}},
    {.accelerator = "a100-sxm4-80gb", .gemm_efficiency = {.low = 0.8234, .central = 0.8442, .high = 0.8654}, .attention_forward_efficiency = {.low = 0.4368, .central = 0.5002, .high = 0.5728}, .attention_backward_efficiency = {.low = 0.2571, .central = 0.2679, .high = 0.2791}, .contention = {.low = 0.5223, .central = 0.6666, .high = 0.8507}},
    {.accelerator = "h100-sxm5-80gb", .gemm_efficiency = {.low = 0.705, .central = 0.7229, .high = 0.7412}, .attention_forward_efficiency = {.low = 0.257, .central = 0.3352, .high = 0.4372}, .attention_backward_efficiency = {.low = 0.128, .central = 0.1388, .high = 0.1506}, .contention = {.low = 0.3413, .central = 0.4194, .high = 0.5153}},
    {.accelerator = "mi250x-gcd", .gemm_efficiency = {.low = 0.45, .central = 0.52, .high = 0.58}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "v100-sxm2-16gb", .gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
    {.accelerator = "v100-sxm2-32gb", .gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .attention_backward_efficiency = {.low = not_published, .central = not_published, .high = not_published}, .contention = {.low = not_published, .central = not_published, .high = not_published}},
}};

}  // namespace detail

inline constexpr std::array<profile_record, 2> profiles{{
    {
     .id = "ideal",
     .description = "Datasheet peaks, no software loss: an upper bound, fitted to nothing",
     .library = "nccl-2.18",
     .collective_costs = "ideal-collectives",
     .fitted_max_accelerators = 0,
     .fitted_accelerators = {},
     .constants = {.gemm_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .attention_forward_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .attention_backward_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .contention = {.low = 0.0, .central = 0.0, .high = 0.0}, .gemm_k_ramp = {.low = 0.0, .central = 0.0, .high = 0.0}, .attention_sequence_ramp_tokens = {.low = 0.0, .central = 0.0, .high = 0.0}, .wave_quantisation = {.low = 0.0, .central = 0.0, .high = 0.0}, .kernel_launch_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .elementwise_traffic = {.low = 1.0, .central = 1.0, .high = 1.0}, .loss_bytes_per_logit = {.low = 8.0, .central = 8.0, .high = 8.0}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 8.0, .central = 8.0, .high = 8.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 4.0, .high = 4.0}, .hop_latency_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .optimizer_traffic_bytes_per_parameter = {.low = 28.0, .central = 28.0, .high = 28.0}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 2.0, .high = 2.0}, .process_memory_bytes = {.low = 0.0, .central = 0.0, .high = 0.0}, .micro_batch_host_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .step_host_s = {.low = 0.0, .central = 0.0, .high = 0.0}},
     .by_accelerator = {},
    },
    {
     .id = "pytorch-fsdp-2023",
     .description = "PyTorch FSDP of 2023 (2.1, some rows older), eager, FlashAttention kernels, as in the MPT training tables",
     .library = "nccl-2.18",
     .collective_costs = "",
     .fitted_max_accelerators = 512,
     .fitted_accelerators = detail::profiles_pytorch_fsdp_2023_fitted_accelerators,
     .constants = {.gemm_efficiency = {.low = 0.6, .central = 0.75, .high = 0.87}, .attention_forward_efficiency = {.low = 0.25, .central = 0.42, .high = 0.6}, .attention_backward_efficiency = {.low = 0.12, .central = 0.2, .high = 0.4}, .contention = {.low = 0.3, .central = 0.55, .high = 0.8}, .gemm_k_ramp = {.low = 26.28, .central = 78.76, .high = 236.0}, .attention_sequence_ramp_tokens = {.low = 184.4, .central = 364.5, .high = 720.6}, .wave_quantisation = {.low = 0.0, .central = 0.5, .high = 1.0}, .kernel_launch_s = {.low = 2e-06, .central = 4e-06, .high = 5e-06}, .elementwise_traffic = {.low = 1.755, .central = 2.063, .high = 2.425}, .loss_bytes_per_logit = {.low = 10.7, .central = 14.37, .high = 19.29}, .gradient_traffic_fp32_bytes_per_parameter = {.low = 10.0, .central = 18.0, .high = 22.0}, .gradient_traffic_bf16_bytes_per_parameter = {.low = 4.0, .central = 8.0, .high = 12.0}, .hop_latency_ratio = {.low = 0.9914, .central = 1.369, .high = 1.89}, .optimizer_traffic_bytes_per_parameter = {.low = 32.67, .central = 63.44, .high = 123.2}, .logit_memory_bytes_per_logit = {.low = 2.0, .central = 4.0, .high = 10.0}, .process_memory_bytes = {.low = 1000000000.0, .central = 2000000000.0, .high = 4000000000.0}, .micro_batch_host_s = {.low = 0.0003248, .central = 0.001649, .high = 0.008368}, .step_host_s = {.low = 0.004091, .central = 0.0105, .high = 0.02695}},
     .by_accelerator = detail::profiles_pytorch_fsdp_2023_by_accelerator,
    },
}};

[[nodiscard]] constexpr profile_record const* find_profile(std::string_view id) noexcept {
  return find_by_id(profiles, id);
}

}  // namespace scalekit::catalog
