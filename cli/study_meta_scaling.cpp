#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "result_json.hpp"
#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/provenance.hpp"
#include "scalekit/catalog/study_meta_scaling.hpp"
#include "scalekit/scaling/knee.hpp"
#include "scalekit/training/step.hpp"
#include "scenario_reader.hpp"
#include "study_parts.hpp"
#include "sweep.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// How far a check may lie from the published value, in its own unit: what a secondary figure with assumed model,
// batch and stack can decide. The pair of utilisations is judged by its ratio first, because most of what is
// not published cancels there.
struct tolerance {
  std::string_view cell;
  double within;
};
constexpr tolerance tolerances[] = {
    {"throughput-change", 0.04}, {"power-change", 0.02}, {"mfu-a100", 0.05}, {"mfu-h100", 0.05}};
constexpr double mfu_ratio_within = 0.08;
// The published pair states no size; all sizes are printed, and the checks are made at this one.
constexpr std::int64_t pair_accelerators = 256;

// A setting in which the study's configuration may be varied.
struct variant {
  std::string label;
  std::int64_t sequences = 2;
  bool reshard = true;
  std::string_view gradient = "fp32";
  // A change beyond what a scenario file can say: a forced protocol, a constant at an end of its range.
  std::function<void(scenario<>&)> adjust{};
};

class meta_scaling {
 public:
  explicit meta_scaling(catalog::study_record const& record) : record_(record) {}

  [[nodiscard]] ordered_json scenario_document(variant const& v, std::string_view accelerator,
                                               std::int64_t size, std::int64_t tensor = 1) const {
    return {
        {"model", record_.model},
        {"system",
         {{"accelerator", accelerator}, {"accelerators", size}, {"network", network_for(accelerator)}}},
        {"plan",
         {{"sharding", record_.sharding},
          {"tensor_parallel", tensor},
          // A tensor-parallel group works on the sequences of all its accelerators at once, so that tokens at
          // once stay the same.
          {"micro_batch_size", v.sequences * tensor},
          {"recompute", record_.recompute},
          {"reshard_after_forward", v.reshard},
          {"gradient_precision", v.gradient}}},
        {"training",
         {{"sequence_length", record_.sequence_length},
          {"batch_per_accelerator", v.sequences},
          {"precision", record_.precision}}},
        {"profile", record_.profile}};
  }

  struct outcome {
    scenario<> used;
    step_estimate<> estimate;
  };
  [[nodiscard]] outcome at(variant const& v, std::string_view accelerator, std::int64_t size,
                           std::int64_t tensor = 1) const {
    auto const request =
        scenario_request::from_json(nlohmann::json(scenario_document(v, accelerator, size, tensor)));
    auto s = request.at_own_size();
    if (v.adjust) v.adjust(s);
    request.require_legal(s);
    return {s, estimate_step(s)};
  }

  [[nodiscard]] double rate(variant const& v, std::string_view accelerator, std::int64_t size,
                            std::int64_t tensor = 1) const {
    return base_value(at(v, accelerator, size, tensor).estimate.tokens_per_second) /
           static_cast<double>(size);
  }
  [[nodiscard]] double throughput_change(variant const& v) const {
    return rate(v, record_.accelerator, top_size()) / rate(v, record_.accelerator, base_size()) - 1.0;
  }
  [[nodiscard]] double power_change(variant const& v) const {
    auto const watts_at = [&](std::int64_t size) {
      return base_value(at(v, record_.accelerator, size).estimate.draw.accelerator);
    };
    return watts_at(top_size()) / watts_at(base_size()) - 1.0;
  }

  // The step that the published change spans.
  [[nodiscard]] std::int64_t base_size() const { return cell("throughput-change").base_accelerators; }
  [[nodiscard]] std::int64_t top_size() const { return cell("throughput-change").accelerators; }

  [[nodiscard]] catalog::study_record const& record() const { return record_; }
  [[nodiscard]] catalog::study_cell_record const& cell(std::string_view id) const {
    return cell_of(record_, id);
  }

 private:
  // The study names the network of its own accelerator; the other generation runs on its default.
  [[nodiscard]] std::string_view network_for(std::string_view accelerator) const {
    if (accelerator == record_.accelerator) return record_.network;
    return catalog::find_by_id(catalog::accelerators, accelerator)->default_network;
  }

