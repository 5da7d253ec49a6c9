#pragma once

#include <span>
#include <string_view>

#include "scalekit/catalog/published.hpp"
#include "scalekit/catalog/record.hpp"

/// The plain record of what the calls of a communication library cost.
namespace scalekit::catalog {

/// Constants fitted on measured collectives by tools/fit_collectives.cpp; see collectives/collective_constants.hpp.
/// Ratios multiply the latencies that the reference library's tuner counts for a ring: start and hops.
struct collective_cost_constants {
  range_value call_s;
  range_value pairwise_call_s;
  range_value graph_call_s;
  range_value ll_latency_ratio;
  range_value ll128_latency_ratio;
  range_value simple_latency_ratio;
  range_value multicast_s;
  range_value flagged_crossing_s;
  range_value crossing_s;
  range_value link_efficiency;
  range_value network_efficiency;
  range_value closing_copy;
};

/// What differs on one accelerator generation; `not_published` members are those of the file.
struct collective_cost_override {
  std::string_view generation;
  range_value call_s;
  range_value closing_copy;
};

struct collective_cost_record {
  std::string_view id;
  std::string_view description;
  std::string_view library;  ///< whose latencies the ratios multiply
  collective_cost_constants constants;
  std::span<collective_cost_override const> by_generation;
};

}  // namespace scalekit::catalog
