#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "model_reader.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::cli {

// What follows from the shape of a catalogue model: its parameters counted beside the published count with the kind of
// that count, and FLOPs for each token under the three conventions. `origin` is the provenance of the same model.
[[nodiscard]] std::string model_summary_text(catalog::model_record const& r,
                                             catalog::provenance_record const& origin);
[[nodiscard]] nlohmann::ordered_json model_summary_json(catalog::model_record const& r,
                                                        catalog::provenance_record const& origin);

// The same of a model that is no entry of the catalogue: a config.json or a plain shape as read_model takes it.
[[nodiscard]] std::string model_summary_text(nlohmann::json const& model, std::string const& name);
[[nodiscard]] nlohmann::ordered_json model_summary_json(nlohmann::json const& model, std::string const& name);

}  // namespace scalekit::cli
