#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "scalekit/scaling/marginal.hpp"

namespace scalekit::cli {

// What a sweep compares its sizes by.
struct sweep_settings {
  std::string scaling;
  std::string knee_metric;
  double knee_threshold = 0.5;
  std::optional<double> job_tokens;
};
[[nodiscard]] nlohmann::ordered_json to_json(sweep_settings const& s);
[[nodiscard]] sweep_settings sweep_settings_from(nlohmann::ordered_json const& value);

// A size that could be estimated, compared with the first and with the one before.
struct compared_size {
  std::int64_t accelerator_count = 0;
  double efficiency = 0.0;
  marginal_values marginal{};
};

struct knee_result {
  std::optional<std::int64_t> count;
  std::string reason;
};
[[nodiscard]] knee_result knee_of(std::vector<compared_size> const& sizes, std::string_view metric,
                                  double threshold);

// What `sweep --json` prints, from points that have a result or an error each and are not compared yet.
[[nodiscard]] nlohmann::ordered_json sweep_json(sweep_settings const& settings, nlohmann::ordered_json points,
                                                nlohmann::ordered_json const& version);

}  // namespace scalekit::cli
