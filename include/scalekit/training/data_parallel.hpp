#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/shard_groups.hpp"
#include "scalekit/parallelism/stage_parameters.hpp"
#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What sharded parameters of a layer cost for each micro-batch.
template <class Real = double>
struct layer_traffic {
  duration<Real> gather{};   ///< of parameters
  duration<Real> scatter{};  ///< of gradients, and their reduction over shard groups
  /// As the library runs them; where experts are apart, of the other parameters.
  collective_estimate<Real> gather_estimate{};
  collective_estimate<Real> scatter_estimate{};
};

/// Data-parallel communication of the parameters of a unit (a layer, a stage). Parameters of routed experts go in
/// collectives of their own where experts are shared out. Refers to `links`, those of the cluster, and to the profile.
template <class Real = double>
class data_communication {
 public:
  constexpr data_communication(cluster<Real> const& c, fabric<Real> const& links, plan const& p,
                               training_setup const& t, software_profile<Real> const& profile)
      : groups_(replica_groups_of(p, c.accelerators, c.node.accelerators)),
        experts_(p.expert_parallel > 1 ? expert_groups_of(p, c.accelerators, c.node.accelerators) : groups_),
        experts_apart_(p.expert_parallel > 1),
        links_(links),
        settings_(profile.collectives),
        parameter_width_(t.precision == precision::fp32 ? 4.0 : 2.0),
        gradient_width_(bytes_per_element(p.gradient_precision)) {}

  /// All-gather of parameters over those that share them out, as the library runs it.
  [[nodiscard]] constexpr collective_estimate<Real> gather_of(double parameters) const {
    return time(collective::all_gather, parameters * parameter_width_, groups_.shard);
  }
  /// Reduce-scatter of gradients over those that share them out, as the library runs it.
  [[nodiscard]] constexpr collective_estimate<Real> scatter_of(double parameters) const {
    return time(collective::reduce_scatter, parameters * gradient_width_, groups_.shard);
  }

  [[nodiscard]] constexpr duration<Real> gather(parameter_unit const& unit) const {
    return over_both(unit, [&](double parameters, replica_groups const& g) {
      return time(collective::all_gather, parameters * parameter_width_, g.shard).time;
    });
  }
  /// eq: hsdp-scatter    reduce-scatter inside the shard group, all-reduce of the shard over the groups
  [[nodiscard]] constexpr duration<Real> scatter_and_reduce(parameter_unit const& unit) const {
    return over_both(unit, [&](double parameters, replica_groups const& g) {
      return time(collective::reduce_scatter, parameters * gradient_width_, g.shard).time +
             reduce_shard(parameters, g);
    });
  }
  /// Both for a layer, and the estimates that its gather and its scatter rest on: nothing is priced twice.
  [[nodiscard]] constexpr layer_traffic<Real> traffic_of(parameter_unit const& layer) const {
    layer_traffic<Real> out{};
    double const together = experts_apart_ ? layer.dense : layer.total();
    out.gather_estimate = gather_of(together);
    out.scatter_estimate = scatter_of(together);
    bool const dense = !experts_apart_;
    out.gather = dense ? out.gather_estimate.time : gather(layer);
    out.scatter = dense ? duration<Real>{out.scatter_estimate.time + reduce_shard(together, groups_)}
                        : scatter_and_reduce(layer);
    return out;
  }
  [[nodiscard]] constexpr duration<Real> reduce(parameter_unit const& unit) const {
    return over_both(unit, [&](double parameters, replica_groups const& g) {
      return time(collective::all_reduce, parameters * gradient_width_, g.all).time;
    });
  }
  /// eq: broadcast-gather  every rank broadcasts its shard, one after the other
  [[nodiscard]] constexpr duration<Real> broadcast(parameter_unit const& unit) const {
    return over_both(unit, [&](double parameters, replica_groups const& g) {
      auto const ranks = static_cast<double>(g.shard.ranks);
      return time(collective::broadcast, parameters / ranks * parameter_width_, g.shard).time * Real{ranks};
    });
  }
  [[nodiscard]] constexpr replica_groups const& groups() const noexcept { return groups_; }

 private:
  [[nodiscard]] constexpr collective_estimate<Real> time(collective op, double size,
                                                         process_group const& group) const {
    return collective_time(op, bytes(Real{size}), group, links_, settings_);
  }
  [[nodiscard]] constexpr duration<Real> reduce_shard(double parameters, replica_groups const& g) const {
    double const shard = parameters / static_cast<double>(g.shard.ranks);
    return time(collective::all_reduce, shard * gradient_width_, g.across).time;
  }
  template <class Time>
  [[nodiscard]] constexpr duration<Real> over_both(parameter_unit const& unit, Time const& one) const {
    if (!experts_apart_) return one(unit.total(), groups_);
    return one(unit.dense, groups_) + one(unit.experts, experts_);
  }

  replica_groups groups_;
  replica_groups experts_;
  bool experts_apart_;
  fabric<Real> const& links_;
  collective_settings<Real> const& settings_;
  double parameter_width_;
  double gradient_width_;
};

/// Communication beside as much of a stretch as the stack overlaps; waiting covers it without contention.
template <class Real>
[[nodiscard]] constexpr overlapped<Real> beside(busy_stretch<Real> const& window, duration<Real> const& wire,
                                                software_profile<Real> const& profile) {
  return overlap(duration<Real>{window.total() * profile.data_overlap}, wire,
                 window.contention(profile.contention));
}

/// Data-parallel communication at the end of a step in which parameters stay whole.
///
/// eq: step-reduction      none: all-reduce; zero1: reduce-scatter, and all-gather of the new parameters; zero2: the
///                         same all-gather, its reduce-scatter being part of each micro-batch
/// The last backward pass and the next forward pass hide as much as the profile's `data_overlap` of them. `backward`
/// and `forward` are those of one micro-batch on the stage. Source: Rajbhandari et al. 2019 (arXiv 1910.02054),
/// section 7.
template <class Real>
[[nodiscard]] constexpr overlapped<Real> step_reduction(data_communication<Real> const& data, sharding mode,
                                                        parameter_unit const& held,
                                                        busy_stretch<Real> const& forward,
                                                        busy_stretch<Real> const& backward,
                                                        software_profile<Real> const& profile) {
  overlapped<Real> out{};
  if (data.groups().all.ranks <= 1) return out;
  auto const add = [&](busy_stretch<Real> const& window, duration<Real> const& wire) {
    auto const slot = beside(window, wire, profile);
    out.contention += slot.contention;
    out.exposed += slot.exposed;
    out.hidden += slot.hidden;
  };
  if (mode == sharding::none) {
    add(backward, data.reduce(held));
    return out;
  }
  if (mode == sharding::zero1) add(backward, data.scatter_and_reduce(held));
  add(forward, profile.gathers_by_broadcast ? data.broadcast(held) : data.gather(held));
  return out;
}

}  // namespace scalekit
