#include "power_sweep.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "plan_search.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scenario_reader.hpp"
#include "sweep.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

struct limit_point {
  double limit_w = 0.0;
  scenario_request request;
  scenario<> used{};
  step_estimate<> estimate{};
  double accelerator_energy = 0.0;  // J a token
  double facility_energy = 0.0;
  std::optional<double> cost;  // of a million tokens: at the price given, else when owned
  marginal_values marginal{};  // of the step from the limit before
};

// The document with the limit in its system, which may be a name alone.
nlohmann::json under_limit(nlohmann::json document, double limit_w) {
  auto& system = document["system"];
  if (system.is_string()) system = {{"system", system}};
  system["power_limit_w"] = limit_w;
  return document;
}

std::vector<limit_point> points_of(nlohmann::json const& document, std::vector<long long> const& limits) {
  std::vector<limit_point> points;
  // A document that cannot be read is an error of its own, and not of what a limit makes of it.
  static_cast<void>(scenario_request::from_json(document));
  for (auto const limit : limits) {
    auto const limit_w = static_cast<double>(limit);
    limit_point p{limit_w, scenario_request::from_json(under_limit(document, limit_w)), {}, {}, 0.0, 0.0, {},
                  {}};
    if (p.request.searches_plan())
      p.request = with_best_plan(p.request, p.request.accelerator_count(), p.request.global_batch());
    auto const& request = p.request;
    p.used = request.at_own_size();
    request.require_legal(p.used);
    p.estimate = estimate_step(p.used);
    double const rate = base_value(p.estimate.tokens_per_second);
    p.accelerator_energy =
        base_value(p.estimate.draw.accelerator) * static_cast<double>(p.used.machine.accelerators) / rate;
    p.facility_energy = base_value(p.estimate.draw.facility) / rate;
    ordered_json costs;
    request.costs().add_results(costs, p.used, p.estimate, request.accelerator(), std::nullopt);
    if (costs.contains("cost_per_million_tokens"))
      p.cost = costs["cost_per_million_tokens"].get<double>();
    else if (costs["economics"].contains("owned_cost_per_million_tokens"))
      p.cost = costs["economics"]["owned_cost_per_million_tokens"].get<double>();
    p.marginal = points.empty()
                     ? no_marginal_values()
                     : marginal_between(scaling_point_of(points.front().used, points.front().estimate),
                                        scaling_point_of(points.back().used, points.back().estimate),
                                        scaling_point_of(p.used, p.estimate));
    points.push_back(std::move(p));
  }
  return points;
}

// The limit with the least of something. Of equals, to rounding, the highest limit, which is the fastest.
template <class Value>
limit_point const* least(std::vector<limit_point> const& points, Value const& value) {
  limit_point const* best = nullptr;
  for (auto const& p : points) {
    if (best == nullptr || value(p) <= value(*best) * (1.0 + 1e-9)) best = &p;
  }
  return best;
}

struct best_limits {
  limit_point const* accelerator_energy;
  limit_point const* facility_energy;
  limit_point const* cost;  // null: the scenario gives no price
};

best_limits best_of(std::vector<limit_point> const& points) {
  bool const priced = points.front().cost.has_value();
  return {least(points, [](limit_point const& p) { return p.accelerator_energy; }),
          least(points, [](limit_point const& p) { return p.facility_energy; }),
          priced ? least(points, [](limit_point const& p) { return *p.cost; }) : nullptr};
}

