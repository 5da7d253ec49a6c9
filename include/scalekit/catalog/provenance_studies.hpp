#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> provenance_studies_meta_scaling_notes{{
    "The tables of the paper were not read; the figures come from a digest of it (grade secondary). Anything not listed is not published here.",
}};

inline constexpr std::array<text_record, 47> provenance_studies_meta_scaling_texts{{
    {.pointer = "/configuration/scenario/model", .text = "llama2-7b", .kind = ""},
    {.pointer = "/configuration/scenario/system/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/configuration/scenario/system/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/configuration/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/configuration/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/configuration/scenario/plan/gradient_precision", .text = "fp32", .kind = ""},
    {.pointer = "/configuration/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/configuration/scenario/profile", .text = "pytorch-fsdp-2023", .kind = ""},
    {.pointer = "/configuration/assumed//model", .text = "The digest says Llama-2 1B to 70B; 7B is a recollection.", .kind = ""},
    {.pointer = "/configuration/assumed//system/accelerator", .text = "H100 is stated; that it is the 80 GB SXM5 part is assumed.", .kind = ""},
    {.pointer = "/configuration/assumed//system/network", .text = "InfiniBand is stated; 400 Gb/s an accelerator is assumed, the published all-reduce plateau of 360 GB/s needs it.", .kind = ""},
    {.pointer = "/configuration/assumed//plan/micro_batch_size", .text = "Not published. Two sequences, the preset of the same laboratory's public code.", .kind = ""},
    {.pointer = "/configuration/assumed//plan/recompute", .text = "Not published.", .kind = ""},
    {.pointer = "/configuration/assumed//plan/reshard_after_forward", .text = "Not published. The default of FSDP.", .kind = ""},
    {.pointer = "/configuration/assumed//plan/gradient_precision", .text = "Not published.", .kind = ""},
    {.pointer = "/configuration/assumed//training/sequence_length", .text = "Not published for this figure. The native context of Llama-2.", .kind = ""},
    {.pointer = "/configuration/assumed//training/batch_per_accelerator", .text = "Not published. One micro-batch a step.", .kind = ""},
    {.pointer = "/configuration/assumed//training/precision", .text = "Not published.", .kind = ""},
    {.pointer = "/configuration/assumed//profile", .text = "The software stack is not published.", .kind = ""},
    {.pointer = "/cells/0/id", .text = "throughput-change", .kind = ""},
    {.pointer = "/cells/0/description", .text = "change of tokens/s per accelerator, FSDP, weak scaling", .kind = ""},
    {.pointer = "/cells/0/grade", .text = "secondary", .kind = ""},
    {.pointer = "/cells/0/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/cells/1/id", .text = "power-change", .kind = ""},
    {.pointer = "/cells/1/description", .text = "change of power per accelerator, FSDP, weak scaling", .kind = ""},
    {.pointer = "/cells/1/grade", .text = "secondary", .kind = ""},
    {.pointer = "/cells/1/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/cells/2/id", .text = "mfu-a100", .kind = ""},
    {.pointer = "/cells/2/description", .text = "model FLOP utilisation on A100; configuration not published", .kind = ""},
    {.pointer = "/cells/2/grade", .text = "secondary", .kind = ""},
    {.pointer = "/cells/2/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/cells/3/id", .text = "mfu-h100", .kind = ""},
    {.pointer = "/cells/3/description", .text = "model FLOP utilisation on H100; configuration not published", .kind = ""},
    {.pointer = "/cells/3/grade", .text = "secondary", .kind = ""},
    {.pointer = "/cells/3/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/cells/4/id", .text = "best-model-parallel-degree", .kind = ""},
    {.pointer = "/cells/4/description", .text = "tensor or pipeline degree that becomes preferable to FSDP alone at scale (a claim)", .kind = ""},
    {.pointer = "/cells/4/grade", .text = "secondary", .kind = ""},
    {.pointer = "/cells/4/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/cells/5/id", .text = "power-128", .kind = ""},
    {.pointer = "/cells/5/description", .text = "power of one accelerator", .kind = ""},
    {.pointer = "/cells/5/grade", .text = "unverified", .kind = ""},
    {.pointer = "/cells/5/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/cells/6/id", .text = "power-2048", .kind = ""},
    {.pointer = "/cells/6/description", .text = "power of one accelerator", .kind = ""},
    {.pointer = "/cells/6/grade", .text = "unverified", .kind = ""},
    {.pointer = "/cells/6/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
}};

inline constexpr std::array<value_record, 7> provenance_studies_meta_scaling_values{{
    {.pointer = "/cells/0/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "throughput per GPU, 128 to 2048", .retrieved = "2026-09-01", .value = -37.22, .low = not_published, .high = not_published, .qualifier = "", .note = "that the figure is per GPU is our reading"},
    {.pointer = "/cells/1/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "power per GPU, 128 to 2048", .retrieved = "2026-09-01", .value = -5.87, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/cells/2/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "MFU, A100", .retrieved = "2026-09-01", .value = 59.67, .low = not_published, .high = not_published, .qualifier = "", .note = "how the source counts FLOPs is not published"},
    {.pointer = "/cells/3/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "MFU, H100", .retrieved = "2026-09-01", .value = 40.77, .low = not_published, .high = not_published, .qualifier = "", .note = "how the source counts FLOPs is not published"},
    {.pointer = "/cells/4/published", .unit = "count", .kind = "measured", .source = "okx-digest", .locator = "tensor or pipeline parallelism of 2 to 4", .retrieved = "2026-09-01", .value = not_published, .low = 2.0, .high = 4.0, .qualifier = "", .note = ""},
    {.pointer = "/cells/5/published", .unit = "W", .kind = "recalled", .source = "scalekit", .locator = "recollection", .retrieved = "2026-09-01", .value = 658.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled, unverified: found in no source"},
    {.pointer = "/cells/6/published", .unit = "W", .kind = "recalled", .source = "scalekit", .locator = "recollection", .retrieved = "2026-09-01", .value = 620.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled, unverified: found in no source"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 1> provenance_studies{{
    {.id = "meta-scaling", .folder = "studies", .name = "Hardware Scaling Trends and Diminishing Returns in Large-Scale Distributed Training", .source = "fernandez-2024", .locator = "arXiv 2411.13055, TMLR 2025", .retrieved = "2026-09-01", .notes = detail::provenance_studies_meta_scaling_notes, .texts = detail::provenance_studies_meta_scaling_texts, .values = detail::provenance_studies_meta_scaling_values},
}};

}  // namespace scalekit::catalog
