#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<value_record, 7> provenance_studies_meta_scaling_values{{
    {.pointer = "/cells/0/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "throughput per GPU, 128 to 2048", .retrieved = "2026-09-01", .value = -37.22, .low = not_published, .high = not_published, .qualifier = "", .note = "that the figure is per GPU is our reading"},
    {.pointer = "/cells/1/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "power per GPU, 128 to 2048", .retrieved = "2026-09-01", .value = -5.87, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/cells/2/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "MFU, A100", .retrieved = "2026-09-01", .value = 59.67, .low = not_published, .high = not_published, .qualifier = "", .note = "how the source counts FLOPs is not published"},
    {.pointer = "/cells/3/published", .unit = "%", .kind = "measured", .source = "okx-digest", .locator = "MFU, H100", .retrieved = "2026-09-01", .value = 40.77, .low = not_published, .high = not_published, .qualifier = "", .note = "how the source counts FLOPs is not published"},
    {.pointer = "/cells/4/published", .unit = "count", .kind = "measured", .source = "okx-digest", .locator = "tensor or pipeline parallelism of 2 to 4", .retrieved = "2026-09-01", .value = not_published, .low = 2.0, .high = 4.0, .qualifier = "", .note = ""},
    {.pointer = "/cells/5/published", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "recollection", .retrieved = "2026-09-01", .value = 658.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled, unverified: found in no source"},
    {.pointer = "/cells/6/published", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "recollection", .retrieved = "2026-09-01", .value = 620.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled, unverified: found in no source"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 1> provenance_studies{{
    {.id = "meta-scaling", .folder = "studies", .source = "fernandez-2024", .values = detail::provenance_studies_meta_scaling_values},
}};

}  // namespace scalekit::catalog
