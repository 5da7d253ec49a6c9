#include "power_validation.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/build_power.hpp"
#include "scalekit/catalog/default_profile.hpp"
#include "scalekit/catalog/observations_forge.hpp"
#include "scalekit/catalog/power_measurements.hpp"
#include "scenario_reader.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::json;

constexpr double of_node_mean = 0.06;
constexpr double of_series = 0.10;
constexpr double of_module = 0.10;
constexpr double dip_published = 0.11;
constexpr double dip_points = 0.04;
constexpr double time_within = 0.06;
constexpr double energy_within = 0.05;
// What the meters of the logs average over is not stated; their samples are this far apart.
constexpr double meter_window_s = 2.0;

catalog::power_measurement_record const& measured(std::string_view id) {
  auto const* found = catalog::find_power_measurement(id);
  if (found == nullptr) throw std::logic_error("no such power measurement");
  return *found;
}

double figure(catalog::power_measurement_record const& m, std::string_view statistic, std::string_view feed) {
  for (auto const& row : m.rows) {
    if (row.statistic == statistic && row.feed == feed) return row.power_w;
  }
  throw std::logic_error("no such figure of power");
}

power_check around(std::string id, std::string what, double published, double predicted, double share) {
  return {std::move(id),           std::move(what),        "W", published, predicted,
          published * (1 - share), published * (1 + share)};
}

struct modelled {
  scenario<> used;
  step_estimate<> estimate;
};
modelled step_of(char const* text) {
  auto const request = scenario_request::from_json(json::parse(text));
  auto const s = request.at_own_size();
  request.require_legal(s);
  return {s, estimate_step(s)};
}

power_group under_limits() {
  power_group g{
      "V100 under power limits",
      {"A V100 with a limit of 250 W: idle 53 W, and for products, memory and residence the shares of the "
       "limit that the catalogue has for the V100-SXM2.",
       "Products and memory-bound kernels fill the time; their shares follow from the mean power under the "
       "default limit, 226.3 W. Nothing else is taken from this trace, and nothing is fitted on it."},
      {},
      "the shares by this rule hardly differ between BERT and ResNet-50, on which the voltage was fitted; at "
      "the same power BERT took 1.27 and ResNet-50 1.18 times as long. All of BERT's step would have to "
      "follow the clock, and more"};
  for (auto const& r : capped_rows()) {
    if (r.trace->role != "checked") continue;
    bool const asked = r.row->limit_w == 150.0;
    auto const add = [&](std::string_view what, double published, double predicted, double within) {
      g.checks.push_back({fmt::format("{}-{:.0f}-{}", r.trace->id, r.row->limit_w, what),
                          fmt::format("{} at {:.0f} W, over 250 W", what, r.row->limit_w), "1", published,
                          predicted, asked ? published - within : 0.0, asked ? published + within : 0.0});
    };
    add("time", r.row->time_ratio, r.time_ratio, time_within);
    add("energy", r.row->energy_ratio, r.energy_ratio, energy_within);
  }
  return g;
}

constexpr char const* gpt3_scenario = R"({
  "model": "gpt3-175b",
  "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 512, "node": "hgx-h100-immersion"},
  "plan": {"sharding": "zero1", "tensor_parallel": 4, "sequence_parallel": true, "pipeline_parallel": 8,
           "virtual_stages": 12, "schedule": "interleaved", "micro_batch_size": 1, "gradient_precision": "bf16"},
  "training": {"sequence_length": 2048, "global_batch_size": 2048, "precision": "fp8"},
  "profile": "nemo-2025"})";

power_group gpt3() {
  auto const& m = measured("smc-gpt3-64");
  auto const run = step_of(gpt3_scenario);
  auto const& e = run.estimate;
  auto const tenths = metered_tenths(run.used, e, meter_window_s);
  auto const [least, most] = std::minmax_element(tenths.begin(), tenths.end());
  power_group g{
      "GPT-3 175B on 64 nodes of 8 H100 in immersion cooling",
      {"The plan is that of NVIDIA's published recipe for this model, precision and number of accelerators "
       "(dgxc_benchmarking): tensor 4, pipeline 8, 12 virtual stages, one sequence at a time. The entry's "
       "own is not "
       "in our sources.",
       "2,048 sequences of 2,048 tokens a step: 10.64 s and 354,044 tokens/s with evaluation leave nothing "
       "else.",
       fmt::format("Hosts: {:.0f} W, from a run of the same nodes that is not checked (3D U-Net, peak less "
                   "the limits).",
                   base_value(run.used.machine.node.host_power)),
       fmt::format(
           "Predicted step {:.2f} s, published 10.64 s. Boundary: host {:.0f} ms, bubble {:.0f} ms, exposed "
           "reduction {:.0f} ms, optimizer {:.0f} ms.",
           base_value(e.step_time), 1e3 * base_value(e.trace[step_phase::host].time),
           2e3 * base_value(e.trace[step_phase::fill].time),
           1e3 * base_value(e.trace[step_phase::reduction].time),
           1e3 * base_value(e.trace[step_phase::optimizer].time)),
       "Dip: the lowest tenth of the step under the highest, of a meter that averages over 2 s, the distance "
       "of the "
       "samples."},
      {},
      "the published dip is as deep as if all accelerators idled for 0.5 s a step. The model's boundary is "
      "shorter: it "
      "hides all gradient reduction"};
  double const mean = figure(m, "mean", "AC");
  g.checks.push_back(around("gpt3-mean", "mean of a node", mean, base_value(e.draw.node), of_node_mean));
  g.checks.push_back({"gpt3-mean-of-training", "mean of a node outside evaluation", "W",
                      figure(m, "mean of training", "AC"), base_value(e.draw.node), 0.0, 0.0});
  double lowest = mean;
  double highest = 0.0;
  std::vector<double> published;
  for (auto const& row : m.rows) {
    if (row.statistic != "mean in phase" || row.feed != "AC") continue;
    lowest = std::min(lowest, row.power_w);
    highest = std::max(highest, row.power_w);
  }
  g.checks.push_back({"gpt3-dip", "dip at the boundary of steps", "%", 100.0 * (1.0 - lowest / highest),
                      100.0 * (1.0 - *least / *most), 100.0 * (dip_published - dip_points),
                      100.0 * (dip_published + dip_points)});
  return g;
}

