#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<system_tier_record, 3> systems_aurora_tiers{{
    {.name = "node", .accelerators = 12, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "group", .accelerators = 768, .oversubscription_above = 1.55, .latency_s = not_published},
    {.name = "system", .accelerators = 127488, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 1> systems_aws_p5_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_dgx_a100_superpod_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "scalable unit", .accelerators = 160, .oversubscription_above = 1.0, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_dgx_h100_superpod_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "scalable unit", .accelerators = 256, .oversubscription_above = 1.0, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_eagle_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "system", .accelerators = 14400, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_eos_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "scalable unit", .accelerators = 256, .oversubscription_above = 1.0, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 3> systems_frontier_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "group", .accelerators = 1024, .oversubscription_above = 1.75, .latency_s = not_published},
    {.name = "system", .accelerators = 75776, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_gb200_nvl72_cluster_tiers{{
    {.name = "NVLink domain", .accelerators = 72, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "racks measured", .accelerators = 1440, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_jean_zay_a100_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "partition", .accelerators = 416, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_lumi_g_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "system", .accelerators = 23824, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 4> systems_meta_infiniband_24k_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "rack", .accelerators = 16, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "pod", .accelerators = 3072, .oversubscription_above = 7.0, .latency_s = not_published},
    {.name = "cluster", .accelerators = 24576, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 4> systems_meta_roce_24k_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "rack", .accelerators = 16, .oversubscription_above = not_published, .latency_s = 5e-06},
    {.name = "pod", .accelerators = 3072, .oversubscription_above = 7.0, .latency_s = 3.5e-05},
    {.name = "cluster", .accelerators = 24576, .oversubscription_above = not_published, .latency_s = 0.0001125},
}};

inline constexpr std::array<system_tier_record, 2> systems_perlmutter_tiers{{
    {.name = "node", .accelerators = 4, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "group", .accelerators = 512, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_rsc_1_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "system", .accelerators = 16000, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 2> systems_rsc_2_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "system", .accelerators = 8000, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 3> systems_selene_tiers{{
    {.name = "node", .accelerators = 8, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "scalable unit", .accelerators = 160, .oversubscription_above = 1.0, .latency_s = not_published},
    {.name = "system", .accelerators = 4480, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 3> systems_tpu_v4_pod_tiers{{
    {.name = "host", .accelerators = 4, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "cube", .accelerators = 64, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "pod", .accelerators = 4096, .oversubscription_above = not_published, .latency_s = not_published},
}};

inline constexpr std::array<system_tier_record, 3> systems_tpu_v5p_pod_tiers{{
    {.name = "host", .accelerators = 4, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "cube", .accelerators = 64, .oversubscription_above = not_published, .latency_s = not_published},
    {.name = "pod", .accelerators = 8960, .oversubscription_above = not_published, .latency_s = not_published},
}};

}  // namespace detail

inline constexpr std::array<system_record, 18> systems{{
    {.id = "aurora", .name = "Aurora (Argonne)", .accelerator = "max-1550-tile", .node = "aurora-node", .network = "slingshot-11", .topology = "dragonfly", .assumed = false, .total_accelerators = 127488, .tiers = detail::systems_aurora_tiers, .dragonfly_groups = 166, .dragonfly_nodes_per_group = 64, .dragonfly_links_per_group_pair = 2, .dragonfly_taper = 1.55, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "aws-p5", .name = "AWS p5 instances with EFA", .accelerator = "h100-sxm5-80gb", .node = "aws-p5-node", .network = "efa-v2", .topology = "not_published", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_aws_p5_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.15, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "dgx-a100-superpod", .name = "NVIDIA DGX A100 SuperPOD (reference design)", .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_dgx_a100_superpod_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "dgx-h100-superpod", .name = "NVIDIA DGX H100 SuperPOD (reference design)", .accelerator = "h100-sxm5-80gb", .node = "dgx-h100", .network = "infiniband-ndr400", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_dgx_h100_superpod_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "eagle", .name = "Eagle (Microsoft Azure)", .accelerator = "h100-sxm5-80gb", .node = "azure-nd-h100-v5", .network = "infiniband-ndr400", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 14400, .tiers = detail::systems_eagle_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.17, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "eos", .name = "Eos (NVIDIA)", .accelerator = "h100-sxm5-80gb", .node = "dgx-h100", .network = "infiniband-ndr400", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_eos_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "frontier", .name = "Frontier (Oak Ridge)", .accelerator = "mi250x-gcd", .node = "frontier-node", .network = "slingshot-11", .topology = "dragonfly", .assumed = false, .total_accelerators = 75776, .tiers = detail::systems_frontier_tiers, .dragonfly_groups = 74, .dragonfly_nodes_per_group = 128, .dragonfly_links_per_group_pair = 4, .dragonfly_taper = 1.75, .pue = 1.045, .storage_bandwidth_bytes_per_s = 4600000000000.0, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "gb200-nvl72-cluster", .name = "GB200 NVL72 racks joined by InfiniBand", .accelerator = "gb200-nvl72", .node = "gb200-nvl72-rack", .network = "infiniband-ndr400", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_gb200_nvl72_cluster_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "jean-zay-a100", .name = "Jean Zay, A100 partition of the BLOOM training", .accelerator = "a100-sxm4-80gb", .node = "jean-zay-a100-node", .network = "omni-path-100", .topology = "not_published", .assumed = false, .total_accelerators = 416, .tiers = detail::systems_jean_zay_a100_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = 57500000000.0, .failures_per_node_day = 0.00298, .price_dollars_per_accelerator_s = not_published},
    {.id = "lumi-g", .name = "LUMI-G (CSC)", .accelerator = "mi250x-gcd", .node = "frontier-node", .network = "slingshot-11", .topology = "dragonfly", .assumed = false, .total_accelerators = 23824, .tiers = detail::systems_lumi_g_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "meta-infiniband-24k", .name = "Meta 24k cluster, InfiniBand", .accelerator = "h100-sxm5-80gb", .node = "grand-teton", .network = "infiniband-ndr400", .topology = "fat_tree", .assumed = false, .total_accelerators = 24576, .tiers = detail::systems_meta_infiniband_24k_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.08, .storage_bandwidth_bytes_per_s = 2000000000000.0, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "meta-roce-24k", .name = "Meta 24k cluster, RoCE", .accelerator = "h100-sxm5-80gb", .node = "grand-teton", .network = "roce-400", .topology = "clos", .assumed = false, .total_accelerators = 24576, .tiers = detail::systems_meta_roce_24k_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.08, .storage_bandwidth_bytes_per_s = 2000000000000.0, .failures_per_node_day = 0.00379, .price_dollars_per_accelerator_s = not_published},
    {.id = "perlmutter", .name = "Perlmutter (NERSC)", .accelerator = "a100-sxm4-40gb", .node = "perlmutter-node", .network = "slingshot-11", .topology = "dragonfly", .assumed = false, .total_accelerators = 0, .tiers = detail::systems_perlmutter_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 128, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "rsc-1", .name = "Meta Research SuperCluster 1", .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .topology = "not_published", .assumed = true, .total_accelerators = 16000, .tiers = detail::systems_rsc_1_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = 0.0065, .price_dollars_per_accelerator_s = not_published},
    {.id = "rsc-2", .name = "Meta Research SuperCluster 2", .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .topology = "not_published", .assumed = true, .total_accelerators = 8000, .tiers = detail::systems_rsc_2_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = 0.00234, .price_dollars_per_accelerator_s = not_published},
    {.id = "selene", .name = "Selene (NVIDIA)", .accelerator = "a100-sxm4-80gb", .node = "dgx-a100", .network = "infiniband-hdr200", .topology = "rail_optimised_fat_tree", .assumed = false, .total_accelerators = 4480, .tiers = detail::systems_selene_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = not_published, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "tpu-v4-pod", .name = "TPU v4 pod", .accelerator = "tpu-v4", .node = "tpu-v4-host", .network = "ici-v4", .topology = "torus_3d", .assumed = false, .total_accelerators = 4096, .tiers = detail::systems_tpu_v4_pod_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.09, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
    {.id = "tpu-v5p-pod", .name = "TPU v5p pod", .accelerator = "tpu-v5p", .node = "tpu-v5p-host", .network = "ici-v5p", .topology = "torus_3d", .assumed = false, .total_accelerators = 8960, .tiers = detail::systems_tpu_v5p_pod_tiers, .dragonfly_groups = 0, .dragonfly_nodes_per_group = 0, .dragonfly_links_per_group_pair = 0, .dragonfly_taper = not_published, .pue = 1.09, .storage_bandwidth_bytes_per_s = not_published, .failures_per_node_day = not_published, .price_dollars_per_accelerator_s = not_published},
}};

[[nodiscard]] constexpr system_record const* find_system(std::string_view id) noexcept {
  return find_by_id(systems, id);
}

}  // namespace scalekit::catalog
