#include "scenario_reader.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"
#include "power_doubts.hpp"
#include "record_of.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/default_profile.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/scaling/scaling_mode.hpp"
#include "scalekit/workload/parameter_count.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

// Far above any training run: the largest published ones are a few times 10^13.
constexpr double largest_job_tokens = 1e17;

// Formats that a scenario can ask for; tf32 and fp8 exist for products, not for reducing gradients.
constexpr std::array<std::string_view, 4> training_precisions{"bf16", "fp16", "fp8", "fp32"};
constexpr std::array<std::string_view, 3> gradient_precisions{"fp32", "bf16", "fp16"};

json nearest_of(plan_error const& e) {
  json values = json::array();
  for (std::size_t i = 0; i < e.nearest_count; ++i) {
    auto const index = static_cast<std::size_t>(e.nearest[i]);
    switch (e.field) {
      case scenario_field::precision:
      case scenario_field::gradient_precision:
        values.push_back(precision_names[index]);
        break;
      case scenario_field::sharding:
        values.push_back(sharding_names[index]);
        break;
      case scenario_field::schedule:
        values.push_back(pipeline_schedule_names[index]);
        break;
      case scenario_field::recompute:
        values.push_back(recompute_names[index]);
        break;
      case scenario_field::attention:
        values.push_back("flash");
        break;
      default:
        values.push_back(static_cast<std::int64_t>(e.nearest[i]));
        break;
    }
  }
  return values;
}

std::string got_text(plan_error const& e) {
  auto const index = static_cast<std::size_t>(e.got);
  switch (e.field) {
    case scenario_field::precision:
    case scenario_field::gradient_precision:
      return std::string(precision_names[index]);
    case scenario_field::sharding:
      return std::string(sharding_names[index]);
    case scenario_field::attention:
      return "unfused";
    case scenario_field::model:
      return fmt::format("a mixture of {:.0f} experts", e.got);
    case scenario_field::schedule:
      return std::string(pipeline_schedule_names[index]);
    default:
      return fmt::format("{:.0f}", e.got);
  }
}

// Ranks of the largest shard group that stays in a node and divides those that hold the same parameters: one copy for
// each node, as frameworks do by default.
std::int64_t shard_group_in_node(plan const& p, cluster<> const& c) {
  std::int64_t const ranks =
      std::max<std::int64_t>(1, c.accelerators / (p.tensor_parallel * p.pipeline_parallel));
  std::int64_t const in_node = std::max<std::int64_t>(1, c.node.accelerators / p.tensor_parallel);
  return ranks <= in_node ? ranks : std::gcd(ranks, in_node);
}

}  // namespace

void scenario_request::require_legal(scenario<> const& s) const {
  system_.require_available(s.machine.accelerators);
  auto const e = find_plan_error(s.model, s.machine, s.parallel, s.training);
  if (!e) return;
  std::string pointer(pointer_to(e->field));
  if (pointer == "/system/accelerators") pointer = system_.count_pointer();
  std::string got = got_text(*e);
  json nearest = nearest_of(*e);
  if (e->field == scenario_field::global_batch_size && batch_per_accelerator_) {
    pointer = "/training/batch_per_accelerator";
    got = fmt::format("{} ({} sequences on {} accelerators)", *batch_per_accelerator_, got,
                      s.machine.accelerators);
    for (auto& n : nearest) n = n.get<double>() / static_cast<double>(s.machine.accelerators);
  }
  std::string sentence(e->text().sentence);
  if (e->code == plan_error_code::model_parallel_does_not_divide_accelerators) {
    plan const& p = s.parallel;
    sentence += fmt::format(" (tensor {} x pipeline {} x context {} on {} accelerators)", p.tensor_parallel,
                            p.pipeline_parallel, p.context_parallel, s.machine.accelerators);
  }
  throw input_error(std::string(e->text().code), fmt::format("{} = {}: {}", pointer, got, sentence), pointer,
                    std::move(nearest));
}

