#pragma once

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Constants of compute kernels under one software stack, on one accelerator.
template <class Real = double>
struct kernel_constants {
  /// Matrix products: achieved over peak, before ramps and quantisation, (0, 1].
  Real gemm_efficiency{1.0};
  /// Causal attention kernel, achieved over peak on long sequences, forward and backward, (0, 1].
  Real attention_forward_efficiency{1.0};
  Real attention_backward_efficiency{1.0};
  /// Elements of the inner dimension that a tile's prologue and epilogue cost, >= 0.
  Real gemm_k_ramp{0.0};
  /// Sequence length at which an attention kernel runs at half its efficiency, >= 0.
  Real attention_sequence_ramp{0.0};
  /// Share of the last, partly filled wave of tiles that is lost, [0, 1].
  Real wave_quantisation{0.0};
  /// Gap before each kernel.
  duration<Real> kernel_launch{};
  /// Memory traffic of norms, activations and residuals over the minimum of fused kernels, >= 1.
  Real elementwise_traffic{1.0};
  /// Memory traffic of the loss for each logit.
  data_size<Real> loss_traffic{};
  /// Rate of products in unfused attention when heads are no multiple of 8 wide, over that of others, (0, 1].
  Real unaligned_product_ratio{1.0};
  /// Achieved over peak in 8-bit products, over the same in 16-bit ones, (0, 1].
  Real fp8_gemm_ratio{1.0};
};

/// What a software stack keeps in memory beside the tensors that every stack has. The defaults keep nothing.
template <class Real = double>
struct memory_constants {
  /// Reserved by the caching allocator over the tensors that it holds at their peaks, >= 1.
  Real reserved_ratio{1.0};
  /// Elements of the buffer that gradients are copied to for their reduction; 0: they are reduced in place.
  Real reduction_bucket{0.0};
  /// Share of the gradients of a micro-batch that exist in the training precision before they are added to sums in a
  /// wider one, [0, 1]; 0: each is added as soon as it is there.
  Real unsummed_gradients{0.0};
  /// Share of the outputs of a pipeline stage that stay until their backward pass, [0, 1].
  Real stage_outputs{0.0};
};

/// Constants of a software stack (framework, kernels, library generation) on one accelerator.
///
/// They belong to the stack and not to the silicon. Each is a number of a file in `data/profiles`, with its
/// range and the rows it was fitted on.
template <class Real = double>
struct software_profile {
  kernel_constants<Real> kernels{};
  collective_settings<Real> collectives{};
  /// Share of compute throughput that is lost while a communication kernel runs beside it, [0, 1).
  Real contention{0.0};
  /// Share of the backward pass of the last micro-batch, and of the first forward pass, that data-parallel
  /// communication at the end of a step can hide behind, [0, 1].
  Real data_overlap{0.0};
  /// True when new parameters are spread by a broadcast from each rank, one after the other, and not by an
  /// all-gather.
  bool gathers_by_broadcast = false;
  /// Share of tensor-parallel communication that products cover, [0, 1].
  Real tensor_overlap{0.0};
  /// Traffic of preparing one gradient for reduction in fp32: copy into the flat buffer, cast, pre-division.
  data_size<Real> gradient_traffic_fp32{};
  /// The same when gradients are reduced in a 16-bit format.
  data_size<Real> gradient_traffic_half{};
  /// Memory traffic of the optimizer for each parameter held.
  data_size<Real> optimizer_traffic{};
  /// Host time that nothing hides, for each micro-batch and each step.
  duration<Real> micro_batch_host{};
  duration<Real> step_host{};
  /// Memory that each logit takes while the loss runs.
  data_size<Real> logit_memory{};
  /// Memory of a process before any tensor: context, libraries and communication buffers.
  data_size<Real> process_memory{};
  memory_constants<Real> memory{};
};

}  // namespace scalekit
