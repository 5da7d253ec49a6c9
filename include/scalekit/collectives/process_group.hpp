#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"

namespace scalekit {

/// The ranks of one communicator and where they sit.
///
/// A group that cannot lie inside one node whatever the placement counts the nodes of its worst placed instance.
struct process_group {
  /// Ranks in the group, >= 1.
  std::int64_t ranks = 1;
  /// Nodes that the group spans, 1 <= nodes <= ranks.
  std::int64_t nodes = 1;
  /// Groups of one node that cross the network at the same moment and so share its network cards, >= 1.
  std::int64_t groups_sharing_network = 1;
};

/// The group of `ranks` accelerators that are `stride` apart, on nodes of `accelerators_per_node`, when every
/// group of that kind communicates at once.
///
/// With tensor parallelism of degree t placed on neighbouring accelerators, a data-parallel group has stride
/// t: a node holds t such groups, which share its network cards.
/// Invariant: at most `ranks` nodes; a stride that reaches over a node puts every rank on a node of its own.
[[nodiscard]] constexpr process_group strided_group(std::int64_t ranks, std::int64_t stride,
                                                    std::int64_t accelerators_per_node) noexcept {
  std::int64_t const members_per_node = stride < accelerators_per_node ? accelerators_per_node / stride : 1;
  // Groups that fit a node but do not divide it leave some that lie across two.
  bool const straddles = ranks <= members_per_node && members_per_node % ranks != 0;
  std::int64_t const nodes = straddles ? 2 : ceil_divide(ranks, members_per_node);
  std::int64_t const sharing = stride < accelerators_per_node ? stride : accelerators_per_node;
  return {ranks, nodes, nodes > 1 ? sharing : 1};
}

}  // namespace scalekit
