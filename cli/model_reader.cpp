#include "model_reader.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "model_families.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "record_of.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/parallelism/legality.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

// The family that the object says it is of.
model_family const& family_of(json const& object) {
  auto const& families = model_families();
  if (!object.is_object() || !object.contains("model_type")) {
    if (object.is_object() && object.contains("architectures")) {
      throw input_error(
          "missing_key",
          "/model/model_type is missing: a config.json has it beside architectures, and it decides how "
          "the other keys are read",
          "/model/model_type");
    }
    return families.front();
  }
  auto const& type = object.at("model_type");
  if (!type.is_string()) {
    throw input_error("wrong_type",
                      fmt::format("/model/model_type must be a string, got {}", type.type_name()),
                      "/model/model_type");
  }
  std::vector<std::string_view> supported;
  for (auto const& family : families) {
    if (family.model_type.empty()) continue;
    if (family.model_type == type.get<std::string>()) return family;
    supported.push_back(family.model_type);
  }
  auto const name = type.get<std::string>();
  throw input_error(
      "unknown_model_type",
      fmt::format(
          "/model/model_type \"{}\" is not supported; supported: {}. Without model_type the keys of a plain "
          "shape are read",
          object_reader::printable(name), fmt::join(supported, ", ")),
      "/model/model_type", nearest_names(name, supported));
}

// The object without keys whose null stands for their default.
json without_nulls(json object, std::vector<std::string_view> const& nullable) {
  for (auto const key : nullable) {
    auto const found = object.find(std::string(key));
    if (found != object.end() && found->is_null()) object.erase(found);
  }
  return object;
}

// What a config says of itself besides its sizes. None of it bears on cost; a file that contradicts itself is of another
// model than its model_type says, or damaged.
constexpr std::array<std::string_view, 20> activations{
    "gelu",    "gelu_10",    "gelu_accurate", "gelu_fast", "gelu_new", "gelu_python", "gelu_pytorch_tanh",
    "laplace", "leaky_relu", "linear",        "mish",      "prelu",    "quick_gelu",  "relu",
    "relu2",   "relu6",      "sigmoid",       "silu",      "swish",    "tanh"};

// "LlamaForCausalLM" is of the class Llama, "Gemma2ForCausalLM" not of Gemma.
bool is_of_class(std::string_view name, std::vector<std::string_view> const& classes) {
  for (auto const start : classes) {
    if (!name.starts_with(start)) continue;
    for (std::string_view const rest : {"For", "LMHead", "DoubleHeads", "Model", "PreTrained"}) {
      if (name.substr(start.size()).starts_with(rest)) return true;
    }
  }
  return false;
}

void check_what_is_ignored(model_family const& family, object_reader const& in) {
  for (std::string_view const key : {"rope_scaling", "rope_parameters"}) {
    if (in.has(key) && !in.at(key).is_null() && !in.at(key).is_object())
      throw in.wrong_type(key, "an object or null", in.at(key));
  }
  if (family.model_type.empty()) return;
  static_cast<void>(in.choice("hidden_act", activations));
  if (!in.has("architectures") || in.at("architectures").is_null()) return;
  auto const& names = in.at("architectures");
  if (!names.is_array()) throw in.wrong_type("architectures", "an array or null", names);
  for (auto const& name : names) {
    if (!name.is_string()) throw in.wrong_type("architectures", "an array of strings", names);
    if (is_of_class(name.get<std::string>(), family.classes)) continue;
    throw input_error("conflicting_keys",
                      fmt::format("/model/architectures names \"{}\", which is not of model_type {}",
                                  object_reader::printable(name.get<std::string>()), family.model_type),
                      "/model/architectures", {fmt::format("{}ForCausalLM", family.classes.front())});
  }
}

// A broken rule of the shape under the family's own name of the key; others are for find_plan_error.
void check_renamed(model_family const& family, transformer const& shape) {
  auto const e = find_shape_error(shape);
  if (!e) return;
  for (auto const& [plain, own] : family.renamed) {
    if (pointer_to(e->field) != fmt::format("/model/{}", plain)) continue;
    auto const pointer = fmt::format("/model/{}", own);
    json nearest = json::array();
    for (std::size_t i = 0; i < e->nearest_count; ++i)
      nearest.push_back(static_cast<std::int64_t>(e->nearest[i]));
    if (own == "expansion_ratio") nearest.clear();  // a ratio, and not the size that it leads to
    throw input_error(std::string(e->text().code),
                      fmt::format("{} makes {} = {:.0f}: {}", pointer, plain, e->got, e->text().sentence),
                      pointer, std::move(nearest));
  }
}

}  // namespace

model_choice read_model(json const& value, std::int64_t sequence_length) {
  model_choice m;
  if (value.is_string()) {
    m.name = value.get<std::string>();
    m.record = &record_of(catalog::models, m.name, "/model", "model");
    m.shape = catalog::make_transformer(*m.record, sequence_length);
    return m;
  }
  auto const& family = family_of(value);
  json const object = value.is_object() ? without_nulls(value, family.nullable) : value;
  auto known = family.known;
  if (!family.model_type.empty()) known.push_back("model_type");
  object_reader const in(object, "/model", known, family.ignored);
  check_what_is_ignored(family, in);
  m.name = "custom";
  m.ignored = in.ignored_present();
  m.shape = family.read(in, sequence_length, m.ignored);
  check_renamed(family, m.shape);
  std::sort(m.ignored.begin(), m.ignored.end());
  return m;
}

ordered_json model_json(model_choice const& m) {
  if (m.record != nullptr) return m.name;
  transformer const& s = m.shape;
  ordered_json out{{"num_hidden_layers", s.num_hidden_layers},
                   {"hidden_size", s.hidden_size},
                   {"intermediate_size", s.intermediate_size},
                   {"num_attention_heads", s.num_attention_heads},
                   {"num_key_value_heads", s.num_key_value_heads},
                   {"head_dim", s.head_dim},
                   {"vocab_size", s.vocab_size},
                   {"learned_positions", s.learned_positions},
                   {"tie_word_embeddings", s.tie_word_embeddings},
                   {"gated_mlp", s.gated_mlp},
                   {"attention", s.attention == attention_kernel::flash ? "flash" : "unfused"},
                   {"parallel_attention", s.parallel_attention},
                   {"qkv_bias", s.qkv_bias},
                   {"attention_output_bias", s.attention_output_bias},
                   {"mlp_bias", s.mlp_bias},
                   {"norm_bias", s.normalization_bias},
                   {"norms_per_layer", s.norms_per_layer},
                   {"final_norm", s.final_norm},
                   {"embedding_norm", s.embedding_norm}};
  if (s.is_mixture_of_experts()) {
    out["num_local_experts"] = s.num_local_experts;
    out["num_experts_per_tok"] = s.num_experts_per_tok;
    out["n_shared_experts"] = s.n_shared_experts;
    out["moe_intermediate_size"] = s.moe_intermediate_size;
    out["moe_layer_freq"] = s.moe_layer_freq;
  }
  return out;
}

}  // namespace scalekit::cli
