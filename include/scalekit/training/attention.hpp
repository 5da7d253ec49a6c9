#pragma once

#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Work of the attention core of one layer, forward, causal half counted.
///
/// eq: attention-flops    2 T s q     (two products of 2 T s q each, half of them masked)
///   T tokens at once, s sequence length, q query width on this accelerator
template <class Real>
[[nodiscard]] constexpr flop_count<Real> causal_attention_flops(std::int64_t micro_batch_tokens,
                                                                std::int64_t sequence_length,
                                                                std::int64_t query_width) {
  return flop_operations(Real{2.0 * static_cast<double>(micro_batch_tokens) *
                              static_cast<double>(sequence_length) * static_cast<double>(query_width)});
}

/// Backward over forward work of fused attention: five products instead of two, the scores computed again.
/// Source: FlashAttention-2 (arXiv 2307.08691), section 4.
inline constexpr double attention_backward_work_ratio = 2.5;

/// Time of fused causal attention.
///
/// eq: attention-time     t = W / (peak e) (1 + s_ramp / s) + launch
///   W causal work; e achieved over peak on long sequences; s_ramp sequence length at which half of e is
///   reached
/// Valid when: the kernel is fused (FlashAttention); head dimensions 64 to 128.
/// Not modelled: dependence on the head dimension (below the scatter of the rows it was fitted on), short
/// sequences packed together.
template <class Real>
[[nodiscard]] constexpr duration<Real> attention_time(flop_count<Real> const& work,
                                                      std::int64_t sequence_length, Real const& efficiency,
                                                      precision format, accelerator<Real> const& device,
                                                      kernel_constants<Real> const& kernels) {
  Real const ramp = 1.0 + kernels.attention_sequence_ramp / static_cast<double>(sequence_length);
  return work * ramp / (device.peak(format).quantity() * efficiency) + kernels.kernel_launch;
}

}  // namespace scalekit
