#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace scalekit::cli {

// Sources of published training runs, as an entry of the catalogue.
[[nodiscard]] std::vector<std::string_view> observation_ids();

// What one source holds: figures read and left out, configurations, which quantities and flags they have, and the
// fitted and checked halves. Nothing when there is no source of that id.
[[nodiscard]] std::optional<std::string> observation_summary_text(std::string_view id);
[[nodiscard]] std::optional<nlohmann::ordered_json> observation_summary_json(std::string_view id);

}  // namespace scalekit::cli
