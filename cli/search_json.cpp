#include "search_json.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "plan_search.hpp"
#include "result_json.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

ordered_json position_json(plan_position const& p) { return {p.cell, p.index}; }

plan_position position_from(ordered_json const& value) {
  return {value.at(0).get<std::uint64_t>(), value.at(1).get<std::uint64_t>()};
}

ordered_json figures_json(plan_figures const& f) {
  return {{"step_time_s", f.step_time_s},
          {"energy_per_token_j", f.energy_per_token_j},
          {"cost_per_token", f.cost_per_token},
          {"memory_bytes", f.memory_bytes}};
}

plan_figures figures_from(ordered_json const& value) {
  return {value.at("step_time_s").get<double>(), value.at("energy_per_token_j").get<double>(),
          value.at("cost_per_token").get<double>(), value.at("memory_bytes").get<double>()};
}

ordered_json found_json(found_plan const& p) {
  return {{"position", position_json(p.position)},
          {"figures", figures_json(p.figures)},
          {"plan", plan_json(p.parallel)}};
}

}  // namespace

ordered_json search_json(scenario_request const& request, search_job const& job, search_result const& found,
                         std::string const& objective, bool pareto) {
  ordered_json plans = ordered_json::array();
  for (auto const& p : found.best) {
    auto one = found_json(p);
    scenario<> const s = job.with(p.parallel);
    one.update(result_json(request.with_plan(p.parallel), s, estimate_step(s)));
    plans.push_back(std::move(one));
  }
  ordered_json out{{"objective", objective}, {"plans", plans}};
  if (pareto) {
    auto& front = out["pareto"] = ordered_json::array();
    for (auto const& p : found.front) front.push_back(found_json(p));
  }
  out["counts"] = {{"considered", found.counts.considered},
                   {"legal", found.counts.legal},
                   {"fitting", found.counts.fitting},
                   {"evaluated", found.counts.evaluated}};
  out["version"] = version_json();
  return out;
}

ordered_json smallest_json(search_job const& job, search_result const& found) {
  ordered_json out{{"accelerators", job.machine.accelerators},
                   {"global_batch_size", job.training.global_batch_size},
                   {"capacity_bytes", base_value(job.machine.accelerator.memory_capacity)},
                   {"found", nullptr}};
  if (!found.smallest) return out;
  out["found"] = found_json(*found.smallest);
  out["text"] = short_text(found.smallest->parallel, job.machine.accelerators);
  return out;
}

ordered_json merged_search(std::vector<ordered_json> const& parts) {
  auto const& first = parts.front();
  search_objective objective{};
  for (std::size_t i = 0; i < search_objective_names.size(); ++i) {
    if (search_objective_names[i] == first.at("objective").get<std::string>())
      objective = static_cast<search_objective>(i);
  }
  // Plans are put together as the search does it; what they are is looked up by position.
  best_plans best(objective, first.at("shard").at("top").get<std::size_t>());
  pareto_front front;
  best_plans smallest(search_objective::tokens_per_s, 1);
  ordered_json counts{{"considered", 0U}, {"legal", 0U}, {"fitting", 0U}, {"evaluated", 0U}};
  auto const entry_of = [](ordered_json const& one) {
    return found_plan{plan{}, figures_from(one.at("figures")), position_from(one.at("position"))};
  };
  for (auto const& part : parts) {
    for (auto const& one : part.at("plans")) best.offer(entry_of(one));
    if (part.contains("pareto")) {
      for (auto const& one : part.at("pareto")) front.offer(entry_of(one));
    }
    for (auto& [key, value] : counts.items())
      value = value.get<std::uint64_t>() + part.at("counts").at(key).get<std::uint64_t>();
    auto const& least = part.at("smallest").at("found");
    if (least.is_null()) continue;
    auto entry = entry_of(least);
    entry.figures.step_time_s = entry.figures.memory_bytes;  // ranked by memory
    smallest.offer(entry);
  }
  auto const json_at = [&](char const* list, plan_position const& position) -> ordered_json {
    for (auto const& part : parts) {
      for (auto const& one : part.at(list)) {
        if (position_from(one.at("position")) == position) return one;
      }
    }
    return nullptr;
  };
  if (best.plans().empty()) {
    for (auto const& part : parts) {
      auto const& s = part.at("smallest");
      if (smallest.plans().empty())
        throw no_legal_plan(s.at("accelerators").get<std::int64_t>(),
                            s.at("global_batch_size").get<std::int64_t>());
      auto const& least = s.at("found");
      if (least.is_null() || position_from(least.at("position")) != smallest.plans().front().position)
        continue;
      throw no_plan_fits(least.at("plan"), s.at("text").get<std::string>(),
                         least.at("figures").at("memory_bytes").get<double>(),
                         s.at("capacity_bytes").get<double>());
    }
  }
  ordered_json out{{"objective", first.at("objective")}, {"plans", ordered_json::array()}};
  for (auto const& p : best.plans()) out["plans"].push_back(json_at("plans", p.position));
  if (first.contains("pareto")) {
    out["pareto"] = ordered_json::array();
    for (auto const& p : front.plans()) out["pareto"].push_back(json_at("pareto", p.position));
  }
  out["counts"] = counts;
  out["version"] = first.at("version");
  return out;
}

}  // namespace scalekit::cli
