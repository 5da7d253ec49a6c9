#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "plan_search.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scalekit/sensitivity.hpp"
#include "scenario_reader.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// What a customer can buy more of; latency by having less of it.
constexpr sensitivity_parameter upgrades[] = {
    sensitivity_parameter::peak, sensitivity_parameter::memory_bandwidth,
    sensitivity_parameter::scale_up_bandwidth, sensitivity_parameter::network_bandwidth,
    sensitivity_parameter::network_latency};

struct upgrade {
  sensitivity_parameter parameter{};
  double throughput = 1.0;  // over that of the scenario, with twice as much, or half the latency
};

struct sensitivity_report {
  scenario<> used;
  step_estimate<> estimate;
  std::vector<elasticity> elasticities;  // of throughput the largest magnitude first, then of energy
  std::vector<upgrade> doubled;          // the largest gain first
};

sensitivity_report report_of(scenario_request const& request) {
  sensitivity_report r{request.at_own_size(), {}, {}, {}};
  request.require_legal(r.used);
  r.estimate = estimate_step(r.used);
  auto const table = elasticities(r.used);
  r.elasticities.assign(table.begin(), table.end());
  // Differences in the last digits are no order.
  auto const rank = [](double x) { return std::round(std::abs(x) * 1e9); };
  std::stable_sort(r.elasticities.begin(), r.elasticities.end(),
                   [&](elasticity const& a, elasticity const& b) {
                     if (rank(a.throughput) != rank(b.throughput))
                       return rank(a.throughput) > rank(b.throughput);
                     return rank(a.facility_energy) > rank(b.facility_energy);
                   });
  for (auto const p : upgrades) {
    auto more = r.used;
    scale(more, p, p == sensitivity_parameter::network_latency ? 0.5 : 2.0);
    double const rate = base_value(estimate_step(more).tokens_per_second);
    r.doubled.push_back({p, rate / base_value(r.estimate.tokens_per_second)});
  }
  std::stable_sort(r.doubled.begin(), r.doubled.end(), [&](upgrade const& a, upgrade const& b) {
    return rank(a.throughput) > rank(b.throughput);
  });
  return r;
}

void print_table(scenario_request const& request, sensitivity_report const& r) {
  fmt::print("{}\n", wrapped(fmt::format("{} on {} x {}, {}, profile {}", request.model_name(),
                                         r.used.machine.accelerators, request.accelerator().id,
                                         request.network_name(), request.profile().id)));
  text_table table;
  table.column("constant", text_table::align::left);
  for (auto const* name : {"tokens/s", "J/token", "facility J/token"}) table.column(name);
  for (auto const& e : r.elasticities) {
    table.row({std::string(to_string(e.parameter)), fmt::format("{:+.4f}", e.throughput),
               fmt::format("{:+.4f}", e.accelerator_energy), fmt::format("{:+.4f}", e.facility_energy)});
  }
  fmt::print("{}\n", table.str());
  text_table doubled;
  doubled.column("twice the", text_table::align::left);
  doubled.column("tokens/s");
  for (auto const& u : r.doubled) {
    doubled.row({u.parameter == sensitivity_parameter::network_latency ? "(half the network_latency)"
                                                                       : std::string(to_string(u.parameter)),
                 fmt::format("{:+.2f} %", 100.0 * (u.throughput - 1.0))});
  }
  fmt::print("{}\n", doubled.str());
  fmt::print(
      "{}",
      wrapped("Per cent of change for each per cent that a constant grows, exact where nothing jumps: of "
              "tokens/s, of the energy of the accelerators for a token, and of that of the facility. The "
              "second table estimates the step again with twice of what can be bought; the library may "
              "then choose another protocol."));
  for (auto const& reason : request.extrapolation(r.used))
    fmt::print("{}", wrapped("extrapolation: " + reason));
  fmt::print("{}\n", version_text());
}

ordered_json json_of(scenario_request const& request, sensitivity_report const& r) {
  ordered_json list = ordered_json::array();
  for (auto const& e : r.elasticities) {
    list.push_back({{"parameter", to_string(e.parameter)},
                    {"throughput", e.throughput},
                    {"energy_per_token", e.accelerator_energy},
                    {"facility_energy_per_token", e.facility_energy}});
  }
  ordered_json doubled = ordered_json::array();
  for (auto const& u : r.doubled) {
    doubled.push_back({{"parameter", to_string(u.parameter)},
                       {"factor", u.parameter == sensitivity_parameter::network_latency ? 0.5 : 2.0},
                       {"throughput_ratio", u.throughput}});
  }
  return {{"elasticities", list},
          {"upgrades", doubled},
          {"tokens_per_s", base_value(r.estimate.tokens_per_second)},
          {"extrapolation", request.extrapolation(r.used)},
          {"resolved", request.resolved(r.used)},
          {"version", version_json()}};
}

}  // namespace

int run_sensitivity(sensitivity_options const& o) {
  auto request = scenario_request::from_json(parse_json(read_text(o.file)));
  if (request.searches_plan())
    request = with_best_plan(request, request.accelerator_count(), request.global_batch());
  auto const report = report_of(request);
  if (o.json)
    fmt::print("{}\n", to_text(json_of(request, report)));
  else
    print_table(request, report);
  return 0;
}

}  // namespace scalekit::cli
