#pragma once

#include <cstdint>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/parallelism/shard_groups.hpp"
#include "scalekit/parallelism/stage_parameters.hpp"
#include "scalekit/training/activation_memory.hpp"
#include "scalekit/training/pipeline.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Memory of one accelerator at its fullest moment.
template <class Real = double>
struct memory_footprint {
  data_size<Real> parameters{};
  data_size<Real> gradients{};
  data_size<Real> optimizer{};
  data_size<Real> activations{};
  data_size<Real> other{};  ///< gathered parameters, gradients on their way, logits, allocator, process
  std::int64_t stage = 0;   ///< of the pipeline, counted from 0

  [[nodiscard]] constexpr data_size<Real> total() const {
    return parameters + gradients + optimizer + activations + other;
  }
};

namespace detail {

/// Micro-batches whose activations a stage holds at its fullest: one without a pipeline, whatever the schedule is called.
/// A stack that gathers parameters puts no gradients of weights off.
[[nodiscard]] constexpr double micro_batches_in_flight(plan const& p, std::int64_t stage,
                                                       std::int64_t micro_batches) noexcept {
  if (p.pipeline_parallel == 1) return 1.0;
  bool const put_off = p.schedule == pipeline_schedule::zero_bubble && !p.gathers_parameters();
  auto const schedule = p.schedule == pipeline_schedule::zero_bubble && !put_off
                            ? pipeline_schedule::one_forward_one_backward
                            : p.schedule;
  return in_flight(schedule, p.pipeline_parallel, p.virtual_stages, micro_batches, stage);
}

/// What training states and the data-parallel machinery take.
struct state_bytes {
  double parameters;
  double gradients;
  double optimizer;
  double working;  ///< gathered parameters, gradients on their way to the optimizer
};

/// eq: fsdp-memory
[[nodiscard]] constexpr state_bytes fsdp_states(stage_parameters const& n, plan const& p,
                                                training_setup const& t, shard_ranks const& ranks) noexcept {
  auto const shards = static_cast<double>(ranks.dense);
  double const held = ranks.share_of(n.stage());
  double const layer = n.layer.total();
  double const width = activation_width(t);
  double const ahead = shards > 1.0 ? 1.0 + static_cast<double>(p.prefetch) : 1.0;
  double const gathered = p.reshard_after_forward || shards <= 1.0 ? smaller(n.layers, ahead) : n.layers;
  double const reduced = shards > 1.0 ? width + bytes_per_element(p.gradient_precision) : 0.0;
  return {4.0 * held, 4.0 * held, 8.0 * held,
          (gathered * layer + n.root) * width + larger(layer, n.root) * reduced};
}

/// eq: zero-memory
template <class Real>
[[nodiscard]] constexpr state_bytes zero_states(stage_parameters const& n, plan const& p,
                                                training_setup const& t, shard_ranks const& ranks,
                                                bool replicated, memory_constants<Real> const& k) noexcept {
  double const whole = n.stage().total();
  double const held = ranks.share_of(n.stage());
  double const width = activation_width(t);
  double const sum = bytes_per_element(p.gradient_precision);
  double const master = t.precision == precision::fp32 ? 0.0 : 4.0;
  double const copied = sum < 4.0 ? 4.0 * held : 0.0;
  double const passing = sum > width ? value_of(k.unsummed_gradients) * width * whole : 0.0;
  double const bucket = replicated ? smaller(value_of(k.reduction_bucket), whole) * sum : 0.0;
  return {width * whole, sum * (p.sharding == sharding::zero2 ? held : whole), (8.0 + master) * held,
          copied + passing + bucket};
}

/// Memory of the stages of a pipeline: what all of them share is found once.
template <class Real>
class memory_of_stages {
 public:
  constexpr memory_of_stages(transformer const& m, cluster<Real> const& c, plan const& p,
                             training_setup const& t, software_profile<Real> const& profile) noexcept
      : model_(m),
        plan_(p),
        training_(t),
        profile_(profile),
        slice_(tensor_slice_of(m, p)),
        tokens_(token_slice_of(p, t)),
        layer_(mean_layer_on_rank(m, slice_, p)),
        shards_(shard_ranks_of(p, c.accelerators)),
        replicated_(c.accelerators > p.tensor_parallel * p.pipeline_parallel) {
    std::int64_t const sequences = c.accelerators / p.model_parallel() * p.micro_batch_size;
    micro_batches_ = larger(std::int64_t{1}, t.global_batch_size / sequences);
    kept_ = activation_bytes_per_layer(m, slice_, tokens_, p, p.recompute, t);
    // None keeps everything, full an input.
    double const whole = p.recompute == recompute::none
                             ? kept_
                             : activation_bytes_per_layer(m, slice_, tokens_, p, recompute::none, t);
    repeated_ = p.recompute == recompute::full ? whole : whole - kept_;
    output_ =
        p.pipeline_parallel > 1 ? activation_bytes_per_layer(m, slice_, tokens_, p, recompute::full, t) : 0.0;
  }

