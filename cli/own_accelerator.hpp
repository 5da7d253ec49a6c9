#pragma once

#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "scalekit/catalog/record.hpp"
#include "scalekit/hardware/cluster.hpp"

namespace scalekit::cli {

// An accelerator that a scenario gives by its values.
struct own_accelerator {
  std::string id;
  std::string vendor;
  std::string generation;
  catalog::accelerator_record record{};  // its texts are those above
  std::vector<std::string> doubts;  // values that are possible and that no part of the catalogue comes near

  own_accelerator() = default;
  own_accelerator(own_accelerator const&) = delete;
  own_accelerator& operator=(own_accelerator const&) = delete;

  // Reads the object; throws input_error where a key is unknown or missing, or a value cannot be in the unit of its
  // key (a peak in TFLOP/s, a capacity in GB).
  static std::shared_ptr<own_accelerator const> from_json(nlohmann::json const& value,
                                                          std::string const& pointer);
  // Every key with its value, defaults included.
  [[nodiscard]] nlohmann::ordered_json to_json() const;
};

// The node of an accelerator that has none: its scale-up domain, links that achieve 0.8 of their rate in a ring as
// NVLink does (240 of 300 and 360 of 450 GB/s), and half a watt of host power for each watt of its limit, as measured on
// H100 nodes.
[[nodiscard]] node<> usual_node(catalog::accelerator_record const& a);

}  // namespace scalekit::cli
