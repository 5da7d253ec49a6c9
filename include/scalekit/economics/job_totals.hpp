#pragma once

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/training/step.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What a training job of a number of tokens takes when nothing fails: every step as estimated.
template <class Real = double>
struct job_totals {
  duration<Real> time{};
  accelerator_time<Real> accelerator_hours{};
  energy<Real> accelerators{};  ///< of all accelerators together
  energy<Real> facility{};      ///< hosts, network and cooling included
};

/// eq: job-time           D / T;  N D / T accelerator-time
/// eq: job-energy         N P D / T of the accelerators; P_facility D / T
///   D tokens, T tokens/s, N accelerators, P mean power of one
/// Not modelled: failures, restarts, evaluation, changes of batch or sequence length during the job.
template <class Real>
[[nodiscard]] constexpr job_totals<Real> job_totals_of(cluster<Real> const& c, step_estimate<Real> const& e,
                                                       token_count<Real> const& job_tokens) {
  Real const count{static_cast<double>(c.accelerators)};
  job_totals<Real> out{};
  out.time = job_tokens / e.tokens_per_second;
  out.accelerator_hours = scalekit::accelerators(count) * out.time;
  out.accelerators = e.draw.accelerator * count * out.time;
  out.facility = e.draw.facility * out.time;
  return out;
}

/// Greenhouse gas of electric energy: E x intensity of the grid.
///
/// eq: emission
/// Location-based: the intensity is that of the grid at the place, whatever certificates were bought.
/// Not modelled: making the hardware, water, refrigerants.
template <class Energy, class Intensity>
[[nodiscard]] constexpr auto emission_of(Energy const& energy_used, Intensity const& intensity) {
  require_energy<Energy>();
  require_carbon_intensity<Intensity>();
  if constexpr (energy_quantity<Energy> && carbon_intensity_quantity<Intensity>) {
    return energy_used * intensity;
  } else {
    return emission<>{};
  }
}

}  // namespace scalekit
