#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/collective_constants.hpp"
#include "scalekit/collectives/collective_settings.hpp"
#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/group_bandwidth.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/route.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What a collective costs, and what ran.
template <class Real = double>
struct collective_estimate {
  duration<Real> time{};
  /// The part of `time` that does not shrink with bandwidth.
  duration<Real> latency{};
  collective_algorithm algorithm = collective_algorithm::ring;
  wire_protocol protocol = wire_protocol::simple;
};

namespace detail {

// What a network card stores. A channel has eight buffer slots and hands two of them over at once: 1 MiB for Simple and
// about that for LL128, 128 KiB for LL, and 128 KiB for messages between two ranks. Source: NVIDIA/nccl
// src/include/device.h. Counted by cards and not by channels, whose number jumps with bandwidth.
// For trees this was decided with the published all-reduce curve in view: half of it would put the curve's error from
// 8 MiB on at 12.2 % instead of 6.0 %, and the fitted rows hardly care (cost 49.16 against 48.96).
inline constexpr double handed_over = 1048576.0;
inline constexpr double handed_over_small = 131072.0;
// Bytes that a channel multicasts for one accelerator at once, and accelerators that share the work at most.
inline constexpr double multicast_chunk = 131072.0;
inline constexpr std::int64_t multicast_heads = 32;

[[nodiscard]] constexpr bool is_multicast(collective_algorithm a) noexcept {
  return a == collective_algorithm::nvls || a == collective_algorithm::nvls_tree;
}

/// What a pair carries of its channels. Where the library's rules are preferences it is what a protocol leaves for data:
/// half of every flagged line with LL, 120 of 128 bytes with LL128.
[[nodiscard]] constexpr bandwidth_rule carried(tuning const& table, node_span span,
                                               collective_algorithm algorithm, wire_protocol protocol) {
  if (!table.rules_are_preferences) return table.rule(span, algorithm, protocol);
  constexpr std::array<double, wire_protocol_count> data{0.5, 120.0 / 128.0, 1.0};
  bandwidth_rule rule{};
  rule.share = data[static_cast<std::size_t>(protocol)];
  return rule;
}

/// Bandwidth inside a node of algorithms that use its multicast switches, counted as for a ring.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> multicast_bandwidth(collective op, fabric<Real> const& links,
                                                            double share, Real const& efficiency) {
  // One channel's worth of each link carries what the switch returns.
  double const channels = static_cast<double>(links.multicast.count - 1);
  double const turns = static_cast<double>(ring_turns(op));
  return links.multicast.each * (efficiency * Real{channels * share * turns});
}

/// What a call takes whatever it moves.
template <class Real>
[[nodiscard]] constexpr duration<Real> call_time(collective op, collective_settings<Real> const& settings) {
  if (settings.in_graph) return settings.constants.graph_call;
  bool const pairs = op == collective::all_to_all || op == collective::point_to_point;
  return pairs ? settings.constants.pairwise_call : settings.constants.call;
}

/// Latency of a route with a protocol.
template <class Real>
[[nodiscard]] constexpr duration<Real> route_latency(route const& r, data_size<Real> const& size,
                                                     fabric<Real> const& links,
                                                     collective_constants<Real> const& k,
                                                     collective_algorithm algorithm, wire_protocol protocol,
                                                     double cards, bandwidth<Real> const& outward) {
  auto const p = static_cast<std::size_t>(protocol);
  duration<Real> latency{};
  if (is_multicast(algorithm)) {
    latency = k.multicast;
  } else {
    auto const& hop = links.inside_medium == hop_medium::pcie ? k.pcie_hop : k.direct_hop;
    latency = hop[p] * Real{static_cast<double>(r.inside_hops)};
    if (algorithm != collective_algorithm::pairwise) latency += k.start[p];
  }
  if (r.crossings > 0) {
    bool const flagged = protocol == wire_protocol::ll;
    bool const small = flagged || algorithm == collective_algorithm::pairwise;
    data_size<Real> const handed = smaller(data_size<Real>{size / Real{static_cast<double>(r.parts)}},
                                           bytes(Real{cards * (small ? handed_over_small : handed_over)}));
    duration<Real> const stored = handed / outward;
    latency +=
        ((flagged ? k.flagged_crossing : k.crossing) + stored) * Real{static_cast<double>(r.crossings)};
  }
  return latency;
}