scenario_request scenario_request::from_json(json const& document, bool accelerators_optional) {
  if (document.is_object() && !document.contains("model") &&
      (document.contains("model_type") || document.contains("architectures") ||
       document.contains("num_hidden_layers"))) {
    throw input_error(
        "model_without_scenario",
        "this is a model and no scenario: put it under \"model\", and beside it \"system\" and \"training\", "
        "as in {\"model\": {...}, \"system\": {\"accelerator\": \"h100-sxm5-80gb\", \"accelerators\": 64}, "
        "\"training\": {\"sequence_length\": 4096, \"global_batch_size\": 512}}; `scalekit catalog show "
        "FILE` prints "
        "its parameters and work",
        "", {"/model"});
  }
  object_reader const top(
      document, "", {"schema", "model", "system", "accelerators", "plan", "training", "run", "profile"});
  if (auto const schema = top.string("schema"); schema && *schema != "scalekit/scenario/1") {
    throw input_error("unknown_schema",
                      fmt::format("/schema is \"{}\"; this version reads \"scalekit/scenario/1\"",
                                  object_reader::printable(*schema)),
                      "/schema", {"scalekit/scenario/1"});
  }
  for (std::string_view const key : {"model", "system", "training"}) {
    if (!top.has(key)) throw top.missing(key, "every scenario needs it");
  }
  scenario_request r;
  r.system_ = machine_request::from_json(
      top.at("system"), top.has("accelerators") ? &top.at("accelerators") : nullptr, accelerators_optional);
  r.base_.machine = r.system_.machine();
  r.costs_ = r.system_.costs();
  if (top.has("run")) r.read_run(top.at("run"));
  r.read_training(top.at("training"));
  r.model_ = read_model(top.at("model"), r.base_.training.sequence_length);
  r.base_.model = r.model_.shape;
  if (top.has("plan")) r.read_plan(top.at("plan"));
  r.read_profile(top.has("profile") ? &top.at("profile") : nullptr);
  return r;
}

void scenario_request::read_plan(json const& value) {
  if (value.is_string() && value == "search") {
    searches_plan_ = true;
    return;
  }
  object_reader const in(
      value, "/plan",
      {"sharding", "shard_group", "tensor_parallel", "sequence_parallel", "pipeline_parallel",
       "virtual_stages", "schedule", "context_parallel", "micro_batch_size", "recompute",
       "reshard_after_forward", "prefetch", "gradient_precision", "expert_parallel", "context_exchange"});
  plan& p = base_.parallel;
  // "zero3" is another name of fsdp, behind the others.
  std::vector<std::string_view> shardings(sharding_names.begin(), sharding_names.end());
  shardings.push_back("zero3");
  if (auto const i = in.choice("sharding", shardings)) {
    p.sharding = *i < sharding_names.size() ? static_cast<sharding>(*i) : sharding::fsdp;
  }
  auto const degree = [&](std::string_view key, std::int64_t fallback) {
    return in.integer(key, 1, largest_count).value_or(fallback);
  };
  p.tensor_parallel = degree("tensor_parallel", 1);
  p.shard_group = degree("shard_group", 1);
  shard_group_of_node_ = p.sharding == sharding::hsdp && !in.has("shard_group");
  p.sequence_parallel = in.boolean("sequence_parallel").value_or(true);
  p.pipeline_parallel = degree("pipeline_parallel", 1);
  p.virtual_stages = degree("virtual_stages", 1);
  if (auto const i = in.choice("schedule", pipeline_schedule_names))
    p.schedule = static_cast<pipeline_schedule>(*i);
  else if (p.virtual_stages > 1)
    p.schedule = pipeline_schedule::interleaved;
  if (auto const i = in.choice("context_exchange", context_exchange_names))
    p.context_exchange = static_cast<context_exchange>(*i);
  p.context_parallel = degree("context_parallel", 1);
  p.expert_parallel = degree("expert_parallel", 1);
  p.micro_batch_size = degree("micro_batch_size", 1);
  if (auto const i = in.choice("recompute", recompute_names)) p.recompute = static_cast<recompute>(*i);
  p.reshard_after_forward = in.boolean("reshard_after_forward").value_or(true);
  p.prefetch = in.integer("prefetch", 0, 1024).value_or(1);
  if (auto const i = in.choice("gradient_precision", gradient_precisions))
    p.gradient_precision = *precision_from(gradient_precisions[*i]);
}

