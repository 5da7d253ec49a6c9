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
#include <span>
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

namespace {

using namespace std::string_view_literals;
using json = nlohmann::ordered_json;
namespace catalog = scalekit::catalog;

// What a constant is believed to be before any row is seen: central value and standard deviation of the
// logarithm.
struct prior {
  std::string_view constant;
  std::string_view group;  // empty: one value for all accelerators; else a prefix of the accelerators' ids
  double central;
  double deviation;
  std::string_view origin;
};

// The most constants that one profile has; shorter lists leave the rest at a prior that nothing depends on.
constexpr std::size_t most = 16;

constexpr prior fsdp_2023[] = {
    {"gemm_efficiency", "a100", 0.87, 0.07, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"gemm_efficiency", "h100", 0.75, 0.07,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "a100", 0.60, 0.25, "FlashAttention-2 up to 230 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "h100", 0.35, 0.25,
     "FlashAttention-2 on H100, causal, head dimension 128"},
    {"attention_backward_efficiency", "a100", 0.40, 0.30,
     "FlashAttention-2 backward, less for older kernels"},
    {"attention_backward_efficiency", "h100", 0.28, 0.30, "FlashAttention-2 backward on H100"},
    {"contention", "", 0.40, 0.50, "communication kernels hold a tenth to a half of the compute units"},
    {"gemm_k_ramp", "", 100.0, 0.70, "a tile's prologue and epilogue, in inner elements"},
    {"attention_sequence_ramp", "", 250.0, 0.50,
     "FlashAttention-2 on H100: 191 TFLOP/s at 512, 335 at 16,384"},
    {"elementwise_traffic", "", 1.2, 0.40, "between fused kernels (1) and eager ones (2 and more)"},
    {"hop_latency_ratio", "", 1.0, 1.00, "the cost of a call alone, within a factor of e"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
    {"loss_bytes_per_logit", "", 28.0, 0.30,
     "16-bit logits, fp32 softmax and gradient, each written and read"},
    {"optimizer_traffic", "", 60.0, 0.50, "28 bytes when fused, two to three times that as separate kernels"},
};
constexpr prior fsdp_2024[] = {
    {"gemm_efficiency", "a100", 0.87, 0.05, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "a100", 0.60, 0.20, "FlashAttention-2 up to 230 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "h100", 0.45, 0.25, "FlashAttention-2 on H100"},
    {"attention_backward_efficiency", "a100", 0.55, 0.20, "FlashAttention-2 backward on A100"},
    {"attention_backward_efficiency", "h100", 0.40, 0.25, "FlashAttention-2 backward on H100"},
    {"contention", "", 0.30, 0.50, "communication kernels hold a tenth to a half of the compute units"},
    {"elementwise_traffic", "", 1.2, 0.20, "a compiler fuses most of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
};
constexpr prior megatron_2021[] = {
    {"gemm_efficiency", "a100", 0.80, 0.10,
     "best measured GEMM 271.2 of 312 TFLOP/s, less for libraries of 2021"},
    {"elementwise_traffic", "", 1.5, 0.30, "some kernels fused"},
    {"hop_latency_ratio", "", 1.4, 0.30, "as fitted for FSDP rows"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"optimizer_traffic", "", 40.0, 0.50, "fused Adam on 16-bit weights"},
};
constexpr prior megatron_core[] = {
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "h100", 0.45, 0.25, "FlashAttention-2 or cuDNN on H100"},
    {"attention_backward_efficiency", "h100", 0.38, 0.25, "the same, backward"},
    {"contention", "h100", 0.20, 0.50, "few channels beside compute"},
    {"elementwise_traffic", "", 1.3, 0.25, "norms and activations fused"},
    {"tensor_overlap", "", 0.4, 0.50, "chunked products hide part of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
constexpr prior nemo[] = {
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"gemm_efficiency", "gb200", 0.70, 0.10, "as on H100, less"},
    {"fp8_gemm_ratio", "", 0.88, 0.10, "best measured products in 8 and 16 bits on H100"},
    {"attention_forward_efficiency", "", 0.50, 0.25, "cuDNN attention"},
    {"attention_backward_efficiency", "", 0.42, 0.25, "the same, backward"},
    {"contention", "", 0.20, 0.50, "few channels beside compute"},
    {"elementwise_traffic", "", 1.2, 0.25, "fused kernels"},
    {"tensor_overlap", "", 0.5, 0.50, "userbuffers hide part of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
constexpr prior internevo[] = {
    {"gemm_efficiency", "a100", 0.80, 0.10, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "a100", 0.50, 0.30, "FlashAttention of 2023"},
    {"attention_backward_efficiency", "a100", 0.38, 0.30, "the same, backward"},
    {"elementwise_traffic", "", 1.6, 0.30, "some kernels fused"},
    {"data_overlap", "", 0.7, 0.30, "gradients are reduced beside the backward pass"},
    {"hop_latency_ratio", "", 1.4, 0.50, "as fitted for FSDP rows"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
constexpr prior rocm[] = {
    {"gemm_efficiency", "mi250x", 0.50, 0.15, "practical ceiling of about 100 of 191.5 TFLOP/s"},
    {"elementwise_traffic", "", 1.5, 0.20, "some kernels fused"},
    {"micro_batch_host_s", "", 5e-3, 1.00, "order of magnitude"},
};
constexpr prior maxtext[] = {
    {"gemm_efficiency", "tpu-v4", 0.80, 0.10, "products of training shapes on TPU"},
    {"gemm_efficiency", "tpu-v5e", 0.75, 0.10, "products of training shapes on TPU"},
    {"gemm_efficiency", "tpu-v5p", 0.75, 0.10, "products of training shapes on TPU"},
    {"attention_forward_efficiency", "", 0.50, 0.40, "Splash attention"},
    {"attention_backward_efficiency", "", 0.40, 0.40, "the same, backward"},
    {"elementwise_traffic", "", 1.0, 0.30, "XLA fuses"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};

// A profile, the sources whose fitted rows it sees, and what is believed before.
struct profile_fit {
  std::string_view id;
  std::array<std::string_view, 2> sources;
  std::span<prior const> priors;
  double row_deviation;          // what rows scatter by beside the model, at least what repeated runs do
  std::string_view accelerator;  // prefix of the parts whose rows count; empty: all
  std::string_view row;          // what the id of a row contains, or, after '!', does not; empty: any
};
constexpr profile_fit fits[] = {
    {"pytorch-fsdp-2023", {"llm_foundry"}, fsdp_2023, 0.02, "", "bf16"},
    {"pytorch-fsdp-2024", {"fms_fsdp"}, fsdp_2024, 0.03, "", "compile"},
    {"megatron-lm-2021", {"sc21_narayanan"}, megatron_2021, 0.03, "", "!zero3"},
    {"megatron-lm-2022", {"korthikanti2022"}, megatron_2021, 0.03, "", ""},
    {"megatron-deepspeed-2022", {"bigscience"}, megatron_2021, 0.05, "a100", ""},
    {"megatron-core-2024", {"megatron_lm_readme"}, megatron_core, 0.04, "h100", ""},
    {"nemo-2025", {"dgxc_benchmarking"}, nemo, 0.03, "", "!pax"},
    {"internevo-2023", {"internlm"}, internevo, 0.03, "", ""},
    {"megatron-deepspeed-rocm-2023", {"forge", "ornl_log"}, rocm, 0.05, "", ""},
    {"maxtext-2024", {"maxtext_tpu"}, maxtext, 0.05, "tpu", ""},
};
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

std::vector<row> rows_of(profile_fit const& fit, catalog::profile_record const& record) {
  std::vector<row> rows;
  for (auto const id : fit.sources) {
    auto const* source = id.empty() ? nullptr : catalog::find_observation_source(id);
    if (source == nullptr) continue;
    for (auto const& o : source->observations) {
      bool const excludes = fit.row.starts_with('!');
      std::string_view const text = excludes ? fit.row.substr(1) : fit.row;
      bool const contains = o.id.find(text) != o.id.npos || o.precision == text;
      if (!o.fitted || !o.scored || !o.accelerator.starts_with(fit.accelerator)) continue;
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
  auto const rows = rows_of(fit, *record);
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

  std::array<double, most> start{};
  for (std::size_t i = 0; i < fit.priors.size(); ++i) start[i] = std::log(fit.priors[i].central);
  auto const found =
      scalekit::fit_least_squares<most>(start, [&](std::array<real, most> const& x, auto const& sink) {
        for (auto const& r : rows) {
          auto scenario = r.scenario;
          scenario.profile = profile_at(x, fit, r.scenario.profile, r.observation->accelerator);
          real const predicted = scalekit::base_value(scalekit::estimate_step(scenario).tokens_per_second) /
                                 static_cast<double>(scenario.machine.accelerators);
          sink(scalekit::soft_l1(log(predicted / r.observation->tokens_per_s_per_accelerator) /
                                 fit.row_deviation));
        }
        for (std::size_t i = 0; i < most; ++i)
          sink((x[i] - start[i]) / (i < fit.priors.size() ? fit.priors[i].deviation : 1.0));
      });
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
