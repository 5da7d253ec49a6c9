#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "scalekit/catalog/record.hpp"

namespace scalekit::cli {

// What follows from the shape of a catalogue model: its parameters counted beside the published count, and FLOPs for
// each token under the three conventions.
[[nodiscard]] std::string model_summary_text(catalog::model_record const& r);
[[nodiscard]] nlohmann::ordered_json model_summary_json(catalog::model_record const& r);

}  // namespace scalekit::cli
