#pragma once

#include <array>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What collectives cost on hardware, apart from the estimates by which a library chooses: fitted on measured
/// collectives (tools/fit_collectives.cpp, data/collectives).
template <class Real = double>
struct collective_constants {
  /// Launch and synchronisation of a call, beyond its hops.
  duration<Real> call{};
  /// The same inside a captured graph, which the host launches as a whole.
  duration<Real> graph_call{};
  /// The same for point-to-point and all-to-all.
  duration<Real> pairwise_call{};
  /// Start of a kernel, by protocol.
  std::array<duration<Real>, wire_protocol_count> start{};
  /// One hop inside a node by direct links, by protocol.
  std::array<duration<Real>, wire_protocol_count> direct_hop{};
  /// One hop inside a node through PCIe, by protocol.
  std::array<duration<Real>, wire_protocol_count> pcie_hop{};
  /// A reduction with multicast in the switches of a node.
  duration<Real> multicast{};
  /// One crossing of the network: with flags in the data (LL), and with LL128 or Simple.
  duration<Real> flagged_crossing{};
  duration<Real> crossing{};
  /// Achieved over searched bandwidth of links inside a node, (0, 1].
  Real link_efficiency{1.0};
  /// Of the bandwidth of network cards after the network's own efficiency: what is left of it when all ranks send at
  /// once, (0, 1]. One message between two ranks loses nothing more.
  Real network_efficiency{1.0};
  /// The last copy of a ring all-reduce inside a node, over the time of one of its steps, >= 0.
  Real closing_copy{0.0};
};

}  // namespace scalekit
