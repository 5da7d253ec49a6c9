#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 2> nodes_a100_pcie_server_accelerators{{
    "a100-pcie-40gb",
    "a100-pcie-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_aurora_node_accelerators{{
    "max-1550-tile",
}};

inline constexpr std::array<std::string_view, 2> nodes_aws_p4d_node_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_aws_p5_node_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_aws_p5en_node_accelerators{{
    "h200-sxm-141gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_aws_p6_b200_node_accelerators{{
    "b200-sxm-180gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_aws_p6_b300_node_accelerators{{
    "b300-sxm-288gb",
}};

inline constexpr std::array<std::string_view, 2> nodes_azure_nd_a100_v4_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_azure_nd_h100_v5_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_azure_nd_mi300x_v5_accelerators{{
    "mi300x",
}};

inline constexpr std::array<std::string_view, 2> nodes_dgx_1v_accelerators{{
    "v100-sxm2-16gb",
    "v100-sxm2-32gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_dgx_2_accelerators{{
    "v100-sxm3-32gb",
}};

inline constexpr std::array<std::string_view, 2> nodes_dgx_a100_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_dgx_b200_accelerators{{
    "b200-sxm-180gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_dgx_b300_accelerators{{
    "b300-sxm-288gb",
}};

inline constexpr std::array<std::string_view, 2> nodes_dgx_h100_accelerators{{
    "h100-sxm5-80gb",
    "h200-sxm-141gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_frontier_node_accelerators{{
    "mi250x-gcd",
}};

inline constexpr std::array<std::string_view, 1> nodes_gaudi2_hls2_accelerators{{
    "gaudi2",
}};

inline constexpr std::array<std::string_view, 1> nodes_gaudi3_hlb325_accelerators{{
    "gaudi3",
}};

inline constexpr std::array<std::string_view, 1> nodes_gb200_nvl72_rack_accelerators{{
    "gb200-nvl72",
}};

inline constexpr std::array<std::string_view, 1> nodes_gb300_nvl72_rack_accelerators{{
    "gb300-nvl72",
}};

inline constexpr std::array<std::string_view, 1> nodes_gcp_a3_mega_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_grand_teton_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<std::string_view, 2> nodes_h100_pcie_server_accelerators{{
    "h100-pcie-80gb",
    "h100-nvl-94gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_hgx_h100_immersion_accelerators{{
    "h100-sxm5-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_hgx_h20_accelerators{{
    "h20-96gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_jean_zay_a100_node_accelerators{{
    "a100-sxm4-80gb",
}};

inline constexpr std::array<std::string_view, 2> nodes_jean_zay_v100_node_accelerators{{
    "v100-sxm2-16gb",
    "v100-sxm2-32gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_l40s_server_accelerators{{
    "l40s-48gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_mi325x_server_accelerators{{
    "mi325x",
}};

inline constexpr std::array<std::string_view, 1> nodes_mi355x_ubb_accelerators{{
    "mi355x",
}};

inline constexpr std::array<std::string_view, 2> nodes_perlmutter_node_accelerators{{
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
}};

inline constexpr std::array<std::string_view, 1> nodes_rtx_4090_server_accelerators{{
    "rtx-4090",
}};

inline constexpr std::array<std::string_view, 1> nodes_tpu_v4_host_accelerators{{
    "tpu-v4",
}};

inline constexpr std::array<std::string_view, 1> nodes_tpu_v5e_host_accelerators{{
    "tpu-v5e",
}};

inline constexpr std::array<std::string_view, 1> nodes_tpu_v5p_host_accelerators{{
    "tpu-v5p",
}};

inline constexpr std::array<std::string_view, 1> nodes_tpu_v6e_host_accelerators{{
    "tpu-v6e",
}};

inline constexpr std::array<std::string_view, 1> nodes_tpu_v7x_host_accelerators{{
    "tpu-v7x",
}};

}  // namespace detail

