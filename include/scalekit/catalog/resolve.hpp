#pragma once

#include <limits>
#include <optional>
#include <string_view>

#include "scalekit/catalog/record.hpp"
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
  n.host_power = watts(Real{r.host_power_w});
  return n;
}

/// The network as one accelerator of the node sees it: the ports of the node, divided among its accelerators.
/// The latencies of the record are not used: the library's constant for a network hop stands for a usual fabric.
template <class Real = double>
[[nodiscard]] constexpr network<Real> make_network(network_record const& r, node_record const& n) {
  network<Real> net{};
  double const ports = static_cast<double>(n.nics) / static_cast<double>(n.accelerators_per_node);
  net.bandwidth = per_accelerator(one_way(bytes_per_second(Real{r.bandwidth_bytes_per_s * ports})));
  net.efficiency = Real{r.efficiency};
  net.oversubscription = Real{is_published(r.oversubscription) ? r.oversubscription : 1.0};
  net.power_per_accelerator = watts(Real{r.power_per_accelerator_w * ports});
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

/// Tuning constants of a library on a node; `family` is a `tuning_family`.
///
/// eq: nccl-bandwidth     ring: LL 0.5 B up to a ceiling, LL128 0.92 B up to channels x ceiling, Simple B
///                        tree: 0.92 B up to channels x ceiling, then LL / 3.8, LL128 x 120/128 (7/9 on one
///                        node)
/// A library that publishes ratios instead (RCCL) uses those.
/// Source: NVIDIA/nccl src/graph/tuning.cc; ROCm/rccl src/graph/tuning.cc.
template <class Real = double>
[[nodiscard]] constexpr tuning<Real> make_tuning(library_record const& lib, std::string_view family,
                                                 int channels) {
  using detail::or_zero;
  constexpr auto ring = static_cast<std::size_t>(collective_algorithm::ring);
  constexpr auto tree = static_cast<std::size_t>(collective_algorithm::tree);
  constexpr double infinite = std::numeric_limits<double>::infinity();
  tuning<Real> t{};
  auto const latencies = [](algorithm_values const& v) {
    auto const row = [](protocol_values const& p) {
      return std::array<duration<Real>, wire_protocol_count>{
          seconds(or_zero<Real>(p.ll)), seconds(or_zero<Real>(p.ll128)), seconds(or_zero<Real>(p.simple))};
    };
    return typename tuning<Real>::template by_pair<duration<Real>>{row(v.ring), row(v.tree)};
  };
  t.base = latencies(lib.base_latency_s);
  t.hop[static_cast<std::size_t>(hop_medium::direct)] = latencies(lib.hop_latency_scale_up_s);
  t.hop[static_cast<std::size_t>(hop_medium::pcie)] = latencies(lib.hop_latency_pci_s);
  t.hop[static_cast<std::size_t>(hop_medium::network)] = latencies(lib.hop_latency_net_s);

  generation_caps const* caps = nullptr;
  for (auto const& c : lib.caps) {
    if (c.generation == family) caps = &c;
  }
  bool const has_ratios = is_published(lib.bandwidth_ratio_few_nodes.ring.simple);
  for (std::size_t s = 0; s < node_span_count; ++s) {
    auto const at = [s](node_count_values const& v) {
      return s == 0 ? v.one_node : s == 1 ? v.two_nodes : v.more_nodes;
    };
    auto const set = [&](std::size_t a, wire_protocol p, double share, double ceiling) {
      t.bandwidth_share[s][a][static_cast<std::size_t>(p)] = or_zero<Real>(share);
      t.bandwidth_ceiling[s][a][static_cast<std::size_t>(p)] = bytes_per_second(Real{ceiling});
    };
    if (has_ratios) {
      algorithm_values const& ratio = s < 2 ? lib.bandwidth_ratio_few_nodes : lib.bandwidth_ratio_many_nodes;
      for (auto const& [a, v] : {std::pair{ring, ratio.ring}, std::pair{tree, ratio.tree}}) {
        set(a, wire_protocol::ll, v.ll, infinite);
        set(a, wire_protocol::ll128, v.ll128, infinite);
        set(a, wire_protocol::simple, v.simple, infinite);
      }
      continue;
    }
    auto const cap = [&](node_count_values const& v) { return at(v) * channels; };
    double const ll_cap = caps ? at(caps->ll_max_bytes_per_s) : infinite;
    double const tree_cap = caps ? cap(caps->tree_per_channel_bytes_per_s) : infinite;
    double const ll128_of_tree = s == 0 ? 7.0 / 9.0 : 120.0 / 128.0;
    double const tree_ll128_cap = caps ? cap(caps->tree_ll128_per_channel_bytes_per_s) : infinite;
    double const tree_ll128 =
        tree_cap * ll128_of_tree < tree_ll128_cap ? tree_cap * ll128_of_tree : tree_ll128_cap;
    set(ring, wire_protocol::ll, 0.5, ll_cap);
    set(ring, wire_protocol::ll128, 0.92, caps ? cap(caps->ring_ll128_per_channel_bytes_per_s) : infinite);
    set(ring, wire_protocol::simple, 1.0, infinite);
    set(tree, wire_protocol::ll, 0.92 / 3.8, tree_cap / 3.8 < ll_cap ? tree_cap / 3.8 : ll_cap);
    set(tree, wire_protocol::ll128, 0.92 * ll128_of_tree, tree_ll128);
    set(tree, wire_protocol::simple, 0.92, tree_cap);
  }
  return t;
}

/// The constants of a profile on an accelerator, at one end of their ranges.
template <class Real = double>
[[nodiscard]] constexpr software_profile<Real> make_profile(profile_constants const& c,
                                                            tuning<Real> const& table,
                                                            parameter_set set = parameter_set::central) {
  // A constant that is an achieved fraction is better when larger; every other one is a cost.
  auto const gain = [set](range_value const& v) {
    return Real{set == parameter_set::central      ? v.central
                : set == parameter_set::optimistic ? v.high
                                                   : v.low};
  };
  auto const cost = [set](range_value const& v) {
    return Real{set == parameter_set::central      ? v.central
                : set == parameter_set::optimistic ? v.low
                                                   : v.high};
  };
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
  p.collectives.hop_latency_ratio = cost(c.hop_latency_ratio);
  p.collectives.host = seconds(cost(c.collective_host_s));
  p.contention = cost(c.contention);
  p.gradient_traffic_fp32 = bytes(cost(c.gradient_traffic_fp32_bytes_per_parameter));
  p.gradient_traffic_half = bytes(cost(c.gradient_traffic_bf16_bytes_per_parameter));
  p.optimizer_traffic = bytes(cost(c.optimizer_traffic_bytes_per_parameter));
  p.logit_memory = bytes(cost(c.logit_memory_bytes_per_logit));
  p.process_memory = bytes(cost(c.process_memory_bytes));
  p.micro_batch_host = seconds(cost(c.micro_batch_host_s));
  p.step_host = seconds(cost(c.step_host_s));
  return p;
}

}  // namespace scalekit::catalog