void print_table(std::vector<limit_point> const& points, best_limits const& best) {
  auto const& request = points.front().request;
  fmt::print("{}\n",
             wrapped(fmt::format("{} on {} x {}, {}, profile {}, power limits of an accelerator",
                                 request.model_name(), points.front().used.machine.accelerators,
                                 request.accelerator().id, request.network_name(), request.profile().id)));
  text_table table;
  for (auto const* name :
       {"limit", "clock", "tokens/s", "/watt", "watts", "node kW", "J/token", "facility", "TFLOP/J", "USD/M"})
    table.column(name);
  for (auto const& p : points) {
    auto const& e = p.estimate;
    double const flops = base_value(e.model_flop_rate_per_accelerator) / base_value(e.draw.accelerator);
    table.row({fmt::format("{:.0f}", p.limit_w), fmt::format("{:.3f}{}", e.clock, e.lowest_clock ? "*" : ""),
               fmt::format("{:.0f}", base_value(e.tokens_per_second)),
               p.marginal.per_watt.value ? fmt::format("{:.2f}", *p.marginal.per_watt.value) : "-",
               fmt::format("{:.0f}", base_value(e.draw.accelerator)),
               fmt::format("{:.2f}", base_value(e.draw.node) / 1e3),
               fmt::format("{:.4f}", p.accelerator_energy), fmt::format("{:.4f}", p.facility_energy),
               fmt::format("{:.3f}", flops / 1e12), p.cost ? fmt::format("{:.4f}", *p.cost) : "-"});
  }
  fmt::print("{}\n", table.str());
  auto const say = [&](std::string_view what, limit_point const* p) {
    if (p == nullptr) return;
    double const kept =
        base_value(p->estimate.tokens_per_second) / base_value(points.back().estimate.tokens_per_second);
    fmt::print("{}", wrapped(fmt::format("least {}: {:.0f} W, {:.1f} % of the throughput at {:.0f} W", what,
                                         p->limit_w, 100.0 * kept, points.back().limit_w)));
  };
  say("energy of the accelerators for a token", best.accelerator_energy);
  say("energy of the facility for a token", best.facility_energy);
  say("cost of a token", best.cost);
  fmt::print(
      "{}",
      wrapped("clock: over that under the default limit; * the lowest clock draws more than the limit. "
              "/watt: tokens/s for "
              "each watt of accelerator power that the step from the line above added. "
              "J/token: of the accelerators, and of the facility. TFLOP/J: model FLOPs for each joule of "
              "the accelerators. USD/M: dollars for a million tokens at the price of the scenario, or when "
              "owned; with a price for each hour alone the fastest is the cheapest."));
  std::vector<std::string> said;
  for (auto const* p : {&points.back(), &points.front()}) {
    for (auto const& reason : p->request.extrapolation(p->used)) {
      if (std::find(said.begin(), said.end(), reason) == said.end()) said.push_back(reason);
    }
  }
  for (auto const& reason : said) fmt::print("{}", wrapped("extrapolation: " + reason));
  fmt::print("{}\n", version_text());
}

ordered_json json_of(std::vector<limit_point> const& points, best_limits const& best) {
  ordered_json list = ordered_json::array();
  for (auto const& p : points) {
    ordered_json one{{"power_limit_w", p.limit_w}};
    one.update(result_json(p.request, p.used, p.estimate));
    auto const number = [](std::optional<double> const& x) {
      return x ? ordered_json(*x) : ordered_json(nullptr);
    };
    one["marginal"] = {{"per_watt", number(p.marginal.per_watt.value)},
                       {"per_watt_relative", number(p.marginal.per_watt.relative)},
                       {"per_facility_watt", number(p.marginal.per_facility_watt.value)},
                       {"per_facility_watt_relative", number(p.marginal.per_facility_watt.relative)}};
    list.push_back(std::move(one));
  }
  auto const limit = [](limit_point const* p) {
    return p != nullptr ? ordered_json(p->limit_w) : ordered_json(nullptr);
  };
  return {{"points", list},
          {"best_power_limit_w",
           {{"accelerator_energy", limit(best.accelerator_energy)},
            {"facility_energy", limit(best.facility_energy)},
            {"cost", limit(best.cost)}}},
          {"version", version_json()}};
}

}  // namespace

int run_power_sweep(sweep_options const& o) {
  if (!o.accelerators.empty() || o.csv || !o.svg.empty() || o.plan != "fixed") {
    throw input_error("conflicting_options",
                      "sweep --power-limits takes neither --accelerators nor --csv, --svg or --plan", "");
  }
  auto const limits = parse_counts(o.power_limits, "--power-limits");
  auto const points = points_of(parse_json(read_text(o.file)), limits);
  auto const best = best_of(points);
  if (o.json)
    fmt::print("{}\n", to_text(json_of(points, best)));
  else
    print_table(points, best);
  return 0;
}

}  // namespace scalekit::cli
