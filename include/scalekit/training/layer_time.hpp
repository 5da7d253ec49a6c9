#pragma once

#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/plan.hpp"
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

/// What one accelerator holds of a layer under tensor parallelism, and the tokens it works on.
struct layer_slice {
  std::int64_t all_tokens =
      1;  ///< tokens of one micro-batch, seen by every rank of the tensor-parallel group
  std::int64_t norm_tokens =
      1;  ///< tokens whose norms and residuals this rank computes: fewer under sequence parallelism
  std::int64_t query_width = 1;
  std::int64_t key_value_width = 1;
  std::int64_t mlp_in_width = 1;
  std::int64_t intermediate_size = 1;
  std::int64_t vocabulary =
      1;  ///< rows of the head, padded up when the degree does not divide the vocabulary

  [[nodiscard]] constexpr std::int64_t qkv_width() const noexcept {
    return query_width + 2 * key_value_width;
  }
};

[[nodiscard]] constexpr layer_slice slice_of(transformer const& m, plan const& p,
                                             training_setup const& t) noexcept {
  std::int64_t const degree = p.tensor_parallel;
  std::int64_t const all_tokens = p.micro_batch_size * t.sequence_length;
  // With more ranks than key-value heads, each rank holds one whole head.
  std::int64_t const kv_heads = m.num_key_value_heads > degree ? m.num_key_value_heads / degree : 1;
  return {all_tokens,
          p.sequence_parallel ? ceil_divide(all_tokens, degree) : all_tokens,
          m.query_width() / degree,
          kv_heads * m.head_dim,
          m.mlp_in_width() / degree,
          m.intermediate_size / degree,
          ceil_divide(m.vocab_size, degree)};
}

namespace detail {

/// Kernels bound by memory in one layer: two norms, rotary or position, two residuals, activation; about
/// twice as many backward.
inline constexpr double memory_kernels_forward = 8.0;
inline constexpr double memory_kernels_backward = 12.0;

/// Elements that memory-bound kernels of a layer move at least, for one micro-batch: each input read and each
/// output written once.
///
/// Forward: two norms (2h each), two residuals (3h each), split and rotation of q, k, v (2 widths),
/// activation (3f gated: gate and up in, product out; 2f plain). Backward: norms 3h each, residual gradients
/// 3h each, q, k, v the same, activation 5f gated or 3f plain.
struct elementwise_elements {
  double forward;
  double backward;
};

[[nodiscard]] constexpr elementwise_elements elementwise_of(transformer const& m,
                                                            layer_slice const& s) noexcept {
  auto const h = static_cast<double>(m.hidden_size) * static_cast<double>(s.norm_tokens);
  auto const f = static_cast<double>(s.intermediate_size) * static_cast<double>(s.all_tokens);
  double const qkv = 2.0 * static_cast<double>(s.qkv_width()) * static_cast<double>(s.all_tokens);
  return {10.0 * h + qkv + (m.gated_mlp ? 3.0 : 2.0) * f, 12.0 * h + qkv + (m.gated_mlp ? 5.0 : 3.0) * f};
}

}  // namespace detail

/// Compute time of one layer on one accelerator, nothing else running.
///
/// eq: layer-time         forward = sum of gemm-time over (qkv, out, mlp in, mlp out) + attention-time +
///                        elementwise
///                        backward = two products for each + attention-time at 2.5 x work + elementwise (+
///                        forward again when recomputed)
/// eq: elementwise-time   t = traffic_ratio x elements x bytes / (B m_eff) + launches
///   traffic_ratio  memory traffic over the minimum; about 2 in eager frameworks, 1 when everything is fused
/// Assumes: activations in the training precision (two bytes in 8-bit training).
/// Not modelled: dropout, mixture-of-experts routing, sequence packing.
template <class Real>
[[nodiscard]] constexpr pass_times<Real> layer_time(transformer const& m, layer_slice const& s, plan const& p,
                                                    training_setup const& t, accelerator<Real> const& device,
                                                    kernel_constants<Real> const& k) {
  std::int64_t const h = m.hidden_size;
  gemm_shape const products[] = {{s.all_tokens, s.qkv_width(), h},
                                 {s.all_tokens, h, s.query_width},
                                 {s.all_tokens, s.mlp_in_width, h},
                                 {s.all_tokens, h, s.intermediate_size}};
  pass_times<Real> time{};
  for (gemm_shape const& g : products) {
    time.forward.matrix += gemm_time(g, t.precision, device, k);
    time.backward.matrix += gemm_backward_time(g, t.precision, device, k);
  }
  auto const work = causal_attention_flops<Real>(s.all_tokens, t.sequence_length, s.query_width);
  duration<Real> const attention =
      attention_time(work, t.sequence_length, k.attention_forward_efficiency, t.precision, device, k);
  time.forward.matrix += attention;
  time.backward.matrix +=
      attention_time(flop_count<Real>{work * Real{attention_backward_work_ratio}}, t.sequence_length,
                     k.attention_backward_efficiency, t.precision, device, k);

  auto const elements = detail::elementwise_of(m, s);
  Real const element_bytes{static_cast<double>(t.precision == precision::fp32 ? 4 : 2)};
  auto const elementwise = [&](double count, double kernels) {
    data_size<Real> const moved = bytes(k.elementwise_traffic * element_bytes * count);
    return moved / (device.memory_bandwidth * device.memory_efficiency) + k.kernel_launch * Real{kernels};
  };
  time.forward.memory = elementwise(elements.forward, detail::memory_kernels_forward);
  time.backward.memory = elementwise(elements.backward, detail::memory_kernels_backward);

  if (p.recompute == recompute::full) time.backward = time.backward + time.forward;
  if (p.recompute == recompute::selective) time.backward.matrix += attention;
  return time;
}

/// Compute time of the output head and the loss.
///
/// eq: head-time          one product (two backward) of T x V x h, and loss_traffic x T V over memory
///                        bandwidth, half of it each way
///   T tokens, V rows of the head on this accelerator
template <class Real>
[[nodiscard]] constexpr pass_times<Real> head_time(transformer const& m, layer_slice const& s,
                                                   training_setup const& t, accelerator<Real> const& device,
                                                   kernel_constants<Real> const& k) {
  gemm_shape const head{s.all_tokens, s.vocabulary, m.hidden_size};
  double const logits = static_cast<double>(s.all_tokens) * static_cast<double>(s.vocabulary);
  duration<Real> const loss =
      k.loss_traffic * Real{logits / 2.0} / (device.memory_bandwidth * device.memory_efficiency);
  return {{gemm_time(head, t.precision, device, k), loss},
          {gemm_backward_time(head, t.precision, device, k), loss}};
}

}  // namespace scalekit
