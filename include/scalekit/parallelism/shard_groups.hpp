#pragma once

#include <cstdint>

#include "scalekit/collectives/process_group.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/stage_parameters.hpp"

namespace scalekit {

/// Ranks that share out one copy of what the plan shards.
struct shard_ranks {
  std::int64_t dense = 1;
  std::int64_t experts = 1;

  /// What one rank keeps of a unit.
  [[nodiscard]] constexpr double share_of(parameter_unit const& n) const noexcept {
    return n.dense / static_cast<double>(dense) + n.experts / static_cast<double>(experts);
  }
};

/// True when optimizer states, or parameters, are shared out within groups of `shard_group` ranks.
[[nodiscard]] constexpr bool has_shard_groups(plan const& p) noexcept {
  return p.sharding == sharding::hsdp ||
         (p.shard_group > 1 && (p.sharding == sharding::zero1 || p.sharding == sharding::zero2));
}

/// eq: shard-ranks    none 1; else all that hold the same part of the model, or a shard group; of these every e-th
///                    holds the same routed experts
/// Precondition: `find_plan_error` finds none.
[[nodiscard]] constexpr shard_ranks shard_ranks_of(plan const& p, std::int64_t job_accelerators) noexcept {
  if (p.sharding == sharding::none) return {};
  std::int64_t const dense =
      has_shard_groups(p) ? p.shard_group : job_accelerators / (p.tensor_parallel * p.pipeline_parallel);
  return {dense, larger(std::int64_t{1}, dense / p.expert_parallel)};
}

/// Ranks that hold the same parameters and see other tokens: data-parallel and context-parallel ones.
struct replica_groups {
  process_group all{};    ///< over which gradients are reduced
  process_group shard{};  ///< over which parameters are gathered: all, or a shard group
  /// Ranks that hold the same shard, where there are shard groups; else a group of one.
  process_group across{};
};

/// Groups of `ranks` that are `stride` apart, in shard groups of `shard` of them.
[[nodiscard]] constexpr replica_groups replica_groups_over(std::int64_t ranks, std::int64_t stride,
                                                           std::int64_t shard, std::int64_t node) noexcept {
  process_group const all = strided_group(ranks, stride, node);
  if (shard == ranks) return {all, all, process_group{}};
  return {all, strided_group(shard, stride, node), strided_group(ranks / shard, stride * shard, node)};
}

/// Groups for all parameters but those of routed experts.
[[nodiscard]] constexpr replica_groups replica_groups_of(plan const& p, std::int64_t job_accelerators,
                                                         std::int64_t accelerators_per_node) noexcept {
  std::int64_t const ranks = job_accelerators / (p.tensor_parallel * p.pipeline_parallel);
  std::int64_t const shard = has_shard_groups(p) ? p.shard_group : ranks;
  return replica_groups_over(ranks, p.tensor_parallel, shard, accelerators_per_node);
}

/// Groups for the parameters of routed experts, which every e-th rank holds. Assumes: with context parallelism, ranks
/// that are evenly spread over the same stretch of the machine.
[[nodiscard]] constexpr replica_groups expert_groups_of(plan const& p, std::int64_t job_accelerators,
                                                        std::int64_t accelerators_per_node) noexcept {
  std::int64_t const ranks = job_accelerators / (p.tensor_parallel * p.pipeline_parallel * p.expert_parallel);
  std::int64_t const shard =
      has_shard_groups(p) ? larger(std::int64_t{1}, p.shard_group / p.expert_parallel) : ranks;
  return replica_groups_over(ranks, p.tensor_parallel * p.expert_parallel, shard, accelerators_per_node);
}

}  // namespace scalekit
