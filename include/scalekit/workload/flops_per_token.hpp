#pragma once

#include "scalekit/units.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// The two ways of counting the model's work on a training token; a third, with recomputation, is the plan's.
struct training_flops {
  /// Model FLOPs with attention counted over the full square: the basis of `mfu`.
  flop_per_token<> full;
  /// Model FLOPs with attention counted over the causal half: the basis of `mfu_causal`.
  flop_per_token<> causal;
};

/// Model FLOPs of one training token (forward and backward), nothing recomputed.
///
/// eq: flops-per-token   6 (N - E) + 12 L q s, and half the attention term when causal
///   N parameters, E parameters of the input embedding (a look-up, not a product), so that the head counts
///   once even when tied;
///   L layers, q query width, s sequence length
/// Not counted: normalisations, activation functions, rotary embedding, softmax.
[[nodiscard]] constexpr training_flops flops_per_training_token(transformer const& m,
                                                                std::int64_t sequence_length) noexcept {
  // A tied embedding is one tensor that is used twice: as a look-up, which is free, and as the head, which is
  // a product.
  std::int64_t const look_up =
      (m.tie_word_embeddings ? 0 : m.vocab_size * m.hidden_size) + m.learned_positions * m.hidden_size;
  double const products = 6.0 * static_cast<double>(total_parameters(m).value() - look_up);
  double const attention = 12.0 * static_cast<double>(m.num_hidden_layers) *
                           static_cast<double>(m.query_width()) * static_cast<double>(sequence_length);
  return {flops_per_token(products + attention), flops_per_token(products + attention / 2.0)};
}

}  // namespace scalekit
