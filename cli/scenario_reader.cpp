#include "scenario_reader.hpp"

#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
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

// Keys of a Hugging Face config.json that have no bearing on cost.
std::vector<std::string_view> const ignored_model_keys{
    "_name_or_path",        "architectures",  "attention_dropout",
    "bos_token_id",         "eos_token_id",   "hidden_dropout",
    "initializer_range",    "layer_norm_eps", "max_position_embeddings",
    "pad_token_id",         "pretraining_tp", "rms_norm_eps",
    "rope_scaling",         "rope_theta",     "torch_dtype",
    "transformers_version", "use_cache"};

template <class Records>
std::vector<std::string_view> ids_of(Records const& records) {
  std::vector<std::string_view> ids;
  for (auto const& r : records) ids.push_back(r.id);
  return ids;
}

// The record of an id, or an error that names the nearest ones. An unknown part never falls back to another.
template <class Records>
auto const& record_of(Records const& records, std::string_view id, std::string const& pointer,
                      std::string_view kind) {
  if (auto const* r = catalog::find_by_id(records, id)) return *r;
  auto const nearest = nearest_names(id, ids_of(records));
  throw input_error(
      fmt::format("unknown_{}", kind),
      fmt::format("unknown {} \"{}\"{}", kind, object_reader::printable(id),
                  nearest.empty() ? fmt::format("; `scalekit catalog list` names all")
                                  : fmt::format("; did you mean {}?", fmt::join(nearest, ", "))),
      pointer, nearest);
}

[[noreturn]] void not_modelled(std::string const& pointer, std::string_view what,
                               json nearest = json::array()) {
  throw input_error("not_modelled", fmt::format("{}: this version does not model {}", pointer, what), pointer,
                    std::move(nearest));
}

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
    default:
      return fmt::format("{:.0f}", e.got);
  }
}

}  // namespace

void require_legal(scenario<> const& s) {
  auto const e = find_plan_error(s.model, s.machine, s.parallel, s.training);
  if (!e) return;
  std::string const pointer(pointer_to(e->field));
  throw input_error(std::string(e->text().code),
                    fmt::format("{} = {}: {}", pointer, got_text(*e), e->text().sentence), pointer,
                    nearest_of(*e));
}

scenario_request scenario_request::from_json(json const& document, bool accelerators_optional) {
  object_reader const top(document, "", {"schema", "model", "system", "plan", "training", "run", "profile"});
  if (auto const schema = top.string("schema"); schema && *schema != "scalekit/scenario/1") {
    throw input_error("unknown_schema",
                      fmt::format("/schema is \"{}\"; this version reads \"scalekit/scenario/1\"",
                                  object_reader::printable(*schema)),
                      "/schema", {"scalekit/scenario/1"});
  }
  for (std::string_view const key : {"model", "system", "training"}) {
    if (!top.has(key)) throw top.missing(key, "every scenario needs it");
  }
  if (top.has("run")) not_modelled("/run", "whole training runs yet");
  scenario_request r;
  r.read_system(top.at("system"), accelerators_optional);
  r.read_training(top.at("training"));
  r.read_model(top.at("model"));
  if (top.has("plan")) r.read_plan(top.at("plan"));
  r.read_profile(top.has("profile") ? &top.at("profile") : nullptr);
  return r;
}

void scenario_request::read_model(json const& value) {
  if (value.is_string()) {
    model_name_ = value.get<std::string>();
    model_record_ = &record_of(catalog::models, model_name_, "/model", "model");
    base_.model = catalog::make_transformer(*model_record_, base_.training.sequence_length);
    return;
  }
  object_reader const in(value, "/model",
                         {"num_hidden_layers", "hidden_size", "intermediate_size", "num_attention_heads",
                          "num_key_value_heads", "vocab_size", "tie_word_embeddings", "head_dim", "gated_mlp",
                          "attention", "attention_bias", "mlp_bias", "model_type", "hidden_act"},
                         ignored_model_keys);
  ignored_ = in.ignored_present();
  model_name_ = "custom";
  auto const dimension = [&](std::string_view key) {
    auto const v = in.integer(key, 1, largest_dimension);
    if (!v) throw in.missing(key, "a model given as an object needs it");
    return *v;
  };
  transformer m{};
  m.num_hidden_layers = dimension("num_hidden_layers");
  m.hidden_size = dimension("hidden_size");
  m.intermediate_size = dimension("intermediate_size");
  m.num_attention_heads = dimension("num_attention_heads");
  m.vocab_size = dimension("vocab_size");
  m.num_key_value_heads =
      in.integer("num_key_value_heads", 1, largest_dimension).value_or(m.num_attention_heads);
  if (auto const head_dim = in.integer("head_dim", 1, largest_dimension)) {
    m.head_dim = *head_dim;
  } else if (m.hidden_size % m.num_attention_heads == 0) {
    m.head_dim = m.hidden_size / m.num_attention_heads;
  } else {
    throw input_error("heads_do_not_divide_hidden_size",
                      fmt::format("/model/num_attention_heads = {} does not divide hidden_size = {}; give "
                                  "head_dim if that is meant",
                                  m.num_attention_heads, m.hidden_size),
                      "/model/num_attention_heads");
  }
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(false);
  auto const type = in.string("model_type");
  auto const activation = in.string("hidden_act");
  bool const like_llama = (type && (*type == "llama" || *type == "mistral" || *type == "qwen2")) ||
                          (activation && *activation == "silu");
  m.gated_mlp = in.boolean("gated_mlp").value_or(like_llama);
  m.attention_bias = in.boolean("attention_bias").value_or(false);
  m.mlp_bias = in.boolean("mlp_bias").value_or(false);
  constexpr std::array<std::string_view, 2> kernels{"flash", "unfused"};
  m.attention =
      in.choice("attention", kernels).value_or(0) == 0 ? attention_kernel::flash : attention_kernel::unfused;
  base_.model = m;
}

