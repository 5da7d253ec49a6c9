#include "model_families.hpp"

#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "scalekit/parallelism/legality.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using keys = std::vector<std::string_view>;

keys operator+(keys left, keys const& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

[[noreturn]] void not_modelled(object_reader const& in, std::string_view key, std::string_view what) {
  auto const pointer = in.pointer_to(key);
  throw input_error("not_modelled", fmt::format("{}: this version does not model {}", pointer, what),
                    pointer);
}

std::int64_t dimension(object_reader const& in, std::string_view key) {
  auto const value = in.integer(key, 1, largest_dimension);
  if (!value) throw in.missing(key, "a model given as an object needs it");
  return *value;
}

std::int64_t dimension_or(object_reader const& in, std::string_view key, std::int64_t fallback) {
  return in.integer(key, 1, largest_dimension).value_or(fallback);
}

// Hidden size over heads, which has to be a whole number.
std::int64_t even_head_dim(object_reader const& in, transformer const& m, std::string_view heads_key,
                           std::string_view hidden_key) {
  if (m.hidden_size % m.num_attention_heads == 0) return m.hidden_size / m.num_attention_heads;
  auto const pointer = in.pointer_to(heads_key);
  throw input_error(
      "heads_do_not_divide_hidden_size",
      fmt::format("{} = {} does not divide {} = {}; give head_dim if that is meant, where the model "
                  "has that key",
                  pointer, m.num_attention_heads, hidden_key, m.hidden_size),
      pointer);
}

// scalekit's own keys, which every object may have.
void read_own_keys(object_reader const& in, transformer& m) {
  constexpr std::array<std::string_view, 2> kernels{"flash", "unfused"};
  if (auto const kernel = in.choice("attention", kernels))
    m.attention = *kernel == 0 ? attention_kernel::flash : attention_kernel::unfused;
  m.gated_mlp = in.boolean("gated_mlp").value_or(m.gated_mlp);
}

// The shape in the words that most families share; no biases, root-mean-square norms.
transformer common_shape(object_reader const& in) {
  transformer m{};
  m.num_hidden_layers = dimension(in, "num_hidden_layers");
  m.hidden_size = dimension(in, "hidden_size");
  m.intermediate_size = dimension(in, "intermediate_size");
  m.num_attention_heads = dimension(in, "num_attention_heads");
  m.vocab_size = dimension(in, "vocab_size");
  m.num_key_value_heads = dimension_or(in, "num_key_value_heads", m.num_attention_heads);
  auto const head_dim = in.integer("head_dim", 1, largest_dimension);
  m.head_dim = head_dim ? *head_dim : even_head_dim(in, m, "num_attention_heads", "hidden_size");
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(false);
  static_cast<void>(in.string("hidden_act"));
  read_own_keys(in, m);
  return m;
}

void set_all_biases(transformer& m, bool attention, bool mlp) {
  m.qkv_bias = attention;
  m.attention_output_bias = attention;
  m.mlp_bias = mlp;
}

// A window that the sequences do not leave changes nothing; a shorter one would, and is not priced.
void check_window(object_reader const& in, std::int64_t sequence_length, bool used) {
  if (in.has("layer_types")) {
    auto const& types = in.at("layer_types");
    if (!types.is_array()) throw in.wrong_type("layer_types", "an array", types);
    auto const layers = in.integer("num_hidden_layers", 1, largest_dimension);
    if (layers && static_cast<std::int64_t>(types.size()) != *layers) {
      throw input_error("layer_types_do_not_match_layers",
                        fmt::format("{} has {} entries, num_hidden_layers is {}",
                                    in.pointer_to("layer_types"), types.size(), *layers),
                        in.pointer_to("layer_types"));
    }
    used = false;
    for (auto const& type : types) {
      if (type != "full_attention" && type != "sliding_attention") {
        throw input_error(
            "unknown_value",
            fmt::format("{} takes full_attention and sliding_attention", in.pointer_to("layer_types")),
            in.pointer_to("layer_types"), json::array({"full_attention", "sliding_attention"}));
      }
      used = used || type == "sliding_attention";
    }
  }
  auto const window = in.integer("sliding_window", 1, largest_count);
  if (used && !window && in.has("layer_types"))
    throw in.missing("sliding_window", "layer_types says it is used");
  if (used && window && *window < sequence_length) {
    not_modelled(
        in, "sliding_window",
        fmt::format("attention over a window of {} tokens in sequences of {}", *window, sequence_length));
  }
}

// ---- The families --------------------------------------------------------------------------------------------

// A shape in our own words, with the defaults of docs/reference/models.md.
transformer read_plain_shape(object_reader const& in, std::int64_t sequence_length,
                             std::vector<std::string>&) {
  transformer m = common_shape(in);
  constexpr std::array<std::string_view, 11> activations{
      "silu",       "swish", "swiglu", "geglu", "gelu", "gelu_new", "gelu_fast", "gelu_pytorch_tanh",
      "quick_gelu", "relu",  "relu2"};
  constexpr std::size_t gated = 4;  // the first ones belong to gated MLPs
  auto const activation = in.choice("hidden_act", activations);
  m.gated_mlp = in.boolean("gated_mlp").value_or(activation && *activation < gated);
  auto const flag = [&](std::string_view key, bool fallback) { return in.boolean(key).value_or(fallback); };
  bool const all = flag("attention_bias", false);
  for (std::string_view const part : {"qkv_bias", "attention_output_bias"}) {
    if (in.has("attention_bias") && in.has(part)) {
      throw input_error("conflicting_keys",
                        fmt::format("/model has both attention_bias and {}; give one", part),
                        in.pointer_to(part));
    }
  }
  m.qkv_bias = flag("qkv_bias", all);
  m.attention_output_bias = flag("attention_output_bias", all);
  m.mlp_bias = flag("mlp_bias", false);
  m.normalization_bias = flag("norm_bias", false);
  m.final_norm = flag("final_norm", true);
  m.embedding_norm = flag("embedding_norm", false);
  m.parallel_attention = flag("parallel_attention", false);
  m.norms_per_layer = in.integer("norms_per_layer", 0, largest_norm_count).value_or(2);
  m.learned_positions = in.integer("learned_positions", 0, largest_count).value_or(0);
  if (auto const experts = in.integer("num_local_experts", 1, largest_expert_count)) {
    m.num_local_experts = *experts;
    auto const chosen = in.integer("num_experts_per_tok", 1, *experts);
    if (!chosen) throw in.missing("num_experts_per_tok", "a mixture of experts needs it");
    m.num_experts_per_tok = *chosen;
    m.n_shared_experts = in.integer("n_shared_experts", 0, largest_expert_count).value_or(0);
    m.moe_intermediate_size = dimension_or(in, "moe_intermediate_size", m.intermediate_size);
    m.moe_layer_freq = in.integer("moe_layer_freq", 1, m.num_hidden_layers).value_or(1);
  } else {
    for (std::string_view const key :
         {"num_experts_per_tok", "n_shared_experts", "moe_intermediate_size", "moe_layer_freq"}) {
      if (in.has(key)) throw in.missing("num_local_experts", fmt::format("{} needs it", key));
    }
  }
  check_window(in, sequence_length, in.boolean("use_sliding_window").value_or(true));
  return m;
}

transformer read_llama(object_reader const& in, std::int64_t, std::vector<std::string>&) {
  transformer m = common_shape(in);
  set_all_biases(m, in.boolean("attention_bias").value_or(false), in.boolean("mlp_bias").value_or(false));
  return m;
}

transformer read_mistral(object_reader const& in, std::int64_t sequence_length, std::vector<std::string>&) {
  static_cast<void>(dimension(in, "num_key_value_heads"));
  check_window(in, sequence_length, true);
  return common_shape(in);
}

transformer read_mixtral(object_reader const& in, std::int64_t sequence_length,
                         std::vector<std::string>& ignored) {
  transformer m = read_mistral(in, sequence_length, ignored);
  auto const experts = in.integer("num_local_experts", 1, largest_expert_count);
  if (!experts) throw in.missing("num_local_experts", "a mixture of experts needs it");
  auto const chosen = in.integer("num_experts_per_tok", 1, *experts);
  if (!chosen) throw in.missing("num_experts_per_tok", "a mixture of experts needs it");
  m.num_local_experts = *experts;
  m.num_experts_per_tok = *chosen;
  m.moe_intermediate_size = m.intermediate_size;
  return m;
}

// Queries, keys and values have a bias that no key of the config mentions; the attention's output has none.
transformer read_qwen2(object_reader const& in, std::int64_t sequence_length, std::vector<std::string>&) {
  static_cast<void>(dimension(in, "num_key_value_heads"));
  static_cast<void>(in.integer("max_window_layers", 0, largest_dimension));
  check_window(in, sequence_length, in.boolean("use_sliding_window").value_or(false));
  transformer m = common_shape(in);
  m.qkv_bias = true;
  return m;
}

transformer read_gemma(object_reader const& in, std::int64_t, std::vector<std::string>&) {
  static_cast<void>(dimension(in, "num_key_value_heads"));
  static_cast<void>(dimension(in, "head_dim"));
  transformer m = common_shape(in);
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(true);
  set_all_biases(m, in.boolean("attention_bias").value_or(false), false);
  return m;
}

transformer read_gpt2(object_reader const& in, std::int64_t, std::vector<std::string>&) {
  if (in.boolean("add_cross_attention").value_or(false))
    not_modelled(in, "add_cross_attention", "attention to an encoder");
  transformer m{};
  m.num_hidden_layers = dimension(in, "n_layer");
  m.hidden_size = dimension(in, "n_embd");
  m.num_attention_heads = dimension(in, "n_head");
  m.num_key_value_heads = m.num_attention_heads;
  m.head_dim = even_head_dim(in, m, "n_head", "n_embd");
  m.intermediate_size = dimension_or(in, "n_inner", 4 * m.hidden_size);
  m.vocab_size = dimension(in, "vocab_size");
  auto const positions = in.integer("n_positions", 1, largest_count);
  if (!positions) throw in.missing("n_positions", "the rows of the position table");
  m.learned_positions = *positions;
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(true);
  m.gated_mlp = false;
  m.normalization_bias = true;
  set_all_biases(m, true, true);
  read_own_keys(in, m);
  return m;
}

transformer read_gpt_neox(object_reader const& in, std::int64_t, std::vector<std::string>&) {
  transformer m = common_shape(in);
  m.gated_mlp = in.boolean("gated_mlp").value_or(false);
  m.normalization_bias = true;
  m.parallel_attention = in.boolean("use_parallel_residual").value_or(true);
  set_all_biases(m, in.boolean("attention_bias").value_or(true), true);
  return m;
}

// Three decoders in one class: the sequential one of falcon-rw, the parallel one of 7B, the "new" one of 40B and
// 180B.
transformer read_falcon(object_reader const& in, std::int64_t, std::vector<std::string>&) {
  transformer m{};
  m.num_hidden_layers = dimension(in, "num_hidden_layers");
  m.hidden_size = dimension(in, "hidden_size");
  m.num_attention_heads = dimension(in, "num_attention_heads");
  m.head_dim = even_head_dim(in, m, "num_attention_heads", "hidden_size");
  m.intermediate_size = dimension_or(in, "ffn_hidden_size", 4 * m.hidden_size);
  m.vocab_size = dimension(in, "vocab_size");
  bool const newest = in.boolean("new_decoder_architecture").value_or(false);
  bool const multi_query = in.boolean("multi_query").value_or(true);
  auto const key_value_heads = dimension_or(in, "num_kv_heads", m.num_attention_heads);
  m.num_key_value_heads = newest ? key_value_heads : multi_query ? 1 : m.num_attention_heads;
  m.parallel_attention = in.boolean("parallel_attn").value_or(true);
  auto const norms = in.integer("num_ln_in_parallel_attn", 1, 2).value_or(newest ? 2 : 1);
  m.norms_per_layer = m.parallel_attention ? norms : 2;
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(true);
  m.gated_mlp = false;
  m.normalization_bias = true;
  bool const bias = in.boolean("bias").value_or(false);
  set_all_biases(m, bias, bias);
  read_own_keys(in, m);
  return m;
}

nested_keys const mpt_attention{
    "attn_config",
    {"attn_type", "kv_n_heads", "alibi", "rope", "qk_ln", "qk_gn", "sliding_window_size"},
    {"attn_impl", "attn_pdrop", "attn_uses_sequence_id", "prefix_lm", "softmax_scale", "alibi_bias_max",
     "clip_qkv", "model_type", "fused_qkv", "rope_theta", "rope_impl", "rope_dail_config", "rope_hf_config"}};
nested_keys const mpt_feed_forward{"ffn_config", {"ffn_type"}, {"fc_type", "ffn_act_fn"}};

object_reader nested(object_reader const& in, nested_keys const& part, std::vector<std::string>& ignored) {
  auto const& object = in.at(part.name);
  if (!object.is_object()) throw in.wrong_type(part.name, "an object", object);
  object_reader inner(object, in.pointer_to(part.name), part.known, part.ignored);
  for (auto const& key : inner.ignored_present()) ignored.push_back(fmt::format("{}/{}", part.name, key));
  return inner;
}

transformer read_mpt(object_reader const& in, std::int64_t sequence_length,
                     std::vector<std::string>& ignored) {
  transformer m{};
  m.num_hidden_layers = dimension(in, "n_layers");
  m.hidden_size = dimension(in, "d_model");
  m.num_attention_heads = dimension(in, "n_heads");
  m.head_dim = even_head_dim(in, m, "n_heads", "d_model");
  m.vocab_size = dimension(in, "vocab_size");
  auto const ratio = in.number("expansion_ratio", 0.001, 1000.0).value_or(4.0);
  double const width = ratio * static_cast<double>(m.hidden_size);
  if (width != std::floor(width) || width < 1.0 || width > static_cast<double>(largest_dimension)) {
    throw input_error("value_out_of_range",
                      fmt::format("{} x d_model = {} is no size of a feed-forward layer",
                                  in.pointer_to("expansion_ratio"), width),
                      in.pointer_to("expansion_ratio"));
  }
  m.intermediate_size = static_cast<std::int64_t>(width);
  if (!in.has("attn_config")) throw in.missing("attn_config", "it says whether positions are learned");
  auto const attention = nested(in, mpt_attention, ignored);
  constexpr std::array<std::string_view, 3> kinds{"multihead_attention", "multiquery_attention",
                                                  "grouped_query_attention"};
  m.num_key_value_heads = m.num_attention_heads;
  auto const kind = attention.choice("attn_type", kinds).value_or(0);
  if (kind == 1) m.num_key_value_heads = 1;
  auto const key_value_heads = attention.integer("kv_n_heads", 1, largest_dimension);
  if (kind == 2) {
    if (!key_value_heads) throw attention.missing("kv_n_heads", "grouped_query_attention needs it");
    m.num_key_value_heads = *key_value_heads;
  }
  for (std::string_view const key : {"qk_ln", "qk_gn"}) {
    if (attention.boolean(key).value_or(false)) not_modelled(attention, key, "norms of queries and keys");
  }
  auto const window = attention.integer("sliding_window_size", -1, largest_count).value_or(-1);
  if (window >= 0 && window < sequence_length)
    not_modelled(attention, "sliding_window_size", "attention over a window shorter than the sequences");
  auto const alibi = attention.boolean("alibi");
  if (!alibi) throw attention.missing("alibi", "it says whether positions are learned");
  // All are read, whichever decides, so that a wrong type is never passed over.
  bool const rotary = attention.boolean("rope").value_or(false);
  bool const wanted = in.boolean("learned_pos_emb").value_or(true);
  bool const learned = wanted && !*alibi && !rotary;
  auto const length = in.integer("max_seq_len", 1, largest_count);
  if (learned) {
    if (!length) throw in.missing("max_seq_len", "the rows of the position table");
    m.learned_positions = *length;
  }
  m.gated_mlp = false;
  if (in.has("ffn_config")) {
    constexpr std::array<std::string_view, 2> types{"mptmlp", "mptglu"};
    m.gated_mlp = nested(in, mpt_feed_forward, ignored).choice("ffn_type", types).value_or(0) == 1;
  }
  m.tie_word_embeddings = in.boolean("tie_word_embeddings").value_or(true);
  bool const biased = !in.boolean("no_bias").value_or(false);
  m.normalization_bias = biased;
  set_all_biases(m, biased, biased);
  read_own_keys(in, m);
  return m;
}

// ---- Their keys ----------------------------------------------------------------------------------------------

std::vector<model_family> make_families() {
  keys const own{"attention", "gated_mlp"};
  keys const shape = own + keys{"num_hidden_layers",   "hidden_size",         "intermediate_size",
                                "num_attention_heads", "num_key_value_heads", "head_dim",
                                "vocab_size",          "tie_word_embeddings", "hidden_act"};
  keys const window{"sliding_window"};
  keys const window_or_null{"head_dim", "sliding_window"};
  keys const anywhere{"_name_or_path",
                      "auto_map",
                      "bos_token_id",
                      "decoder_start_token_id",
                      "dtype",
                      "eos_token_id",
                      "gradient_checkpointing",
                      "id2label",
                      "initializer_range",
                      "is_decoder",
                      "label2id",
                      "output_attentions",
                      "output_hidden_states",
                      "pad_token_id",
                      "return_dict",
                      "sep_token_id",
                      "task_specific_params",
                      "tokenizer_class",
                      "torch_dtype",
                      "transformers_version",
                      "unk_token_id",
                      "use_cache"};
  keys const config = anywhere + keys{"architectures"};
  keys const rotary{"max_position_embeddings", "rope_parameters", "rope_scaling", "rope_theta"};
  keys const llama_like = config + rotary + keys{"attention_dropout", "rms_norm_eps"};
  return {
      {"",
       {},
       shape + keys{"attention_bias", "qkv_bias", "attention_output_bias", "mlp_bias", "norm_bias",
                    "norms_per_layer", "final_norm", "embedding_norm", "parallel_attention",
                    "learned_positions", "num_local_experts", "num_experts_per_tok", "n_shared_experts",
                    "moe_intermediate_size", "moe_layer_freq", "sliding_window", "use_sliding_window"},
       {"num_key_value_heads", "head_dim", "sliding_window"},
       anywhere + rotary +
           keys{"attention_dropout", "attn_pdrop", "embd_pdrop", "hidden_dropout", "hidden_dropout_prob",
                "layer_norm_eps", "layer_norm_epsilon", "norm_epsilon", "partial_rotary_factor",
                "pretraining_tp", "resid_pdrop", "rms_norm_eps"},
       {},
       {},
       read_plain_shape},
      {"falcon",
       {"Falcon", "RW"},
       own + keys{"num_hidden_layers", "hidden_size", "num_attention_heads", "num_kv_heads", "vocab_size",
                  "ffn_hidden_size", "tie_word_embeddings", "bias", "multi_query", "parallel_attn",
                  "new_decoder_architecture", "num_ln_in_parallel_attn"},
       {"num_kv_heads", "ffn_hidden_size", "num_ln_in_parallel_attn"},
       config + rotary +
           keys{"activation", "alibi", "apply_residual_connection_post_layernorm", "attention_dropout",
                "hidden_dropout", "layer_norm_epsilon"},
       {},
       {{"num_key_value_heads", "num_kv_heads"}, {"intermediate_size", "ffn_hidden_size"}},
       read_falcon},
      {"gemma",
       {"Gemma"},
       shape + keys{"attention_bias"},
       {},
       llama_like + keys{"hidden_activation"},
       {},
       {},
       read_gemma},
      {"gpt2",
       {"GPT2"},
       own + keys{"n_layer", "n_embd", "n_head", "n_inner", "n_positions", "vocab_size",
                  "tie_word_embeddings", "add_cross_attention"},
       {"n_inner"},
       config + keys{"activation_function", "attn_pdrop", "embd_pdrop", "layer_norm_epsilon", "n_ctx",
                     "n_special", "predict_special_tokens", "reorder_and_upcast_attn", "resid_pdrop",
                     "scale_attn_by_inverse_layer_idx", "scale_attn_weights", "summary_activation",
                     "summary_first_dropout", "summary_proj_to_labels", "summary_type", "summary_use_proj"},
       {},
       {{"num_hidden_layers", "n_layer"},
        {"hidden_size", "n_embd"},
        {"num_attention_heads", "n_head"},
        {"intermediate_size", "n_inner"}},
       read_gpt2},
      {"gpt_neox",
       {"GPTNeoX"},
       own + keys{"num_hidden_layers", "hidden_size", "intermediate_size", "num_attention_heads",
                  "vocab_size", "tie_word_embeddings", "hidden_act", "attention_bias",
                  "use_parallel_residual"},
       {},
       config + rotary +
           keys{"attention_dropout", "attention_probs_dropout_prob", "classifier_dropout", "hidden_dropout",
                "hidden_dropout_prob", "layer_norm_eps", "partial_rotary_factor", "rotary_emb_base",
                "rotary_pct"},
       {},
       {},
       read_gpt_neox},
      {"llama",
       {"Llama", "LLaMA"},
       shape + keys{"attention_bias", "mlp_bias"},
       {"num_key_value_heads", "head_dim"},
       llama_like + keys{"max_sequence_length", "pretraining_tp"},
       {},
       {},
       read_llama},
      {"mistral", {"Mistral"}, shape + window, window_or_null, llama_like, {}, {}, read_mistral},
      {"mixtral",
       {"Mixtral"},
       shape + window + keys{"num_local_experts", "num_experts_per_tok"},
       window_or_null,
       llama_like + keys{"output_router_logits", "router_aux_loss_coef", "router_jitter_noise"},
       {},
       {},
       read_mixtral},
      {"mpt",
       {"MPT", "Mpt"},
       own + keys{"n_layers", "d_model", "n_heads", "vocab_size", "expansion_ratio", "max_seq_len",
                  "learned_pos_emb", "no_bias", "tie_word_embeddings", "attn_config", "ffn_config"},
       {},
       config + keys{"emb_pdrop", "embedding_fraction", "init_config", "init_device", "layer_norm_epsilon",
                     "logit_scale", "loss_fn", "norm_type", "resid_pdrop", "tokenizer_name",
                     "use_pad_tok_in_ffn", "verbose"},
       {mpt_attention, mpt_feed_forward},
       {{"num_hidden_layers", "n_layers"},
        {"hidden_size", "d_model"},
        {"num_attention_heads", "n_heads"},
        {"num_key_value_heads", "attn_config/kv_n_heads"},
        {"intermediate_size", "expansion_ratio"}},
       read_mpt},
      {"qwen2",
       {"Qwen2"},
       shape + window + keys{"use_sliding_window", "max_window_layers", "layer_types"},
       window_or_null + keys{"layer_types"},
       llama_like + keys{"use_mrope"},
       {},
       {},
       read_qwen2},
  };
}

}  // namespace

std::vector<model_family> const& model_families() {
  static std::vector<model_family> const families = make_families();
  return families;
}

}  // namespace scalekit::cli
