#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// A time that no step is shorter than, whatever the schedule, the sharding and the options of the plan.
///
/// eq: step-bound         m ceil(L / p) (F + B)
///   m micro-batches, L layers, p stages; F, B forward and backward compute of a layer. Some stage holds at least
///   ceil(L / p) layers and computes them for every micro-batch, one after the other.
/// Depends on tensor, pipeline, context and expert degree, micro-batch, sequence parallelism and recomputation alone. A
/// trillionth is taken off for rounding.
/// Precondition: `find_plan_error` finds none for some plan with these values.
[[nodiscard]] constexpr duration<> least_step_time(scenario<> const& s) {
  plan const& p = s.parallel;
  auto const layer = layer_time(s.model, tensor_slice_of(s.model, p), token_slice_of(p, s.training), p,
                                s.training, s.machine.accelerator, s.profile.kernels);
  std::int64_t const replicas = s.machine.accelerators / p.model_parallel();
  std::int64_t const micro_batches = s.training.global_batch_size / (replicas * p.micro_batch_size);
  std::int64_t const layers = ceil_divide(s.model.num_hidden_layers, p.pipeline_parallel);
  double const times = static_cast<double>(micro_batches) * static_cast<double>(layers);
  return (layer.forward.total() + layer.backward.total()) * (times * (1.0 - 1e-12));
}

}  // namespace scalekit