  [[nodiscard]] constexpr memory_footprint<Real> at(std::int64_t stage) const {
    bool const gathers = plan_.gathers_parameters();
    auto const held = parameters_of_stage(model_, slice_, plan_, stage, layer_);
    auto const states = gathers ? fsdp_states(held, plan_, training_, shards_)
                                : zero_states(held, plan_, training_, shards_, replicated_, profile_.memory);
    double const in_flight = micro_batches_in_flight(plan_, stage, micro_batches_);
    double const activations = kept_ * held.layers * in_flight + repeated_;

    bool const is_last = stage + 1 == plan_.pipeline_parallel;
    double const count =
        is_last ? static_cast<double>(tokens_.products) * static_cast<double>(slice_.vocabulary) : 0.0;
    data_size<Real> logits = profile_.logit_memory * Real{count};
    if (!gathers) {
      data_size<Real> const layer = bytes(Real{repeated_});
      logits = logits < layer ? data_size<Real>{} : logits - layer;
    }
    data_size<Real> const sent = bytes(profile_.memory.stage_outputs * (output_ * in_flight));

    memory_footprint<Real> out{bytes(Real{states.parameters}),       bytes(Real{states.gradients}),
                               bytes(Real{states.optimizer}),        bytes(Real{activations}),
                               bytes(Real{states.working}) + logits, stage};
    out.other += sent;
    out.other += out.total() * (profile_.memory.reserved_ratio - 1.0);
    out.other += profile_.process_memory;
    return out;
  }

 private:
  transformer const& model_;
  plan const& plan_;
  training_setup const& training_;
  software_profile<Real> const& profile_;
  tensor_slice slice_;
  token_slice tokens_;
  parameter_unit layer_;
  shard_ranks shards_;
  bool replicated_;
  std::int64_t micro_batches_ = 1;
  double kept_ = 0.0;      ///< bytes of a layer that a micro-batch keeps
  double repeated_ = 0.0;  ///< bytes of a layer that are computed again
  double output_ = 0.0;    ///< bytes between two stages
};

}  // namespace detail

