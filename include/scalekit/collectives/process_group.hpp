#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"

namespace scalekit {

/// The ranks of one communicator and where they sit.
///
/// Groups that do not fill their last node are priced as if they did: `nodes` is rounded up.
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
  std::int64_t const nodes = ceil_divide(ranks, members_per_node);
  std::int64_t const sharing = stride < accelerators_per_node ? stride : accelerators_per_node;
  return {ranks, nodes, nodes > 1 ? sharing : 1};
}

}  // namespace scalekit
