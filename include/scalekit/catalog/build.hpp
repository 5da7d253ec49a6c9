#pragma once

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/training/scenario.hpp"

namespace scalekit::catalog {

/// The machine of `count` accelerators of a catalogue part, on its default node, with a network of the
/// catalogue.
template <class Real = double>
[[nodiscard]] constexpr cluster<Real> make_cluster(accelerator_record const& a, network_record const& net,
                                                   std::int64_t count) {
  node_record const& host = *find_by_id(nodes, a.default_node);
  cluster<Real> c{};
  c.accelerator = make_accelerator<Real>(a);
  c.node = make_node<Real>(host);
  c.network = make_network<Real>(net, host);
  c.accelerators = count;
  return c;
}

/// The software stack of a profile on an accelerator and node: its constants there, and the tuning of its
/// communication library.
///
/// AMD parts run RCCL, whatever library the profile names for NVIDIA's.
template <class Real = double>
[[nodiscard]] constexpr software_profile<Real> make_stack(profile_record const& profile,
                                                          accelerator_record const& a, node<Real> const& host,
                                                          parameter_set set = parameter_set::central) {
  library_record const& library = *find_by_id(libraries, a.vendor == "amd" ? "rccl-2.21" : profile.library);
  return make_profile<Real>(constants_for(profile, a.id),
                            make_tuning<Real>(library, a.generation, host.channels), set);
}

/// The scenario of a published row under a profile.
/// Precondition: every id of the row is in the catalogue; the generator checks that.
template <class Real = double>
[[nodiscard]] constexpr scenario<Real> make_observed_scenario(observation_record const& o,
                                                              profile_record const& profile,
                                                              parameter_set set = parameter_set::central) {
  accelerator_record const& a = *find_by_id(accelerators, o.accelerator);
  scenario<Real> s{};
  s.model = make_transformer(*find_by_id(models, o.model), o.sequence_length);
  s.machine = make_cluster<Real>(a, *find_by_id(networks, o.network), o.accelerators);
  s.parallel.micro_batch_size = o.micro_batch_size;
  s.parallel.reshard_after_forward = o.reshard_after_forward;
  s.parallel.recompute = o.recompute == "full" ? recompute::full : recompute::none;
  s.parallel.gradient_precision = precision_from(o.gradient_precision).value_or(precision::fp32);
  s.training = {o.sequence_length, o.global_batch_size, precision_from(o.precision).value_or(precision::bf16),
                optimizer::adamw};
  s.profile = make_stack<Real>(profile, a, s.machine.node, set);
  return s;
}

}  // namespace scalekit::catalog
