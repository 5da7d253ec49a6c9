#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "scalekit/parallelism/legality.hpp"
#include "scalekit/parallelism/plan_error.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/training/step.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Columns for the results of many scenarios. A column that is empty is not wanted; every other has a place for each
/// scenario. The caller owns them.
template <class Real = double>
struct step_columns {
  std::span<duration<Real>> step_time{};
  std::span<token_rate<Real>> tokens_per_second{};
  std::span<Real> mfu{};
  std::span<Real> hfu{};
  std::span<duration<Real>> compute{};
  std::span<duration<Real>> exposed{};  ///< communication of all kinds
  std::span<duration<Real>> bubble{};
  std::span<data_size<Real>> memory{};  ///< of one accelerator of the heaviest stage
  std::span<bool> fits{};
  std::span<power<Real>> accelerator_power{};  ///< of one, mean over the step
  std::span<power<Real>> facility_power{};     ///< of the whole job
  /// When wanted, scenarios are checked first: an illegal one gets its broken rule here, not a number in all other
  /// columns, and `fits` false. When not, all scenarios must be legal.
  std::span<std::optional<plan_error>> error{};

  /// True when every wanted column has `rows` places.
  [[nodiscard]] constexpr bool has_rows(std::size_t rows) const noexcept {
    auto const good = [&](auto const& column) { return column.empty() || column.size() == rows; };
    return good(step_time) && good(tokens_per_second) && good(mfu) && good(hfu) && good(compute) &&
           good(exposed) && good(bubble) && good(memory) && good(fits) && good(accelerator_power) &&
           good(facility_power) && good(error);
  }
};

/// Estimates one step of each scenario: row i of every wanted column is that of scenario i, as `estimate_step` gives it.
///
/// Rows do not depend on each other: to spread a batch over threads, give each a part of the scenarios and of the columns.
/// Precondition: `out.has_rows(scenarios.size())`; without an `error` column `find_plan_error` finds none. Allocates
/// nothing.
template <class Real>
constexpr void estimate_steps(std::span<scenario<Real> const> scenarios, step_columns<Real> const& out) {
  auto const put = [](auto const& column, std::size_t row, auto const& value) {
    if (!column.empty()) column[row] = value;
  };
  Real const none{std::numeric_limits<double>::quiet_NaN()};
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    scenario<Real> const& s = scenarios[i];
    step_estimate<Real> e{};
    if (!out.error.empty()) out.error[i] = find_plan_error(s.model, s.machine, s.parallel, s.training);
    if (out.error.empty() || !out.error[i]) {
      e = estimate_step(s);
    } else {
      e.step_time = e.breakdown.compute = e.breakdown.bubble = e.breakdown.exposed_data = seconds(none);
      e.tokens_per_second = tokens_per_second(none);
      e.mfu = e.hfu = none;
      e.memory.other = bytes(none);
      e.draw = {watts(none), watts(none), watts(none)};
      e.fits = false;
    }
    put(out.step_time, i, e.step_time);
    put(out.tokens_per_second, i, e.tokens_per_second);
    put(out.mfu, i, e.mfu);
    put(out.hfu, i, e.hfu);
    put(out.compute, i, e.breakdown.compute);
    put(out.exposed, i, e.breakdown.exposed());
    put(out.bubble, i, e.breakdown.bubble);
    put(out.memory, i, e.memory.total());
    put(out.fits, i, e.fits);
    put(out.accelerator_power, i, e.draw.accelerator);
    put(out.facility_power, i, e.draw.facility);
  }
}

}  // namespace scalekit
