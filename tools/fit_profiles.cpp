// Fits the constants of a software profile on the fitted half of the published rows, and only on them.
//
//   fit_profiles data/profiles/pytorch-fsdp-2023.json           fit, print what was seen, rewrite the file
//   fit_profiles --check data/profiles/pytorch-fsdp-2023.json   fit, exit 1 when the file's values are not
//   the fit's
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

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/observations_llm_foundry.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/numerics/least_squares.hpp"
#include "scalekit/training/step.hpp"

namespace {

using namespace std::string_view_literals;
using json = nlohmann::ordered_json;

// What the constants are believed to be before any row is seen: central value and standard deviation of the
// logarithm.
struct prior {
  std::string_view constant;
  std::string_view group;  // empty: one value for all accelerators; else a prefix of the accelerators' ids
  double central;
  double deviation;
  std::string_view origin;
};

constexpr std::array priors{
    prior{"gemm_efficiency", "a100", 0.87, 0.07, "best measured GEMM 271.2 of 312 TFLOP/s"},
    prior{"gemm_efficiency", "h100", 0.75, 0.07,
          "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    prior{"attention_forward_efficiency", "a100", 0.60, 0.25, "FlashAttention-2 up to 230 of 312 TFLOP/s"},
    prior{"attention_forward_efficiency", "h100", 0.35, 0.25,
          "FlashAttention-2 on H100, causal, head dimension 128"},
    prior{"attention_backward_efficiency", "a100", 0.40, 0.30,
          "FlashAttention-2 backward, less for older kernels"},
    prior{"attention_backward_efficiency", "h100", 0.28, 0.30, "FlashAttention-2 backward on H100"},
    prior{"contention", "a100", 0.40, 0.50,
          "communication kernels hold a tenth to a half of the compute units"},
    prior{"contention", "h100", 0.40, 0.50, "as on A100"},
    prior{"gemm_k_ramp", "", 100.0, 0.70, "a tile's prologue and epilogue, in inner elements"},
    prior{"attention_sequence_ramp", "", 250.0, 0.50,
          "FlashAttention-2 on H100: 191 TFLOP/s at 512, 335 at 16,384"},
    prior{"elementwise_traffic", "", 1.2, 0.40, "between fused kernels (1) and eager ones (2 and more)"},
    prior{"hop_latency_ratio", "", 1.0, 1.00, "the tuner's own estimate, within a factor of e"},
    prior{"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    prior{"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
    prior{"loss_bytes_per_logit", "", 28.0, 0.30,
          "16-bit logits, fp32 softmax and gradient, each written and read"},
    prior{"optimizer_traffic", "", 60.0, 0.50,
          "28 bytes when fused, two to three times that as separate kernels"},
};
constexpr std::size_t count = priors.size();
constexpr double row_deviation = 0.02;
// Central 90 % of a normal distribution.
constexpr double range_deviations = 1.645;

using real = scalekit::dual<count>;

// The constants of the profile with the fitted ones replaced, as numbers that carry derivatives.
scalekit::software_profile<real> profile_at(std::array<real, count> const& logarithms,
                                            scalekit::catalog::profile_constants const& fixed,
                                            scalekit::collective_settings<real> const& collectives,
                                            std::string_view accelerator) {
  auto profile = scalekit::catalog::make_profile<real>(fixed, collectives.tuning, collectives.constants);
  for (std::size_t i = 0; i < count; ++i) {
    if (!accelerator.starts_with(priors[i].group)) continue;
    real const value = exp(logarithms[i]);
    std::string_view const name = priors[i].constant;
    if (name == "gemm_efficiency")
      profile.kernels.gemm_efficiency = value;
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

// Rounded to four figures: more would pretend to a precision that the rows do not have, and four survive
// another compiler's rounding.
double rounded(double x) { return std::stod(fmt::format("{:.4g}", x)); }

}  // namespace

int main(int argc, char** argv) {
  bool const check = argc > 2 && argv[1] == "--check"sv;
  if (argc != (check ? 3 : 2)) {
    fmt::print(stderr, "usage: fit_profiles [--check] data/profiles/pytorch-fsdp-2023.json\n");
    return 2;
  }
  std::string const path = argv[argc - 1];
  std::ifstream in(path);
  if (!in) {
    fmt::print(stderr, "fit_profiles: cannot read {}\n", path);
    return 2;
  }
  json file = json::parse(in);
  std::string const id = file.at("id");
  auto const* record = scalekit::catalog::find_by_id(scalekit::catalog::profiles, id);
  if (record == nullptr) {
    fmt::print(stderr, "fit_profiles: no profile {} in the catalogue\n", id);
    return 2;
  }

  struct row {
    scalekit::catalog::observation_record const* observation;
    scalekit::scenario<real> scenario;
    scalekit::catalog::profile_constants fixed;
  };
  std::vector<row> rows;
  std::vector<std::string_view> cells;
  for (auto const& o : scalekit::catalog::observations_llm_foundry) {
    if (!o.fitted || !o.scored || o.precision != "bf16") continue;
    rows.push_back({&o, scalekit::catalog::make_observed_scenario<real>(o, *record),
                    scalekit::catalog::constants_for(*record, o.accelerator)});
    if (std::find(cells.begin(), cells.end(), o.cell) == cells.end()) cells.push_back(o.cell);
  }
  fmt::print("{}: {} rows of {} fitted cells of llm_foundry, bf16, all scored, none checked\n", id,
             rows.size(), cells.size());
  std::sort(cells.begin(), cells.end());
  for (auto const cell : cells) fmt::print("  {}\n", cell);

  std::array<double, count> start{};
  for (std::size_t i = 0; i < count; ++i) start[i] = std::log(priors[i].central);
  auto const fit = scalekit::fit_least_squares<count>(start, [&](std::array<real, count> const& x,
                                                                 auto const& sink) {
    for (auto const& r : rows) {
      auto scenario = r.scenario;
      scenario.profile = profile_at(x, r.fixed, r.scenario.profile.collectives, r.observation->accelerator);
      real const predicted = scalekit::base_value(scalekit::estimate_step(scenario).tokens_per_second) /
                             static_cast<double>(scenario.machine.accelerators);
      sink(scalekit::soft_l1(log(predicted / r.observation->tokens_per_s_per_accelerator) / row_deviation));
    }
    for (std::size_t i = 0; i < count; ++i) sink((x[i] - start[i]) / priors[i].deviation);
  });
  fmt::print("cost {:.4f} after {} iterations, {}\n", fit.cost, fit.iterations,
             fit.converged ? "converged" : "NOT CONVERGED");
  if (!fit.converged) return 1;

  // "shift": how far the rows moved the constant from what was believed, in prior standard deviations. A large shift means
  // that the constant absorbs something that the model does not name.
  fmt::print("{:<32}{:<7}{:>11}{:>11}{:>11}{:>11}{:>8}\n", "constant", "group", "prior", "central", "low",
             "high", "shift");
  int changed = 0;
  for (std::size_t i = 0; i < count; ++i) {
    double const deviation = std::sqrt(fit.covariance[i][i]);
    double const central = rounded(std::exp(fit.parameters[i]));
    double const low = rounded(std::exp(fit.parameters[i] - range_deviations * deviation));
    double high = rounded(std::exp(fit.parameters[i] + range_deviations * deviation));
    bool const fraction = priors[i].constant.ends_with("efficiency") || priors[i].constant == "contention";
    if (fraction) high = std::min(high, priors[i].constant == "contention" ? 0.99 : 1.0);
    fmt::print("{:<32}{:<7}{:>11.4g}{:>11.4g}{:>11.4g}{:>11.4g}{:>+8.1f}\n", priors[i].constant,
               priors[i].group, priors[i].central, central, low, high,
               (fit.parameters[i] - start[i]) / priors[i].deviation);
    auto const update = [&](json& value) {
      json const before = value;
      value["central"] = central;
      value["low"] = low;
      value["high"] = high;
      value["kind"] = "derived";
      value["locator"] = "tools/fit_profiles.cpp";
      value["note"] = fmt::format(
          "fitted on the fitted half of llm_foundry (bf16); prior {:.4g}, {}; range: central 90 %",
          priors[i].central, priors[i].origin);
      value["fitted_on"] = {"llm_foundry"};
      // Another compiler may round a figure the other way: agreement to a thousandth is agreement.
      if (std::abs(before.at("central").get<double>() / central - 1.0) > 1e-3 ||
          before.value("note", "") != value.at("note").get<std::string>()) {
        ++changed;
        if (check)
          fmt::print(stderr, "{}: {} {}: file says {}, fit says {}\n", path, priors[i].constant,
                     priors[i].group, before.at("central").get<double>(), central);
      }
    };
    if (priors[i].group.empty()) {
      update(file["constants"][std::string(priors[i].constant)]);
    } else {
      for (auto& [accelerator, constants] : file["by_accelerator"].items()) {
        if (accelerator.starts_with(priors[i].group)) update(constants[std::string(priors[i].constant)]);
      }
    }
  }
  if (check) return changed == 0 ? 0 : 1;

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
  std::ofstream(path) << text << "}\n";
  fmt::print("wrote {}\n", path);
  return 0;
}
