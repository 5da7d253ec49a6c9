#pragma once

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Shares of the step during which parts of an accelerator work; they may overlap in time.
template <class Real = double>
struct activity {
  Real compute{0.0};  ///< matrix products, contention excluded
  Real memory{0.0};   ///< memory-bound kernels, and kernels starved by communication beside them
  Real stall{0.0};    ///< waiting for communication
  Real link{0.0};     ///< a communication kernel runs, hidden or not
};

/// Mean power of one accelerator over a step.
///
/// eq: accelerator-power  P = min(limit, P_idle + P_compute u_compute + P_memory u_memory + P_stall u_stall +
///                        P_link u_link)
///   u  shares of the step; P_compute is what products draw at the clock at which the profile's rates hold
/// The limit acts on the mean over a step: regulators average over tens of milliseconds, longer than a layer.
/// Assumes: the default limit; the rates of the software profile were measured under it, so it costs no further
/// time. Valid when: the constants of the accelerator are; most are assumed, with ranges (data/accelerators).
/// Source: design of this project; the readings are named with the constants.
/// Not modelled: clocks under a user-set limit; temperature; differences between boards.
template <class Real>
[[nodiscard]] constexpr power<Real> accelerator_power_draw(accelerator_power<Real> const& p,
                                                           activity<Real> const& u) {
  power<Real> const demand =
      p.idle + p.compute * u.compute + p.memory * u.memory + p.stall * u.stall + p.link * u.link;
  return smaller(demand, p.limit);
}

/// Mean power of one accelerator, of one node with its accelerators, and of everything the job needs.
template <class Real = double>
struct power_draw {
  power<Real> accelerator{};
  power<Real> node{};
  power<Real> facility{};
};

/// eq: node-power         accelerators per node x P + host
/// eq: facility-power     PUE x (nodes used x node + accelerators x network share)
/// A job that leaves a node partly empty is charged the node's host power in proportion.
template <class Real>
[[nodiscard]] constexpr power_draw<Real> power_of(cluster<Real> const& c, activity<Real> const& u) {
  power<Real> const one = accelerator_power_draw(c.accelerator.power_model, u);
  Real const per_node{static_cast<double>(c.node.accelerators)};
  Real const count{static_cast<double>(c.accelerators)};
  power<Real> const node = one * per_node + c.node.host_power;
  power<Real> const equipment = node * (count / per_node) + c.network.power_per_accelerator * count;
  return {one, node, equipment * c.pue};
}

}  // namespace scalekit
