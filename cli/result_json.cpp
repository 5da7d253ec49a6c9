#include "result_json.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "scalekit/catalog/data_revision.hpp"
#include "scalekit/version.hpp"
#include "scalekit/workload/parameter_count.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

ordered_json breakdown_json(step_breakdown<> const& b) {
  return {{"compute_s", base_value(b.compute)},
          {"exposed_communication_s",
           {{"data", base_value(b.exposed_data)},
            {"tensor", base_value(b.exposed_tensor)},
            {"pipeline", 0.0},
            {"context", 0.0}}},
          {"bubble_s", 0.0},
          {"optimizer_s", base_value(b.optimizer)},
          {"host_s", base_value(b.host)}};
}

ordered_json link_json(link_time<> const& t) {
  return {{"hidden_s", base_value(t.hidden)}, {"exposed_s", base_value(t.exposed)}};
}

ordered_json memory_json(memory_footprint<> const& m, data_size<> const& capacity, bool fits) {
  return {{"parameters_bytes", base_value(m.parameters)}, {"gradients_bytes", base_value(m.gradients)},
          {"optimizer_bytes", base_value(m.optimizer)},   {"activations_bytes", base_value(m.activations)},
          {"other_bytes", base_value(m.other)},           {"total_bytes", base_value(m.total())},
          {"capacity_bytes", base_value(capacity)},       {"fits", fits}};
}

// [low, high] of the main outputs between the two ends of the profile's ranges.
ordered_json range_json(scenario_request const& request, scenario<> const& s) {
  auto const at = [&](catalog::parameter_set set) {
    return estimate_step(request.at(s.machine.accelerators, s.training.global_batch_size, set));
  };
  step_estimate<> const slow = at(catalog::parameter_set::pessimistic);
  step_estimate<> const fast = at(catalog::parameter_set::optimistic);
  auto const count = static_cast<double>(s.machine.accelerators);
  auto const pair = [](double a, double b) { return ordered_json{std::min(a, b), std::max(a, b)}; };
  auto const rate = [](step_estimate<> const& e) { return base_value(e.tokens_per_second); };
  auto const joules_per_token = [&](step_estimate<> const& e) {
    return base_value(e.draw.accelerator) * count / rate(e);
  };
  return {{"step_time_s", pair(base_value(fast.step_time), base_value(slow.step_time))},
          {"tokens_per_s", pair(rate(slow), rate(fast))},
          {"tokens_per_s_per_accelerator", pair(rate(slow) / count, rate(fast) / count)},
          {"mfu", pair(slow.mfu, fast.mfu)},
          {"energy_per_token_j", pair(joules_per_token(slow), joules_per_token(fast))}};
}

}  // namespace

ordered_json version_json() {
  return {{"library", SCALEKIT_VERSION_STRING},
          {"model", SCALEKIT_MODEL_REVISION},
          {"data", catalog::data_revision}};
}

std::string version_text() {
  return fmt::format("scalekit {} model {} data {}", SCALEKIT_VERSION_STRING, SCALEKIT_MODEL_REVISION,
                     catalog::data_revision);
}

ordered_json result_json(scenario_request const& request, scenario<> const& s, step_estimate<> const& e) {
  auto const count = static_cast<double>(s.machine.accelerators);
  double const rate = base_value(e.tokens_per_second);
  double const accelerator_watts = base_value(e.draw.accelerator) * count;
  double const facility_watts = base_value(e.draw.facility);
  ordered_json out{{"step_time_s", base_value(e.step_time)},
                   {"tokens_per_s", rate},
                   {"tokens_per_s_per_accelerator", rate / count},
                   {"mfu", e.mfu},
                   {"mfu_causal", e.mfu_causal},
                   {"hfu", e.hfu},
                   {"model_flops_per_s_per_accelerator", base_value(e.model_flop_rate_per_accelerator)},
                   {"parameters", total_parameters(s.model).value()},
                   {"breakdown", breakdown_json(e.breakdown)},
                   {"contention_s", base_value(e.breakdown.contention)},
                   {"link_time_s",
                    {{"data", link_json(e.data)},
                     {"tensor", link_json(e.tensor)},
                     {"pipeline", link_json({})},
                     {"context", link_json({})}}},
                   {"memory", memory_json(e.memory, s.machine.accelerator.memory_capacity, e.fits)},
                   {"power_w",
                    {{"accelerator", base_value(e.draw.accelerator)},
                     {"node", base_value(e.draw.node)},
                     {"facility", facility_watts}}},
                   {"energy_per_token_j",
                    {{"accelerator", accelerator_watts / rate}, {"facility", facility_watts / rate}}},
                   {"tokens_per_j", rate / accelerator_watts}};
  if (auto const price = request.price_per_accelerator_hour())
    out["cost_per_million_tokens"] = *price * count / 3600.0 / rate * 1e6;
  out["data_parallel"] = e.data_parallel;
  out["micro_batches"] = e.micro_batches;
  out["collectives"] = {{"all_gather",
                         {{"algorithm", to_string(e.gather.algorithm)},
                          {"protocol", to_string(e.gather.protocol)},
                          {"time_s", base_value(e.gather.time)}}},
                        {"reduce_scatter",
                         {{"algorithm", to_string(e.scatter.algorithm)},
                          {"protocol", to_string(e.scatter.protocol)},
                          {"time_s", base_value(e.scatter.time)}}}};
  if (e.data_parallel == 1) out["collectives"] = nullptr;
  out["range"] = range_json(request, s);
  out["extrapolation"] = request.extrapolation(s);
  out["ignored"] = request.ignored();
  out["resolved"] = request.resolved(s);
  out["version"] = version_json();
  return out;
}

std::string to_text(ordered_json const& value, int indent) {
  return value.dump(indent, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace scalekit::cli
