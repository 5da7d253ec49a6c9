#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/parallelism/stage_layers.hpp"
#include "scalekit/workload/parameter_count.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Parameters of a unit (a layer, a stage) that one rank works with before data-parallel ranks share them out. Those
/// of routed experts are apart: fewer ranks hold the same ones.
struct parameter_unit {
  double dense = 0.0;
  double experts = 0.0;

  [[nodiscard]] constexpr double total() const noexcept { return dense + experts; }
};

/// What one rank of a stage holds.
struct stage_parameters {
  parameter_unit layer{};  ///< the mean layer
  double root = 0.0;       ///< embedding, head and norms outside the layers
  double layers = 0.0;

  [[nodiscard]] constexpr parameter_unit stage() const noexcept {
    return {layer.dense * layers + root, layer.experts * layers};
  }
};

/// Parameters of the mean layer on one tensor-parallel rank.
///
/// eq: rank-sparse-layer-parameters   attention + norms + router + shared experts / t;  E / (e t) experts
///   t tensor-parallel and e expert-parallel degree, E routed experts; the MLP of dense layers in proportion
[[nodiscard]] constexpr parameter_unit mean_layer_on_rank(transformer const& m, tensor_slice const& s,
                                                          plan const& p) noexcept {
  auto const dense = static_cast<double>(dense_layer_parameters_on_rank(m, s));
  if (!m.is_mixture_of_experts()) return {dense, 0.0};
  auto const h = static_cast<double>(m.hidden_size);
  auto const mlp = [&](std::int64_t width) {
    auto const f = static_cast<double>(width);
    double const in = (m.gated_mlp ? 2.0 : 1.0) * f;
    return h * (in + f) + (m.mlp_bias ? in + h : 0.0);
  };
  double const expert = mlp(ceil_divide(m.moe_intermediate_size, p.tensor_parallel));
  double const share = m.sparse_share();
  double const beside = h * static_cast<double>(m.num_local_experts) +
                        expert * static_cast<double>(m.n_shared_experts) - mlp(s.intermediate_size);
  double const held = static_cast<double>(m.num_local_experts) / static_cast<double>(p.expert_parallel);
  return {dense + share * beside, share * expert * held};
}

/// What one rank of a stage of the pipeline, counted from 0, holds: the embedding is on the first stage, the head on
/// the last, and a tied table is held on both. `layer` is the mean layer of the same plan, for callers that ask for several
/// stages.
[[nodiscard]] constexpr stage_parameters parameters_of_stage(transformer const& m, tensor_slice const& s,
                                                             plan const& p, std::int64_t stage,
                                                             parameter_unit const& layer) noexcept {
  std::int64_t const last = p.pipeline_parallel - 1;
  std::int64_t root = 0;
  if (last == 0) {
    root = root_parameters_on_rank(m, s);
  } else if (stage == 0) {
    root = (s.vocabulary + m.learned_positions) * m.hidden_size +
           (m.embedding_norm ? detail::norm_parameters(m) : 0);
  } else if (stage == last) {
    root = s.vocabulary * m.hidden_size + (m.final_norm ? detail::norm_parameters(m) : 0);
  }
  std::int64_t const layers = stage_layers(m.num_hidden_layers, p.pipeline_parallel, stage, p.virtual_stages);
  return {layer, static_cast<double>(root), static_cast<double>(layers)};
}
[[nodiscard]] constexpr stage_parameters parameters_of_stage(transformer const& m, tensor_slice const& s,
                                                             plan const& p, std::int64_t stage) noexcept {
  return parameters_of_stage(m, s, p, stage, mean_layer_on_rank(m, s, p));
}

}  // namespace scalekit
