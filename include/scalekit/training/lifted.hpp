#pragma once

#include <cstddef>

#include "scalekit/numerics/real.hpp"
#include "scalekit/training/power_limit.hpp"
#include "scalekit/training/scenario.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

namespace detail {

template <class To, class Unit, class From>
[[nodiscard]] constexpr quantity<Unit, To> lifted(quantity<Unit, From> const& q) {
  return from_base<Unit>(To{value_of(base_value(q))});
}
template <class To, class Qualifier, class Quantity>
[[nodiscard]] constexpr auto lifted(qualified<Qualifier, Quantity> const& q) {
  return qualify<Qualifier>(lifted<To>(q.quantity()));
}

template <class To, class From>
[[nodiscard]] constexpr accelerator<To> lifted(accelerator<From> const& a) {
  accelerator<To> out{};
  for (std::size_t i = 0; i < precision_count; ++i) out.dense_peak[i] = lifted<To>(a.dense_peak[i]);
  out.memory_capacity = lifted<To>(a.memory_capacity);
  out.memory_bandwidth = lifted<To>(a.memory_bandwidth);
  out.memory_efficiency = To{value_of(a.memory_efficiency)};
  out.compute_units = a.compute_units;
  out.power_model = with_numbers<To>(a.power_model);
  return out;
}

template <class To, class From>
[[nodiscard]] constexpr cluster<To> lifted(cluster<From> const& c) {
  cluster<To> out{};
  out.accelerator = lifted<To>(c.accelerator);
  node<From> const& n = c.node;
  out.node = {n.accelerators, lifted<To>(n.ring_bandwidth), n.channels, n.direct_links, n.links,
              n.multicast,    lifted<To>(n.host_power)};
  network<From> const& w = c.network;
  out.network.bandwidth = lifted<To>(w.bandwidth);
  out.network.efficiency = To{value_of(w.efficiency)};
  out.network.extra_latency = lifted<To>(w.extra_latency);
  out.network.crossing = w.crossing;
  out.network.torus_axes = w.torus_axes;
  out.network.reduces = w.reduces;
  for (std::size_t i = 0; i < w.tiers.size(); ++i) {
    out.network.tiers[i] = {w.tiers[i].accelerators, To{value_of(w.tiers[i].oversubscription)},
                            lifted<To>(w.tiers[i].extra_latency)};
  }
  out.network.power_per_accelerator = lifted<To>(w.power_per_accelerator);
  out.network.two_level_accelerators = w.two_level_accelerators;
  out.network.fabric_accelerators = w.fabric_accelerators;
  out.accelerators = c.accelerators;
  out.rack_accelerators = c.rack_accelerators;
  out.pue = To{value_of(c.pue)};
  out.power_limit = lifted<To>(c.power_limit);
  return out;
}

template <class To, class From>
[[nodiscard]] constexpr collective_settings<To> lifted(collective_settings<From> const& s) {
  collective_settings<To> out{};
  out.tuning = s.tuning;
  auto const& k = s.constants;
  auto& c = out.constants;
  c.call = lifted<To>(k.call);
  c.graph_call = lifted<To>(k.graph_call);
  c.pairwise_call = lifted<To>(k.pairwise_call);
  for (std::size_t i = 0; i < wire_protocol_count; ++i) {
    c.start[i] = lifted<To>(k.start[i]);
    c.direct_hop[i] = lifted<To>(k.direct_hop[i]);
    c.pcie_hop[i] = lifted<To>(k.pcie_hop[i]);
  }
  c.multicast = lifted<To>(k.multicast);
  c.flagged_crossing = lifted<To>(k.flagged_crossing);
  c.crossing = lifted<To>(k.crossing);
  c.link_efficiency = To{value_of(k.link_efficiency)};
  c.network_efficiency = To{value_of(k.network_efficiency)};
  c.closing_copy = To{value_of(k.closing_copy)};
  out.hop_latency_ratio = To{value_of(s.hop_latency_ratio)};
  out.choice = s.choice;
  out.in_graph = s.in_graph;
  out.protocol = s.protocol;
  out.algorithm = s.algorithm;
  return out;
}

template <class To, class From>
[[nodiscard]] constexpr software_profile<To> lifted(software_profile<From> const& p) {
  auto const number = [](From const& x) { return To{value_of(x)}; };
  software_profile<To> out{};
  kernel_constants<From> const& k = p.kernels;
  auto& kernels = out.kernels;
  kernels.gemm_efficiency = number(k.gemm_efficiency);
  kernels.attention_forward_efficiency = number(k.attention_forward_efficiency);
  kernels.attention_backward_efficiency = number(k.attention_backward_efficiency);
  kernels.gemm_k_ramp = number(k.gemm_k_ramp);
  kernels.attention_sequence_ramp = number(k.attention_sequence_ramp);
  kernels.wave_quantisation = number(k.wave_quantisation);
  kernels.kernel_launch = lifted<To>(k.kernel_launch);
  kernels.elementwise_traffic = number(k.elementwise_traffic);
  kernels.loss_traffic = lifted<To>(k.loss_traffic);
  kernels.unaligned_product_ratio = number(k.unaligned_product_ratio);
  kernels.fp8_gemm_ratio = number(k.fp8_gemm_ratio);
  out.collectives = lifted<To>(p.collectives);
  out.contention = number(p.contention);
  out.data_overlap = number(p.data_overlap);
  out.gathers_by_broadcast = p.gathers_by_broadcast;
  out.tensor_overlap = number(p.tensor_overlap);
  out.gradient_traffic_fp32 = lifted<To>(p.gradient_traffic_fp32);
  out.gradient_traffic_half = lifted<To>(p.gradient_traffic_half);
  out.optimizer_traffic = lifted<To>(p.optimizer_traffic);
  out.micro_batch_host = lifted<To>(p.micro_batch_host);
  out.step_host = lifted<To>(p.step_host);
  out.logit_memory = lifted<To>(p.logit_memory);
  out.process_memory = lifted<To>(p.process_memory);
  out.memory = {number(p.memory.reserved_ratio), number(p.memory.reduction_bucket),
                number(p.memory.unsummed_gradients), number(p.memory.stage_outputs)};
  return out;
}

}  // namespace detail

/// The same scenario with every number computed in `To`; a dual number starts without derivatives.
template <class To, class From>
[[nodiscard]] constexpr scenario<To> lifted(scenario<From> const& s) {
  return {s.model, detail::lifted<To>(s.machine), s.parallel, s.training, detail::lifted<To>(s.profile)};
}

}  // namespace scalekit
