#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "result_json.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/study_frontier_training.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"
#include "scenario_reader.hpp"
#include "study_parts.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// How far a prediction may lie from the published figure: of the shares of peak a tenth, since batch and degrees are
// recalled; of the efficiencies in points.
constexpr double share_within = 0.10;
constexpr double weak_within = 0.03;
constexpr double strong_within = 0.04;

// Machines of three vendors that the study's question is asked of, the first being the study's own.
constexpr std::string_view machines[] = {"frontier", "aurora", "eagle"};

catalog::study_record const& study = catalog::study_frontier_training;

ordered_json document_of(catalog::study_run_record const& run, std::string_view machine, std::int64_t size) {
  std::int64_t const replicas = size / run.tensor_parallel / run.pipeline_parallel;
  std::int64_t const batch =
      run.global_batch_size > 0 ? run.global_batch_size : run.sequences_per_replica * replicas;
  ordered_json document{{"model", run.model},
                        {"system", {{"system", machine}, {"accelerators", size}}},
                        {"plan",
                         {{"sharding", run.sharding},
                          {"tensor_parallel", run.tensor_parallel},
                          {"sequence_parallel", study.sequence_parallel},
                          {"pipeline_parallel", run.pipeline_parallel},
                          {"micro_batch_size", study.micro_batch_size},
                          {"recompute", study.recompute},
                          {"gradient_precision", study.gradient_precision}}},
                        {"training",
                         {{"sequence_length", study.sequence_length},
                          {"global_batch_size", batch},
                          {"precision", study.precision}}}};
  if (!study.profile.empty()) document["profile"] = study.profile;
  return document;
}

// One run at one size on one machine.
struct outcome {
  std::int64_t size = 0;
  std::int64_t batch = 0;
  std::int64_t micro_batches = 0;
  std::optional<step_estimate<>> estimate;  // empty: this version does not model the plan
  std::string profile;
  std::vector<std::string> extrapolation;

  [[nodiscard]] std::optional<double> rate() const {
    if (!estimate) return std::nullopt;
    return base_value(estimate->tokens_per_second) / static_cast<double>(size);
  }
};

// `efficiency` of matrix products in place of the profile's.
outcome at(catalog::study_run_record const& run, std::string_view machine, std::int64_t size,
           std::optional<double> efficiency = std::nullopt) {
  auto const request = scenario_request::from_json(nlohmann::json(document_of(run, machine, size)));
  auto s = request.at_own_size();
  if (efficiency) s.profile.kernels.gemm_efficiency = *efficiency;
  outcome o{};
  o.size = size;
  o.batch = s.training.global_batch_size;
  o.micro_batches = o.batch / (size / s.parallel.model_parallel() * s.parallel.micro_batch_size);
  o.profile = request.profile().id;
  o.extrapolation = request.extrapolation(s);
  if (auto const e = find_plan_error(s.model, s.machine, s.parallel, s.training)) {
    o.extrapolation.push_back(fmt::format("{}: {}", pointer_to(e->field), e->text().sentence));
    return o;
  }
  o.estimate = estimate_step(s);
  if (!o.estimate->fits) o.extrapolation.push_back(fmt::format("the run on {} does not fit in memory", size));
  return o;
}

// A run over its sizes on the study's own machine.
struct series {
  catalog::study_run_record const* run = nullptr;
  std::vector<outcome> points;

  [[nodiscard]] std::optional<double> efficiency(outcome const& o) const {
    auto const base = points.front().rate();
    auto const rate = o.rate();
    if (!base || !rate) return std::nullopt;
    return *rate / *base;
  }
  // What the schedule's idle time alone would leave: m / (m + p - 1), over the same at the smallest size.
  [[nodiscard]] double bubble_alone(outcome const& o) const {
    auto const busy = [&](outcome const& of) {
      auto const m = static_cast<double>(of.micro_batches);
      return m / (m + run->pipeline_parallel - 1.0);
    };
    return busy(o) / busy(points.front());
  }
};

std::vector<series> all_series() {
  std::vector<series> all;
  for (auto const& run : study.runs) {
    series s{&run, {}};
    for (auto const size : run.accelerators) s.points.push_back(at(run, study.system, size));
    all.push_back(std::move(s));
  }
  return all;
}

std::string_view name_of(catalog::study_run_record const& run) {
  constexpr std::string_view of_the_study = "Frontier study ";
  std::string_view name = catalog::find_by_id(catalog::models, run.model)->name;
  if (name.starts_with(of_the_study)) name.remove_prefix(of_the_study.size());
  return name;
}

std::string degrees_of(catalog::study_run_record const& run) {
  return fmt::format("TP {} PP {}", run.tensor_parallel, run.pipeline_parallel);
}

std::optional<double> hfu_of(outcome const& o) {
  return o.estimate ? std::optional(o.estimate->hfu) : std::nullopt;
}
std::optional<double> mfu_of(outcome const& o) {
  return o.estimate ? std::optional(o.estimate->mfu) : std::nullopt;
}

// The cell of the same figure without recomputation.
catalog::study_cell_record const& without_recomputation(catalog::study_run_record const& run) {
  return cell_of(study, fmt::format("mfu-{}", run.id));
}

