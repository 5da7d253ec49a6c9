#pragma once

#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/training/attention.hpp"
#include "scalekit/training/gemm.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Time on one accelerator, split by what it keeps busy.
template <class Real = double>
struct kernel_time {
  duration<Real> matrix{};  ///< matrix products and attention
  duration<Real> memory{};  ///< kernels bound by memory traffic

  [[nodiscard]] constexpr duration<Real> total() const { return matrix + memory; }

  [[nodiscard]] friend constexpr kernel_time operator+(kernel_time const& a, kernel_time const& b) {
    return {a.matrix + b.matrix, a.memory + b.memory};
  }
  [[nodiscard]] friend constexpr kernel_time operator*(kernel_time const& a, double times) {
    return {a.matrix * Real{times}, a.memory * Real{times}};
  }
};

template <class Real = double>
struct pass_times {
  kernel_time<Real> forward{};
  kernel_time<Real> backward{};
};

/// Tokens of one micro-batch on one rank.
struct token_slice {
  /// Tokens whose products the rank takes part in: all of the replica's.
  std::int64_t products = 1;
  /// Tokens whose norms and residuals the rank computes: fewer under sequence parallelism.
  std::int64_t norms = 1;
};

[[nodiscard]] constexpr token_slice token_slice_of(plan const& p, training_setup const& t) noexcept {
  std::int64_t const all = p.micro_batch_size * t.sequence_length;
  return {all, p.sequence_parallel ? ceil_divide(all, p.tensor_parallel) : all};
}

/// The four matrix products of a layer on one rank, in the order of the forward pass.
struct layer_products {
  gemm_shape qkv;
  gemm_shape attention_out;
  gemm_shape mlp_in;
  gemm_shape mlp_out;
};

[[nodiscard]] constexpr layer_products layer_products_of(transformer const& m, tensor_slice const& s,
                                                         token_slice const& n) noexcept {
  std::int64_t const h = m.hidden_size;
  return {{n.products, s.qkv_width(), h},
          {n.products, h, s.query_width},
          {n.products, s.mlp_in_width, h},
          {n.products, h, s.intermediate_size}};
}

namespace detail {

/// Bytes of one activation in memory: two in 16-bit and 8-bit training.
[[nodiscard]] constexpr double activation_width(training_setup const& t) noexcept {
  return t.precision == precision::fp32 ? 4.0 : 2.0;
}

/// Memory-bound kernels of one layer, for their launches: two norms, rotation, two residuals, activation and
/// two copies forward; half as many again backward.
inline constexpr double memory_kernels_forward = 8.0;
inline constexpr double memory_kernels_backward = 12.0;

/// Elements that memory-bound kernels of a layer move at least, for one micro-batch: each input read and each
/// output written once.
///
/// Forward: two norms (2 h each), two residuals (3 h each), split and rotation of q, k, v (2 widths), activation
/// (3 f gated: gate and up in, product out; 2 f plain). Backward: norms and residual gradients 3 h each, twice;
/// q, k, v the same; activation 5 f gated or 3 f plain.
struct elementwise_elements {
  double forward;
  double backward;
};

[[nodiscard]] constexpr elementwise_elements elementwise_of(transformer const& m, tensor_slice const& s,
                                                            token_slice const& n) noexcept {
  double const h = static_cast<double>(m.hidden_size) * static_cast<double>(n.norms);
  double const f = static_cast<double>(s.intermediate_size) * static_cast<double>(n.products);
  double const qkv = 2.0 * static_cast<double>(s.qkv_width()) * static_cast<double>(n.products);
  return {10.0 * h + qkv + (m.gated_mlp ? 3.0 : 2.0) * f, 12.0 * h + qkv + (m.gated_mlp ? 5.0 : 3.0) * f};
}

/// Time to move bytes at the bandwidth that streaming achieves.
///
/// eq: memory-time        t = bytes / (B m_eff)
template <class Real>
[[nodiscard]] constexpr duration<Real> memory_time(data_size<Real> const& moved,
                                                   accelerator<Real> const& device) {
  return moved / (device.memory_bandwidth * device.memory_efficiency);
}

}  // namespace detail