constexpr char const* lora_scenario = R"({
  "model": "llama2-70b",
  "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 8, "node": "hgx-h100-immersion"},
  "plan": {"sharding": "zero1", "tensor_parallel": 8, "sequence_parallel": true, "micro_batch_size": 1},
  "training": {"sequence_length": 8192, "global_batch_size": 8, "precision": "fp8"},
  "profile": "nemo-2025"})";

power_group lora() {
  auto const run = step_of(lora_scenario);
  // Work of a step whose weights are frozen: products of weight gradients, a third of all, are not computed.
  double const products = run.estimate.shares.compute * 2.0 / 3.0;
  double const kernels = run.estimate.shares.memory;
  double const busy = products + kernels;
  power_group g{"Llama-2 70B LoRA on 1, 8 and 64 of these nodes",
                {"At activity level: the plans are not in our sources. On one node products and memory-bound "
                 "kernels fill the "
                 "time, in the proportion that the model gives for Llama-2 70B with tensor 8 in fp8 and "
                 "sequences of 8,192, less "
                 "the third of the products that frozen weights save.",
                 "On n nodes work takes T(1) / (n T(n)) of the time, by the published durations of the runs, "
                 "set-up included; the "
                 "rest is waiting for communication. That takes the work to be the same at every size."},
                {},
                "durations of short runs are mostly set-up, and larger batches need more samples: the share "
                "of work on many "
                "nodes is larger than this rule says"};
  double const one = measured("smc-lora-1").duration_s;
  auto const& p = run.used.machine.accelerator.power_model;
  double last = 1e9;
  bool ordered = true;
  std::string shares;
  for (auto const* id : {"smc-lora-1", "smc-lora-8", "smc-lora-64"}) {
    auto const& m = measured(id);
    double const work = one / (m.nodes * m.duration_s);
    activity<> const u{work * products / busy, work * kernels / busy, 1.0 - work, 1.0 - work};
    double const node = base_value(power_of(run.used.machine, accelerator_power_draw(p, u)).node);
    g.checks.push_back(around(fmt::format("{}-median", id),
                              fmt::format("median on {} node{}", m.nodes, m.nodes > 1 ? "s" : ""),
                              figure(m, "median", "AC"), node, of_series));
    shares += fmt::format("{}{:.2f}, {:.2f} and {:.2f} on {}", shares.empty() ? "" : "; ", u.compute,
                          u.memory, u.stall, m.nodes);
    ordered = ordered && node < last;
    last = node;
  }
  g.assumptions.push_back(fmt::format("Shares of products, memory and waiting: {}.", shares));
  g.assumptions.push_back(ordered ? "The predicted medians fall in the published order."
                                  : "MISS: the predicted medians do not fall in the published order.");
  return g;
}

constexpr char const* air_scenario = R"({
  "model": "llama2-13b",
  "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 8, "node": "dgx-h100"},
  "plan": {"sharding": "fsdp", "micro_batch_size": 1, "recompute": "full"},
  "training": {"sequence_length": 4096, "global_batch_size": 8, "precision": "bf16"}})";

power_group air_cooled() {
  auto const run = step_of(air_scenario);
  // Of the passes: a busy node, without the host's pause between steps.
  double const busy =
      base_value(power_of(run.used.machine, run.estimate.trace[step_phase::passes].draw).node);
  power_group g{
      "Busy node of 8 air-cooled H100",
      {"Llama-2 13B, FSDP on one node, sequences of 4,096, full recomputation: the sources name the model at "
       "most. Power of the passes.",
       "Hosts of the catalogue's DGX H100, 2,800 W: the peak of the node of the first row less eight limits, "
       "so "
       "that the first row is no independent check."},
      {},
      ""};
  for (auto const* id : {"latif-llama2-13b", "dell-lora-8"}) {
    auto const& m = measured(id);
    power_check c{fmt::format("{}-median", id),
                  fmt::format("median, {}", m.workload),
                  "W",
                  figure(m, "median", "AC"),
                  busy,
                  7900.0 * (1 - of_node_mean),
                  8100.0 * (1 + of_node_mean)};
    g.checks.push_back(std::move(c));
  }
  return g;
}