void scenario_request::read_run(json const& value) {
  object_reader const in(value, "/run",
                         {"checkpoint_mode", "checkpoint_bytes_per_parameter", "detection_time_s",
                          "restart_time_s", "spares", "carbon_intensity_g_per_kwh", "energy_price_per_kwh"});
  costs_.read_run(in);
  for (auto const key : {"checkpoint_mode", "checkpoint_bytes_per_parameter", "detection_time_s",
                         "restart_time_s", "spares"}) {
    if (in.has(key)) not_modelled(in.pointer_to(key), "failures and checkpoints yet");
  }
}

void scenario_request::read_training(json const& value) {
  object_reader const in(
      value, "/training",
      {"sequence_length", "global_batch_size", "batch_per_accelerator", "precision", "optimizer", "tokens"});
  training_setup& t = base_.training;
  auto const length = in.integer("sequence_length", 1, largest_count);
  if (!length) throw in.missing("sequence_length", "tokens of one sequence");
  t.sequence_length = *length;
  global_batch_ = in.integer("global_batch_size", 1, largest_count);
  // At least one sequence over as many accelerators as there may be.
  constexpr auto most = static_cast<double>(largest_count);
  batch_per_accelerator_ = in.number("batch_per_accelerator", 1.0 / most, most);
  if (global_batch_ && batch_per_accelerator_) {
    throw input_error("conflicting_keys",
                      "/training has both global_batch_size and batch_per_accelerator; give one",
                      "/training/batch_per_accelerator");
  }
  if (!global_batch_ && !batch_per_accelerator_)
    throw in.missing("global_batch_size", "sequences of one step; or give batch_per_accelerator");
  if (auto const format = in.choice("precision", training_precisions)) {
    t.precision = *precision_from(training_precisions[*format]);
  } else {
    t.precision = base_.machine.accelerator.supports(precision::bf16) ? precision::bf16 : precision::fp16;
  }
  if (auto const i = in.choice("optimizer", optimizer_names)) t.optimizer = static_cast<optimizer>(*i);
  job_tokens_ = in.number("tokens", 1.0, largest_job_tokens);
}

void scenario_request::read_profile(json const* value) {
  if (value == nullptr) {
    profile_ = catalog::default_profile(base_.parallel, base_.training.precision, accelerator()).profile;
    return;
  }
  if (!value->is_string()) {
    throw input_error("wrong_type", fmt::format("/profile must be a string, got {}", value->type_name()),
                      "/profile");
  }
  names_profile_ = true;
  profile_ = &record_of(catalog::profiles, value->get<std::string>(), "/profile", "profile");
}

// The batch of `batch_per_accelerator` on a number of accelerators, when it is a whole number of sequences.
std::optional<std::int64_t> scenario_request::whole_batch(std::int64_t accelerator_count) const {
  double const batch = *batch_per_accelerator_ * static_cast<double>(accelerator_count);
  double const whole = std::round(batch);
  // A decimal fraction such as 0.1 is not exact, so that 0.1 x 30 misses 3 by a few units in the last place.
  if (whole < 1.0 || std::abs(batch - whole) > 1e-9 * whole) return std::nullopt;
  return static_cast<std::int64_t>(whole);
}

std::int64_t scenario_request::global_batch() const {
  if (global_batch_) return *global_batch_;
  if (auto const batch = whole_batch(accelerator_count())) return *batch;
  auto const count = static_cast<double>(accelerator_count());
  double const below = std::floor(*batch_per_accelerator_ * count);
  json nearest = json::array();
  for (double const sequences : {below, below + 1.0}) {
    if (sequences >= 1.0) nearest.push_back(sequences / count);
  }
  throw input_error(
      "batch_not_whole",
      fmt::format(
          "/training/batch_per_accelerator = {}: on {} accelerators that is {:.6g} sequences, which is "
          "no whole number",
          *batch_per_accelerator_, accelerator_count(), *batch_per_accelerator_ * count),
      "/training/batch_per_accelerator", std::move(nearest));
}

