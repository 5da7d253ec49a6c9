#pragma once

#include <type_traits>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/training/power.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What a power limit makes of some work: mean power, clock, and how much longer the work takes.
template <class Real = double>
struct limited_power {
  power<Real> draw{};         ///< mean over the lengthened work
  Real clock{1.0};            ///< clock over that under the default limit, (0, 1]
  Real growth{1.0};           ///< time over that under the default limit, >= 1
  activity<Real> shares{};    ///< of the lengthened work
  bool lowest_clock = false;  ///< the lowest clock draws more than the limit allows: `draw` is above it
};

namespace detail {

/// Mean power at clock `x` of work whose shares hold at clock `base`.
template <class Real>
[[nodiscard]] constexpr power<Real> power_at_clock(accelerator_power<Real> const& p, activity<Real> const& u,
                                                   Real const& x, Real const& base) {
  Real const slower = base / x;
  Real const cores = p.clock.dynamic_power(x);
  power<Real> const resident = p.resident();
  power<Real> const active = p.compute * (u.compute * slower * cores) + resident * (u.memory * cores) +
                             (p.memory - resident) * u.memory + p.stall * (u.stall * cores) + p.link * u.link;
  return p.idle + active / (1.0 + u.compute * (slower - 1.0));
}

template <class To, class From>
[[nodiscard]] constexpr accelerator_power<To> with_numbers(accelerator_power<From> const& p) {
  auto const as = [](power<From> const& x) { return watts(To{value_of(base_value(x))}); };
  return {as(p.limit),
          as(p.idle),
          as(p.compute),
          as(p.memory),
          as(p.stall),
          as(p.link),
          {To{value_of(p.clock.voltage_slope)}, To{value_of(p.clock.voltage_floor)},
           To{value_of(p.clock.lowest_clock)}}};
}
template <class To, class From>
[[nodiscard]] constexpr activity<To> with_numbers(activity<From> const& u) {
  return {To{value_of(u.compute)}, To{value_of(u.memory)}, To{value_of(u.stall)}, To{value_of(u.link)}};
}

/// The clock at which `p` draws `limit`, between `low`, which draws less, and `high`, which draws more.
///
/// `draw(p, u, x)` is the mean power, which grows with x. Halved 60 times in plain numbers, with nothing but basic
/// arithmetic, and then one Newton step in `Real`, which carries the exact derivatives of the clock over.
template <class Real, class Draw>
[[nodiscard]] constexpr Real clock_at(accelerator_power<Real> const& p, activity<Real> const& u,
                                      power<Real> const& limit, double low, double high, Draw const& draw) {
  auto const plain_p = with_numbers<double>(p);
  auto const plain_u = with_numbers<double>(u);
  double const most = value_of(base_value(limit));
  for (int i = 0; i < 60; ++i) {
    double const middle = 0.5 * (low + high);
    (base_value(draw(plain_p, plain_u, middle)) > most ? high : low) = middle;
  }
  using slope_number = dual<1>;
  double const slope = base_value(draw(with_numbers<slope_number>(plain_p),
                                       with_numbers<slope_number>(plain_u), slope_number::variable(low, 0)))
                           .tangent(0);
  if (!(slope > 0.0)) return Real{low};
  return Real{low} - base_value(power<Real>{draw(p, u, Real{low}) - limit}) / slope;
}

}  // namespace detail

/// What a limit that the user sets makes of work whose shares `u` were taken under the default limit.
///
/// eq: clock-under-limit  the largest x in [x_min, x_0] with P(x) <= limit
///   P(x) = P_idle + [P_compute u_compute (x_0/x) s(x) + P_resident u_memory s(x) + (P_memory - P_resident) u_memory
///          + P_stall u_stall s(x) + P_link u_link] / g(x)
///   g(x) = 1 + u_compute (x_0/x - 1)      growth of the time      s(x)  clock_curve
/// Only matrix products follow the clock in time. Memory-bound kernels, communication, waiting, optimizer and host keep
/// theirs. In power, all that the cores draw follows it: products, waiting, and of
/// memory-bound kernels P_resident, what a kernel draws that is resident and waits; the memory and the links do not.
/// x_0 is the clock under the default limit: below 1 where P(1) is above that limit, so that the default limit, or any
/// above it, changes nothing. A higher limit never gives a longer time. `draw` is above the limit only at the lowest
/// clock, and `lowest_clock` then says so.
/// Valid when: the limit is positive. Errors: none. Allocates nothing.
/// Source: design of this project; the form of P(x) was chosen and the curve fitted on the fitted half of
/// data/power_measurements (tools/fit_power.cpp).
template <class Real>
[[nodiscard]] constexpr limited_power<Real> power_under_limit(accelerator_power<Real> const& p,
                                                              activity<Real> const& u,
                                                              power<Real> const& limit) {
  limited_power<Real> out{accelerator_power_draw(p, u), Real{1.0}, Real{1.0}, u, false};
  if (out.draw <= limit || p.limit <= limit) return out;
  double const lowest = value_of(p.clock.lowest_clock);
  // Draws of a state that the clock `x` has changed, and of the default state, whose shares hold at its own clock.
  auto const settled = []<class N>(accelerator_power<N> const& model, activity<N> const& shares, N const& x) {
    return detail::power_at_clock(model, shares, x, x);
  };
  auto const is_over = [](power<Real> const& x, power<Real> const& most) { return most < x; };
  Real base{1.0};
  if (is_over(accelerator_power_demand(p, u), p.limit)) {
    base = is_over(settled(p, u, p.clock.lowest_clock), p.limit)
               ? p.clock.lowest_clock
               : detail::clock_at(p, u, p.limit, lowest, 1.0, settled);
  }
  double const plain_base = value_of(base);
  auto const slowed = [&base, plain_base]<class N>(accelerator_power<N> const& model,
                                                   activity<N> const& shares, N const& x) {
    if constexpr (std::is_same_v<N, Real>) {
      return detail::power_at_clock(model, shares, x, base);
    } else {
      return detail::power_at_clock(model, shares, x, N{plain_base});
    }
  };
  out.lowest_clock = is_over(slowed(p, u, p.clock.lowest_clock), limit);
  Real const x =
      out.lowest_clock ? p.clock.lowest_clock : detail::clock_at(p, u, limit, lowest, plain_base, slowed);
  out.clock = x / base;
  Real const stretch = base / x;
  out.growth = 1.0 + u.compute * (stretch - 1.0);
  out.shares = {u.compute * stretch / out.growth, u.memory / out.growth, u.stall / out.growth,
                u.link / out.growth};
  out.draw = out.lowest_clock ? smaller(slowed(p, u, x), out.draw) : limit;
  return out;
}

}  // namespace scalekit
