#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "scalekit/training/memory_levers.hpp"
#include "scalekit/training/step.hpp"
#include "scenario_reader.hpp"

namespace scalekit::cli {

// {library, model, data}, printed with every result.
[[nodiscard]] nlohmann::ordered_json version_json();
// The same on one line: "scalekit 0.1.0 model 1 data 0123456789ab".
[[nodiscard]] std::string version_text();

// The result of a scenario in the form of the interface: base SI units, every field.
[[nodiscard]] nlohmann::ordered_json result_json(scenario_request const& request, scenario<> const& s,
                                                 step_estimate<> const& e);

// A plan with the keys of a scenario, every value written out.
[[nodiscard]] nlohmann::ordered_json plan_json(plan const& p);

// What a change of the plan that saves memory does, in the words of a scenario: "plan.recompute full". The shard group is
// said too where the plan has one or had one: its default would change with the plan.
[[nodiscard]] std::string text_of(memory_change<> const& change, plan const& before);
// Changes that save memory, where a run does not fit; empty where it does.
[[nodiscard]] memory_changes<> levers_of(scenario<> const& s, step_estimate<> const& e);

// The number, or null where there is none.
[[nodiscard]] inline nlohmann::ordered_json number_or_null(double x, bool has) {
  return has ? nlohmann::ordered_json(x) : nlohmann::ordered_json(nullptr);
}

// JSON text; strings that are not UTF-8 are made so.
[[nodiscard]] std::string to_text(nlohmann::ordered_json const& value, int indent = 2);

}  // namespace scalekit::cli
