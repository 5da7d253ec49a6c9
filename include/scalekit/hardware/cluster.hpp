#pragma once

#include <array>
#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/hardware/links.hpp"
#include "scalekit/hardware/network_tier.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// A node: accelerators that share a scale-up fabric, and the network cards they share.
template <class Real = double>
struct node {
  int accelerators = 1;
  /// Bus bandwidth of a ring over the accelerators of one node, per accelerator, before the efficiency of links.
  one_way_bandwidth<Real> ring_bandwidth{};
  /// Parallel rings (channels) of the communication library on this node.
  int channels = 1;
  /// True when the accelerators reach each other without crossing PCIe.
  bool direct_links = true;
  link_topology links = link_topology::switched;
  /// Channels whose switches multicast and reduce; none by default.
  channel_set multicast{};
  /// Hosts, network cards, fans and conversion losses while training; accelerators excluded.
  power<Real> host_power{};
};

/// The network between nodes, as one accelerator sees it.
template <class Real = double>
struct network {
  /// Network bandwidth per accelerator and direction: node injection bandwidth over accelerators per node.
  qualified<qualifier::per_accelerator, one_way_bandwidth<Real>> bandwidth{};
  /// Achieved over nominal bandwidth for large messages, in (0, 1].
  Real efficiency{1.0};
  /// Added to the communication library's own constant for every network hop.
  duration<Real> extra_latency{};
  /// Channels that a communication library finds between nodes; none = as many as inside a node.
  channel_set crossing{};
  /// Axes of a torus that joins all accelerators and leaves the node no fabric of its own (TPU); 0 = none.
  int torus_axes = 0;
  /// True when its switches reduce (SHARP) and the communication library may use them.
  bool reduces = false;
  /// Levels above the node, from the smallest unit. A network that is oversubscribed as a whole has one level, the
  /// node.
  std::array<network_tier<Real>, network_tier_count> tiers{};
  /// Share of switches and optics, for each accelerator; of a fat tree that of two levels of switches.
  power<Real> power_per_accelerator{};
  /// Accelerators that two levels of a fat tree join without oversubscription. 0: not known, or no fat tree.
  std::int64_t two_level_accelerators = 0;
  /// Accelerators that the machine's fabric joins. 0: not known, no more than those of the job.
  std::int64_t fabric_accelerators = 0;
};

/// The machine of one job.
template <class Real = double>
struct cluster {
  scalekit::accelerator<Real> accelerator{};
  scalekit::node<Real> node{};
  scalekit::network<Real> network{};
  /// Accelerators that the job uses.
  std::int64_t accelerators = 1;
  /// Accelerators in a rack. 0: not known.
  std::int64_t rack_accelerators = 0;
  /// Power usage effectiveness: facility power over equipment power, >= 1.
  Real pue{1.0};
  /// A limit that the user sets for each accelerator. Zero: none. At or above the default limit it changes nothing.
  power<Real> power_limit{};

  [[nodiscard]] constexpr std::int64_t nodes() const noexcept {
    return ceil_divide(accelerators, node.accelerators);
  }
};

}  // namespace scalekit
