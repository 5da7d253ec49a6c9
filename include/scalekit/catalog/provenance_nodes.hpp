#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> provenance_nodes_a100_pcie_server_notes{{
    "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_a100_pcie_server_texts{{
    {.pointer = "/accelerators", .text = "a100-pcie-40gb, a100-pcie-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "pcie", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_a100_pcie_server_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 0.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 16.0, .low = 10.0, .high = 24.0, .qualifier = "one_way", .note = "NCCL constants: PCIe Gen4 x16 24 GB/s; across the sockets of a host 16 (AMD), 10 (Intel Skylake) or 22 GB/s (Sapphire Rapids); the ring crosses sockets"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2.0, .low = 1.0, .high = 8.0, .qualifier = "", .note = "rings over PCIe; not read from a log"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "one NIC for two cards is a usual build; no one machine"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1200.0, .low = 762.0, .high = 1971.4, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (2400 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_aurora_node_notes{{
    "The twelve accelerators are tiles; there are six modules. Each of the two CPU sockets has four NICs and three modules.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_aurora_node_texts{{
    {.pointer = "/accelerators", .text = "max-1550-tile", .kind = ""},
    {.pointer = "/accelerator_package", .text = "die", .kind = ""},
    {.pointer = "/default_network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_aurora_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "alcf-aurora", .locator = "15 GB/s a pair of modules, five peers", .retrieved = "2026-09-01", .value = 75.0, .low = 15.0, .high = not_published, .qualifier = "one_way", .note = "no collective was measured: what rings over all pairs could carry together; low: one ring over one pair"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "alcf-aurora", .locator = "8 x Slingshot-11", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1200.0, .low = 900.0, .high = 1500.0, .qualifier = "", .note = "estimate, middle of 900-1500 W: two CPUs of 350 W, memory and NICs, liquid cooled without fans"},
    {.pointer = "/rated_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 5000.0, .low = 4500.0, .high = 5500.0, .qualifier = "", .note = "estimate, middle of 4500-5500 W: 6 modules of 600 W, two CPUs of 350 W and the rest"},
}};

inline constexpr std::array<text_record, 8> provenance_nodes_aws_p4d_node_texts{{
    {.pointer = "/accelerators", .text = "a100-sxm4-40gb, a100-sxm4-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "efa-v1", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_aws_p4d_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 234.9, .high = not_published, .qualifier = "one_way", .note = "the HGX A100 board of dgx-a100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2008.7, .low = 1275.5, .high = 3300.0, .qualifier = "", .note = "taken from dgx-a100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 6> provenance_nodes_aws_p5_node_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "efa-v2", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_aws_p5_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 32.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "the HGX H100 board of dgx-h100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 6> provenance_nodes_aws_p5en_node_texts{{
    {.pointer = "/accelerators", .text = "h200-sxm-141gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "efa-v3", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_aws_p5en_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "the HGX H200 board of dgx-h100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 6> provenance_nodes_aws_p6_b200_node_texts{{
    {.pointer = "/accelerators", .text = "b200-sxm-180gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "efa-v4", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_aws_p6_b200_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 3834.8, .low = 2358.0, .high = 6300.0, .qualifier = "", .note = "taken from dgx-b200, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 6> provenance_nodes_aws_p6_b300_node_texts{{
    {.pointer = "/accelerators", .text = "b300-sxm-288gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "efa-v4", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_aws_p6_b300_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 3469.6, .low = 2203.2, .high = 5700.0, .qualifier = "", .note = "taken from dgx-b300, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 8> provenance_nodes_azure_nd_a100_v4_texts{{
    {.pointer = "/accelerators", .text = "a100-sxm4-40gb, a100-sxm4-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_azure_nd_a100_v4_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 234.9, .high = not_published, .qualifier = "one_way", .note = "the HGX A100 board of dgx-a100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "azure-ai-benchmarking-guide", .locator = "8 x HDR InfiniBand", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2008.7, .low = 1275.5, .high = 3300.0, .qualifier = "", .note = "taken from dgx-a100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 5> provenance_nodes_azure_nd_h100_v5_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_azure_nd_h100_v5_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "the HGX H100 board of dgx-h100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND H100 v5 page: 8 x NDR InfiniBand", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same board; no reading of this node"},
    {.pointer = "/rated_power", .unit = "W", .kind = "assumed", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .value = 10200.0, .low = not_published, .high = not_published, .qualifier = "", .note = "approximate in the source: of the 10.2 kW class"},
}};

inline constexpr std::array<text_record, 8> provenance_nodes_azure_nd_mi300x_v5_texts{{
    {.pointer = "/accelerators", .text = "mi300x", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "rccl-2.21-model-5", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_azure_nd_mi300x_v5_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "rccl-2.21.5", .locator = "src/graph/topo.h: 7 links of 48 GB/s", .retrieved = "2024-10-24", .value = 336.0, .low = 312.9, .high = not_published, .qualifier = "one_way", .note = "input of the RCCL tuner; measured bus bandwidth of 16 GiB on 8 x MI300X: 319 GB/s"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "rccl-2.21.5", .locator = "default channels of gfx942: 56 in one node, 64 across nodes", .retrieved = "2024-10-24", .value = 64.0, .low = 56.0, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "ND MI300X v5 page: 8 x NDR InfiniBand", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 3000.0, .low = 1905.0, .high = 4928.6, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (6000 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_dgx_1v_notes{{
    "No NVSwitch: six NVLink 2 links an accelerator in a hybrid cube mesh.",
}};

inline constexpr std::array<text_record, 7> provenance_nodes_dgx_1v_texts{{
    {.pointer = "/accelerators", .text = "v100-sxm2-16gb, v100-sxm2-32gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-edr100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "hybrid_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 11> provenance_nodes_dgx_1v_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "ml-engineering-network", .locator = "6 links of 25 GB/s x 274/300, what peer-to-peer copies achieve on A100", .retrieved = "2026-08-22", .value = 137.0, .low = 120.0, .high = not_published, .qualifier = "one_way", .note = "low: 20 GB/s a link, which NCCL counts on; measured on 8 x V100: bus bandwidth 134"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = "six NVLink rings; not read from a log of this node"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-1-guide", .locator = "4 x EDR InfiniBand", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(3500 - 2400) W x 2800/4600", .retrieved = "2026-09-01", .value = 669.6, .low = 309.2, .high = 1100.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600)"},
    {.pointer = "/rated_power", .unit = "W", .kind = "recalled", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .value = 3500.0, .low = 3200.0, .high = 3500.0, .qualifier = "", .note = "recalled: 3.5 kW maximum; the guide is read as 3200-3500 W"},
}};

inline constexpr std::array<text_record, 7> provenance_nodes_dgx_2_texts{{
    {.pointer = "/accelerators", .text = "v100-sxm3-32gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-edr100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 11> provenance_nodes_dgx_2_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h: 6 links of 20 GB/s", .retrieved = "2026-06-11", .value = 120.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "NVLink constant of the library for this generation; 79 GB/s of bus bandwidth measured on 16 such nodes, where the network limits"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 6 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "8 x EDR InfiniBand", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "page not recorded"},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(10000 - 5600) W x 2800/4600", .retrieved = "2026-09-01", .value = 2678.3, .low = 1700.7, .high = 4400.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600); the limit of the accelerators is recalled"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "pcper-dgx-2", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 10000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "page not recorded"},
}};

inline constexpr std::array<text_record, 7> provenance_nodes_dgx_a100_texts{{
    {.pointer = "/accelerators", .text = "a100-sxm4-40gb, a100-sxm4-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 11> provenance_nodes_dgx_a100_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 234.9, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; nccl-tests measured 235 GB/s at 16 GiB"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "8 x HDR InfiniBand", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(6500 - 3200) W x 2800/4600", .retrieved = "2026-09-01", .value = 2008.7, .low = 1275.5, .high = 3300.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600)"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-a100", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 6500.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 5> provenance_nodes_dgx_b200_texts{{
    {.pointer = "/accelerators", .text = "b200-sxm-180gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_dgx_b200_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "8 x NDR InfiniBand", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(14300 - 8000) W x 2800/4600", .retrieved = "2026-09-01", .value = 3834.8, .low = 2358.0, .high = 6300.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600); low: highest reading of water-cooled nodes, 10358 W (MLPerf Training v5.0, Lenovo), less the limits"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-b200", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 14300.0, .low = not_published, .high = not_published, .qualifier = "", .note = "water-cooled nodes of another maker draw 9.6-10.0 kW on average in MLPerf Training v5.0"},
}};

inline constexpr std::array<text_record, 5> provenance_nodes_dgx_b300_texts{{
    {.pointer = "/accelerators", .text = "b300-sxm-288gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-xdr800", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_dgx_b300_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "8 x 800 Gb/s", .retrieved = "2026-08-22", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(14500 - 8800) W x 2800/4600", .retrieved = "2026-09-01", .value = 3469.6, .low = 2203.2, .high = 5700.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600)"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-b300", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 14500.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 5> provenance_nodes_dgx_h100_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb, h200-sxm-141gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_dgx_h100_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "input of the NCCL tuner; nccl-tests on one node of 8 measured 361 to 370 GB/s"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "8 x NDR InfiniBand", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "latif-2024", .locator = "peak 8.4 kW of an 8xH100 node in training - 8 x 700 W", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "low: the highest node of the immersion-cooled MLPerf runs (7378 W - 5600 W); high: rated power outside the accelerators"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-dgx-h100", .locator = "maximum system power", .retrieved = "2026-09-01", .value = 10200.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_frontier_node_notes{{
    "The eight accelerators are GCDs; there are four modules.",
    "That RCCL takes its tuning model 3 on this node is our inference from the layout, 8 GCDs, 4 NUMA domains and 4 network cards.",
}};

inline constexpr std::array<text_record, 7> provenance_nodes_frontier_node_texts{{
    {.pointer = "/accelerators", .text = "mi250x-gcd", .kind = ""},
    {.pointer = "/accelerator_package", .text = "die", .kind = ""},
    {.pointer = "/default_network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/library", .text = "rccl-2.21-model-3", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
}};

inline constexpr std::array<value_record, 11> provenance_nodes_frontier_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "measured", .source = "frontier-rccl-sweep", .locator = "RCCL all-reduce of 1 GiB on 8 GCDs in 13.7 ms: bus bandwidth 137.2", .retrieved = "2026-09-01", .value = 137.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "third-party notes; page not recorded"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 16.0, .low = 4.0, .high = 32.0, .qualifier = "", .note = "RCCL channel count on this node not found"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "olcf-frontier-user-guide", .locator = "4 x Slingshot-11, attached to the modules", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(2700 - 2000) W x 2800/4600", .retrieved = "2026-09-01", .value = 426.1, .low = 400.0, .high = 600.0, .qualifier = "", .note = "estimated node power outside the modules times the ratio of the H100 node; range of the node estimates, liquid cooled without fans"},
    {.pointer = "/rated_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2700.0, .low = 2500.0, .high = 2900.0, .qualifier = "", .note = "estimate, middle of 2500-2900 W: 4 modules of 500-560 W, one CPU of 225-280 W, memory and NICs"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_gaudi2_hls2_notes{{
    "The ports are on the accelerators: three of each leave the board.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_gaudi2_hls2_texts{{
    {.pointer = "/accelerators", .text = "gaudi2", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "roce-100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_gaudi2_hls2_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 3.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "habana-docs", .locator = "HCCL all-reduce on 8 x Gaudi3, 513 of 525 GB/s, times 262.5/525", .retrieved = "2026-09-01", .value = 256.5, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "the fraction that Gaudi3 achieves; not measured with this part"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "24 x 100 GbE, 3 an accelerator", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2400.0, .low = 1524.0, .high = 3942.9, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (4800 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_gaudi3_hlb325_notes{{
    "The ports are on the accelerators: three of each leave the board.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_gaudi3_hlb325_texts{{
    {.pointer = "/accelerators", .text = "gaudi3", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "roce-200", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_gaudi3_hlb325_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .value = 3.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "measured", .source = "habana-docs", .locator = "HCCL all-reduce of 256 MB on 8 x Gaudi3", .retrieved = "2026-09-01", .value = 513.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "24 x 200 GbE, 3 an accelerator", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 3600.0, .low = 2286.0, .high = 5914.3, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (7200 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_gb200_nvl72_rack_notes{{
    "The node is the NVLink domain of 72; a host is a tray of four accelerators with two Grace CPUs.",
    "Host power holds 36 Grace CPUs, the NVLink switch trays and conversion losses.",
}};

inline constexpr std::array<text_record, 5> provenance_nodes_gb200_nvl72_rack_texts{{
    {.pointer = "/accelerators", .text = "gb200-nvl72", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_gb200_nvl72_rack_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 72.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 72.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = "as for the board of eight; not read from a log of this rack"},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "as for the board of eight; not read from a log of this rack"},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "one ConnectX-7 an accelerator", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(126000 - 86400) W x 2800/4600", .retrieved = "2026-09-01", .value = 24104.3, .low = 12987.1, .high = 45600.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600); low: 33.6 kW x 1778/4600, high: 132 kW less the limits"},
    {.pointer = "/rated_power", .unit = "W", .kind = "derived", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 126000.0, .low = 120000.0, .high = 132000.0, .qualifier = "", .note = "middle of 120-132 kW"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_gb300_nvl72_rack_notes{{
    "The node is the NVLink domain of 72; a host is a tray of four accelerators with two Grace CPUs.",
}};

inline constexpr std::array<text_record, 5> provenance_nodes_gb300_nvl72_rack_texts{{
    {.pointer = "/accelerators", .text = "gb300-nvl72", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-xdr800", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_nodes_gb300_nvl72_rack_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 72.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 72.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 720.0, .low = 680.0, .high = not_published, .qualifier = "one_way", .note = "input of the NCCL tuner; measured with rings: 682 of 900 GB/s on 8 x B200, 680 GB/s on GB200"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 16 channels of 45 GB/s", .retrieved = "2026-06-11", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = "as for the board of eight; not read from a log of this rack"},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "as for the board of eight; not read from a log of this rack"},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 90 GB/s", .retrieved = "2026-06-11", .value = 90.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "one ConnectX-8 an accelerator", .retrieved = "2026-08-22", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "(135000 - 100800) W x 2800/4600", .retrieved = "2026-09-01", .value = 20817.4, .low = 13219.0, .high = 34200.0, .qualifier = "", .note = "rated power outside the accelerators times the ratio measured to rated of the H100 node (2800/4600; low 1778/4600); planning figures"},
    {.pointer = "/rated_power", .unit = "W", .kind = "datasheet", .source = "nvidia-mission-control", .locator = "GB300: planning power, 18 trays of 4 x 1.4 + 1.0 + 0.9 kW", .retrieved = "2026-09-01", .value = 135000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 6> provenance_nodes_gcp_a3_mega_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "gcp-tcpxo", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_gcp_a3_mega_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "the HGX H100 board of dgx-h100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_grand_teton_notes{{
    "An HGX H100 board in Meta's air-cooled chassis; two nodes a rack. Each of the two CPUs has a front-end port besides.",
    "Its power is not published.",
}};

inline constexpr std::array<text_record, 6> provenance_nodes_grand_teton_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "roce-400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_grand_teton_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "the HGX H100 board of dgx-h100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "Meta H100 clusters page: 400 Gb/s an accelerator", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_h100_pcie_server_notes{{
    "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_h100_pcie_server_texts{{
    {.pointer = "/accelerators", .text = "h100-pcie-80gb, h100-nvl-94gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "pcie", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_h100_pcie_server_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 0.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 22.0, .low = 16.0, .high = 48.0, .qualifier = "one_way", .note = "NCCL constants: PCIe Gen5 x16 48 GB/s; across the sockets of a host 16 (AMD), 10 (Intel Skylake) or 22 GB/s (Sapphire Rapids); the ring crosses sockets"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2.0, .low = 1.0, .high = 8.0, .qualifier = "", .note = "rings over PCIe; not read from a log"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "one NIC for two cards is a usual build; no one machine"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1400.0, .low = 889.0, .high = 2300.0, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (2800 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_hgx_h100_immersion_notes{{
    "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100.",
}};

inline constexpr std::array<text_record, 6> provenance_nodes_hgx_h100_immersion_texts{{
    {.pointer = "/accelerators", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_hgx_h100_immersion_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "An HGX H100 board with two Xeon 8462Y+, without fans. Fabric and ports are those of a DGX H100."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s in one node, 8 of 45 GB/s across nodes", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = 370.0, .qualifier = "one_way", .note = "input of the NCCL tuner; nccl-tests on one node of 8 measured 361 to 370 GB/s"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "taken from dgx-h100"},
    {.pointer = "/host_power", .unit = "W", .kind = "derived", .source = "mlperf-training-4.0-smc", .locator = "3D U-Net on one node, peak 7316 W - 8 x 700 W", .retrieved = "2026-09-01", .value = 1716.0, .low = 1348.0, .high = 2116.0, .qualifier = "", .note = "AC, conversion losses included; the run is of the fitted half. Low: the median of the steady ResNet-50 run, 6948 W, less the limits. High: if the accelerators drew 650 W each at that peak"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_hgx_h20_notes{{
    "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports.",
}};

inline constexpr std::array<text_record, 6> provenance_nodes_hgx_h20_texts{{
    {.pointer = "/accelerators", .text = "h20-96gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_nodes_hgx_h20_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Built like the H100 node with another accelerator; a report of two such nodes counts 16 NDR ports."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 30 GB/s", .retrieved = "2026-06-11", .value = 360.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "the links of the H100 board; not measured on this one"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 30 GB/s in one node", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/multicast_channel_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: NVLS, 8 channels of 40 GB/s", .retrieved = "2026-06-11", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "a report of two nodes counts 16 NDR ports (NCCL issue 1244)"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2800.0, .low = 1778.0, .high = 4600.0, .qualifier = "", .note = "taken from dgx-h100, which has the same chassis; no reading of this node"},
}};

inline constexpr std::array<text_record, 8> provenance_nodes_jean_zay_a100_node_texts{{
    {.pointer = "/accelerators", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "omni-path-100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "switched", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_jean_zay_a100_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h, search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 234.9, .high = not_published, .qualifier = "one_way", .note = "the NVSwitch board of dgx-a100"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/search.cc: 12 channels of 20 GB/s", .retrieved = "2026-06-11", .value = 12.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "4 x Omni-Path 100", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2008.7, .low = 1275.5, .high = 3300.0, .qualifier = "", .note = "taken from dgx-a100, which has the same board; no reading of this node"},
}};

inline constexpr std::array<text_record, 8> provenance_nodes_jean_zay_v100_node_texts{{
    {.pointer = "/accelerators", .text = "v100-sxm2-16gb, v100-sxm2-32gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "omni-path-100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_jean_zay_v100_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "measured", .source = "vtrain", .locator = "all-reduce table, 4 of the V100 of a hybrid mesh node, bus bandwidth at 256 MiB", .retrieved = "2026-09-01", .value = 85.4, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "four accelerators of another node; how they are linked there is not stated for this node"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 12.0, .qualifier = "", .note = "half of dgx-1v; not read from a log of this node"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "4 x Omni-Path 100", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 334.8, .low = 154.6, .high = 550.0, .qualifier = "", .note = "half of dgx-1v; no reading of this node"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_l40s_server_notes{{
    "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_l40s_server_texts{{
    {.pointer = "/accelerators", .text = "l40s-48gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "roce-200", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "pcie", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_l40s_server_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 0.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 16.0, .low = 10.0, .high = 24.0, .qualifier = "one_way", .note = "NCCL constants: PCIe Gen4 x16 24 GB/s; across the sockets of a host 16 (AMD), 10 (Intel Skylake) or 22 GB/s (Sapphire Rapids); the ring crosses sockets"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2.0, .low = 1.0, .high = 8.0, .qualifier = "", .note = "rings over PCIe; not read from a log"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "one NIC for two cards is a usual build; no one machine"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1400.0, .low = 889.0, .high = 2300.0, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (2800 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_mi325x_server_notes{{
    "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5.",
    "RCCL's tuning model 5 is that of eight MI300X; the links are the same.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_mi325x_server_texts{{
    {.pointer = "/accelerators", .text = "mi325x", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "infiniband-ndr400", .kind = ""},
    {.pointer = "/library", .text = "rccl-2.21-model-5", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_mi325x_server_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: the board of the MI300X with its successor; counts are assumed from azure-nd-mi300x-v5. RCCL's tuning model 5 is that of eight MI300X; the links are the same."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "rccl-2.21.5", .locator = "src/graph/topo.h: 7 links of 48 GB/s", .retrieved = "2024-10-24", .value = 336.0, .low = 312.9, .high = not_published, .qualifier = "one_way", .note = "input of the RCCL tuner; measured bus bandwidth of 16 GiB on 8 x MI300X: 319 GB/s"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "rccl-2.21.5", .locator = "default channels of gfx942: 56 in one node, 64 across nodes", .retrieved = "2024-10-24", .value = 64.0, .low = 56.0, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "as azure-nd-mi300x-v5"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 4000.0, .low = 2540.0, .high = 6571.4, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (8000 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_mi355x_ubb_notes{{
    "The source does not say which fabric the ports belong to; roce-400 is assumed.",
    "RCCL's tuning model 5 is that of eight MI300X, also with seven links each; RCCL 2.21 has no model of this part.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_mi355x_ubb_texts{{
    {.pointer = "/accelerators", .text = "mi355x", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "roce-400", .kind = ""},
    {.pointer = "/library", .text = "rccl-2.21-model-5", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_mi355x_ubb_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "rccl-2.21.5", .locator = "7 links of 76.5 GB/s x 48/64", .retrieved = "2024-10-24", .value = 401.6, .low = 374.9, .high = not_published, .qualifier = "one_way", .note = "the share of a link that RCCL counts on for MI300X; not measured with this part"},
    {.pointer = "/channels", .unit = "count", .kind = "derived", .source = "rccl-2.21.5", .locator = "default channels of gfx950: 112 in one node, 64 across nodes", .retrieved = "2024-10-24", .value = 64.0, .low = not_published, .high = 112.0, .qualifier = "", .note = ""},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 5600.0, .low = 3556.0, .high = 9200.0, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (11200 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 1> provenance_nodes_perlmutter_node_notes{{
    "No NVSwitch: four NVLink 3 links between every two accelerators.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_perlmutter_node_texts{{
    {.pointer = "/accelerators", .text = "a100-sxm4-40gb, a100-sxm4-80gb", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "full_mesh", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_perlmutter_node_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/direct_links", .unit = "flag", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "nccl-2.30.7", .locator = "src/graph/topo.h: 12 links of 20 GB/s", .retrieved = "2026-06-11", .value = 240.0, .low = 221.9, .high = not_published, .qualifier = "one_way", .note = "low: all-reduce on 4 accelerators of an NVSwitch node (vTrain)"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 12.0, .low = not_published, .high = 24.0, .qualifier = "", .note = "as for dgx-a100; not read from a log of this node"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "Perlmutter page: 4 x Slingshot-11", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 426.1, .low = 400.0, .high = 600.0, .qualifier = "", .note = "taken from frontier-node, which also has one CPU, four NICs and liquid cooling; no reading of this node"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_rtx_4090_server_notes{{
    "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed.",
    "Peer-to-peer transfers are disabled: data passes through host memory.",
}};

inline constexpr std::array<text_record, 8> provenance_nodes_rtx_4090_server_texts{{
    {.pointer = "/accelerators", .text = "rtx-4090", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ethernet-100", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/link_topology", .text = "pcie", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_nodes_rtx_4090_server_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 0.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 8.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "No one machine: eight cards in a two-socket server. Counts of accelerators and NICs are assumed. Peer-to-peer transfers are disabled: data passes through host memory."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 8.0, .low = 4.0, .high = 16.0, .qualifier = "one_way", .note = "half of the 16 GB/s of PCIe cards across sockets: every byte crosses PCIe twice through host memory; no measurement"},
    {.pointer = "/channels", .unit = "count", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2.0, .low = 1.0, .high = 8.0, .qualifier = "", .note = "rings over PCIe; not read from a log"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "one 100 GbE port a server; no one machine"},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1800.0, .low = 1143.0, .high = 2957.1, .qualifier = "", .note = "no reading and no rating: 0.5 W a watt of accelerator limit (3600 W), as measured for the H100 node (2800/5600); low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_tpu_v4_host_notes{{
    "Four chips a host, as published training tables count them; hosts of other sizes are offered.",
    "There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_tpu_v4_host_texts{{
    {.pointer = "/accelerators", .text = "tpu-v4", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ici-v4", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_tpu_v4_host_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "scaling-book", .locator = "6 links of 45 GB/s", .retrieved = "2026-09-01", .value = 270.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "rings over all axes of the torus in both directions together; the links that leave the host are the same"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "scaling-book", .locator = "ICI link, one direction", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 384.0, .low = 243.8, .high = 630.9, .qualifier = "", .note = "no reading: 0.5 W a watt of accelerator limit (4 x 192 W, itself assumed), as measured for the H100 node; low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_tpu_v5e_host_notes{{
    "Four chips a host, as published training tables count them; hosts of other sizes are offered.",
    "There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_tpu_v5e_host_texts{{
    {.pointer = "/accelerators", .text = "tpu-v5e", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ici-v5e", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_tpu_v5e_host_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "scaling-book", .locator = "4 links of 45 GB/s", .retrieved = "2026-09-01", .value = 180.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "rings over all axes of the torus in both directions together; the links that leave the host are the same"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "scaling-book", .locator = "ICI link, one direction", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 276.0, .low = 175.3, .high = 453.4, .qualifier = "", .note = "no reading: 0.5 W a watt of accelerator limit (4 x 138 W, itself assumed), as measured for the H100 node; low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_tpu_v5p_host_notes{{
    "Four chips a host, as published training tables count them; hosts of other sizes are offered.",
    "There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_tpu_v5p_host_texts{{
    {.pointer = "/accelerators", .text = "tpu-v5p", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ici-v5p", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_tpu_v5p_host_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "scaling-book", .locator = "6 links of 90 GB/s", .retrieved = "2026-09-01", .value = 540.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "rings over all axes of the torus in both directions together; the links that leave the host are the same"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "scaling-book", .locator = "ICI link, one direction", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 642.0, .low = 407.7, .high = 1054.7, .qualifier = "", .note = "no reading: 0.5 W a watt of accelerator limit (4 x 321 W, itself assumed), as measured for the H100 node; low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_tpu_v6e_host_notes{{
    "Four chips a host, as published training tables count them; hosts of other sizes are offered.",
    "There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_tpu_v6e_host_texts{{
    {.pointer = "/accelerators", .text = "tpu-v6e", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ici-v6e", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_tpu_v6e_host_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "scaling-book", .locator = "4 links of 90 GB/s", .retrieved = "2026-09-01", .value = 360.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "rings over all axes of the torus in both directions together; the links that leave the host are the same"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "scaling-book", .locator = "ICI link, one direction", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1020.0, .low = 647.7, .high = 1675.7, .qualifier = "", .note = "no reading: 0.5 W a watt of accelerator limit (4 x 510 W, itself assumed), as measured for the H100 node; low 1778/5600, high 4600/5600"},
}};

inline constexpr std::array<std::string_view, 2> provenance_nodes_tpu_v7x_host_notes{{
    "Four chips a host, as published training tables count them; hosts of other sizes are offered.",
    "There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them.",
}};

inline constexpr std::array<text_record, 9> provenance_nodes_tpu_v7x_host_texts{{
    {.pointer = "/accelerators", .text = "tpu-v7x", .kind = ""},
    {.pointer = "/accelerator_package", .text = "module", .kind = ""},
    {.pointer = "/default_network", .text = "ici-v7x", .kind = ""},
    {.pointer = "/library", .text = "as the profile says", .kind = ""},
    {.pointer = "/channels", .text = "none", .kind = ""},
    {.pointer = "/link_topology", .text = "direct", .kind = ""},
    {.pointer = "/multicast_channels", .text = "none", .kind = ""},
    {.pointer = "/multicast_channel_bandwidth", .text = "none", .kind = ""},
    {.pointer = "/rated_power", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_nodes_tpu_v7x_host_values{{
    {.pointer = "/accelerators_per_node", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/accelerators_per_host", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 4.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/direct_links", .unit = "flag", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 24.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_accelerators", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/nic_group_nics", .unit = "count", .kind = "assumed", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .value = 6.0, .low = not_published, .high = not_published, .qualifier = "", .note = "Four chips a host, as published training tables count them; hosts of other sizes are offered. There is no network card: the torus links of the chips are counted as the node's ports, and a job inside one slice never leaves them."},
    {.pointer = "/ring_bandwidth", .unit = "GB/s", .kind = "derived", .source = "google-tpu-docs", .locator = "6 links of 100 GB/s, times 0.9", .retrieved = "2026-09-01", .value = 540.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "rings over all axes of the torus in both directions together; the links that leave the host are the same"},
    {.pointer = "/nic_bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "google-tpu-docs", .locator = "ICI link, one direction", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/host_power", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 2564.0, .low = 1628.1, .high = 4212.3, .qualifier = "", .note = "no reading: 0.5 W a watt of accelerator limit (4 x 1282 W, itself assumed), as measured for the H100 node; low 1778/5600, high 4600/5600"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 38> provenance_nodes{{
    {.id = "a100-pcie-server", .folder = "nodes", .name = "Server with eight A100 PCIe cards", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .notes = detail::provenance_nodes_a100_pcie_server_notes, .texts = detail::provenance_nodes_a100_pcie_server_texts, .values = detail::provenance_nodes_a100_pcie_server_values},
    {.id = "aurora-node", .folder = "nodes", .name = "Aurora node", .source = "alcf-aurora", .locator = "Aurora node", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_aurora_node_notes, .texts = detail::provenance_nodes_aurora_node_texts, .values = detail::provenance_nodes_aurora_node_values},
    {.id = "aws-p4d-node", .folder = "nodes", .name = "AWS p4d and p4de", .source = "ml-engineering-network", .locator = "AWS p4d and p4de: 4 x 100 Gb/s EFA", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_aws_p4d_node_texts, .values = detail::provenance_nodes_aws_p4d_node_values},
    {.id = "aws-p5-node", .folder = "nodes", .name = "AWS p5", .source = "ml-engineering-network", .locator = "AWS p5: 32 x 100 Gb/s EFA", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_aws_p5_node_texts, .values = detail::provenance_nodes_aws_p5_node_values},
    {.id = "aws-p5en-node", .folder = "nodes", .name = "AWS p5en", .source = "ml-engineering-network", .locator = "AWS p5en: 16 x 200 Gb/s EFA", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_aws_p5en_node_texts, .values = detail::provenance_nodes_aws_p5en_node_values},
    {.id = "aws-p6-b200-node", .folder = "nodes", .name = "AWS p6-b200", .source = "ml-engineering-network", .locator = "AWS p6-b200: 8 x 400 Gb/s EFA", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_aws_p6_b200_node_texts, .values = detail::provenance_nodes_aws_p6_b200_node_values},
    {.id = "aws-p6-b300-node", .folder = "nodes", .name = "AWS p6-b300", .source = "ml-engineering-network", .locator = "AWS p6-b300: 16 x 400 Gb/s EFA", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_aws_p6_b300_node_texts, .values = detail::provenance_nodes_aws_p6_b300_node_values},
    {.id = "azure-nd-a100-v4", .folder = "nodes", .name = "Azure ND A100 v4", .source = "azure-ai-benchmarking-guide", .locator = "ND A100 v4", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_azure_nd_a100_v4_texts, .values = detail::provenance_nodes_azure_nd_a100_v4_values},
    {.id = "azure-nd-h100-v5", .folder = "nodes", .name = "Azure ND H100 v5", .source = "lockwood-garden", .locator = "ND H100 v5 page", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_azure_nd_h100_v5_texts, .values = detail::provenance_nodes_azure_nd_h100_v5_values},
    {.id = "azure-nd-mi300x-v5", .folder = "nodes", .name = "Azure ND MI300X v5", .source = "lockwood-garden", .locator = "ND MI300X v5 page", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_azure_nd_mi300x_v5_texts, .values = detail::provenance_nodes_azure_nd_mi300x_v5_values},
    {.id = "dgx-1v", .folder = "nodes", .name = "NVIDIA DGX-1V", .source = "nvidia-dgx-1-guide", .locator = "system specification", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_dgx_1v_notes, .texts = detail::provenance_nodes_dgx_1v_texts, .values = detail::provenance_nodes_dgx_1v_values},
    {.id = "dgx-2", .folder = "nodes", .name = "NVIDIA DGX-2", .source = "pcper-dgx-2", .locator = "DGX-2 specification", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_dgx_2_texts, .values = detail::provenance_nodes_dgx_2_values},
    {.id = "dgx-a100", .folder = "nodes", .name = "NVIDIA DGX A100", .source = "nvidia-dgx-a100", .locator = "system specification", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_dgx_a100_texts, .values = detail::provenance_nodes_dgx_a100_values},
    {.id = "dgx-b200", .folder = "nodes", .name = "NVIDIA DGX B200", .source = "nvidia-dgx-b200", .locator = "system specification", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_dgx_b200_texts, .values = detail::provenance_nodes_dgx_b200_values},
    {.id = "dgx-b300", .folder = "nodes", .name = "NVIDIA DGX B300", .source = "nvidia-dgx-b300", .locator = "system specification", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_dgx_b300_texts, .values = detail::provenance_nodes_dgx_b300_values},
    {.id = "dgx-h100", .folder = "nodes", .name = "NVIDIA DGX H100 and DGX H200", .source = "nvidia-dgx-h100", .locator = "system specification", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_dgx_h100_texts, .values = detail::provenance_nodes_dgx_h100_values},
    {.id = "frontier-node", .folder = "nodes", .name = "Frontier node (Cray EX235a)", .source = "olcf-frontier-user-guide", .locator = "Frontier compute nodes", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_frontier_node_notes, .texts = detail::provenance_nodes_frontier_node_texts, .values = detail::provenance_nodes_frontier_node_values},
    {.id = "gaudi2-hls2", .folder = "nodes", .name = "Gaudi2 HLS-2", .source = "ml-engineering-accelerator", .locator = "Gaudi2: 3 ports of 100 GbE leave each accelerator", .retrieved = "2026-08-22", .notes = detail::provenance_nodes_gaudi2_hls2_notes, .texts = detail::provenance_nodes_gaudi2_hls2_texts, .values = detail::provenance_nodes_gaudi2_hls2_values},
    {.id = "gaudi3-hlb325", .folder = "nodes", .name = "Gaudi3 HLB-325", .source = "ml-engineering-accelerator", .locator = "Gaudi3: 3 ports of 200 GbE leave each accelerator", .retrieved = "2026-08-22", .notes = detail::provenance_nodes_gaudi3_hlb325_notes, .texts = detail::provenance_nodes_gaudi3_hlb325_texts, .values = detail::provenance_nodes_gaudi3_hlb325_values},
    {.id = "gb200-nvl72-rack", .folder = "nodes", .name = "NVIDIA GB200 NVL72 rack", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_gb200_nvl72_rack_notes, .texts = detail::provenance_nodes_gb200_nvl72_rack_texts, .values = detail::provenance_nodes_gb200_nvl72_rack_values},
    {.id = "gb300-nvl72-rack", .folder = "nodes", .name = "NVIDIA GB300 NVL72 rack", .source = "nvidia-mission-control", .locator = "NVL72 rack", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_gb300_nvl72_rack_notes, .texts = detail::provenance_nodes_gb300_nvl72_rack_texts, .values = detail::provenance_nodes_gb300_nvl72_rack_values},
    {.id = "gcp-a3-mega", .folder = "nodes", .name = "GCP A3 Mega", .source = "ml-engineering-network", .locator = "GCP A3 Mega: 8 x 200 Gb/s", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_nodes_gcp_a3_mega_texts, .values = detail::provenance_nodes_gcp_a3_mega_values},
    {.id = "grand-teton", .folder = "nodes", .name = "Meta Grand Teton (H100)", .source = "lockwood-garden", .locator = "Meta H100 clusters page", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_grand_teton_notes, .texts = detail::provenance_nodes_grand_teton_texts, .values = detail::provenance_nodes_grand_teton_values},
    {.id = "h100-pcie-server", .folder = "nodes", .name = "Server with eight H100 PCIe or NVL cards", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .notes = detail::provenance_nodes_h100_pcie_server_notes, .texts = detail::provenance_nodes_h100_pcie_server_texts, .values = detail::provenance_nodes_h100_pcie_server_values},
    {.id = "hgx-h100-immersion", .folder = "nodes", .name = "HGX H100 node in immersion cooling (SMC, MLPerf Training v4.0)", .source = "mlperf-training-4.0-smc", .locator = "system description of the entries", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_hgx_h100_immersion_notes, .texts = detail::provenance_nodes_hgx_h100_immersion_texts, .values = detail::provenance_nodes_hgx_h100_immersion_values},
    {.id = "hgx-h20", .folder = "nodes", .name = "HGX H20 node", .source = "willitrunai-h20", .locator = "HGX H20", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_hgx_h20_notes, .texts = detail::provenance_nodes_hgx_h20_texts, .values = detail::provenance_nodes_hgx_h20_values},
    {.id = "jean-zay-a100-node", .folder = "nodes", .name = "Jean Zay A100 node", .source = "bigscience-chronicles", .locator = "chronicles: 8 x A100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_jean_zay_a100_node_texts, .values = detail::provenance_nodes_jean_zay_a100_node_values},
    {.id = "jean-zay-v100-node", .folder = "nodes", .name = "Jean Zay V100 node", .source = "bigscience-chronicles", .locator = "chronicles: 4 x V100, 4 x 100 Gb/s Omni-Path", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_nodes_jean_zay_v100_node_texts, .values = detail::provenance_nodes_jean_zay_v100_node_values},
    {.id = "l40s-server", .folder = "nodes", .name = "Server with eight L40S cards", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .notes = detail::provenance_nodes_l40s_server_notes, .texts = detail::provenance_nodes_l40s_server_texts, .values = detail::provenance_nodes_l40s_server_values},
    {.id = "mi325x-server", .folder = "nodes", .name = "Server with eight MI325X", .source = "amd-xgmi-2025", .locator = "8 x MI300X in full mesh", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_mi325x_server_notes, .texts = detail::provenance_nodes_mi325x_server_texts, .values = detail::provenance_nodes_mi325x_server_values},
    {.id = "mi355x-ubb", .folder = "nodes", .name = "MI355X board of eight", .source = "ml-engineering-network", .locator = "MI355X: 8 x 400 Gb/s", .retrieved = "2026-08-22", .notes = detail::provenance_nodes_mi355x_ubb_notes, .texts = detail::provenance_nodes_mi355x_ubb_texts, .values = detail::provenance_nodes_mi355x_ubb_values},
    {.id = "perlmutter-node", .folder = "nodes", .name = "Perlmutter node (Cray EX235n)", .source = "lockwood-garden", .locator = "Perlmutter page", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_perlmutter_node_notes, .texts = detail::provenance_nodes_perlmutter_node_texts, .values = detail::provenance_nodes_perlmutter_node_values},
    {.id = "rtx-4090-server", .folder = "nodes", .name = "Server with eight RTX 4090 cards", .source = "nccl-2.30.7", .locator = "src/graph/topo.h", .retrieved = "2026-06-11", .notes = detail::provenance_nodes_rtx_4090_server_notes, .texts = detail::provenance_nodes_rtx_4090_server_texts, .values = detail::provenance_nodes_rtx_4090_server_values},
    {.id = "tpu-v4-host", .folder = "nodes", .name = "Host of four TPU v4 chips", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_tpu_v4_host_notes, .texts = detail::provenance_nodes_tpu_v4_host_texts, .values = detail::provenance_nodes_tpu_v4_host_values},
    {.id = "tpu-v5e-host", .folder = "nodes", .name = "Host of four TPU v5e chips", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_tpu_v5e_host_notes, .texts = detail::provenance_nodes_tpu_v5e_host_texts, .values = detail::provenance_nodes_tpu_v5e_host_values},
    {.id = "tpu-v5p-host", .folder = "nodes", .name = "Host of four TPU v5p chips", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_tpu_v5p_host_notes, .texts = detail::provenance_nodes_tpu_v5p_host_texts, .values = detail::provenance_nodes_tpu_v5p_host_values},
    {.id = "tpu-v6e-host", .folder = "nodes", .name = "Host of four TPU v6e chips", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_tpu_v6e_host_notes, .texts = detail::provenance_nodes_tpu_v6e_host_texts, .values = detail::provenance_nodes_tpu_v6e_host_values},
    {.id = "tpu-v7x-host", .folder = "nodes", .name = "Host of four TPU v7x chips", .source = "scaling-book", .locator = "TPU host", .retrieved = "2026-09-01", .notes = detail::provenance_nodes_tpu_v7x_host_notes, .texts = detail::provenance_nodes_tpu_v7x_host_texts, .values = detail::provenance_nodes_tpu_v7x_host_values},
}};

}  // namespace scalekit::catalog