std::vector<study_check> checks_of(std::vector<series> const& all) {
  using enum study_check::measure;
  std::vector<study_check> checks;
  for (auto const& s : all) {
    if (s.run->cell.empty()) continue;
    auto const& cell = cell_of(study, s.run->cell);
    auto const& last = s.points.back();
    std::string const id(cell.id);
    if (s.run->scaling == "single") {
      checks.push_back({id, fmt::format("share of peak, {} on {} GCDs", name_of(*s.run), last.size),
                        cell.published, hfu_of(last), share_within, share_of_published});
    } else {
      bool const weak = s.run->scaling == "weak";
      checks.push_back({id,
                        fmt::format("{} scaling, {} on {} to {} GCDs", s.run->scaling, name_of(*s.run),
                                    s.points.front().size, last.size),
                        cell.published, s.efficiency(last), weak ? weak_within : strong_within, points});
    }
  }
  return checks;
}

std::string text_of(std::optional<double> x) { return x ? percent(*x) : "not modelled"; }

void print_shares(std::vector<series> const& all) {
  text_table table;
  table.column("model", text_table::align::left);
  table.column("GCDs");
  table.column("degrees", text_table::align::left);
  for (auto const* name : {"sequences", "published", "predicted", "published *", "predicted"})
    table.column(name);
  for (auto const& s : all) {
    if (s.run->scaling != "single") continue;
    auto const& o = s.points.front();
    table.row({std::string(name_of(*s.run)), std::to_string(o.size), degrees_of(*s.run),
               std::to_string(o.batch), percent(cell_of(study, s.run->cell).published), text_of(hfu_of(o)),
               percent(without_recomputation(*s.run).published), text_of(mfu_of(o))});
  }
  fmt::print("Shares of peak: first counting recomputation, as published, then without it.\n\n{}\n",
             table.str());
  fmt::print("{}", wrapped("* three quarters of the published share: with checkpointing on, the code of the "
                           "first author counts four passes where three are the model's."));
}

void print_scaling(std::vector<series> const& all) {
  fmt::print("\nScaling, by tokens/s of one GCD over that of the smallest size.\n\n");
  text_table table;
  table.column("run", text_table::align::left);
  for (auto const* name :
       {"GCDs", "sequences", "tok/s", "of peak", "MFU", "efficiency", "bubble alone", "published"})
    table.column(name);
  for (auto const& s : all) {
    if (s.run->scaling == "single") continue;
    for (auto const& o : s.points) {
      bool const first = &o == &s.points.front();
      auto const* cell = s.run->cell.empty() ? nullptr : &cell_of(study, s.run->cell);
      bool const published = cell != nullptr && cell->accelerators == o.size;
      auto const rate = o.rate();
      auto const efficiency = s.efficiency(o);
      auto const short_text = [](std::optional<double> x) { return x ? percent(*x, 1) : "-"; };
      table.row({first ? std::string(s.run->id) : "", std::to_string(o.size), std::to_string(o.batch),
                 rate ? fmt::format("{:.2f}", *rate) : "-", short_text(hfu_of(o)), short_text(mfu_of(o)),
                 first ? "base" : (efficiency ? percent(*efficiency, 1) : "not modelled"),
                 first ? "" : percent(s.bubble_alone(o), 1), published ? percent(cell->published, 0) : ""});
    }
  }
  fmt::print("{}\n", table.str());
  fmt::print("{}",
             wrapped("bubble alone: what the idle time of the pipeline would leave if nothing else grew. "
                     "Any model of the bubble passes weak scaling at 100 %, so that this is printed and "
                     "claims nothing. From memory, unverified: strong scaling of 89.93 % and 87.05 %."));
}

// The published runs and those that the profile was fitted on differ by half in what they make of the same part.
void print_at_the_ceiling(std::vector<series> const& all) {
  auto const& product = *catalog::find_profile("pytorch-fsdp-2023");
  double const ceiling = catalog::constants_for(product, "mi250x-gcd").gemm_efficiency.central;
  text_table table;
  table.column("model", text_table::align::left);
  for (auto const* name : {"published", "fitted", "at the ceiling", "miss"}) table.column(name);
  for (auto const& s : all) {
    if (s.run->scaling != "single") continue;
    double const published = cell_of(study, s.run->cell).published;
    auto const o = at(*s.run, study.system, s.points.front().size, ceiling);
    auto const share = hfu_of(o);
    table.row({std::string(name_of(*s.run)), percent(published), text_of(hfu_of(s.points.front())),
               text_of(share), share ? fmt::format("{:+.1f} %", 100.0 * (*share / published - 1.0)) : "-"});
  }
  fmt::print("\n{}\n{}",
             wrapped(fmt::format(
                 "The profile is fitted on FORGE, an earlier run of other code on the same machine, which "
                 "reached a quarter of the peak. With products at {} of the peak, the practical ceiling "
                 "of the part, which is no fit:",
                 percent(ceiling, 0))),
             table.str());
}

struct machine_point {
  catalog::study_run_record const* run;
  std::string_view machine;
  outcome result;
};

