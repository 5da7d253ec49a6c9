#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "scalekit/catalog/record.hpp"

/// The plain records of published training runs: what ran, where, under which plan, and what was measured.
///
/// The figures as printed, and how each number here follows from them, are in `data/observations/`.
namespace scalekit::catalog {

/// What to know about a row before comparing with it. The order is that of the schema of observations.
enum class observation_flag : unsigned {
  superseded,           ///< a later table of the same source replaces it
  inconsistent,         ///< its figures contradict each other, or repeats of it do
  digitised,            ///< read off a chart
  recalled,             ///< from memory of the source
  secondary,            ///< from a copy of the source
  proxy,                ///< a reduced model in place of the named one
  assumed_input,        ///< an input that decides time or memory is filled by a rule
  offload,              ///< states in host memory
  mixture_of_experts,   ///< experts
  definition_unclear,   ///< what the figure counts is not certain
  fine_tuning,          ///< not pre-training
  not_a_training_step,  ///< part of a step, or memory alone
  outside_scenario,     ///< the run used something that no key of a scenario states
  incomplete,           ///< an input is unknown; its member is 0, empty or the default
};

inline constexpr std::array<std::string_view, 14> observation_flag_names{
    "superseded",  "inconsistent",        "digitised",        "recalled",           "secondary",
    "proxy",       "assumed_input",       "offload",          "mixture_of_experts", "definition_unclear",
    "fine_tuning", "not_a_training_step", "outside_scenario", "incomplete"};

/// One legal value of an input that the source does not publish. `value` is the text of the scenario's value.
struct observation_alternative {
  std::string_view pointer;  ///< into the scenario, for example "/plan/recompute"
  std::string_view value;
};

/// One published training configuration with what was measured, in the normal form of all sources.
struct observation_record {
  std::string_view id;
  std::string_view cell;   ///< source|accelerator|model|accelerators|precision as published, in lower case
  unsigned flags;          ///< one bit for each observation_flag; see `has_flag`
  bool fitted;             ///< the cell belongs to the fitted half; else it is only checked
  bool scored;             ///< has a throughput and no flag that forbids the comparison
  bool fits;               ///< false: the source reports that it ran out of memory
  std::string_view model;  ///< catalogue id of this shape, apart from the kernel of attention; empty: none
  model_record shape;
  std::string_view accelerator;
  std::string_view node;
  std::string_view network;              ///< empty: the next two describe it
  double network_bandwidth_bytes_per_s;  ///< of one accelerator, one way
  double network_efficiency;
  int accelerators;
  int accelerators_per_node;
  std::string_view sharding;
  int shard_group;  ///< ranks that share parameters (hsdp) or optimizer states (zero1), 0: all
  int tensor_parallel;
  bool sequence_parallel;
  int pipeline_parallel;
  int virtual_stages;
  std::string_view schedule;
  int context_parallel;
  int expert_parallel;
  int micro_batch_size;
  std::string_view recompute;
  bool reshard_after_forward;
  std::string_view precision;
  std::string_view gradient_precision;
  int sequence_length;
  int global_batch_size;
  double tokens_per_s_per_accelerator;
  double step_time_s;
  double memory_per_accelerator_bytes;
  double state_memory_per_accelerator_bytes;  ///< parameters and optimizer states
  double activation_memory_per_accelerator_bytes;
  double layer_forward_time_s;
  double layer_backward_time_s;
  std::string_view
      throughput_kind;  ///< measured: printed in tokens; derived: by a formula of the file; or empty
  std::string_view source;
  std::string_view locator;
  std::span<observation_alternative const> alternatives;
};

/// All rows of one source.
struct observation_source_record {
  std::string_view id;
  std::string_view title;
  std::string_view source;
  int rows;      ///< figures read from the source
  int left_out;  ///< of these, figures that are no observation; the file says which and why
  std::span<observation_record const> observations;
};

[[nodiscard]] constexpr bool has_flag(observation_record const& row, observation_flag flag) noexcept {
  return ((row.flags >> static_cast<unsigned>(flag)) & 1U) != 0;
}

/// Whether rows with this flag are shown and never scored.
[[nodiscard]] constexpr bool forbids_score(observation_flag flag) noexcept {
  using enum observation_flag;
  return flag == superseded || flag == inconsistent || flag == digitised || flag == recalled ||
         flag == proxy || flag == not_a_training_step || flag == outside_scenario || flag == incomplete;
}

[[nodiscard]] constexpr std::string_view to_string(observation_flag flag) noexcept {
  return observation_flag_names[static_cast<std::size_t>(flag)];
}

}  // namespace scalekit::catalog
