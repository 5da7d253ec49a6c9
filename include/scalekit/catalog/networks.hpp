#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<network_tier_record, 3> networks_infiniband_edr100_tiers{{
    {.name = "one switch", .endpoints = 36},
    {.name = "leaf and spine", .endpoints = 648},
    {.name = "leaf, spine and core", .endpoints = 11664},
}};

inline constexpr std::array<network_tier_record, 3> networks_infiniband_hdr200_tiers{{
    {.name = "one switch", .endpoints = 40},
    {.name = "leaf and spine", .endpoints = 800},
    {.name = "leaf, spine and core", .endpoints = 16000},
}};

inline constexpr std::array<network_tier_record, 3> networks_infiniband_ndr400_tiers{{
    {.name = "one switch", .endpoints = 64},
    {.name = "leaf and spine", .endpoints = 2048},
    {.name = "leaf, spine and core", .endpoints = 65536},
}};

inline constexpr std::array<network_tier_record, 3> networks_roce_400_tiers{{
    {.name = "one switch", .endpoints = 128},
    {.name = "leaf and spine", .endpoints = 8192},
    {.name = "leaf, spine and core", .endpoints = 524288},
}};

inline constexpr std::array<network_tier_record, 3> networks_roce_800_tiers{{
    {.name = "one switch", .endpoints = 64},
    {.name = "leaf and spine", .endpoints = 2048},
    {.name = "leaf, spine and core", .endpoints = 65536},
}};

inline constexpr std::array<network_tier_record, 2> networks_slingshot_11_tiers{{
    {.name = "one switch", .endpoints = 16},
    {.name = "group", .endpoints = 512},
}};

}  // namespace detail