  catalog::study_record const& record_;
};

constexpr std::int64_t tensor_degrees[] = {1, 2, 4, 8};
constexpr std::string_view a100 = "a100-sxm4-80gb";

struct sized_point {
  std::int64_t size;
  meta_scaling::outcome result;
  marginal_values marginal;
};

std::vector<sized_point> headline_points(meta_scaling const& study, variant const& fixed) {
  std::vector<sized_point> points;
  for (auto const size : study.record().accelerators) {
    points.push_back({size, study.at(fixed, study.record().accelerator, size), no_marginal_values()});
    if (points.size() == 1) continue;
    auto const metrics = [](sized_point const& p) {
      return scaling_point_of(p.result.used, p.result.estimate);
    };
    points.back().marginal =
        marginal_between(metrics(points.front()), metrics(points[points.size() - 2]), metrics(points.back()));
  }
  return points;
}

// The published figure of a size, if the digests give one.
std::optional<double> published_at(meta_scaling const& study, std::string_view id, std::int64_t size) {
  for (auto const& c : study.record().cells) {
    if (c.id == id && c.scored && c.accelerators == size && catalog::is_published(c.published))
      return c.published;
  }
  return std::nullopt;
}

std::int64_t best_tensor_degree(meta_scaling const& study, variant const& v, std::int64_t size) {
  std::int64_t best = 1;
  double best_rate = 0.0;
  for (auto const t : tensor_degrees) {
    double const r = study.rate(v, study.record().accelerator, size, t);
    if (r > best_rate * (1.0 + 1e-9)) {
      best = t;
      best_rate = r;
    }
  }
  return best;
}

std::vector<study_check> checks_of(meta_scaling const& study, variant const& fixed) {
  std::vector<study_check> checks;
  double const mfu_a = study.at(fixed, a100, pair_accelerators).estimate.mfu;
  double const mfu_h = study.at(fixed, study.record().accelerator, pair_accelerators).estimate.mfu;
  auto const add = [&](std::string_view id, std::string what, double predicted) {
    double within = 0.0;
    for (auto const& t : tolerances) {
      if (t.cell == id) within = t.within;
    }
    checks.push_back({std::string(id), std::move(what), study.cell(id).published, predicted, within,
                      study_check::measure::points});
  };
  add("throughput-change", "tokens/s per accelerator, 128 to 2,048 H100", study.throughput_change(fixed));
  add("power-change", "power per accelerator, 128 to 2,048 H100", study.power_change(fixed));
  checks.push_back({"mfu-ratio", "MFU on H100 over MFU on A100",
                    study.cell("mfu-h100").published / study.cell("mfu-a100").published, mfu_h / mfu_a,
                    mfu_ratio_within, study_check::measure::ratio});
  add("mfu-a100", fmt::format("MFU on A100, at {}", pair_accelerators), mfu_a);
  add("mfu-h100", fmt::format("MFU on H100, at {}", pair_accelerators), mfu_h);
  return checks;
}

// The constants of the power model at the ends of their ranges, shares of the board limit.
template <class Add>
void add_power_ends(std::string_view accelerator, Add const& add) {
  struct constant {
    std::string_view label;
    std::string_view pointer;
    power<> accelerator_power<>::* member;
  };
  constexpr constant constants[] = {
      {"power of products", "/gemm_power_demand", &accelerator_power<>::compute},
      {"power while waiting", "/communication_power", &accelerator_power<>::stall},
  };
  for (auto const& v : catalog::find_provenance(accelerator)->values) {
    for (auto const& c : constants) {
      if (v.pointer != c.pointer) continue;
      for (double const end : {v.low, v.high}) {
        add(fmt::format("{} {:.2f} ({:.2f})", c.label, end, v.value),
            [shift = end - v.value, member = c.member](variant& changed) {
              changed.adjust = [shift, member](scenario<>& used) {
                auto& model = used.machine.accelerator.power_model;
                model.*member += model.limit * shift;
              };
            });
      }
    }
  }
}

