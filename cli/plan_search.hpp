#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <nlohmann/json.hpp>

#include "input_error.hpp"
#include "progress.hpp"
#include "scalekit/search.hpp"
#include "scenario_reader.hpp"

namespace scalekit::cli {

// Threads of a search where nobody says how many: as many as the machine runs at once.
[[nodiscard]] unsigned usual_threads();

// A callback that shows every hundredth of a search.
[[nodiscard]] std::function<void(search_progress const&)> shown_on(progress& line);

// What is searched for a request on a number of accelerators with a global batch. Every plan is priced under the profile
// that `predict` takes for it. Throws input_error where no plan could be legal.
[[nodiscard]] search_job job_of(scenario_request const& request, std::int64_t accelerator_count,
                                std::int64_t global_batch);
[[nodiscard]] plan_space space_of(search_job const& job, scenario_request const& request);

// Why a search found nothing: no plan is legal, or none fits, with the one that needs least.
[[nodiscard]] input_error nothing_found(search_job const& job, search_result const& result);
[[nodiscard]] input_error no_legal_plan(std::int64_t accelerator_count, std::int64_t global_batch);
[[nodiscard]] input_error no_plan_fits(nlohmann::ordered_json const& smallest_plan,
                                       std::string const& short_plan, double needs_bytes, double has_bytes);

// The request with its fastest plan on that many accelerators. Throws input_error where none is legal or fits.
[[nodiscard]] scenario_request with_best_plan(scenario_request const& request, std::int64_t accelerator_count,
                                              std::int64_t global_batch);

// A plan on one line: "tp4 pp8x12 cp2 dp64 mb3 zero1".
[[nodiscard]] std::string short_text(plan const& p, std::int64_t accelerator_count);

}  // namespace scalekit::cli
