#pragma once

#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Latency of a double binary tree all-reduce: up and down a chain inside the node and a binary tree across
/// nodes.
///
/// eq: tree-latency       t = base + 2 [(p - 1) l_intra + floor(log2 N) l_inter]
///   p ranks per node, N nodes, l latency of one hop [s]
/// Grows with the logarithm of the nodes. Libraries have it for all-reduce only.
/// Source: NVIDIA/nccl src/graph/tuning.cc, v2.18.5 to v2.30.7.
template <class Real>
[[nodiscard]] constexpr duration<Real> tree_latency(process_group const& group, tuning<Real> const& table,
                                                    wire_protocol protocol, hop_medium intra) {
  auto const t = static_cast<std::size_t>(collective_algorithm::tree);
  auto const p = static_cast<std::size_t>(protocol);
  std::int64_t const per_node = ceil_divide(group.ranks, group.nodes);
  int const levels = floor_log2(group.nodes);
  return table.base[t][p] +
         table.hop[static_cast<std::size_t>(intra)][t][p] * Real{2.0 * static_cast<double>(per_node - 1)} +
         table.hop[static_cast<std::size_t>(hop_medium::network)][t][p] * Real{2.0 * levels};
}

/// Bytes that pass each link of a double binary tree, over the bytes of the buffer: every byte goes up once
/// and down once.
///
/// eq: tree-volume        2
template <class Real>
[[nodiscard]] constexpr Real tree_volume() {
  return Real{2.0};
}

}  // namespace scalekit
