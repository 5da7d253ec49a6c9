#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<text_record, 3> provenance_profiles_ideal_texts{{
    {.pointer = "/description", .text = "Datasheet peaks, no software loss: an upper bound, fitted to nothing", .kind = ""},
    {.pointer = "/library", .text = "nccl-2.18", .kind = ""},
    {.pointer = "/collective_costs", .text = "ideal-collectives", .kind = ""},
}};

inline constexpr std::array<value_record, 19> provenance_profiles_ideal_values{{
    {.pointer = "/fitted_max_accelerators", .unit = "count", .kind = "datasheet", .source = "scalekit", .locator = "data/profiles/ideal.json", .retrieved = "2026-09-01", .value = 0.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/constants/gemm_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/attention_forward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/attention_backward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/contention", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/gemm_k_ramp", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/attention_sequence_ramp", .unit = "tokens", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/wave_quantisation", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/kernel_launch_s", .unit = "s", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/elementwise_traffic", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/loss_bytes_per_logit", .unit = "B/logit", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 8.0, .low = 8.0, .high = 8.0, .qualifier = "", .note = "one write and one read of a 16-bit logit, forward and backward"},
    {.pointer = "/constants/gradient_traffic_fp32", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 8.0, .low = 8.0, .high = 8.0, .qualifier = "", .note = "one write and one read of a 32-bit gradient"},
    {.pointer = "/constants/gradient_traffic_bf16", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 4.0, .low = 4.0, .high = 4.0, .qualifier = "", .note = "one write and one read of a 16-bit gradient"},
    {.pointer = "/constants/hop_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/optimizer_traffic", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 28.0, .low = 28.0, .high = 28.0, .qualifier = "", .note = "AdamW: read gradient, read and write master weight and two moments, 32 bit each"},
    {.pointer = "/constants/logit_memory", .unit = "B/logit", .kind = "derived", .source = "scalekit", .locator = "bound", .retrieved = "2026-09-01", .value = 2.0, .low = 2.0, .high = 2.0, .qualifier = "", .note = "16-bit logits whose gradient takes their place"},
    {.pointer = "/constants/process_memory", .unit = "GB", .kind = "derived", .source = "scalekit", .locator = "bound", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "no overhead"},
    {.pointer = "/constants/micro_batch_host_s", .unit = "s", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
    {.pointer = "/constants/step_host_s", .unit = "s", .kind = "derived", .source = "scalekit", .locator = "data/profiles", .retrieved = "2026-09-01", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "ideal limit"},
}};

inline constexpr std::array<text_record, 4> provenance_profiles_pytorch_fsdp_2023_texts{{
    {.pointer = "/description", .text = "PyTorch FSDP of 2023 (2.1, some rows older), eager, FlashAttention kernels, as in the MPT training tables", .kind = ""},
    {.pointer = "/library", .text = "nccl-2.18", .kind = ""},
    {.pointer = "/collective_costs", .text = "those of the vendor's library", .kind = ""},
    {.pointer = "/fitted_accelerators", .text = "a100-sxm4-40gb, a100-sxm4-80gb, h100-sxm5-80gb", .kind = ""},
}};

inline constexpr std::array<value_record, 34> provenance_profiles_pytorch_fsdp_2023_values{{
    {.pointer = "/fitted_max_accelerators", .unit = "count", .kind = "datasheet", .source = "scalekit", .locator = "data/profiles/pytorch-fsdp-2023.json", .retrieved = "2026-09-01", .value = 512.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/constants/gemm_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.75, .low = 0.6, .high = 0.87, .qualifier = "", .note = "for accelerators without rows: between the fitted values of A100 and H100 with room on both sides"},
    {.pointer = "/constants/attention_forward_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.42, .low = 0.25, .high = 0.6, .qualifier = "", .note = "for accelerators without rows: between the fitted values of A100 and H100 with room on both sides"},
    {.pointer = "/constants/attention_backward_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.2, .low = 0.12, .high = 0.4, .qualifier = "", .note = "for accelerators without rows: between the fitted values of A100 and H100 with room on both sides"},
    {.pointer = "/constants/contention", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.55, .low = 0.3, .high = 0.8, .qualifier = "", .note = "for accelerators without rows: between the fitted values of A100 and H100 with room on both sides"},
    {.pointer = "/constants/gemm_k_ramp", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 78.76, .low = 26.28, .high = 236.0, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 100, a tile's prologue and epilogue, in inner elements; range: central 90 %"},
    {.pointer = "/constants/attention_sequence_ramp", .unit = "tokens", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 364.5, .low = 184.4, .high = 720.6, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 250, FlashAttention-2 on H100: 191 TFLOP/s at 512, 335 at 16,384; range: central 90 %"},
    {.pointer = "/constants/wave_quantisation", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.5, .low = 0.0, .high = 1.0, .qualifier = "", .note = "libraries choose among tile shapes and split the inner dimension, so a partly filled last wave is lost in part"},
    {.pointer = "/constants/kernel_launch_s", .unit = "s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 4e-06, .low = 2e-06, .high = 5e-06, .qualifier = "", .note = "empty kernels are dispatched every 4 to 5 us"},
    {.pointer = "/constants/elementwise_traffic", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 2.063, .low = 1.755, .high = 2.425, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 1.2, between fused kernels (1) and eager ones (2 and more); range: central 90 %"},
    {.pointer = "/constants/loss_bytes_per_logit", .unit = "B/logit", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 14.37, .low = 10.7, .high = 19.29, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 28, 16-bit logits, fp32 softmax and gradient, each written and read; range: central 90 %"},
    {.pointer = "/constants/gradient_traffic_fp32", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "counted from the operations of PyTorch 2.1 FSDP", .retrieved = "2026-09-01", .value = 18.0, .low = 10.0, .high = 22.0, .qualifier = "", .note = "counted: copy into the flat buffer 4, cast to fp32 6, pre-division 8"},
    {.pointer = "/constants/gradient_traffic_bf16", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "counted from the operations of PyTorch 2.1 FSDP", .retrieved = "2026-09-01", .value = 8.0, .low = 4.0, .high = 12.0, .qualifier = "", .note = "counted: copy into the flat buffer 4, pre-division 4"},
    {.pointer = "/constants/hop_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 1.369, .low = 0.9914, .high = 1.89, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 1, the tuner's own estimate, within a factor of e; range: central 90 %"},
    {.pointer = "/constants/optimizer_traffic", .unit = "B/parameter", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 63.44, .low = 32.67, .high = 123.2, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 60, 28 bytes when fused, two to three times that as separate kernels; range: central 90 %"},
    {.pointer = "/constants/logit_memory", .unit = "B/logit", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 4.0, .low = 2.0, .high = 10.0, .qualifier = "", .note = "16-bit logits and their gradient, as with a fused cross-entropy; an fp32 copy with its gradient makes it 10"},
    {.pointer = "/constants/process_memory", .unit = "GB", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2.0, .low = 1.0, .high = 4.0, .qualifier = "", .note = "context of a process, libraries and communication buffers"},
    {.pointer = "/constants/micro_batch_host_s", .unit = "s", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.001649, .low = 0.0003248, .high = 0.008368, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.002, order of magnitude; range: central 90 %"},
    {.pointer = "/constants/step_host_s", .unit = "s", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.0105, .low = 0.004091, .high = 0.02695, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.01, order of magnitude; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-40gb/gemm_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.8442, .low = 0.8234, .high = 0.8654, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.87, best measured GEMM 271.2 of 312 TFLOP/s; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-40gb/attention_forward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.5002, .low = 0.4368, .high = 0.5728, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.6, FlashAttention-2 up to 230 of 312 TFLOP/s; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-40gb/attention_backward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.2679, .low = 0.2571, .high = 0.2791, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.4, FlashAttention-2 backward, less for older kernels; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-40gb/contention", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.6666, .low = 0.5223, .high = 0.8507, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.4, communication kernels hold a tenth to a half of the compute units; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-80gb/gemm_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.8442, .low = 0.8234, .high = 0.8654, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.87, best measured GEMM 271.2 of 312 TFLOP/s; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-80gb/attention_forward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.5002, .low = 0.4368, .high = 0.5728, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.6, FlashAttention-2 up to 230 of 312 TFLOP/s; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-80gb/attention_backward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.2679, .low = 0.2571, .high = 0.2791, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.4, FlashAttention-2 backward, less for older kernels; range: central 90 %"},
    {.pointer = "/by_accelerator/a100-sxm4-80gb/contention", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.6666, .low = 0.5223, .high = 0.8507, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.4, communication kernels hold a tenth to a half of the compute units; range: central 90 %"},
    {.pointer = "/by_accelerator/h100-sxm5-80gb/gemm_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.7229, .low = 0.705, .high = 0.7412, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.75, best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes; range: central 90 %"},
    {.pointer = "/by_accelerator/h100-sxm5-80gb/attention_forward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.3352, .low = 0.257, .high = 0.4372, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.35, FlashAttention-2 on H100, causal, head dimension 128; range: central 90 %"},
    {.pointer = "/by_accelerator/h100-sxm5-80gb/attention_backward_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.1388, .low = 0.128, .high = 0.1506, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.28, FlashAttention-2 backward on H100; range: central 90 %"},
    {.pointer = "/by_accelerator/h100-sxm5-80gb/contention", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_profiles.cpp", .retrieved = "2026-09-01", .value = 0.4194, .low = 0.3413, .high = 0.5153, .qualifier = "", .note = "fitted on the fitted half of llm_foundry (bf16); prior 0.4, as on A100; range: central 90 %"},
    {.pointer = "/by_accelerator/mi250x-gcd/gemm_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.52, .low = 0.45, .high = 0.58, .qualifier = "", .note = "practical ceiling of about 100 of 191.5 TFLOP/s"},
    {.pointer = "/by_accelerator/v100-sxm2-16gb/gemm_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.75, .low = 0.6, .high = 0.87, .qualifier = "", .note = "no rows of this accelerator"},
    {.pointer = "/by_accelerator/v100-sxm2-32gb/gemm_efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.75, .low = 0.6, .high = 0.87, .qualifier = "", .note = "no rows of this accelerator"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 2> provenance_profiles{{
    {.id = "ideal", .folder = "profiles", .name = "", .source = "scalekit", .locator = "data/profiles/ideal.json", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_profiles_ideal_texts, .values = detail::provenance_profiles_ideal_values},
    {.id = "pytorch-fsdp-2023", .folder = "profiles", .name = "", .source = "scalekit", .locator = "data/profiles/pytorch-fsdp-2023.json", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_profiles_pytorch_fsdp_2023_texts, .values = detail::provenance_profiles_pytorch_fsdp_2023_values},
}};

}  // namespace scalekit::catalog
