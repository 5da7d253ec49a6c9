#pragma once

#include <array>
#include <string_view>

#include "scalekit/catalog/collective_cost_record.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/collectives/collective_constants.hpp"

namespace scalekit::catalog {

/// The constants of a library's calls on one accelerator generation: its overrides where it has any.
[[nodiscard]] constexpr collective_cost_constants constants_for(collective_cost_record const& costs,
                                                                std::string_view generation) noexcept {
  collective_cost_constants result = costs.constants;
  for (auto const& own : costs.by_generation) {
    if (own.generation != generation) continue;
    if (is_published(own.call_s.central)) result.call_s = own.call_s;
    if (is_published(own.closing_copy.central)) result.closing_copy = own.closing_copy;
  }
  return result;
}

/// Sets start and hops of every protocol.
///
/// eq: protocol-latency   start and hop of a protocol = the reference tuner's latencies for a ring x a fitted ratio
template <class Real>
constexpr void scale_latencies(collective_constants<Real>& k, library_record const& reference,
                               std::array<Real, wire_protocol_count> const& ratios) {
  auto const scaled = [&ratios](protocol_values const& v) {
    return std::array<duration<Real>, wire_protocol_count>{
        seconds(ratios[0] * v.ll), seconds(ratios[1] * v.ll128), seconds(ratios[2] * v.simple)};
  };
  k.start = scaled(reference.base_latency_s.ring);
  k.direct_hop = scaled(reference.hop_latency_scale_up_s.ring);
  k.pcie_hop = scaled(reference.hop_latency_pci_s.ring);
}

/// What calls cost. `reference` is the library that the record of `c` names.
template <class Real = double>
[[nodiscard]] constexpr collective_constants<Real> make_collective_constants(
    collective_cost_constants const& c, library_record const& reference,
    parameter_set set = parameter_set::central) {
  auto const cost = [set](range_value const& v) { return Real{detail::cost_at(v, set)}; };
  auto const gain = [set](range_value const& v) { return Real{detail::gain_at(v, set)}; };
  collective_constants<Real> k{};
  k.call = seconds(cost(c.call_s));
  k.pairwise_call = seconds(cost(c.pairwise_call_s));
  k.graph_call = seconds(cost(c.graph_call_s));
  scale_latencies(k, reference,
                  {cost(c.ll_latency_ratio), cost(c.ll128_latency_ratio), cost(c.simple_latency_ratio)});
  k.multicast = seconds(cost(c.multicast_s));
  k.flagged_crossing = seconds(cost(c.flagged_crossing_s));
  k.crossing = seconds(cost(c.crossing_s));
  k.link_efficiency = gain(c.link_efficiency);
  k.network_efficiency = gain(c.network_efficiency);
  k.closing_copy = cost(c.closing_copy);
  return k;
}

}  // namespace scalekit::catalog
