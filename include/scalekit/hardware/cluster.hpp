#pragma once

#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// A node: accelerators that share a scale-up fabric, and the network cards they share.
template <class Real = double>
struct node {
  int accelerators = 1;
  /// Bus bandwidth that a ring over the accelerators of one node achieves, per accelerator.
  one_way_bandwidth<Real> ring_bandwidth{};
  /// Parallel rings (channels) of the communication library on this node.
  int channels = 1;
  /// True when the accelerators reach each other without crossing PCIe.
  bool direct_links = true;
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
  /// Ratio of the bandwidth below the top tier to the bandwidth above it; 1 = non-blocking.
  Real oversubscription{1.0};
  /// Share of switches and optics, for each accelerator.
  power<Real> power_per_accelerator{};
};

/// The machine of one job.
template <class Real = double>
struct cluster {
  scalekit::accelerator<Real> accelerator{};
  scalekit::node<Real> node{};
  scalekit::network<Real> network{};
  /// Accelerators that the job uses.
  std::int64_t accelerators = 1;
  /// Power usage effectiveness: facility power over equipment power, >= 1.
  Real pue{1.0};

  [[nodiscard]] constexpr std::int64_t nodes() const noexcept {
    return ceil_divide(accelerators, node.accelerators);
  }
};

}  // namespace scalekit
