#pragma once

#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What one accelerator costs its owner, with its shares of node, network and building; power apart.
template <class Real = double>
struct ownership {
  money<Real> capital{};                             ///< paid once, >= 0
  duration<Real> amortisation = days(Real{1461.0});  ///< until it is written off, > 0; default: four years
  Real residual{0.0};                                ///< share of the capital that it is worth then, [0, 1]
  Real upkeep_per_year{0.0};  ///< share of the capital for staff, spares and space, >= 0
  Real occupancy{1.0};        ///< share of the time in which jobs run, (0, 1]
};

/// What an hour of an owned accelerator costs while a job runs on it.
///
/// eq: owned-price        (K (1 - r) / A + K u / year) / o + c P
///   K capital, r residual share, A amortisation, u upkeep a year, o occupancy; c price of energy; P power of the
///   facility over its accelerators, while the job runs
/// Assumes: straight-line depreciation, no interest, taxes or resale risk; energy of idle hours is not charged to the job.
/// Errors: none; the caller keeps the ranges. Source: definition of straight-line depreciation.
template <class Real>
[[nodiscard]] constexpr price<Real> owned_price(ownership<Real> const& o,
                                                energy_price<Real> const& energy_cost,
                                                power<Real> const& facility_power_per_accelerator) {
  auto const one = accelerators(Real{1.0});
  auto const year = days(Real{365.25});
  auto const written_off = o.capital * Real{1.0 - o.residual} / o.amortisation;
  auto const upkeep = o.capital * o.upkeep_per_year / year;
  return (written_off + upkeep) / o.occupancy / one + energy_cost * facility_power_per_accelerator / one;
}

}  // namespace scalekit