std::vector<variant> variants_of(meta_scaling const& study) {
  auto const& r = study.record();
  variant const fixed{"as fixed", r.batch_per_accelerator, r.reshard_after_forward, r.gradient_precision, {}};
  std::vector<variant> all{fixed};
  auto const add = [&](std::string label, auto const& change) {
    variant v = fixed;
    v.label = std::move(label);
    change(v);
    all.push_back(v);
  };
  add("1 sequence per accelerator", [](variant& v) { v.sequences = 1; });
  add("4 sequences per accelerator", [](variant& v) { v.sequences = 4; });
  add("without reshard after forward", [](variant& v) { v.reshard = false; });
  add("bf16 gradients", [](variant& v) { v.gradient = "bf16"; });
  auto const force = [&](wire_protocol p) {
    add(fmt::format("protocol {} forced", to_string(p)),
        [p](variant& v) { v.adjust = [p](scenario<>& used) { used.profile.collectives.protocol = p; }; });
  };
  force(wire_protocol::simple);
  force(wire_protocol::ll128);
  force(wire_protocol::ll);
  auto const ratio = catalog::constants_for(*catalog::find_by_id(catalog::profiles, r.profile), r.accelerator)
                         .hop_latency_ratio;
  for (double const end : {ratio.low, ratio.high}) {
    add(fmt::format("latency ratio {:.2f} ({:.2f})", end, ratio.central), [end](variant& v) {
      v.adjust = [end](scenario<>& used) { used.profile.collectives.hop_latency_ratio = end; };
    });
  }
  add_power_ends(r.accelerator, add);
  return all;
}

void print_headline(meta_scaling const& study, std::vector<sized_point> const& points) {
  text_table table;
  for (auto const* name :
       {"accel.", "tok/s", "published", "MFU", "watts", "published", "/accel.", "/watt", "/GPU-h", "rel."})
    table.column(name);
  auto const marginal = [](marginal_value const& v, int digits) {
    return v.value ? fmt::format("{:.{}f}", *v.value, digits) : "-";
  };
  for (auto const& p : points) {
    auto const& e = p.result.estimate;
    auto const throughput = published_at(study, "throughput-change", p.size);
    auto const watts_published = published_at(study, "power-change", p.size);
    table.row(
        {fmt::format("{}", p.size),
         fmt::format("{:.0f}", base_value(e.tokens_per_second) / static_cast<double>(p.size)),
         throughput ? signed_percent(*throughput) + " *" : "not published", percent(e.mfu, 1),
         fmt::format("{:.0f}", base_value(e.draw.accelerator)),
         watts_published ? signed_percent(*watts_published) + " *" : "not published",
         marginal(p.marginal.per_accelerator, 0), marginal(p.marginal.per_watt, 2),
         p.marginal.per_gpu_hour.value ? fmt::format("{:.1f} M", *p.marginal.per_gpu_hour.value / 1e6) : "-",
         p.marginal.per_accelerator.relative ? fmt::format("{:.2f}", *p.marginal.per_accelerator.relative)
                                             : "-"});
  }
  fmt::print("{}\n", table.str());
  auto const at = [&](std::int64_t size) -> sized_point const& {
    return *std::find_if(points.begin(), points.end(), [&](auto const& p) { return p.size == size; });
  };
  auto const change = [&](auto const& of) {
    return of(at(study.top_size())) / of(at(study.base_size())) - 1.0;
  };
  fmt::print("{}", wrapped(fmt::format(
                       "* from 128 accelerators. Predicted over the same step: {} tokens/s, {} watts.",
                       signed_percent(change([](sized_point const& p) {
                         return base_value(p.result.estimate.tokens_per_second) / static_cast<double>(p.size);
                       })),
                       signed_percent(change([](sized_point const& p) {
                         return base_value(p.result.estimate.draw.accelerator);
                       })))));
  fmt::print("{}", wrapped("tok/s, watts: of one accelerator. /accel., /watt, /GPU-h: what the doubling from "
                           "the line above bought: tokens/s for each accelerator and for each watt of "
                           "accelerator power added, tokens for each GPU-hour added; rel.: per accelerator, "
                           "over the average at 8."));
  std::vector<knee_input> inputs;
  for (auto const& p : points) inputs.push_back({p.size, p.marginal.per_accelerator.relative});
  auto const knee = find_knee(inputs, 0.5);
  fmt::print(
      "knee: {}\n",
      knee
          ? fmt::format(
                "{} accelerators; every doubling up to it kept half of the first accelerators' return", *knee)
          : "none");
}

