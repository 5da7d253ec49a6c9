#pragma once

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/collective_costs.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/observation_record.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/catalog/resolve_collectives.hpp"
#include "scalekit/catalog/systems.hpp"
#include "scalekit/training/scenario.hpp"

namespace scalekit::catalog {

/// The machine of `count` accelerators of a part, on a node, with a network.
template <class Real = double>
[[nodiscard]] constexpr cluster<Real> make_cluster(accelerator_record const& a, node_record const& host,
                                                   network_record const& net, std::int64_t count) {
  cluster<Real> c{};
  c.accelerator = make_accelerator<Real>(a);
  c.node = make_node<Real>(host);
  c.network = make_network<Real>(net, host, a.generation);
  c.accelerators = count;
  return c;
}

/// The same on the part's default node.
/// Precondition: the part has one; a module whose dies software addresses one by one has none.
template <class Real = double>
[[nodiscard]] constexpr cluster<Real> make_cluster(accelerator_record const& a, network_record const& net,
                                                   std::int64_t count) {
  return make_cluster<Real>(a, *find_by_id(nodes, a.default_node), net, count);
}

/// `count` accelerators of a machine of the catalogue, with its PUE where that is published.
/// Jobs are taken to fill neighbouring nodes.
template <class Real = double>
[[nodiscard]] constexpr cluster<Real> make_cluster(system_record const& s, std::int64_t count) {
  cluster<Real> c = make_cluster<Real>(*find_by_id(accelerators, s.accelerator), *find_by_id(nodes, s.node),
                                       *find_by_id(networks, s.network), count);
  if (is_published(s.pue)) c.pue = Real{s.pue};
  set_tiers(c.network, s);
  set_surroundings(c, s);
  return c;
}

/// The tuning table of a part on a node: the one that the node's layout selects, where the node says so, and
/// else the profile's.
///
/// AMD parts run RCCL, whatever library the profile names for NVIDIA's: on a node that names no table, its
/// default one.
[[nodiscard]] constexpr library_record const& library_of(profile_record const& profile,
                                                         accelerator_record const& a,
                                                         node_record const& host) {
  if (!host.library.empty()) return *find_by_id(libraries, host.library);
  return *find_by_id(libraries, a.vendor == "amd" ? "rccl-2.21-model-0" : profile.library);
}

/// What calls cost: the constants that a profile names, else those of the library that the part runs.
template <class Real = double>
[[nodiscard]] constexpr collective_constants<Real> make_costs(std::string_view named,
                                                              accelerator_record const& a,
                                                              parameter_set set = parameter_set::central) {
  std::string_view const of_vendor = a.vendor == "amd" ? "rccl" : "nccl";
  collective_cost_record const& costs = *find_by_id(collective_costs, named.empty() ? of_vendor : named);
  return make_collective_constants<Real>(constants_for(costs, a.generation),
                                         *find_by_id(libraries, costs.library), set);
}

/// The software stack of a profile on an accelerator and node: its constants there, the tuning of its communication
/// library and what its calls cost. `node_record{}` stands for a node that is not in the catalogue.
template <class Real = double>
[[nodiscard]] constexpr software_profile<Real> make_stack(profile_record const& profile,
                                                          accelerator_record const& a,
                                                          node_record const& host,
                                                          parameter_set set = parameter_set::central) {
  auto stack = make_profile<Real>(constants_for(profile, a.id),
                                  make_tuning(library_of(profile, a, host), tuning_family(a.generation)),
                                  make_costs<Real>(profile.collective_costs, a, set), set);
  stack.gathers_by_broadcast = profile.gathers_by_broadcast;
  return stack;
}

/// The same on the part's default node.
/// Precondition: the part has one.
template <class Real = double>
[[nodiscard]] constexpr software_profile<Real> make_stack(profile_record const& profile,
                                                          accelerator_record const& a,
                                                          parameter_set set = parameter_set::central) {
  return make_stack<Real>(profile, a, *find_by_id(nodes, a.default_node), set);
}

namespace detail {

/// The enumerator whose name is `text`. Precondition: there is one; the generator checks that.
template <class Enum, class Names>
[[nodiscard]] constexpr Enum named(Names const& names, std::string_view text) noexcept {
  std::size_t i = 0;
  while (i + 1 < names.size() && names[i] != text) ++i;
  return static_cast<Enum>(i);
}

}  // namespace detail

/// The machine of a published row: its node, with as many accelerators as the row states, and its network.
template <class Real = double>
[[nodiscard]] constexpr cluster<Real> make_observed_cluster(observation_record const& o) {
  node_record const& host = *find_by_id(nodes, o.node);
  std::string_view const generation = find_by_id(accelerators, o.accelerator)->generation;
  auto c = make_cluster<Real>(*find_by_id(accelerators, o.accelerator), host,
                              *find_by_id(networks, o.network.empty() ? host.default_network : o.network),
                              o.accelerators);
  if (o.network.empty()) {
    c.network = {};
    c.network.bandwidth = per_accelerator(one_way(bytes_per_second(Real{o.network_bandwidth_bytes_per_s})));
    c.network.efficiency = Real{is_published(o.network_efficiency) ? o.network_efficiency : 1.0};
    c.network.crossing =
        crossing_channels(generation, bytes_per_second(host.ring_bandwidth_bytes_per_s),
                          host.accelerators_per_node, bytes_per_second(o.network_bandwidth_bytes_per_s));
  }
  if (o.accelerators_per_node != c.node.accelerators) {
    // Host power is that of the whole node, in proportion.
    c.node.host_power *= Real{static_cast<double>(o.accelerators_per_node) / c.node.accelerators};
    c.node.accelerators = o.accelerators_per_node;
  }
  return c;
}

/// The scenario of a published row under a profile.
/// Precondition: the row is not flagged incomplete, and its ids are in the catalogue; the generator checks the
/// latter.
template <class Real = double>
[[nodiscard]] constexpr scenario<Real> make_observed_scenario(observation_record const& o,
                                                              profile_record const& profile,
                                                              parameter_set set = parameter_set::central) {
  scenario<Real> s{};
  s.model = make_transformer(o.shape, o.sequence_length);
  s.machine = make_observed_cluster<Real>(o);
  plan& p = s.parallel;
  p.sharding = detail::named<sharding>(sharding_names, o.sharding);
  p.shard_group = o.shard_group > 0 ? o.shard_group : p.shard_group;
  p.tensor_parallel = o.tensor_parallel;
  p.sequence_parallel = o.sequence_parallel;
  p.pipeline_parallel = o.pipeline_parallel;
  p.virtual_stages = o.virtual_stages;
  p.schedule = detail::named<pipeline_schedule>(pipeline_schedule_names, o.schedule);
  p.context_parallel = o.context_parallel;
  p.expert_parallel = o.expert_parallel;
  p.micro_batch_size = o.micro_batch_size;
  p.recompute = detail::named<recompute>(recompute_names, o.recompute);
  p.reshard_after_forward = o.reshard_after_forward;
  p.gradient_precision = precision_from(o.gradient_precision).value_or(precision::fp32);
  s.training = {o.sequence_length, o.global_batch_size, precision_from(o.precision).value_or(precision::bf16),
                optimizer::adamw};
  s.profile =
      make_stack<Real>(profile, *find_by_id(accelerators, o.accelerator), *find_by_id(nodes, o.node), set);
  return s;
}

}  // namespace scalekit::catalog
