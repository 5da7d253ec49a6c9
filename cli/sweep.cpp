#include "sweep.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <limits>
#include <string_view>

#include <fmt/format.h>

#include "commands.hpp"
#include "object_reader.hpp"
#include "plan_search.hpp"
#include "power_sweep.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/scaling/efficiency.hpp"
#include "shard.hpp"
#include "sweep_json.hpp"
#include "sweep_svg.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// More points than any plot shows; keeps "1..100000000:+1" from filling the memory.
constexpr std::size_t most_points = 10'000;

long long parse_count(std::string_view text, std::string const& whole, std::string_view option) {
  long long value = 0;
  bool valid = !text.empty() && text.size() <= 9;
  for (char const c : text) {
    valid = valid && c >= '0' && c <= '9';
    if (valid) value = value * 10 + (c - '0');
  }
  if (!valid || value < 1 || value > largest_count) {
    throw input_error(
        "invalid_accelerators",
        fmt::format("{} {}: \"{}\" is not a count between 1 and {}; write 8..2048, 8..64:+8 or 8,16,32",
                    option, object_reader::printable(whole), object_reader::printable(text), largest_count),
        "");
  }
  return value;
}

std::string marginal_text(marginal_value const& v, int digits) {
  return v.value ? fmt::format("{:.{}f}", *v.value, digits) : "-";
}

std::string millions(marginal_value const& v) {
  return v.value ? fmt::format("{:.2f} M", *v.value / 1e6) : "-";
}

double exposed_share(step_estimate<> const& e) {
  return (base_value(e.breakdown.exposed_data) + base_value(e.breakdown.exposed_tensor)) /
         base_value(e.step_time);
}

// Where the communication library changes its protocol, time may jump either way: it chooses by its estimate, and
// the cost is not the estimate.
void print_protocol_changes(std::vector<sweep_point> const& points) {
  sweep_point const* before = nullptr;
  for (auto const& p : points) {
    if (!p.estimate || p.estimate->data_parallel == 1) continue;
    if (before != nullptr) {
      auto const report = [&](std::string_view what, collective_estimate<> const& was,
                              collective_estimate<> const& is) {
        if (was.protocol == is.protocol) return;
        fmt::print("{}",
                   wrapped(fmt::format(
                       "at {} the library changes {} from {} to {}; the step there is in part that jump",
                       p.accelerator_count, what, to_string(was.protocol), to_string(is.protocol))));
      };
      report("all-gather", before->estimate->gather, p.estimate->gather);
      report("reduce-scatter", before->estimate->scatter, p.estimate->scatter);
    }
    before = &p;
  }
}

void print_table(scenario_request const& request, std::vector<sweep_point> const& points,
                 knee_result const& knee, sweep_options const& o) {
  fmt::print("{} on {}, {}, profile {}, {} scaling\n\n", request.model_name(), request.accelerator().id,
             request.network_name(), request.profile().id, o.scaling);
  text_table table;
  for (auto const* name : {"accel.", "tokens/s", "effic.", "MFU", "exposed", "watts", "J/token", "/accel.",
                           "/watt", "/GPU-h", "rel."})
    table.column(name);
  for (auto const& p : points) {
    if (!p.estimate) {
      table.row({std::to_string(p.accelerator_count), "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"});
      continue;
    }
    auto const& e = *p.estimate;
    double const rate = base_value(e.tokens_per_second);
    table.row({std::to_string(p.accelerator_count), fmt::format("{:.0f}", rate),
               fmt::format("{:.3f}", p.efficiency), fmt::format("{:.1f} %", 100.0 * e.mfu),
               fmt::format("{:.1f} %", 100.0 * exposed_share(e)),
               fmt::format("{:.0f}", base_value(e.draw.accelerator)),
               fmt::format("{:.4f}",
                           base_value(e.draw.accelerator) * static_cast<double>(p.accelerator_count) / rate),
               marginal_text(p.marginal.per_accelerator, 0), marginal_text(p.marginal.per_watt, 2),
               millions(p.marginal.per_gpu_hour),
               p.marginal.per_accelerator.relative
                   ? fmt::format("{:.3f}", *p.marginal.per_accelerator.relative)
                   : "-"});
  }
  fmt::print("{}\n", table.str());
  for (auto const& p : points) {
    if (p.error)
      fmt::print("{}",
                 wrapped(fmt::format("{}: {} ({})", p.accelerator_count, p.error->what(), p.error->code())));
  }
  if (o.plan == "search") {
    fmt::print("best plans\n");
    for (auto const& p : points) {
      if (p.estimate)
        fmt::print("  {:>6}  {}\n", p.accelerator_count,
                   short_text(p.scenario_used.parallel, p.accelerator_count));
    }
    fmt::print("\n");
  }
  fmt::print("{}", wrapped(fmt::format("knee: {} ({}, threshold {:.2f}): {}",
                                       knee.count ? std::to_string(*knee.count) + " accelerators" : "none",
                                       o.knee_metric, o.knee_threshold, knee.reason)));
  print_protocol_changes(points);
  fmt::print("{}", wrapped("effic.: throughput per accelerator over the first size; exposed: share of the "
                           "step spent on communication that nothing covers; watts: of one accelerator. "
                           "/accel., /watt, /GPU-h: what the step from the line "
                           "above bought: tokens/s for each accelerator and for each watt of accelerator "
                           "power added, tokens for each GPU-hour added; rel.: per accelerator, over the "
                           "average at the base."));
  auto const last =
      std::find_if(points.rbegin(), points.rend(), [](auto const& p) { return p.estimate.has_value(); });
  if (last != points.rend()) {
    for (auto const& reason : last->request_used->extrapolation(last->scenario_used)) {
      fmt::print("{}", wrapped("extrapolation: " + reason));
    }
  }
  fmt::print("{}\n", version_text());
}