void print_checks(std::vector<study_check> const& checks, meta_scaling const& study, variant const& fixed) {
  fmt::print(
      "\nChecks. No constant was fitted on these figures; they come from secondary digests of the "
      "study.\n\n");
  auto table = checks_table(checks);
  auto const small = best_tensor_degree(study, fixed, study.record().accelerators.front());
  auto const large = best_tensor_degree(study, fixed, study.top_size());
  auto const& claim = study.cell("best-model-parallel-degree");
  table.row({"best tensor degree at 8", "not published", fmt::format("{}", small), "", "", ""});
  table.row({"best tensor degree at 2,048", fmt::format("{:.0f} to {:.0f}", claim.low, claim.high),
             fmt::format("{}", large), "", "",
             static_cast<double>(large) >= claim.low && static_cast<double>(large) <= claim.high ? "within"
                                                                                                 : "MISSED"});
  fmt::print("{}", table.str());
}

void print_variants(meta_scaling const& study, std::vector<variant> const& variants) {
  fmt::print(
      "\nThe same with one setting changed, or one constant at an end of its range (central value in\n"
      "brackets); the study publishes none of them. AG, RS: what runs for a layer's all-gather and\n"
      "reduce-scatter at 2,048.\n\n");
  text_table table;
  table.column("setting", text_table::align::left);
  for (auto const* name : {"128 to 2,048", "watts", "MFU at 256", "AG", "RS"}) table.column(name);
  table.column("memory", text_table::align::left);
  for (auto const& v : variants) {
    auto const top = study.at(v, study.record().accelerator, study.top_size()).estimate;
    auto const base = study.at(v, study.record().accelerator, study.base_size()).estimate;
    table.row({v.label, signed_percent(study.throughput_change(v)), signed_percent(study.power_change(v)),
               percent(study.at(v, study.record().accelerator, pair_accelerators).estimate.mfu, 1),
               std::string(to_string(top.gather.protocol)), std::string(to_string(top.scatter.protocol)),
               base.fits ? "fits" : "does not fit"});
  }
  fmt::print("{}", table.str());
}

void print_pair(meta_scaling const& study, variant const& fixed) {
  fmt::print("\nMFU over the size; the published pair is {} and {} with no size stated.\n\n",
             percent(study.cell("mfu-a100").published), percent(study.cell("mfu-h100").published));
  text_table table;
  for (auto const* name : {"accel.", "A100", "H100", "ratio"}) table.column(name);
  for (auto const size : study.record().accelerators) {
    double const a = study.at(fixed, a100, size).estimate.mfu;
    double const h = study.at(fixed, study.record().accelerator, size).estimate.mfu;
    table.row({fmt::format("{}", size), percent(a), percent(h), fmt::format("{:.3f}", h / a)});
  }
  fmt::print("{}", table.str());
}

void print_tensor(meta_scaling const& study, variant const& fixed) {
  fmt::print(
      "\nTokens/s per accelerator by tensor-parallel degree, tokens at once per accelerator unchanged.\n\n");
  text_table table;
  table.column("accel.");
  for (auto const t : tensor_degrees) table.column(fmt::format("TP {}", t));
  table.column("best");
  for (auto const size : study.record().accelerators) {
    std::vector<std::string> cells{fmt::format("{}", size)};
    for (auto const t : tensor_degrees)
      cells.push_back(fmt::format("{:.0f}", study.rate(fixed, study.record().accelerator, size, t)));
    cells.push_back(fmt::format("TP {}", best_tensor_degree(study, fixed, size)));
    table.row(std::move(cells));
  }
  fmt::print("{}", table.str());
}

