#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "scalekit/search.hpp"
#include "scenario_reader.hpp"

namespace scalekit::cli {

// What `search --json` prints: objective, plans (best first, each with its result), the front when it was asked for,
// counts and version. Each plan has its `position`, by which plans that are equally good are ranked.
[[nodiscard]] nlohmann::ordered_json search_json(scenario_request const& request, search_job const& job,
                                                 search_result const& found, std::string const& objective,
                                                 bool pareto);

// The legal plan of least memory, or null: what a part says, so that `merge` can say why no plan fits.
[[nodiscard]] nlohmann::ordered_json smallest_json(search_job const& job, search_result const& found);

// The same from parts, in any order: what `search_json` gives for the whole. Throws input_error where no plan fits.
[[nodiscard]] nlohmann::ordered_json merged_search(std::vector<nlohmann::ordered_json> const& parts);

}  // namespace scalekit::cli
