#pragma once

#include <cstdint>

#include "scalekit/collectives/channels.hpp"
#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/route.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit::detail {

/// How a group lies across the units of one level of the network.
struct tier_crossing {
  bool crosses = false;
  std::int64_t members = 1;  ///< ranks of the group in one unit
  std::int64_t units = 1;    ///< units that the group spans
  std::int64_t leaving = 1;  ///< groups of a unit that leave it at once
};

template <class Real>
[[nodiscard]] constexpr tier_crossing crossing_of(process_group const& group,
                                                  network_tier<Real> const& tier) {
  if (tier.accelerators <= 0) return {};
  bool const inside = group.stride < tier.accelerators;
  std::int64_t const members = inside ? tier.accelerators / group.stride : 1;
  if (group.ranks <= members) return {};
  return {true, members, ceil_divide(group.ranks, members), inside ? group.stride : tier.accelerators};
}

/// Share of a node's links that the members of a group reach.
template <class Real>
[[nodiscard]] constexpr double reached_links(process_group const& group, fabric<Real> const& links) noexcept {
  return scalekit::reached_links(links.links, group.most_ranks_per_node(), links.node_accelerators);
}

/// Channels that a group uses: those of the node, and across the network its share of them, at least one.
template <class Real>
[[nodiscard]] constexpr int group_channels(process_group const& group, fabric<Real> const& links) noexcept {
  if (group.nodes <= 1) return links.inside_channels;
  int const all = links.crossing.count > 0 ? links.crossing.count : links.inside_channels;
  if (group.groups_sharing_network == 1) return all;
  int const share = all / static_cast<int>(group.groups_sharing_network);
  return share > 0 ? share : 1;
}

/// Network cards that a group's channels leave a node by, at least one: each group has a channel of its own.
template <class Real>
[[nodiscard]] constexpr double group_cards(process_group const& group, fabric<Real> const& links) noexcept {
  channel_set const& crossing = links.crossing;
  int const all = crossing.cards > 0   ? crossing.cards
                  : crossing.count > 0 ? crossing.count
                                       : links.inside_channels;
  double const used = static_cast<double>(all < most_channels ? all : most_channels);
  double const share = used / static_cast<double>(group.groups_sharing_network);
  return share > 1.0 ? share : 1.0;
}

/// Bandwidth that the network leaves to a group whose traffic passes from node to node.
///
/// eq: shared-cards       B = B_node efficiency / groups of the node that cross at once
/// eq: tier-share         B = accelerators of the unit x (B_node / accelerators of a node) / oversubscription /
///                        groups of the unit that leave it at once
/// A group of stride s has unit / s ranks in a unit, so that s groups leave it at once, each of them once.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> network_bandwidth(process_group const& group,
                                                          fabric<Real> const& links, Real const& efficiency) {
  bandwidth<Real> const node = links.between_nodes.quantity() * efficiency;
  bandwidth<Real> available = node / Real{static_cast<double>(group.groups_sharing_network)};
  for (auto const& tier : links.tiers) {
    auto const c = crossing_of(group, tier);
    if (!c.crosses) continue;
    double const nodes =
        static_cast<double>(tier.accelerators) / static_cast<double>(links.node_accelerators);
    available = smaller(available, bandwidth<Real>{node * Real{nodes / static_cast<double>(c.leaving)} /
                                                   tier.oversubscription});
  }
  return available;
}

/// The same where every rank sends to every other: what leaves a node for other units shares what leaves them.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> all_to_all_bandwidth(process_group const& group,
                                                             fabric<Real> const& links,
                                                             Real const& efficiency) {
  bandwidth<Real> const share =
      links.between_nodes.quantity() * efficiency / Real{static_cast<double>(group.groups_sharing_network)};
  bandwidth<Real> available = share;
  for (auto const& tier : links.tiers) {
    auto const c = crossing_of(group, tier);
    if (!c.crosses) continue;
    double const leaving = static_cast<double>(group.ranks - c.members) /
                           static_cast<double>(group.ranks - group.most_ranks_per_node());
    available = smaller(available, bandwidth<Real>{share / (tier.oversubscription * Real{leaving})});
  }
  return available;
}

/// Latency that the levels above the node add to a route.
///
/// A ring passes from unit to unit once for each unit and turn, a tree once up and once down for each level of
/// the tree over units.
template <class Real>
[[nodiscard]] constexpr duration<Real> tier_latency(collective_algorithm algorithm, collective op,
                                                    process_group const& group, fabric<Real> const& links) {
  duration<Real> extra{};
  for (auto const& tier : links.tiers) {
    auto const c = crossing_of(group, tier);
    if (!c.crosses) continue;
    std::int64_t passes = 1;
    switch (algorithm) {
      case collective_algorithm::ring:
        passes = ring_crossings(op, c.units);
        break;
      case collective_algorithm::tree:
      case collective_algorithm::nvls_tree:
        passes = 2 * floor_log2(c.units);
        break;
      case collective_algorithm::pat:
        passes = floor_log2(c.units);
        break;
      default:
        break;
    }
    extra += tier.extra_latency * Real{static_cast<double>(passes)};
  }
  return extra;
}

}  // namespace scalekit::detail

namespace scalekit {

/// The level that a group spans: 0 = a node, 1 = the network below its first level, and one more for each level of the
/// network that it leaves.
template <class Real>
[[nodiscard]] constexpr int level_spanned(process_group const& group, fabric<Real> const& links) {
  int level = group.nodes > 1 ? 1 : 0;
  for (auto const& tier : links.tiers) level += detail::crossing_of(group, tier).crosses ? 1 : 0;
  return level;
}

}  // namespace scalekit
