#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "scalekit/numerics/real.hpp"
#include "scalekit/training/power.hpp"
#include "scalekit/training/power_limit.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// The phases of a step in the order of time. `passes` are forward and backward passes with the communication between
/// their layers; everything else is the boundary between two steps.
enum class step_phase : unsigned char { host, fill, passes, drain, reduction, optimizer };

inline constexpr std::array<std::string_view, 6> step_phase_names{"host",  "fill",      "passes",
                                                                  "drain", "reduction", "optimizer"};

/// Power of one accelerator over one step, constant in each phase. A phase may take no time.
template <class Real = double>
struct power_trace {
  struct piece {
    duration<Real> time{};
    power<Real> draw{};
  };
  std::array<piece, step_phase_names.size()> pieces{};

  [[nodiscard]] constexpr piece& operator[](step_phase p) { return pieces[static_cast<std::size_t>(p)]; }
  [[nodiscard]] constexpr piece const& operator[](step_phase p) const {
    return pieces[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] constexpr duration<Real> time() const {
    duration<Real> sum{};
    for (auto const& p : pieces) sum += p.time;
    return sum;
  }
  [[nodiscard]] constexpr energy<Real> used() const {
    energy<Real> sum{};
    for (auto const& p : pieces) sum += p.draw * p.time;
    return sum;
  }
  /// Precondition: the step takes time.
  [[nodiscard]] constexpr power<Real> mean() const { return used() / time(); }
};

namespace detail {

/// Energy from the start of a step to `at`, 0 <= at <= the step.
template <class Real>
[[nodiscard]] constexpr energy<Real> energy_until(power_trace<Real> const& trace, duration<Real> at) {
  energy<Real> sum{};
  for (auto const& p : trace.pieces) {
    duration<Real> const part = smaller(p.time, at);
    sum += p.draw * part;
    at -= part;
  }
  return sum;
}

}  // namespace detail

/// What a meter shows at `at` that averages over the last `window`, of a step that repeats.
///
/// eq: metered-power      (1/w) x integral of P from t - w to t
/// Valid when: 0 <= at <= the step, window > 0; the window may be longer than the step. Errors: none.
/// Source: definition of a moving mean. Not modelled: gain and clock errors of meters, a response that is no moving mean.
template <class Real>
[[nodiscard]] constexpr power<Real> metered_power(power_trace<Real> const& trace, duration<Real> const& at,
                                                  duration<Real> const& window) {
  duration<Real> const step = trace.time();
  duration<Real> begin = at - window;
  energy<Real> sum = detail::energy_until(trace, at);
  while (begin < duration<Real>{}) {
    begin += step;
    sum += trace.used();
  }
  return (sum - detail::energy_until(trace, begin)) / window;
}

/// Sets trace and power of an estimate that has its breakdown and the `shares` of its step, and under a limit that the
/// user sets lengthens its compute and its bubble, which is compute of other stages, and with them the step and all rates,
/// so that the parts still sum to the step. Link times and memory stay as they are.
///
/// eq: step-power         sum over phases of time x P(phase) / step
///   P(phase)  the accelerator's power with the shares of that phase, under the limit
/// The shares of the step are divided among the phases: waiting of a pipeline's bubble falls half before and half after
/// the passes, exposed reduction of plans that do not gather parameters after them, then the optimizer; the host's time
/// for each micro-batch is in the passes, that for each step at their boundary. All the rest is in the passes.
/// Assumes: every stage of a pipeline draws what the stage draws that sets the pace.
template <class Real, class Estimate>
constexpr void set_power(scenario<Real> const& in, Estimate& out) {
  cluster<Real> const& machine = in.machine;
  accelerator_power<Real> const& p = machine.accelerator.power_model;
  auto& parts = out.breakdown;
  duration<Real> const none{};
  duration<Real> const step = out.step_time;
  auto const time_of = [&](Real const& share) { return duration<Real>{step * share}; };

  Real const half{0.5};
  duration<Real> const bubble = parts.bubble;
  duration<Real> const reduction = in.parallel.gathers_parameters() ? none : parts.exposed_data;
  duration<Real> const host = smaller(in.profile.step_host, parts.host);
  duration<Real> const passes = step - bubble - reduction - parts.optimizer - host;
  auto const share = [&](duration<Real> const& d) {
    if (!(none < passes)) return Real{0.0};
    return smaller(Real{1.0}, larger(Real{0.0}, base_value(d) / base_value(passes)));
  };
  activity<Real> const busy{
      share(time_of(out.shares.compute)), share(time_of(out.shares.memory) - parts.optimizer),
      share(time_of(out.shares.stall) - bubble - reduction), share(time_of(out.shares.link) - reduction)};
  Real const all{1.0};
  activity<Real> const waiting{Real{0.0}, Real{0.0}, all, Real{0.0}};
  activity<Real> const reducing{Real{0.0}, Real{0.0}, all, all};
  activity<Real> const updating{Real{0.0}, all, Real{0.0}, Real{0.0}};

  power<Real> const limit = machine.power_limit <= power<Real>{} ? p.limit : machine.power_limit;
  auto const set = [&](step_phase phase, duration<Real> const& time, activity<Real> const& u) {
    auto const result = power_under_limit(p, u, limit);
    out.trace[phase] = {time * result.growth, result.draw};
    out.lowest_clock = out.lowest_clock || (result.lowest_clock && none < time);
    return result;
  };
  auto const slowed = set(step_phase::passes, passes, busy);
  // The bubble is passes of other stages.
  set(step_phase::host, host, activity<Real>{});
  set(step_phase::fill, bubble * half * slowed.growth, waiting);
  set(step_phase::drain, bubble * half * slowed.growth, waiting);
  set(step_phase::reduction, reduction, reducing);
  set(step_phase::optimizer, parts.optimizer, updating);
  out.clock = slowed.clock;
  if (Real{1.0} < slowed.growth) {
    duration<Real> const added = passes * (slowed.growth - 1.0);
    parts.compute += added;
    parts.bubble = bubble * slowed.growth;
    out.step_time = parts.total();
    Real const growth = base_value(out.step_time) / base_value(step);
    out.tokens_per_second /= growth;
    out.model_flop_rate_per_accelerator /= growth;
    for (auto* ratio : {&out.mfu, &out.mfu_causal, &out.hfu}) *ratio = *ratio / growth;
    out.shares = {out.shares.compute / growth + base_value(added) / base_value(out.step_time),
                  out.shares.memory / growth, out.shares.stall / growth, out.shares.link / growth};
  }
  out.draw = power_of(machine, out.trace.mean());
}

}  // namespace scalekit
