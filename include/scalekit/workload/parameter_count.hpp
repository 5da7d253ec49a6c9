#pragma once

#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Parameters of one layer: attention, MLP and two normalisations.
///
/// eq: layer-parameters   h(q + 2k) + q h + (g + 1) h f + norms + biases
///   h hidden size, q query width, k key-value width, f intermediate size, g = 2 when the MLP is gated, else
///   1
[[nodiscard]] constexpr parameter_count layer_parameters(transformer const& m) noexcept {
  std::int64_t const h = m.hidden_size;
  std::int64_t const norm = m.normalization_bias ? 2 * h : h;
  std::int64_t const attention =
      h * m.qkv_width() + m.query_width() * h + (m.attention_bias ? m.qkv_width() + h : 0);
  std::int64_t const mlp =
      h * m.mlp_in_width() + m.intermediate_size * h + (m.mlp_bias ? m.mlp_in_width() + h : 0);
  return parameter_count{attention + mlp + 2 * norm};
}

/// Parameters of the token embedding.
[[nodiscard]] constexpr parameter_count embedding_parameters(transformer const& m) noexcept {
  return parameter_count{m.vocab_size * m.hidden_size};
}

/// Parameters outside the layers: embedding, positions, final normalisation and, when it is not tied, the
/// head.
[[nodiscard]] constexpr parameter_count root_parameters(transformer const& m) noexcept {
  std::int64_t const head = m.tie_word_embeddings ? 0 : m.vocab_size * m.hidden_size;
  std::int64_t const norm = m.normalization_bias ? 2 * m.hidden_size : m.hidden_size;
  return parameter_count{m.vocab_size * m.hidden_size + head + m.learned_positions * m.hidden_size + norm};
}

/// All parameters, every tensor counted once.
///
/// eq: parameter-count   L x layer + root
[[nodiscard]] constexpr parameter_count total_parameters(transformer const& m) noexcept {
  return parameter_count{m.num_hidden_layers * layer_parameters(m).value() + root_parameters(m).value()};
}

}  // namespace scalekit
