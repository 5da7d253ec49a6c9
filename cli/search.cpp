#include <cstdio>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "commands.hpp"
#include "plan_search.hpp"
#include "progress.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "search_json.hpp"
#include "shard.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

search_objective objective_of(search_command_options const& o, scenario_request const& request) {
  search_objective objective{};
  for (std::size_t i = 0; i < search_objective_names.size(); ++i) {
    if (search_objective_names[i] == o.objective) objective = static_cast<search_objective>(i);
  }
  if (objective == search_objective::cost &&
      request.costs().price_per_accelerator_hour().value_or(0.0) == 0.0) {
    throw input_error("missing_key",
                      "/system/price_per_accelerator_hour: --objective cost needs a price above zero",
                      "/system/price_per_accelerator_hour");
  }
  return objective;
}

std::vector<std::string> row_of(std::size_t rank, found_plan const& p, search_job const& job) {
  scenario<> const s = job.with(p.parallel);
  auto const e = estimate_step(s);
  double const rate = base_value(e.tokens_per_second);
  return {std::to_string(rank),
          fmt::format("{:.0f}", rate),
          fmt::format("{:.4g} s", p.figures.step_time_s),
          fmt::format("{:.1f} %", 100.0 * e.mfu),
          fmt::format("{:.4f}", p.figures.energy_per_token_j),
          fmt::format("{:.1f}", p.figures.memory_bytes / 1e9),
          short_text(p.parallel, s.machine.accelerators)};
}

void print_plans(std::vector<found_plan> const& plans, search_job const& job) {
  text_table table;
  for (auto const* name : {"#", "tokens/s", "step", "MFU", "J/token", "GB"}) table.column(name);
  table.column("plan", text_table::align::left);
  for (std::size_t i = 0; i < plans.size(); ++i) table.row(row_of(i + 1, plans[i], job));
  fmt::print("{}\n", table.str());
}

void print_tables(scenario_request const& request, search_job const& job, search_result const& found,
                  search_command_options const& o) {
  fmt::print("{}\n", wrapped(fmt::format(
                         "{} on {} x {}, {}, {} sequences of {} tokens, best by {}", request.model_name(),
                         job.machine.accelerators, request.accelerator().id, request.network_name(),
                         job.training.global_batch_size, job.training.sequence_length, o.objective)));
  print_plans(found.best, job);
  if (o.pareto) {
    fmt::print("no plan is better in time, energy, money and memory than one of these\n\n");
    print_plans(found.front, job);
  }
  auto const& c = found.counts;
  fmt::print("{}",
             wrapped(fmt::format("plans: {} considered, {} legal and distinct, {} of them fit, {} timed",
                                 c.considered, c.legal, c.fitting, c.evaluated)));
  fmt::print(
      "{}",
      wrapped("tp, pp, cp, ep, dp: tensor, pipeline (x chunks of a stage; zb: zero-bubble), context (g: "
              "gathered), expert and data degree; mb: sequences of a micro-batch; zero1/, zero2/, hsdp/: "
              "ranks of a group; J/token of the accelerators; GB of one"));
  if (!found.best.empty()) {
    auto const best = request.with_plan(found.best.front().parallel);
    fmt::print("{}", wrapped("profile of the first: " + std::string(best.profile().id)));
    for (auto const& reason : best.extrapolation(job.with(found.best.front().parallel)))
      fmt::print("{}", wrapped("extrapolation: " + reason));
  }
  fmt::print("{}\n", version_text());
}

}  // namespace

int run_search(search_command_options const& o) {
  auto const shard = parse_shard(o.shard);
  if (shard.is_part() && !o.json)
    throw input_error("conflicting_options", "search --shard prints a part for merge: it needs --json", "");
  std::string const text = read_text(o.file);
  auto const request = scenario_request::from_json(parse_json(text));
  auto const objective = objective_of(o, request);
  auto const job = job_of(request, request.accelerator_count(), request.global_batch());
  progress line;
  search_options options{};
  options.objective = objective;
  options.top = o.top;
  options.pareto = o.pareto;
  options.threads = o.threads > 0 ? o.threads : usual_threads();
  options.shard = shard.index;
  options.shards = shard.count;
  options.progress = shown_on(line);
  auto const found = search_plans(job, space_of(job, request), options);
  line.clear();
  if (found.best.empty() && !shard.is_part()) throw nothing_found(job, found);
  if (!o.json) {
    print_tables(request, job, found, o);
    return 0;
  }
  auto out = search_json(request, job, found, o.objective, o.pareto);
  if (shard.is_part()) {
    auto head = shard_json(shard, "search", text);
    head["top"] = o.top;
    ordered_json part{{"shard", head}};
    part.update(out);
    part["smallest"] = smallest_json(job, found);
    out = part;
  }
  fmt::print("{}\n", to_text(out));
  return 0;
}

}  // namespace scalekit::cli
