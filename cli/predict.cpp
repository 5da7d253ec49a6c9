#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>

#include <fmt/core.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "plan_search.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scalekit/training/step.hpp"
#include "scalekit/units/format.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scenario_reader.hpp"
#include "shard.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

struct prediction {
  scenario_request request;
  scenario<> scenario_used;
  step_estimate<> estimate;
};

prediction predict_document(nlohmann::json const& document) {
  auto request = scenario_request::from_json(document);
  if (request.searches_plan())
    request = with_best_plan(request, request.accelerator_count(), request.global_batch());
  auto const s = request.at_own_size();
  request.require_legal(s);
  return {request, s, estimate_step(s)};
}

std::string percent(double x) { return fmt::format("{:.2f} %", 100.0 * x); }

// What the scenario says of money and carbon, for a million tokens and for the job.
template <class Line>
void print_costs(prediction const& p, Line const& line) {
  nlohmann::ordered_json all;
  p.request.costs().add_results(all, p.scenario_used, p.estimate, p.request.accelerator(),
                                p.request.job_tokens());
  auto const& economics = all.at("economics");
  auto const dollars_of = [](double x) { return fmt::format("{:.4g} USD", x); };
  if (all.contains("cost_per_million_tokens"))
    line("cost", dollars_of(all["cost_per_million_tokens"].get<double>()) + " per million tokens");
  if (auto const& market = economics.at("market_cost_per_million_tokens"); !market.is_null()) {
    auto const& hour = economics.at("market_price_per_accelerator_hour");
    line("cost at market prices",
         fmt::format("{:.4g} to {} per million tokens ({:.4g} to {:.4g} an accelerator-hour)",
                     market[0].get<double>(), dollars_of(market[1].get<double>()), hour[0].get<double>(),
                     hour[1].get<double>()));
  }
  if (economics.contains("owned_cost_per_million_tokens")) {
    line("cost when owned",
         fmt::format("{} per million tokens ({:.4g} an accelerator-hour{})",
                     dollars_of(economics["owned_cost_per_million_tokens"].get<double>()),
                     economics["owned_price_per_accelerator_hour"].get<double>(),
                     economics["owned_price_includes_energy"].get<bool>() ? "" : ", energy not priced"));
  }
  if (economics.contains("energy_cost_per_million_tokens"))
    line("cost of energy",
         dollars_of(economics["energy_cost_per_million_tokens"].get<double>()) + " per million tokens");
  if (economics.contains("carbon_g_per_million_tokens"))
    line("carbon", fmt::format("{:.4g} g CO2e per million tokens",
                               economics["carbon_g_per_million_tokens"].get<double>()));
  if (!all.contains("job")) return;
  auto const& job = all["job"];
  line("job, nothing failing", fmt::format("{:.4g} days, {:.4g} accelerator-hours, {:.4g} MWh facility",
                                           job["days"].get<double>(), job["accelerator_hours"].get<double>(),
                                           job["energy_j"]["facility"].get<double>() / 3.6e9));
  std::string text;
  auto const add = [&](std::string const& part) { text += (text.empty() ? "" : ", ") + part; };
  if (job.contains("cost")) add(dollars_of(job["cost"].get<double>()));
  if (job.contains("owned_cost")) add("owned " + dollars_of(job["owned_cost"].get<double>()));
  if (job.contains("energy_cost")) add("energy " + dollars_of(job["energy_cost"].get<double>()));
  if (job.contains("carbon_g")) add(fmt::format("{:.4g} t CO2e", job["carbon_g"].get<double>() / 1e6));
  if (!text.empty()) line("", text);
}