// Every model at the size of its published share, on every machine.
std::vector<machine_point> machine_points() {
  std::vector<machine_point> all;
  for (auto const& run : study.runs) {
    if (run.scaling != "single") continue;
    for (auto const machine : machines)
      all.push_back({&run, machine, at(run, machine, run.accelerators.front())});
  }
  return all;
}

void print_machines(std::vector<machine_point> const& all) {
  fmt::print(
      "\nThe same runs on machines of three vendors, as shares of each one's own peak,\ncounting "
      "recomputation and without it.\n\n");
  text_table table;
  table.column("model", text_table::align::left);
  table.column("machine", text_table::align::left);
  for (auto const* name : {"accel.", "with recomp.", "MFU"}) table.column(name);
  table.column("profile", text_table::align::left);
  table.column("", text_table::align::left);
  for (auto const& p : all) {
    table.row({std::string(name_of(*p.run)), std::string(p.machine), std::to_string(p.result.size),
               text_of(hfu_of(p.result)), text_of(mfu_of(p.result)), p.result.profile,
               p.result.extrapolation.empty() ? "" : "unvalidated"});
  }
  fmt::print("{}\nUnvalidated, because of\n\n", table.str());
  for (auto const machine : machines) {
    std::vector<std::string> reasons;
    for (auto const& p : all) {
      if (p.machine != machine) continue;
      for (auto const& reason : p.result.extrapolation) {
        bool known = false;
        for (auto const& r : reasons) known = known || r == reason;
        if (!known) reasons.push_back(reason);
      }
    }
    std::string list;
    for (auto const& r : reasons) list += (list.empty() ? "" : "; ") + r;
    if (!list.empty()) fmt::print("{}", wrapped(fmt::format("{}: {}.", machine, list), 2));
  }
}

void print_recipe() {
  fmt::print("\nRecipe: what is not in the abstract\n\n");
  for (auto const& run : study.runs)
    fmt::print("{}", wrapped(fmt::format("{}, {}: {}", run.id, run.kind, run.note), 2));
  print_assumptions(study);
}

ordered_json rows_json(std::vector<series> const& all, std::vector<study_check> const& checks,
                       std::vector<machine_point> const& machine_results) {
  study_rows rows;
  for (auto const& c : checks) rows.add(c);
  for (auto const& s : all) {
    if (s.run->scaling == "single")
      rows.add(std::string(without_recomputation(*s.run).id), without_recomputation(*s.run).published,
               mfu_of(s.points.front()), "1", "derived");
    for (auto const& o : s.points) {
      auto const named = [&](std::string_view name) {
        return fmt::format("{}/{}@{}", s.run->id, name, o.size);
      };
      rows.add(named("tokens_per_s_per_accelerator"), std::nullopt, o.rate(), "token/s", "prediction");
      rows.add(named("hfu"), std::nullopt, hfu_of(o), "1", "prediction");
      rows.add(named("mfu"), std::nullopt, mfu_of(o), "1", "prediction");
      if (s.run->scaling == "single") continue;
      rows.add(named("efficiency"), std::nullopt, s.efficiency(o), "1", "prediction");
      rows.add(named("bubble_alone"), std::nullopt, s.bubble_alone(o), "1", "prediction");
    }
  }
  for (auto const& p : machine_results) {
    auto const named = [&](std::string_view name) {
      return fmt::format("{}/{}/{}", p.machine, p.run->id, name);
    };
    rows.add(named("hfu"), std::nullopt, hfu_of(p.result), "1", "prediction")["extrapolation"] =
        p.result.extrapolation;
    rows.add(named("mfu"), std::nullopt, mfu_of(p.result), "1", "prediction")["extrapolation"] =
        p.result.extrapolation;
  }
  return rows.json();
}

}  // namespace

int run_frontier(bool json) {
  auto const all = all_series();
  auto const checks = checks_of(all);
  auto const machine_results = machine_points();
  if (json) {
    fmt::print("{}\n", to_text({{"id", "frontier"},
                                {"title", study.title},
                                {"scenario", document_of(study.runs.front(), study.system,
                                                         study.runs.front().accelerators.front())},
                                {"rows", rows_json(all, checks, machine_results)},
                                {"version", version_json()}}));
    return 0;
  }
  fmt::print("{}", wrapped(fmt::format("GPT 22B, 175B and 1T on Frontier with Megatron-DeepSpeed: predicted "
                                       "beside \"{}\".",
                                       study.title)));
  fmt::print("{}\n", wrapped(fmt::format("Sequence {}, recompute {}, micro-batch {}, {}, no interleaving, "
                                         "profile {}. Degrees, batches and sharding are recalled.",
                                         study.sequence_length, study.recompute, study.micro_batch_size,
                                         study.precision, all.front().points.front().profile)));
  print_shares(all);
  print_scaling(all);
  fmt::print("\nChecks. No constant was fitted on these figures; they are those of the abstract.\n\n{}",
             checks_table(checks).str());
  print_at_the_ceiling(all);
  print_machines(machine_results);
  print_recipe();
  fmt::print("\n{}\n", version_text());
  return 0;
}

}  // namespace scalekit::cli
