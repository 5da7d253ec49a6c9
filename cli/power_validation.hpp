#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scalekit/catalog/power_record.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit::cli {

// One published figure of power, time or energy beside its prediction.
struct power_check {
  std::string id;
  std::string what;
  std::string unit;  // of both figures: "W", "1" or "%"
  double published = 0.0;
  double predicted = 0.0;
  // What the prediction may be; both 0: nothing is asked.
  double low = 0.0;
  double high = 0.0;

  [[nodiscard]] bool is_judged() const { return low < high; }
  [[nodiscard]] bool is_within() const { return predicted >= low && predicted <= high; }
};

// Checks that rest on the same assumptions.
struct power_group {
  std::string title;
  std::vector<std::string> assumptions;
  std::vector<power_check> checks;
  std::string why_missed;  // what is known about the misses, if there are any
};

// A row of a trace under power limits beside its prediction.
struct capped_row {
  catalog::power_measurement_record const* trace = nullptr;
  catalog::power_row_record const* row = nullptr;
  activity<> work{};
  limited_power<> predicted{};
  double time_ratio = 0.0;
  double energy_ratio = 0.0;
};

// Rows of the V100's traces, the fitted and the checked one. The A40's share of products is fitted; tools/fit_power.cpp
// prints its rows.
[[nodiscard]] std::vector<capped_row> capped_rows();

// Every check, in order.
[[nodiscard]] std::vector<power_group> power_groups();

// Power of a node over one step as a meter shows it that averages over `window_s`: the mean of each tenth of the step.
[[nodiscard]] std::vector<double> metered_tenths(scenario<> const& used, step_estimate<> const& e,
                                                 double window_s);

}  // namespace scalekit::cli
