#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

namespace detail {

/// Bytes in 16 bits that an MLP of width 1 keeps for one token.
[[nodiscard]] constexpr double mlp_bytes(transformer const& m) noexcept { return m.gated_mlp ? 8.0 : 4.0; }

/// The part of the MLP in the bytes that a token takes, of the mean layer where some are sparse.
[[nodiscard]] constexpr double mlp_bytes_per_token(transformer const& m, tensor_slice const& s,
                                                   plan const& p) noexcept {
  double const dense = mlp_bytes(m) * static_cast<double>(s.intermediate_size);
  if (!m.is_mixture_of_experts()) return dense;
  auto const passes = static_cast<double>(m.num_experts_per_tok);
  auto const width = static_cast<double>(ceil_divide(m.moe_intermediate_size, p.tensor_parallel));
  double const copies = 4.0 * static_cast<double>(m.hidden_size) * passes;
  double const sparse = mlp_bytes(m) * width * (passes + static_cast<double>(m.n_shared_experts)) + copies;
  double const share = m.sparse_share();
  return dense * (1.0 - share) + sparse * share;
}

/// Bytes that the scores of unfused attention take in one layer.
[[nodiscard]] constexpr double score_bytes(transformer const& m, tensor_slice const& s, token_slice const& n,
                                           training_setup const& t) noexcept {
  if (m.attention == attention_kernel::flash) return 0.0;
  double const heads = static_cast<double>(s.query_width) / static_cast<double>(m.head_dim);
  double const each = 2.0 * activation_width(t) + 1.0;
  return each * heads * static_cast<double>(t.sequence_length) * static_cast<double>(n.products);
}

}  // namespace detail

/// Bytes of activations that one layer keeps for its backward pass, for one micro-batch.
///
/// eq: activation-memory  a T (8 h + 2 (q + 2 k) + 2 q + MLP),  MLP = 8 f gated, 4 f plain
///                        unfused attention: + 2 T h for the masks of the two dropouts of the hidden state, and
///                        (4 a + 1) s T heads for softmax, its dropout and the mask; selective recomputation drops
///                        the latter
///                        with full recomputation: 2 a T h
///   8 h: input and output of two norms; 2 (q + 2 k): queries, keys, values; 2 q: attention output;
///   8 f: gate, up, activated gate, product. T tokens, s sequence length, h hidden size, q query width, k key-value
///   width, f intermediate size; a = 1 in 16 bits, 2 in 32
///   sparse layer: f is the width of an expert, times the experts of a token, and 4 a T h for each of these for the
///   tokens in the order of the experts
///   Plain heads and MLP, f = 4 h: unfused 34 s b h + 5 heads s^2 b, eqs. 1 to 6 of Korthikanti et al. 2022 (arXiv
///   2205.05198) for none, selective and full, each with and without sequence parallelism; fused 32 s b h.
/// Assumes: unfused attention comes with dropout, as GPT-style models of its time trained, and fused attention
/// without; a fused kernel keeps no scores, so selective recomputation frees nothing; tensor parallelism divides
/// what is inside attention and MLP, sequence parallelism the norms, context parallelism the tokens; tokens are
/// spread evenly over experts.
/// Valid when: dense; mixtures of experts are not validated.
/// Not modelled: 8-bit copies of inputs; what the router keeps; norms shared by attention and MLP.
[[nodiscard]] constexpr double activation_bytes_per_layer(transformer const& m, tensor_slice const& s,
                                                          token_slice const& n, plan const& p, recompute mode,
                                                          training_setup const& t) noexcept {
  double const width = detail::activation_width(t) / 2.0;
  auto const h = static_cast<double>(m.hidden_size);
  auto const norms = static_cast<double>(n.norms);
  if (mode == recompute::full) return width * 2.0 * h * norms;
  auto const products = static_cast<double>(n.products);
  double const attention = 2.0 * static_cast<double>(s.qkv_width() + s.query_width);
  double const kept =
      width * (8.0 * h * norms + (attention + detail::mlp_bytes_per_token(m, s, p)) * products);
  if (m.attention == attention_kernel::flash) return kept;
  double const masks = 2.0 * h * norms;
  return kept + masks + (mode == recompute::none ? detail::score_bytes(m, s, n, t) : 0.0);
}

}  // namespace scalekit