void print_csv(scenario_request const& request, std::vector<sweep_point> const& points) {
  fmt::print(
      "accelerators,tokens_per_s,efficiency,mfu,exposed_share,accelerator_w,energy_per_token_j,facility_w,"
      "marginal_per_accelerator,marginal_per_watt,marginal_per_facility_watt,marginal_per_gpu_hour,"
      "facility_energy_per_token_j,cost_per_million_tokens,owned_cost_per_million_tokens,"
      "carbon_g_per_million_tokens,error,version\n");
  auto const cell = [](std::optional<double> const& x) { return x ? fmt::format("{}", *x) : std::string(); };
  for (auto const& p : points) {
    if (!p.estimate) {
      fmt::print("{},,,,,,,,,,,,,,,,{},{}\n", p.accelerator_count, p.error->code(), version_text());
      continue;
    }
    auto const& e = *p.estimate;
    double const rate = base_value(e.tokens_per_second);
    ordered_json costs;
    request.costs().add_results(costs, p.scenario_used, e, request.accelerator(), std::nullopt);
    auto const cost = [&](ordered_json const& from, std::string const& key) {
      return from.contains(key) ? fmt::format("{}", from.at(key).get<double>()) : std::string();
    };
    auto const& economics = costs.at("economics");
    fmt::print("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},,{}\n", p.accelerator_count, rate,
               p.efficiency, e.mfu, exposed_share(e), base_value(e.draw.accelerator),
               base_value(e.draw.accelerator) * static_cast<double>(p.accelerator_count) / rate,
               base_value(e.draw.facility), cell(p.marginal.per_accelerator.value),
               cell(p.marginal.per_watt.value), cell(p.marginal.per_facility_watt.value),
               cell(p.marginal.per_gpu_hour.value), base_value(e.draw.facility) / rate,
               cost(costs, "cost_per_million_tokens"), cost(economics, "owned_cost_per_million_tokens"),
               cost(economics, "carbon_g_per_million_tokens"), version_text());
  }
}

}  // namespace

std::vector<long long> parse_counts(std::string const& text, std::string_view option) {
  std::vector<long long> counts;
  std::string_view const all = text;
  if (std::size_t const dots = all.find(".."); dots != all.npos) {
    std::string_view rest = all.substr(dots + 2);
    std::optional<long long> step;
    if (std::size_t const colon = rest.find(":+"); colon != rest.npos) {
      step = parse_count(rest.substr(colon + 2), text, option);
      rest = rest.substr(0, colon);
    }
    long long const first = parse_count(all.substr(0, dots), text, option);
    long long const last = parse_count(rest, text, option);
    if (last < first)
      throw input_error("invalid_accelerators",
                        fmt::format("{} {}: the last is smaller than the first", option, text), "");
    if (step && (last - first) / *step >= static_cast<long long>(most_points)) {
      throw input_error("invalid_accelerators",
                        fmt::format("{} {}: more than {} sizes", option, text, most_points), "");
    }
    for (long long n = first; n < last; n = step ? n + *step : 2 * n) counts.push_back(n);
    counts.push_back(last);
    return counts;
  }
  std::size_t begin = 0;
  while (begin <= all.size()) {
    std::size_t const comma = std::min(all.find(',', begin), all.size());
    counts.push_back(parse_count(all.substr(begin, comma - begin), text, option));
    if (counts.size() > 1 && counts.back() <= counts[counts.size() - 2]) {
      throw input_error("invalid_accelerators",
                        fmt::format("{} {}: sizes must grow", option, object_reader::printable(text)), "");
    }
    if (counts.size() > most_points)
      throw input_error("invalid_accelerators", fmt::format("{}: more than {} sizes", option, most_points),
                        "");
    begin = comma + 1;
  }
  return counts;
}