void scenario_request::read_network(json const& value) {
  if (value.is_string()) {
    network_name_ = value.get<std::string>();
    base_.machine.network = catalog::make_network(
        record_of(catalog::networks, network_name_, "/system/network", "network"), *node_);
    return;
  }
  object_reader const in(
      value, "/system/network",
      {"bandwidth_bytes_per_s", "latency_s", "oversubscription", "efficiency", "power_per_accelerator_w"});
  auto const bandwidth = in.number("bandwidth_bytes_per_s", 1.0, 1e18);
  if (!bandwidth)
    throw in.missing("bandwidth_bytes_per_s", "bytes per second, for each accelerator and in one direction");
  network<> n{};
  n.bandwidth = per_accelerator(one_way(bytes_per_second(*bandwidth)));
  n.extra_latency = seconds(in.number("latency_s", 0.0, 10.0).value_or(0.0));
  n.oversubscription = in.number("oversubscription", 1.0, 1e6).value_or(1.0);
  n.efficiency = in.number("efficiency", 1e-6, 1.0).value_or(1.0);
  n.power_per_accelerator = watts(in.number("power_per_accelerator_w", 0.0, 1e6).value_or(0.0));
  base_.machine.network = n;
  network_name_ = "custom";
  network_object_ = {{"bandwidth_bytes_per_s", *bandwidth},
                     {"latency_s", base_value(n.extra_latency)},
                     {"oversubscription", n.oversubscription},
                     {"efficiency", n.efficiency},
                     {"power_per_accelerator_w", base_value(n.power_per_accelerator)}};
}

void scenario_request::read_system(json const& value, bool accelerators_optional) {
  if (value.is_string())
    not_modelled("/system", "named systems yet; give accelerator, accelerators and network");
  object_reader const in(
      value, "/system",
      {"accelerator", "accelerators", "accelerators_per_node", "network", "power_limit_w", "pue",
       "price_per_accelerator_hour", "failures_per_node_day", "storage_bandwidth_bytes_per_s"});
  if (!in.has("accelerator")) throw in.missing("accelerator", "an id such as h100-sxm5-80gb");
  if (in.at("accelerator").is_object())
    not_modelled("/system/accelerator", "accelerators given as objects yet; give an id");
  accelerator_ =
      &record_of(catalog::accelerators, *in.string("accelerator"), "/system/accelerator", "accelerator");
  if (accelerator_->default_node.empty()) {
    not_modelled("/system/accelerator",
                 fmt::format("\"{}\" as one device; software addresses its dies", accelerator_->id),
                 json::array({std::string(accelerator_->id) + "-gcd"}));
  }
  node_ = catalog::find_by_id(catalog::nodes, accelerator_->default_node);
  base_.machine.accelerator = catalog::make_accelerator(*accelerator_);
  base_.machine.node = catalog::make_node(*node_);
  if (in.has("network")) {
    read_network(in.at("network"));
  } else {
    read_network(json(std::string(accelerator_->default_network)));
  }
  if (auto const count = in.integer("accelerators", 1, largest_count)) {
    accelerator_count_ = *count;
  } else if (!accelerators_optional) {
    throw in.missing("accelerators", "how many accelerators the job uses");
  }
  if (auto const count = in.integer("accelerators_per_node", 1, 1024)) {
    // Host power is that of the catalogue's node, in proportion.
    base_.machine.node.host_power *= static_cast<double>(*count) / base_.machine.node.accelerators;
    base_.machine.node.accelerators = static_cast<int>(*count);
  }
  // Large operators report 1.08 (Meta 2023), 1.09 (Google 2025), 1.15 (AWS 2024) and 1.17 (Microsoft 2025).
  base_.machine.pue = in.number("pue", 1.0, 10.0).value_or(1.1);
  price_ = in.number("price_per_accelerator_hour", 0.0, 1e6);
  for (std::string_view const key :
       {"power_limit_w", "failures_per_node_day", "storage_bandwidth_bytes_per_s"}) {
    if (in.has(key)) not_modelled(in.pointer_to(key), fmt::format("{} yet", key));
  }
}

