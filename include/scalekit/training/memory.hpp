#pragma once

#include <cstdint>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Memory of one accelerator at its fullest moment.
template <class Real = double>
struct memory_footprint {
  data_size<Real> parameters{};
  data_size<Real> gradients{};
  data_size<Real> optimizer{};
  data_size<Real> activations{};
  data_size<Real> other{};  ///< gathered parameters, gradients being reduced, logits, process

  [[nodiscard]] constexpr data_size<Real> total() const {
    return parameters + gradients + optimizer + activations + other;
  }
};

/// Bytes of activations that one layer keeps for its backward pass, for one micro-batch.
///
/// eq: activation-memory  a T (8 h + 2 (q + 2 k) + 2 q + MLP),  MLP = 8 f gated, 4 f plain
///                        with full recomputation: 2 a T h
///   8 h: input and output of two norms; 2 (q + 2 k): queries, keys, values; 2 q: attention output;
///   8 f: gate, up, activated gate, product. T tokens, h hidden size, q query width, k key-value width,
///   f intermediate size; a = 1 in 16 bits, 2 in 32
///   With f = 4 h and plain heads this is 32 s b h: the 34 s b h of Korthikanti et al. (arXiv 2205.05198,
///   eq. 2) without the two dropout masks.
/// Assumes: fused attention (no scores kept, selective recomputation frees nothing); sequence parallelism
/// divides the norm terms by the tensor-parallel degree.
[[nodiscard]] constexpr double activation_bytes_per_layer(transformer const& m, tensor_slice const& s,
                                                          token_slice const& n, recompute mode,
                                                          training_setup const& t) noexcept {
  double const width = detail::activation_width(t) / 2.0;
  auto const h = static_cast<double>(m.hidden_size);
  auto const norms = static_cast<double>(n.norms);
  if (mode == recompute::full) return width * 2.0 * h * norms;
  auto const products = static_cast<double>(n.products);
  double const attention = 2.0 * static_cast<double>(s.qkv_width() + s.query_width);
  double const mlp = (m.gated_mlp ? 8.0 : 4.0) * static_cast<double>(s.intermediate_size);
  return width * (8.0 * h * norms + (attention + mlp) * products);
}

/// Memory of one accelerator under fully sharded data parallelism.
///
/// eq: fsdp-memory        (4 fp32 weight + 4 gradient + 8 Adam) N / d + activations + gathered + reduced
///                        + logits + process
///   N parameters of a tensor-parallel rank, d data-parallel degree
///   gathered  1 + prefetch layers and the root in the training precision, or all layers without
///             reshard-after-forward; with d = 1 the 16-bit copy of one layer and the root
///   reduced   unsharded gradient of the largest unit: in the training precision, and again in the reduction's
///   logits    tokens x vocabulary rows x logit memory of the profile
/// Assumes: AdamW with fp32 master weights and moments. Full recomputation adds the activations of the layer
/// being recomputed.
/// Valid when: every published configuration of the fitted source that ran is found to fit (a test).
/// Not modelled: fragmentation of the allocator.
template <class Real>
[[nodiscard]] constexpr memory_footprint<Real> fsdp_memory(transformer const& m, cluster<Real> const& c,
                                                           plan const& p, training_setup const& t,
                                                           software_profile<Real> const& profile) {
  tensor_slice const s = tensor_slice_of(m, p);
  token_slice const n = token_slice_of(p, t);
  auto const shards = static_cast<double>(c.accelerators / p.model_parallel());
  auto const layers = static_cast<double>(m.num_hidden_layers);
  auto const layer = static_cast<double>(layer_parameters_on_rank(m, s));
  auto const root = static_cast<double>(root_parameters_on_rank(m, s));
  double const held = (layer * layers + root) / shards;

  double activations = activation_bytes_per_layer(m, s, n, p.recompute, t) * layers;
  if (p.recompute == recompute::full) activations += activation_bytes_per_layer(m, s, n, recompute::none, t);

  double const width = bytes_per_element(t.precision);
  double const ahead = shards > 1.0 ? 1.0 + static_cast<double>(p.prefetch) : 1.0;
  double const gathered = p.reshard_after_forward || shards <= 1.0 ? smaller(layers, ahead) : layers;
  double const reduced = shards > 1.0 ? width + bytes_per_element(p.gradient_precision) : 0.0;
  double const units = (gathered * layer + root) * width + larger(layer, root) * reduced;
  double const logits = static_cast<double>(n.products) * static_cast<double>(s.vocabulary);
  return {bytes(Real{4.0 * held}), bytes(Real{4.0 * held}), bytes(Real{8.0 * held}), bytes(Real{activations}),
          bytes(Real{units}) + profile.logit_memory * Real{logits} + profile.process_memory};
}

}  // namespace scalekit
