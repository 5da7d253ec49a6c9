#pragma once

#include "scalekit/units.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// The model's work on a training token, as each of the three utilisations counts it.
struct training_flops {
  /// Model FLOPs with attention counted over the full square: the basis of `mfu`.
  flop_per_token<> full;
  /// Model FLOPs with attention counted over the causal half: the basis of `mfu_causal`.
  flop_per_token<> causal;
  /// What full recomputation of every layer adds to `full`: together the basis of `hfu`.
  flop_per_token<> recomputed;
};

/// FLOPs of one training token (forward and backward), and of the forward pass of the layers once more.
///
/// eq: flops-per-token   full        6 (N - E) + 12 L q s
///                       causal      the same with half of the attention term
///                       recomputed  2 (N - R) + 4 L q s
///   N active parameters (all of a dense model); E parameters of the look-ups (input embedding, positions), which
///   are no products, so that the head counts once even when it is tied; R parameters outside the layers;
///   L layers, q query width, s sequence length
/// Not counted: normalisations, activation functions, rotary embedding, softmax.
[[nodiscard]] constexpr training_flops flops_per_training_token(transformer const& m,
                                                                std::int64_t sequence_length) noexcept {
  std::int64_t const active = active_parameters(m).value();
  // A tied embedding is one tensor that is used twice: as a look-up, which is free, and as the head, which is
  // a product.
  std::int64_t const look_up =
      (m.tie_word_embeddings ? 0 : m.vocab_size * m.hidden_size) + m.learned_positions * m.hidden_size;
  double const products = static_cast<double>(active - look_up);
  double const in_layers = static_cast<double>(active - root_parameters(m).value());
  double const attention = static_cast<double>(m.num_hidden_layers) * static_cast<double>(m.query_width()) *
                           static_cast<double>(sequence_length);
  return {flops_per_token(6.0 * products + 12.0 * attention),
          flops_per_token(6.0 * products + 6.0 * attention),
          flops_per_token(2.0 * in_layers + 4.0 * attention)};
}

}  // namespace scalekit
