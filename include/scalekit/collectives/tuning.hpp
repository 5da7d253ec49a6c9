#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

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

/// Tuning constants of a communication library, resolved for one accelerator family and node.
///
/// A library estimates every (algorithm, protocol) pair with these numbers and runs the cheapest, so they
/// decide *which* pair runs. They also carry the physical cost, after multiplication by
/// `collective_settings::hop_latency_ratio`.
template <class Real = double>
struct tuning {
  template <class T>
  using by_pair = std::array<std::array<T, wire_protocol_count>, collective_algorithm_count>;

  /// Latency of a call, whatever the number of ranks.
  by_pair<duration<Real>> base{};
  /// Latency of one hop, by medium.
  std::array<by_pair<duration<Real>>, hop_medium_count> hop{};
  /// Share of the ring bandwidth that a protocol can use, by span; 0 = the pair is not available.
  std::array<by_pair<Real>, node_span_count> bandwidth_share{};
  /// Ceiling on bus bandwidth, by span; channels included. Infinite where there is none.
  std::array<by_pair<bandwidth<Real>>, node_span_count> bandwidth_ceiling{};
};

}  // namespace scalekit
