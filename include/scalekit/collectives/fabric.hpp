#pragma once

#include <array>
#include <cstdint>

#include "scalekit/collectives/tuning.hpp"
#include "scalekit/hardware/links.hpp"
#include "scalekit/hardware/network_tier.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Links that a group's traffic crosses.
template <class Real = double>
struct fabric {
  /// Ring bandwidth inside a node, for each rank and direction.
  one_way_bandwidth<Real> inside_node{};
  /// What all network cards of a node carry in one direction, after the network's own efficiency.
  one_way_bandwidth<Real> between_nodes{};
  /// Beyond the usual latency of a network crossing.
  duration<Real> extra_network_latency{};
  hop_medium inside_medium = hop_medium::direct;
  /// Accelerators of a node, >= 1.
  std::int64_t node_accelerators = 8;
  /// Parallel rings inside a node.
  int inside_channels = 1;
  /// Parallel rings over nodes and what each carries, as the library's search finds them; `count` 0 = as many
  /// as inside, at the lesser of the two bandwidths.
  channel_set crossing{};
  /// Channels whose switches multicast and reduce (NVLS); `count` 0 = none.
  channel_set multicast{};
  /// True when the switches of the network reduce (SHARP) and the library may use them.
  bool reduces_in_network = false;
  link_topology links = link_topology::switched;
  /// A torus joins all accelerators: `inside_node` is what all axes carry, and nodes mean nothing.
  torus_extents torus{};
  std::array<network_tier<Real>, network_tier_count> tiers{};
};

}  // namespace scalekit
