#include "result_json.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
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
            {"pipeline", base_value(b.exposed_pipeline)},
            {"context", base_value(b.exposed_context)},
            {"expert", base_value(b.exposed_expert)}}},
          {"bubble_s", base_value(b.bubble)},
          {"optimizer_s", base_value(b.optimizer)},
          {"host_s", base_value(b.host)}};
}

ordered_json link_json(link_time<> const& t) {
  return {{"hidden_s", base_value(t.hidden)}, {"exposed_s", base_value(t.exposed)}};
}

ordered_json facility_json(scenario<> const& s, step_estimate<> const& e) {
  auto const parts = facility_parts_of(s.machine, e.draw.accelerator);
  return {{"accelerators", base_value(parts.accelerators)},
          {"hosts", base_value(parts.hosts)},
          {"network", base_value(parts.network)},
          {"cooling", base_value(parts.cooling)},
          {"rack", number_or_null(base_value(rack_power(s.machine, e.draw.accelerator)),
                                  s.machine.rack_accelerators > 0)}};
}

ordered_json trace_json(power_trace<> const& trace) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < trace.pieces.size(); ++i) {
    auto const& piece = trace.pieces[i];
    if (base_value(piece.time) <= 0.0) continue;
    list.push_back({{"phase", step_phase_names[i]},
                    {"time_s", base_value(piece.time)},
                    {"accelerator_w", base_value(piece.draw)}});
  }
  return list;
}

ordered_json memory_json(scenario<> const& s, step_estimate<> const& e) {
  auto const& m = e.memory;
  auto const& capacity = s.machine.accelerator.memory_capacity;
  ordered_json out{
      {"parameters_bytes", base_value(m.parameters)}, {"gradients_bytes", base_value(m.gradients)},
      {"optimizer_bytes", base_value(m.optimizer)},   {"activations_bytes", base_value(m.activations)},
      {"other_bytes", base_value(m.other)},           {"total_bytes", base_value(m.total())},
      {"capacity_bytes", base_value(capacity)},       {"fits", e.fits}};
  if (!e.fits) {
    auto& changes = out["levers"] = ordered_json::array();
    for (auto const& change : levers_of(s, e)) {
      changes.push_back({{"change", text_of(change, s.parallel)},
                         {"total_bytes", base_value(change.memory.total())},
                         {"fits", change.fits}});
    }
  }
  return out;
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

std::string change_of(memory_change<> const& change) {
  auto const& p = change.changed;
  switch (change.lever) {
    case memory_lever::recompute_selective:
    case memory_lever::recompute_full:
      return fmt::format("plan.recompute {}", to_string(p.recompute));
    case memory_lever::shard_more:
      return fmt::format("plan.sharding {}", to_string(p.sharding));
    case memory_lever::halve_micro_batch:
      return fmt::format("plan.micro_batch_size {}", p.micro_batch_size);
    case memory_lever::double_tensor:
      return fmt::format("plan.tensor_parallel {}", p.tensor_parallel);
    case memory_lever::double_pipeline:
      return fmt::format("plan.pipeline_parallel {}", p.pipeline_parallel);
    case memory_lever::sequence_parallel:
      return "plan.sequence_parallel true";
    case memory_lever::reshard_after_forward:
      return "plan.reshard_after_forward true";
  }
  return "";
}

}  // namespace

std::string text_of(memory_change<> const& change, plan const& before) {
  auto const& p = change.changed;
  std::string text = change_of(change);
  if (p.sharding == sharding::hsdp || p.shard_group != before.shard_group)
    text += fmt::format(", plan.shard_group {}", p.shard_group);
  return text;
}

memory_changes<> levers_of(scenario<> const& s, step_estimate<> const& e) {
  if (e.fits) return {};
  return memory_levers(s.model, s.machine, s.parallel, s.training, s.profile);
}

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
  double const model_flops = base_value(e.model_flop_rate_per_accelerator) * count;
  ordered_json out{
      {"step_time_s", base_value(e.step_time)},
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
        {"pipeline", link_json(e.pipeline)},
        {"context", link_json(e.context)},
        {"expert", link_json(e.expert)}}},
      {"memory", memory_json(s, e)},
      {"power_w",
       {{"accelerator", base_value(e.draw.accelerator)},
        {"node", base_value(e.draw.node)},
        {"facility", facility_watts}}},
      {"facility_parts_w", facility_json(s, e)},
      {"power_trace", trace_json(e.trace)},
      {"clock_ratio", e.clock},
      {"energy_per_token_j",
       {{"accelerator", accelerator_watts / rate}, {"facility", facility_watts / rate}}},
      {"tokens_per_j", rate / accelerator_watts},
      {"energy_per_step_j",
       {{"accelerator", accelerator_watts * base_value(e.step_time)},
        {"facility", facility_watts * base_value(e.step_time)}}},
      {"model_flops_per_j",
       {{"accelerator", model_flops / accelerator_watts}, {"facility", model_flops / facility_watts}}}};
  request.costs().add_results(out, s, e, request.accelerator(), request.job_tokens());
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
  // What runs for the parameters and gradients of a layer, where they are gathered and scattered.
  if (!s.parallel.gathers_parameters() || base_value(e.gather.time) == 0.0) out["collectives"] = nullptr;
  out["range"] = range_json(request, s);
  out["extrapolation"] = request.extrapolation(s);
  out["ignored"] = request.ignored();
  out["resolved"] = request.resolved(s);
  out["version"] = version_json();
  return out;
}

ordered_json plan_json(plan const& p) {
  return {{"sharding", to_string(p.sharding)},
          {"shard_group", p.shard_group},
          {"tensor_parallel", p.tensor_parallel},
          {"sequence_parallel", p.sequence_parallel},
          {"pipeline_parallel", p.pipeline_parallel},
          {"virtual_stages", p.virtual_stages},
          {"schedule", to_string(p.schedule)},
          {"context_parallel", p.context_parallel},
          {"context_exchange", to_string(p.context_exchange)},
          {"expert_parallel", p.expert_parallel},
          {"micro_batch_size", p.micro_batch_size},
          {"recompute", to_string(p.recompute)},
          {"reshard_after_forward", p.reshard_after_forward},
          {"prefetch", p.prefetch},
          {"gradient_precision", to_string(p.gradient_precision)}};
}

std::string to_text(ordered_json const& value, int indent) {
  return value.dump(indent, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace scalekit::cli
