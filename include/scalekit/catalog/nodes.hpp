#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<node_record, 4> nodes{{
    {
     .id = "dgx-1v",
     .name = "NVIDIA DGX-1V",
     .accelerator_package = "module",
     .default_network = "infiniband-edr100",
     .accelerators_per_node = 8,
     .ring_bandwidth_bytes_per_s = 134000000000.0,
     .channels = 12,
     .nics = 4,
     .nic_bandwidth_bytes_per_s = 12500000000.0,
     .host_power_w = 669.6,
     .rated_power_w = 3500.0,
    },
    {
     .id = "dgx-a100",
     .name = "NVIDIA DGX A100",
     .accelerator_package = "module",
     .default_network = "infiniband-hdr200",
     .accelerators_per_node = 8,
     .ring_bandwidth_bytes_per_s = 240000000000.0,
     .channels = 24,
     .nics = 8,
     .nic_bandwidth_bytes_per_s = 25000000000.0,
     .host_power_w = 2008.7,
     .rated_power_w = 6500.0,
    },
    {
     .id = "dgx-h100",
     .name = "NVIDIA DGX H100",
     .accelerator_package = "module",
     .default_network = "infiniband-ndr400",
     .accelerators_per_node = 8,
     .ring_bandwidth_bytes_per_s = 360000000000.0,
     .channels = 16,
     .nics = 8,
     .nic_bandwidth_bytes_per_s = 50000000000.0,
     .host_power_w = 2800.0,
     .rated_power_w = 10200.0,
    },
    {
     .id = "frontier",
     .name = "Frontier node (Cray EX235a)",
     .accelerator_package = "die",
     .default_network = "slingshot-11",
     .accelerators_per_node = 8,
     .ring_bandwidth_bytes_per_s = 137000000000.0,
     .channels = 16,
     .nics = 4,
     .nic_bandwidth_bytes_per_s = 25000000000.0,
     .host_power_w = 426.1,
     .rated_power_w = 2700.0,
    },
}};

[[nodiscard]] constexpr node_record const* find_node(std::string_view id) noexcept {
  return find_by_id(nodes, id);
}

}  // namespace scalekit::catalog
