#include "plan_search.hpp"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

#include "result_json.hpp"

namespace scalekit::cli {

unsigned usual_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

std::function<void(search_progress const&)> shown_on(progress& line) {
  return [&line, last = std::size_t{101}](search_progress const& p) mutable {
    std::size_t const percent = p.done * 100 / p.all;
    if (percent != last) line.show(percent, 100, "percent of all plans");
    last = percent;
  };
}

search_job job_of(scenario_request const& request, std::int64_t accelerator_count,
                  std::int64_t global_batch) {
  request.require_searchable(accelerator_count);
  plan whole{};
  whole.sharding = sharding::none;
  auto const kept = request.with_plan(whole).at(accelerator_count, global_batch);
  plan divided = whole;
  divided.tensor_parallel = 2;
  auto const profile_with = [&](plan const& p) {
    return request.with_plan(p).at(accelerator_count, global_batch).profile;
  };
  search_job job{
      kept.model, kept.machine, kept.training, kept.profile, profile_with(divided), profile_with(plan{}), {}};
  job.prices.per_accelerator_hour = request.costs().price_per_accelerator_hour().value_or(0.0);
  return job;
}

plan_space space_of(search_job const& job, scenario_request const& request) {
  auto const own = request.at(job.machine.accelerators, job.training.global_batch_size);
  return plan_space_of(job.model, job.machine.accelerators, job.training, own.parallel.gradient_precision);
}

input_error no_legal_plan(std::int64_t accelerator_count, std::int64_t global_batch) {
  return {"no_legal_plan",
          fmt::format("no plan is legal: {} sequences cannot be dealt out over {} accelerators, whatever the "
                      "tensor, pipeline and context degree",
                      global_batch, accelerator_count),
          "/training/global_batch_size"};
}

input_error no_plan_fits(nlohmann::ordered_json const& smallest_plan, std::string const& short_plan,
                         double needs_bytes, double has_bytes) {
  return {
      "no_plan_fits",
      fmt::format("no legal plan fits in memory; the one that needs least takes {:.1f} GB of {:.1f} GB: {}",
                  needs_bytes / 1e9, has_bytes / 1e9, short_plan),
      "/plan",
      {smallest_plan}};
}

input_error nothing_found(search_job const& job, search_result const& result) {
  if (!result.smallest) return no_legal_plan(job.machine.accelerators, job.training.global_batch_size);
  return no_plan_fits(
      plan_json(result.smallest->parallel), short_text(result.smallest->parallel, job.machine.accelerators),
      result.smallest->figures.memory_bytes, base_value(job.machine.accelerator.memory_capacity));
}

scenario_request with_best_plan(scenario_request const& request, std::int64_t accelerator_count,
                                std::int64_t global_batch) {
  auto const job = job_of(request, accelerator_count, global_batch);
  progress line;
  search_options options{};
  options.threads = usual_threads();
  options.progress = shown_on(line);
  auto const found = search_plans(job, space_of(job, request), options);
  if (found.best.empty()) throw nothing_found(job, found);
  return request.with_plan(found.best.front().parallel);
}

std::string short_text(plan const& p, std::int64_t accelerator_count) {
  std::string text = fmt::format("tp{}", p.tensor_parallel);
  if (p.pipeline_parallel > 1) {
    text += fmt::format(" pp{}", p.pipeline_parallel);
    if (p.virtual_stages > 1) text += fmt::format("x{}", p.virtual_stages);
    if (p.schedule == pipeline_schedule::gpipe) text += " gpipe";
    if (p.schedule == pipeline_schedule::zero_bubble) text += " zb";
  }
  if (p.context_parallel > 1) {
    bool const ring = p.context_exchange == context_exchange::ring;
    text += fmt::format(" cp{}{}", p.context_parallel, ring ? "" : "g");
  }
  if (p.expert_parallel > 1) text += fmt::format(" ep{}", p.expert_parallel);
  text += fmt::format(" dp{} mb{} {}", accelerator_count / p.model_parallel(), p.micro_batch_size,
                      to_string(p.sharding));
  if (p.sharding == sharding::hsdp || p.shard_group > 1) text += fmt::format("/{}", p.shard_group);
  if (p.recompute != recompute::none) text += fmt::format(" {}", to_string(p.recompute));
  if (p.tensor_parallel > 1 && !p.sequence_parallel) text += " no-sp";
  if (p.gathers_parameters() && !p.reshard_after_forward) text += " no-reshard";
  return text;
}

}  // namespace scalekit::cli
