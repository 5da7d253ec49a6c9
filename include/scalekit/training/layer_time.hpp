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
  /// The part of `backward` that gives gradients of weights: nothing waits for it but the optimizer.
  duration<Real> weight{};
  /// The part of `forward` and of `backward` in attention, beside which context-parallel ranks exchange keys.
  duration<Real> attention_forward{};
  duration<Real> attention_backward{};
  /// The part of `forward`, and of `backward` without gradients of weights, in products of weights, beside which
  /// tensor-parallel ranks gather and scatter.
  duration<Real> products_forward{};
  duration<Real> products_backward{};
};

/// Tokens of one micro-batch on one rank.
struct token_slice {
  /// Tokens whose products the rank takes part in: all of the replica's.
  std::int64_t products = 1;
  /// Tokens whose norms and residuals the rank computes: fewer under sequence parallelism.
  std::int64_t norms = 1;
};

[[nodiscard]] constexpr token_slice token_slice_of(plan const& p, training_setup const& t) noexcept {
  std::int64_t const all = p.micro_batch_size * (t.sequence_length / p.context_parallel);
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

/// Format of a layer's products; attention, head and everything else stay in 16 bits under 8-bit training.
[[nodiscard]] constexpr precision wide_format(training_setup const& t) noexcept {
  return t.precision == precision::fp8 ? precision::bf16 : t.precision;
}

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
/// `inner` is the width that activations have inside the MLP.
struct elementwise_elements {
  double forward;
  double backward;
};

[[nodiscard]] constexpr elementwise_elements elementwise_of(transformer const& m, tensor_slice const& s,
                                                            token_slice const& n, double inner) noexcept {
  double const h = static_cast<double>(m.hidden_size) * static_cast<double>(n.norms);
  double const f = inner * static_cast<double>(n.products);
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

namespace detail {

/// Bytes that masked softmax and dropout move for each score of unfused attention: softmax reads and writes two
/// bytes each way, dropout the same and a byte of mask. Backward: softmax reads two operands.
inline constexpr double score_bytes_forward = 9.0;
inline constexpr double score_bytes_backward = 11.0;
inline constexpr double score_kernels = 3.0;
/// Heads of a width that is no multiple of 16 bytes run slower by the profile's ratio.
inline constexpr std::int64_t aligned_elements = 8;
/// Bytes that casting an operand to 8 bits moves: two read, one written, and one for its transpose.
inline constexpr double cast_bytes = 4.0;

/// Time of the core of attention, apart from projections.
///
/// eq: unfused-attention  forward = two products of s x s x d for every head + 9 bytes for each score
///                        backward = four of them + 11 bytes
///   the full square of scores is computed; the memory-bound part is in `memory`; a head width that is no multiple
///   of 8 costs the profile's ratio (the one place where more work can take less time)
template <class Real>
constexpr void add_attention(pass_times<Real>& time, transformer const& m, tensor_slice const& s,
                             token_slice const& n, plan const& p, training_setup const& t,
                             accelerator<Real> const& device, kernel_constants<Real> const& k) {
  precision const format = wide_format(t);
  kernel_time<Real> forward{};
  kernel_time<Real> backward{};
  if (m.attention == attention_kernel::flash) {
    auto const work = causal_attention_flops<Real>(n.products, t.sequence_length, s.query_width);
    std::int64_t const block = t.sequence_length / p.context_parallel;
    forward.matrix = attention_time(work, block, k.attention_forward_efficiency, format, device, k);
    backward.matrix = attention_time(flop_count<Real>{work * Real{attention_backward_work_ratio}}, block,
                                     k.attention_backward_efficiency, format, device, k);
  } else {
    std::int64_t const rows = t.sequence_length / p.context_parallel;
    std::int64_t const products = p.micro_batch_size * (s.query_width / m.head_dim);
    gemm_shape const scores{rows, t.sequence_length, m.head_dim};
    gemm_shape const values{rows, m.head_dim, t.sequence_length};
    duration<Real> once = batched_gemm_time(products, scores, format, device, k) +
                          batched_gemm_time(products, values, format, device, k);
    if (m.head_dim % aligned_elements != 0) once = once / k.unaligned_product_ratio;
    double const count =
        static_cast<double>(products) * static_cast<double>(rows) * static_cast<double>(t.sequence_length);
    auto const softmax = [&](double bytes_each) {
      return memory_time(data_size<Real>{bytes(Real{count * bytes_each * activation_width(t) / 2.0})},
                         device) +
             k.kernel_launch * Real{score_kernels};
    };
    forward = {once, softmax(score_bytes_forward)};
    backward = {once * Real{2.0}, softmax(score_bytes_backward)};
    if (p.recompute == recompute::selective) backward = backward + forward;
  }
  time.forward = time.forward + forward;
  time.backward = time.backward + backward;
  time.attention_forward = forward.total();
  time.attention_backward = backward.total();
}

/// Products of one format, forward and backward.
template <class Real>
class product_adder {
 public:
  constexpr product_adder(pass_times<Real>& time, precision format, accelerator<Real> const& device,
                          kernel_constants<Real> const& kernels)
      : time_(time),
        format_(format),
        device_(device),
        kernels_(kernels),
        rates_(product_rates_of(format, device, kernels)) {}

  /// Equal products of a layer, of which the mean layer has a share.
  constexpr void add(std::int64_t products, gemm_shape const& g, double share = 1.0) const {
    duration<Real> const weight = of(products, gemm_shape{g.n, g.k, g.m}, share);
    duration<Real> const forward = of(products, g, share);
    duration<Real> const input = of(products, gemm_shape{g.m, g.k, g.n}, share);
    time_.forward.matrix += forward;
    time_.backward.matrix += input + weight;
    time_.weight += weight;
    time_.products_forward += forward;
    time_.products_backward += input;
  }

 private:
  [[nodiscard]] constexpr duration<Real> of(std::int64_t products, gemm_shape const& g, double share) const {
    return batched_gemm_time(products, g, format_, device_, kernels_, rates_) * share;
  }

  pass_times<Real>& time_;
  precision format_;
  accelerator<Real> const& device_;
  kernel_constants<Real> const& kernels_;
  product_rates<Real> rates_;
};

}  // namespace detail

/// Compute time of one layer on one accelerator, nothing else running; of the mean layer where some are sparse.
///
/// eq: layer-time         forward = sum of gemm-time over the four products + attention-time + elementwise-time
///                        backward = two products for each + attention-time at 2.5 x work + elementwise-time,
///                        and the forward pass again when it is recomputed in full
/// eq: elementwise-time   t = traffic ratio x elements x width / (B m_eff) + launches
///   traffic ratio  memory traffic over the minimum; about 2 in eager frameworks, 1 when everything is fused
/// eq: expert-time        a sparse layer has two products for each of its E / e experts, each over the T e k / E tokens
///                        that it receives when they are spread evenly; T tokens, k experts for each, e ranks
/// Selective recomputation repeats the core of unfused attention; a fused kernel has nothing to repeat.
/// Valid when: the plan is legal; calibrated for 125M to 70B parameters, dense.
/// Not modelled: uneven experts, sequence packing.
template <class Real>
[[nodiscard]] constexpr pass_times<Real> layer_time(transformer const& m, tensor_slice const& s,
                                                    token_slice const& n, plan const& p,
                                                    training_setup const& t, accelerator<Real> const& device,
                                                    kernel_constants<Real> const& k) {
  layer_products const products = layer_products_of(m, s, n);
  pass_times<Real> time{};
  auto const layers = static_cast<double>(m.num_hidden_layers);
  double const sparse = static_cast<double>(m.sparse_layers()) / layers;
  detail::product_adder<Real> const all(time, t.precision, device, k);
  all.add(1, products.qkv);
  all.add(1, products.attention_out);
  if (sparse < 1.0) {
    all.add(1, products.mlp_in, 1.0 - sparse);
    all.add(1, products.mlp_out, 1.0 - sparse);
  }
  double inner = static_cast<double>(s.intermediate_size) * (1.0 - sparse);
  double routed = 0.0;
  if (sparse > 0.0) {
    std::int64_t const f = ceil_divide(m.moe_intermediate_size, p.tensor_parallel);
    std::int64_t const in = (m.gated_mlp ? 2 : 1) * f;
    std::int64_t const held = m.num_local_experts / p.expert_parallel;
    std::int64_t const received =
        ceil_divide(n.products * p.expert_parallel * m.num_experts_per_tok, m.num_local_experts);
    all.add(held, gemm_shape{received, in, m.hidden_size}, sparse);
    all.add(held, gemm_shape{received, m.hidden_size, f}, sparse);
    if (m.n_shared_experts > 0) {
      std::int64_t const shared = m.n_shared_experts * f;
      std::int64_t const shared_in = m.n_shared_experts * in;
      all.add(1, gemm_shape{n.products, shared_in, m.hidden_size}, sparse);
      all.add(1, gemm_shape{n.products, m.hidden_size, shared}, sparse);
    }
    auto const passes = static_cast<double>(m.num_experts_per_tok);
    inner += static_cast<double>(f) * (passes + static_cast<double>(m.n_shared_experts)) * sparse;
    // Tokens are copied to the order of the experts and back.
    routed = 4.0 * passes * static_cast<double>(m.hidden_size) * static_cast<double>(n.products) * sparse;
  }
  detail::add_attention(time, m, s, n, p, t, device, k);

  auto const elements = detail::elementwise_of(m, s, n, inner);
  double const casts =
      t.precision == precision::fp8 ? detail::cast_bytes * static_cast<double>(n.products) : 0.0;
  auto const h = static_cast<double>(m.hidden_size);
  auto const elementwise = [&](double count, double kernels, double cast_width) {
    data_size<Real> const moved = bytes(k.elementwise_traffic * (detail::activation_width(t) * count));
    return detail::memory_time(data_size<Real>{moved + bytes(Real{casts * cast_width})}, device) +
           k.kernel_launch * Real{kernels};
  };
  time.forward.memory += elementwise(elements.forward + routed, detail::memory_kernels_forward,
                                     2.0 * h + static_cast<double>(s.query_width) + inner);
  time.backward.memory +=
      elementwise(elements.backward + routed, detail::memory_kernels_backward,
                  2.0 * h + static_cast<double>(s.qkv_width()) + inner * (m.gated_mlp ? 2.0 : 1.0));

  if (p.recompute == recompute::full) {
    time.backward = time.backward + time.forward;
    time.attention_backward += time.attention_forward;
    time.products_backward += time.products_forward;
  }
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
  pass_times<Real> time{};
  detail::product_adder<Real>(time, detail::wide_format(t), device, k).add(1, head);
  time.forward.memory = loss;
  time.backward.memory = loss;
  return time;
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
