#pragma once

#include "scalekit/catalog/power_record.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/training/power_limit.hpp"
#include "scalekit/units.hpp"

namespace scalekit::catalog {

/// The row of a trace under its default limit. Precondition: the measurement varies a limit; the generator checks that
/// one row then has the default one.
[[nodiscard]] constexpr power_row_record const& default_row(power_measurement_record const& m) {
  for (auto const& row : m.rows) {
    if (row.limit_w == m.default_limit_w) return row;
  }
  return m.rows.front();
}

/// The power of the part of a trace: limit and idle power of the trace, everything else in the proportions to the limit
/// that `like` has.
template <class Real = double>
[[nodiscard]] constexpr accelerator_power<Real> make_traced_part(power_measurement_record const& m,
                                                                 accelerator_record const& like) {
  accelerator_power<Real> p{};
  p.limit = watts(Real{m.default_limit_w});
  p.idle = watts(Real{m.idle_w});
  p.compute = watts(Real{m.default_limit_w * like.gemm_power_demand - m.idle_w});
  p.memory = watts(Real{m.default_limit_w * like.memory_power});
  p.stall = watts(Real{m.default_limit_w * like.communication_power});
  p.link = watts(Real{m.default_limit_w * like.link_power});
  return p;
}

/// Activity of work that fills its time with products and memory-bound kernels, from its mean power under the default
/// limit.
///
/// eq: activity-of-mean   u_compute = (P - P_idle - P_memory) / (P_compute - P_memory), u_memory = 1 - u_compute
/// Valid when: the work waits for nothing and P lies between what memory-bound kernels and products draw.
template <class Real>
[[nodiscard]] constexpr activity<Real> activity_of_mean(accelerator_power<Real> const& p,
                                                        power<Real> const& mean) {
  Real const products =
      base_value(power<Real>{mean - p.idle - p.memory}) / base_value(power<Real>{p.compute - p.memory});
  return {products, 1.0 - products, Real{0.0}, Real{0.0}};
}

}  // namespace scalekit::catalog