ordered_json rows_json(meta_scaling const& study, std::vector<sized_point> const& points,
                       std::vector<study_check> const& checks, std::vector<variant> const& variants) {
  study_rows rows;
  for (auto const& c : checks) rows.add(c);
  auto const& fixed = variants.front();
  auto const& claim = study.cell("best-model-parallel-degree");
  rows.add("best-tensor-parallel@2048", std::nullopt,
           static_cast<double>(best_tensor_degree(study, fixed, study.top_size())), "count",
           "claim")["published_range"] = {claim.low, claim.high};
  rows.add("best-tensor-parallel@8", std::nullopt,
           static_cast<double>(best_tensor_degree(study, fixed, study.record().accelerators.front())),
           "count", "prediction");
  for (auto const& p : points) {
    auto const& e = p.result.estimate;
    auto const named = [&](std::string_view name) { return fmt::format("{}@{}", name, p.size); };
    rows.add(named("tokens_per_s_per_accelerator"), std::nullopt,
             base_value(e.tokens_per_second) / static_cast<double>(p.size), "token/s", "prediction");
    rows.add(named("mfu"), std::nullopt, e.mfu, "1", "prediction");
    std::optional<double> unverified;
    for (auto const& c : study.record().cells) {
      if (c.grade == "unverified" && c.unit == "W" && c.accelerators == p.size) unverified = c.published;
    }
    auto& power_row =
        rows.add(named("accelerator_power"), std::nullopt, base_value(e.draw.accelerator), "W", "prediction");
    if (unverified) power_row["unverified"] = *unverified;
    rows.add(named("marginal_per_accelerator"), std::nullopt, p.marginal.per_accelerator.value, "token/s",
             "prediction");
    rows.add(named("marginal_per_watt"), std::nullopt, p.marginal.per_watt.value, "token/s/W", "prediction");
    rows.add(named("marginal_per_gpu_hour"), std::nullopt, p.marginal.per_gpu_hour.value, "token",
             "prediction");
    rows.add(named("marginal_per_accelerator_relative"), std::nullopt, p.marginal.per_accelerator.relative,
             "1", "prediction");
    for (auto const t : tensor_degrees)
      rows.add(fmt::format("tokens_per_s_per_accelerator@{}/tp{}", p.size, t), std::nullopt,
               study.rate(fixed, study.record().accelerator, p.size, t), "token/s", "prediction");
    rows.add(fmt::format("mfu-a100@{}", p.size), std::nullopt, study.at(fixed, a100, p.size).estimate.mfu,
             "1", "prediction");
  }
  for (std::size_t i = 1; i < variants.size(); ++i) {
    auto const& v = variants[i];
    auto& change =
        rows.add("throughput-change/" + v.label, std::nullopt, study.throughput_change(v), "1", "variant");
    change["fits"] = study.at(v, study.record().accelerator, study.base_size()).estimate.fits;
    rows.add("power-change/" + v.label, std::nullopt, study.power_change(v), "1", "variant");
  }
  return rows.json();
}

}  // namespace

int run_meta_scaling(bool json) {
  meta_scaling const study(catalog::study_meta_scaling);
  auto const variants = variants_of(study);
  auto const& fixed = variants.front();
  auto const points = headline_points(study, fixed);
  auto const checks = checks_of(study, fixed);
  if (json) {
    fmt::print(
        "{}\n",
        to_text({{"id", "meta-scaling"},
                 {"title", study.record().title},
                 {"scenario", study.scenario_document(fixed, study.record().accelerator, study.base_size())},
                 {"rows", rows_json(study, points, checks, variants)},
                 {"version", version_json()}}));
    return 0;
  }
  fmt::print(
      "What does the next accelerator buy? Llama-2 7B, FSDP, weak scaling on H100: predicted "
      "beside\n\"{}\".\n",
      study.record().title);
  fmt::print("{}\n",
             wrapped(fmt::format("Fixed: sequence {}, {} sequences per accelerator, FSDP over all ranks with "
                                 "reshard after forward, {} gradients, recompute {}, {}, profile {}.",
                                 study.record().sequence_length, study.record().batch_per_accelerator,
                                 study.record().gradient_precision, study.record().recompute,
                                 study.record().network, study.record().profile)));
  print_headline(study, points);
  print_checks(checks, study, fixed);
  print_variants(study, variants);
  print_pair(study, fixed);
  print_tensor(study, fixed);
  fmt::print("\nAssumed, because the study's public digests do not say\n\n");
  print_assumptions(study.record());
  fmt::print("\n{}\n", version_text());
  return 0;
}

}  // namespace scalekit::cli
