#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "scalekit/training/scenario.hpp"

namespace scalekit {

/// Constants of the hardware and of the software stack that a step depends on.
enum class sensitivity_parameter : std::uint8_t {
  peak,
  memory_bandwidth,
  scale_up_bandwidth,
  network_bandwidth,
  network_latency,
  link_latency,
  call_time,
  gemm_efficiency,
  attention_efficiency,
  contention,
  data_overlap,
  tensor_overlap,
  elementwise_traffic,
  optimizer_traffic,
  kernel_launch,
  host_time,
  idle_power,
  product_power,
  memory_power,
  waiting_power,
  link_power,
  power_limit,
  host_power,
  network_power,
  pue,
};

inline constexpr std::array<std::string_view, 25> sensitivity_parameter_names{
    "peak",         "memory_bandwidth", "scale_up_bandwidth",  "network_bandwidth",    "network_latency",
    "link_latency", "call_time",        "gemm_efficiency",     "attention_efficiency", "contention",
    "data_overlap", "tensor_overlap",   "elementwise_traffic", "optimizer_traffic",    "kernel_launch",
    "host_time",    "idle_power",       "product_power",       "memory_power",         "waiting_power",
    "link_power",   "power_limit",      "host_power",          "network_power",        "pue"};

[[nodiscard]] constexpr std::string_view to_string(sensitivity_parameter p) noexcept {
  return sensitivity_parameter_names[static_cast<std::size_t>(p)];
}

/// Multiplies a constant of a scenario by a factor, e.g. 1.01 for one per cent more. Ranges are the caller's: overlaps
/// and efficiencies stay at most 1.
///
/// peak: products in every format. network_latency: crossings of the network, the library's constant and what the network
/// adds. link_latency: hops inside a node. call_time: launch and start of collectives. attention_efficiency: both passes.
/// host_time: of micro-batches and steps. power_limit: the limit in force, the user's or else the part's own.
template <class Real>
constexpr void scale(scenario<Real>& s, sensitivity_parameter parameter, Real const& factor) {
  using enum sensitivity_parameter;
  auto& device = s.machine.accelerator;
  auto& power_model = device.power_model;
  auto& links = s.profile.collectives.constants;
  auto const times = [&](auto& x) { x = x * factor; };
  switch (parameter) {
    case peak:
      for (auto& p : device.dense_peak) times(p);
      break;
    case memory_bandwidth:
      times(device.memory_bandwidth);
      break;
    case scale_up_bandwidth:
      times(s.machine.node.ring_bandwidth);
      break;
    case network_bandwidth:
      times(s.machine.network.bandwidth);
      break;
    case network_latency:
      times(links.crossing);
      times(links.flagged_crossing);
      times(s.machine.network.extra_latency);
      break;
    case link_latency:
      for (auto* hops : {&links.direct_hop, &links.pcie_hop}) {
        for (auto& hop : *hops) times(hop);
      }
      break;
    case call_time:
      for (auto* t : {&links.call, &links.graph_call, &links.pairwise_call}) times(*t);
      for (auto& t : links.start) times(t);
      break;
    case gemm_efficiency:
      times(s.profile.kernels.gemm_efficiency);
      break;
    case attention_efficiency:
      times(s.profile.kernels.attention_forward_efficiency);
      times(s.profile.kernels.attention_backward_efficiency);
      break;
    case contention:
      times(s.profile.contention);
      break;
    case data_overlap:
      times(s.profile.data_overlap);
      break;
    case tensor_overlap:
      times(s.profile.tensor_overlap);
      break;
    case elementwise_traffic:
      times(s.profile.kernels.elementwise_traffic);
      break;
    case optimizer_traffic:
      times(s.profile.optimizer_traffic);
      break;
    case kernel_launch:
      times(s.profile.kernels.kernel_launch);
      break;
    case host_time:
      times(s.profile.micro_batch_host);
      times(s.profile.step_host);
      break;
    case idle_power:
      times(power_model.idle);
      break;
    case product_power:
      times(power_model.compute);
      break;
    case memory_power:
      times(power_model.memory);
      break;
    case waiting_power:
      times(power_model.stall);
      break;
    case link_power:
      times(power_model.link);
      break;
    case power_limit:
      times(power<Real>{} < s.machine.power_limit ? s.machine.power_limit : power_model.limit);
      break;
    case host_power:
      times(s.machine.node.host_power);
      break;
    case network_power:
      times(s.machine.network.power_per_accelerator);
      break;
    case pue:
      times(s.machine.pue);
      break;
  }
}

}  // namespace scalekit
