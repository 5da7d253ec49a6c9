#pragma once

#include <cstdint>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/numerics/integers.hpp"

namespace scalekit {

/// What an algorithm does with a group, apart from all speeds.
struct route {
  /// Hops inside nodes, one after another.
  std::int64_t inside_hops = 0;
  /// Crossings of the network, one after another.
  std::int64_t crossings = 0;
  /// Bytes past the busiest link inside a node, over the size of the buffer.
  double inside_volume = 0.0;
  /// Bytes that a rank's share of the network cards carries, over the size of the buffer.
  double network_volume = 0.0;
  /// Parts that the buffer is cut into before channels divide it.
  std::int64_t parts = 1;
};

namespace detail {

/// Bytes past a rank's link over the size of the buffer, for a ring.
///
/// eq: ring-volume        (n - 1) / n for all-gather, reduce-scatter and all-to-all, 2 (n - 1) / n for
///                        all-reduce, 1 for broadcast and point-to-point
[[nodiscard]] constexpr double ring_volume(collective op, std::int64_t ranks) noexcept {
  auto const n = static_cast<double>(ranks);
  switch (op) {
    case collective::all_reduce:
      return 2.0 * (n - 1.0) / n;
    case collective::broadcast:
    case collective::point_to_point:
      return 1.0;
    default:
      return (n - 1.0) / n;
  }
}

/// Bytes that the busiest node of a double binary tree sends into the network, over the size of the buffer.
///
/// Each tree carries half of the buffer, up and down. Of two nodes each sends one half up and one down; of
/// three, one node forwards in one tree and is a leaf in the other; from four on, a node has a parent and two
/// children in one tree and is a leaf in the other.
[[nodiscard]] constexpr double tree_network_volume(std::int64_t nodes) noexcept {
  if (nodes <= 1) return 0.0;
  if (nodes == 2) return 1.0;
  if (nodes == 3) return 1.5;
  return 2.0;
}

}  // namespace detail

/// The route of an operation under an algorithm.
///
/// eq: ring-latency       turns x (n - 1) hops, of which turns x (N - 1) cross the network; n ranks, N nodes.
///                        It grows linearly in ranks: the term that makes the next thousand accelerators buy
///                        less.
/// eq: tree-latency       2 (p - 1) hops inside and 2 floor(log2 N) crossings; p ranks of a node
/// eq: nvls-latency       one hop; nvls_tree adds 2 floor(log2 N) crossings
/// eq: collnet-latency    one hop to the rank that holds a share, one back, one crossing
/// eq: pat-latency        ceil(log2 n) crossings where ranks sit on nodes of their own
/// Source: NVIDIA/nccl src/graph/tuning.cc, v2.18.5 to v2.30.7 (hops); own derivation (volumes).
/// Precondition: ranks > 1; `hierarchical` has no route of its own.
[[nodiscard]] constexpr route route_of(collective_algorithm algorithm, collective op,
                                       process_group const& group) noexcept {
  std::int64_t const n = group.ranks;
  std::int64_t const nodes = group.nodes;
  std::int64_t const p = group.most_ranks_per_node();
  std::int64_t const levels = floor_log2(nodes);
  double const ring = detail::ring_volume(op, n);
  switch (algorithm) {
    case collective_algorithm::tree:
      return {2 * (p - 1), 2 * levels, 2.0, detail::tree_network_volume(nodes), 1};
    case collective_algorithm::nvls:
    case collective_algorithm::nvls_tree:
      return {1, 2 * levels, detail::ring_volume(op, p > 1 ? p : n), detail::tree_network_volume(nodes), 1};
    case collective_algorithm::collnet:
      return {p > 1 ? 2 : 0, nodes > 1 ? 1 : 0, detail::ring_volume(op, p), nodes > 1 ? 1.0 : 0.0, 1};
    case collective_algorithm::pat: {
      // Every rank sends for itself, so a node's cards carry what all its ranks send to other nodes. The largest
      // message is half of the buffer.
      std::int64_t const steps = floor_log2(n) + ((n & (n - 1)) != 0 ? 1 : 0);
      std::int64_t const near = p > 1 ? floor_log2(p) : 0;
      double const far = static_cast<double>(n - p) / static_cast<double>(n) * static_cast<double>(p);
      return {nodes > 1 ? near : steps, nodes > 1 ? steps - near : 0, ring, nodes > 1 ? far : 0.0, 2};
    }
    case collective_algorithm::pairwise: {
      // A last node that is not full has room for more ranks: the time of the group that fills it.
      auto const ranks = static_cast<double>(nodes * p);
      double const inside = static_cast<double>(p - 1) / ranks;
      double const far = static_cast<double>((nodes - 1) * p) / static_cast<double>(nodes);
      if (op == collective::point_to_point) {
        return {nodes > 1 ? 0 : 1, nodes > 1 ? 1 : 0, nodes > 1 ? 0.0 : 1.0, nodes > 1 ? 1.0 : 0.0, 1};
      }
      return {nodes > 1 ? 0 : 1, nodes > 1 ? 1 : 0, inside, nodes > 1 ? far : 0.0, 1};
    }
    default: {
      std::int64_t const crossings = ring_crossings(op, nodes);
      bool const split = op != collective::broadcast;
      return {ring_steps(op, n) - crossings, crossings, ring, nodes > 1 ? ring : 0.0, split ? nodes * p : 1};
    }
  }
}

}  // namespace scalekit
