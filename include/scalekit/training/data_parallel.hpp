#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Ranks that hold the same part of the model and see other tokens: data-parallel and context-parallel ones.
struct replica_groups {
  process_group all{};    ///< over which gradients are reduced
  process_group shard{};  ///< over which parameters are gathered: all, or a shard group
  process_group
      across{};  ///< ranks that hold the same shard, where there are shard groups; else a group of one
};

[[nodiscard]] constexpr replica_groups replica_groups_of(plan const& p, std::int64_t job_accelerators,
                                                         std::int64_t accelerators_per_node) noexcept {
  std::int64_t const stride = p.tensor_parallel;
  std::int64_t const ranks = job_accelerators / (p.tensor_parallel * p.pipeline_parallel);
  process_group const all = strided_group(ranks, stride, accelerators_per_node);
  bool const grouped =
      p.sharding == sharding::hsdp ||
      (p.shard_group > 1 && (p.sharding == sharding::zero1 || p.sharding == sharding::zero2));
  if (!grouped) return {all, all, process_group{}};
  return {all, strided_group(p.shard_group, stride, accelerators_per_node),
          strided_group(ranks / p.shard_group, stride * p.shard_group, accelerators_per_node)};
}

/// Data-parallel communication of the parameters of a unit (a layer, a stage).
template <class Real = double>
class data_communication {
 public:
  constexpr data_communication(cluster<Real> const& c, plan const& p, training_setup const& t,
                               software_profile<Real> const& profile)
      : groups_(replica_groups_of(p, c.accelerators, c.node.accelerators)),
        links_(fabric_of(c)),
        settings_(profile.collectives),
        parameter_width_(t.precision == precision::fp32 ? 4.0 : 2.0),
        gradient_width_(bytes_per_element(p.gradient_precision)) {}

  /// All-gather of parameters over those that share them out.
  [[nodiscard]] constexpr collective_estimate<Real> gather(double parameters) const {
    return time(collective::all_gather, parameters * parameter_width_, groups_.shard);
  }
  /// Reduce-scatter of gradients over those that share them out.
  [[nodiscard]] constexpr collective_estimate<Real> scatter(double parameters) const {
    return time(collective::reduce_scatter, parameters * gradient_width_, groups_.shard);
  }
  /// eq: hsdp-scatter    reduce-scatter inside the shard group, all-reduce of the shard over the groups
  [[nodiscard]] constexpr duration<Real> scatter_and_reduce(double parameters) const {
    double const shard = parameters / static_cast<double>(groups_.shard.ranks);
    return scatter(parameters).time +
           time(collective::all_reduce, shard * gradient_width_, groups_.across).time;
  }
  [[nodiscard]] constexpr duration<Real> reduce(double parameters) const {
    return time(collective::all_reduce, parameters * gradient_width_, groups_.all).time;
  }
  /// eq: broadcast-gather  every rank broadcasts its shard, one after the other
  [[nodiscard]] constexpr duration<Real> broadcast(double parameters) const {
    auto const ranks = static_cast<double>(groups_.shard.ranks);
    return time(collective::broadcast, parameters / ranks * parameter_width_, groups_.shard).time *
           Real{ranks};
  }
  [[nodiscard]] constexpr replica_groups const& groups() const noexcept { return groups_; }

 private:
  [[nodiscard]] constexpr collective_estimate<Real> time(collective op, double size,
                                                         process_group const& group) const {
    return collective_time(op, bytes(Real{size}), group, links_, settings_);
  }

  replica_groups groups_;
  fabric<Real> links_;
  collective_settings<Real> const& settings_;
  double parameter_width_;
  double gradient_width_;
};

/// Data-parallel communication of a step in which parameters stay whole: after the last micro-batch, and with ZeRO-2
/// after each.
///
/// eq: step-reduction      none: all-reduce; zero1: reduce-scatter, and all-gather of the new parameters;
///                         zero2: reduce-scatter for each micro-batch, and the same all-gather
/// The last backward pass and the first forward pass hide as much as the profile's `data_overlap` of them.
/// `backward` and `forward` are those of one micro-batch on the stage. Assumes: optimizer states are sharded over all
/// replicas. Source: Rajbhandari et al. 2019 (arXiv 1910.02054), section 7.
template <class Real>
[[nodiscard]] constexpr overlapped<Real> step_reduction(data_communication<Real> const& data, sharding mode,
                                                        double parameters, std::int64_t micro_batches,
                                                        duration<Real> const& forward,
                                                        duration<Real> const& backward,
                                                        software_profile<Real> const& profile) {
  overlapped<Real> out{};
  if (data.groups().all.ranks <= 1) return out;
  auto const add = [&](duration<Real> const& window, duration<Real> const& wire, double times) {
    auto const slot = overlap(duration<Real>{window * profile.data_overlap}, wire, profile.contention);
    out.contention += slot.contention * Real{times};
    out.exposed += slot.exposed * Real{times};
    out.hidden += slot.hidden * Real{times};
  };
  if (mode == sharding::none) {
    add(backward, data.reduce(parameters), 1.0);
    return out;
  }
  add(backward, data.scatter_and_reduce(parameters),
      mode == sharding::zero2 ? static_cast<double>(micro_batches) : 1.0);
  add(forward, profile.gathers_by_broadcast ? data.broadcast(parameters) : data.gather(parameters).time, 1.0);
  return out;
}

}  // namespace scalekit
