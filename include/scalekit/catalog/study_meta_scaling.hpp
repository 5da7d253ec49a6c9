#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<int, 9> study_meta_scaling_accelerators{{
    8,
    16,
    32,
    64,
    128,
    256,
    512,
    1024,
    2048,
}};

inline constexpr std::array<study_cell_record, 7> study_meta_scaling_cells{{
    {.id = "throughput-change", .description = "change of tokens/s per accelerator, FSDP, weak scaling", .unit = "1", .grade = "secondary", .scored = true, .published = -0.3722, .low = not_published, .high = not_published, .base_accelerators = 128, .accelerators = 2048, .accelerator = "h100-sxm5-80gb", .source = "okx-digest", .locator = "throughput per GPU, 128 to 2048"},
    {.id = "power-change", .description = "change of power per accelerator, FSDP, weak scaling", .unit = "1", .grade = "secondary", .scored = true, .published = -0.0587, .low = not_published, .high = not_published, .base_accelerators = 128, .accelerators = 2048, .accelerator = "h100-sxm5-80gb", .source = "okx-digest", .locator = "power per GPU, 128 to 2048"},
    {.id = "mfu-a100", .description = "model FLOP utilisation on A100; configuration not published", .unit = "1", .grade = "secondary", .scored = true, .published = 0.5967, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "a100-sxm4-80gb", .source = "okx-digest", .locator = "MFU, A100"},
    {.id = "mfu-h100", .description = "model FLOP utilisation on H100; configuration not published", .unit = "1", .grade = "secondary", .scored = true, .published = 0.4077, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "h100-sxm5-80gb", .source = "okx-digest", .locator = "MFU, H100"},
    {.id = "best-model-parallel-degree", .description = "tensor or pipeline degree that becomes preferable to FSDP alone at scale (a claim)", .unit = "count", .grade = "secondary", .scored = true, .published = not_published, .low = 2.0, .high = 4.0, .base_accelerators = 0, .accelerators = 2048, .accelerator = "h100-sxm5-80gb", .source = "okx-digest", .locator = "tensor or pipeline parallelism of 2 to 4"},
    {.id = "power-128", .description = "power of one accelerator", .unit = "W", .grade = "unverified", .scored = false, .published = 658.0, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 128, .accelerator = "h100-sxm5-80gb", .source = "scalekit", .locator = "recollection"},
    {.id = "power-2048", .description = "power of one accelerator", .unit = "W", .grade = "unverified", .scored = false, .published = 620.0, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 2048, .accelerator = "h100-sxm5-80gb", .source = "scalekit", .locator = "recollection"},
}};

inline constexpr std::array<study_assumption_record, 11> study_meta_scaling_assumptions{{
    {.pointer = "/model", .rule = "The digest says Llama-2 1B to 70B; 7B is a recollection."},
    {.pointer = "/system/accelerator", .rule = "H100 is stated; that it is the 80 GB SXM5 part is assumed."},
    {.pointer = "/system/network", .rule = "InfiniBand is stated; 400 Gb/s an accelerator is assumed, the published all-reduce plateau of 360 GB/s needs it."},
    {.pointer = "/plan/micro_batch_size", .rule = "Not published. Two sequences, the preset of the same laboratory's public code."},
    {.pointer = "/plan/recompute", .rule = "Not published."},
    {.pointer = "/plan/reshard_after_forward", .rule = "Not published. The default of FSDP."},
    {.pointer = "/plan/gradient_precision", .rule = "Not published."},
    {.pointer = "/training/sequence_length", .rule = "Not published for this figure. The native context of Llama-2."},
    {.pointer = "/training/batch_per_accelerator", .rule = "Not published. One micro-batch a step."},
    {.pointer = "/training/precision", .rule = "Not published."},
    {.pointer = "/profile", .rule = "The software stack is not published."},
}};

}  // namespace detail

inline constexpr study_record study_meta_scaling{
     .id = "meta-scaling",
     .title = "Hardware Scaling Trends and Diminishing Returns in Large-Scale Distributed Training",
     .source = "fernandez-2024",
     .model = "llama2-7b",
     .system = "",
     .accelerator = "h100-sxm5-80gb",
     .network = "infiniband-ndr400",
     .profile = "pytorch-fsdp-2023",
     .sharding = "fsdp",
     .sequence_parallel = true,
     .reshard_after_forward = true,
     .recompute = "none",
     .precision = "bf16",
     .gradient_precision = "fp32",
     .sequence_length = 4096,
     .micro_batch_size = 2,
     .batch_per_accelerator = 2,
     .accelerators = detail::study_meta_scaling_accelerators,
     .runs = {},
     .cells = detail::study_meta_scaling_cells,
     .assumptions = detail::study_meta_scaling_assumptions,
    };

}  // namespace scalekit::catalog
