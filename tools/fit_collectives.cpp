// Fits what collectives cost on the measured systems whose role is "fitted", and only on them.
//
//   fit_collectives data/collective_costs           fit, print what was seen, rewrite nccl.json and rccl.json
//   fit_collectives --check data/collective_costs   fit, exit 1 when the files' values are not the fit's
//
// The fit is a maximum a posteriori estimate in the logarithms of the constants: residuals of log time under a
// soft-L1 loss, and a normal prior for each constant. The rows of a system and size class share one weight, so that a
// long table does not outvote a short one. Derivatives are exact (dual numbers) and there is no random start.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "scalekit/catalog/build_collectives.hpp"
#include "scalekit/catalog/collective_costs.hpp"
#include "scalekit/catalog/collective_measurements.hpp"
#include "scalekit/catalog/resolve_collectives.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/numerics/least_squares.hpp"

namespace {

using namespace std::string_view_literals;
using json = nlohmann::ordered_json;
namespace catalog = scalekit::catalog;

// What a constant is believed to be before any row is seen: central value and standard deviation of the logarithm.
struct prior {
  std::string_view constant;
  std::string_view file;        // nccl, rccl, or empty: both
  std::string_view generation;  // empty: all; else a factor on the constant for one generation
  double central;
  double deviation;
  std::string_view origin;
};

constexpr std::array priors{
    prior{"call", "", "", 10.0, 0.7, "launch and synchronisation of a kernel"},
    prior{"call", "nccl", "ampere", 1.0, 0.5, "the call of all generations"},
    prior{"call", "nccl", "hopper", 1.0, 0.5, "the call of all generations"},
    prior{"call", "rccl", "cdna3", 1.0, 0.5, "the call of all generations"},
    prior{"pairwise_call", "", "", 10.0, 0.7, "as other calls"},
    prior{"ll_latency_ratio", "", "", 1.0, 0.5, "the tuner's own latency"},
    prior{"ll128_latency_ratio", "", "", 1.0, 0.5, "the tuner's own latency"},
    prior{"simple_latency_ratio", "nccl", "", 1.0, 0.5, "the tuner's own latency"},
    prior{"simple_latency_ratio", "rccl", "", 1.0, 0.5, "the tuner's own latency"},
    prior{"flagged_crossing", "", "", 3.0, 0.5,
          "the tuner's network hop, LL 2.7 us for rings and 5 us for trees"},
    prior{"crossing", "", "", 14.0, 0.5, "the tuner's network hop, Simple"},
    prior{"link_efficiency", "nccl", "", 0.96, 0.03, "the tuner is within 7 % of large messages"},
    prior{"link_efficiency", "rccl", "", 0.95, 0.05, "45 to 48 of the 48 GB/s that RCCL counts on"},
    prior{"network_efficiency", "", "", 0.96, 0.04, "what all ranks at once leave of what one flow reaches"},
    prior{"closing_copy", "nccl", "ampere", 0.4, 0.7,
          "between hidden and one more step; that only Ampere shows it is empirical"},
    prior{"", "", "", 1.0, 0.2, "bandwidth of the SimAI grid, whose machine is not stated"},
};
constexpr std::size_t count = priors.size();
constexpr std::size_t grid_bandwidth = count - 1;
constexpr std::string_view grid = "SimAI";
// Central 90 % of a normal distribution.
constexpr double range_deviations = 1.645;

using real = scalekit::dual<count>;

// Residuals are counted in these: what tables of the same machine by two authors differ by.
double deviation_of(double bytes) {
  constexpr double mebibyte = 1048576.0;
  return bytes >= 64 * mebibyte ? 0.035 : bytes >= mebibyte ? 0.14 : 0.21;
}

struct row {
  catalog::collective_system_record const* system;
  catalog::collective_measurement_record const* measured;
  std::string_view file;
  std::string_view generation;
  catalog::collective_call<real> call;
  scalekit::tuning tuning;
  double weight = 1.0;
};

scalekit::collective_settings<real> settings_at(std::array<real, count> const& logarithms, row const& r) {
  auto const& record = *catalog::find_collective_cost(r.file);
  auto const& reference = *catalog::find_by_id(catalog::libraries, record.library);
  scalekit::collective_settings<real> s{};
  s.tuning = r.tuning;
  s.algorithm = r.call.algorithm;
  s.protocol = r.call.protocol;
  s.in_graph = catalog::has_flag(*r.measured, catalog::collective_flag::graph_launch);
  auto& k = s.constants;
  k = catalog::make_collective_constants<real>(catalog::constants_for(record, ""), reference);
  k.closing_copy = real{0.0};
  std::array<real, scalekit::wire_protocol_count> ratios{real{1.0}, real{1.0}, real{1.0}};
  real call{0.0};
  for (std::size_t i = 0; i < grid_bandwidth; ++i) {
    prior const& p = priors[i];
    if (!p.file.empty() && p.file != r.file) continue;
    if (!p.generation.empty() && p.generation != r.generation) continue;
    real const value = exp(logarithms[i]);
    if (p.constant == "call") call += logarithms[i];
    if (p.constant == "pairwise_call") k.pairwise_call = scalekit::microseconds(value);
    if (p.constant == "ll_latency_ratio") ratios[0] = value;
    if (p.constant == "ll128_latency_ratio") ratios[1] = value;
    if (p.constant == "simple_latency_ratio") ratios[2] = value;
    if (p.constant == "flagged_crossing") k.flagged_crossing = scalekit::microseconds(value);
    if (p.constant == "crossing") k.crossing = scalekit::microseconds(value);
    if (p.constant == "link_efficiency") k.link_efficiency = value;
    if (p.constant == "network_efficiency") k.network_efficiency = value;
    if (p.constant == "closing_copy") k.closing_copy = value;
  }
  k.call = scalekit::microseconds(exp(call));
  catalog::scale_latencies(k, reference, ratios);
  return s;
}

real predicted_time(std::array<real, count> const& logarithms, row const& r) {
  auto links = r.call.links;
  if (r.system->name == grid) links.between_nodes = links.between_nodes * exp(logarithms[grid_bandwidth]);
  return scalekit::base_value(scalekit::collective_time(r.call.operation, scalekit::bytes(real{r.call.bytes}),
                                                        r.call.group, links, settings_at(logarithms, r))
                                  .time);
}

std::vector<row> fitted_rows() {
  std::vector<row> rows;
  std::map<std::pair<std::string_view, double>, int> cells;
  auto const cell = [](row const& r) { return std::pair{r.system->name, deviation_of(r.call.bytes)}; };
  for (auto const& system : catalog::collective_systems) {
    if (system.role != "fitted") continue;
    auto const& part = *catalog::find_by_id(catalog::accelerators, system.accelerator);
    if (part.vendor != "nvidia" && part.vendor != "amd") continue;
    for (auto const& measured : system.measurements) {
      if (!measured.scored || catalog::has_flag(measured, catalog::collective_flag::approximate)) continue;
      rows.push_back(
          {&system, &measured, part.vendor == "amd" ? "rccl"sv : "nccl"sv, part.generation,
           catalog::make_call<real>(system, measured),
           catalog::make_tuning(catalog::library_of(system), catalog::tuning_family(part.generation))});
      ++cells[cell(rows.back())];
    }
  }
  for (auto& r : rows) r.weight = 1.0 / std::sqrt(cells[cell(r)]);
  std::string_view last;
  for (auto const& [key, number] : cells) {
    if (key.first != last) fmt::print("  {}\n", key.first);
    last = key.first;
  }
  return rows;
}

double rounded(double x) { return std::stod(fmt::format("{:.4g}", x)); }

std::string text_of(json const& file) {
  auto const lines = [](json const& group, int indent, auto const& body) {
    std::string text = "{\n";
    std::size_t left = group.size();
    for (auto const& [name, value] : group.items()) {
      text += fmt::format("{:{}}\"{}\": {}{}\n", "", indent + 2, name, body(value), --left > 0 ? "," : "");
    }
    return text + fmt::format("{:{}}}}", "", indent);
  };
  auto const plain = [](json const& value) { return value.dump(); };
  return lines(file, 0,
               [&](json const& value) {
                 if (&value == &file.at("constants")) return lines(value, 2, plain);
                 if (&value == &file.at("by_generation") && !value.empty())
                   return lines(value, 2, [&](json const& own) { return lines(own, 4, plain); });
                 return value.dump();
               }) +
         "\n";
}

}  // namespace

