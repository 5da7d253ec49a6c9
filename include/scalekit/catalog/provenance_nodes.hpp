#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<value_record, 7> provenance_nodes_dgx_1v_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No NVSwitch: six NVLink 2 links an accelerator in a hybrid cube mesh."},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No NVSwitch: six NVLink 2 links an accelerator in a hybrid cube mesh."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "measured", .source = "vtrain", .locator = "all-reduce table, 8xV100, bus bandwidth at 512 MiB to 1 GiB: 134.1-134.5", .retrieved = "2026-09-01", .value = 134.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "a hybrid cube mesh node of 8 V100; that it is a DGX-1V is not stated"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = "six NVLink rings, doubled when connected as NCCL does; not read from a log of this node"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "4 x EDR InfiniBand", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(3500 - 2400) W x 2800/4600", .retrieved = "2026-09-01", .value = 669.6, .low = 309.2, .high = 1100.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600)"},
    {.pointer = "/rated_power", .unit = "W", .kind = "assumed", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 3500.0, .low = 3200.0, .high = 3500.0, .qualifier = "", .note = "recalled: 3.5 kW maximum; the guide is read as 3200-3500 W"},
}};

inline constexpr std::array<value_record, 7> provenance_nodes_dgx_a100_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 234.9, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; nccl-tests measured 235 GB/s at 16 GiB"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc, connect.cc: 12 rings, doubled when connected", .retrieved = "2026-06-11", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "8 x HDR InfiniBand", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(6500 - 3200) W x 2800/4600", .retrieved = "2026-09-01", .value = 2008.7, .low = 1275.5, .high = 3300.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600)"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 6500.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<value_record, 7> provenance_nodes_dgx_h100_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "input of the NCCL tuner; nccl-tests on one node of 8 measured 361 to 370 GB/s"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/connect.cc: 8 rings across nodes, doubled below 16 on Hopper", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = "several nodes"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "8 x NDR InfiniBand", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "latif-2024", .locator = "peak 8.4 kW of an 8xH100 node in training - 8 x 700 W", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "low: the highest node of the immersion-cooled MLPerf runs (7378 W - 5600 W); high: rated power outside the accelerators"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 10200.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<value_record, 7> provenance_nodes_frontier_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "The eight accelerators are GCDs; there are four modules."},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "The eight accelerators are GCDs; there are four modules."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "measured", .source = "frontier-rccl-sweep", .locator = "RCCL all-reduce of 1 GiB on 8 GCDs in 13.7 ms: bus bandwidth 137.2", .retrieved = "2026-09-01", .value = 137.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "third-party notes"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 16.0, .low = 4.0, .high = 32.0, .qualifier = "", .note = "RCCL channel count on this node not found"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "4 x Slingshot-11, attached to the modules", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(2700 - 2000) W x 2800/4600", .retrieved = "2026-09-01", .value = 426.1, .low = 400.0, .high = 600.0, .qualifier = "", .note = "estimated node power outside the modules times the ratio of the H100 node; range of the node estimates, liquid cooled without fans"},
    {.pointer = "/rated_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2700.0, .low = 2500.0, .high = 2900.0, .qualifier = "", .note = "estimate, middle of 2500-2900 W: 4 modules of 500-560 W, one CPU of 225-280 W, memory and NICs"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 4> provenance_nodes{{
    {.id = "dgx-1v", .folder = "nodes", .source = "nvidia-dgx-1-guide", .values = detail::provenance_nodes_dgx_1v_values},
    {.id = "dgx-a100", .folder = "nodes", .source = "nvidia-dgx-a100", .values = detail::provenance_nodes_dgx_a100_values},
    {.id = "dgx-h100", .folder = "nodes", .source = "nvidia-dgx-h100", .values = detail::provenance_nodes_dgx_h100_values},
    {.id = "frontier", .folder = "nodes", .source = "olcf-frontier-user-guide", .values = detail::provenance_nodes_frontier_values},
}};

}  // namespace scalekit::catalog
