#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "../../cli/input_error.hpp"
#include "../../cli/model_families.hpp"
#include "../../cli/model_reader.hpp"
#include "scalekit/workload/parameter_count.hpp"

using namespace scalekit;
using nlohmann::json;

namespace {

json load(std::string const& path) {
  std::ifstream in(path);
  REQUIRE(in);
  return json::parse(in);
}

json const& counts() {
  static json const all = load("tests/data/hf_configs/counts.json");
  return all;
}

json config(std::string const& name) { return load("tests/data/hf_configs/" + name + ".json"); }

transformer shape_of(json const& object, std::int64_t sequence_length = 2048) {
  return cli::read_model(object, sequence_length).shape;
}

std::int64_t count(json const& object) { return total_parameters(shape_of(object)).value(); }

// The pointer of the error that reading ends in, after its code.
std::string error_of(json const& object, std::int64_t sequence_length = 2048) {
  try {
    static_cast<void>(cli::read_model(object, sequence_length));
  } catch (cli::input_error const& e) {
    CHECK(std::string(e.what()).size() > 10);
    return e.code() + " " + e.pointer();
  }
  return "none";
}

json changed(json object, std::string const& key, json value) {
  object[key] = std::move(value);
  return object;
}

json without(json object, std::string const& key) {
  object.erase(key);
  return object;
}

json small() {
  return {{"num_hidden_layers", 2},
          {"hidden_size", 64},
          {"intermediate_size", 256},
          {"num_attention_heads", 4},
          {"vocab_size", 100}};
}

// The alternatives of a pattern "^(a|b|c)$".
std::set<std::string> alternatives(json const& properties) {
  std::set<std::string> names;
  for (auto const& [pattern, unused] : properties.items()) {
    std::string const inner = pattern.substr(2, pattern.size() - 4);
    for (std::size_t begin = 0; begin <= inner.size();) {
      auto const end = std::min(inner.find('|', begin), inner.size());
      names.insert(inner.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return names;
}

std::set<std::string> keys_of(json const& object) {
  std::set<std::string> names;
  for (auto const& [key, unused] : object.items()) names.insert(key);
  return names;
}

template <class Names>
std::set<std::string> set_of(Names const& names) {
  return {names.begin(), names.end()};
}

}  // namespace

TEST_CASE("reconstructed configs give the counts of the models, to the last parameter") {
  CHECK(counts().size() >= 20);
  for (auto const& [name, published] : counts().items()) {
    CAPTURE(name);
    CHECK(count(config(name)) == published.at("parameters").get<std::int64_t>());
  }
}

TEST_CASE("a config is the catalogue's model of the same name") {
  for (auto const& [name, id] : {std::pair{"llama-2-7b", "llama2-7b"},
                                 {"llama-3.1-405b", "llama3-405b"},
                                 {"mistral-nemo-12b", "mistral-nemo-12b"},
                                 {"mixtral-8x7b", "mixtral-8x7b"},
                                 {"qwen2-72b", "qwen2-72b"},
                                 {"gpt-neox-20b", "gpt-neox-20b"},
                                 {"falcon-7b", "falcon-7b"},
                                 {"falcon-40b", "falcon-40b"},
                                 {"gemma-7b", "gemma-7b"},
                                 {"pythia-1b", "pythia-1b"}}) {
    CAPTURE(name);
    auto const ours = shape_of(json(id));
    auto theirs = cli::read_model(config(name), 2048);
    CHECK(active_parameters(ours) == active_parameters(theirs.shape));
    CHECK(ours.gated_mlp == theirs.shape.gated_mlp);
    CHECK(ours.parallel_attention == theirs.shape.parallel_attention);
    CHECK(ours.head_dim == theirs.shape.head_dim);
    CHECK(ours.num_key_value_heads == theirs.shape.num_key_value_heads);
    CHECK(ours.norms_per_layer == theirs.shape.norms_per_layer);
  }
}

TEST_CASE("the resolved model reads back as the same model") {
  for (auto const& [name, unused] : counts().items()) {
    CAPTURE(name);
    auto const first = cli::read_model(config(name), 2048);
    auto const second = cli::read_model(json::parse(cli::model_json(first).dump()), 2048);
    CHECK(cli::model_json(first) == cli::model_json(second));
    CHECK(total_parameters(first.shape) == total_parameters(second.shape));
    CHECK(second.ignored.empty());
  }
}

TEST_CASE("what a config does not say follows its family") {
  auto const gemma = shape_of(config("gemma-7b"));
  CHECK(gemma.gated_mlp);
  CHECK(gemma.tie_word_embeddings);
  CHECK(gemma.query_width() == 4096);
  auto const qwen = shape_of(config("qwen2-7b"));
  CHECK(qwen.qkv_bias);
  CHECK_FALSE(qwen.attention_output_bias);
  auto const gpt2 = shape_of(config("gpt2-xl"));
  CHECK(gpt2.intermediate_size == 6400);
  CHECK(gpt2.tie_word_embeddings);
  CHECK_FALSE(gpt2.gated_mlp);
  CHECK(shape_of(changed(config("gpt2"), "n_inner", 1000)).intermediate_size == 1000);
  auto const falcon = config("falcon-7b");
  CHECK(shape_of(falcon).norms_per_layer == 1);
  CHECK(shape_of(changed(falcon, "parallel_attn", false)).norms_per_layer == 2);
  CHECK(shape_of(changed(falcon, "multi_query", false)).num_key_value_heads == 71);
  CHECK(shape_of(changed(falcon, "num_kv_heads", 8)).num_key_value_heads == 1);
  CHECK(shape_of(changed(config("falcon-40b"), "num_ln_in_parallel_attn", 1)).norms_per_layer == 1);
  CHECK(shape_of(changed(config("gpt-neox-20b"), "attention_bias", false)).mlp_bias);
  CHECK(shape_of(without(config("llama-2-70b"), "num_key_value_heads")).num_key_value_heads == 64);
}

TEST_CASE("MPT: positions, heads and biases") {
  auto mpt = config("mpt-7b");
  CHECK(shape_of(mpt).learned_positions == 0);
  mpt["attn_config"]["alibi"] = false;
  CHECK(count(mpt) == 6'649'286'656 + 2048 * 4096);
  mpt["learned_pos_emb"] = false;
  CHECK(count(mpt) == 6'649'286'656);
  mpt["attn_config"]["attn_type"] = "multiquery_attention";
  CHECK(shape_of(mpt).num_key_value_heads == 1);
  mpt["attn_config"]["attn_type"] = "grouped_query_attention";
  CHECK(error_of(mpt) == "missing_key /model/attn_config/kv_n_heads");
  mpt["attn_config"]["kv_n_heads"] = 8;
  CHECK(shape_of(mpt).num_key_value_heads == 8);
  mpt["no_bias"] = false;
  CHECK(shape_of(mpt).normalization_bias);
  mpt["ffn_config"] = {{"ffn_type", "mptglu"}};
  CHECK(shape_of(mpt).gated_mlp);
  mpt["expansion_ratio"] = 2.5;
  CHECK(shape_of(mpt).intermediate_size == 10240);
  mpt["expansion_ratio"] = 1.00001;
  CHECK(error_of(mpt) == "value_out_of_range /model/expansion_ratio");
  mpt = config("mpt-7b");
  mpt["attn_config"]["qk_ln"] = true;
  CHECK(error_of(mpt) == "not_modelled /model/attn_config/qk_ln");
  mpt["attn_config"] = {{"alibi", true}, {"atn_impl", "torch"}};
  CHECK(error_of(mpt) == "unknown_key /model/attn_config/atn_impl");
  CHECK(error_of(without(mpt, "attn_config")) == "missing_key /model/attn_config");
}

TEST_CASE("a sliding window matters only to sequences that leave it") {
  auto const mistral = config("mistral-7b-v0.1");
  CHECK(error_of(mistral, 4096) == "none");
  CHECK(error_of(mistral, 4097) == "not_modelled /model/sliding_window");
  CHECK(error_of(changed(mistral, "sliding_window", nullptr), 32768) == "none");
  auto const qwen = config("qwen1.5-72b");
  CHECK(error_of(qwen, 65536) == "none");
  CHECK(error_of(changed(qwen, "use_sliding_window", true), 32768) == "none");
  CHECK(error_of(changed(qwen, "use_sliding_window", true), 65536) == "not_modelled /model/sliding_window");
  auto layers = changed(qwen, "layer_types", std::vector<std::string>(80, "full_attention"));
  CHECK(error_of(layers, 65536) == "none");
  layers["layer_types"][1] = "sliding_attention";
  CHECK(error_of(layers, 65536) == "not_modelled /model/sliding_window");
  CHECK(error_of(without(layers, "sliding_window")) == "missing_key /model/sliding_window");
  layers["layer_types"][1] = "chunked_attention";
  CHECK(error_of(layers) == "unknown_value /model/layer_types");
  layers["layer_types"].erase(1);
  CHECK(error_of(layers) == "layer_types_do_not_match_layers /model/layer_types");
  CHECK(error_of(changed(small(), "sliding_window", 1024)) == "not_modelled /model/sliding_window");
}

TEST_CASE("null stands for a default where Hugging Face writes it so, and nowhere else") {
  CHECK(shape_of(changed(config("llama-2-7b"), "head_dim", nullptr)).head_dim == 128);
  CHECK(shape_of(changed(config("mistral-7b-v0.1"), "head_dim", nullptr)).head_dim == 128);
  CHECK(shape_of(changed(small(), "head_dim", nullptr)).head_dim == 16);
  CHECK(error_of(changed(small(), "hidden_size", nullptr)) == "wrong_type /model/hidden_size");
  CHECK(error_of(changed(config("gemma-7b"), "head_dim", nullptr)) == "wrong_type /model/head_dim");
}

TEST_CASE("unknown families and keys are refused by name") {
  CHECK(error_of(changed(small(), "model_type", "deepseek_v3")) == "unknown_model_type /model/model_type");
  try {
    static_cast<void>(cli::read_model(changed(small(), "model_type", "gemma9"), 2048));
    FAIL("accepted");
  } catch (cli::input_error const& e) {
    std::string const text = e.what();
    for (auto const& family : cli::model_families()) CHECK(text.find(family.model_type) != std::string::npos);
    CHECK(e.nearest() == json::array({"gemma"}));
  }
  CHECK(error_of(changed(small(), "model_type", 3)) == "wrong_type /model/model_type");
  CHECK(error_of(changed(small(), "architectures", json::array())) == "missing_key /model/model_type");
  CHECK(error_of(changed(config("llama-2-7b"), "final_logit_softcapping", 30.0)) ==
        "unknown_key /model/final_logit_softcapping");
  CHECK(error_of(changed(config("llama-2-7b"), "n_layer", 3)) == "unknown_key /model/n_layer");
  CHECK(error_of(changed(config("gpt2"), "add_cross_attention", true)) ==
        "not_modelled /model/add_cross_attention");
  CHECK(error_of(without(config("mistral-7b-v0.1"), "num_key_value_heads")) ==
        "missing_key /model/num_key_value_heads");
  CHECK(error_of(without(config("gpt2"), "n_positions")) == "missing_key /model/n_positions");
  CHECK(error_of(changed(config("falcon-7b"), "num_attention_heads", 70)) ==
        "heads_do_not_divide_hidden_size /model/num_attention_heads");
  CHECK(error_of(json::array()) == "wrong_type /model");
}

TEST_CASE("a config that contradicts itself is refused") {
  auto const llama = config("llama-2-7b");
  CHECK(error_of(changed(llama, "architectures", json::array({"MistralForCausalLM"}))) ==
        "conflicting_keys /model/architectures");
  CHECK(error_of(changed(config("gemma-7b"), "architectures", json::array({"Gemma2ForCausalLM"}))) ==
        "conflicting_keys /model/architectures");
  CHECK(error_of(changed(llama, "architectures", "LlamaForCausalLM")) == "wrong_type /model/architectures");
  CHECK(error_of(changed(llama, "architectures", json::array({"LlamaForSequenceClassification"}))) == "none");
  CHECK(error_of(changed(llama, "hidden_act", "sillu")) == "unknown_value /model/hidden_act");
  CHECK(error_of(changed(llama, "rope_scaling", 8.0)) == "wrong_type /model/rope_scaling");
  CHECK(error_of(changed(llama, "rope_scaling", nullptr)) == "none");
  CHECK(error_of(changed(small(), "rope_scaling", "linear")) == "wrong_type /model/rope_scaling");
}

TEST_CASE("an error about the shape points to the key that the family has") {
  CHECK(error_of(changed(config("gpt2"), "n_embd", 196'608)) == "value_out_of_range /model/n_inner");
  CHECK(error_of(changed(config("falcon-40b"), "num_kv_heads", 5)) ==
        "key_value_heads_do_not_divide_heads /model/num_kv_heads");
  auto mpt = config("mpt-7b");
  mpt["attn_config"]["attn_type"] = "grouped_query_attention";
  mpt["attn_config"]["kv_n_heads"] = 5;
  CHECK(error_of(mpt) == "key_value_heads_do_not_divide_heads /model/attn_config/kv_n_heads");
  // A plain shape has the words of the rules themselves.
  CHECK(error_of(changed(small(), "num_key_value_heads", 3)) == "none");
}

TEST_CASE("a plain shape has the defaults of the contract") {
  auto const m = shape_of(small());
  CHECK_FALSE(m.gated_mlp);
  CHECK_FALSE(m.tie_word_embeddings);
  CHECK(m.num_key_value_heads == 4);
  CHECK(m.norms_per_layer == 2);
  CHECK(shape_of(changed(small(), "hidden_act", "silu")).gated_mlp);
  CHECK_FALSE(shape_of(changed(small(), "hidden_act", "gelu")).gated_mlp);
  CHECK(error_of(changed(small(), "hidden_act", "mish")) == "unknown_value /model/hidden_act");
  auto both = changed(small(), "attention_bias", true);
  CHECK(count(both) - count(small()) == 2 * (3 * 64 + 64));
  both["qkv_bias"] = true;
  CHECK(error_of(both) == "conflicting_keys /model/qkv_bias");
  auto experts = changed(small(), "num_local_experts", 4);
  CHECK(error_of(experts) == "missing_key /model/num_experts_per_tok");
  experts["num_experts_per_tok"] = 5;
  CHECK(error_of(experts) == "value_out_of_range /model/num_experts_per_tok");
  experts["num_experts_per_tok"] = 2;
  CHECK(shape_of(experts).moe_intermediate_size == 256);
  CHECK(error_of(changed(small(), "n_shared_experts", 1)) == "missing_key /model/num_local_experts");
}

TEST_CASE("reader, schema and reference page name the same keys") {
  json const definitions = load("data/schema/scenario.schema.json").at("$defs");
  std::ifstream page_file("docs/reference/models.md");
  std::string const page{std::istreambuf_iterator<char>(page_file), {}};
  auto const own = keys_of(definitions.at("own_keys").at("properties"));
  auto const anywhere = alternatives(definitions.at("ignored_keys").at("patternProperties"));
  std::set<std::string> types;
  for (auto const& family : cli::model_families()) {
    std::string const name(family.model_type.empty() ? "shape" : family.model_type);
    CAPTURE(name);
    json const& definition = definitions.at(name);
    auto known = keys_of(definition.at("properties"));
    known.insert(own.begin(), own.end());
    auto expected = set_of(family.known);
    if (!family.model_type.empty()) {
      expected.insert("model_type");
      types.insert(name);
    }
    CHECK(known == expected);
    auto ignored = alternatives(definition.at("patternProperties"));
    ignored.insert(anywhere.begin(), anywhere.end());
    CHECK(ignored == set_of(family.ignored));
    for (auto const& part : family.nested) {
      json const& inner = definition.at("properties").at(std::string(part.name));
      CHECK(keys_of(inner.at("properties")) == set_of(part.known));
      CHECK(alternatives(inner.at("patternProperties")) == set_of(part.ignored));
    }
    for (auto const& key : known) {
      CAPTURE(key);
      CHECK(page.find("`" + key + "`") != std::string::npos);
    }
    for (auto const& key : ignored) {
      CAPTURE(key);
      CHECK(page.find("`" + key + "`") != std::string::npos);
    }
  }
  json const listed = definitions.at("model").at("then").at("properties").at("model_type").at("enum");
  CHECK(types == set_of(listed.get<std::vector<std::string>>()));
}

TEST_CASE("ignored keys are listed, those of nested objects with their path") {
  auto const mpt = cli::read_model(config("mpt-7b"), 2048).ignored;
  CHECK(std::is_sorted(mpt.begin(), mpt.end()));
  CHECK(std::count(mpt.begin(), mpt.end(), "attn_config/attn_impl") == 1);
  CHECK(std::count(mpt.begin(), mpt.end(), "init_config") == 1);
  auto const llama = cli::read_model(config("llama-3.1-8b"), 2048).ignored;
  CHECK(std::count(llama.begin(), llama.end(), "rope_scaling") == 1);
  CHECK(std::count(llama.begin(), llama.end(), "hidden_size") == 0);
}