/// Compute time of one layer on one accelerator, nothing else running.
///
/// eq: layer-time         forward = sum of gemm-time over the four products + attention-time + elementwise-time
///                        backward = two products for each + attention-time at 2.5 x work + elementwise-time,
///                        and the forward pass again when it is recomputed in full
/// eq: elementwise-time   t = traffic ratio x elements x width / (B m_eff) + launches
///   traffic ratio  memory traffic over the minimum; about 2 in eager frameworks, 1 when everything is fused
/// Assumes: fused attention, for which selective recomputation has nothing to repeat.
/// Valid when: the plan is legal; calibrated for 125M to 70B parameters.
/// Not modelled: dropout, mixture-of-experts routing, sequence packing.
template <class Real>
[[nodiscard]] constexpr pass_times<Real> layer_time(transformer const& m, tensor_slice const& s,
                                                    token_slice const& n, plan const& p,
                                                    training_setup const& t, accelerator<Real> const& device,
                                                    kernel_constants<Real> const& k) {
  layer_products const products = layer_products_of(m, s, n);
  pass_times<Real> time{};
  for (gemm_shape const& g : {products.qkv, products.attention_out, products.mlp_in, products.mlp_out}) {
    time.forward.matrix += gemm_time(g, t.precision, device, k);
    time.backward.matrix += gemm_backward_time(g, t.precision, device, k);
  }
  auto const work = causal_attention_flops<Real>(n.products, t.sequence_length, s.query_width);
  time.forward.matrix +=
      attention_time(work, t.sequence_length, k.attention_forward_efficiency, t.precision, device, k);
  time.backward.matrix +=
      attention_time(flop_count<Real>{work * Real{attention_backward_work_ratio}}, t.sequence_length,
                     k.attention_backward_efficiency, t.precision, device, k);

  auto const elements = detail::elementwise_of(m, s, n);
  auto const elementwise = [&](double count, double kernels) {
    data_size<Real> const moved = bytes(k.elementwise_traffic * (detail::activation_width(t) * count));
    return detail::memory_time(moved, device) + k.kernel_launch * Real{kernels};
  };
  time.forward.memory = elementwise(elements.forward, detail::memory_kernels_forward);
  time.backward.memory = elementwise(elements.backward, detail::memory_kernels_backward);

  if (p.recompute == recompute::full) time.backward = time.backward + time.forward;
  return time;
}

/// Compute time of the output head and the loss.
///
/// eq: head-time          one product (two backward) of T x V x h, and half of loss_traffic x T V each way
///   T tokens, V rows of the head on this accelerator, h hidden size
template <class Real>
[[nodiscard]] constexpr pass_times<Real> head_time(transformer const& m, tensor_slice const& s,
                                                   token_slice const& n, training_setup const& t,
                                                   accelerator<Real> const& device,
                                                   kernel_constants<Real> const& k) {
  gemm_shape const head{n.products, s.vocabulary, m.hidden_size};
  double const logits = static_cast<double>(n.products) * static_cast<double>(s.vocabulary);
  duration<Real> const loss =
      detail::memory_time(data_size<Real>{k.loss_traffic * Real{logits / 2.0}}, device);
  return {{gemm_time(head, t.precision, device, k), loss},
          {gemm_backward_time(head, t.precision, device, k), loss}};
}

/// Time of the optimizer step.
///
/// eq: optimizer-time     parameters held x optimizer traffic / (B m_eff)
template <class Real>
[[nodiscard]] constexpr duration<Real> optimizer_time(double parameters_held, accelerator<Real> const& device,
                                                      software_profile<Real> const& profile) {
  return detail::memory_time(data_size<Real>{profile.optimizer_traffic * Real{parameters_held}}, device);
}

}  // namespace scalekit
