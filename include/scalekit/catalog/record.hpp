#pragma once

#include <span>
#include <string_view>

#include "scalekit/catalog/hardware_record.hpp"
#include "scalekit/catalog/published.hpp"

/// The plain records that the generated catalogue is made of.
///
/// Every physical number is a `double` in base units (second, byte, watt, FLOP, token, dollar) and says so in
/// its name; the typed hardware and workload classes are built from these records by whoever needs them.
/// Nothing here includes Boost, so a table of facts costs a translation unit almost nothing.
///
/// Two conventions hold in every record: NaN (`not_published`) is a number that no source gives, and an empty
/// string is an id that does not exist. Bandwidths are one way and peaks are dense, always: `data/` accepts
/// nothing else. Where a record holds one number for a fact, its range, source and locator are in
/// `provenance.hpp`.
namespace scalekit::catalog {

/// A constant with its range: the parameter sets `low`, `central` and `high` of a software profile.
struct range_value {
  double low;
  double central;
  double high;
};

/// Transformer shape in Hugging Face terms; see workload/transformer.hpp for the meaning of each member.
struct model_record {
  std::string_view id;
  std::string_view name;
  bool assumed_shape;   ///< true: nobody published this shape; the file says where it was taken from
  bool recalled_shape;  ///< true: published, but written from memory and not read again in its source
  int num_hidden_layers;
  int hidden_size;
  int intermediate_size;
  int num_attention_heads;
  int num_key_value_heads;
  int head_dim;
  int vocab_size;
  bool tie_word_embeddings;
  bool gated_mlp;
  std::string_view attention;
  bool parallel_attention;
  bool qkv_bias;
  bool attention_output_bias;
  bool mlp_bias;
  std::string_view norm;
  bool norm_bias;
  int norms_per_layer;
  bool final_norm;
  bool embedding_norm;
  int learned_positions;                   ///< rows of a learned position table, 0: none
  bool learned_positions_follow_sequence;  ///< true: the table is as long as the training sequence
  int num_local_experts;                   ///< 0: a dense model, and the next four mean nothing
  int num_experts_per_tok;
  int n_shared_experts;
  int moe_intermediate_size;
  int moe_layer_freq;
  double published_parameters;  ///< with `learned_positions` rows
};

/// The constants of a software profile: what belongs to a stack rather than to the silicon.
struct profile_constants {
  range_value gemm_efficiency;
  range_value attention_forward_efficiency;
  range_value attention_backward_efficiency;
  range_value contention;
  range_value fp8_gemm_ratio;
  range_value unaligned_product_ratio;
  range_value gemm_k_ramp;
  range_value attention_sequence_ramp_tokens;
  range_value wave_quantisation;
  range_value kernel_launch_s;
  range_value elementwise_traffic;
  range_value loss_bytes_per_logit;
  range_value gradient_traffic_fp32_bytes_per_parameter;
  range_value gradient_traffic_bf16_bytes_per_parameter;
  range_value hop_latency_ratio;
  range_value data_overlap;
  range_value tensor_overlap;
  range_value optimizer_traffic_bytes_per_parameter;
  range_value logit_memory_bytes_per_logit;
  range_value process_memory_bytes;
  range_value reserved_ratio;
  range_value reduction_bucket;
  range_value unsummed_gradients;
  range_value stage_outputs;
  range_value micro_batch_host_s;
  range_value step_host_s;
};

/// The four constants an accelerator may override; `not_published` members are inherited from the profile.
struct profile_override {
  std::string_view accelerator;
  range_value gemm_efficiency;
  range_value attention_forward_efficiency;
  range_value attention_backward_efficiency;
  range_value contention;
};

/// Errors of a profile on its scored rows, each row predicted with constants that saw no row of its model: predicted
/// over measured throughput, less one.
struct left_out_models {
  int models;  ///< 0: not fitted
  int rows;
  double mape;
  double median;  ///< of the magnitudes
  double worst;   ///< with its sign
};

struct profile_record {
  std::string_view id;
  std::string_view description;
  std::string_view library;
  std::string_view collective_costs;  ///< empty: those of the library of the accelerator's vendor
  bool gathers_by_broadcast;
  int fitted_max_accelerators;  ///< 0: not fitted
  std::span<std::string_view const> fitted_accelerators;
  profile_constants constants;
  std::span<profile_override const> by_accelerator;
  left_out_models left_out;
};

/// One number for each protocol of a collective library. NaN: the library does not offer the protocol here.
struct protocol_values {
  double ll;
  double ll128;
  double simple;
};

/// One row for each of the two algorithms that every library has.
struct algorithm_values {
  protocol_values tree;
  protocol_values ring;
};

/// One row for each algorithm. A row of NaN: the library does not offer the algorithm, or adds no latency
/// here.
struct latency_values {
  protocol_values tree;
  protocol_values ring;
  protocol_values nvls;
  protocol_values nvls_tree;
  protocol_values collnet;
  protocol_values pat;
};

/// Factors on bandwidth at messages of 64 bytes, 128 bytes and so on, by protocol. Empty: none.
struct protocol_corrections {
  std::span<double const> ll;
  std::span<double const> ll128;
  std::span<double const> simple;
};

struct algorithm_corrections {
  protocol_corrections tree;
  protocol_corrections ring;
};

/// One number for one node, two nodes and more than two nodes.
struct node_count_values {
  double one_node;
  double two_nodes;
  double more_nodes;
};

/// Constants of the tuner that depend on the accelerator generation: bandwidth caps in bytes per second, and
/// two ratios.
struct generation_caps {
  std::string_view generation;
  node_count_values ll_max_bytes_per_s;  ///< all channels together
  node_count_values ring_ll128_per_channel_bytes_per_s;
  node_count_values tree_ll128_per_channel_bytes_per_s;
  node_count_values tree_per_channel_bytes_per_s;
  node_count_values nvls_tree_per_channel_bytes_per_s;
  double nvls_efficiency;         ///< of the links that multicast; 0: the generation has none
  double ring_all_reduce_factor;  ///< on the latency of a large all-reduce around a ring over several nodes
};

/// Tuning constants of a collective library. They choose the algorithm and protocol; they are the library's
/// own estimates and not measured times.
struct library_record {
  std::string_view id;
  std::string_view name;
  std::string_view version;
  latency_values base_latency_s;
  latency_values hop_latency_scale_up_s;  ///< NVLink or xGMI
  latency_values hop_latency_pci_s;
  latency_values hop_latency_net_s;
  protocol_values least_inside_hop_s;           ///< of a ring over several nodes; NaN: the library sets none
  std::span<generation_caps const> caps;        ///< empty: the library applies none
  algorithm_values bandwidth_ratio_few_nodes;   ///< one or two nodes; NaN: its formulas hold
  algorithm_values bandwidth_ratio_many_nodes;  ///< more than two nodes
  algorithm_corrections corrections;
  double base_bandwidth_bytes_per_s;  ///< that the ratios multiply; NaN: that of the channels found
  double pat_per_rank_s;     ///< latency that PAT adds for each rank; NaN: the library does not have it
  double pat_overlap;        ///< network hops that PAT overlaps
  bool counts_closing_step;  ///< a ring all-reduce over N nodes counts 2 N network steps, not 2 (N - 1)
};

/// One published figure of a study.
struct study_cell_record {
  std::string_view id;
  std::string_view description;
  std::string_view unit;
  std::string_view grade;  ///< primary, secondary or unverified
  bool scored;             ///< false: shown only
  double published;  ///< as a fraction where the unit is a percentage; NaN for a claim with a range only
  double low;
  double high;
  int base_accelerators;  ///< 0: not stated
  int accelerators;
  std::string_view accelerator;
  std::string_view source;
  std::string_view locator;
};

/// A setting that the study does not publish and that we had to choose.
struct study_assumption_record {
  std::string_view pointer;
  std::string_view rule;
};

/// One run of a study that has several: the study's scenario with these members in place of its own.
struct study_run_record {
  std::string_view id;
  std::string_view scaling;  ///< single, weak or strong
  std::string_view cell;     ///< the published figure it is beside; empty: none
  std::string_view model;
  std::string_view sharding;
  int tensor_parallel;
  int pipeline_parallel;
  int sequences_per_replica;  ///< 0: the global batch is fixed
  int global_batch_size;      ///< 0: it grows with the replicas
  std::span<int const> accelerators;
  std::string_view kind;
  std::string_view note;
};

/// The configuration a study is reproduced with. Whatever is listed in `assumptions` is ours, not the
/// study's.
struct study_record {
  std::string_view id;
  std::string_view title;
  std::string_view source;
  std::string_view model;
  std::string_view system;  ///< machine of the catalogue; empty: accelerator and network alone
  std::string_view accelerator;
  std::string_view network;
  std::string_view profile;  ///< empty: the default of plan and accelerator
  std::string_view sharding;
  bool sequence_parallel;
  bool reshard_after_forward;
  std::string_view recompute;
  std::string_view precision;
  std::string_view gradient_precision;
  int sequence_length;
  int micro_batch_size;
  int batch_per_accelerator;
  std::span<int const> accelerators;
  std::span<study_run_record const> runs;  ///< empty: one configuration over `accelerators`
  std::span<study_cell_record const> cells;
  std::span<study_assumption_record const> assumptions;
};

/// One value as its file states it, in the source's own unit.
struct value_record {
  std::string_view pointer;  ///< JSON pointer inside the file
  std::string_view unit;
  std::string_view kind;  ///< datasheet, measured, derived, recalled or assumed
  std::string_view source;
  std::string_view locator;
  std::string_view retrieved;
  double value;
  double low;  ///< NaN: no range given
  double high;
  std::string_view qualifier;  ///< "one_way", "dense", "die", "module" or combinations
  std::string_view note;
};

/// One entry of a file that is no number: an id of another file, a name, a choice.
struct text_record {
  std::string_view pointer;
  std::string_view text;
  std::string_view kind;  ///< empty: that of the file
};

/// All that one catalogue file states.
struct provenance_record {
  std::string_view id;
  std::string_view folder;  ///< accelerators, nodes, ...
  std::string_view name;
  std::string_view source;  ///< of the plain entries of the file (counts, ids, names)
  std::string_view locator;
  std::string_view retrieved;
  std::span<std::string_view const> notes;
  std::span<text_record const> texts;
  std::span<value_record const> values;
};

struct source_record {
  std::string_view id;
  std::string_view title;
  std::string_view url_or_reference;
  std::string_view retrieved;
};

/// The record with this id, or null. Ids are compared exactly; there is no nearest match and no default.
template <class Records>
[[nodiscard]] constexpr auto find_by_id(Records const& records, std::string_view id) noexcept ->
    typename Records::value_type const* {
  for (auto const& record : records) {
    if (record.id == id) {
      return &record;
    }
  }
  return nullptr;
}

/// The constants of `profile` on one accelerator: its overrides where it has any, the profile's own values
/// elsewhere.
[[nodiscard]] constexpr profile_constants constants_for(profile_record const& profile,
                                                        std::string_view accelerator) noexcept {
  profile_constants result = profile.constants;
  for (auto const& override_set : profile.by_accelerator) {
    if (override_set.accelerator != accelerator) {
      continue;
    }
    auto const replace = [](range_value& target, range_value const& value) {
      if (is_published(value.central)) {
        target = value;
      }
    };
    replace(result.gemm_efficiency, override_set.gemm_efficiency);
    replace(result.attention_forward_efficiency, override_set.attention_forward_efficiency);
    replace(result.attention_backward_efficiency, override_set.attention_backward_efficiency);
    replace(result.contention, override_set.contention);
  }
  return result;
}

}  // namespace scalekit::catalog
