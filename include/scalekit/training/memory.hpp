#pragma once

#include <cstdint>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/parameter_count.hpp"

namespace scalekit {

/// Memory of one accelerator at its fullest moment.
template <class Real = double>
struct memory_footprint {
  data_size<Real> parameters{};
  data_size<Real> gradients{};
  data_size<Real> optimizer{};
  data_size<Real> activations{};
  data_size<Real> other{};  ///< gathered parameters, logits, context and communication buffers

  [[nodiscard]] constexpr data_size<Real> total() const {
    return parameters + gradients + optimizer + activations + other;
  }
};

/// Parameters of a layer that one tensor-parallel rank holds: the products are split, the norms are copied.
[[nodiscard]] constexpr double layer_parameters_per_rank(transformer const& m, plan const& p) noexcept {
  auto const norms = 2.0 * static_cast<double>(m.hidden_size) * (m.normalization_bias ? 2.0 : 1.0);
  return (static_cast<double>(layer_parameters(m).value()) - norms) / static_cast<double>(p.tensor_parallel) +
         norms;
}

/// Parameters of embedding and head that one tensor-parallel rank holds.
[[nodiscard]] constexpr double root_parameters_per_rank(transformer const& m, plan const& p) noexcept {
  return static_cast<double>(root_parameters(m).value()) / static_cast<double>(p.tensor_parallel);
}

namespace detail {

/// Context, communication buffers and allocator overhead of one process. Assumed: 2.5 GB of context and NCCL
/// buffers on an A100.
inline constexpr double process_overhead_bytes = 2.5e9;
/// Logits alive at once: 16-bit output, fp32 copy and fp32 gradient.
inline constexpr double logit_bytes = 10.0;

}  // namespace detail

/// Bytes of activations that one layer keeps for its backward pass, for one micro-batch.
///
/// eq: activation-memory  a T (8 h + 2 (q + 2 k) + 2 q + MLP),  MLP = 8 f gated, 4 f plain
///                        with full recomputation: 2 a T h
///   8 h: input and output of two norms; 2 (q + 2 k): queries, keys, values; 2 q: attention output;
///   8 f: gate, up, activated gate, product. T tokens, h hidden size, q query width, k key-value width,
///   f intermediate size; a = 1 in 16 bits, 2 in 32
///   With f = 4 h and plain heads this is 32 s b h: the 34 s b h of Korthikanti et al. (arXiv 2205.05198,
///   eq. 2) without the two dropout masks.
/// Assumes: fused attention (no scores kept); sequence parallelism divides the norm terms by the
/// tensor-parallel degree.
[[nodiscard]] constexpr double activation_bytes_per_layer(transformer const& m, layer_slice const& s,
                                                          plan const& p, training_setup const& t) noexcept {
  double const width = t.precision == precision::fp32 ? 2.0 : 1.0;
  auto const h = static_cast<double>(m.hidden_size);
  auto const norm_tokens = static_cast<double>(s.norm_tokens);
  if (p.recompute == recompute::full) return width * 2.0 * h * norm_tokens;
  auto const all_tokens = static_cast<double>(s.all_tokens);
  double const attention = 2.0 * static_cast<double>(s.qkv_width() + s.query_width);
  double const mlp = (m.gated_mlp ? 8.0 : 4.0) * static_cast<double>(s.intermediate_size);
  return width * (8.0 * h * norm_tokens + (attention + mlp) * all_tokens);
}

/// Memory of one accelerator under fully sharded data parallelism.
///
/// eq: fsdp-memory        (4 fp32 weight + 4 gradient + 8 Adam) N / (t d) + activations + gathered layers +
///                        logits + overhead
///   N parameters, t tensor-parallel degree, d data-parallel degree
///   gathered: (1 + prefetch) layers and the root in the training precision, or all layers without
///   reshard-after-forward,
///   and the unsharded gradient of one layer
/// Assumes: AdamW with fp32 master weights and moments. Full recomputation adds the activations of the layer
/// being recomputed.
/// Not modelled: fragmentation of the allocator.
template <class Real>
[[nodiscard]] constexpr memory_footprint<Real> fsdp_memory(transformer const& m, cluster<Real> const& c,
                                                           plan const& p, training_setup const& t) {
  auto const shards = static_cast<double>(c.accelerators / p.model_parallel());
  auto const layers = static_cast<double>(m.num_hidden_layers);
  double const layer = layer_parameters_per_rank(m, p);
  double const root = root_parameters_per_rank(m, p);
  double const held = (layer * layers + root) / shards;
  layer_slice const s = slice_of(m, p, t);

  double activations = activation_bytes_per_layer(m, s, p, t) * layers;
  if (p.recompute == recompute::full) {
    plan kept = p;
    kept.recompute = recompute::none;
    activations += activation_bytes_per_layer(m, s, kept, t);
  }
  double const gathered_layers =
      p.reshard_after_forward ? smaller(layers, 1.0 + static_cast<double>(p.prefetch)) : layers;
  double const width = bytes_per_element(t.precision);
  double other = (gathered_layers * layer + root + layer) * width;
  if (shards <= 1.0) other = 0.0;  // nothing to gather: the shard is the whole
  other += static_cast<double>(s.all_tokens) * static_cast<double>(s.vocabulary) * detail::logit_bytes +
           detail::process_overhead_bytes;
  return {bytes(Real{4.0 * held}), bytes(Real{4.0 * held}), bytes(Real{8.0 * held}), bytes(Real{activations}),
          bytes(Real{other})};
}

}  // namespace scalekit
