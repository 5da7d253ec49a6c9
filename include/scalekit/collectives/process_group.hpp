#pragma once

#include <cstdint>
#include <initializer_list>
#include <numeric>

#include "scalekit/numerics/integers.hpp"

namespace scalekit {

/// The ranks of one communicator and where they sit, when every group of that kind communicates at once.
///
/// A group that cannot lie inside one node whatever the placement counts the nodes of its worst placed instance.
struct process_group {
  /// Ranks in the group, >= 1.
  std::int64_t ranks = 1;
  /// Nodes (scale-up domains) that the group spans, 1 <= nodes <= ranks.
  std::int64_t nodes = 1;
  /// Groups of one node that cross the network at the same moment and so share its network cards, >= 1.
  std::int64_t groups_sharing_network = 1;
  /// Accelerators from one rank to the next, >= 1.
  std::int64_t stride = 1;
  /// The most ranks of the group that one node holds; 0 = ranks over nodes, rounded up.
  std::int64_t ranks_per_node = 0;

  [[nodiscard]] constexpr std::int64_t most_ranks_per_node() const noexcept {
    return ranks_per_node > 0 ? ranks_per_node : ceil_divide(ranks, nodes);
  }
};

namespace detail {

/// Where the groups of one size and stride lie: a block of `stride` groups after another, each block as long as its
/// groups, from the first accelerator of a node on.
struct strided_layout {
  std::int64_t ranks;
  std::int64_t stride;
  std::int64_t node;    ///< accelerators of one
  std::int64_t blocks;  ///< that there are, or after which the layout repeats

  [[nodiscard]] constexpr std::int64_t length() const noexcept { return ranks * stride; }

  /// Groups of a block that have ranks on a node and elsewhere.
  [[nodiscard]] constexpr std::int64_t crossing(std::int64_t block, std::int64_t node_index) const noexcept {
    std::int64_t const first = block * length() - node_index * node;
    std::int64_t const from = first > 0 ? first : 0;
    std::int64_t const to = first + length() < node ? first + length() : node;
    std::int64_t const touching = to - from < stride ? to - from : stride;
    // Those whose first and last rank lie on the node.
    std::int64_t const low = first < 0 ? -first : 0;
    std::int64_t const high = node - 1 - first - (ranks - 1) * stride;
    std::int64_t const last = high < stride - 1 ? high : stride - 1;
    std::int64_t const within = last >= low ? last - low + 1 : 0;
    return touching > within ? touching - within : 0;
  }

  /// Groups that cross the network from one node.
  [[nodiscard]] constexpr std::int64_t crossing(std::int64_t node_index) const noexcept {
    std::int64_t const first = node_index * node / length();
    std::int64_t const end = ((node_index + 1) * node - 1) / length();
    std::int64_t const last = end < blocks ? end : blocks - 1;
    return crossing(first, node_index) + (last > first ? crossing(last, node_index) : 0);
  }

  /// Ranks on the fuller node, of the groups of a block that span two; zero where none does.
  [[nodiscard]] constexpr std::int64_t most_of_two(std::int64_t block) const noexcept {
    std::int64_t most = 0;
    // Of groups whose first ranks lie side by side on a node, those at both ends have most and fewest on that node.
    auto const consider = [&](std::int64_t from, std::int64_t to) {
      std::int64_t const crossing_from = node - (ranks - 1) * stride;
      from = from < crossing_from ? crossing_from : from;
      if (from > to) return;
      for (std::int64_t const first : {from, to}) {
        std::int64_t const on_first = ceil_divide(node - first, stride);
        std::int64_t const fuller = on_first > ranks - on_first ? on_first : ranks - on_first;
        most = fuller > most ? fuller : most;
      }
    };
    std::int64_t const begin = block * length() % node;
    std::int64_t const end = begin + (stride < node ? stride : node);
    consider(begin, (end < node ? end : node) - 1);
    consider(0, end - node - 1);
    return most;
  }
};

}  // namespace detail

/// The group of `ranks` accelerators that are `stride` apart, on nodes of `accelerators_per_node`.
///
/// With tensor parallelism of degree t placed on neighbouring accelerators, a data-parallel group has stride
/// t: a node holds t such groups, which share its network cards. Groups that do not fill nodes lie in several ways:
/// the group counts the nodes of the instance that spans most, the ranks on its fullest node, and the groups that
/// cross from the node that most of them cross from.
/// `all_accelerators` are those that all such groups have together; 0 = as many as it takes for every way to occur.
/// Invariant: at most `ranks` nodes; a stride that reaches over a node puts every rank on a node of its own.
/// Precondition: all >= 1, but `all_accelerators` may be 0.
[[nodiscard]] constexpr process_group strided_group(std::int64_t ranks, std::int64_t stride,
                                                    std::int64_t accelerators_per_node,
                                                    std::int64_t all_accelerators = 0) noexcept {
  std::int64_t const node = accelerators_per_node;
  if (ranks <= 1) return {ranks, 1, 1, stride, 1};
  std::int64_t const length = ranks * stride;
  bool const regular = node % stride == 0 || stride % node == 0;
  // Whole groups in a node, or whole nodes in a block of groups.
  if (regular && node % length == 0) return {ranks, 1, 1, stride, ranks};
  if (regular && length % node == 0) {
    std::int64_t const here = stride < node ? node / stride : 1;
    return {ranks, ranks / here, stride < node ? stride : node, stride, here};
  }
  std::int64_t const period = node / std::gcd(length, node);
  std::int64_t const there_are = all_accelerators / length;
  detail::strided_layout const layout{ranks, stride, node,
                                      there_are > 0 && there_are < period ? there_are : period};
  process_group group{ranks, 1, 1, stride, 1};
  for (std::int64_t b = 0; b < layout.blocks; ++b) {
    std::int64_t const first = b * length % node + stride - 1;
    std::int64_t const latest = first < node ? first : node - 1;
    std::int64_t const span = stride < node ? (latest + (ranks - 1) * stride) / node + 1 : ranks;
    group.nodes = span > group.nodes ? span : group.nodes;
  }
  if (group.nodes == 1) {
    group.ranks_per_node = ranks;
    return group;
  }
  // Over three nodes or more one of them is full.
  std::int64_t most = group.nodes == 2 ? 1 : ceil_divide(node, stride);
  auto const consider = [&](std::int64_t n) {
    std::int64_t const crossing = layout.crossing(n);
    if (crossing > group.groups_sharing_network) group.groups_sharing_network = crossing;
  };
  for (std::int64_t b = 0; b < layout.blocks; ++b) {
    if (group.nodes == 2) {
      std::int64_t const here = layout.most_of_two(b);
      most = here > most ? here : most;
    }
    // The nodes at both ends of a block, and one that lies in it.
    std::int64_t const begin = b * length / node;
    std::int64_t const end = ((b + 1) * length - 1) / node;
    consider(begin);
    if (begin + 1 < end) consider(begin + 1);
    if (begin < end) consider(end);
  }
  group.ranks_per_node = most < ranks ? most : ranks;
  return group;
}

}  // namespace scalekit