void print_summary(prediction const& p) {
  auto const& [request, s, e] = p;
  auto const count = static_cast<double>(s.machine.accelerators);
  double const rate = base_value(e.tokens_per_second);
  auto const line = [](std::string_view label, std::string const& text) {
    fmt::print("  {:<24}{}\n", label, text);
  };
  auto const share = [&](duration<> const& d) {
    return fmt::format("{:>10}  {:>8}", fmt::format("{:.4}", d),
                       percent(base_value(d) / base_value(e.step_time)));
  };

  fmt::print("{} on {} x {}, {}, profile {}\n", request.model_name(), s.machine.accelerators,
             request.accelerator().id, request.network_name(), request.profile().id);
  std::string degrees;
  auto const add_degree = [&](std::string_view name, std::int64_t degree) {
    if (degree > 1) degrees += fmt::format(", {} {}", name, degree);
  };
  add_degree("pipeline", s.parallel.pipeline_parallel);
  add_degree("virtual", s.parallel.virtual_stages);
  add_degree("context", s.parallel.context_parallel);
  add_degree("expert", s.parallel.expert_parallel);
  fmt::print("{}{}, tensor {}{}, data {}, {} x {} sequences of {} tokens, recompute {}, {}\n\n",
             to_string(s.parallel.sharding),
             !s.parallel.gathers_parameters()   ? ""
             : s.parallel.reshard_after_forward ? " resharding"
                                                : " without resharding",
             s.parallel.tensor_parallel, degrees, e.data_parallel, e.micro_batches,
             s.parallel.micro_batch_size, s.training.sequence_length, to_string(s.parallel.recompute),
             to_string(s.training.precision));
  line("parameters", fmt::format("{:.4} G", static_cast<double>(total_parameters(s.model).value()) / 1e9));
  line("step time", fmt::format("{:.4}", e.step_time));
  line("throughput", fmt::format("{:.0f} tokens/s, {:.1f} per accelerator", rate, rate / count));
  line("utilisation",
       fmt::format("MFU {}, causal {}, HFU {}", percent(e.mfu), percent(e.mfu_causal), percent(e.hfu)));
  line("power", fmt::format("{:.4} per accelerator, {:.4} per node, {:.4} facility", e.draw.accelerator,
                            e.draw.node, e.draw.facility));
  if (e.clock < 1.0) {
    line("clock", fmt::format("{:.3f} of that under the default limit, by the limit of {:.4}", e.clock,
                              s.machine.power_limit));
  }
  line("energy",
       fmt::format("{:.4g} J/token accelerators, {:.4g} J/token facility",
                   base_value(e.draw.accelerator) * count / rate, base_value(e.draw.facility) / rate));
  print_costs(p, line);
  fmt::print("\n  step\n");
  line("  compute", share(e.breakdown.compute));
  line("    of it contention", share(e.breakdown.contention));
  line("  exposed data", share(e.breakdown.exposed_data));
  line("  exposed tensor", share(e.breakdown.exposed_tensor));
  if (s.parallel.pipeline_parallel > 1) {
    line("  exposed pipeline", share(e.breakdown.exposed_pipeline));
    line("  bubble", share(e.breakdown.bubble));
  }
  if (s.parallel.context_parallel > 1) line("  exposed context", share(e.breakdown.exposed_context));
  if (s.parallel.expert_parallel > 1) line("  exposed expert", share(e.breakdown.exposed_expert));
  line("  optimizer", share(e.breakdown.optimizer));
  line("  host", share(e.breakdown.host));
  if (s.parallel.gathers_parameters() && base_value(e.gather.time) > 0.0) {
    line("  layer all-gather", fmt::format("{:>10}  {} {}", fmt::format("{:.4}", e.gather.time),
                                           to_string(e.gather.algorithm), to_string(e.gather.protocol)));
    line("  layer reduce-scatter",
         fmt::format("{:>10}  {} {}", fmt::format("{:.4}", e.scatter.time), to_string(e.scatter.algorithm),
                     to_string(e.scatter.protocol)));
  }
  fmt::print("\n  memory of one accelerator\n");
  auto const size = [](data_size<> const& d) { return fmt::format("{:>10}", fmt::format("{:.4}", d)); };
  line("  parameters", size(e.memory.parameters));
  line("  gradients", size(e.memory.gradients));
  line("  optimizer", size(e.memory.optimizer));
  line("  activations", size(e.memory.activations));
  line("  other", size(e.memory.other));
  line("  total",
       fmt::format(
           "{} of {:.4}: {}", size(e.memory.total()), s.machine.accelerator.memory_capacity,
           e.fits ? fmt::format("fits, {:.4} free", s.machine.accelerator.memory_capacity - e.memory.total())
                  : fmt::format("does not fit, {:.4} too much",
                                e.memory.total() - s.machine.accelerator.memory_capacity)));
  if (!e.fits) {
    auto const changes = levers_of(s, e);
    if (changes.count == 0) line("  would save", "no single legal change of the plan");
    for (auto const& change : changes) {
      line("    or", fmt::format("{}  with {}: {}", size(change.memory.total()), text_of(change, s.parallel),
                                 change.fits ? "fits" : "does not fit"));
    }
  }
  for (auto const& reason : request.extrapolation(s))
    fmt::print("\n{}", wrapped("extrapolation: " + reason, 2));
  if (!request.extrapolation(s).empty()) fmt::print("\n");
}