void scenario_request::read_plan(json const& value) {
  if (value.is_string() && value == "search")
    not_modelled("/plan", "the search for a plan yet; give the plan as an object");
  object_reader const in(
      value, "/plan",
      {"sharding", "shard_group", "tensor_parallel", "sequence_parallel", "pipeline_parallel",
       "virtual_stages", "schedule", "context_parallel", "micro_batch_size", "recompute",
       "reshard_after_forward", "prefetch", "gradient_precision", "expert_parallel"});
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
  p.shard_group = degree("shard_group", p.shard_group);
  if (in.has("shard_group")) not_modelled("/plan/shard_group", "shard groups yet");
  p.tensor_parallel = degree("tensor_parallel", 1);
  p.sequence_parallel = in.boolean("sequence_parallel").value_or(true);
  p.pipeline_parallel = degree("pipeline_parallel", 1);
  p.virtual_stages = degree("virtual_stages", 1);
  if (auto const i = in.choice("schedule", pipeline_schedule_names))
    p.schedule = static_cast<pipeline_schedule>(*i);
  p.context_parallel = degree("context_parallel", 1);
  p.expert_parallel = degree("expert_parallel", 1);
  p.micro_batch_size = degree("micro_batch_size", 1);
  if (auto const i = in.choice("recompute", recompute_names)) p.recompute = static_cast<recompute>(*i);
  p.reshard_after_forward = in.boolean("reshard_after_forward").value_or(true);
  p.prefetch = in.integer("prefetch", 0, 1024).value_or(1);
  if (auto const i = in.choice("gradient_precision", precision_names))
    p.gradient_precision = static_cast<precision>(*i);
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
  batch_per_accelerator_ = in.integer("batch_per_accelerator", 1, largest_count);
  if (global_batch_ && batch_per_accelerator_) {
    throw input_error("conflicting_keys",
                      "/training has both global_batch_size and batch_per_accelerator; give one",
                      "/training/batch_per_accelerator");
  }
  if (!global_batch_ && !batch_per_accelerator_)
    throw in.missing("global_batch_size", "sequences of one step; or give batch_per_accelerator");
  if (auto const i = in.choice("precision", precision_names)) {
    t.precision = static_cast<precision>(*i);
  } else {
    t.precision = base_.machine.accelerator.supports(precision::bf16) ? precision::bf16 : precision::fp16;
  }
  if (auto const i = in.choice("optimizer", optimizer_names)) t.optimizer = static_cast<optimizer>(*i);
  job_tokens_ = in.number("tokens", 1.0, largest_job_tokens);
}

void scenario_request::read_profile(json const* value) {
  std::string id = "pytorch-fsdp-2023";
  if (value != nullptr) {
    if (!value->is_string()) {
      throw input_error("wrong_type", fmt::format("/profile must be a string, got {}", value->type_name()),
                        "/profile");
    }
    id = value->get<std::string>();
  }
  profile_ = &record_of(catalog::profiles, id, "/profile", "profile");
}

std::int64_t scenario_request::global_batch() const {
  return global_batch_ ? *global_batch_ : *batch_per_accelerator_ * accelerator_count_;
}

