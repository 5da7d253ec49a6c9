#pragma once

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Latency of a ring over a group: the sum of its hops.
///
/// eq: ring-latency       t = base + (steps - inter) l_intra + inter l_inter
///   steps  n - 1 (all-gather, reduce-scatter) or 2 (n - 1) (all-reduce), n ranks
///   inter  steps that cross the network: N - 1 or 2 (N - 1), N nodes
///   l      latency of one hop inside a node, and between nodes [s]
/// Grows linearly in ranks. This is the term that makes the next thousand accelerators buy less.
/// Assumes: consecutive ranks share a node; one network crossing per node and turn.
/// Source: NVIDIA/nccl src/graph/tuning.cc, v2.18.5 to v2.30.7.
/// Not modelled of that source: the floor of 1 to 2 us for hops inside a node when there are several nodes, and
/// the factor on the latency of large all-reduces with Simple.
template <class Real>
[[nodiscard]] constexpr duration<Real> ring_latency(collective op, process_group const& group,
                                                    tuning<Real> const& table, wire_protocol protocol,
                                                    hop_medium intra) {
  auto const r = static_cast<std::size_t>(collective_algorithm::ring);
  auto const p = static_cast<std::size_t>(protocol);
  double const inter = ring_crossings(op, group.nodes);
  double const inside = static_cast<double>(ring_steps(op, group.ranks)) - inter;
  return table.base[r][p] + table.hop[static_cast<std::size_t>(intra)][r][p] * Real{inside} +
         table.hop[static_cast<std::size_t>(hop_medium::network)][r][p] * Real{inter};
}

/// Bytes that pass each link of a ring, over the bytes of the buffer.
///
/// eq: ring-volume        (n - 1) / n for all-gather and reduce-scatter, 2 (n - 1) / n for all-reduce
/// `size` of a collective is the total as nccl-tests counts it: the gathered buffer, the buffer before
/// scattering, the reduced buffer.
template <class Real>
[[nodiscard]] constexpr Real ring_volume(collective op, std::int64_t ranks) {
  return Real{static_cast<double>(ring_steps(op, ranks)) / static_cast<double>(ranks)};
}

}  // namespace scalekit
