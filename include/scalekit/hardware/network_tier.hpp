#pragma once

#include <cstdint>

#include "scalekit/units.hpp"

namespace scalekit {

/// A level of the network above the node: a pod, a rail group, a dragonfly group.
template <class Real = double>
struct network_tier {
  /// Accelerators below one switch or switch group of this level; 0 = the network has no such level.
  std::int64_t accelerators = 0;
  /// Bandwidth into the unit from below over bandwidth out of it, >= 1 for a taper; 1 = non-blocking.
  Real oversubscription{1.0};
  /// Added to every crossing from one unit to another.
  duration<Real> extra_latency{};
};

/// Levels above the node that a network can have.
inline constexpr int network_tier_count = 2;

}  // namespace scalekit
