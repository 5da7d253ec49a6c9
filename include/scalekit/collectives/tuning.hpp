#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What a hop between two ranks crosses.
enum class hop_medium : std::uint8_t { direct, pcie, network };
inline constexpr std::size_t hop_medium_count = 3;

/// How far a group spreads, as tuning tables distinguish it.
enum class node_span : std::uint8_t { one, two, more };
inline constexpr std::size_t node_span_count = 3;

[[nodiscard]] constexpr node_span span_of(std::int64_t nodes) noexcept {
  return nodes <= 1 ? node_span::one : nodes == 2 ? node_span::two : node_span::more;
}

/// How much of the channels' bandwidth a pair of algorithm and protocol can use.
///
/// eq: pair-bandwidth     B = min(share x channels x b, channels x per_channel_ceiling, ceiling)
struct bandwidth_rule {
  double share;  ///< 0: the library does not have the pair
  bandwidth<> per_channel_ceiling;
  bandwidth<> ceiling;

  // Not default member initialisers: GCC 12 leaves them out in an array of arrays.
  constexpr bandwidth_rule() noexcept
      : share(0.0),
        per_channel_ceiling(bytes_per_second(std::numeric_limits<double>::infinity())),
        ceiling(bytes_per_second(std::numeric_limits<double>::infinity())) {}
};

/// Tuning constants of a communication library, resolved for one accelerator family and node.
///
/// A library estimates every (algorithm, protocol) pair with these numbers and runs the cheapest. They decide
/// *which* pair runs; what it then costs is `collective_constants`.
struct tuning {
  template <class T>
  using by_pair = std::array<std::array<T, wire_protocol_count>, collective_algorithm_count>;

  /// Latency of a call, whatever the number of ranks.
  by_pair<duration<>> base{};
  /// Latency of one hop, by medium.
  std::array<by_pair<duration<>>, hop_medium_count> hop{};
  /// Least latency of a hop inside a node when the group spans several, by protocol.
  std::array<duration<>, wire_protocol_count> least_inside_hop{};
  std::array<by_pair<bandwidth_rule>, node_span_count> rules{};
  /// Factors on bandwidth at 64 bytes, 128 bytes and so on; empty = none. They hold for all-reduce with a tree
  /// on any number of nodes, and for rings across nodes.
  by_pair<std::span<double const>> corrections{};
  /// Factor on the latency of an all-reduce around a ring across nodes with Simple, from 64 bytes for each
  /// channel and rank on.
  double ring_all_reduce_factor = 1.0;
  /// Latency that PAT adds for each rank, and network hops that it overlaps.
  duration<> pat_per_rank{};
  double pat_overlap = 1.0;
  /// True when `rules` say what the library wants to be chosen (RCCL) and not what its channels carry (NCCL).
  bool rules_are_preferences = false;
  /// Bandwidth that `rules` multiply, whatever the search finds; zero = that of the channels found.
  bandwidth<> fixed_bandwidth{};
  /// Factor on the bandwidth of a broadcast around a ring with LL inside a node.
  double flagged_broadcast_factor = 1.0;
  /// The library's count of network steps in a ring all-reduce: 2 N instead of 2 (N - 1).
  bool counts_closing_step = false;

  [[nodiscard]] constexpr bandwidth_rule const& rule(node_span s, collective_algorithm a,
                                                     wire_protocol p) const noexcept {
    return rules[static_cast<std::size_t>(s)][static_cast<std::size_t>(a)][static_cast<std::size_t>(p)];
  }
  [[nodiscard]] constexpr bool has(node_span s, collective_algorithm a, wire_protocol p) const noexcept {
    return rule(s, a, p).share > 0.0;
  }
};

}  // namespace scalekit