inline constexpr std::array<network_record, 21> networks{{
    {.id = "efa-v1", .name = "AWS Elastic Fabric Adapter v1", .transport = "efa", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 29.09},
    {.id = "efa-v2", .name = "AWS Elastic Fabric Adapter v2", .transport = "efa", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.95, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 29.09},
    {.id = "efa-v3", .name = "AWS Elastic Fabric Adapter v3", .transport = "efa", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 25000000000.0, .efficiency = 0.969, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 58.17},
    {.id = "efa-v4", .name = "AWS Elastic Fabric Adapter v4", .transport = "efa", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 50000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 116.35},
    {.id = "ethernet-100", .name = "Ethernet 100 Gb/s without RDMA", .transport = "ethernet", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.6, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 29.09},
    {.id = "gcp-tcpxo", .name = "GCP GPUDirect-TCPXO", .transport = "tcpxo", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 25000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 58.17},
    {.id = "ici-v4", .name = "ICI of TPU v4", .transport = "ici", .topology = "torus_3d", .latency_of = "", .bandwidth_bytes_per_s = 50000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = 1e-06, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 1.4},
    {.id = "ici-v5e", .name = "ICI of TPU v5e", .transport = "ici", .topology = "torus_2d", .latency_of = "", .bandwidth_bytes_per_s = 50000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = 1e-06, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 1.4},
    {.id = "ici-v5p", .name = "ICI of TPU v5p", .transport = "ici", .topology = "torus_3d", .latency_of = "", .bandwidth_bytes_per_s = 100000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = 1e-06, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 1.4},
    {.id = "ici-v6e", .name = "ICI of TPU v6e", .transport = "ici", .topology = "torus_2d", .latency_of = "", .bandwidth_bytes_per_s = 100000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = 1e-06, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 1.4},
    {.id = "ici-v7x", .name = "ICI of TPU v7x", .transport = "ici", .topology = "torus_3d", .latency_of = "", .bandwidth_bytes_per_s = 100000000000.0, .efficiency = 0.9, .latency_s = not_published, .hop_latency_s = 1e-06, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 1.4},
    {.id = "infiniband-edr100", .name = "InfiniBand EDR", .transport = "infiniband", .topology = "fat_tree", .latency_of = "adapter", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.96, .latency_s = 5e-07, .hop_latency_s = 1.1e-07, .oversubscription = 1.0, .switch_radix = 36, .tiers = detail::networks_infiniband_edr100_tiers, .power_per_accelerator_w = 29.09},
    {.id = "infiniband-hdr200", .name = "InfiniBand HDR", .transport = "infiniband", .topology = "rail_optimised_fat_tree", .latency_of = "adapter", .bandwidth_bytes_per_s = 25000000000.0, .efficiency = 0.96, .latency_s = 6e-07, .hop_latency_s = 1.15e-07, .oversubscription = 1.0, .switch_radix = 40, .tiers = detail::networks_infiniband_hdr200_tiers, .power_per_accelerator_w = 58.17},
    {.id = "infiniband-ndr400", .name = "InfiniBand NDR", .transport = "infiniband", .topology = "rail_optimised_fat_tree", .latency_of = "adapter", .bandwidth_bytes_per_s = 50000000000.0, .efficiency = 0.945, .latency_s = 6e-07, .hop_latency_s = 1.15e-07, .oversubscription = 1.0, .switch_radix = 64, .tiers = detail::networks_infiniband_ndr400_tiers, .power_per_accelerator_w = 116.35},
    {.id = "infiniband-xdr800", .name = "InfiniBand XDR", .transport = "infiniband", .topology = "rail_optimised_fat_tree", .latency_of = "", .bandwidth_bytes_per_s = 100000000000.0, .efficiency = 0.945, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 232.7},
    {.id = "omni-path-100", .name = "Omni-Path 100", .transport = "omni_path", .topology = "not_published", .latency_of = "", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.96, .latency_s = not_published, .hop_latency_s = not_published, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 29.09},
    {.id = "roce-100", .name = "RoCE, 100 Gb/s Ethernet", .transport = "roce", .topology = "clos", .latency_of = "end_to_end", .bandwidth_bytes_per_s = 12500000000.0, .efficiency = 0.94, .latency_s = 3e-06, .hop_latency_s = 5e-07, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 29.09},
    {.id = "roce-200", .name = "RoCE, 200 Gb/s Ethernet", .transport = "roce", .topology = "clos", .latency_of = "end_to_end", .bandwidth_bytes_per_s = 25000000000.0, .efficiency = 0.94, .latency_s = 3e-06, .hop_latency_s = 5e-07, .oversubscription = 1.0, .switch_radix = 0, .tiers = {}, .power_per_accelerator_w = 58.17},
    {.id = "roce-400", .name = "RoCE, 400 Gb/s Ethernet", .transport = "roce", .topology = "clos", .latency_of = "end_to_end", .bandwidth_bytes_per_s = 50000000000.0, .efficiency = 0.935, .latency_s = 3e-06, .hop_latency_s = 5e-07, .oversubscription = 1.0, .switch_radix = 128, .tiers = detail::networks_roce_400_tiers, .power_per_accelerator_w = 116.35},
    {.id = "roce-800", .name = "RoCE, 800 Gb/s Ethernet", .transport = "roce", .topology = "clos", .latency_of = "end_to_end", .bandwidth_bytes_per_s = 100000000000.0, .efficiency = 0.93, .latency_s = 3e-06, .hop_latency_s = 5e-07, .oversubscription = 1.0, .switch_radix = 64, .tiers = detail::networks_roce_800_tiers, .power_per_accelerator_w = 232.7},
    {.id = "slingshot-11", .name = "HPE Slingshot-11", .transport = "slingshot", .topology = "dragonfly", .latency_of = "end_to_end", .bandwidth_bytes_per_s = 25000000000.0, .efficiency = 0.97, .latency_s = 2e-06, .hop_latency_s = 3.5e-07, .oversubscription = 1.0, .switch_radix = 64, .tiers = detail::networks_slingshot_11_tiers, .power_per_accelerator_w = 77.57},
}};

[[nodiscard]] constexpr network_record const* find_network(std::string_view id) noexcept {
  return find_by_id(networks, id);
}

}  // namespace scalekit::catalog
