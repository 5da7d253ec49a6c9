#pragma once

#include <cstdint>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Share of switches and optics of one accelerator.
///
/// eq: fabric-power       P_2 (2 t - 1) / 3
///   P_2  share in a fat tree of two levels (network::power_per_accelerator)     t  levels of switches
/// An endpoint of a fat tree without oversubscription takes one port of the first level and two of each further one. A
/// fabric has three levels where it joins more accelerators than two can, and is taken to have two where fewer would do:
/// jobs share the fabric of their machine. Other topologies keep P_2.
/// Valid when: every level is as wide as the first; up to three levels.
/// Source: counting ports. Not modelled: power by load (switches draw within 2 % the same at any load: 684 to 694 W,
/// MLPerf Training v4.1, Dell); levels that narrow; copper instead of optics on short links.
template <class Real>
[[nodiscard]] constexpr power<Real> network_power_share(cluster<Real> const& c) {
  network<Real> const& net = c.network;
  std::int64_t const joined =
      net.fabric_accelerators > c.accelerators ? net.fabric_accelerators : c.accelerators;
  bool const third_level = net.two_level_accelerators > 0 && joined > net.two_level_accelerators;
  return net.power_per_accelerator * Real{third_level ? 5.0 / 3.0 : 1.0};
}

/// What the power of everything that a job needs is made of.
template <class Real = double>
struct facility_parts {
  power<Real> accelerators{};
  power<Real> hosts{};    ///< processors, memory, network cards, fans, losses of conversion
  power<Real> network{};  ///< switches and optics
  power<Real> cooling{};  ///< and everything else that PUE counts

  [[nodiscard]] constexpr power<Real> total() const { return accelerators + hosts + network + cooling; }
};

/// The parts for a job whose accelerators draw `one` each.
///
/// eq: facility-power     PUE x (accelerators x P + nodes used x host + accelerators x network share)
/// A job that leaves a node partly empty is charged the node's host power in proportion.
template <class Real>
[[nodiscard]] constexpr facility_parts<Real> facility_parts_of(cluster<Real> const& c,
                                                               power<Real> const& one) {
  Real const per_node{static_cast<double>(c.node.accelerators)};
  Real const count{static_cast<double>(c.accelerators)};
  facility_parts<Real> parts{
      one * count, c.node.host_power * (count / per_node), network_power_share(c) * count, {}};
  parts.cooling = parts.total() * (c.pue - 1.0);
  return parts;
}

/// Power of a full rack, network and cooling excluded; zero where it is not known how many accelerators a rack holds.
template <class Real>
[[nodiscard]] constexpr power<Real> rack_power(cluster<Real> const& c, power<Real> const& one) {
  Real const held{static_cast<double>(c.rack_accelerators)};
  Real const per_node{static_cast<double>(c.node.accelerators)};
  return one * held + c.node.host_power * (held / per_node);
}

}  // namespace scalekit
