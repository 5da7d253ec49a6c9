#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "scalekit/catalog/record.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit::cli {

// The model of a scenario as read; legality is not yet checked.
struct model_choice {
  transformer shape{};
  catalog::model_record const* record = nullptr;  // null: an object of the user's
  std::string name;                               // the id, or "custom"
  std::vector<std::string> ignored;               // keys of the object that have no bearing on cost
};

// Reads `model`: an id of the catalogue, the config.json of a family in model_families.hpp, or a plain shape in
// Hugging Face's words. Throws input_error. The sequence length decides how long a position table that grows with
// it is, and whether a sliding window matters.
[[nodiscard]] model_choice read_model(nlohmann::json const& value, std::int64_t sequence_length);

// `model` with every default written out; reads back as the same model.
[[nodiscard]] nlohmann::ordered_json model_json(model_choice const& m);

}  // namespace scalekit::cli
