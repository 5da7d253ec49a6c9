#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<network_record, 6> networks{{
    {
     .id = "infiniband-edr100",
     .name = "InfiniBand EDR",
     .transport = "infiniband",
     .bandwidth_bytes_per_s = 12500000000.0,
     .efficiency = 0.96,
     .latency_s = 5e-07,
     .hop_latency_s = 1.1e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 29.09,
    },
    {
     .id = "infiniband-hdr200",
     .name = "InfiniBand HDR",
     .transport = "infiniband",
     .bandwidth_bytes_per_s = 25000000000.0,
     .efficiency = 0.96,
     .latency_s = 6e-07,
     .hop_latency_s = 1.15e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 58.17,
    },
    {
     .id = "infiniband-ndr400",
     .name = "InfiniBand NDR",
     .transport = "infiniband",
     .bandwidth_bytes_per_s = 50000000000.0,
     .efficiency = 0.945,
     .latency_s = 6e-07,
     .hop_latency_s = 1.15e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 116.35,
    },
    {
     .id = "roce-200",
     .name = "RoCE, 200 Gb/s Ethernet",
     .transport = "roce",
     .bandwidth_bytes_per_s = 25000000000.0,
     .efficiency = 0.94,
     .latency_s = 3e-06,
     .hop_latency_s = 5e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 58.17,
    },
    {
     .id = "roce-400",
     .name = "RoCE, 400 Gb/s Ethernet",
     .transport = "roce",
     .bandwidth_bytes_per_s = 50000000000.0,
     .efficiency = 0.935,
     .latency_s = 3e-06,
     .hop_latency_s = 5e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 116.35,
    },
    {
     .id = "slingshot-11",
     .name = "HPE Slingshot-11",
     .transport = "slingshot",
     .bandwidth_bytes_per_s = 25000000000.0,
     .efficiency = 0.97,
     .latency_s = 2e-06,
     .hop_latency_s = 3.5e-07,
     .oversubscription = 1.0,
     .power_per_accelerator_w = 58.17,
    },
}};

[[nodiscard]] constexpr network_record const* find_network(std::string_view id) noexcept {
  return find_by_id(networks, id);
}

}  // namespace scalekit::catalog
