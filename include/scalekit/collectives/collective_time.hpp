#pragma once

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/collective_cost.hpp"
#include "scalekit/collectives/collective_settings.hpp"
#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/flat_time.hpp"
#include "scalekit/collectives/hierarchical.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// The fabric of a cluster.
///
/// eq: node-injection     B_node = accelerators per node x network bandwidth per accelerator x efficiency
template <class Real>
[[nodiscard]] constexpr fabric<Real> fabric_of(cluster<Real> const& c) {
  fabric<Real> f{};
  f.inside_node = c.node.ring_bandwidth;
  Real const share = Real{static_cast<double>(c.node.accelerators)} * c.network.efficiency;
  f.between_nodes = c.network.bandwidth.quantity() * share;
  f.extra_network_latency = c.network.extra_latency;
  f.inside_medium = c.node.direct_links ? hop_medium::direct : hop_medium::pcie;
  f.node_accelerators = c.node.accelerators;
  f.inside_channels = c.node.channels;
  f.crossing = c.network.crossing;
  f.multicast = c.node.multicast;
  f.reduces_in_network = c.network.reduces;
  f.links = c.node.links;
  f.torus = torus_of(c.accelerators, c.network.torus_axes);
  f.tiers = c.network.tiers;
  return f;
}

/// Time of one collective over a group.
///
/// The library picks the pair of algorithm and protocol that its own estimate prefers (tuner-estimate); the
/// time is what that pair costs (collective-time).
///   size   total bytes as nccl-tests counts them: the gathered buffer, the buffer before scattering, the
///          reduced or broadcast buffer, all that a rank sends in an all-to-all, one message
/// Zero for a group of one. Allocates nothing.
template <class Size, class Real>
[[nodiscard]] constexpr collective_estimate<Real> collective_time(collective op, Size const& size,
                                                                  process_group const& group,
                                                                  fabric<Real> const& links,
                                                                  collective_settings<Real> const& settings) {
  require_data_size<Size>();
  if constexpr (!data_size_quantity<Size>) {
    return {};
  } else {
    if (group.ranks <= 1) return {};
    data_size<Real> const total{size};
    if (settings.algorithm == collective_algorithm::hierarchical) {
      return detail::hierarchical_time(op, total, group, links, settings);
    }
    return detail::flat_time(op, total, group, links, settings);
  }
}

}  // namespace scalekit