inline constexpr std::array<node_record, 38> nodes{{
    {.id = "a100-pcie-server", .name = "Server with eight A100 PCIe cards", .accelerators = detail::nodes_a100_pcie_server_accelerators, .accelerator_package = "module", .default_network = "infiniband-hdr200", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = false, .ring_bandwidth_bytes_per_s = 16000000000.0, .channels = 2, .link_topology = "pcie", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 1200.0, .rated_power_w = not_published},
    {.id = "aurora-node", .name = "Aurora node", .accelerators = detail::nodes_aurora_node_accelerators, .accelerator_package = "die", .default_network = "slingshot-11", .library = "", .assumed = false, .accelerators_per_node = 12, .accelerators_per_host = 12, .direct_links = true, .ring_bandwidth_bytes_per_s = 75000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 6, .nic_group_nics = 4, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 1200.0, .rated_power_w = 5000.0},
    {.id = "aws-p4d-node", .name = "AWS p4d and p4de", .accelerators = detail::nodes_aws_p4d_node_accelerators, .accelerator_package = "module", .default_network = "efa-v1", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 240000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 2008.7, .rated_power_w = not_published},
    {.id = "aws-p5-node", .name = "AWS p5", .accelerators = detail::nodes_aws_p5_node_accelerators, .accelerator_package = "module", .default_network = "efa-v2", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 32, .nic_group_accelerators = 1, .nic_group_nics = 4, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 2800.0, .rated_power_w = not_published},
    {.id = "aws-p5en-node", .name = "AWS p5en", .accelerators = detail::nodes_aws_p5en_node_accelerators, .accelerator_package = "module", .default_network = "efa-v3", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 16, .nic_group_accelerators = 1, .nic_group_nics = 2, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 2800.0, .rated_power_w = not_published},
    {.id = "aws-p6-b200-node", .name = "AWS p6-b200", .accelerators = detail::nodes_aws_p6_b200_node_accelerators, .accelerator_package = "module", .default_network = "efa-v4", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 3834.8, .rated_power_w = not_published},
    {.id = "aws-p6-b300-node", .name = "AWS p6-b300", .accelerators = detail::nodes_aws_p6_b300_node_accelerators, .accelerator_package = "module", .default_network = "efa-v4", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 16, .nic_group_accelerators = 1, .nic_group_nics = 2, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 3469.6, .rated_power_w = not_published},
    {.id = "azure-nd-a100-v4", .name = "Azure ND A100 v4", .accelerators = detail::nodes_azure_nd_a100_v4_accelerators, .accelerator_package = "module", .default_network = "infiniband-hdr200", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 240000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 2008.7, .rated_power_w = not_published},
    {.id = "azure-nd-h100-v5", .name = "Azure ND H100 v5", .accelerators = detail::nodes_azure_nd_h100_v5_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 2800.0, .rated_power_w = 10200.0},
    {.id = "azure-nd-mi300x-v5", .name = "Azure ND MI300X v5", .accelerators = detail::nodes_azure_nd_mi300x_v5_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "rccl-2.21-model-5", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 336000000000.0, .channels = 64, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 3000.0, .rated_power_w = not_published},
    {.id = "dgx-1v", .name = "NVIDIA DGX-1V", .accelerators = detail::nodes_dgx_1v_accelerators, .accelerator_package = "module", .default_network = "infiniband-edr100", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 137000000000.0, .channels = 6, .link_topology = "hybrid_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 669.6, .rated_power_w = 3500.0},
    {.id = "dgx-2", .name = "NVIDIA DGX-2", .accelerators = detail::nodes_dgx_2_accelerators, .accelerator_package = "module", .default_network = "infiniband-edr100", .library = "", .assumed = false, .accelerators_per_node = 16, .accelerators_per_host = 16, .direct_links = true, .ring_bandwidth_bytes_per_s = 120000000000.0, .channels = 6, .link_topology = "switched", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 2678.3, .rated_power_w = 10000.0},
    {.id = "dgx-a100", .name = "NVIDIA DGX A100", .accelerators = detail::nodes_dgx_a100_accelerators, .accelerator_package = "module", .default_network = "infiniband-hdr200", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 240000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 2008.7, .rated_power_w = 6500.0},
    {.id = "dgx-b200", .name = "NVIDIA DGX B200", .accelerators = detail::nodes_dgx_b200_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 3834.8, .rated_power_w = 14300.0},
    {.id = "dgx-b300", .name = "NVIDIA DGX B300", .accelerators = detail::nodes_dgx_b300_accelerators, .accelerator_package = "module", .default_network = "infiniband-xdr800", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 100000000000.0, .host_power_w = 3469.6, .rated_power_w = 14500.0},
    {.id = "dgx-h100", .name = "NVIDIA DGX H100 and DGX H200", .accelerators = detail::nodes_dgx_h100_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 2800.0, .rated_power_w = 10200.0},
    {.id = "frontier-node", .name = "Frontier node (Cray EX235a)", .accelerators = detail::nodes_frontier_node_accelerators, .accelerator_package = "die", .default_network = "slingshot-11", .library = "rccl-2.21-model-3", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 137000000000.0, .channels = 16, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 426.1, .rated_power_w = 2700.0},
    {.id = "gaudi2-hls2", .name = "Gaudi2 HLS-2", .accelerators = detail::nodes_gaudi2_hls2_accelerators, .accelerator_package = "module", .default_network = "roce-100", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 256500000000.0, .channels = 0, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 24, .nic_group_accelerators = 1, .nic_group_nics = 3, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 2400.0, .rated_power_w = not_published},
    {.id = "gaudi3-hlb325", .name = "Gaudi3 HLB-325", .accelerators = detail::nodes_gaudi3_hlb325_accelerators, .accelerator_package = "module", .default_network = "roce-200", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 513000000000.0, .channels = 0, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 24, .nic_group_accelerators = 1, .nic_group_nics = 3, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 3600.0, .rated_power_w = not_published},
    {.id = "gb200-nvl72-rack", .name = "NVIDIA GB200 NVL72 rack", .accelerators = detail::nodes_gb200_nvl72_rack_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = false, .accelerators_per_node = 72, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 72, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 24104.3, .rated_power_w = 126000.0},
    {.id = "gb300-nvl72-rack", .name = "NVIDIA GB300 NVL72 rack", .accelerators = detail::nodes_gb300_nvl72_rack_accelerators, .accelerator_package = "module", .default_network = "infiniband-xdr800", .library = "", .assumed = false, .accelerators_per_node = 72, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 720000000000.0, .channels = 16, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 90000000000.0, .nics = 72, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 100000000000.0, .host_power_w = 20817.4, .rated_power_w = 135000.0},
    {.id = "gcp-a3-mega", .name = "GCP A3 Mega", .accelerators = detail::nodes_gcp_a3_mega_accelerators, .accelerator_package = "module", .default_network = "gcp-tcpxo", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 2800.0, .rated_power_w = not_published},
    {.id = "grand-teton", .name = "Meta Grand Teton (H100)", .accelerators = detail::nodes_grand_teton_accelerators, .accelerator_package = "module", .default_network = "roce-400", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 2800.0, .rated_power_w = not_published},
    {.id = "h100-pcie-server", .name = "Server with eight H100 PCIe or NVL cards", .accelerators = detail::nodes_h100_pcie_server_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = false, .ring_bandwidth_bytes_per_s = 22000000000.0, .channels = 2, .link_topology = "pcie", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 1400.0, .rated_power_w = not_published},
    {.id = "hgx-h100-immersion", .name = "HGX H100 node in immersion cooling (SMC, MLPerf Training v4.0)", .accelerators = detail::nodes_hgx_h100_immersion_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 1716.0, .rated_power_w = not_published},
    {.id = "hgx-h20", .name = "HGX H20 node", .accelerators = detail::nodes_hgx_h20_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 8, .multicast_channel_bandwidth_bytes_per_s = 40000000000.0, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 2800.0, .rated_power_w = not_published},
    {.id = "jean-zay-a100-node", .name = "Jean Zay A100 node", .accelerators = detail::nodes_jean_zay_a100_node_accelerators, .accelerator_package = "module", .default_network = "omni-path-100", .library = "", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 240000000000.0, .channels = 12, .link_topology = "switched", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 2008.7, .rated_power_w = not_published},
    {.id = "jean-zay-v100-node", .name = "Jean Zay V100 node", .accelerators = detail::nodes_jean_zay_v100_node_accelerators, .accelerator_package = "module", .default_network = "omni-path-100", .library = "", .assumed = false, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 85400000000.0, .channels = 3, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 334.8, .rated_power_w = not_published},
    {.id = "l40s-server", .name = "Server with eight L40S cards", .accelerators = detail::nodes_l40s_server_accelerators, .accelerator_package = "module", .default_network = "roce-200", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = false, .ring_bandwidth_bytes_per_s = 16000000000.0, .channels = 2, .link_topology = "pcie", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 2, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 1400.0, .rated_power_w = not_published},
    {.id = "mi325x-server", .name = "Server with eight MI325X", .accelerators = detail::nodes_mi325x_server_accelerators, .accelerator_package = "module", .default_network = "infiniband-ndr400", .library = "rccl-2.21-model-5", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 336000000000.0, .channels = 64, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 4000.0, .rated_power_w = not_published},
    {.id = "mi355x-ubb", .name = "MI355X board of eight", .accelerators = detail::nodes_mi355x_ubb_accelerators, .accelerator_package = "module", .default_network = "roce-400", .library = "rccl-2.21-model-5", .assumed = false, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = true, .ring_bandwidth_bytes_per_s = 401600000000.0, .channels = 64, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 8, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 5600.0, .rated_power_w = not_published},
    {.id = "perlmutter-node", .name = "Perlmutter node (Cray EX235n)", .accelerators = detail::nodes_perlmutter_node_accelerators, .accelerator_package = "module", .default_network = "slingshot-11", .library = "", .assumed = false, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 240000000000.0, .channels = 12, .link_topology = "full_mesh", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 4, .nic_group_accelerators = 1, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 25000000000.0, .host_power_w = 426.1, .rated_power_w = not_published},
    {.id = "rtx-4090-server", .name = "Server with eight RTX 4090 cards", .accelerators = detail::nodes_rtx_4090_server_accelerators, .accelerator_package = "module", .default_network = "ethernet-100", .library = "", .assumed = true, .accelerators_per_node = 8, .accelerators_per_host = 8, .direct_links = false, .ring_bandwidth_bytes_per_s = 8000000000.0, .channels = 2, .link_topology = "pcie", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 1, .nic_group_accelerators = 8, .nic_group_nics = 1, .nic_bandwidth_bytes_per_s = 12500000000.0, .host_power_w = 1800.0, .rated_power_w = not_published},
    {.id = "tpu-v4-host", .name = "Host of four TPU v4 chips", .accelerators = detail::nodes_tpu_v4_host_accelerators, .accelerator_package = "module", .default_network = "ici-v4", .library = "", .assumed = true, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 270000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 24, .nic_group_accelerators = 1, .nic_group_nics = 6, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 384.0, .rated_power_w = not_published},
    {.id = "tpu-v5e-host", .name = "Host of four TPU v5e chips", .accelerators = detail::nodes_tpu_v5e_host_accelerators, .accelerator_package = "module", .default_network = "ici-v5e", .library = "", .assumed = true, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 180000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 16, .nic_group_accelerators = 1, .nic_group_nics = 4, .nic_bandwidth_bytes_per_s = 50000000000.0, .host_power_w = 276.0, .rated_power_w = not_published},
    {.id = "tpu-v5p-host", .name = "Host of four TPU v5p chips", .accelerators = detail::nodes_tpu_v5p_host_accelerators, .accelerator_package = "module", .default_network = "ici-v5p", .library = "", .assumed = true, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 540000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 24, .nic_group_accelerators = 1, .nic_group_nics = 6, .nic_bandwidth_bytes_per_s = 100000000000.0, .host_power_w = 642.0, .rated_power_w = not_published},
    {.id = "tpu-v6e-host", .name = "Host of four TPU v6e chips", .accelerators = detail::nodes_tpu_v6e_host_accelerators, .accelerator_package = "module", .default_network = "ici-v6e", .library = "", .assumed = true, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 360000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 16, .nic_group_accelerators = 1, .nic_group_nics = 4, .nic_bandwidth_bytes_per_s = 100000000000.0, .host_power_w = 1020.0, .rated_power_w = not_published},
    {.id = "tpu-v7x-host", .name = "Host of four TPU v7x chips", .accelerators = detail::nodes_tpu_v7x_host_accelerators, .accelerator_package = "module", .default_network = "ici-v7x", .library = "", .assumed = true, .accelerators_per_node = 4, .accelerators_per_host = 4, .direct_links = true, .ring_bandwidth_bytes_per_s = 540000000000.0, .channels = 0, .link_topology = "direct", .multicast_channels = 0, .multicast_channel_bandwidth_bytes_per_s = not_published, .nics = 24, .nic_group_accelerators = 1, .nic_group_nics = 6, .nic_bandwidth_bytes_per_s = 100000000000.0, .host_power_w = 2564.0, .rated_power_w = not_published},
}};

[[nodiscard]] constexpr node_record const* find_node(std::string_view id) noexcept {
  return find_by_id(nodes, id);
}

}  // namespace scalekit::catalog
