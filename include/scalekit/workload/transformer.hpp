#pragma once

#include <cstdint>

namespace scalekit {

/// How attention is computed.
enum class attention_kernel : std::uint8_t { flash, unfused };

/// Shape of a decoder-only transformer in Hugging Face's terms.
///
/// Whole numbers and flags only, so that counts are exact. A mixture of experts has `num_local_experts` > 0:
/// every `moe_layer_freq`-th layer is then sparse (a router, the experts and the shared experts, each an MLP of
/// `moe_intermediate_size`), and the others keep the MLP of `intermediate_size`.
/// Valid when: every count is positive and `num_key_value_heads` divides `num_attention_heads`
/// (parallelism/legality.hpp checks it).
/// Not modelled: layers that differ otherwise, norms of queries and keys, latent attention, a biased head.
struct transformer {
  std::int64_t num_hidden_layers = 1;
  std::int64_t hidden_size = 1;
  /// Of the dense MLP.
  std::int64_t intermediate_size = 1;
  std::int64_t num_attention_heads = 1;
  /// 1 is multi-query attention.
  std::int64_t num_key_value_heads = 1;
  std::int64_t head_dim = 1;
  std::int64_t vocab_size = 1;
  /// Rows of a learned position table; 0 for rotary or ALiBi positions.
  std::int64_t learned_positions = 0;
  /// Normalisations of the hidden size in a layer: 2 as a rule, 1 where attention and MLP share one.
  std::int64_t norms_per_layer = 2;
  /// Routed experts of a sparse layer; 0: a dense model.
  std::int64_t num_local_experts = 0;
  std::int64_t num_experts_per_tok = 0;
  /// Experts of a sparse layer that every token passes, beside the routed ones.
  std::int64_t n_shared_experts = 0;
  std::int64_t moe_intermediate_size = 0;
  std::int64_t moe_layer_freq = 1;
  bool tie_word_embeddings = false;
  /// Three matrices (gate, up, down) instead of two.
  bool gated_mlp = true;
  bool qkv_bias = false;
  bool attention_output_bias = false;
  bool mlp_bias = false;
  /// A bias beside the weight of every normalisation.
  bool normalization_bias = false;
  /// A normalisation behind the last layer.
  bool final_norm = true;
  /// A normalisation between the embedding and the first layer.
  bool embedding_norm = false;
  /// Attention and MLP read the same input and their results are added, instead of one after the other.
  bool parallel_attention = false;
  attention_kernel attention = attention_kernel::flash;

  /// Width of the query projection: heads x head dimension.
  [[nodiscard]] constexpr std::int64_t query_width() const noexcept { return num_attention_heads * head_dim; }
  /// Width of the key projection, and of the value projection.
  [[nodiscard]] constexpr std::int64_t key_value_width() const noexcept {
    return num_key_value_heads * head_dim;
  }
  /// Width of the fused query-key-value projection.
  [[nodiscard]] constexpr std::int64_t qkv_width() const noexcept {
    return query_width() + 2 * key_value_width();
  }
  /// Width of the first MLP projection: gate and up together when gated.
  [[nodiscard]] constexpr std::int64_t mlp_in_width() const noexcept {
    return (gated_mlp ? 2 : 1) * intermediate_size;
  }
  [[nodiscard]] constexpr bool is_mixture_of_experts() const noexcept { return num_local_experts > 0; }
  /// Layers whose MLP is a set of experts.
  [[nodiscard]] constexpr std::int64_t sparse_layers() const noexcept {
    return is_mixture_of_experts() ? num_hidden_layers / moe_layer_freq : 0;
  }
  /// Their share of all layers.
  [[nodiscard]] constexpr double sparse_share() const noexcept {
    return static_cast<double>(sparse_layers()) / static_cast<double>(num_hidden_layers);
  }
};

}  // namespace scalekit
