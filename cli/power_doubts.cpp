#include "power_doubts.hpp"

#include <fmt/format.h>

#include "scalekit/catalog/power_range.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit::cli {

namespace {

double watts_with(scenario<> used, accelerator_power<> const& model) {
  used.machine.accelerator.power_model = model;
  return base_value(estimate_step(used).draw.accelerator);
}

// Step time under the limit over that without it.
double growth_with(scenario<> used, accelerator_power<> const& model) {
  used.machine.accelerator.power_model = model;
  double const limited = base_value(estimate_step(used).step_time);
  used.machine.power_limit = watts(0.0);
  return limited / base_value(estimate_step(used).step_time);
}

std::string assumed_constants(catalog::accelerator_record const& part) {
  std::string names;
  for (auto const& c : catalog::power_constants) {
    auto const* value = catalog::find_power_constant(part, c.pointer);
    if (value == nullptr || !catalog::is_assumed(*value)) continue;
    names += fmt::format("{}{}", names.empty() ? "" : ", ", c.name);
  }
  return names;
}

}  // namespace

void add_power_doubts(catalog::accelerator_record const& part, bool own, scenario<> const& used,
                      std::vector<std::string>& reasons) {
  auto const& model = used.machine.accelerator.power_model;
  if (!own && catalog::lacks_power_readings(part)) {
    using enum catalog::power_end;
    reasons.push_back(
        fmt::format("nobody read the power of {} under load; assumed: {}. At the ends of their ranges an "
                    "accelerator draws {:.0f} to "
                    "{:.0f} W",
                    part.id, assumed_constants(part), watts_with(used, catalog::make_power_model(part, low)),
                    watts_with(used, catalog::make_power_model(part, high))));
  }
  if (part.id == "mi250x-gcd") {
    reasons.push_back(
        "the mean power of this part in training was measured well below what is predicted: `scalekit "
        "validate "
        "--source power` shows by how much");
  }
  if (base_value(used.machine.power_limit) <= 0.0) return;
  if (!(used.machine.power_limit < model.limit)) {
    reasons.push_back(
        fmt::format("a power limit of {:g} W is no lower than the {:g} W of {}: it changes nothing",
                    base_value(used.machine.power_limit), base_value(model.limit), part.id));
    return;
  }
  reasons.push_back(fmt::format(
      "the clock under a power limit of {:g} W follows one curve of voltage for all parts, fitted on a V100 "
      "and an A40; on the V100 run that checks it the most efficient limit was higher than predicted",
      base_value(used.machine.power_limit)));
  if (!own) {
    using enum catalog::power_end;
    double const a = growth_with(used, catalog::make_power_model(part, low));
    double const b = growth_with(used, catalog::make_power_model(part, high));
    reasons.push_back(fmt::format(
        "at the ends of the ranges of {}'s power constants the limit makes the step {:.2f} to {:.2f} times "
        "as long",
        part.id, smaller(a, b), larger(a, b)));
  }
  if (estimate_step(used).lowest_clock) {
    reasons.push_back(fmt::format(
        "the power limit of {:g} W cannot be kept: at the lowest clock, {:g} of the usual one, the step "
        "draws more in places",
        base_value(used.machine.power_limit), model.clock.lowest_clock));
  }
}

}  // namespace scalekit::cli