void scenario_request::require_scalable(scaling_mode mode) const {
  if (accelerator_count() > 0) return;
  if (mode == scaling_mode::weak && global_batch_) {
    throw input_error(
        "missing_key",
        "/system/accelerators is missing: weak scaling holds global_batch_size / accelerators of the file",
        "/system/accelerators");
  }
  if (mode == scaling_mode::strong && batch_per_accelerator_) {
    throw input_error(
        "missing_key",
        "/system/accelerators is missing: strong scaling holds the global batch of the file, which "
        "batch_per_accelerator gives only with it",
        "/system/accelerators");
  }
}

std::int64_t scenario_request::weak_batch(std::int64_t count) const {
  if (batch_per_accelerator_) {
    if (auto const batch = whole_batch(count)) return *batch;
    throw input_error("weak_batch_not_whole",
                      fmt::format("{} accelerators with {} sequences each give no whole number of sequences",
                                  count, *batch_per_accelerator_),
                      "/training/batch_per_accelerator");
  }
  if (auto const batch = batch_at(scaling_mode::weak, *global_batch_, accelerator_count(), count))
    return *batch;
  throw input_error("weak_batch_not_whole",
                    fmt::format("{} accelerators with {} sequences on {} give no whole number of sequences",
                                count, *global_batch_, accelerator_count()),
                    "/training/global_batch_size");
}

scenario<> scenario_request::at(std::int64_t accelerator_count, std::int64_t global_batch,
                                catalog::parameter_set set) const {
  scenario<> s = base_;
  s.machine.accelerators = accelerator_count;
  s.training.global_batch_size = global_batch;
  if (shard_group_of_node_) s.parallel.shard_group = shard_group_in_node(s.parallel, s.machine);
  s.profile = catalog::make_stack(*profile_, accelerator(), system_.catalog_node(), set);
  return s;
}

scenario<> scenario_request::at_own_size(catalog::parameter_set set) const {
  return at(accelerator_count(), global_batch(), set);
}

scenario_request scenario_request::with_plan(plan const& p) const {
  scenario_request r = *this;
  r.base_.parallel = p;
  r.shard_group_of_node_ = false;
  r.searches_plan_ = false;
  if (!names_profile_)
    r.profile_ = catalog::default_profile(p, base_.training.precision, accelerator()).profile;
  return r;
}

void scenario_request::require_searchable(std::int64_t count) const {
  plan alone{};
  alone.gradient_precision = base_.parallel.gradient_precision;
  scenario<> s = base_;
  s.parallel = alone;
  s.machine.accelerators = count;
  s.training.global_batch_size = count;  // a sequence each: the batch breaks no rule
  require_legal(s);
}

