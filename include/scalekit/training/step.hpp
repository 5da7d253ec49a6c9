#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/memory.hpp"
#include "scalekit/training/power.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/training/tensor_parallel.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/flops_per_token.hpp"

namespace scalekit {

/// Where the time of a step goes. The parts sum to the step; `contention` is inside `compute`.
template <class Real = double>
struct step_breakdown {
  duration<Real> compute{};
  duration<Real> exposed_data{};
  duration<Real> exposed_tensor{};
  duration<Real> optimizer{};
  duration<Real> host{};
  duration<Real> contention{};

  [[nodiscard]] constexpr duration<Real> total() const {
    return compute + exposed_data + exposed_tensor + optimizer + host;
  }
};

/// Link time of a kind of communication, by whether something covered it.
template <class Real = double>
struct link_time {
  duration<Real> hidden{};
  duration<Real> exposed{};
};

/// The estimate of one training step.
template <class Real = double>
struct step_estimate {
  duration<Real> step_time{};
  step_breakdown<Real> breakdown{};
  link_time<Real> data{};
  link_time<Real> tensor{};
  token_rate<Real> tokens_per_second{};
  /// Model FLOPs over the peak, attention counted over the full square. A causal kernel computes half of it, so
  /// that long sequences can pass 1 under an ideal profile.
  Real mfu{0.0};
  /// The same with the causal half of attention: never above 1.
  Real mfu_causal{0.0};
  /// `mfu` with the work that the plan computes twice.
  Real hfu{0.0};
  flop_rate<Real> model_flop_rate_per_accelerator{};
  memory_footprint<Real> memory{};
  bool fits = true;
  activity<Real> shares{};
  power_draw<Real> draw{};
  std::int64_t data_parallel = 1;
  std::int64_t micro_batches = 1;
  /// What the communication library runs for a layer's all-gather and reduce-scatter.
  collective_estimate<Real> gather{};
  collective_estimate<Real> scatter{};
};

/// Estimates one training step.
///
/// eq: step-time          micro_batches x (compute + contention + exposed communication + host) + optimizer +
///                        step host
///   The parts are added; none is computed as a remainder.
/// eq: mfu                tokens/s x flops-per-token / (accelerators x dense peak of the precision in use)
/// Precondition: `find_plan_error` finds none. A scenario that does not fit in memory is estimated all the
/// same, with `fits` false. Allocates nothing. Errors: none.
template <class Real>
[[nodiscard]] constexpr step_estimate<Real> estimate_step(scenario<Real> const& in) {
  transformer const& model = in.model;
  cluster<Real> const& machine = in.machine;
  plan const& parallel = in.parallel;
  training_setup const& training = in.training;
  software_profile<Real> const& profile = in.profile;
  accelerator<Real> const& device = machine.accelerator;
  step_estimate<Real> out{};
  out.data_parallel = machine.accelerators / parallel.model_parallel();
  out.micro_batches = training.global_batch_size / (out.data_parallel * parallel.micro_batch_size);

  tensor_slice const slice = tensor_slice_of(model, parallel);
  token_slice const local = token_slice_of(parallel, training);
  pass_times<Real> layer = layer_time(model, slice, local, parallel, training, device, profile.kernels);
  pass_times<Real> head = head_time(model, slice, local, training, device, profile.kernels);
  auto const layers = static_cast<double>(model.num_hidden_layers);
  auto const layer_parameters = static_cast<double>(layer_parameters_on_rank(model, slice));
  auto const root_parameters = static_cast<double>(root_parameters_on_rank(model, slice));

  auto const tensor = tensor_communication_time(model, slice, local, parallel, training, machine, profile);
  process_group const group =
      group_of(parallel_axis::data, parallel.placement(machine.accelerators), machine.node.accelerators);
  auto const links = fabric_of(machine);
  double const parameter_width = bytes_per_element(training.precision);
  double const gradient_width = bytes_per_element(parallel.gradient_precision);
  auto const gather = [&](double parameters) {
    return collective_time(collective::all_gather, bytes(Real{parameters * parameter_width}), group, links,
                           profile.collectives);
  };
  auto const scatter = [&](double parameters) {
    return collective_time(collective::reduce_scatter, bytes(Real{parameters * gradient_width}), group, links,
                           profile.collectives);
  };
  out.gather = gather(layer_parameters);
  out.scatter = scatter(layer_parameters);

  if (out.data_parallel > 1) {
    data_size<Real> const traffic = parallel.gradient_precision == precision::fp32
                                        ? profile.gradient_traffic_fp32
                                        : profile.gradient_traffic_half;
    layer.backward.memory += detail::memory_time(data_size<Real>{traffic * Real{layer_parameters}}, device);
    head.backward.memory += detail::memory_time(data_size<Real>{traffic * Real{root_parameters}}, device);
  }

  auto const timeline =
      fsdp_timeline(fsdp_work<Real>{model.num_hidden_layers,
                                    {layer.forward.total(), tensor.layer_forward},
                                    {layer.backward.total() + tensor.layer_contention, tensor.layer_backward},
                                    {head.backward.total(), tensor.root_backward},
                                    out.gather.time,
                                    out.scatter.time,
                                    gather(root_parameters).time,
                                    scatter(root_parameters).time,
                                    parallel.reshard_after_forward,
                                    parallel.prefetch > 0,
                                    profile.contention});

  auto const times = static_cast<double>(out.micro_batches);
  kernel_time<Real> const pure =
      ((layer.forward + layer.backward) * layers + head.forward + head.backward) * times;
  step_breakdown<Real>& parts = out.breakdown;
  parts.contention = (timeline.contention + tensor.layer_contention * Real{layers}) * Real{times};
  parts.compute = pure.total() + parts.contention;
  parts.exposed_data = timeline.exposed * Real{times};
  parts.exposed_tensor = ((tensor.layer_forward + tensor.layer_backward) * Real{layers} +
                          tensor.root_forward + tensor.root_backward) *
                         Real{times};
  double const held = (layers * layer_parameters + root_parameters) / static_cast<double>(out.data_parallel);
  parts.optimizer = optimizer_time(held, device, profile);
  parts.host = profile.micro_batch_host * Real{times} + profile.step_host;
  out.step_time = parts.total();

  out.data = {timeline.hidden * Real{times}, parts.exposed_data};
  out.tensor = {tensor.layer_hidden * Real{layers * times}, parts.exposed_tensor};

  Real const count{static_cast<double>(machine.accelerators)};
  double const step_tokens =
      static_cast<double>(training.global_batch_size) * static_cast<double>(training.sequence_length);
  out.tokens_per_second = tokens(Real{step_tokens}) / out.step_time;
  auto const flops = flops_per_training_token(model, training.sequence_length);
  auto const utilisation = [&](double work_per_token) {
    flop_count<Real> const done = flop_operations(Real{work_per_token * step_tokens});
    return base_value(flop_rate<Real>{done / out.step_time}) /
           (count * base_value(device.peak(training.precision).quantity()));
  };
  double const full = base_value(flops.full);
  out.mfu = utilisation(full);
  out.mfu_causal = utilisation(base_value(flops.causal));
  // Selective recomputation repeats attention scores, of which a fused kernel keeps none.
  out.hfu = utilisation(full + (parallel.recompute == recompute::full ? base_value(flops.recomputed) : 0.0));
  out.model_flop_rate_per_accelerator =
      flop_rate<Real>{flop_operations(Real{full * step_tokens}) / out.step_time} / count;

  out.memory = fsdp_memory(model, machine, parallel, training, profile);
  out.fits = out.memory.total() <= device.memory_capacity;

  duration<Real> const waiting = parts.exposed_data + parts.exposed_tensor;
  // Kernels that communication slows are resident and starved, as memory-bound kernels are.
  duration<Real> const starved = pure.memory + parts.contention + parts.optimizer;
  duration<Real> const linked = out.data.hidden + out.data.exposed + out.tensor.hidden + out.tensor.exposed;
  auto const share = [&](duration<Real> const& d) { return base_value(d) / base_value(out.step_time); };
  out.shares = {share(pure.matrix), share(starved), share(waiting), smaller(Real{1.0}, share(linked))};
  out.draw = power_of(machine, out.shares);
  return out;
}

}  // namespace scalekit
