#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <range/v3/action/sort.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>

#include "commands.hpp"
#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/observations_llm_foundry.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"
#include "text_table.hpp"
#include "validate_collectives.hpp"
#include "validation.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view sources[] = {"llm_foundry", "collectives"};

double error_of(validation_row const& r) { return r.predicted / r.measured - 1.0; }

// Why a row is never scored: the first flag that forbids it.
std::string reason_not_scored(catalog::observation_record const& o) {
  for (std::size_t i = 0; i < catalog::observation_flag_names.size(); ++i) {
    auto const flag = static_cast<catalog::observation_flag>(i);
    if (catalog::has_flag(o, flag) && catalog::forbids_score(flag)) return std::string(to_string(flag));
  }
  return "no throughput";
}

// Strawman: one efficiency, fitted on the rows of the fitted half as the median of measured over peak.
double strawman_efficiency(std::vector<validation_row> const& rows) {
  auto ratios = rows |
                ranges::views::filter([](auto const& r) { return r.scored && r.observation->fitted; }) |
                ranges::views::transform([](auto const& r) { return r.measured / r.at_peak; }) |
                ranges::to<std::vector> | ranges::actions::sort;
  if (ratios.empty()) return 0.0;
  std::size_t const half = ratios.size() / 2;
  return ratios.size() % 2 == 1 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2.0;
}

}  // namespace

std::vector<validation_row> validation_rows() {
  auto const& profile = *catalog::find_by_id(catalog::profiles, "pytorch-fsdp-2023");
  std::vector<validation_row> rows;
  for (auto const& o : catalog::observations_llm_foundry) {
    auto const s = catalog::make_observed_scenario(o, profile);
    validation_row r{&o, o.tokens_per_s_per_accelerator, 0.0, 0.0, o.scored};
    auto const& a = s.machine.accelerator;
    double const peak = base_value(a.peak(s.training.precision).quantity());
    r.at_peak = peak / base_value(flops_per_training_token(s.model, s.training.sequence_length).full);
    // The fit and the split cover 16-bit training; 8-bit rows are shown until it is modelled.
    if (find_plan_error(s.model, s.machine, s.parallel, s.training)) {
      r.scored = false;
    } else {
      r.predicted = base_value(estimate_step(s).tokens_per_second) / static_cast<double>(o.accelerators);
    }
    rows.push_back(r);
  }
  return rows;
}

validation_summary summarise(std::vector<validation_row> const& all, std::string_view accelerator_prefix,
                             bool fitted) {
  validation_summary s{};
  double const efficiency = strawman_efficiency(all);
  std::vector<double> magnitudes;
  for (auto const& r : all) {
    if (!r.scored || r.observation->fitted != fitted ||
        !r.observation->accelerator.starts_with(accelerator_prefix))
      continue;
    double const e = error_of(r);
    magnitudes.push_back(std::abs(e));
    s.bias += e;
    if (std::abs(e) > std::abs(s.worst)) s.worst = e;
    s.strawman_mape += std::abs(efficiency * r.at_peak / r.measured - 1.0);
  }
  s.rows = magnitudes.size();
  if (s.rows == 0) return s;
  auto const n = static_cast<double>(s.rows);
  for (double const m : magnitudes) s.mape += m / n;
  s.bias /= n;
  s.strawman_mape /= n;
  std::sort(magnitudes.begin(), magnitudes.end());
  std::size_t const half = s.rows / 2;
  s.median = s.rows % 2 == 1 ? magnitudes[half] : (magnitudes[half - 1] + magnitudes[half]) / 2.0;
  return s;
}

