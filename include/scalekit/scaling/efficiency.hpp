#pragma once

#include "scalekit/scaling/marginal.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Throughput over throughput of the base.
///
/// eq: speedup             T / T_0
[[nodiscard]] constexpr double speedup(scaling_point const& base, scaling_point const& point) {
  return base_value(point.throughput) / base_value(base.throughput);
}

/// Parallel efficiency against a base.
///
/// eq: scaling-efficiency  (T / T_0) / (N / N_0)
/// The same expression serves strong scaling (fixed global batch) and weak scaling (fixed batch for each
/// accelerator), because T counts tokens: what differs is how the points were made. May exceed 1, when the
/// base suffers from something that larger sizes do not.
[[nodiscard]] constexpr double scaling_efficiency_of(scaling_point const& base, scaling_point const& point) {
  return speedup(base, point) * static_cast<double>(base.accelerator_count) /
         static_cast<double>(point.accelerator_count);
}

}  // namespace scalekit
