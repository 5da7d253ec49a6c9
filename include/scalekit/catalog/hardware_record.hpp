#pragma once

#include <span>
#include <string_view>

#include "scalekit/catalog/published.hpp"

/// The plain records of hardware: accelerators, nodes, networks, and machines made of them.
///
/// As in every record, a NaN is a number that no source gives. An `int` count that is 0 where none could be
/// (compute units, links, ports) is not published either.
namespace scalekit::catalog {

/// One accelerator as the scheduler sees it. `package` says what the numbers belong to: "die" for half of a
/// two-die part that software addresses as two devices (MI250X GCD), "module" for a whole part.
struct accelerator_record {
  std::string_view id;
  std::string_view name;
  std::string_view vendor;
  std::string_view generation;
  std::string_view package;
  std::string_view module;  ///< id of the whole part when this is a die of it, else empty
  int dies_per_module;
  std::string_view default_node;  ///< empty: no node of the catalogue counts in this package
  std::string_view default_network;
  double dense_peak_fp32_flops_per_s;
  double dense_peak_tf32_flops_per_s;
  double dense_peak_fp16_flops_per_s;
  double dense_peak_bf16_flops_per_s;
  double dense_peak_fp8_flops_per_s;
  double dense_peak_fp4_flops_per_s;
  double dense_peak_int8_ops_per_s;
  double sparse_2_4_peak_tf32_flops_per_s;  ///< counts 2:4 structured sparsity; no model uses these
  double sparse_2_4_peak_fp16_flops_per_s;
  double sparse_2_4_peak_bf16_flops_per_s;
  double sparse_2_4_peak_fp8_flops_per_s;
  double sparse_2_4_peak_fp4_flops_per_s;
  double memory_capacity_bytes;
  double memory_bandwidth_bytes_per_s;
  double memory_efficiency;  ///< achieved fraction of memory_bandwidth (BabelStream triad)
  double l2_cache_bytes;
  double last_level_cache_bytes;  ///< a memory-side cache behind L2
  int compute_units;              ///< 0: not published; products are then not divided into waves
  double boost_clock_hz;
  double sustained_gemm_clock_hz;  ///< that large products hold under the power limit, measured
  std::string_view scale_up_technology;
  double scale_up_bandwidth_bytes_per_s;  ///< one way, all links of one accelerator together
  int scale_up_links;
  double peer_bandwidth_bytes_per_s;  ///< one way, between two accelerators
  int scale_up_domain;
  std::string_view host_link;
  double host_bandwidth_bytes_per_s;  ///< one way
  double tdp_w;                       ///< NaN: not published; `power_limit_w` then gives the assumed limit
  double assumed_power_limit_w;       ///< where no TDP is published: assumed, with a range in the provenance
  double idle_power_w;                ///< no process holds a context
  double idle_power_resident_w;       ///< a process holds a context and memory, nothing runs
  double best_gemm_fp16_flops_per_s;  ///< best dense product found by a search over shapes
  double best_gemm_bf16_flops_per_s;
  double best_gemm_fp8_flops_per_s;
  double best_gemm_fp4_flops_per_s;
  double gemm_power_demand;    ///< uncapped power of a saturated GEMM / power limit
  double memory_power;         ///< above idle / power limit, memory saturated
  double communication_power;  ///< above idle / power limit, communication kernels running or waiting
  double link_power;           ///< above idle / power limit, links at full rate
  double price_low_dollars_per_accelerator_s;
  double price_high_dollars_per_accelerator_s;
};

/// The power limit of a part: its TDP, or the assumed limit where no TDP is published.
[[nodiscard]] constexpr double power_limit_w(accelerator_record const& r) noexcept {
  return is_published(r.tdp_w) ? r.tdp_w : r.assumed_power_limit_w;
}

/// One node type. Everything counts accelerators of `accelerator_package`: eight GCDs, not four modules. A node
/// is what shares a scale-up fabric, which may be several hosts (a rack of 72 with 4 a host).
struct node_record {
  std::string_view id;
  std::string_view name;
  std::span<std::string_view const> accelerators;  ///< parts that it is built with
  std::string_view accelerator_package;
  std::string_view default_network;
  std::string_view library;  ///< tuning table that the node's layout selects; empty: the profile's library
  bool assumed;              ///< no one machine: its counts are assumed
  int accelerators_per_node;
  int accelerators_per_host;
  bool direct_links;                  ///< false: accelerators reach each other through PCIe
  double ring_bandwidth_bytes_per_s;  ///< one way, bus bandwidth of a ring inside the node
  int channels;  ///< parallel rings that the library finds inside it; 0: it has no such notion
  std::string_view link_topology;  ///< switched, full_mesh, hybrid_mesh, direct or pcie
  int multicast_channels;          ///< 0: its switches do not multicast
  double multicast_channel_bandwidth_bytes_per_s;
  int nics;                    ///< network ports
  int nic_group_accelerators;  ///< so many accelerators share `nic_group_nics` ports
  int nic_group_nics;
  double nic_bandwidth_bytes_per_s;  ///< one way, one NIC
  double host_power_w;               ///< the node without its accelerators, in training
  double rated_power_w;
};

/// What a fabric of some number of tiers can join without oversubscription.
struct network_tier_record {
  std::string_view name;
  int endpoints;
};

/// One network generation. Rates and power are those of one port.
struct network_record {
  std::string_view id;
  std::string_view name;
  std::string_view transport;
  std::string_view topology;
  std::string_view latency_of;   ///< what `latency_s` is: "adapter" or "end_to_end"; empty: none is published
  double bandwidth_bytes_per_s;  ///< one way, one NIC port, nominal
  double efficiency;             ///< achieved fraction of bandwidth for large messages
  double latency_s;
  double hop_latency_s;  ///< of one switch, or of one link of a torus
  double oversubscription;
  int switch_radix;
  std::span<network_tier_record const> tiers;
  double power_per_accelerator_w;  ///< switches and optics for one port per accelerator
};

/// One unit of a tier of a machine: a node, a rack, a pod, the whole.
struct system_tier_record {
  std::string_view name;
  int accelerators;
  double oversubscription_above;  ///< bandwidth inside the unit over the bandwidth that leaves it
  double latency_s;               ///< one way, within the unit
};

/// A machine: what it is made of, how it is joined, and what surrounds it.
struct system_record {
  std::string_view id;
  std::string_view name;
  std::string_view accelerator;
  std::string_view node;
  std::string_view network;
  std::string_view topology;
  bool assumed;            ///< no source names all of accelerator, node and network
  int total_accelerators;  ///< as the node counts them; 0: not published, or a design without a size
  std::span<system_tier_record const> tiers;  ///< from the node outwards
  int dragonfly_groups;
  int dragonfly_nodes_per_group;
  int dragonfly_links_per_group_pair;
  double dragonfly_taper;
  double pue;
  double storage_bandwidth_bytes_per_s;  ///< writing, whole machine
  double failures_per_node_day;
  double price_dollars_per_accelerator_s;
};

}  // namespace scalekit::catalog