std::vector<std::string> scenario_request::extrapolation(scenario<> const& s) const {
  std::vector<std::string> reasons;
  // Said of a named profile as well, so that a resolved scenario gives the same result.
  auto const by_rule = catalog::default_profile(s.parallel, s.training.precision, accelerator());
  bool const is_default = profile_ == by_rule.profile;
  if (is_default && !by_rule.of_the_part) {
    reasons.push_back(
        fmt::format("no profile was fitted for {}; {} is the nearest", accelerator().id, profile_->id));
  }
  bool fitted = false;
  for (auto const id : profile_->fitted_accelerators) fitted = fitted || id == accelerator().id;
  if (profile_->fitted_max_accelerators == 0) {
    reasons.push_back(fmt::format("profile {} is a bound, not a fit", profile_->id));
  } else {
    if (!fitted)
      reasons.push_back(fmt::format("profile {} has no fitted constants for {}; they are assumed",
                                    profile_->id, accelerator().id));
    if (s.machine.accelerators > profile_->fitted_max_accelerators) {
      reasons.push_back(fmt::format("{} accelerators; profile {} was fitted on at most {}",
                                    s.machine.accelerators, profile_->id, profile_->fitted_max_accelerators));
    }
    if (accelerator().generation == "volta" && s.model.attention == attention_kernel::flash) {
      reasons.push_back("attention on Volta is priced as fused; FlashAttention does not run there");
    }
  }
  // The default of most plans, and what its fitted rows span: MPT 125M to 70B, sequences of 512 to 65,536 tokens.
  if (profile_->id == "pytorch-fsdp-2023") {
    double const parameters = static_cast<double>(total_parameters(s.model).value());
    if (parameters < 1e8 || parameters > 1e11) {
      reasons.push_back(
          fmt::format("{:.3g} G parameters; the fitted rows have 0.12 to 70 G", parameters / 1e9));
    }
    if (s.training.sequence_length < 512 || s.training.sequence_length > 65536) {
      reasons.push_back(fmt::format("sequences of {} tokens; the fitted rows have 512 to 65536",
                                    s.training.sequence_length));
    }
    if (s.training.precision != precision::bf16)
      reasons.push_back(
          fmt::format("precision {}; the fitted rows are bf16", to_string(s.training.precision)));
    if (s.model.gated_mlp || s.model.num_key_value_heads != s.model.num_attention_heads) {
      reasons.push_back("gated MLP or grouped heads: the fitted rows are of plain GPT-like models");
    }
    if (s.parallel.tensor_parallel > 1)
      reasons.push_back("tensor parallelism: the fitted rows of this profile have none");
  }
  if (model_.record != nullptr && model_.record->assumed_shape)
    reasons.push_back(fmt::format("the shape of {} is assumed", model_.name));
  if (s.model.is_mixture_of_experts())
    reasons.push_back("a mixture of experts: nothing published has checked its time in this version");
  if (s.parallel.context_parallel > 1)
    reasons.push_back("context parallelism is checked by few published rows");
  if (s.parallel.sharding == sharding::hsdp && s.parallel.shard_group == 1)
    reasons.push_back("hsdp in groups of one rank shares nothing: every rank holds all parameters");
  if (s.training.precision == precision::fp8) {
    auto const rate = [&](precision q) { return base_value(s.machine.accelerator.peak(q).quantity()); };
    if (rate(precision::fp8) <= rate(precision::bf16))
      reasons.push_back(
          fmt::format("fp8 products of {} run at the rate of bf16 and pay for the casts", accelerator().id));
  }
  if (s.parallel.schedule == pipeline_schedule::zero_bubble)
    reasons.push_back("the zero-bubble schedule is checked against its published formula, not against a run");
  if (s.model.parallel_attention)
    reasons.push_back("attention and MLP side by side are priced one after the other");
  if (s.model.learned_positions > 0 && s.training.sequence_length > s.model.learned_positions) {
    reasons.push_back(fmt::format("sequences of {} tokens; the position table has {} rows",
                                  s.training.sequence_length, s.model.learned_positions));
  }
  if (s.machine.node.accelerators % s.parallel.tensor_parallel != 0 &&
      s.parallel.tensor_parallel % s.machine.node.accelerators != 0) {
    reasons.push_back("tensor-parallel groups do not fill nodes; all are priced as the worst placed one");
  }
  system_.add_extrapolation(s.machine, reasons);
  add_power_doubts(system_.accelerator(), system_.has_own_accelerator(), s, reasons);
  return reasons;
}

ordered_json scenario_request::resolved(scenario<> const& s) const {
  ordered_json training{{"sequence_length", s.training.sequence_length},
                        {"global_batch_size", s.training.global_batch_size},
                        {"precision", to_string(s.training.precision)},
                        {"optimizer", optimizer_names[static_cast<std::size_t>(s.training.optimizer)]}};
  if (job_tokens_) training["tokens"] = *job_tokens_;
  ordered_json system = system_.resolved(s.machine);
  costs_.add_resolved(system);
  return {{"schema", "scalekit/scenario/1"}, {"model", model_json(model_)}, {"system", std::move(system)},
          {"plan", plan_json(s.parallel)},   {"training", training},        {"profile", profile_->id}};
}

}  // namespace scalekit::cli