namespace {

struct group {
  std::string_view accelerator;
  std::string_view label;
};
constexpr group groups[] = {{"", "all"}, {"a100", "A100 bf16"}, {"h100", "H100 bf16"}};

void add_llm_foundry(ordered_json& out, bool rows_too) {
  auto const rows = validation_rows();
  for (auto const& g : groups) {
    for (bool const fitted : {true, false}) {
      auto const s = summarise(rows, g.accelerator, fitted);
      out["sources"].push_back({{"id", "llm_foundry"},
                                {"group", g.label},
                                {"split", fitted ? "fitted" : "checked"},
                                {"rows", s.rows},
                                {"mape", s.mape},
                                {"median", s.median},
                                {"bias", s.bias},
                                {"worst", s.worst},
                                {"strawman_mape", s.strawman_mape}});
    }
  }
  if (!rows_too) return;
  for (auto const& r : rows) {
    out["rows"].push_back({{"source", "llm_foundry"},
                           {"id", r.observation->id},
                           {"cell", r.observation->cell},
                           {"split", r.observation->fitted ? "fitted" : "checked"},
                           {"scored", r.scored},
                           {"measured_tokens_per_s_per_accelerator", r.measured},
                           {"predicted_tokens_per_s_per_accelerator",
                            r.predicted > 0.0 ? ordered_json(r.predicted) : ordered_json(nullptr)},
                           {"error", r.predicted > 0.0 ? ordered_json(error_of(r)) : ordered_json(nullptr)}});
  }
}

void print_llm_foundry(bool rows_too) {
  auto const rows = validation_rows();
  std::size_t shown_only = 0;
  for (auto const& r : rows) shown_only += r.scored ? 0U : 1U;
  fmt::print("llm_foundry: MPT 125M to 70B, FSDP, {} configurations; tokens/s per accelerator\n\n",
             rows.size());
  text_table table;
  table.column("rows of", text_table::align::left);
  table.column("split", text_table::align::left);
  for (auto const* name : {"rows", "MAPE", "median", "bias", "worst", "one efficiency"}) table.column(name);
  auto const percent = [](double x) { return fmt::format("{:.2f} %", 100.0 * x); };
  auto const signed_percent = [](double x) { return fmt::format("{:+.2f} %", 100.0 * x); };
  for (auto const& g : groups) {
    for (bool const fitted : {true, false}) {
      auto const s = summarise(rows, g.accelerator, fitted);
      table.row({std::string(g.label), fitted ? "fitted" : "checked", std::to_string(s.rows), percent(s.mape),
                 percent(s.median), signed_percent(s.bias), signed_percent(s.worst),
                 percent(s.strawman_mape)});
    }
  }
  fmt::print("{}\n", table.str());
  fmt::print("{}", wrapped(fmt::format(
                       "Error: predicted over measured, less one. checked: no constant saw these rows; the "
                       "split is by the hash of source, accelerator, model, size "
                       "and precision. one efficiency: MAPE of peak FLOP/s times one fitted fraction. {} "
                       "rows are shown but not scored (superseded tables, 8-bit training).",
                       shown_only)));
  if (!rows_too) return;
  fmt::print("\n");
  text_table list;
  list.column("row", text_table::align::left);
  list.column("split", text_table::align::left);
  for (auto const* name : {"measured", "predicted", "error"}) list.column(name);
  for (auto const& r : rows) {
    bool const has = r.predicted > 0.0;
    list.row({std::string(r.observation->id),
              !r.observation->scored  ? reason_not_scored(*r.observation)
              : !r.scored             ? "not modelled"
              : r.observation->fitted ? "fitted"
                                      : "checked",
              fmt::format("{:.0f}", r.measured), has ? fmt::format("{:.0f}", r.predicted) : "-",
              has ? signed_percent(error_of(r)) : "-"});
  }
  fmt::print("{}", list.str());
}

}  // namespace

int run_validate(validate_options const& o) {
  if (!o.source.empty() && std::find(std::begin(sources), std::end(sources), o.source) == std::end(sources)) {
    throw input_error("unknown_source",
                      fmt::format("there is no source \"{}\"", object_reader::printable(o.source)), "",
                      nearest_names(o.source, {std::begin(sources), std::end(sources)}));
  }
  bool const llm_foundry = o.source.empty() || o.source == "llm_foundry";
  bool const collectives = o.source.empty() || o.source == "collectives";
  if (o.json) {
    ordered_json out{{"sources", ordered_json::array()}};
    if (o.rows) out["rows"] = ordered_json::array();
    if (llm_foundry) add_llm_foundry(out, o.rows);
    if (collectives) add_collectives(out, o.rows);
    out["version"] = version_json();
    fmt::print("{}\n", to_text(out));
    return 0;
  }
  if (llm_foundry) print_llm_foundry(o.rows);
  if (llm_foundry && collectives) fmt::print("\n");
  if (collectives) print_collectives(!llm_foundry, o.rows);
  return 0;
}

}  // namespace scalekit::cli
