#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "scalekit/catalog/record.hpp"
#include "scalekit/collectives/channels.hpp"
#include "scalekit/collectives/tuning.hpp"
#include "scalekit/hardware/cluster.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/workload/transformer.hpp"

/// From the catalogue's plain records to the typed values that models take.
///
/// `Real` is the number the models compute with. A NaN in a record ("not published") becomes zero where zero
/// means "not available", and is the caller's business elsewhere: `is_published` tells.
namespace scalekit::catalog {

/// Which end of a profile's ranges: `pessimistic` takes every constant at the end that costs time,
/// `optimistic` at the other.
enum class parameter_set : unsigned char { pessimistic, central, optimistic };

namespace detail {

template <class Real>
[[nodiscard]] constexpr Real or_zero(double x) {
  return Real{is_published(x) ? x : 0.0};
}

// The end of a range that costs no time, or the most; `gain_at` for achieved fractions, which are better when
// larger.
[[nodiscard]] constexpr double gain_at(range_value const& v, parameter_set set) noexcept {
  return set == parameter_set::central ? v.central : set == parameter_set::optimistic ? v.high : v.low;
}
[[nodiscard]] constexpr double cost_at(range_value const& v, parameter_set set) noexcept {
  return set == parameter_set::central ? v.central : set == parameter_set::optimistic ? v.low : v.high;
}

}  // namespace detail

template <class Real = double>
[[nodiscard]] constexpr accelerator<Real> make_accelerator(accelerator_record const& r) {
  using detail::or_zero;
  accelerator<Real> a{};
  auto const set_peak = [&](precision p, double rate) {
    a.dense_peak[static_cast<std::size_t>(p)] = dense(flops_per_second(or_zero<Real>(rate)));
  };
  set_peak(precision::fp32, r.dense_peak_fp32_flops_per_s);
  set_peak(precision::tf32, r.dense_peak_tf32_flops_per_s);
  set_peak(precision::fp16, r.dense_peak_fp16_flops_per_s);
  set_peak(precision::bf16, r.dense_peak_bf16_flops_per_s);
  set_peak(precision::fp8, r.dense_peak_fp8_flops_per_s);
  a.memory_capacity = bytes(Real{r.memory_capacity_bytes});
  a.memory_bandwidth = bytes_per_second(Real{r.memory_bandwidth_bytes_per_s});
  a.memory_efficiency = Real{r.memory_efficiency};
  a.compute_units = r.compute_units > 0 ? r.compute_units : 1;  // one: products are not divided into waves
  power<Real> const limit = watts(Real{power_limit_w(r)});
  Real const idle{is_published(r.idle_power_resident_w) ? r.idle_power_resident_w : r.idle_power_w};
  a.power_model = {limit,
                   watts(idle),
                   power<Real>{limit * Real{r.gemm_power_demand}} - watts(idle),
                   limit * Real{r.memory_power},
                   limit * Real{r.communication_power},
                   limit * Real{r.link_power}};
  return a;
}

template <class Real = double>
[[nodiscard]] constexpr node<Real> make_node(node_record const& r) {
  node<Real> n{};
  n.accelerators = r.accelerators_per_node;
  n.ring_bandwidth = one_way(bytes_per_second(Real{r.ring_bandwidth_bytes_per_s}));
  n.channels = r.channels > 0 ? r.channels : 1;
  n.direct_links = r.direct_links;
  if (r.link_topology == "full_mesh") n.links = link_topology::full_mesh;
  if (r.link_topology == "hybrid_mesh") n.links = link_topology::hybrid_mesh;
  if (r.multicast_channels > 0) {
    n.multicast = {r.multicast_channels, bytes_per_second(r.multicast_channel_bandwidth_bytes_per_s)};
  }
  n.host_power = watts(Real{r.host_power_w});
  return n;
}

/// One way through two InfiniBand adapters of 0.6 us and one switch of 0.115 us: the fabric of most rows that the
/// cost of a crossing was fitted on.
inline constexpr double usual_network_latency_s = 2 * 0.6e-6 + 0.115e-6;

/// What a network adds to each crossing over the usual fabric. Zero where no end-to-end latency is published.
[[nodiscard]] constexpr double extra_latency_s(network_record const& r) noexcept {
  bool const known = r.latency_of == "end_to_end" && is_published(r.latency_s);
  double const extra = known ? r.latency_s - usual_network_latency_s : 0.0;
  return extra > 0.0 ? extra : 0.0;
}

/// The network as one accelerator of the node sees it: the ports of the node, divided among its accelerators.
/// `generation` is that of the accelerator, whose library searches for channels in its own way.
template <class Real = double>
[[nodiscard]] constexpr network<Real> make_network(network_record const& r, node_record const& n,
                                                   std::string_view generation) {
  network<Real> net{};
  double const ports = static_cast<double>(n.nics) / static_cast<double>(n.accelerators_per_node);
  net.bandwidth = per_accelerator(one_way(bytes_per_second(Real{r.bandwidth_bytes_per_s * ports})));
  net.efficiency = Real{r.efficiency};
  net.extra_latency = seconds(Real{extra_latency_s(r)});
  net.torus_axes = r.topology == "torus_3d" ? 3 : r.topology == "torus_2d" ? 2 : 0;
  if (net.torus_axes == 0) {
    net.crossing = crossing_channels(generation, bytes_per_second(n.ring_bandwidth_bytes_per_s), n.nics,
                                     bytes_per_second(r.bandwidth_bytes_per_s));
  }
  if (is_published(r.oversubscription) && r.oversubscription > 1.0) {
    net.tiers[0] = {n.accelerators_per_node, Real{r.oversubscription}, {}};
  }
  net.power_per_accelerator = watts(Real{r.power_per_accelerator_w * ports});
  if (r.tiers.size() > 1 && (r.topology.ends_with("fat_tree") || r.topology == "clos")) {
    net.two_level_accelerators = static_cast<std::int64_t>(r.tiers[1].endpoints / ports);
  }
  return net;
}

[[nodiscard]] constexpr transformer make_transformer(model_record const& r,
                                                     std::int64_t sequence_length) noexcept {
  transformer m{};
  m.num_hidden_layers = r.num_hidden_layers;
  m.hidden_size = r.hidden_size;
  m.intermediate_size = r.intermediate_size;
  m.num_attention_heads = r.num_attention_heads;
  m.num_key_value_heads = r.num_key_value_heads;
  m.head_dim = r.head_dim;
  m.vocab_size = r.vocab_size;
  m.learned_positions = r.learned_positions_follow_sequence ? sequence_length : r.learned_positions;
  m.tie_word_embeddings = r.tie_word_embeddings;
  m.gated_mlp = r.gated_mlp;
  m.qkv_bias = r.qkv_bias;
  m.attention_output_bias = r.attention_output_bias;
  m.mlp_bias = r.mlp_bias;
  m.normalization_bias = r.norm_bias;
  m.norms_per_layer = r.norms_per_layer;
  m.final_norm = r.final_norm;
  m.embedding_norm = r.embedding_norm;
  m.parallel_attention = r.parallel_attention;
  m.num_local_experts = r.num_local_experts;
  m.num_experts_per_tok = r.num_experts_per_tok;
  m.n_shared_experts = r.n_shared_experts;
  m.moe_intermediate_size = r.moe_intermediate_size;
  m.moe_layer_freq = r.moe_layer_freq;
  m.attention = r.attention == "unfused" ? attention_kernel::unfused : attention_kernel::flash;
  return m;
}

/// The family under which NCCL's tuning tables list a generation: those of the compute capabilities below the
/// next table's, so that Ada (8.9) is in Ampere's.
/// Source: NVIDIA/nccl src/graph/tuning.cc.
[[nodiscard]] constexpr std::string_view tuning_family(std::string_view generation) noexcept {
  return generation == "ada" ? "ampere" : generation;
}

/// The levels of a machine that narrow its network or lengthen its way, from the smallest; at most as many as a
/// network has.
///
/// A latency counts from the second level on: the cost of a crossing was fitted on runs over several racks.
template <class Real = double>
constexpr void set_tiers(network<Real>& net, system_record const& s) {
  std::size_t next = 0;
  for (std::size_t i = 1; i + 1 < s.tiers.size() && next < net.tiers.size(); ++i) {
    system_tier_record const& unit = s.tiers[i];
    system_tier_record const& above = s.tiers[i + 1];
    bool const narrows = is_published(unit.oversubscription_above) && unit.oversubscription_above > 1.0;
    bool const lengthens = i > 1 && is_published(unit.latency_s) && is_published(above.latency_s);
    if (!narrows && !lengthens) continue;
    net.tiers[next++] = {unit.accelerators, Real{narrows ? unit.oversubscription_above : 1.0},
                         seconds(Real{lengthens ? above.latency_s - unit.latency_s : 0.0})};
  }
}

/// What surrounds a job on a machine: the size of its fabric, and how many accelerators a rack holds where that is
/// published.
template <class Real = double>
constexpr void set_surroundings(cluster<Real>& c, system_record const& s) {
  c.network.fabric_accelerators = s.total_accelerators;
  for (auto const& unit : s.tiers) {
    if (unit.name == "rack") c.rack_accelerators = unit.accelerators;
  }
}

namespace detail {

/// Latencies of a table by algorithm and protocol; zero where it has none.
[[nodiscard]] constexpr tuning::by_pair<duration<>> latencies_of(latency_values const& v) {
  tuning::by_pair<duration<>> result{};
  auto const set = [&result](collective_algorithm a, protocol_values const& p) {
    result[static_cast<std::size_t>(a)] = {seconds(or_zero<double>(p.ll)), seconds(or_zero<double>(p.ll128)),
                                           seconds(or_zero<double>(p.simple))};
  };
  set(collective_algorithm::ring, v.ring);
  set(collective_algorithm::tree, v.tree);
  set(collective_algorithm::nvls, v.nvls);
  set(collective_algorithm::nvls_tree, v.nvls_tree);
  set(collective_algorithm::collnet, v.collnet);
  set(collective_algorithm::pat, v.pat);
  return result;
}

/// Rules of one algorithm for {LL, LL128, Simple}.
using protocol_rules = std::array<bandwidth_rule, wire_protocol_count>;

/// A rule without ceilings.
[[nodiscard]] constexpr bandwidth_rule share_of(double share) {
  bandwidth_rule r{};
  r.share = share;
  return r;
}

[[nodiscard]] constexpr protocol_rules ratio_rules(protocol_values const& v) {
  return {share_of(or_zero<double>(v.ll)), share_of(or_zero<double>(v.ll128)),
          share_of(or_zero<double>(v.simple))};
}

[[nodiscard]] constexpr double at_span(node_count_values const& v, node_span s) noexcept {
  return s == node_span::one ? v.one_node : s == node_span::two ? v.two_nodes : v.more_nodes;
}

/// The caps of a generation, or null.
[[nodiscard]] constexpr generation_caps const* caps_of(library_record const& lib,
                                                       std::string_view generation) noexcept {
  for (auto const& c : lib.caps) {
    if (c.generation == generation) return &c;
  }
  return nullptr;
}

/// NCCL's rules on one span; `caps` may be null.
[[nodiscard]] constexpr tuning::by_pair<bandwidth_rule> nccl_rules(library_record const& lib,
                                                                   generation_caps const* caps, node_span s) {
  tuning::by_pair<bandwidth_rule> rules{};
  auto const of = [&rules](collective_algorithm a) -> protocol_rules& {
    return rules[static_cast<std::size_t>(a)];
  };
  protocol_rules& ring = of(collective_algorithm::ring);
  protocol_rules& tree = of(collective_algorithm::tree);
  constexpr auto ll = static_cast<std::size_t>(wire_protocol::ll);
  constexpr auto ll128 = static_cast<std::size_t>(wire_protocol::ll128);
  constexpr auto simple = static_cast<std::size_t>(wire_protocol::simple);
  double const ll128_of_tree = s == node_span::one ? 7.0 / 9.0 : 120.0 / 128.0;
  ring = {share_of(0.5), share_of(0.92), share_of(1.0)};
  tree = {share_of(0.92 / 3.8), share_of(0.92 * ll128_of_tree), share_of(0.92)};

  // Algorithms with Simple alone. Where a row is missing, the version does not have the algorithm yet.
  auto const set_simple = [&](collective_algorithm a, protocol_values const& hop, double share) {
    if (is_published(hop.simple)) of(a)[simple] = share_of(share);
  };
  bool const across = s != node_span::one;
  double const multicast = caps != nullptr ? caps->nvls_efficiency : 0.0;
  set_simple(across ? collective_algorithm::nvls_tree : collective_algorithm::nvls,
             across ? lib.hop_latency_net_s.nvls_tree : lib.hop_latency_scale_up_s.nvls, multicast);
  set_simple(collective_algorithm::collnet, lib.hop_latency_net_s.collnet, 1.0);
  set_simple(collective_algorithm::pat, lib.hop_latency_net_s.pat, 0.75);
  if (caps == nullptr) return rules;

  double const per_tree = at_span(caps->tree_per_channel_bytes_per_s, s);
  double const per_ll128_tree = at_span(caps->tree_ll128_per_channel_bytes_per_s, s);
  ring[ll128].per_channel_ceiling = bytes_per_second(at_span(caps->ring_ll128_per_channel_bytes_per_s, s));
  tree[ll].per_channel_ceiling = bytes_per_second(per_tree / 3.8);
  tree[ll128].per_channel_ceiling =
      bytes_per_second(per_tree * ll128_of_tree < per_ll128_tree ? per_tree * ll128_of_tree : per_ll128_tree);
  tree[simple].per_channel_ceiling = bytes_per_second(per_tree);
  if (across) {
    of(collective_algorithm::nvls_tree)[simple].per_channel_ceiling =
        bytes_per_second(at_span(caps->nvls_tree_per_channel_bytes_per_s, s));
  }
  // Across nodes the row goes by the CPU of the hosts: Volta's for those that are not AMD's, taken for all.
  generation_caps const* const of_hosts = across ? caps_of(lib, "volta") : caps;
  if (of_hosts != nullptr) {
    ring[ll].ceiling = bytes_per_second(at_span(of_hosts->ll_max_bytes_per_s, s));
    tree[ll].ceiling = ring[ll].ceiling;
  }
  return rules;
}

}  // namespace detail

/// Tuning constants of a library; `family` is a `tuning_family`.
///
/// eq: nccl-bandwidth     ring: LL 0.5 B up to a ceiling, LL128 0.92 B up to channels x ceiling, Simple B
///                        tree: 0.92 B up to channels x ceiling, then LL / 3.8 up to ring's ceiling,
///                        LL128 x 120/128 (7/9 on one node)
///                        NVLS: its efficiency; PAT 0.75 B; collnet B
/// A library that publishes ratios instead (RCCL) uses those.
/// Source: NVIDIA/nccl src/graph/tuning.cc; ROCm/rccl src/graph/tuning.cc.
/// Not modelled: the CPUs of the hosts (AMD's double the least hop inside nodes and lower LL's ceiling across
/// them), trees that the library builds unbalanced (x 0.85), corrections of NVLS-tree on Blackwell with x86 hosts, and
/// those of RCCL's models 0 to 2, which are not held here.
[[nodiscard]] constexpr tuning make_tuning(library_record const& lib, std::string_view family) {
  using detail::or_zero;
  tuning t{};
  t.base = detail::latencies_of(lib.base_latency_s);
  t.hop[static_cast<std::size_t>(hop_medium::direct)] = detail::latencies_of(lib.hop_latency_scale_up_s);
  t.hop[static_cast<std::size_t>(hop_medium::pcie)] = detail::latencies_of(lib.hop_latency_pci_s);
  t.hop[static_cast<std::size_t>(hop_medium::network)] = detail::latencies_of(lib.hop_latency_net_s);
  t.least_inside_hop = {seconds(or_zero<double>(lib.least_inside_hop_s.ll)),
                        seconds(or_zero<double>(lib.least_inside_hop_s.ll128)),
                        seconds(or_zero<double>(lib.least_inside_hop_s.simple))};
  t.counts_closing_step = lib.counts_closing_step;
  if (is_published(lib.base_bandwidth_bytes_per_s))
    t.fixed_bandwidth = bytes_per_second(lib.base_bandwidth_bytes_per_s);
  if (is_published(lib.pat_overlap)) {
    t.pat_per_rank = seconds(lib.pat_per_rank_s);
    t.pat_overlap = lib.pat_overlap;
  }

  constexpr auto ring = static_cast<std::size_t>(collective_algorithm::ring);
  constexpr auto tree = static_cast<std::size_t>(collective_algorithm::tree);
  constexpr auto pairwise = static_cast<std::size_t>(collective_algorithm::pairwise);
  generation_caps const* const caps = detail::caps_of(lib, family);
  if (caps != nullptr) t.ring_all_reduce_factor = caps->ring_all_reduce_factor;
  bool const has_ratios = is_published(lib.bandwidth_ratio_few_nodes.ring.simple);
  t.rules_are_preferences = has_ratios;
  // On one node of these parts RCCL has no tree with Simple and favours LL for broadcasts.
  bool const mesh = has_ratios && family == "cdna3";
  if (mesh) t.flagged_broadcast_factor = 1.65;
  for (node_span const s : {node_span::one, node_span::two, node_span::more}) {
    auto& rules = t.rules[static_cast<std::size_t>(s)];
    if (has_ratios) {
      auto const& ratio =
          s == node_span::more ? lib.bandwidth_ratio_many_nodes : lib.bandwidth_ratio_few_nodes;
      rules[ring] = detail::ratio_rules(ratio.ring);
      rules[tree] = detail::ratio_rules(ratio.tree);
    } else {
      rules = detail::nccl_rules(lib, caps, s);
    }
    if (mesh && s == node_span::one)
      rules[tree][static_cast<std::size_t>(wire_protocol::simple)] = bandwidth_rule{};
    rules[pairwise] = {detail::share_of(0.5), bandwidth_rule{}, detail::share_of(1.0)};
  }

  // NCCL's loop over a tree's factors ends one before its table does.
  auto const read = [has_ratios](std::span<double const> all) {
    return has_ratios || all.empty() ? all : all.first(all.size() - 1);
  };
  auto const& c = lib.corrections;
  t.corrections[tree] = {read(c.tree.ll), read(c.tree.ll128), read(c.tree.simple)};
  t.corrections[ring] = {c.ring.ll, c.ring.ll128, c.ring.simple};
  return t;
}

/// The constants of a profile on an accelerator, at one end of their ranges.
template <class Real = double>
[[nodiscard]] constexpr software_profile<Real> make_profile(profile_constants const& c, tuning const& table,
                                                            collective_constants<Real> const& costs,
                                                            parameter_set set = parameter_set::central) {
  // A constant that is an achieved fraction is better when larger; every other one is a cost.
  auto const gain = [set](range_value const& v) { return Real{detail::gain_at(v, set)}; };
  auto const cost = [set](range_value const& v) { return Real{detail::cost_at(v, set)}; };
  software_profile<Real> p{};
  p.kernels = {gain(c.gemm_efficiency),
               gain(c.attention_forward_efficiency),
               gain(c.attention_backward_efficiency),
               cost(c.gemm_k_ramp),
               cost(c.attention_sequence_ramp_tokens),
               cost(c.wave_quantisation),
               seconds(cost(c.kernel_launch_s)),
               cost(c.elementwise_traffic),
               bytes(cost(c.loss_bytes_per_logit))};
  p.collectives.tuning = table;
  p.collectives.constants = costs;
  p.collectives.hop_latency_ratio = cost(c.hop_latency_ratio);
  p.kernels.fp8_gemm_ratio = gain(c.fp8_gemm_ratio);
  p.kernels.unaligned_product_ratio = gain(c.unaligned_product_ratio);
  p.data_overlap = gain(c.data_overlap);
  p.tensor_overlap = gain(c.tensor_overlap);
  p.contention = cost(c.contention);
  p.gradient_traffic_fp32 = bytes(cost(c.gradient_traffic_fp32_bytes_per_parameter));
  p.gradient_traffic_half = bytes(cost(c.gradient_traffic_bf16_bytes_per_parameter));
  p.optimizer_traffic = bytes(cost(c.optimizer_traffic_bytes_per_parameter));
  p.logit_memory = bytes(cost(c.logit_memory_bytes_per_logit));
  p.process_memory = bytes(cost(c.process_memory_bytes));
  p.memory = {cost(c.reserved_ratio), cost(c.reduction_bucket), cost(c.unsummed_gradients),
              cost(c.stage_outputs)};
  p.micro_batch_host = seconds(cost(c.micro_batch_host_s));
  p.step_host = seconds(cost(c.step_host_s));
  return p;
}

}  // namespace scalekit::catalog
