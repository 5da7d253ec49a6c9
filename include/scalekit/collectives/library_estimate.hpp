#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/group_bandwidth.hpp"
#include "scalekit/collectives/route.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"

namespace scalekit::detail {

/// Bandwidth of all channels of a group as the library's search finds it, before algorithm and protocol.
template <class Real>
[[nodiscard]] constexpr double searched_bandwidth(process_group const& group, fabric<Real> const& links) {
  double const inside = value_of(base_value(links.inside_node.quantity()));
  if (group.nodes <= 1) return inside * reached_links(group, links);
  double const cards = links.crossing.count > 0
                           ? base_value(links.crossing.total())
                           : smaller(inside, value_of(base_value(links.between_nodes.quantity())));
  return cards / static_cast<double>(group.groups_sharing_network);
}

/// What all estimates of one call share.
template <class Real>
struct tuner_call {
  collective op;
  double size;
  process_group const& group;
  fabric<Real> const& links;
  tuning const& table;
  node_span span;
  int channels;        ///< that the group uses
  double all;          ///< their bandwidth together [bytes/s]
  double around_ring;  ///< bytes past each link of a ring, over the size of the buffer
  int size_class;      ///< floor(log2(size / 64)), the index into correction tables

  constexpr tuner_call(collective o, double s, process_group const& g, fabric<Real> const& l, tuning const& t)
      : op(o),
        size(s),
        group(g),
        links(l),
        table(t),
        span(span_of(g.nodes)),
        channels(group_channels(g, l)),
        all(base_value(t.fixed_bandwidth) > 0.0 ? base_value(t.fixed_bandwidth) : searched_bandwidth(g, l)),
        around_ring(ring_volume(o, g.ranks)),
        size_class(s < 128.0 ? 0 : floor_log2(static_cast<std::int64_t>(s) / 64)) {}
};

/// An algorithm as the tuner counts it, for all protocols.
struct tuner_shape {
  double inside = 0.0;          ///< hops inside nodes
  double crossings = 0.0;       ///< network hops
  double volume = 2.0;          ///< bytes over the size of the buffer
  std::size_t network_row = 0;  ///< algorithm whose network hop it takes
  duration<> extra{};
  bool corrected = false;
  bool simple_as_tree = false;  ///< Simple takes the hops of a tree
};

template <class Real>
[[nodiscard]] constexpr tuner_shape tuner_shape_of(tuner_call<Real> const& call,
                                                   collective_algorithm algorithm) {
  process_group const& g = call.group;
  auto const n = static_cast<double>(g.ranks);
  auto const levels = static_cast<double>(floor_log2(g.nodes));
  bool const across = g.nodes > 1;
  tuner_shape s{};
  s.network_row = static_cast<std::size_t>(algorithm);
  switch (algorithm) {
    case collective_algorithm::ring: {
      std::int64_t const crossings = ring_crossings(call.op, g.nodes);
      s.crossings = static_cast<double>(crossings);
      s.inside = static_cast<double>(ring_steps(call.op, g.ranks) - crossings);
      if (call.table.counts_closing_step && call.op == collective::all_reduce && across) {
        s.crossings += 2.0;
        s.inside -= 2.0;
      }
      if (call.op == collective::broadcast) {
        // Every step of a pipeline counts as a network hop, or none but the first where all channels are the same.
        bool const same = !across && call.links.links == link_topology::switched;
        s.inside = across ? 0.0 : same ? 1.0 : n;
        s.crossings = across ? n : 0.0;
        s.simple_as_tree = !same;
      }
      // One rank for each node: the library takes the tree's network hop.
      if (g.nodes == g.ranks) s.network_row = static_cast<std::size_t>(collective_algorithm::tree);
      s.volume = call.around_ring;
      s.corrected = across;
      break;
    }
    case collective_algorithm::pat:
      s.crossings = levels / call.table.pat_overlap;
      s.extra = call.table.pat_per_rank * n;
      s.volume = 1.0;
      break;
    case collective_algorithm::nvls:
    case collective_algorithm::nvls_tree:
      s.inside = 1.0;
      s.crossings = 2.0 * levels;
      s.volume = call.op == collective::all_reduce ? call.around_ring : 1.0;
      break;
    case collective_algorithm::pairwise:
      s.inside = across ? 0.0 : 1.0;
      s.crossings = across ? 1.0 : 0.0;
      s.volume = call.around_ring;
      break;
    case collective_algorithm::collnet: {
      auto const others = static_cast<double>(g.most_ranks_per_node() - 1);
      s.inside = others > 0.0 ? 2.0 : 0.0;
      s.crossings = across ? 1.0 : 0.0;
      s.extra = microseconds(0.8 * others);
      break;
    }
    default:
      s.inside = 2.0 * static_cast<double>(g.most_ranks_per_node() - 1);
      s.crossings = 2.0 * levels;
      s.corrected = true;
      break;
  }
  return s;
}

/// Bandwidth that the tuner gives a pair, in bytes/s; zero for a pair that the library does not have.
template <class Real>
[[nodiscard]] constexpr double tuner_bandwidth(tuner_call<Real> const& call, bandwidth_rule const& rule,
                                               bool multicasts) {
  if (!multicasts) {
    double const ceiling = smaller(base_value(rule.ceiling),
                                   base_value(rule.per_channel_ceiling) * static_cast<double>(call.channels));
    return smaller(rule.share * call.all, ceiling);
  }
  // One channel's worth of every link carries what the switch returns.
  channel_set const& multicast = call.links.multicast;
  auto const c = static_cast<double>(multicast.count);
  auto const n = static_cast<double>(call.group.ranks);
  double const turns = call.op == collective::all_reduce ? 2.0 : (n - 1.0) / n;
  double const inside = rule.share * base_value(multicast.each) * (c - 1.0) * turns;
  if (call.group.nodes <= 1) return inside;
  double const across = call.all * (call.group.nodes == 2 ? 2.0 : 1.0);
  return smaller(smaller(inside, across), base_value(rule.per_channel_ceiling) * c);
}

/// The times that the library's tuner expects of an algorithm with each protocol, in seconds; no figure where the library
/// does not have the pair.
///
/// eq: tuner-estimate     t = base + inside l_intra + crossings l_net + size x volume / (B x correction)
///   ring      inside hops no shorter than a floor when there are several nodes; the latency of a large
///             all-reduce with Simple across nodes counts 1.4 times
///   broadcast one hop where all channels of a node are the same, else as many as ranks, in the network where there
///             are several nodes; Simple then takes a tree's hops
///   PAT       floor(log2 N) / 3.5 network hops and 2.8 us for each rank
///   collnet   0.8 us for each other rank of a node
///   volume    steps / n for ring, nvls and nvls_tree; 2 for tree and collnet; 1 for PAT and for nvls that
///             gathers or scatters
/// Source: NVIDIA/nccl src/graph/tuning.cc; ROCm/rccl src/graph/tuning.cc.
/// Not modelled: measured network latencies, which the library adds where a plugin reports them; the heads among which
/// collnet shares its bandwidth; collnet and NVLS across nodes for all-gather and reduce-scatter, which need a plugin.
template <class Real>
[[nodiscard]] constexpr std::array<double, wire_protocol_count> tuner_estimates(
    tuner_call<Real> const& call, tuner_shape const& shape, collective_algorithm algorithm) {
  auto const a = static_cast<std::size_t>(algorithm);
  tuning const& table = call.table;
  constexpr auto net = static_cast<std::size_t>(hop_medium::network);
  constexpr auto tree = static_cast<std::size_t>(collective_algorithm::tree);
  constexpr auto simple = static_cast<std::size_t>(wire_protocol::simple);
  constexpr auto flagged = static_cast<std::size_t>(wire_protocol::ll);
  auto const medium = static_cast<std::size_t>(call.links.inside_medium);
  auto const& rules = table.rules[static_cast<std::size_t>(call.span)][a];
  bool const across = call.group.nodes > 1;
  bool const ring = algorithm == collective_algorithm::ring;
  bool const multicasts =
      algorithm == collective_algorithm::nvls || algorithm == collective_algorithm::nvls_tree;
  double const volume = call.size * shape.volume;
  auto const correction = static_cast<std::size_t>(call.size_class);
  // Factors are chosen here, and multiplied below whether they are one or not: which it is can not be foreseen.
  bool const favours_flags = ring && !across && call.op == collective::broadcast;
  double const flags = favours_flags ? table.flagged_broadcast_factor : 1.0;
  bool const slower = ring && across && call.op == collective::all_reduce &&
                      call.size >= 64.0 * static_cast<double>(call.group.ranks * call.channels);
  double const closing = slower ? table.ring_all_reduce_factor : 1.0;
  double const floor = ring && across ? 1.0 : 0.0;
  std::array<double, wire_protocol_count> times{};
  for (std::size_t p = 0; p < wire_protocol_count; ++p) {
    bool const as_tree = shape.simple_as_tree && p == simple;
    double const i = larger(base_value(table.hop[medium][as_tree ? tree : a][p]),
                            base_value(table.least_inside_hop[p]) * floor);
    double const latency =
        base_value(table.base[a][p]) + base_value(shape.extra) + shape.inside * i +
        shape.crossings * base_value(table.hop[net][as_tree ? tree : shape.network_row][p]);
    double b = tuner_bandwidth(call, rules[p], multicasts);
    if (shape.corrected) {
      std::span<double const> const corrections = table.corrections[a][p];
      if (correction < corrections.size()) b *= corrections[correction];
    }
    times[p] = latency * (p == simple ? closing : 1.0) + volume / (b * (p == flagged ? flags : 1.0));
  }
  return times;
}

}  // namespace scalekit::detail