// One line without its end, or false at the end of the input. A line beyond the limit is read to its end but not kept.
bool read_line(std::istream& in, std::string& line, bool& too_long) {
  line.clear();
  too_long = false;
  auto* const buffer = in.rdbuf();
  int c = buffer->sbumpc();
  if (c == std::char_traits<char>::eof()) return false;
  for (; c != '\n' && c != std::char_traits<char>::eof(); c = buffer->sbumpc()) {
    if (line.size() < largest_input_bytes)
      line += static_cast<char>(c);
    else
      too_long = true;
  }
  return true;
}

int run_batch(std::string const& path, shard_choice const& shard) {
  std::ifstream file;
  if (path != "-") {
    // A directory opens but cannot be read; read_text explains it, and a missing file.
    file.open(path, std::ios::binary);
    if (!file || file.peek() == std::ifstream::traits_type::eof()) static_cast<void>(read_text(path));
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::string text;
  bool too_long = false;
  if (shard.is_part()) {
    auto head = shard_json(shard, "predict", "");
    head["version"] = version_json();
    fmt::print("{}\n", to_text({{"shard", head}}, -1));
  }
  for (std::size_t line = 0; read_line(in, text, too_long); ++line) {
    if (!shard.has(line)) continue;
    nlohmann::ordered_json out;
    try {
      if (too_long) {
        throw input_error("input_too_large",
                          fmt::format("the line is longer than {} bytes", largest_input_bytes), "");
      }
      auto const p = predict_document(parse_json(text));
      out = result_json(p.request, p.scenario_used, p.estimate);
    } catch (input_error const& e) {
      out = {{"error", e.to_json()}};
    }
    fmt::print("{}\n", to_text(out, -1));
  }
  if (path == "-" && std::ferror(stdin) != 0)
    throw input_error("cannot_read_file", "reading standard input failed", "");
  return 0;
}

}  // namespace

int run_predict(predict_options const& o) {
  auto const shard = parse_shard(o.shard);
  if (shard.is_part() && o.batch.empty())
    throw input_error("conflicting_options", "predict --shard needs --batch", "");
  if (!o.batch.empty()) {
    if (!o.file.empty())
      throw input_error("conflicting_options", "predict takes a FILE or --batch, not both", "");
    return run_batch(o.batch, shard);
  }
  if (o.file.empty())
    throw input_error("missing_file", "predict needs a scenario FILE, or - for standard input", "");
  auto const p = predict_document(parse_json(read_text(o.file)));
  if (o.json) {
    fmt::print("{}\n", to_text(result_json(p.request, p.scenario_used, p.estimate)));
  } else {
    print_summary(p);
  }
  return 0;
}

}  // namespace scalekit::cli
