#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> provenance_systems_aurora_notes{{
    "An accelerator is one tile: 63,744 modules are 127,488 tiles.",
}};

inline constexpr std::array<text_record, 16> provenance_systems_aurora_texts{{
    {.pointer = "/accelerator", .text = "max-1550-tile", .kind = ""},
    {.pointer = "/node", .text = "aurora-node", .kind = ""},
    {.pointer = "/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/topology", .text = "dragonfly", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "group", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/2/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_systems_aurora_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "10,624 nodes x 12", .retrieved = "2026-09-01", .value = 127488.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "64 nodes x 12", .retrieved = "2026-09-01", .value = 768.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "lockwood-garden", .locator = "taper of the dragonfly", .retrieved = "2026-09-01", .value = 1.55, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "166 groups x 64 nodes x 12", .retrieved = "2026-09-01", .value = 127488.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_groups", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Aurora page: compute groups", .retrieved = "2026-09-01", .value = 166.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_nodes_per_group", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Aurora page", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Aurora page", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_taper", .unit = "1", .kind = "datasheet", .source = "lockwood-garden", .locator = "Aurora page", .retrieved = "2026-09-01", .value = 1.55, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_aws_p5_notes{{
    "A cloud offer without a fixed size.",
}};

inline constexpr std::array<text_record, 15> provenance_systems_aws_p5_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "aws-p5-node", .kind = ""},
    {.pointer = "/network", .text = "efa-v2", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 2> provenance_systems_aws_p5_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "cloud-pue", .locator = "AWS, 2024", .retrieved = "2026-09-01", .value = 1.15, .low = not_published, .high = not_published, .qualifier = "", .note = "of the fleet; second-hand; page not recorded"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_dgx_a100_superpod_notes{{
    "A design without a fixed size, built in units of 20 nodes.",
}};

inline constexpr std::array<text_record, 18> provenance_systems_dgx_a100_superpod_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-a100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "scalable unit", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_systems_dgx_a100_superpod_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "nvidia-dgx-a100", .locator = "SuperPOD: units of 20 nodes, x 8", .retrieved = "2026-09-01", .value = 160.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "SuperPOD: rail-optimised fat tree", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_dgx_h100_superpod_notes{{
    "A design without a fixed size, built in units of 32 nodes with 8 leaf and 16 spine switches of 64 ports.",
}};

inline constexpr std::array<text_record, 18> provenance_systems_dgx_h100_superpod_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-h100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "scalable unit", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_systems_dgx_h100_superpod_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "nvidia-dgx-h100", .locator = "SuperPOD: units of 32 nodes, x 8", .retrieved = "2026-09-01", .value = 256.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "SuperPOD: 8 leaf and 16 spine switches a unit", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_eagle_notes{{
    "The size is recalled. A GPT-3 entry of MLPerf Training v3.1 ran on 10,752 accelerators of such nodes.",
}};

inline constexpr std::array<text_record, 17> provenance_systems_eagle_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "azure-nd-h100-v5", .kind = ""},
    {.pointer = "/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_systems_eagle_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "recalled", .source = "scalekit", .locator = "recalled", .retrieved = "2026-09-01", .value = 14400.0, .low = 10752.0, .high = not_published, .qualifier = "", .note = "recalled from the TOP500 list of November 2023; low: what an MLPerf entry used"},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "recalled", .source = "mlperf-training-3.1", .locator = "GPT-3 entry ND_H100_v5_n1344", .retrieved = "2026-09-01", .value = 14400.0, .low = 10752.0, .high = not_published, .qualifier = "", .note = "recalled from the TOP500 list of November 2023; low: what an MLPerf entry used (1,344 nodes)"},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "cloud-pue", .locator = "Microsoft, fiscal year 2025", .retrieved = "2026-09-01", .value = 1.17, .low = not_published, .high = not_published, .qualifier = "", .note = "of the fleet, not of this machine; second-hand; page not recorded"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_eos_notes{{
    "A DGX H100 SuperPOD. Its size is not in our sources: MLPerf Training v4.0 entries ran on up to 11,616 accelerators.",
}};

inline constexpr std::array<text_record, 18> provenance_systems_eos_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-h100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "scalable unit", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_systems_eos_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "nvidia-dgx-h100", .locator = "SuperPOD: units of 32 nodes, x 8", .retrieved = "2026-09-01", .value = 256.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "SuperPOD: 8 leaf and 16 spine switches a unit", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 2> provenance_systems_frontier_notes{{
    "An accelerator is one GCD: the 37,888 that lists give count MI250X modules, and 3,072 \"GPUs\" of the scaling study are GCDs, half as many modules.",
    "Documents differ on the number of nodes: 9,402 to 9,856. 74 groups of 128 nodes hold 9,472, which is 37,888 modules.",
}};

inline constexpr std::array<text_record, 14> provenance_systems_frontier_texts{{
    {.pointer = "/accelerator", .text = "mi250x-gcd", .kind = ""},
    {.pointer = "/node", .text = "frontier-node", .kind = ""},
    {.pointer = "/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/topology", .text = "dragonfly", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "group", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/2/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 11> provenance_systems_frontier_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "74 groups x 128 nodes x 8", .retrieved = "2026-09-01", .value = 75776.0, .low = 75216.0, .high = 78848.0, .qualifier = "", .note = "2 x 37,888 modules; low: 9,402 nodes, high: 9,856"},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "128 nodes x 8", .retrieved = "2026-09-01", .value = 1024.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "lockwood-garden", .locator = "taper of the dragonfly", .retrieved = "2026-09-01", .value = 1.75, .low = not_published, .high = not_published, .qualifier = "", .note = "1.753 in the source"},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "74 groups x 128 nodes x 8", .retrieved = "2026-09-01", .value = 75776.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_groups", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Frontier page", .retrieved = "2026-09-01", .value = 74.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_nodes_per_group", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Frontier page", .retrieved = "2026-09-01", .value = 128.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Frontier page", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "of 200 Gb/s"},
    {.pointer = "/dragonfly_taper", .unit = "1", .kind = "datasheet", .source = "lockwood-garden", .locator = "Frontier page", .retrieved = "2026-09-01", .value = 1.75, .low = not_published, .high = not_published, .qualifier = "", .note = "1.753 in the source"},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "frontier-exascale", .locator = "1.03-1.06", .retrieved = "2026-09-01", .value = 1.045, .low = 1.03, .high = 1.06, .qualifier = "", .note = "middle of the range; second-hand, page not recorded"},
    {.pointer = "/storage_bandwidth", .unit = "TB/s", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Orion, writing to disk", .retrieved = "2026-09-01", .value = 4.6, .low = not_published, .high = 10.0, .qualifier = "", .note = "high: the flash tier"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_gb200_nvl72_cluster_notes{{
    "As measured by CoreWeave on up to 20 racks: all-reduce bus bandwidth 839 GB/s in one rack, 810 on two, 406 on twenty. The full size is not published.",
}};