/// Memory of one accelerator of a stage of the pipeline, counted from 0; without a pipeline, of stage 0.
///
/// eq: zero-memory        none   (w + g + 4 master + 8 Adam) N + 4 N when g < 4
///                        zero1  (w + g) N + (12 + 4 when g < 4) N / d
///                        zero2  w N + (g + 12 + 4 when g < 4) N / d
///                        + activations + logits + 16-bit gradients before they are summed + reduction bucket
///   N parameters of a rank of the stage, d ranks that share them, w 2 bytes (4 in fp32, which has no master copy),
///   g bytes of the gradient precision; gradients below fp32 are copied to fp32 for the optimizer
///   16-bit gradients, bucket   as the profile's stack keeps them
/// eq: fsdp-memory        (4 fp32 weight + 4 gradient + 8 Adam) N / d + activations + gathered + reduced
///                        + logits
///   d all data- and context-parallel ranks, or the shard group of hsdp
///   gathered  1 + prefetch layers and the root in the training precision, or all layers without
///             reshard-after-forward; with d = 1 the 16-bit copy of one layer and the root
///   reduced   unsharded gradient of the largest unit: in the training precision, and again in the reduction's
/// eq: stage-memory       micro-batches in flight x (activation-memory x layers + output of the stage, as the profile's
///                        stack keeps it) + what is recomputed of one layer; reserved ratio x all of it + process
///   logits    tokens x vocabulary rows x logit memory of the profile, on the last stage
///   The embedding is on the first stage, the head on the last; a tied table is held on both. Routed experts are
///   divided by the expert-parallel degree e, and shared out by d / e ranks.
/// The logits and the layer being recomputed do not exist at the same time: the larger counts. Under FSDP both count,
/// an upper bound.
/// Assumes: AdamW. The peaks of gradients, activations and optimizer step add up, because the allocator keeps the
/// blocks of one for its kind.
/// Source: Rajbhandari et al. 2020 (ZeRO, arXiv 1910.02054), section 3; the 4 bytes for gradients below fp32 as in the
/// table of Megatron-LM's distributed optimizer (20 and 4 + 16 / d bytes a parameter with fp16 gradients, 18 and
/// 6 + 12 / d with fp32), recalled; Korthikanti et al. 2022, sections 4 and 5 and appendix B.
/// Valid when: every published configuration of the fitted source of pytorch-fsdp-2023 that ran is found to fit, and
/// the BLOOM grid is met within the figures of tests/validation/memory.cpp. Mixtures of experts are not validated.
/// Not modelled: sequences gathered for tensor parallelism or keys for context parallelism (one layer at a time), 8-bit
/// copies of weights, buffers of each communicator apart from the process, offload.
/// Precondition: `find_plan_error` finds none.
template <class Real>
[[nodiscard]] constexpr memory_footprint<Real> stage_memory(transformer const& m, cluster<Real> const& c,
                                                            plan const& p, training_setup const& t,
                                                            software_profile<Real> const& profile,
                                                            std::int64_t stage) {
  return detail::memory_of_stages<Real>(m, c, p, t, profile).at(stage);
}

/// Memory of one accelerator of the heaviest stage.
///
/// Looks at the first stage (embedding, most micro-batches in flight), the second (most layers, as the ends may have
/// fewer) and the last (head and logits): every other stage holds as much as the second and fewer micro-batches.
/// Precondition: `find_plan_error` finds none.
template <class Real>
[[nodiscard]] constexpr memory_footprint<Real> memory_of(transformer const& m, cluster<Real> const& c,
                                                         plan const& p, training_setup const& t,
                                                         software_profile<Real> const& profile) {
  detail::memory_of_stages<Real> const stages(m, c, p, t, profile);
  auto heaviest = stages.at(0);
  auto const weigh = [&](std::int64_t stage) {
    auto const other = stages.at(stage);
    if (heaviest.total() < other.total()) heaviest = other;
  };
  if (p.pipeline_parallel > 1) weigh(1);
  if (p.pipeline_parallel > 2) weigh(p.pipeline_parallel - 1);
  return heaviest;
}

/// Memory that stays free; negative when the footprint exceeds the capacity.
template <class Real>
[[nodiscard]] constexpr data_size<Real> memory_margin(memory_footprint<Real> const& f,
                                                      accelerator<Real> const& device) {
  return device.memory_capacity - f.total();
}

/// True when the footprint does not exceed the capacity.
template <class Real>
[[nodiscard]] constexpr bool fits(memory_footprint<Real> const& f, accelerator<Real> const& device) {
  return f.total() <= device.memory_capacity;
}

}  // namespace scalekit
