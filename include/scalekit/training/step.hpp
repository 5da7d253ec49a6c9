#pragma once

#include <array>
#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/context_parallel.hpp"
#include "scalekit/training/data_parallel.hpp"
#include "scalekit/training/expert_parallel.hpp"
#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/memory.hpp"
#include "scalekit/training/pipeline.hpp"
#include "scalekit/training/power_trace.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/training/stage.hpp"
#include "scalekit/training/tensor_parallel.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/flops_per_token.hpp"

namespace scalekit {

/// Where the time of a step goes, on the stage that sets the pace. The parts sum to the step; `contention` is inside
/// `compute`.
template <class Real = double>
struct step_breakdown {
  duration<Real> compute{};
  duration<Real> exposed_data{};
  duration<Real> exposed_tensor{};
  duration<Real> exposed_pipeline{};
  duration<Real> exposed_context{};
  duration<Real> exposed_expert{};
  duration<Real> bubble{};
  duration<Real> optimizer{};
  duration<Real> host{};
  duration<Real> contention{};

  [[nodiscard]] constexpr duration<Real> exposed() const {
    return exposed_data + exposed_tensor + exposed_pipeline + exposed_context + exposed_expert;
  }
  [[nodiscard]] constexpr duration<Real> total() const {
    return compute + exposed() + bubble + optimizer + host;
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
  link_time<Real> pipeline{};
  link_time<Real> context{};
  link_time<Real> expert{};
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
  power_trace<Real> trace{};
  /// Clock of the passes over that under the default power limit: 1 unless the user sets a lower one.
  Real clock{1.0};
  /// The power limit of the user cannot be kept: at the lowest clock a phase draws more.
  bool lowest_clock = false;
  std::int64_t data_parallel = 1;
  std::int64_t micro_batches = 1;
  /// What the communication library runs for a layer's all-gather and reduce-scatter.
  collective_estimate<Real> gather{};
  collective_estimate<Real> scatter{};
};

namespace detail {

/// Inputs of an estimate that several of its parts use.
template <class Real>
struct step_frame {
  tensor_slice slice{};
  token_slice tokens{};
  std::array<stage_content, 3> stages{};
  std::array<stage_parameters, 3> held{};
  duration<Real> gradient_traffic{};  ///< memory time for each parameter of a micro-batch's gradients
  tensor_communication<Real> tensor{};
  context_communication<Real> context{};
  duration<Real> experts{};           ///< exchange of tokens, one way through a layer
  duration<Real> layer_contention{};  ///< of tensor and context communication, both ways
  layer_costs<Real> costs{};
};

template <class Real>
[[nodiscard]] constexpr step_frame<Real> frame_of(scenario<Real> const& in, fabric<Real> const& links) {
  transformer const& m = in.model;
  plan const& p = in.parallel;
  accelerator<Real> const& device = in.machine.accelerator;
  step_frame<Real> f{};
  f.slice = tensor_slice_of(m, p);
  f.tokens = token_slice_of(p, in.training);
  f.stages = stages_of(m, p);
  std::int64_t const last = p.pipeline_parallel - 1;
  parameter_unit const layer = mean_layer_on_rank(m, f.slice, p);
  f.held[0] = parameters_of_stage(m, f.slice, p, 0, layer);
  f.held[1] = last > 1 ? parameters_of_stage(m, f.slice, p, 1, layer) : f.held[0];
  f.held[2] = last > 0 ? parameters_of_stage(m, f.slice, p, last, layer) : f.held[0];
  auto& c = f.costs;
  c.layer = layer_time(m, f.slice, f.tokens, p, in.training, device, in.profile.kernels);
  c.head = head_time(m, f.slice, f.tokens, in.training, device, in.profile.kernels);
  f.tensor =
      tensor_communication_time(m, f.slice, f.tokens, p, in.training, in.machine, links, in.profile, c.layer);
  f.context =
      context_communication_time(f.slice, f.tokens, p, in.training, in.machine, links, in.profile, c.layer);
  f.experts = expert_exchange_time(m, f.tokens, p, in.training, in.machine, links, in.profile);

  // Gradients are prepared for reduction, or added to those of earlier micro-batches.
  if (in.machine.accelerators > p.tensor_parallel * p.pipeline_parallel ||
      in.training.global_batch_size > p.micro_batch_size) {
    data_size<Real> const traffic = p.gradient_precision == precision::fp32
                                        ? in.profile.gradient_traffic_fp32
                                        : in.profile.gradient_traffic_half;
    f.gradient_traffic = memory_time(traffic, device);
    c.layer.backward.memory += f.gradient_traffic * Real{f.held[0].layer.total()};
  }
  Real const again{p.recompute == recompute::full ? 1.0 : 0.0};
  f.layer_contention =
      f.tensor.layer_contention + f.context.backward_contention + f.context.forward_contention * again;
  c.layer_forward = {c.layer.forward.total() + f.context.forward_contention,
                     f.tensor.layer_forward + f.context.forward + f.experts};
  c.layer_backward = {
      c.layer.backward.total() + f.layer_contention,
      f.tensor.layer_backward + f.context.backward + f.experts + (f.context.forward + f.experts) * again};
  f.layer_contention += f.context.forward_contention;
  Real const half{0.5};
  c.embedding_forward = f.tensor.root_forward * half;
  c.embedding_backward = f.tensor.root_backward * half;
  c.head_forward = f.tensor.root_forward * half;
  c.head_backward = f.tensor.root_backward * half;
  return f;
}

/// A stage with the data-parallel communication of one micro-batch: gathers and scatters where parameters are sharded,
/// scatters under zero2.
template <class Real>
[[nodiscard]] constexpr stage_costs<Real> stage_with_data(scenario<Real> const& in, step_frame<Real> const& f,
                                                          stage_content const& stage,
                                                          stage_parameters const& held,
                                                          data_communication<Real> const& data,
                                                          layer_traffic<Real> const& traffic) {
  layer_costs<Real> const& c = f.costs;
  auto const alone = stage_costs_of(stage, c, duration<Real>{f.gradient_traffic * Real{held.root}});
  if (in.parallel.sharding == sharding::zero2 && data.groups().all.ranks > 1) {
    bool const apart = in.parallel.schedule == pipeline_schedule::zero_bubble;
    busy_stretch<Real> const window =
        apart ? busy_stretch<Real>{alone.passes.weight, duration<Real>{}} : alone.backward;
    return alone.with_scatters(beside(window, data.scatter_and_reduce(held.stage()), in.profile));
  }
  if (!in.parallel.gathers_parameters()) return alone;
  bool const root = stage.embedding || stage.head;
  return alone.with_gathers(fsdp_timeline(fsdp_work<Real>{
      stage.layers, c.layer_forward, c.layer_backward,
      stage.head ? busy_stretch<Real>{c.head.backward.total() + f.gradient_traffic * Real{held.root},
                                      c.head_backward + c.embedding_backward}
                 : busy_stretch<Real>{},
      traffic.gather, traffic.scatter, root ? data.gather({held.root, 0.0}) : duration<Real>{},
      root ? data.scatter_and_reduce({held.root, 0.0}) : duration<Real>{}, in.parallel.reshard_after_forward,
      in.parallel.prefetch > 0, in.profile.contention}));
}

/// Data-parallel communication after the last micro-batch, of the stage that ends last.
///
/// eq: step-end           max over stages of (exposed + contention - drain)    drain: backward passes of the stages before
///   The first stage has the last backward pass; the others reduce while the pipeline drains, except under zero-bubble,
///   which fills the drain with gradients of weights. A stage that holds no more than the first does not end later, and
///   interleaved stages have reduced all but their last chunk by then.
template <class Real>
[[nodiscard]] constexpr overlapped<Real> end_of_step(scenario<Real> const& in, step_frame<Real> const& f,
                                                     std::array<stage_costs<Real>, 3> const& stages,
                                                     data_communication<Real> const& data) {
  plan const& p = in.parallel;
  if (p.gathers_parameters()) return {};
  // An interleaved stage runs a chunk for as many micro-batches as there are stages before it turns to the next, so
  // that all of these cover the communication of the chunks that are done, or not yet needed.
  Real const covered{p.virtual_stages > 1 ? static_cast<double>(p.pipeline_parallel) : 1.0};
  auto const reduction_of = [&](std::size_t i) {
    auto const stretched = [&](busy_stretch<Real> const& b) {
      return busy_stretch<Real>{b.compute * covered, b.waiting * covered};
    };
    return step_reduction(data, p.sharding, f.held[i].stage(), stretched(stages[i].forward),
                          stretched(stages[i].backward), in.profile);
  };
  overlapped<Real> longest = reduction_of(0);
  if (p.pipeline_parallel == 1 || p.virtual_stages > 1) return longest;
  bool const drains = p.schedule != pipeline_schedule::zero_bubble;
  auto const later = [&](std::size_t i, duration<Real> const& before) {
    if (!(f.held[0].stage().total() < f.held[i].stage().total())) return;
    auto const other = reduction_of(i);
    duration<Real> const drain = drains ? before : duration<Real>{};
    if (!(longest.exposed + longest.contention + drain < other.exposed + other.contention)) return;
    duration<Real> const covered_by_drain = smaller(drain, other.exposed);
    longest = {other.contention - (drain - covered_by_drain), other.exposed - covered_by_drain,
               other.hidden + covered_by_drain};
  };
  auto const backward_of = [&](std::size_t i) {
    return duration<Real>{stages[i].passes.backward + stages[i].passes.weight};
  };
  if (p.pipeline_parallel > 2) later(1, backward_of(0));
  auto const between = static_cast<double>(p.pipeline_parallel - 2);
  later(2, duration<Real>{backward_of(0) + backward_of(1) * Real{between}});
  return longest;
}

/// Work for each token that a plan computes twice.
[[nodiscard]] constexpr double recomputed_work(transformer const& m, plan const& p, training_setup const& t,
                                               training_flops const& flops) noexcept {
  if (p.recompute == recompute::full) return base_value(flops.recomputed);
  // The core of attention, of which a fused kernel keeps nothing anyway.
  if (p.recompute == recompute::none || m.attention == attention_kernel::flash) return 0.0;
  return 4.0 * static_cast<double>(m.num_hidden_layers) * static_cast<double>(m.query_width()) *
         static_cast<double>(t.sequence_length);
}

/// Time of one activation between neighbouring stages.
///
/// eq: stage-hop          tokens x hidden size x bytes of an activation; a tensor-parallel rank sends its share
template <class Real>
[[nodiscard]] constexpr duration<Real> stage_hop_time(scenario<Real> const& in, fabric<Real> const& links,
                                                      token_slice const& tokens) {
  plan const& p = in.parallel;
  if (p.pipeline_parallel == 1) return {};
  double const share = static_cast<double>(ceil_divide(tokens.products, p.tensor_parallel));
  double const elements = share * static_cast<double>(in.model.hidden_size);
  std::int64_t const stride = p.placement(in.machine.accelerators).stride(parallel_axis::pipeline);
  return collective_time(collective::point_to_point, bytes(Real{elements * activation_width(in.training)}),
                         strided_group(2, stride, in.machine.node.accelerators), links,
                         in.profile.collectives)
      .time;
}

}  // namespace detail

/// Estimates one training step.
///
/// eq: step-time          m x (compute + contention + exposed communication + host) + bubble + reduction + optimizer
///                        + step host; m micro-batches
///   compute, communication and bubble   of the stage that sets the pace
///   reduction                           eq: step-end
///   optimizer                           of the stage that holds most; all wait for the norm of the gradients
///   The parts are added; none is computed as a remainder.
/// eq: mfu                tokens/s x flops-per-token / (accelerators x dense peak of the precision in use)
/// Precondition: `find_plan_error` finds none. A scenario that does not fit in memory is estimated all the
/// same, with `fits` false. Allocates nothing. Errors: none.
/// `memory` is `memory_of` the same scenario, for callers that know it.
template <class Real>
[[nodiscard]] constexpr step_estimate<Real> estimate_step(scenario<Real> const& in,
                                                          memory_footprint<Real> const& memory) {
  transformer const& model = in.model;
  cluster<Real> const& machine = in.machine;
  plan const& parallel = in.parallel;
  training_setup const& training = in.training;
  software_profile<Real> const& profile = in.profile;
  accelerator<Real> const& device = machine.accelerator;
  step_estimate<Real> out{};
  out.data_parallel = machine.accelerators / parallel.model_parallel();
  out.micro_batches = training.global_batch_size / (out.data_parallel * parallel.micro_batch_size);

  auto const links = fabric_of(machine);
  auto const frame = detail::frame_of(in, links);
  data_communication<Real> const data(machine, links, parallel, training, profile);
  layer_traffic<Real> traffic{};
  if (parallel.gathers_parameters()) traffic = data.traffic_of(frame.held[0].layer);
  out.gather = traffic.gather_estimate;
  out.scatter = traffic.scatter_estimate;
  std::array<stage_costs<Real>, 3> stages{};
  for (std::size_t i = 0; i < stages.size(); ++i) {
    bool const absent = i == 1 ? parallel.pipeline_parallel < 3 : i == 2 && parallel.pipeline_parallel == 1;
    if (absent) {
      stages[i] = stages[0];
    } else {
      stage_content const& content = frame.stages[i];
      stage_parameters const& held = frame.held[i];
      stages[i] = detail::stage_with_data(in, frame, content, held, data, traffic);
    }
  }
  pipeline_work<Real> work{};
  work.schedule = parallel.schedule;
  work.stages = parallel.pipeline_parallel;
  work.virtual_stages = parallel.virtual_stages;
  work.micro_batches = out.micro_batches;
  work.first = stages[0].passes;
  work.middle = stages[1].passes;
  work.last = stages[2].passes;
  work.send = detail::stage_hop_time(in, links, frame.tokens);
  auto const pipe = pipeline_timeline(work);
  std::size_t const pace = pipe.pace == 0 ? 0 : pipe.pace == parallel.pipeline_parallel - 1 ? 2 : 1;
  stage_content const& content = frame.stages[pace];
  stage_costs<Real> const& stage = stages[pace];

  auto const times = static_cast<double>(out.micro_batches);
  auto const layers = static_cast<double>(content.layers);
  kernel_time<Real> const pure = stage.compute * times;
  step_breakdown<Real>& parts = out.breakdown;
  overlapped<Real> const reduction = detail::end_of_step(in, frame, stages, data);
  parts.contention =
      (stage.data.contention + frame.layer_contention * Real{layers}) * Real{times} + reduction.contention;
  parts.compute = pure.total() + parts.contention;
  parts.exposed_data = stage.data.exposed * Real{times} + reduction.exposed;
  double const ends = (content.embedding ? 0.5 : 0.0) + (content.head ? 0.5 : 0.0);
  parts.exposed_tensor = ((frame.tensor.layer_forward + frame.tensor.layer_backward) * Real{layers} +
                          (frame.tensor.root_forward + frame.tensor.root_backward) * Real{ends}) *
                         Real{times};
  double const passes = parallel.recompute == recompute::full ? 2.0 : 1.0;
  parts.exposed_context =
      (frame.context.forward * Real{passes} + frame.context.backward) * Real{layers * times};
  parts.exposed_expert = frame.experts * Real{(passes + 1.0) * layers * times};
  parts.exposed_pipeline = pipe.exposed_send;
  parts.bubble = pipe.bubble;
  shard_ranks const sharers = shard_ranks_of(parallel, machine.accelerators);
  double held = 0.0;
  for (auto const& of_stage : frame.held) held = larger(held, sharers.share_of(of_stage.stage()));
  parts.optimizer = optimizer_time(held, device, profile);
  parts.host = profile.micro_batch_host * Real{times} + profile.step_host;
  out.step_time = parts.total();

  out.data = {stage.data.hidden * Real{times} + reduction.hidden, parts.exposed_data};
  out.tensor = {frame.tensor.layer_hidden * Real{layers * times}, parts.exposed_tensor};
  out.pipeline = {duration<Real>{}, parts.exposed_pipeline};
  out.context = {frame.context.hidden * Real{layers * times}, parts.exposed_context};
  out.expert = {duration<Real>{}, parts.exposed_expert};

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
  out.hfu = utilisation(full + detail::recomputed_work(model, parallel, training, flops));
  out.model_flop_rate_per_accelerator =
      flop_rate<Real>{flop_operations(Real{full * step_tokens}) / out.step_time} / count;

  out.memory = memory;
  out.fits = out.memory.total() <= device.memory_capacity;

  duration<Real> const waiting = parts.exposed() + parts.bubble;
  // Kernels that communication slows are resident and starved, as memory-bound kernels are.
  duration<Real> const starved = pure.memory + parts.contention + parts.optimizer;
  duration<Real> const linked = out.data.hidden + out.tensor.hidden + out.context.hidden + parts.exposed();
  auto const share = [&](duration<Real> const& d) { return base_value(d) / base_value(out.step_time); };
  out.shares = {share(pure.matrix), share(starved), share(waiting), smaller(Real{1.0}, share(linked))};
  set_power(in, out);
  return out;
}
template <class Real>
[[nodiscard]] constexpr step_estimate<Real> estimate_step(scenario<Real> const& in) {
  return estimate_step(in, memory_of(in.model, in.machine, in.parallel, in.training, in.profile));
}

}  // namespace scalekit
