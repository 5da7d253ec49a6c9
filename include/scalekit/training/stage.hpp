#pragma once

#include <array>
#include <cstdint>

#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/stage_layers.hpp"
#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/pipeline.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// What a pipeline stage holds: layers, and the embedding or the head at the ends.
struct stage_content {
  std::int64_t layers = 1;
  bool embedding = true;
  bool head = true;
};

/// The first stage, the middle ones and the last one; of a single stage all three are the whole model.
[[nodiscard]] constexpr std::array<stage_content, 3> stages_of(transformer const& m, plan const& p) noexcept {
  std::int64_t const stages = p.pipeline_parallel;
  if (stages == 1) {
    stage_content const all{m.num_hidden_layers, true, true};
    return {all, all, all};
  }
  auto const layers = [&](std::int64_t stage) {
    return stage_layers(m.num_hidden_layers, stages, stage, p.virtual_stages);
  };
  return {stage_content{layers(0), true, false}, stage_content{stages > 2 ? layers(1) : 0, false, false},
          stage_content{layers(stages - 1), false, true}};
}

/// Time of one layer, and of the embedding and the head, for one micro-batch: compute, and communication that nothing
/// covers.
template <class Real = double>
struct layer_costs {
  pass_times<Real> layer{};
  pass_times<Real> head{};
  busy_stretch<Real> layer_forward{};  ///< with what it waits for
  busy_stretch<Real> layer_backward{};
  duration<Real> embedding_forward{};  ///< exposed communication of the embedding
  duration<Real> embedding_backward{};
  duration<Real> head_forward{};  ///< exposed communication of the head
  duration<Real> head_backward{};
};

/// One micro-batch on one stage.
template <class Real = double>
struct stage_costs {
  kernel_time<Real> compute{};
  fsdp_times<Real> data{};  ///< of stacks that gather parameters, or reduce gradients, for every micro-batch
  pipeline_stage_work<Real> passes{};
  busy_stretch<Real> forward{};   ///< the forward pass before data-parallel communication
  busy_stretch<Real> backward{};  ///< the backward pass, gradients of weights included

  /// The stage with gathers and scatters of a micro-batch, and the compute that they slow. Gradients of weights are not
  /// put off: their scatter belongs to the backward pass of a layer.
  [[nodiscard]] constexpr stage_costs with_gathers(fsdp_times<Real> const& times) const {
    stage_costs out = *this;
    out.data = times;
    out.passes.forward += times.forward;
    out.passes.backward += passes.weight + (times.exposed + times.contention - times.forward);
    out.passes.weight = {};
    return out;
  }
  /// The stage with scatters of a micro-batch, which follow the gradients of weights.
  [[nodiscard]] constexpr stage_costs with_scatters(overlapped<Real> const& times) const {
    stage_costs out = *this;
    out.data = {times.contention, times.exposed, times.hidden, duration<Real>{}};
    out.passes.weight += times.exposed + times.contention;
    return out;
  }
};

/// eq: stage-time          forward and backward of the layers of a stage, of the head on the last, and what they wait for
/// `root_gradients`: memory traffic for the gradients of the tables that the stage holds.
template <class Real>
[[nodiscard]] constexpr stage_costs<Real> stage_costs_of(stage_content const& stage,
                                                         layer_costs<Real> const& c,
                                                         duration<Real> const& root_gradients) {
  auto const layers = static_cast<double>(stage.layers);
  stage_costs<Real> out{};
  out.compute = (c.layer.forward + c.layer.backward) * layers;
  out.forward = {c.layer_forward.compute * Real{layers}, c.layer_forward.waiting * Real{layers}};
  out.backward = {c.layer_backward.compute * Real{layers}, c.layer_backward.waiting * Real{layers}};
  out.passes.weight = c.layer.weight * Real{layers};
  if (stage.embedding) {
    out.forward.waiting += c.embedding_forward;
    out.backward.waiting += c.embedding_backward;
  }
  if (stage.head) {
    out.compute = out.compute + c.head.forward + c.head.backward;
    out.forward.compute += c.head.forward.total();
    out.forward.waiting += c.head_forward;
    out.passes.weight += c.head.weight;
    out.backward.compute += c.head.backward.total();
    out.backward.waiting += c.head_backward;
  }
  out.compute.memory += root_gradients;
  out.backward.compute += root_gradients;
  out.passes.forward = out.forward.total();
  out.passes.backward = out.backward.total() - out.passes.weight;
  return out;
}

}  // namespace scalekit
