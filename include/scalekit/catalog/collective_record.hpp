#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "scalekit/catalog/published.hpp"

/// The plain records of measured collectives: on which system, how large, how long, and what to know about it.
///
/// As in every record, a NaN is a number that no source gives. Where a count of a system is 0 and a rate of it
/// NaN, its node in the catalogue says it; `data/collectives/` says why a system was mapped as it is.
namespace scalekit::catalog {

/// What to know about a row before comparing with it. The order is that of the schema of collectives.
enum class collective_flag : unsigned {
  bad_case,            ///< reported because it is slow
  pathological,        ///< a fault of the library or its settings at these sizes
  untuned,             ///< before a tuning that the source describes
  superseded,          ///< a later row of the same source replaces it
  no_size,             ///< the message size is not stated
  threshold,           ///< a limit that a test has to pass, not a measurement
  expectation,         ///< what the source expects, not a measurement
  unstated_algorithm,  ///< no algorithm of the library explains the row and the source names none
  unknown_network,     ///< the network that the row crosses is not stated
  size_unclear,        ///< how the source counts bytes is not stated
  digitised,           ///< read off a chart
  derived,             ///< the time follows from a bandwidth
  approximate,         ///< so called by its source
  graph_launch,        ///< launched as a captured graph
};

inline constexpr std::array<std::string_view, 14> collective_flag_names{
    "bad_case",    "pathological",       "untuned",         "superseded",   "no_size",   "threshold",
    "expectation", "unstated_algorithm", "unknown_network", "size_unclear", "digitised", "derived",
    "approximate", "graph_launch"};

/// One measured collective. Bytes are counted as nccl-tests does: the buffer of a rank for all-reduce, broadcast
/// and point-to-point; ranks times the share of one for the others.
struct collective_measurement_record {
  std::string_view operation;  ///< a name of `scalekit::collective_names`
  int nodes;                   ///< nodes of the catalogue; 0: several, not stated how many
  int ranks;                   ///< 0: not stated
  int hosts;                   ///< nodes as the source counts them: more than `nodes` where a node is a rack
  double bytes;
  double time_s;               ///< of one operation, by the rule that `time_from` names
  std::string_view time_from;  ///< the printed figure: "time", "algbw", "busbw", "efficiency"; or empty
  double published_time_s;
  double published_algbw_bytes_per_s;
  double published_busbw_bytes_per_s;
  double published_efficiency;     ///< bus bandwidth over what the network cards of a node reach
  double busbw_error_bytes_per_s;  ///< of the reading of a chart
  std::string_view algorithm;      ///< a name of `scalekit::collective_algorithm_names`; empty: not stated
  std::string_view protocol;       ///< a name of `scalekit::wire_protocol_names`; empty: not stated
  unsigned flags;                  ///< one bit for each collective_flag; see `has_flag`
  bool scored;                     ///< has a time and no flag that forbids the comparison
  std::string_view line;           ///< the check of its own that it belongs to; empty: none
  std::string_view note;
  std::string_view source;
  std::string_view locator;
};

/// Where links join some pairs of accelerators only: what a group of the first `ranks` of a node can run.
struct collective_rings_record {
  int ranks;
  int rings;                     ///< that share no link in a direction
  int chains;                    ///< that share no link, where there is no ring
  double bandwidth_bytes_per_s;  ///< one way, of all rings, or of all chains
};

/// An input that no source states, and why it was filled as it is.
struct collective_assumption_record {
  std::string_view input;
  std::string_view reason;
};

/// A system on which collectives were measured. `name` is what the split hashes; several may share it.
struct collective_system_record {
  std::string_view id;
  std::string_view name;
  std::string_view role;         ///< "fitted", "checked", or "curve": never fitted, a check of its own
  std::string_view accelerator;  ///< ids of the catalogue
  std::string_view published_accelerator;  ///< as the source names it; empty: it does not
  std::string_view node;
  std::string_view network;
  std::string_view library;          ///< id of its tuning constants; empty: not stated
  std::string_view library_version;  ///< as the source states it
  int accelerators_per_node;
  int nics;
  double nic_bandwidth_bytes_per_s;   ///< one way, one port
  double ring_bandwidth_bytes_per_s;  ///< one way, inside the node
  bool multicast_off;                 ///< the switches of the node do not reduce
  std::span<collective_rings_record const> rings;
  std::span<collective_assumption_record const> assumptions;
  std::string_view source;
  int rows;      ///< rows read from the sources
  int left_out;  ///< of these, rows that are not here; the file says which and why
  std::span<collective_measurement_record const> measurements;
};

[[nodiscard]] constexpr bool has_flag(collective_measurement_record const& row,
                                      collective_flag flag) noexcept {
  return ((row.flags >> static_cast<unsigned>(flag)) & 1U) != 0;
}

/// Whether rows with this flag are shown and never scored.
[[nodiscard]] constexpr bool forbids_score(collective_flag flag) noexcept {
  using enum collective_flag;
  return flag == bad_case || flag == pathological || flag == untuned || flag == superseded ||
         flag == no_size || flag == threshold || flag == expectation || flag == unstated_algorithm ||
         flag == unknown_network || flag == size_unclear;
}

[[nodiscard]] constexpr std::string_view to_string(collective_flag flag) noexcept {
  return collective_flag_names[static_cast<std::size_t>(flag)];
}

}  // namespace scalekit::catalog
