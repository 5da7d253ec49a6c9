#pragma once

#include <cstdint>

namespace scalekit {

/// How attention is computed.
enum class attention_kernel : std::uint8_t { flash, unfused };

/// Shape of a decoder-only transformer in Hugging Face's terms.
///
/// Valid when every count is positive and `num_key_value_heads` divides `num_attention_heads`
/// (parallelism/legality.hpp checks it).
struct transformer {
  std::int64_t num_hidden_layers = 1;
  std::int64_t hidden_size = 1;
  std::int64_t intermediate_size = 1;
  std::int64_t num_attention_heads = 1;
  std::int64_t num_key_value_heads = 1;
  std::int64_t head_dim = 1;
  std::int64_t vocab_size = 1;
  /// Rows of a learned position table; 0 for rotary or ALiBi positions.
  std::int64_t learned_positions = 0;
  bool tie_word_embeddings = false;
  /// Three matrices (gate, up, down) instead of two.
  bool gated_mlp = true;
  bool attention_bias = false;
  bool mlp_bias = false;
  /// A bias beside the weight of every normalisation.
  bool normalization_bias = false;
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
};

}  // namespace scalekit
