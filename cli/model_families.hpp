#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "object_reader.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit::cli {

// Keys of an object inside a config.json.
struct nested_keys {
  std::string_view name;
  std::vector<std::string_view> known;
  std::vector<std::string_view> ignored;
};

// How the config.json of one Hugging Face `model_type` is read.
//
// Every key is in exactly one of the lists; any other is an error, for it might matter. The lists are those of
// data/schema/scenario.schema.json and docs/reference/models.md (tests hold all three together).
struct model_family {
  std::string_view model_type;             // empty: a plain shape, without model_type
  std::vector<std::string_view> classes;   // how the names in `architectures` begin
  std::vector<std::string_view> known;     // read, or refused with certain values
  std::vector<std::string_view> nullable;  // of these: null means the key's default
  std::vector<std::string_view> ignored;   // no bearing on cost
  std::vector<nested_keys> nested;
  // The family's words for keys of a plain shape, so that an error about the shape points to a key that exists.
  std::vector<std::pair<std::string_view, std::string_view>> renamed;
  // The shape of a config whose keys are all known. Ignored keys of nested objects are added to `ignored`.
  transformer (*read)(object_reader const& in, std::int64_t sequence_length,
                      std::vector<std::string>& ignored);
};

// The plain shape first, then the families in alphabetical order.
[[nodiscard]] std::vector<model_family> const& model_families();

}  // namespace scalekit::cli
