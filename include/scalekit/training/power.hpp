#pragma once

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/training/facility.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Shares of the step, or of a phase of it, during which parts of an accelerator work; they may overlap in time.
template <class Real = double>
struct activity {
  Real compute{0.0};  ///< matrix products, contention excluded
  Real memory{0.0};   ///< memory-bound kernels, and kernels starved by communication beside them
  Real stall{0.0};    ///< waiting for communication
  Real link{0.0};     ///< a communication kernel runs, hidden or not
};

/// What one accelerator asks for at the clock at which the rates of the software profile hold.
///
/// eq: accelerator-power  P = P_idle + P_compute u_compute + P_memory u_memory + P_stall u_stall + P_link u_link
///   u  shares of the time; P_compute is what products draw at that clock
/// Valid when: the constants of the accelerator are; most are assumed, with ranges (data/accelerators).
/// Source: design of this project; the readings are named with the constants.
/// Not modelled: temperature; differences between boards.
template <class Real>
[[nodiscard]] constexpr power<Real> accelerator_power_demand(accelerator_power<Real> const& p,
                                                             activity<Real> const& u) {
  return p.idle + p.compute * u.compute + p.memory * u.memory + p.stall * u.stall + p.link * u.link;
}

/// Mean power of one accelerator under its default limit: the demand, at most the limit.
///
/// The limit acts on the mean over a phase: regulators average over tens of milliseconds, longer than a layer and shorter
/// than a phase of a step. It costs no time: the rates of the software profile were measured under it. What a lower
/// limit costs is in training/power_limit.hpp.
template <class Real>
[[nodiscard]] constexpr power<Real> accelerator_power_draw(accelerator_power<Real> const& p,
                                                           activity<Real> const& u) {
  return smaller(accelerator_power_demand(p, u), p.limit);
}

/// Mean power of one accelerator, of one node with its accelerators, and of everything the job needs.
template <class Real = double>
struct power_draw {
  power<Real> accelerator{};
  power<Real> node{};
  power<Real> facility{};
};

/// The power of a job whose accelerators draw `one` each.
///
/// eq: node-power         accelerators per node x P + host
/// The facility's is the sum of `facility_parts`.
template <class Real>
[[nodiscard]] constexpr power_draw<Real> power_of(cluster<Real> const& c, power<Real> const& one) {
  Real const per_node{static_cast<double>(c.node.accelerators)};
  return {one, one * per_node + c.node.host_power, facility_parts_of(c, one).total()};
}

/// The same, of accelerators that do all the time what `u` says, under their default limit.
template <class Real>
[[nodiscard]] constexpr power_draw<Real> power_of(cluster<Real> const& c, activity<Real> const& u) {
  return power_of(c, accelerator_power_draw(c.accelerator.power_model, u));
}

}  // namespace scalekit