inline constexpr std::array<text_record, 19> provenance_systems_gb200_nvl72_cluster_texts{{
    {.pointer = "/accelerator", .text = "gb200-nvl72", .kind = ""},
    {.pointer = "/node", .text = "gb200-nvl72-rack", .kind = ""},
    {.pointer = "/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "NVLink domain", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "racks measured", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 2> provenance_systems_gb200_nvl72_cluster_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "coreweave-nccl-tests", .locator = "one rack", .retrieved = "2026-09-01", .value = 72.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "coreweave-nccl-tests", .locator = "20 racks", .retrieved = "2026-09-01", .value = 1440.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_jean_zay_a100_notes{{
    "The partition that trained BLOOM: 48 nodes at work and 4 spares.",
}};

inline constexpr std::array<text_record, 16> provenance_systems_jean_zay_a100_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/node", .text = "jean-zay-a100-node", .kind = ""},
    {.pointer = "/network", .text = "omni-path-100", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "partition", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_systems_jean_zay_a100_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "derived", .source = "bigscience-chronicles", .locator = "52 nodes x 8", .retrieved = "2026-09-01", .value = 416.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "bigscience-chronicles", .locator = "52 nodes x 8", .retrieved = "2026-09-01", .value = 416.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/storage_bandwidth", .unit = "GB/s", .kind = "derived", .source = "bigscience-chronicles", .locator = "2.3 TB checkpoint in 40 s", .retrieved = "2026-09-01", .value = 57.5, .low = not_published, .high = 120.0, .qualifier = "", .note = "high: 2.34 TB in 19.5 s on V100 nodes"},
    {.pointer = "/failures_per_node_day", .unit = "failures/(node day)", .kind = "derived", .source = "bigscience-chronicles", .locator = "about one hardware failure a week on 48 nodes", .retrieved = "2026-09-01", .value = 0.00298, .low = not_published, .high = 0.00595, .qualifier = "", .note = "one to two a week early on"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_lumi_g_notes{{
    "The node is that of Frontier by design. An accelerator is one GCD.",
}};

inline constexpr std::array<text_record, 18> provenance_systems_lumi_g_texts{{
    {.pointer = "/accelerator", .text = "mi250x-gcd", .kind = ""},
    {.pointer = "/node", .text = "frontier-node", .kind = ""},
    {.pointer = "/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/topology", .text = "dragonfly", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_systems_lumi_g_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "2,978 nodes x 8", .retrieved = "2026-09-01", .value = 23824.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "2,978 nodes x 8", .retrieved = "2026-09-01", .value = 23824.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_meta_infiniband_24k_notes{{
    "The twin of meta-roce-24k with Quantum-2 InfiniBand: same pods, 7:1 above them. No failure rate is published for it.",
}};

inline constexpr std::array<text_record, 21> provenance_systems_meta_infiniband_24k_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "grand-teton", .kind = ""},
    {.pointer = "/network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/topology", .text = "fat_tree", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "rack", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "pod", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/3/name", .text = "cluster", .kind = ""},
    {.pointer = "/tiers/3/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/3/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 8> provenance_systems_meta_infiniband_24k_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: 3,072 nodes", .retrieved = "2026-09-01", .value = 24576.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: two nodes a rack, both clusters", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: pods of 3,072, both clusters", .retrieved = "2026-09-01", .value = 3072.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: 7:1 between pods, both clusters", .retrieved = "2026-09-01", .value = 7.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/3/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: 3,072 nodes", .retrieved = "2026-09-01", .value = 24576.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "meta-pue-2023", .locator = "Meta, owned sites, 2023", .retrieved = "2026-09-01", .value = 1.08, .low = not_published, .high = not_published, .qualifier = "", .note = "of all sites, not of this cluster; second-hand, page not recorded"},
    {.pointer = "/storage_bandwidth", .unit = "TB/s", .kind = "derived", .source = "llama3-2024", .locator = "section 3.3.1: Tectonic, sustained", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = 7.0, .qualifier = "", .note = "of its RoCE twin, taken for this one; high: peak"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_meta_roce_24k_notes{{
    "Racks have spare uplinks against congestion; 7:1 holds above pods of 3,072. A later fabric had 2.8:1 (second-hand).",
}};

inline constexpr std::array<text_record, 17> provenance_systems_meta_roce_24k_texts{{
    {.pointer = "/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/node", .text = "grand-teton", .kind = ""},
    {.pointer = "/network", .text = "roce-400", .kind = ""},
    {.pointer = "/topology", .text = "clos", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "rack", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "pod", .kind = ""},
    {.pointer = "/tiers/3/name", .text = "cluster", .kind = ""},
    {.pointer = "/tiers/3/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_systems_meta_roce_24k_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: 3,072 nodes", .retrieved = "2026-09-01", .value = 24576.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "llama3-2024", .locator = "section 3.3: two nodes a rack", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/latency", .unit = "us", .kind = "assumed", .source = "ncclx", .locator = "latency within a rack", .retrieved = "2026-09-01", .value = 5.0, .low = not_published, .high = not_published, .qualifier = "", .note = "one-way latency, second-hand; shown only"},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "datasheet", .source = "llama3-2024", .locator = "section 3.3: 192 racks, full bisection", .retrieved = "2026-09-01", .value = 3072.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "llama3-2024", .locator = "section 3.3: 1:7 above a pod", .retrieved = "2026-09-01", .value = 7.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/latency", .unit = "us", .kind = "assumed", .source = "ncclx", .locator = "latency across racks", .retrieved = "2026-09-01", .value = 35.0, .low = not_published, .high = not_published, .qualifier = "", .note = "one-way latency, second-hand; shown only"},
    {.pointer = "/tiers/3/accelerators", .unit = "count", .kind = "datasheet", .source = "llama3-2024", .locator = "section 3.3: 8 pods", .retrieved = "2026-09-01", .value = 24576.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/3/latency", .unit = "us", .kind = "assumed", .source = "ncclx", .locator = "latency across pods, 75-150 us", .retrieved = "2026-09-01", .value = 112.5, .low = 75.0, .high = 150.0, .qualifier = "", .note = "one-way latency, second-hand; shown only"},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "meta-pue-2023", .locator = "Meta, owned sites, 2023", .retrieved = "2026-09-01", .value = 1.08, .low = not_published, .high = not_published, .qualifier = "", .note = "of all sites, not of this cluster; second-hand, page not recorded"},
    {.pointer = "/storage_bandwidth", .unit = "TB/s", .kind = "datasheet", .source = "llama3-2024", .locator = "section 3.3.1: Tectonic, sustained", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = 7.0, .qualifier = "", .note = "high: peak"},
    {.pointer = "/failures_per_node_day", .unit = "failures/(node day)", .kind = "derived", .source = "llama3-2024", .locator = "table 5: 419 unexpected interruptions in 54 days on 2,048 nodes", .retrieved = "2026-09-01", .value = 0.00379, .low = 0.00296, .high = not_published, .qualifier = "", .note = "of a job on 16,384 accelerators; hardware alone 0.00296"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_perlmutter_notes{{
    "The number of nodes is not in our sources. Some nodes have 80 GB parts; the smaller part is taken here.",
}};

inline constexpr std::array<text_record, 18> provenance_systems_perlmutter_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-40gb", .kind = ""},
    {.pointer = "/node", .text = "perlmutter-node", .kind = ""},
    {.pointer = "/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/topology", .text = "dragonfly", .kind = ""},
    {.pointer = "/total_accelerators", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "group", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_systems_perlmutter_values{{
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "128 nodes x 4", .retrieved = "2026-09-01", .value = 512.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/dragonfly_nodes_per_group", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 128.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 2> provenance_systems_rsc_1_notes{{
    "For its failure rate. Node and network are assumed: the digest that was read names A100 and no more.",
    "The rate counts node failures with an infrastructure cause: jobs failed more often (7.9 h between failures on 1,024 accelerators of RSC-1).",
}};

inline constexpr std::array<text_record, 17> provenance_systems_rsc_1_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-a100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_systems_rsc_1_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "rsc-reliability-2024", .locator = "size of the cluster", .retrieved = "2026-09-01", .value = 16000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand; rounded"},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "rsc-reliability-2024", .locator = "size of the cluster", .retrieved = "2026-09-01", .value = 16000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand; rounded"},
    {.pointer = "/failures_per_node_day", .unit = "failures/(node day)", .kind = "measured", .source = "rsc-reliability-2024", .locator = "r_f of RSC-1", .retrieved = "2026-09-01", .value = 0.0065, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand"},
}};

inline constexpr std::array<std::string_view, 2> provenance_systems_rsc_2_notes{{
    "For its failure rate. Node and network are assumed: the digest that was read names A100 and no more.",
    "The rate counts node failures with an infrastructure cause.",
}};

inline constexpr std::array<text_record, 17> provenance_systems_rsc_2_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-a100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "not published", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_systems_rsc_2_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "rsc-reliability-2024", .locator = "size of the cluster", .retrieved = "2026-09-01", .value = 8000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand; rounded"},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "rsc-reliability-2024", .locator = "size of the cluster", .retrieved = "2026-09-01", .value = 8000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand; rounded"},
    {.pointer = "/failures_per_node_day", .unit = "failures/(node day)", .kind = "measured", .source = "rsc-reliability-2024", .locator = "r_f of RSC-2", .retrieved = "2026-09-01", .value = 0.00234, .low = not_published, .high = not_published, .qualifier = "", .note = "second-hand"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_selene_notes{{
    "A DGX A100 SuperPOD. The size is recalled; the cited study used 3,072 accelerators of it.",
}};

inline constexpr std::array<text_record, 20> provenance_systems_selene_texts{{
    {.pointer = "/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/node", .text = "dgx-a100", .kind = ""},
    {.pointer = "/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "node", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "scalable unit", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "system", .kind = ""},
    {.pointer = "/tiers/2/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/pue", .text = "not published", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_systems_selene_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "recalled", .source = "narayanan-2021", .locator = "runs of 3,072 accelerators", .retrieved = "2026-09-01", .value = 4480.0, .low = 3072.0, .high = not_published, .qualifier = "", .note = "recalled: 560 nodes; low: what the cited study used"},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "derived", .source = "nvidia-dgx-a100", .locator = "SuperPOD: units of 20 nodes, x 8", .retrieved = "2026-09-01", .value = 160.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/oversubscription_above", .unit = "1", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "SuperPOD: rail-optimised fat tree", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "recalled", .source = "scalekit", .locator = "recalled", .retrieved = "2026-09-01", .value = 4480.0, .low = 3072.0, .high = not_published, .qualifier = "", .note = "recalled: 560 nodes"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_tpu_v4_pod_notes{{
    "One torus; optical switches between cubes of 64 chips. Slices joined over the data-centre network are not this system.",
}};

inline constexpr std::array<text_record, 20> provenance_systems_tpu_v4_pod_texts{{
    {.pointer = "/accelerator", .text = "tpu-v4", .kind = ""},
    {.pointer = "/node", .text = "tpu-v4-host", .kind = ""},
    {.pointer = "/network", .text = "ici-v4", .kind = ""},
    {.pointer = "/topology", .text = "torus_3d", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "host", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "cube", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "pod", .kind = ""},
    {.pointer = "/tiers/2/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_systems_tpu_v4_pod_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "TPU v4, pod size", .retrieved = "2026-09-01", .value = 4096.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "four chips a host, as published training tables count them"},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "cubes of 4 x 4 x 4", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "TPU v4, pod size", .retrieved = "2026-09-01", .value = 4096.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "cloud-pue", .locator = "Google, 2025", .retrieved = "2026-09-01", .value = 1.09, .low = not_published, .high = not_published, .qualifier = "", .note = "of the fleet; second-hand; page not recorded"},
}};

inline constexpr std::array<std::string_view, 1> provenance_systems_tpu_v5p_pod_notes{{
    "One torus; optical switches between cubes of 64 chips. Slices joined over the data-centre network are not this system.",
}};

inline constexpr std::array<text_record, 20> provenance_systems_tpu_v5p_pod_texts{{
    {.pointer = "/accelerator", .text = "tpu-v5p", .kind = ""},
    {.pointer = "/node", .text = "tpu-v5p-host", .kind = ""},
    {.pointer = "/network", .text = "ici-v5p", .kind = ""},
    {.pointer = "/topology", .text = "torus_3d", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "host", .kind = ""},
    {.pointer = "/tiers/0/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/0/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "cube", .kind = ""},
    {.pointer = "/tiers/1/oversubscription_above", .text = "not published", .kind = ""},
    {.pointer = "/tiers/1/latency", .text = "not published", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "pod", .kind = ""},
    {.pointer = "/tiers/2/oversubscription_above", .text = "none", .kind = ""},
    {.pointer = "/tiers/2/latency", .text = "not published", .kind = ""},
    {.pointer = "/dragonfly_groups", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_nodes_per_group", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_links_per_group_pair", .text = "none", .kind = ""},
    {.pointer = "/dragonfly_taper", .text = "none", .kind = ""},
    {.pointer = "/storage_bandwidth", .text = "not published", .kind = ""},
    {.pointer = "/failures_per_node_day", .text = "not published", .kind = ""},
    {.pointer = "/price", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_systems_tpu_v5p_pod_values{{
    {.pointer = "/total_accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "TPU v5p, pod size", .retrieved = "2026-09-01", .value = 8960.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "four chips a host, as published training tables count them"},
    {.pointer = "/tiers/1/accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "cubes of 4 x 4 x 4", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/2/accelerators", .unit = "count", .kind = "datasheet", .source = "scaling-book", .locator = "TPU v5p, pod size", .retrieved = "2026-09-01", .value = 8960.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/pue", .unit = "1", .kind = "derived", .source = "cloud-pue", .locator = "Google, 2025", .retrieved = "2026-09-01", .value = 1.09, .low = not_published, .high = not_published, .qualifier = "", .note = "of the fleet; second-hand; page not recorded"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 18> provenance_systems{{
    {.id = "aurora", .folder = "systems", .name = "Aurora (Argonne)", .source = "lockwood-garden", .locator = "Aurora page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_aurora_notes, .texts = detail::provenance_systems_aurora_texts, .values = detail::provenance_systems_aurora_values},
    {.id = "aws-p5", .folder = "systems", .name = "AWS p5 instances with EFA", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .notes = detail::provenance_systems_aws_p5_notes, .texts = detail::provenance_systems_aws_p5_texts, .values = detail::provenance_systems_aws_p5_values},
    {.id = "dgx-a100-superpod", .folder = "systems", .name = "NVIDIA DGX A100 SuperPOD (reference design)", .source = "nvidia-dgx-a100", .locator = "SuperPOD", .retrieved = "2026-09-01", .notes = detail::provenance_systems_dgx_a100_superpod_notes, .texts = detail::provenance_systems_dgx_a100_superpod_texts, .values = detail::provenance_systems_dgx_a100_superpod_values},
    {.id = "dgx-h100-superpod", .folder = "systems", .name = "NVIDIA DGX H100 SuperPOD (reference design)", .source = "nvidia-dgx-h100", .locator = "SuperPOD", .retrieved = "2026-09-01", .notes = detail::provenance_systems_dgx_h100_superpod_notes, .texts = detail::provenance_systems_dgx_h100_superpod_texts, .values = detail::provenance_systems_dgx_h100_superpod_values},
    {.id = "eagle", .folder = "systems", .name = "Eagle (Microsoft Azure)", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_eagle_notes, .texts = detail::provenance_systems_eagle_texts, .values = detail::provenance_systems_eagle_values},
    {.id = "eos", .folder = "systems", .name = "Eos (NVIDIA)", .source = "megatron-lm-2024", .locator = "H100 tables: 8 x 400 Gb/s InfiniBand a node", .retrieved = "2026-09-01", .notes = detail::provenance_systems_eos_notes, .texts = detail::provenance_systems_eos_texts, .values = detail::provenance_systems_eos_values},
    {.id = "frontier", .folder = "systems", .name = "Frontier (Oak Ridge)", .source = "lockwood-garden", .locator = "Frontier page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_frontier_notes, .texts = detail::provenance_systems_frontier_texts, .values = detail::provenance_systems_frontier_values},
    {.id = "gb200-nvl72-cluster", .folder = "systems", .name = "GB200 NVL72 racks joined by InfiniBand", .source = "coreweave-nccl-tests", .locator = "runs of 1, 2 and 20 racks", .retrieved = "2026-09-01", .notes = detail::provenance_systems_gb200_nvl72_cluster_notes, .texts = detail::provenance_systems_gb200_nvl72_cluster_texts, .values = detail::provenance_systems_gb200_nvl72_cluster_values},
    {.id = "jean-zay-a100", .folder = "systems", .name = "Jean Zay, A100 partition of the BLOOM training", .source = "bigscience-chronicles", .locator = "chronicles", .retrieved = "2026-09-01", .notes = detail::provenance_systems_jean_zay_a100_notes, .texts = detail::provenance_systems_jean_zay_a100_texts, .values = detail::provenance_systems_jean_zay_a100_values},
    {.id = "lumi-g", .folder = "systems", .name = "LUMI-G (CSC)", .source = "lockwood-garden", .locator = "LUMI page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_lumi_g_notes, .texts = detail::provenance_systems_lumi_g_texts, .values = detail::provenance_systems_lumi_g_values},
    {.id = "meta-infiniband-24k", .folder = "systems", .name = "Meta 24k cluster, InfiniBand", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_meta_infiniband_24k_notes, .texts = detail::provenance_systems_meta_infiniband_24k_texts, .values = detail::provenance_systems_meta_infiniband_24k_values},
    {.id = "meta-roce-24k", .folder = "systems", .name = "Meta 24k cluster, RoCE", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_meta_roce_24k_notes, .texts = detail::provenance_systems_meta_roce_24k_texts, .values = detail::provenance_systems_meta_roce_24k_values},
    {.id = "perlmutter", .folder = "systems", .name = "Perlmutter (NERSC)", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .notes = detail::provenance_systems_perlmutter_notes, .texts = detail::provenance_systems_perlmutter_texts, .values = detail::provenance_systems_perlmutter_values},
    {.id = "rsc-1", .folder = "systems", .name = "Meta Research SuperCluster 1", .source = "rsc-reliability-2024", .locator = "description of the clusters", .retrieved = "2026-09-01", .notes = detail::provenance_systems_rsc_1_notes, .texts = detail::provenance_systems_rsc_1_texts, .values = detail::provenance_systems_rsc_1_values},
    {.id = "rsc-2", .folder = "systems", .name = "Meta Research SuperCluster 2", .source = "rsc-reliability-2024", .locator = "description of the clusters", .retrieved = "2026-09-01", .notes = detail::provenance_systems_rsc_2_notes, .texts = detail::provenance_systems_rsc_2_texts, .values = detail::provenance_systems_rsc_2_values},
    {.id = "selene", .folder = "systems", .name = "Selene (NVIDIA)", .source = "narayanan-2021", .locator = "experiments on Selene", .retrieved = "2026-09-01", .notes = detail::provenance_systems_selene_notes, .texts = detail::provenance_systems_selene_texts, .values = detail::provenance_systems_selene_values},
    {.id = "tpu-v4-pod", .folder = "systems", .name = "TPU v4 pod", .source = "scaling-book", .locator = "TPU v4, pod", .retrieved = "2026-09-01", .notes = detail::provenance_systems_tpu_v4_pod_notes, .texts = detail::provenance_systems_tpu_v4_pod_texts, .values = detail::provenance_systems_tpu_v4_pod_values},
    {.id = "tpu-v5p-pod", .folder = "systems", .name = "TPU v5p pod", .source = "scaling-book", .locator = "TPU v5p, pod", .retrieved = "2026-09-01", .notes = detail::provenance_systems_tpu_v5p_pod_notes, .texts = detail::provenance_systems_tpu_v5p_pod_texts, .values = detail::provenance_systems_tpu_v5p_pod_values},
}};

}  // namespace scalekit::catalog