/// The cost of an algorithm with a protocol.
///
/// eq: collective-time    t = call + ratio (start + inside hops x hop + crossings x (crossing + stored)) +
///                        extra + wire
///   stored   time in which the cards of a group take min(size / parts, 1 MiB each): network cards store before they
///            forward, links inside a node pass data on line by line
///   extra    what the network and its levels add to each crossing
///   wire     size x max(inside volume / B_inside, network volume / B_network); B_inside up to the tuner's ceiling for
///            the pair (pair-bandwidth), B_network up to its ceiling for all channels together. Both are the
///            library's caps, not measured ones
/// eq: multicast-fill     wire of nvls and nvls_tree + the time of one chunk of every accelerator, since
///                        nothing can be spread before it is reduced
/// eq: closing-copy       a ring all-reduce inside a node ends with a copy that no transfer covers: empirical, rows on
///                        Ampere show it and no others do
/// Point-to-point has a rank's share of the cards at the network's own efficiency; where all ranks send at once the cards
/// carry `network_efficiency` of that. An all-to-all costs one crossing however many peers there are.
/// Assumes: every rank arrives at the same time.
template <class Real>
[[nodiscard]] constexpr collective_estimate<Real> cost_of_pair(
    collective op, data_size<Real> const& size, process_group const& group, fabric<Real> const& links,
    collective_settings<Real> const& settings, collective_algorithm algorithm, wire_protocol protocol) {
  collective_constants<Real> const& k = settings.constants;
  route const r = route_of(algorithm, op, group);
  bool const across = group.nodes > 1;
  bandwidth_rule const rule = carried(settings.tuning, span_of(group.nodes), algorithm, protocol);
  double const share = rule.share;
  // Across nodes the number of channels jumps with bandwidth: what it caps there is the library's estimate only.
  double const of_channels =
      base_value(rule.per_channel_ceiling) * static_cast<double>(links.inside_channels);
  double const of_all = base_value(rule.ceiling);
  bandwidth<Real> const ceiling = bytes_per_second(Real{across ? of_all : smaller(of_all, of_channels)});
  auto const limited = [&](bandwidth<Real> const& raw) {
    return smaller(bandwidth<Real>{raw * Real{share}}, ceiling);
  };

  duration<Real> wire{};
  if (is_multicast(algorithm)) {
    bandwidth<Real> const speed = multicast_bandwidth(op, links, rule.share, k.link_efficiency);
    double const heads = static_cast<double>(smaller(group.most_ranks_per_node(), multicast_heads));
    double const chunk = static_cast<double>(links.multicast.count) * multicast_chunk * heads;
    data_size<Real> const first = smaller(size, bytes(Real{chunk}));
    wire = (size + first) * Real{r.inside_volume} / speed;
  } else if (r.inside_volume > 0.0) {
    // What goes to the network cards passes the same PCIe links as what stays in the node.
    bool const all_pass = op == collective::all_to_all && across && links.inside_medium == hop_medium::pcie;
    double const volume = all_pass ? ring_volume(op, group.ranks) : r.inside_volume;
    bandwidth<Real> const inside =
        limited(links.inside_node.quantity() * (k.link_efficiency * Real{reached_links(group, links)}));
    wire = size * Real{volume} / inside;
    if (!across && algorithm == collective_algorithm::ring && op == collective::all_reduce) {
      wire += size * (k.closing_copy / Real{static_cast<double>(group.ranks)}) / inside;
    }
  }
  bandwidth<Real> outward{};
  duration<Real> extra{};
  double cards = 0.0;
  if (across) {
    cards = group_cards(group, links);
    if (op == collective::point_to_point) {
      // One rank sends through its own share of the cards, and nobody else sends through it.
      auto const ranks = static_cast<double>(links.node_accelerators);
      outward = smaller(network_bandwidth(group, links, Real{1.0}),
                        bandwidth<Real>{links.between_nodes.quantity() / Real{ranks}});
      cards = larger(cards / ranks, 1.0);
    } else {
      outward = op == collective::all_to_all ? all_to_all_bandwidth(group, links, k.network_efficiency)
                                             : network_bandwidth(group, links, k.network_efficiency);
    }
    bandwidth<Real> const speed = is_multicast(algorithm) ? outward : limited(outward);
    wire = larger(wire, duration<Real>{size * Real{r.network_volume} / speed});
    extra = links.extra_network_latency * Real{static_cast<double>(r.crossings)} +
            tier_latency(algorithm, op, group, links);
  }
  duration<Real> const latency =
      call_time(op, settings) + extra +
      route_latency(r, size, links, k, algorithm, protocol, cards, outward) * settings.hop_latency_ratio;
  return {latency + wire, latency, algorithm, protocol};
}

}  // namespace detail
}  // namespace scalekit
