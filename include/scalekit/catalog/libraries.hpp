#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_12_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_12_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_12_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_12_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_18_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_18_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_18_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_18_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_19_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_19_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_19_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_19_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_23_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_23_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_23_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_23_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_30_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_30_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_30_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_30_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<generation_caps, 4> libraries_nccl_2_8_caps{{
    {.generation = "volta", .ll_max_bytes_per_s = {.one_node = 39000000000.0, .two_nodes = 39000000000.0, .more_nodes = 20400000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 26500000000.0, .two_nodes = 18500000000.0, .more_nodes = 10000000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.9},
    {.generation = "ampere", .ll_max_bytes_per_s = {.one_node = 87700000000.0, .two_nodes = 22500000000.0, .more_nodes = 19000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 20000000000.0, .two_nodes = 20000000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 24000000000.0, .two_nodes = 23600000000.0, .more_nodes = 17800000000.0}, .nvls_efficiency = 0.0, .ring_all_reduce_factor = 1.4},
    {.generation = "hopper", .ll_max_bytes_per_s = {.one_node = 141000000000.0, .two_nodes = 45000000000.0, .more_nodes = 35000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 36700000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 36700000000.0, .two_nodes = 36700000000.0, .more_nodes = 29000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 38700000000.0, .two_nodes = 41400000000.0, .more_nodes = 36000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 57700000000.0, .more_nodes = 45500000000.0}, .nvls_efficiency = 0.85, .ring_all_reduce_factor = 1.4},
    {.generation = "blackwell", .ll_max_bytes_per_s = {.one_node = 282000000000.0, .two_nodes = 90000000000.0, .more_nodes = 70000000000.0}, .ring_ll128_per_channel_bytes_per_s = {.one_node = 40000000000.0, .two_nodes = 40000000000.0, .more_nodes = 40000000000.0}, .tree_ll128_per_channel_bytes_per_s = {.one_node = 55600000000.0, .two_nodes = 31670000000.0, .more_nodes = 20000000000.0}, .tree_per_channel_bytes_per_s = {.one_node = 70000000000.0, .two_nodes = 42800000000.0, .more_nodes = 24000000000.0}, .nvls_tree_per_channel_bytes_per_s = {.one_node = 0.0, .two_nodes = 96000000000.0, .more_nodes = 80000000000.0}, .nvls_efficiency = 0.74, .ring_all_reduce_factor = 1.4},
}};

