#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "model_reader.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/scaling/scaling_mode.hpp"
#include "scalekit/training/scenario.hpp"
#include "system_reader.hpp"

namespace scalekit::cli {

// A scenario as read: every id looked up, every default filled in, legality not yet checked.
//
// What depends on the size of the machine (the batch, when it is given for each accelerator) is fixed by
// `at`.
class scenario_request {
 public:
  // Reads the scenario of a JSON document. Throws input_error. With `accelerators_optional`, a missing
  // accelerator count is taken from the caller through `at`.
  static scenario_request from_json(nlohmann::json const& document, bool accelerators_optional = false);

  // The scenario for a number of accelerators and a global batch, under one end of the profile's ranges.
  [[nodiscard]] scenario<> at(std::int64_t accelerator_count, std::int64_t global_batch,
                              catalog::parameter_set set = catalog::parameter_set::central) const;
  [[nodiscard]] scenario<> at_own_size(catalog::parameter_set set = catalog::parameter_set::central) const;

  // Accelerators of the file; 0 when it gives none.
  [[nodiscard]] std::int64_t accelerator_count() const { return system_.accelerator_count(); }
  // Sequences per step of the file; for `batch_per_accelerator`, at the accelerators of the file. An error when that is
  // not a whole number.
  [[nodiscard]] std::int64_t global_batch() const;
  // That a scenario of this request breaks no rule and that the machine is large enough, or the broken rule as an input
  // error at the key that the user wrote.
  void require_legal(scenario<> const& s) const;
  // True when the file asks for a plan: "plan": "search".
  [[nodiscard]] bool searches_plan() const { return searches_plan_; }
  // The same request with a plan; priced under that plan's default profile where the file names none.
  [[nodiscard]] scenario_request with_plan(plan const& p) const;
  // That the model, the machine and the precision break no rule under a plan that shares nothing out.
  void require_searchable(std::int64_t accelerator_count) const;
  // That the file says what scaling of this kind holds constant; an input error otherwise.
  void require_scalable(scaling_mode mode) const;
  // Global batch at another size under weak scaling; an error when that is not a whole number of sequences.
  [[nodiscard]] std::int64_t weak_batch(std::int64_t accelerator_count) const;

  [[nodiscard]] cost_request const& costs() const { return costs_; }
  [[nodiscard]] std::optional<double> job_tokens() const { return job_tokens_; }
  [[nodiscard]] std::vector<std::string> const& ignored() const { return model_.ignored; }
  // Why the estimate leaves the range in which the model was validated; empty inside it.
  [[nodiscard]] std::vector<std::string> extrapolation(scenario<> const& s) const;
  // The whole scenario with every default written out.
  [[nodiscard]] nlohmann::ordered_json resolved(scenario<> const& s) const;

  [[nodiscard]] std::string const& model_name() const { return model_.name; }
  [[nodiscard]] catalog::accelerator_record const& accelerator() const { return system_.accelerator(); }
  [[nodiscard]] std::string const& network_name() const { return system_.network_name(); }
  [[nodiscard]] catalog::profile_record const& profile() const { return *profile_; }

 private:
  void read_plan(nlohmann::json const& value);
  void read_run(nlohmann::json const& value);
  void read_training(nlohmann::json const& value);
  void read_profile(nlohmann::json const* value);

  [[nodiscard]] std::optional<std::int64_t> whole_batch(std::int64_t accelerator_count) const;

  machine_request system_;
  scenario<> base_{};
  model_choice model_;
  catalog::profile_record const* profile_ = nullptr;
  std::optional<std::int64_t> global_batch_;
  bool shard_group_of_node_ = false;  // fixed by `at`
  bool searches_plan_ = false;
  bool names_profile_ = false;
  std::optional<double> batch_per_accelerator_;
  std::optional<double> job_tokens_;
  cost_request costs_;
};

}  // namespace scalekit::cli