int main(int argc, char** argv) {
  bool const check = argc > 2 && argv[1] == "--check"sv;
  if (argc != (check ? 3 : 2)) {
    fmt::print(stderr, "usage: fit_collectives [--check] data/collective_costs\n");
    return 2;
  }
  std::string const folder = argv[argc - 1];
  std::map<std::string_view, json> files;
  for (auto const name : {"nccl"sv, "rccl"sv}) {
    std::ifstream in(fmt::format("{}/{}.json", folder, name));
    if (!in) {
      fmt::print(stderr, "fit_collectives: cannot read {}/{}.json\n", folder, name);
      return 2;
    }
    files[name] = json::parse(in);
  }

  fmt::print("fitted systems:\n");
  auto const rows = fitted_rows();
  std::array<double, count> start{};
  for (std::size_t i = 0; i < count; ++i) start[i] = std::log(priors[i].central);
  auto const fit =
      scalekit::fit_least_squares<count>(start, [&](std::array<real, count> const& x, auto const& sink) {
        for (auto const& r : rows) {
          real const miss = log(predicted_time(x, r) / r.measured->time_s);
          sink(scalekit::soft_l1(miss * (r.weight / deviation_of(r.call.bytes))));
        }
        for (std::size_t i = 0; i < count; ++i) sink((x[i] - start[i]) / priors[i].deviation);
      });
  fmt::print("{} rows; cost {:.4f} after {} iterations, {}\n", rows.size(), fit.cost, fit.iterations,
             fit.converged ? "converged" : "NOT CONVERGED");
  if (!fit.converged) return 1;

  // "shift": how far the rows moved the constant from what was believed, in prior standard deviations.
  fmt::print("{:<22}{:<6}{:<8}{:>9}{:>9}{:>9}{:>9}{:>7}\n", "constant", "file", "gener.", "prior", "central",
             "low", "high", "shift");
  int changed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    prior const& p = priors[i];
    double logarithm = fit.parameters[i];
    double variance = fit.covariance[i][i];
    if (p.constant == "call" && !p.generation.empty()) {
      logarithm += fit.parameters[0];
      variance += fit.covariance[0][0] + 2.0 * fit.covariance[0][i];
    } else if (p.constant == "call") {
      // A generation without rows can lie anywhere in the population.
      variance += priors[1].deviation * priors[1].deviation;
    }
    double const deviation = std::sqrt(variance);
    double const most = p.constant.ends_with("efficiency") ? 1.0 : 1e300;
    double const central = std::min(most, rounded(std::exp(logarithm)));
    double const low = rounded(std::exp(logarithm - range_deviations * deviation));
    double const high = std::min(most, rounded(std::exp(logarithm + range_deviations * deviation)));
    fmt::print("{:<22}{:<6}{:<8}{:>9.4g}{:>9.4g}{:>9.4g}{:>9.4g}{:>+7.1f}\n",
               p.constant.empty() ? "(SimAI bandwidth)"sv : p.constant, p.file, p.generation, p.central,
               central, low, high, (fit.parameters[i] - start[i]) / p.deviation);
    if (p.constant.empty()) continue;
    for (auto& [name, file] : files) {
      if (!p.file.empty() && p.file != name) continue;
      json& value = p.generation.empty()
                        ? file["constants"][std::string(p.constant)]
                        : file["by_generation"][std::string(p.generation)][std::string(p.constant)];
      json const before = value.is_null() ? json{{"central", 0.0}} : value;
      bool const ratio =
          p.constant.ends_with("ratio") || p.constant.ends_with("efficiency") || p.constant == "closing_copy";
      value = {
          {"central", central},
          {"low", low},
          {"high", high},
          {"unit", ratio ? "1" : "us"},
          {"kind", "derived"},
          {"source", "scalekit"},
          {"locator", "tools/fit_collectives.cpp"},
          {"retrieved", "2026-11-30"},
          {"note", fmt::format("fitted on the fitted systems of data/collectives; prior {:.4g}, {}; range: "
                               "central 90 %",
                               p.central, p.origin)}};
      // Another compiler may round a figure the other way: agreement to a thousandth is agreement.
      if (!(std::abs(before.at("central").get<double>() / central - 1.0) <= 1e-3)) {
        ++changed;
        if (check)
          fmt::print(stderr, "{}.json: {} {}: file says {}, fit says {}\n", name, p.constant, p.generation,
                     before.at("central").get<double>(), central);
      }
    }
  }
  if (check) return changed == 0 ? 0 : 1;
  for (auto const& [name, file] : files) {
    std::ofstream(fmt::format("{}/{}.json", folder, name)) << text_of(file);
  }
  fmt::print("wrote {0}/nccl.json and {0}/rccl.json\n", folder);
  return 0;
}
