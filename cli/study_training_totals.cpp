#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "costs.hpp"
#include "page.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/training_runs.hpp"
#include "scenario_reader.hpp"
#include "study_parts.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// A finished training beside what its scenario takes when nothing fails.
struct run_totals {
  catalog::training_run_record const* run = nullptr;
  scenario_request request;
  scenario<> used;
  step_estimate<> estimate;
  job_totals<> predicted{};
  energy<> at_rated_power{};  // of the predicted accelerator-hours
};

std::optional<double> published(double x) {
  return catalog::is_published(x) ? std::optional(x) : std::nullopt;
}

run_totals totals_of(catalog::training_run_record const& run) {
  auto request = scenario_request::from_json(parse_json(std::string(run.scenario)));
  auto const s = request.at_own_size();
  request.require_legal(s);
  run_totals t{&run, request, s, estimate_step(s)};
  t.predicted = job_totals_of(s.machine, t.estimate, tokens(run.tokens));
  t.at_rated_power = watts(base_value(s.machine.accelerator.power_model.limit)) *
                     (static_cast<double>(s.machine.accelerators) * t.predicted.time);
  return t;
}

std::string ratio_text(double predicted, std::optional<double> const& measured) {
  return measured ? fmt::format("{:.2f}", predicted / *measured) : "-";
}

void print_totals(std::vector<run_totals> const& all) {
  text_table table;
  table.column("training", text_table::align::left);
  for (auto const* name : {"GPU-h publ.", "predicted", "ratio", "MWh publ.", "predicted", "ratio", "at TDP"})
    table.column(name);
  table.column("published is", text_table::align::left);
  auto const number = [](std::optional<double> const& x, double unit) {
    if (!x) return std::string("-");
    double const in_unit = *x / unit;
    return in_unit < 1e6 ? fmt::format("{:.0f}", in_unit) : fmt::format("{:.2f} M", in_unit / 1e6);
  };
  constexpr double an_hour = 3600.0;
  constexpr double a_megawatt_hour = 3.6e9;
  for (auto const& t : all) {
    auto const spent = published(t.run->accelerator_time_accelerator_s);
    auto const burnt = published(t.run->energy_j);
    double const time = base_value(t.predicted.accelerator_hours);
    double const energy = base_value(t.predicted.accelerators);
    table.row({std::string(t.run->id.substr(0, t.run->id.find("-training"))) +
                   std::string(t.run->id.substr(t.run->id.find("-training") + 9)),
               number(spent, an_hour), number(time, an_hour), ratio_text(time, spent),
               number(burnt, a_megawatt_hour), number(energy, a_megawatt_hour), ratio_text(energy, burnt),
               number(base_value(t.at_rated_power), a_megawatt_hour),
               t.run->energy_basis == "measured" ? "measured" : "TDP x hours"});
  }
  fmt::print("{}\n", table.str());
}

void print_notes(std::vector<run_totals> const& all) {
  fmt::print(
      "{}",
      wrapped(
          "GPU-h: of the accelerators; predicted: tokens over the predicted throughput, as if nothing "
          "failed, stopped or was tried twice. MWh: of the accelerators alone, without hosts, network and "
          "cooling; at TDP: predicted hours times rated power. Where the source multiplies hours by rated "
          "power, its figure is no measurement and the ratio compares two models."));
  for (auto const& t : all) {
    auto const gas = published(t.run->carbon_g_co2e);
    auto const burnt = published(t.run->energy_j);
    if (!gas || !burnt) continue;
    fmt::print("{}", wrapped(fmt::format(
                         "{}: the published {:.4g} t CO2e are {:.0f} g for each kWh of the energy beside it.",
                         t.run->id, *gas / 1e6, *gas / (*burnt / 3.6e6))));
  }
  fmt::print(
      "{}",
      wrapped(
          "The carbon figures of Meta's cards are rated power x hours x one intensity: they say nothing of "
          "power."));
  fmt::print("\nThe scenario of each, and what it assumes\n\n");
  for (auto const& t : all) {
    auto const& p = t.used.parallel;
    fmt::print("{}",
               wrapped(fmt::format(
                   "{}: {} x {}, {}, tensor {}, pipeline {}, micro-batch {}, recompute {}, {} sequences of "
                   "{}, {:.4g} G tokens ({}); MFU {}, {}",
                   t.run->id, t.used.machine.accelerators, t.request.accelerator().id, to_string(p.sharding),
                   p.tensor_parallel, p.pipeline_parallel, p.micro_batch_size, to_string(p.recompute),
                   t.used.training.global_batch_size, t.used.training.sequence_length, t.run->tokens / 1e9,
                   t.run->tokens_kind == "recalled" ? "recalled" : "published", percent(t.estimate.mfu, 1),
                   t.estimate.fits ? "fits" : "does not fit by the memory model")));
    for (auto const& a : t.run->assumptions)
      fmt::print("{}", wrapped(fmt::format("{}: {}", a.pointer, a.rule), 4));
  }
}

ordered_json rows_of(std::vector<run_totals> const& all) {
  study_rows rows;
  for (auto const& t : all) {
    auto const named = [&](std::string_view what) { return fmt::format("{}/{}", t.run->id, what); };
    rows.add(named("accelerator_time"), published(t.run->accelerator_time_accelerator_s),
             base_value(t.predicted.accelerator_hours), "accelerator s", "total");
    auto& energy = rows.add(named("energy"), published(t.run->energy_j), base_value(t.predicted.accelerators),
                            "J", "total");
    energy["published_basis"] = t.run->energy_basis;
    energy["predicted_at_rated_power"] = base_value(t.at_rated_power);
    rows.add(named("facility_energy"), std::nullopt, base_value(t.predicted.facility), "J", "prediction");
    rows.add(named("carbon"), published(t.run->carbon_g_co2e), std::nullopt, "g CO2e", "published");
  }
  return rows.json();
}

}  // namespace

int run_training_totals(bool json) {
  std::vector<run_totals> all;
  for (auto const& run : catalog::training_runs) all.push_back(totals_of(run));
  if (json) {
    fmt::print("{}\n", to_text({{"id", "training-totals"},
                                {"title", "Finished trainings: accelerator-hours and energy"},
                                {"rows", rows_of(all)},
                                {"version", version_json()}}));
    return 0;
  }
  fmt::print(
      "Finished trainings: accelerator-hours and energy as published, beside what the steps alone take.\n\n");
  print_totals(all);
  print_notes(all);
  fmt::print("\n{}\n", version_text());
  return 0;
}

}  // namespace scalekit::cli
