#pragma once

#include <cstdint>
#include <optional>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/collective_constants.hpp"
#include "scalekit/collectives/tuning.hpp"

namespace scalekit {

/// Who picks algorithm and protocol.
enum class collective_choice : std::uint8_t {
  as_library,  ///< the library, by its own estimates
  best         ///< whatever costs least among what the library has
};

/// How a stack runs collectives.
template <class Real = double>
struct collective_settings {
  scalekit::tuning tuning{};
  collective_constants<Real> constants{};
  /// Latency of hops beside computation, over that of a collective alone, > 0.
  Real hop_latency_ratio{1.0};
  collective_choice choice = collective_choice::as_library;
  /// True when calls are part of a captured graph.
  bool in_graph = false;
  /// Forces a protocol; empty = as `choice` says. Ignored where the library has no such pair.
  std::optional<wire_protocol> protocol{};
  /// Forces an algorithm; empty = as `choice` says. Ignored where the library has no such algorithm for the
  /// operation and the group. `pat` on groups with several ranks a node, and `hierarchical`, are taken from no
  /// library but can be forced.
  std::optional<collective_algorithm> algorithm{};
};

}  // namespace scalekit
