#pragma once

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Constants of compute kernels under one software stack, on one accelerator.
template <class Real = double>
struct kernel_constants {
  Real gemm_efficiency{1.0};  ///< matrix products: achieved over peak, before ramps and quantisation, (0, 1]
  Real attention_forward_efficiency{1.0};   ///< causal attention kernel, forward: achieved over peak, (0, 1]
  Real attention_backward_efficiency{1.0};  ///< the same, backward
  Real gemm_k_ramp{0.0};  ///< elements of the inner dimension that a tile's prologue and epilogue cost, >= 0
  Real attention_sequence_ramp{
      0.0};  ///< sequence length at which an attention kernel runs at half its efficiency, >= 0
  Real wave_quantisation{0.0};     ///< share of the last, partly filled wave of tiles that is lost, [0, 1]
  duration<Real> kernel_launch{};  ///< gap before each kernel
  Real elementwise_traffic{
      1.0};  ///< memory traffic of norms, activations and residuals over the minimum of fused kernels, >= 1
  data_size<Real> loss_traffic{};  ///< traffic of the loss for each logit
};

/// Constants of a software stack (framework, kernels, library generation) on one accelerator.
///
/// They belong to the stack and not to the silicon. Each is a number of a file in `data/profiles`, with range
/// and the rows it was fitted on.
template <class Real = double>
struct software_profile {
  kernel_constants<Real> kernels{};
  collective_settings<Real> collectives{};
  /// Share of compute throughput that is lost while a communication kernel runs beside it, [0, 1).
  Real contention{0.0};
  /// Traffic of preparing one gradient for reduction in fp32 (cast, pre-division, copy into the flat buffer).
  data_size<Real> gradient_traffic_fp32{};
  /// The same when gradients are reduced in a 16-bit format.
  data_size<Real> gradient_traffic_half{};
  /// Memory traffic of the optimizer for each parameter held.
  data_size<Real> optimizer_traffic{};
  /// Host time that nothing hides, for each micro-batch and each step.
  duration<Real> micro_batch_host{};
  duration<Real> step_host{};
};

}  // namespace scalekit
