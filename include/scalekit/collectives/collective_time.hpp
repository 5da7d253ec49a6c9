#pragma once

#include <limits>
#include <optional>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/ring.hpp"
#include "scalekit/collectives/tree.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// How a stack runs collectives.
template <class Real = double>
struct collective_settings {
  scalekit::tuning<Real> tuning{};
  /// Latency that collectives take over the latency that the library's tuner estimates, > 0.
  Real hop_latency_ratio{1.0};
  /// Host and stream synchronisation for each call.
  duration<Real> host{};
  /// Forces a protocol; empty = as the library chooses.
  std::optional<wire_protocol> protocol{};
  /// Forces an algorithm; empty = as the library chooses. Ignored where the library has no such algorithm.
  std::optional<collective_algorithm> algorithm{};
};

/// Links that a group's traffic crosses.
template <class Real = double>
struct fabric {
  one_way_bandwidth<Real> inside_node{};    ///< ring bandwidth inside a node, per rank
  one_way_bandwidth<Real> between_nodes{};  ///< what all network cards of a node carry
  duration<Real> extra_network_latency{};   ///< beyond the library's constant, per network hop
  hop_medium inside_medium = hop_medium::direct;
};

/// The fabric of a cluster.
///
/// eq: node-injection     B_node = accelerators per node x network bandwidth per accelerator x efficiency /
///                        oversubscription
template <class Real>
[[nodiscard]] constexpr fabric<Real> fabric_of(cluster<Real> const& c) {
  Real const share =
      Real{static_cast<double>(c.node.accelerators)} * c.network.efficiency / c.network.oversubscription;
  return {c.node.ring_bandwidth, c.network.bandwidth.quantity() * share, c.network.extra_latency,
          c.node.direct_links ? hop_medium::direct : hop_medium::pcie};
}

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

/// One (algorithm, protocol) pair: latency as the tuner counts it, and time on the wire.
template <class Real>
struct pair_cost {
  duration<Real> latency{};  ///< by the library's constants
  duration<Real> extra{};    ///< beyond them: the user's network latency
  duration<Real> wire{};
};

/// eq: collective-bandwidth   B = min(share x min(B_ring, B_node / groups), ceiling)
/// The node's network cards are divided among the groups of the node that cross at once.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> pair_bandwidth(process_group const& group, fabric<Real> const& links,
                                                       Real const& share, bandwidth<Real> const& ceiling) {
  bandwidth<Real> available = links.inside_node.quantity();
  if (group.nodes > 1) {
    available = smaller(available, bandwidth<Real>{links.between_nodes.quantity() /
                                                   Real{static_cast<double>(group.groups_sharing_network)}});
  }
  return smaller(bandwidth<Real>{available * share}, ceiling);
}

template <class Real>
[[nodiscard]] constexpr pair_cost<Real> cost_of_pair(collective op, data_size<Real> const& size,
                                                     process_group const& group, fabric<Real> const& links,
                                                     tuning<Real> const& table,
                                                     collective_algorithm algorithm, wire_protocol protocol) {
  auto const a = static_cast<std::size_t>(algorithm);
  auto const p = static_cast<std::size_t>(protocol);
  auto const s = static_cast<std::size_t>(span_of(group.nodes));
  bandwidth<Real> const speed =
      pair_bandwidth(group, links, table.bandwidth_share[s][a][p], table.bandwidth_ceiling[s][a][p]);
  bool const ring = algorithm == collective_algorithm::ring;
  Real const volume = ring ? ring_volume<Real>(op, group.ranks) : tree_volume<Real>();
  duration<Real> const latency = ring ? ring_latency(op, group, table, protocol, links.inside_medium)
                                      : tree_latency(group, table, protocol, links.inside_medium);
  double const crossings =
      ring ? ring_crossings(op, group.nodes) : 2.0 * static_cast<double>(floor_log2(group.nodes));
  return {latency, links.extra_network_latency * Real{crossings}, size * volume / speed};
}

template <class Real>
[[nodiscard]] constexpr bool available(tuning<Real> const& table, process_group const& group,
                                       collective_algorithm algorithm, wire_protocol protocol) {
  return Real{0.0} <
         table.bandwidth_share[static_cast<std::size_t>(span_of(group.nodes))]
                              [static_cast<std::size_t>(algorithm)][static_cast<std::size_t>(protocol)];
}

template <class Real>
[[nodiscard]] constexpr collective_estimate<Real> cheapest_pair(collective op, data_size<Real> const& size,
                                                                process_group const& group,
                                                                fabric<Real> const& links,
                                                                collective_settings<Real> const& settings) {
  if (group.ranks <= 1) return {};
  std::size_t const algorithms = op == collective::all_reduce ? collective_algorithm_count : 1;
  collective_estimate<Real> best{};
  double best_key = std::numeric_limits<double>::infinity();
  bool best_is_forced = false;
  for (std::size_t a = 0; a < algorithms; ++a) {
    for (std::size_t p = 0; p < wire_protocol_count; ++p) {
      auto const algorithm = static_cast<collective_algorithm>(a);
      auto const protocol = static_cast<wire_protocol>(p);
      if (!available(settings.tuning, group, algorithm, protocol)) continue;
      bool const forced = (!settings.protocol || *settings.protocol == protocol) &&
                          (!settings.algorithm || *settings.algorithm == algorithm);
      if (best_is_forced && !forced) continue;
      auto const cost = cost_of_pair(op, size, group, links, settings.tuning, algorithm, protocol);
      double const key = value_of(base_value(cost.latency)) + value_of(base_value(cost.wire));
      if (key < best_key || (forced && !best_is_forced)) {
        best_key = key;
        best_is_forced = forced;
        duration<Real> const latency = settings.host + cost.latency * settings.hop_latency_ratio + cost.extra;
        best = {latency + cost.wire, latency, algorithm, protocol};
      }
    }
  }
  return best;
}

}  // namespace detail

/// Time of one collective over a group.
///
/// eq: collective-time    t = host + ratio x latency(pair) + extra + size x volume / B(pair)
///   pair   the (algorithm, protocol) with the least latency + size x volume / B by the library's own
///          constants: the library chooses by its estimate
///   ratio  achieved latency over that estimate; measured calls take longer than the tuner assumes
///   extra  latency that the network adds beyond the library's constants, once for each crossing
///   size   total bytes as nccl-tests counts them: the gathered buffer, or the buffer before scattering
/// Zero for a group of one. Ties go to the earlier of ring, tree and of LL, LL128, Simple.
/// Assumes: every rank arrives at the same time; a forced pair that the library lacks is ignored.
/// Valid when: the group fills its nodes evenly. Source of the constants: the library's data file.
/// Not modelled: NVLS, CollNet, PAT, hierarchical algorithms, the library's size-dependent corrections.
template <class Size, class Real>
[[nodiscard]] constexpr collective_estimate<Real> collective_time(collective op, Size const& size,
                                                                  process_group const& group,
                                                                  fabric<Real> const& links,
                                                                  collective_settings<Real> const& settings) {
  require_data_size<Size>();
  if constexpr (!data_size_quantity<Size>) {
    return {};
  } else {
    return detail::cheapest_pair(op, data_size<Real>{size}, group, links, settings);
  }
}

}  // namespace scalekit
