#pragma once

#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

namespace detail {

[[nodiscard]] constexpr std::int64_t norm_parameters(transformer const& m) noexcept {
  return m.normalization_bias ? 2 * m.hidden_size : m.hidden_size;
}

[[nodiscard]] constexpr std::int64_t attention_parameters(transformer const& m) noexcept {
  std::int64_t const biases =
      (m.qkv_bias ? m.qkv_width() : 0) + (m.attention_output_bias ? m.hidden_size : 0);
  return m.hidden_size * m.qkv_width() + m.query_width() * m.hidden_size + biases;
}

[[nodiscard]] constexpr std::int64_t mlp_parameters(transformer const& m, std::int64_t width) noexcept {
  std::int64_t const in = (m.gated_mlp ? 2 : 1) * width;
  return m.hidden_size * in + width * m.hidden_size + (m.mlp_bias ? in + m.hidden_size : 0);
}

}  // namespace detail

/// Parameters of one dense layer: attention, MLP and normalisations.
///
/// eq: layer-parameters   h(q + 2k) + q h + (g + 1) h f + norms + biases
///   h hidden size, q query width, k key-value width, f intermediate size, g = 2 when the MLP is gated, else
///   1
[[nodiscard]] constexpr parameter_count layer_parameters(transformer const& m) noexcept {
  return parameter_count{detail::attention_parameters(m) + detail::mlp_parameters(m, m.intermediate_size) +
                         m.norms_per_layer * detail::norm_parameters(m)};
}

/// Parameters of one expert of a sparse layer.
[[nodiscard]] constexpr parameter_count expert_parameters(transformer const& m) noexcept {
  return parameter_count{detail::mlp_parameters(m, m.moe_intermediate_size)};
}

/// Parameters of one sparse layer of a mixture of experts.
///
/// eq: sparse-layer-parameters   h(q + 2k) + q h + h E + (E + S) x expert + norms + biases
///   E routed experts (the router has a column for each), S shared experts
[[nodiscard]] constexpr parameter_count sparse_layer_parameters(transformer const& m) noexcept {
  std::int64_t const experts = m.num_local_experts + m.n_shared_experts;
  return parameter_count{detail::attention_parameters(m) + m.hidden_size * m.num_local_experts +
                         experts * expert_parameters(m).value() +
                         m.norms_per_layer * detail::norm_parameters(m)};
}

/// Parameters of the token embedding.
[[nodiscard]] constexpr parameter_count embedding_parameters(transformer const& m) noexcept {
  return parameter_count{m.vocab_size * m.hidden_size};
}

/// Parameters outside the layers: embedding, positions, normalisations and, when it is not tied, the head.
[[nodiscard]] constexpr parameter_count root_parameters(transformer const& m) noexcept {
  std::int64_t const tables = (m.tie_word_embeddings ? 1 : 2) * m.vocab_size + m.learned_positions;
  std::int64_t const norms = (m.final_norm ? 1 : 0) + (m.embedding_norm ? 1 : 0);
  return parameter_count{tables * m.hidden_size + norms * detail::norm_parameters(m)};
}

/// All parameters, every tensor counted once.
///
/// eq: parameter-count   dense layers x layer + sparse layers x sparse layer + root
[[nodiscard]] constexpr parameter_count total_parameters(transformer const& m) noexcept {
  std::int64_t const sparse = m.sparse_layers();
  return (m.num_hidden_layers - sparse) * layer_parameters(m) + sparse * sparse_layer_parameters(m) +
         root_parameters(m);
}

/// Parameters that one token passes: all of a dense model; of a mixture of experts, all but the experts that the
/// router does not choose.
///
/// eq: active-parameters   N - sparse layers x (E - K) x expert
///   K experts for each token
[[nodiscard]] constexpr parameter_count active_parameters(transformer const& m) noexcept {
  std::int64_t const idle = m.sparse_layers() * (m.num_local_experts - m.num_experts_per_tok);
  return total_parameters(m) - idle * expert_parameters(m);
}

}  // namespace scalekit