constexpr char const* b200_scenario = R"({
  "model": "llama2-13b",
  "system": {"accelerator": "b200-sxm-180gb", "accelerators": 8, "node": "dgx-b200"},
  "plan": {"sharding": "fsdp", "micro_batch_size": 2, "recompute": "none"},
  "training": {"sequence_length": 4096, "global_batch_size": 16, "precision": "bf16"}})";

power_group water_cooled() {
  auto const run = step_of(b200_scenario);
  auto const& m = measured("lenovo-b200-lora");
  double const busy =
      base_value(power_of(run.used.machine, run.estimate.trace[step_phase::passes].draw).node);
  return {"Busy node of 8 water-cooled B200, shown only",
          {"Hosts of the catalogue's air-cooled DGX B200, 3,835 W, whose range goes down to 2,358 W; nobody "
           "read the power "
           "of a B200 under load. Llama-2 13B, FSDP on one node. Power of the passes."},
          {{"lenovo-b200-lora-median", fmt::format("median, {}", m.workload), "W", figure(m, "median", "AC"),
            busy, 0.0, 0.0}},
          ""};
}

constexpr char const* crusher_scenario = R"({
  "model": "gpt3-175b",
  "system": {"accelerator": "mi250x-gcd", "accelerators": 1024, "node": "frontier-node"},
  "plan": {"sharding": "fsdp", "micro_batch_size": 2, "recompute": "full"},
  "training": {"sequence_length": 2048, "global_batch_size": 2048, "precision": "bf16"}})";

power_group mi250x() {
  power_group g{
      "MI250X in training, one module of two dies",
      {"FORGE-L 22B: the published row of 1,024 dies with its plan. GPT-175B: FSDP on 1,024 dies with full "
       "recomputation and two sequences a die is assumed; the source names model and FSDP.",
       "The power of products and of waiting was read off the trace of FORGE-L, the mean was not."},
      {},
      "the profile of this machine explains slow steps by slow products, 0.92 of the step of FORGE-L at an "
      "MFU of 0.21, and the power model takes them for saturated ones. The published trace shows bursts of "
      "600 to 630 W, above the limit of 500 W, and waits at 145 W"};
  constexpr std::string_view row = "forge-l-22b-mi250x-gcd-1024-t2-m16-pretraining";
  for (auto const& o : catalog::observations_forge) {
    if (o.id != row) continue;
    auto const& profile = *catalog::find_by_id(catalog::profiles, "megatron-deepspeed-rocm-2023");
    auto const e = estimate_step(catalog::make_observed_scenario(o, profile));
    auto const& m = measured("forge-l-22b");
    g.checks.push_back(around("forge-l-22b-mean", std::string(m.workload), figure(m, "mean", ""),
                              2.0 * base_value(e.draw.accelerator), of_module));
  }
  auto const& m = measured("crusher-gpt-175b");
  g.checks.push_back(around("crusher-gpt-175b-mean", std::string(m.workload), figure(m, "mean", ""),
                            2.0 * base_value(step_of(crusher_scenario).estimate.draw.accelerator),
                            of_module));
  return g;
}

}  // namespace

std::vector<capped_row> capped_rows() {
  std::vector<capped_row> rows;
  auto const& like = *catalog::find_by_id(catalog::accelerators, "v100-sxm2-16gb");
  for (auto const* id : {"zeus-v100-bert", "zeus-v100-resnet"}) {
    auto const& m = measured(id);
    auto const part = catalog::make_traced_part(m, like);
    double const usual = catalog::default_row(m).power_w;
    auto const work = catalog::activity_of_mean(part, power<>{watts(usual)});
    for (auto const& row : m.rows) {
      if (row.limit_w == m.default_limit_w) continue;
      capped_row r{&m, &row, work, power_under_limit(part, work, power<>{watts(row.limit_w)}), 0.0, 0.0};
      r.time_ratio = r.predicted.growth;
      r.energy_ratio = r.predicted.growth * base_value(r.predicted.draw) / usual;
      rows.push_back(r);
    }
  }
  return rows;
}

std::vector<power_group> power_groups() {
  return {under_limits(), gpt3(), lora(), air_cooled(), water_cooled(), mi250x()};
}

std::vector<double> metered_tenths(scenario<> const& used, step_estimate<> const& e, double window_s) {
  constexpr int tenths = 10;
  constexpr int points = 64;  // of each tenth, in the middle of its parts
  double const step = base_value(e.step_time);
  std::vector<double> result;
  for (int i = 0; i < tenths; ++i) {
    double sum = 0.0;
    for (int k = 0; k < points; ++k) {
      double const at = step * (i + (k + 0.5) / points) / tenths;
      auto const one = metered_power(e.trace, duration<>{seconds(at)}, duration<>{seconds(window_s)});
      sum += base_value(power_of(used.machine, one).node);
    }
    result.push_back(sum / points);
  }
  return result;
}

}  // namespace scalekit::cli
