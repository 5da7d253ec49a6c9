// Fits the constants of the software profiles on the fitted half of the published rows, and only on them.
//
//   fit_profiles data/profiles [ID...]           fit, print what was seen, rewrite the files
//   fit_profiles --check data/profiles [ID...]   fit, exit 1 when the files' values are not the fit's
//
// The fit is a maximum a posteriori estimate in the logarithms of the constants: residuals of log throughput
// at 2 % (what identical configurations reported twice differ by) under a soft-L1 loss, and a normal prior
// for each constant. Derivatives are exact (dual numbers), there is no random start, so the same rows give
// the same numbers.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/observations.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/numerics/least_squares.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"

#include "../cli/error_moments.hpp"
#include "profile_fits.hpp"

namespace {

using namespace std::string_view_literals;
using namespace scalekit::tools;
using json = nlohmann::ordered_json;
namespace catalog = scalekit::catalog;

// Central 90 % of a normal distribution.
constexpr double range_deviations = 1.645;

using real = scalekit::dual<most>;

// The constants of the profile with the fitted ones replaced, as numbers that carry derivatives.
scalekit::software_profile<real> profile_at(std::array<real, most> const& logarithms, profile_fit const& fit,
                                            scalekit::software_profile<real> profile,
                                            std::string_view accelerator) {
  for (std::size_t i = 0; i < fit.priors.size(); ++i) {
    if (!accelerator.starts_with(fit.priors[i].group)) continue;
    real const value = exp(logarithms[i]);
    std::string_view const name = fit.priors[i].constant;
    if (name == "gemm_efficiency")
      profile.kernels.gemm_efficiency = value;
    else if (name == "fp8_gemm_ratio")
      profile.kernels.fp8_gemm_ratio = value;
    else if (name == "attention_forward_efficiency")
      profile.kernels.attention_forward_efficiency = value;
    else if (name == "attention_backward_efficiency")
      profile.kernels.attention_backward_efficiency = value;
    else if (name == "contention")
      profile.contention = value;
    else if (name == "gemm_k_ramp")
      profile.kernels.gemm_k_ramp = value;
    else if (name == "attention_sequence_ramp")
      profile.kernels.attention_sequence_ramp = value;
    else if (name == "elementwise_traffic")
      profile.kernels.elementwise_traffic = value;
    else if (name == "hop_latency_ratio")
      profile.collectives.hop_latency_ratio = value;
    else if (name == "data_overlap")
      profile.data_overlap = value;
    else if (name == "tensor_overlap")
      profile.tensor_overlap = value;
    else if (name == "micro_batch_host_s")
      profile.micro_batch_host = scalekit::seconds(value);
    else if (name == "step_host_s")
      profile.step_host = scalekit::seconds(value);
    else if (name == "loss_bytes_per_logit")
      profile.kernels.loss_traffic = scalekit::bytes(value);
    else if (name == "optimizer_traffic")
      profile.optimizer_traffic = scalekit::bytes(value);
  }
  return profile;
}

bool is_fraction(std::string_view constant) {
  return constant.ends_with("efficiency") || constant.ends_with("overlap") || constant == "contention" ||
         constant == "fp8_gemm_ratio";
}

struct row {
  catalog::observation_record const* observation;
  scalekit::scenario<real> scenario;
};

// The scored rows that a profile is for: those of the fitted half, or all.
std::vector<row> rows_of(profile_fit const& fit, catalog::profile_record const& record, bool fitted_half) {
  std::vector<row> rows;
  for (auto const id : fit.sources) {
    auto const* source = id.empty() ? nullptr : catalog::find_observation_source(id);
    if (source == nullptr) continue;
    for (auto const& o : source->observations) {
      bool const excludes = fit.row.starts_with('!');
      std::string_view const text = excludes ? fit.row.substr(1) : fit.row;
      bool const contains = o.id.find(text) != o.id.npos || o.precision == text;
      if ((fitted_half && !o.fitted) || !o.scored || !o.accelerator.starts_with(fit.accelerator)) continue;
      if (!text.empty() && contains == excludes) continue;
      auto s = catalog::make_observed_scenario<real>(o, record);
      if (scalekit::find_plan_error(s.model, s.machine, s.parallel, s.training)) continue;
      rows.push_back({&o, s});
    }
  }
  return rows;
}

// Rounded to four figures: more would pretend to a precision that the rows do not have, and four survive
// another compiler's rounding.
double rounded(double x) { return std::stod(fmt::format("{:.4g}", x)); }

std::array<double, most> prior_logarithms(profile_fit const& fit) {
  std::array<double, most> start{};
  for (std::size_t i = 0; i < fit.priors.size(); ++i) start[i] = std::log(fit.priors[i].central);
  return start;
}

// Logarithm of predicted over measured throughput.
template <class Logarithms>
real log_error(row const& r, profile_fit const& fit, Logarithms const& x) {
  auto scenario = r.scenario;
  scenario.profile = profile_at(x, fit, r.scenario.profile, r.observation->accelerator);
  real const predicted = scalekit::base_value(scalekit::estimate_step(scenario).tokens_per_second) /
                         static_cast<double>(scenario.machine.accelerators);
  return log(predicted / r.observation->tokens_per_s_per_accelerator);
}

auto fitted_to(std::vector<row> const& rows, profile_fit const& fit) {
  auto const start = prior_logarithms(fit);
  return scalekit::fit_least_squares<most>(start, [&](std::array<real, most> const& x, auto const& sink) {
    for (auto const& r : rows) sink(scalekit::soft_l1(log_error(r, fit, x) / fit.row_deviation));
    for (std::size_t i = 0; i < most; ++i)
      sink((x[i] - start[i]) / (i < fit.priors.size() ? fit.priors[i].deviation : 1.0));
  });
}

// Errors on every scored row of a profile, each predicted with constants that saw no row of its model: neighbours of
// one table resemble each other, so that a row's own table says less than another model does.
json left_out(profile_fit const& fit, catalog::profile_record const& record) {
  auto const fitted = rows_of(fit, record, true);
  auto const all = rows_of(fit, record, false);
  std::vector<std::string_view> models;
  for (auto const& r : all) {
    if (std::find(models.begin(), models.end(), r.observation->model) == models.end())
      models.push_back(r.observation->model);
  }
  std::vector<double> errors;
  for (auto const model : models) {
    std::vector<row> others;
    for (auto const& r : fitted) {
      if (r.observation->model != model) others.push_back(r);
    }
    auto const found = fitted_to(others, fit);
    if (!found.converged) fmt::print(stderr, "{} without {}: NOT CONVERGED\n", fit.id, model);
    std::array<real, most> x{};
    for (std::size_t i = 0; i < most; ++i) x[i] = real{found.parameters[i]};
    for (auto const& r : all) {
      if (r.observation->model == model)
        errors.push_back(std::exp(scalekit::value_of(log_error(r, fit, x))) - 1.0);
    }
  }
  auto const m = scalekit::cli::moments_of(errors);
  fmt::print("one model left out: {} rows of {} models, MAPE {:.2f} %, median {:.2f} %, worst {:+.2f} %\n",
             m.rows, models.size(), 100.0 * m.mape, 100.0 * m.median, 100.0 * m.worst);
  return {{"models", models.size()},
          {"rows", m.rows},
          {"mape", rounded(m.mape)},
          {"median", rounded(m.median)},
          {"worst", rounded(m.worst)}};
}

std::string text_of(json const& file) {
  // One constant a line, so that a diff shows what moved.
  auto const write_group = [](json const& group, int indent) {
    std::string text = "{\n";
    std::size_t left = group.size();
    for (auto const& [name, value] : group.items()) {
      text += fmt::format("{:{}}\"{}\": {}{}\n", "", indent + 2, name, value.dump(), --left > 0 ? "," : "");
    }
    return text + fmt::format("{:{}}}}", "", indent);
  };
  std::string text = "{\n";
  std::size_t left = file.size();
  for (auto const& [name, value] : file.items()) {
    std::string body = value.dump();
    if (name == "constants") body = write_group(value, 2);
    if (name == "by_accelerator") {
      body = "{\n";
      std::size_t groups = value.size();
      for (auto const& [accelerator, constants] : value.items()) {
        body += fmt::format("    \"{}\": {}{}\n", accelerator, write_group(constants, 4),
                            --groups > 0 ? "," : "");
      }
      body += "  }";
    }
    text += fmt::format("  \"{}\": {}{}\n", name, body, --left > 0 ? "," : "");
  }
  return text + "}\n";
}

// Fits one profile; false when the fit fails, or when it was to be checked and the file says otherwise.
bool run(profile_fit const& fit, std::string const& folder, bool check) {
  std::string const path = fmt::format("{}/{}.json", folder, fit.id);
  std::ifstream in(path);
  auto const* record = catalog::find_by_id(catalog::profiles, fit.id);
  if (!in || record == nullptr) {
    fmt::print(stderr, "fit_profiles: cannot read {}, or the catalogue does not have it\n", path);
    return false;
  }
  json file = json::parse(in);
  auto const rows = rows_of(fit, *record, true);
  std::vector<std::string_view> cells;
  for (auto const& r : rows) {
    if (std::find(cells.begin(), cells.end(), r.observation->cell) == cells.end())
      cells.push_back(r.observation->cell);
  }
  std::string_view const other = fit.sources[1];
  std::string const seen = fmt::format("{}{}{}", fit.sources[0], other.empty() ? "" : " and ", other);
  fmt::print("\n{}: {} rows of {} fitted cells of {}, none checked\n", fit.id, rows.size(), cells.size(),
             seen);
  std::sort(cells.begin(), cells.end());
  for (auto const cell : cells) fmt::print("  {}\n", cell);

  auto const start = prior_logarithms(fit);
  auto const found = fitted_to(rows, fit);
  fmt::print("cost {:.4f} after {} iterations, {}\n", found.cost, found.iterations,
             found.converged ? "converged" : "NOT CONVERGED");
  if (!found.converged) return false;

  // "shift": how far the rows moved the constant from what was believed, in prior standard deviations. A large shift means
  // that the constant absorbs something that the model does not name.
  fmt::print("{:<32}{:<9}{:>11}{:>11}{:>11}{:>11}{:>8}\n", "constant", "group", "prior", "central", "low",
             "high", "shift");
  int changed = 0;
  for (std::size_t i = 0; i < fit.priors.size(); ++i) {
    prior const& p = fit.priors[i];
    double const deviation = std::sqrt(found.covariance[i][i]);
    double const limit = !is_fraction(p.constant) ? 1e300 : p.constant == "contention" ? 0.99 : 1.0;
    double const central = std::min(limit, rounded(std::exp(found.parameters[i])));
    double const low = std::min(limit, rounded(std::exp(found.parameters[i] - range_deviations * deviation)));
    double const high =
        std::min(limit, rounded(std::exp(found.parameters[i] + range_deviations * deviation)));
    fmt::print("{:<32}{:<9}{:>11.4g}{:>11.4g}{:>11.4g}{:>11.4g}{:>+8.1f}\n", p.constant, p.group, p.central,
               central, low, high, (found.parameters[i] - start[i]) / p.deviation);
    auto const update = [&](json& value) {
      json const before = value;
      value["central"] = central;
      value["low"] = low;
      value["high"] = high;
      value["kind"] = "derived";
      value["source"] = "scalekit";
      value["locator"] = "tools/fit_profiles.cpp";
      value["note"] = fmt::format("fitted on the fitted half of {}; prior {:.4g}, {}; range: central 90 %",
                                  seen, p.central, p.origin);
      value["fitted_on"] = other.empty() ? json{fit.sources[0]} : json{fit.sources[0], other};
      // Another compiler may round a figure the other way: agreement to a thousandth is agreement.
      if (!(std::abs(before.value("central", 0.0) / central - 1.0) <= 1e-3) ||
          before.value("note", "") != value.at("note").get<std::string>()) {
        ++changed;
        if (check)
          fmt::print(stderr, "{}: {} {}: file says {}, fit says {}\n", path, p.constant, p.group,
                     before.value("central", 0.0), central);
      }
    };
    if (p.group.empty()) {
      update(file["constants"][std::string(p.constant)]);
      continue;
    }
    for (auto& [accelerator, constants] : file["by_accelerator"].items()) {
      if (!accelerator.starts_with(p.group)) continue;
      json& value = constants[std::string(p.constant)];
      if (value.is_null())
        value = {{"central", 0.0},    {"low", 0.0},           {"high", 0.0},   {"unit", "1"},
                 {"kind", "derived"}, {"source", "scalekit"}, {"locator", ""}, {"retrieved", "2026-11-30"}};
      update(value);
    }
  }
  json const without = left_out(fit, *record);
  for (auto const& [name, value] : without.items()) {
    json const& old = file["left_out"][name];
    double const before = old.is_number() ? old.get<double>() : 0.0;
    if (std::abs(before - value.get<double>()) <= 1e-3 * std::abs(before)) continue;
    ++changed;
    if (check)
      fmt::print(stderr, "{}: left_out {}: file says {}, fit says {}\n", path, name, before, value.dump());
  }
  file["left_out"] = without;
  if (check) return changed == 0;
  std::ofstream(path) << text_of(file);
  fmt::print("wrote {}\n", path);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  bool const check = argc > 2 && argv[1] == "--check"sv;
  int const first = check ? 2 : 1;
  if (argc <= first) {
    fmt::print(stderr, "usage: fit_profiles [--check] data/profiles [ID...]\n");
    return 2;
  }
  std::vector<std::string_view> const wanted(argv + first + 1, argv + argc);
  bool good = true;
  for (auto const& fit : fits) {
    if (wanted.empty() || std::find(wanted.begin(), wanted.end(), fit.id) != wanted.end())
      good = run(fit, argv[first], check) && good;
  }
  return good ? 0 : 1;
}