void scenario_request::require_scalable(scaling_mode mode) const {
  if (accelerator_count_ > 0) return;
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

std::int64_t scenario_request::weak_batch(std::int64_t accelerator_count) const {
  if (batch_per_accelerator_) return *batch_per_accelerator_ * accelerator_count;
  if (auto const batch =
          batch_at(scaling_mode::weak, *global_batch_, accelerator_count_, accelerator_count)) {
    return *batch;
  }
  throw input_error("weak_batch_not_whole",
                    fmt::format("{} accelerators with {} sequences on {} give no whole number of sequences",
                                accelerator_count, *global_batch_, accelerator_count_),
                    "/training/global_batch_size");
}

scenario<> scenario_request::at(std::int64_t accelerator_count, std::int64_t global_batch,
                                catalog::parameter_set set) const {
  scenario<> s = base_;
  s.machine.accelerators = accelerator_count;
  s.training.global_batch_size = global_batch;
  s.profile = catalog::make_stack(*profile_, *accelerator_, s.machine.node, set);
  return s;
}

scenario<> scenario_request::at_own_size(catalog::parameter_set set) const {
  return at(accelerator_count_, global_batch(), set);
}

std::vector<std::string> scenario_request::extrapolation(scenario<> const& s) const {
  std::vector<std::string> reasons;
  bool fitted = false;
  for (auto const id : profile_->fitted_accelerators) fitted = fitted || id == accelerator_->id;
  if (profile_->fitted_max_accelerators == 0) {
    reasons.push_back(fmt::format("profile {} is a bound, not a fit", profile_->id));
  } else {
    if (!fitted)
      reasons.push_back(fmt::format("profile {} has no fitted constants for {}; they are assumed",
                                    profile_->id, accelerator_->id));
    if (s.machine.accelerators > profile_->fitted_max_accelerators) {
      reasons.push_back(fmt::format("{} accelerators; profile {} was fitted on at most {}",
                                    s.machine.accelerators, profile_->id, profile_->fitted_max_accelerators));
    }
    // What the fitted rows span: MPT 125M to 70B, sequences of 512 to 65,536 tokens, whole nodes of eight.
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
    if (accelerator_->generation == "volta") {
      reasons.push_back("attention on Volta is priced as fused; FlashAttention does not run there");
    }
    if (s.parallel.tensor_parallel > 1)
      reasons.push_back("tensor parallelism: no published row has checked it in this version");
  }
  if (model_record_ != nullptr && model_record_->assumed_shape)
    reasons.push_back(fmt::format("the shape of {} is assumed", model_record_->id));
  if (s.machine.node.accelerators != node_->accelerators_per_node) {
    reasons.push_back(
        fmt::format("{} accelerators per node; ring bandwidth and channels are those of a node of {}",
                    s.machine.node.accelerators, node_->accelerators_per_node));
  }
  if (s.machine.node.accelerators % s.parallel.tensor_parallel != 0 &&
      s.parallel.tensor_parallel % s.machine.node.accelerators != 0) {
    reasons.push_back("tensor-parallel groups do not fill nodes; all are priced as the worst placed one");
  }
  if (!network_object_.is_null()) reasons.push_back("the network is the user's own");
  if (s.machine.network.oversubscription > 1.0) {
    reasons.push_back("oversubscription is applied to all network traffic");
  }
  return reasons;
}

ordered_json scenario_request::resolved(scenario<> const& s) const {
  ordered_json model;
  if (model_record_ != nullptr) {
    model = model_name_;
  } else {
    model = {{"num_hidden_layers", s.model.num_hidden_layers},
             {"hidden_size", s.model.hidden_size},
             {"intermediate_size", s.model.intermediate_size},
             {"num_attention_heads", s.model.num_attention_heads},
             {"num_key_value_heads", s.model.num_key_value_heads},
             {"head_dim", s.model.head_dim},
             {"vocab_size", s.model.vocab_size},
             {"tie_word_embeddings", s.model.tie_word_embeddings},
             {"gated_mlp", s.model.gated_mlp},
             {"attention", s.model.attention == attention_kernel::flash ? "flash" : "unfused"},
             {"attention_bias", s.model.attention_bias},
             {"mlp_bias", s.model.mlp_bias}};
  }
  plan const& p = s.parallel;
  ordered_json system{{"accelerator", accelerator_->id},
                      {"accelerators", s.machine.accelerators},
                      {"accelerators_per_node", s.machine.node.accelerators},
                      {"network", network_object_.is_null() ? ordered_json(network_name_) : network_object_},
                      {"pue", s.machine.pue}};
  if (price_) system["price_per_accelerator_hour"] = *price_;
  ordered_json training{{"sequence_length", s.training.sequence_length},
                        {"global_batch_size", s.training.global_batch_size},
                        {"precision", to_string(s.training.precision)},
                        {"optimizer", optimizer_names[static_cast<std::size_t>(s.training.optimizer)]}};
  if (job_tokens_) training["tokens"] = *job_tokens_;
  return {{"schema", "scalekit/scenario/1"},
          {"model", model},
          {"system", system},
          {"plan",
           {{"sharding", to_string(p.sharding)},
            {"tensor_parallel", p.tensor_parallel},
            {"sequence_parallel", p.sequence_parallel},
            {"pipeline_parallel", p.pipeline_parallel},
            {"virtual_stages", p.virtual_stages},
            {"schedule", to_string(p.schedule)},
            {"context_parallel", p.context_parallel},
            {"expert_parallel", p.expert_parallel},
            {"micro_batch_size", p.micro_batch_size},
            {"recompute", to_string(p.recompute)},
            {"reshard_after_forward", p.reshard_after_forward},
            {"prefetch", p.prefetch},
            {"gradient_precision", to_string(p.gradient_precision)}}},
          {"training", training},
          {"profile", profile_->id}};
}

}  // namespace scalekit::cli