scaling_point scaling_point_of(scenario<> const& s, step_estimate<> const& e) {
  return {s.machine.accelerators, e.tokens_per_second,
          e.draw.accelerator * static_cast<double>(s.machine.accelerators), e.draw.facility};
}

std::vector<sweep_point> sweep(scenario_request const& request, std::vector<long long> const& counts,
                               scaling_mode mode, bool searched) {
  std::vector<sweep_point> points;
  std::optional<scaling_point> base;
  std::optional<scaling_point> before;
  for (long long const count : counts) {
    sweep_point p{};
    p.accelerator_count = count;
    try {
      std::int64_t const batch =
          mode == scaling_mode::weak ? request.weak_batch(count) : request.global_batch();
      p.request_used = searched ? with_best_plan(request, count, batch) : request;
      p.scenario_used = p.request_used->at(count, batch);
      p.request_used->require_legal(p.scenario_used);
      auto const e = estimate_step(p.scenario_used);
      if (!e.fits) {
        throw input_error("does_not_fit",
                          fmt::format("needs {:.1f} GB of {:.1f} GB", base_value(e.memory.total()) / 1e9,
                                      base_value(p.scenario_used.machine.accelerator.memory_capacity) / 1e9),
                          "");
      }
      auto const here = scaling_point_of(p.scenario_used, e);
      if (!base) base = here;
      p.efficiency = scaling_efficiency_of(*base, here);
      p.marginal =
          before ? marginal_between(*base, *before, here, request.job_tokens()) : no_marginal_values();
      p.estimate = e;
      before = here;
    } catch (input_error const& error) {
      p.error = error;
    }
    points.push_back(std::move(p));
  }
  return points;
}

int run_sweep(sweep_options const& given) {
  sweep_options o = given;
  auto const shard = parse_shard(o.shard);
  if (shard.is_part() && (!o.json || !o.svg.empty())) {
    throw input_error("conflicting_options",
                      "sweep --shard prints a part for merge: it needs --json, and draws no --svg", "");
  }
  if (!o.power_limits.empty()) return run_power_sweep(o);
  if (o.accelerators.empty())
    throw input_error("missing_option", "sweep needs --accelerators or --power-limits", "");
  auto const all_counts = parse_counts(o.accelerators);
  std::string const text = read_text(o.file);
  auto const request = scenario_request::from_json(parse_json(text), true);
  if (request.searches_plan()) o.plan = "search";
  auto const mode = o.scaling == "strong" ? scaling_mode::strong : scaling_mode::weak;
  request.require_scalable(mode);
  std::vector<long long> counts;
  for (std::size_t i = 0; i < all_counts.size(); ++i) {
    if (shard.has(i)) counts.push_back(all_counts[i]);
  }
  auto const points = sweep(request, counts, mode, o.plan == "search");

  if (!o.svg.empty()) {
    std::ofstream out(o.svg);
    out << sweep_svg(request, points, o.scaling);
    out.close();
    if (!out) throw input_error("cannot_write_file", fmt::format("{} cannot be written", o.svg), "");
  }
  sweep_settings const settings{o.scaling, o.knee_metric, o.knee_threshold, request.job_tokens()};
  if (o.csv) {
    print_csv(request, points);
  } else if (o.json) {
    ordered_json list = ordered_json::array();
    for (auto const& p : points) {
      ordered_json one{{"accelerators", p.accelerator_count}};
      if (p.estimate)
        one.update(result_json(*p.request_used, p.scenario_used, *p.estimate));
      else
        one["error"] = p.error->to_json();
      list.push_back(std::move(one));
    }
    if (shard.is_part()) {
      auto head = shard_json(shard, "sweep", text);
      head["accelerators"] = o.accelerators;
      head["plan"] = o.plan;
      head["settings"] = to_json(settings);
      fmt::print("{}\n", to_text({{"shard", head}, {"points", list}, {"version", version_json()}}));
    } else {
      fmt::print("{}\n", to_text(sweep_json(settings, std::move(list), version_json())));
    }
  } else {
    std::vector<compared_size> sizes;
    for (auto const& p : points) {
      if (p.estimate) sizes.push_back({p.accelerator_count, p.efficiency, p.marginal});
    }
    print_table(request, points, knee_of(sizes, o.knee_metric, o.knee_threshold), o);
  }
  return 0;
}

}  // namespace scalekit::cli
