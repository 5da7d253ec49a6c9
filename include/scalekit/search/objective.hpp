#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "scalekit/training/scenario.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit {

/// What makes a plan the best: throughput, tokens for each joule of the accelerators, or money for each token.
enum class search_objective : std::uint8_t { tokens_per_s, tokens_per_j, cost };

inline constexpr std::array<std::string_view, 3> search_objective_names{"tokens_per_s", "tokens_per_j",
                                                                        "cost"};

[[nodiscard]] constexpr std::string_view to_string(search_objective o) noexcept {
  return search_objective_names[static_cast<std::size_t>(o)];
}

/// What the use of a machine costs, in one currency; both >= 0.
struct machine_prices {
  double per_accelerator_hour = 0.0;
  double per_kilowatt_hour = 0.0;  ///< of the facility
};

/// Figures by which plans for one job are compared: of each, less is better.
struct plan_figures {
  double step_time_s = 0.0;
  double energy_per_token_j = 0.0;  ///< of the accelerators
  double cost_per_token = 0.0;      ///< 0 without prices
  double memory_bytes = 0.0;        ///< of one accelerator of the heaviest stage

  [[nodiscard]] constexpr double of(search_objective o) const noexcept {
    switch (o) {
      case search_objective::tokens_per_s:
        return step_time_s;
      case search_objective::tokens_per_j:
        return energy_per_token_j;
      case search_objective::cost:
        return cost_per_token;
    }
    return step_time_s;
  }
};

/// eq: plan-figures       energy = accelerators x P / rate;  cost = (accelerators x price / 3600 + facility P x price /
///                        3.6e6) / rate
[[nodiscard]] constexpr plan_figures figures_of(scenario<> const& s, step_estimate<> const& e,
                                                machine_prices const& prices) {
  auto const count = static_cast<double>(s.machine.accelerators);
  double const rate = base_value(e.tokens_per_second);
  double const money = count * prices.per_accelerator_hour / 3600.0 +
                       base_value(e.draw.facility) * prices.per_kilowatt_hour / 3.6e6;
  return {base_value(e.step_time), base_value(e.draw.accelerator) * count / rate, money / rate,
          base_value(e.memory.total())};
}

/// A figure as searches compare it: rounded to 30 significant bits.
///
/// Figures that differ by less than a step, 0.47e-9 to 0.93e-9 of them, are equal as a rule, so that the last digits of a
/// sum decide nothing; unlike a tolerance, equality so defined carries over from one pair to the next, and a ranking is
/// the same whatever the order in which plans are met. Precondition: x >= 0 and finite.
[[nodiscard]] constexpr double rounded_for_comparison(double x) noexcept {
  constexpr std::uint64_t step = std::uint64_t{1}
                                 << 23;  // 52 bits of fraction; 29 stay behind the leading one
  auto const pattern = std::bit_cast<std::uint64_t>(x) + step / 2;
  return std::bit_cast<double>(pattern - pattern % step);
}

}  // namespace scalekit
