#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// What one rank of a tensor-parallel group holds and works on.
///
/// Query heads, MLP columns and vocabulary rows are divided; with more ranks than key-value heads each rank
/// holds one whole head, so that heads are held several times; a vocabulary that the degree does not divide is
/// padded up.
/// Precondition: the degree divides the heads and the intermediate size (parallelism/legality.hpp).
struct tensor_slice {
  std::int64_t query_width = 1;
  std::int64_t key_value_width = 1;
  std::int64_t mlp_in_width = 1;
  std::int64_t intermediate_size = 1;
  std::int64_t vocabulary = 1;

  [[nodiscard]] constexpr std::int64_t qkv_width() const noexcept {
    return query_width + 2 * key_value_width;
  }
};

[[nodiscard]] constexpr tensor_slice tensor_slice_of(transformer const& m, plan const& p) noexcept {
  std::int64_t const degree = p.tensor_parallel;
  std::int64_t const key_value_heads = m.num_key_value_heads > degree ? m.num_key_value_heads / degree : 1;
  return {m.query_width() / degree, key_value_heads * m.head_dim, m.mlp_in_width() / degree,
          m.intermediate_size / degree, ceil_divide(m.vocab_size, degree)};
}

/// Parameters of one dense layer on one tensor-parallel rank.
///
/// eq: rank-layer-parameters   h (q + 2 k) + q h + h g + f h + biases + norms, with the widths of the slice
///   Norms and the biases of the two products that end in the hidden size are held by every rank.
[[nodiscard]] constexpr std::int64_t dense_layer_parameters_on_rank(transformer const& m,
                                                                    tensor_slice const& s) noexcept {
  std::int64_t const h = m.hidden_size;
  std::int64_t const biases = (m.qkv_bias ? s.qkv_width() : 0) + (m.attention_output_bias ? h : 0);
  std::int64_t const attention = h * s.qkv_width() + s.query_width * h + biases;
  std::int64_t const mlp =
      h * s.mlp_in_width + s.intermediate_size * h + (m.mlp_bias ? s.mlp_in_width + h : 0);
  return attention + mlp + m.norms_per_layer * detail::norm_parameters(m);
}

/// Parameters outside the layers on one tensor-parallel rank: its rows of embedding and head, all positions and
/// the norms.
[[nodiscard]] constexpr std::int64_t root_parameters_on_rank(transformer const& m,
                                                             tensor_slice const& s) noexcept {
  std::int64_t const tables = (m.tie_word_embeddings ? 1 : 2) * s.vocabulary + m.learned_positions;
  std::int64_t const norms = (m.final_norm ? 1 : 0) + (m.embedding_norm ? 1 : 0);
  return tables * m.hidden_size + norms * detail::norm_parameters(m);
}

}  // namespace scalekit