inline constexpr std::array<double, 24> libraries_nccl_2_8_corrections_tree_ll{{
    1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.7, 0.7, 0.7, 0.7, 0.6, 0.5, 0.4, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_8_corrections_tree_ll128{{
    1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.8, 0.8, 0.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.8, 0.9, 0.9, 0.9, 0.9, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 24> libraries_nccl_2_8_corrections_tree_simple{{
    0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.6, 0.7, 0.8, 0.7, 0.7, 0.8, 0.9, 0.9, 0.9,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_3_corrections_tree_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0, 1.0, 0.2, 1.0, 0.9, 1.0, 0.6, 0.4, 0.6, 0.4, 0.3, 0.3, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_3_corrections_tree_simple{{
    1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.1, 0.1, 0.1, 0.2, 1.0, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.8, 0.7, 0.8, 0.9, 0.7, 0.7,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_3_corrections_ring_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.1, 0.2, 0.1, 0.4, 0.4, 0.2, 0.2, 0.3, 0.7, 0.5, 0.4, 0.3, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_3_corrections_ring_simple{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.5, 1.0, 0.1, 0.3, 0.1, 0.1, 0.1, 0.2, 0.2, 0.2, 0.3, 0.4, 0.7, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_tree_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0, 0.1, 0.1, 0.2, 0.4, 0.6, 0.5, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_tree_ll128{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.2, 1.0, 0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_tree_simple{{
    1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.8, 0.4, 0.3, 0.3, 0.1, 0.1, 1.0, 1.0, 0.7, 0.5, 0.6, 0.5, 0.6, 0.6, 0.5, 0.6, 0.6, 0.6, 0.7,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_ring_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.2, 0.1, 0.3, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_ring_ll128{{
    0.4, 0.5, 0.5, 0.4, 0.4, 0.4, 0.4, 0.2, 0.2, 0.1, 0.3, 1.0, 1.0, 0.7, 0.8, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 0.9, 0.8, 0.5, 0.4, 0.3, 0.3,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_4_corrections_ring_simple{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0, 1.0, 0.8, 0.5, 0.1, 0.7, 0.2, 0.4, 0.4, 0.6, 0.7, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_5_corrections_tree_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0, 1.0, 1.0, 1.0, 1.0, 0.6, 1.0, 0.9, 1.0, 1.0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_5_corrections_tree_simple{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.7, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.8,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_5_corrections_ring_ll{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1.0, 0.2, 1.0, 0.4, 0.4, 0.1, 0.2, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
}};

inline constexpr std::array<double, 27> libraries_rccl_2_21_model_5_corrections_ring_simple{{
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.8, 1.0, 1.0, 1.0,
}};

}  // namespace detail

inline constexpr std::array<library_record, 12> libraries{{
    {
     .id = "nccl-2.12",
     .name = "NCCL",
     .version = "2.12.12",
     .base_latency_s = {.tree = {.ll = 4.4e-06, .ll128 = 4.4e-06, .simple = 0.0}, .ring = {.ll = 3.6e-06, .ll128 = 1e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 5.2e-07, .ll128 = 1.25e-06, .simple = 2.8e-05}, .ring = {.ll = 4.7e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 2.8e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 2.8e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_12_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_12_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_12_corrections_tree_ll128, .simple = detail::libraries_nccl_2_12_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = false,
    },
    {
     .id = "nccl-2.18",
     .name = "NCCL",
     .version = "2.18.5",
     .base_latency_s = {.tree = {.ll = 6.8e-06, .ll128 = 1.4e-05, .simple = 0.0}, .ring = {.ll = 6.6e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 6e-07, .ll128 = 1.25e-06, .simple = 4e-06}, .ring = {.ll = 6e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 2.3e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 2.3e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 1.4e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 1.4e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 1.8e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 1.9e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_18_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_18_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_18_corrections_tree_ll128, .simple = detail::libraries_nccl_2_18_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = false,
    },
    {
     .id = "nccl-2.19",
     .name = "NCCL",
     .version = "2.19.4",
     .base_latency_s = {.tree = {.ll = 6.8e-06, .ll128 = 1.4e-05, .simple = 0.0}, .ring = {.ll = 6.6e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 6e-07, .ll128 = 1.25e-06, .simple = 2.8e-05}, .ring = {.ll = 6e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 2.3e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 2.3e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 2.8e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 1.4e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 1.8e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 1.4e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_19_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_19_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_19_corrections_tree_ll128, .simple = detail::libraries_nccl_2_19_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = false,
    },
    {
     .id = "nccl-2.23",
     .name = "NCCL",
     .version = "2.23.4",
     .base_latency_s = {.tree = {.ll = 6.8e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .ring = {.ll = 6.6e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 8e-06}},
     .hop_latency_scale_up_s = {.tree = {.ll = 6e-07, .ll128 = 1.25e-06, .simple = 4e-06}, .ring = {.ll = 6e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 2.5e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 2.5e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 4e-06}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 4e-06}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 1.4e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 1.4e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 1.8e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 1.4e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 1.4e-05}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_23_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_23_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_23_corrections_tree_ll128, .simple = detail::libraries_nccl_2_23_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = 2.8e-06,
     .pat_overlap = 3.5,
     .counts_closing_step = false,
    },
    {
     .id = "nccl-2.30",
     .name = "NCCL",
     .version = "2.30.7",
     .base_latency_s = {.tree = {.ll = 6.8e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .ring = {.ll = 6.6e-06, .ll128 = 1.4e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 8e-06}},
     .hop_latency_scale_up_s = {.tree = {.ll = 6e-07, .ll128 = 1.25e-06, .simple = 4e-06}, .ring = {.ll = 6e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 2.5e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 2.5e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 4e-06}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 4e-06}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 1.4e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 1.4e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = 1.8e-05}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = 2.09e-05}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = 1.4e-05}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_30_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_30_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_30_corrections_tree_ll128, .simple = detail::libraries_nccl_2_30_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = 2.8e-06,
     .pat_overlap = 3.5,
     .counts_closing_step = false,
    },
    {
     .id = "nccl-2.8",
     .name = "NCCL",
     .version = "2.8.4",
     .base_latency_s = {.tree = {.ll = 4.4e-06, .ll128 = 4.4e-06, .simple = 0.0}, .ring = {.ll = 3.6e-06, .ll128 = 1e-05, .simple = 8.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 5.2e-07, .ll128 = 1.25e-06, .simple = 2.8e-05}, .ring = {.ll = 4.7e-07, .ll128 = 1.9e-06, .simple = 3.4e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 1e-06, .ll128 = 1.9e-06, .simple = 4e-06}, .ring = {.ll = 1e-06, .ll128 = 2.5e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.7e-06}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 5e-06, .ll128 = 8.5e-06, .simple = 2.8e-05}, .ring = {.ll = 2.7e-06, .ll128 = 4e-06, .simple = 9.6e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = 3.1e-05}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = 1e-06, .ll128 = 1e-06, .simple = 3e-06},
     .caps = detail::libraries_nccl_2_8_caps,
     .bandwidth_ratio_few_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .ring = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .corrections = {.tree = {.ll = detail::libraries_nccl_2_8_corrections_tree_ll, .ll128 = detail::libraries_nccl_2_8_corrections_tree_ll128, .simple = detail::libraries_nccl_2_8_corrections_tree_simple}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = false,
    },
    {
     .id = "rccl-2.21-model-0",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 8e-07, .ll128 = 1.4e-06, .simple = 2.5e-06}, .ring = {.ll = 8e-07, .ll128 = 2.2e-06, .simple = 3.6e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 1.18e-05, .ll128 = 1.82e-05, .simple = 2.08e-05}, .ring = {.ll = 9.5e-06, .ll128 = 1.98e-05, .simple = 1.51e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.04, .ll128 = 0.22, .simple = 0.91}, .ring = {.ll = 0.04, .ll128 = 0.34, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.04, .ll128 = 0.22, .simple = 0.95}, .ring = {.ll = 0.04, .ll128 = 0.34, .simple = 1.0}},
     .corrections = {.tree = {.ll = {}, .ll128 = {}, .simple = {}}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
    {
     .id = "rccl-2.21-model-1",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 1.5e-06, .ll128 = 1.5e-06, .simple = 4.5e-06}, .ring = {.ll = 1.5e-06, .ll128 = 1.5e-06, .simple = 4.5e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 3.3e-05, .ll128 = 3.3e-05, .simple = 1.58e-05}, .ring = {.ll = 5.1e-06, .ll128 = 5.1e-06, .simple = 6.88e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.12, .ll128 = 1.0, .simple = 0.99}, .ring = {.ll = 0.12, .ll128 = 1.0, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.15, .ll128 = 1.0, .simple = 0.42}, .ring = {.ll = 0.2, .ll128 = 1.0, .simple = 1.0}},
     .corrections = {.tree = {.ll = {}, .ll128 = {}, .simple = {}}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
    {
     .id = "rccl-2.21-model-2",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 1.5e-06, .ll128 = 1.5e-06, .simple = 4.5e-06}, .ring = {.ll = 1.5e-06, .ll128 = 1.5e-06, .simple = 4.5e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 2.79e-05, .ll128 = 2.79e-05, .simple = 1.58e-05}, .ring = {.ll = 1.21e-05, .ll128 = 1.21e-05, .simple = 6.88e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.07, .ll128 = 1.0, .simple = 0.99}, .ring = {.ll = 0.08, .ll128 = 1.0, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.07, .ll128 = 1.0, .simple = 0.42}, .ring = {.ll = 0.08, .ll128 = 1.0, .simple = 1.0}},
     .corrections = {.tree = {.ll = {}, .ll128 = {}, .simple = {}}, .ring = {.ll = {}, .ll128 = {}, .simple = {}}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
    {
     .id = "rccl-2.21-model-3",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 8e-07, .ll128 = not_published, .simple = 2.5e-06}, .ring = {.ll = 8e-07, .ll128 = not_published, .simple = 3.6e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 1.25e-05, .ll128 = not_published, .simple = 2.24e-05}, .ring = {.ll = 9.5e-06, .ll128 = not_published, .simple = 1.98e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.2, .ll128 = not_published, .simple = 1.75}, .ring = {.ll = 0.2, .ll128 = not_published, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.2, .ll128 = not_published, .simple = 0.96}, .ring = {.ll = 0.2, .ll128 = not_published, .simple = 1.0}},
     .corrections = {.tree = {.ll = detail::libraries_rccl_2_21_model_3_corrections_tree_ll, .ll128 = {}, .simple = detail::libraries_rccl_2_21_model_3_corrections_tree_simple}, .ring = {.ll = detail::libraries_rccl_2_21_model_3_corrections_ring_ll, .ll128 = {}, .simple = detail::libraries_rccl_2_21_model_3_corrections_ring_simple}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
    {
     .id = "rccl-2.21-model-4",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 8e-07, .ll128 = 1.4e-06, .simple = 2.5e-06}, .ring = {.ll = 8e-07, .ll128 = 2.2e-06, .simple = 3.6e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 3.22e-05, .ll128 = 3.44e-05, .simple = 4.76e-05}, .ring = {.ll = 3.54e-05, .ll128 = 8.78e-05, .simple = 0.0002092}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.16, .ll128 = 1.09, .simple = 1.61}, .ring = {.ll = 0.15, .ll128 = 0.41, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.16, .ll128 = 1.09, .simple = 1.08}, .ring = {.ll = 0.15, .ll128 = 0.41, .simple = 1.0}},
     .corrections = {.tree = {.ll = detail::libraries_rccl_2_21_model_4_corrections_tree_ll, .ll128 = detail::libraries_rccl_2_21_model_4_corrections_tree_ll128, .simple = detail::libraries_rccl_2_21_model_4_corrections_tree_simple}, .ring = {.ll = detail::libraries_rccl_2_21_model_4_corrections_ring_ll, .ll128 = detail::libraries_rccl_2_21_model_4_corrections_ring_ll128, .simple = detail::libraries_rccl_2_21_model_4_corrections_ring_simple}},
     .base_bandwidth_bytes_per_s = 161400000000.0,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
    {
     .id = "rccl-2.21-model-5",
     .name = "RCCL",
     .version = "2.21.5",
     .base_latency_s = {.tree = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .ring = {.ll = 1.2e-05, .ll128 = 1.2e-05, .simple = 1.7e-05}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_scale_up_s = {.tree = {.ll = 9e-07, .ll128 = not_published, .simple = 2.3e-06}, .ring = {.ll = 8e-07, .ll128 = not_published, .simple = 2.1e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_pci_s = {.tree = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .ring = {.ll = 2.2e-06, .ll128 = 2.2e-06, .simple = 5.7e-06}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .hop_latency_net_s = {.tree = {.ll = 1.05e-05, .ll128 = not_published, .simple = 2.5e-05}, .ring = {.ll = 9.5e-06, .ll128 = not_published, .simple = 0.00032}, .nvls = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .nvls_tree = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .collnet = {.ll = not_published, .ll128 = not_published, .simple = not_published}, .pat = {.ll = not_published, .ll128 = not_published, .simple = not_published}},
     .least_inside_hop_s = {.ll = not_published, .ll128 = not_published, .simple = not_published},
     .caps = {},
     .bandwidth_ratio_few_nodes = {.tree = {.ll = 0.06, .ll128 = not_published, .simple = 0.11}, .ring = {.ll = 0.08, .ll128 = not_published, .simple = 1.0}},
     .bandwidth_ratio_many_nodes = {.tree = {.ll = 0.06, .ll128 = not_published, .simple = 0.59}, .ring = {.ll = 0.08, .ll128 = not_published, .simple = 1.0}},
     .corrections = {.tree = {.ll = detail::libraries_rccl_2_21_model_5_corrections_tree_ll, .ll128 = {}, .simple = detail::libraries_rccl_2_21_model_5_corrections_tree_simple}, .ring = {.ll = detail::libraries_rccl_2_21_model_5_corrections_ring_ll, .ll128 = {}, .simple = detail::libraries_rccl_2_21_model_5_corrections_ring_simple}},
     .base_bandwidth_bytes_per_s = not_published,
     .pat_per_rank_s = not_published,
     .pat_overlap = not_published,
     .counts_closing_step = true,
    },
}};

[[nodiscard]] constexpr library_record const* find_library(std::string_view id) noexcept {
  return find_by_id(libraries, id);
}

}  // namespace scalekit::catalog
