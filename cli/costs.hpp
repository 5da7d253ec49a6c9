#pragma once

#include <optional>

#include <nlohmann/json.hpp>

#include "object_reader.hpp"
#include "scalekit/catalog/hardware_record.hpp"
#include "scalekit/economics.hpp"
#include "scalekit/training/scenario.hpp"

namespace scalekit::cli {

// What a scenario says of money and carbon: keys of `system`, and two of `run`.
class cost_request {
 public:
  // Reads the keys of `system`. Throws input_error, also for a part of an ownership without its capital.
  static cost_request from_system(object_reader const& system);
  // Adds what `run` says; an input error where `system` says otherwise.
  void read_run(object_reader const& run);

  [[nodiscard]] std::optional<double> price_per_accelerator_hour() const { return price_; }
  // Adds the keys that were given, and the defaults of an ownership, to a resolved `system`.
  void add_resolved(nlohmann::ordered_json& system) const;
  // `cost_per_million_tokens`, `economics` and, for a job of given tokens, `job`. Values that the scenario gives no
  // input for are absent.
  void add_results(nlohmann::ordered_json& result, scenario<> const& s, step_estimate<> const& e,
                   catalog::accelerator_record const& accelerator, std::optional<double> job_tokens) const;

 private:
  [[nodiscard]] std::optional<price<>> owned(scenario<> const& s, step_estimate<> const& e) const;

  std::optional<double> price_;
  std::optional<double> energy_price_;
  std::optional<double> carbon_intensity_;
  std::optional<ownership<>> owned_;
};

}  // namespace scalekit::cli
