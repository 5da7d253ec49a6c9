#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_18_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}},
}};

}  // namespace detail

inline constexpr std::array<library_record, 2> libraries{{
    {
     .id = "nccl-2.18",
     .name = "NCCL",
     .version = "2.18.5",
     .base_latency_s = {.tree = {.ll = 6.8e-06, .ll128 = 1.4e-05, .simple = 0.0}, .ring = {.ll = 6.6e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}},
     .hop_latency_scale_up_s = {.tree = {.ll = 6e-07, .ll128 = 1.25e-06, .simple = 4e-06}, .ring = {.ll = 6e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 1.4e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 1.4e-05}},
     .caps = detail::libraries_nccl_2_18_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
    },
    {
     .id = "rccl-2.21",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}},
     .hop_latency_scale_up_s = {.tree = {.ll = 8e-07, .ll128 = not_published, .simple = 2.5e-06}, .ring = {.ll = 8e-07, .ll128 = not_published, .simple = 3.6e-06}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}},
     .hop_latency_net_s = {.tree = {.ll = 1.25e-05, .ll128 = not_published, .simple = 2.24e-05}, .ring = {.ll = 9.5e-06, .ll128 = not_published, .simple = 1.98e-05}},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.2, .ll128 = not_published, .simple = 1.75}, .ring = {.ll = 0.2, .ll128 = not_published, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.2, .ll128 = not_published, .simple = 0.96}, .ring = {.ll = 0.2, .ll128 = not_published, .simple = 1.0}},
    },
}};

[[nodiscard]] constexpr library_record const* find_library(std::string_view id) noexcept {
  return find_by_id(libraries, id);
}

}  // namespace scalekit::catalog
