#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "input_error.hpp"
#include "scalekit/scaling/marginal.hpp"
#include "scalekit/scaling/scaling_mode.hpp"
#include "scalekit/training/step.hpp"
#include "scenario_reader.hpp"

namespace scalekit::cli {

// One size of a sweep: an estimate with what the step to it bought, or the reason why there is none.
struct sweep_point {
  std::int64_t accelerator_count = 0;
  scenario<> scenario_used{};
  std::optional<scenario_request> request_used;  // with the plan that was found, where it was searched
  std::optional<step_estimate<>> estimate;
  std::optional<input_error> error;
  double efficiency = 0.0;
  marginal_values marginal{};
};

// What scaling metrics read of an estimate.
[[nodiscard]] scaling_point scaling_point_of(scenario<> const& s, step_estimate<> const& e);

// Estimates every size. Points that are illegal or do not fit in memory carry an error; the others are
// compared with the first that is neither, and with the one before. `searched`: each size under its fastest plan.
[[nodiscard]] std::vector<sweep_point> sweep(scenario_request const& request,
                                             std::vector<long long> const& counts, scaling_mode mode,
                                             bool searched);

}  // namespace scalekit::cli
