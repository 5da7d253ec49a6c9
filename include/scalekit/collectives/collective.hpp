#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scalekit {

/// Collective operations, named as MPI and NCCL name them. Point-to-point is one send with its receive.
enum class collective : std::uint8_t {
  all_gather,
  reduce_scatter,
  all_reduce,
  broadcast,
  all_to_all,
  point_to_point
};
inline constexpr std::size_t collective_count = 6;

/// How a collective moves its data.
///
///   ring          neighbour to neighbour; the only one that libraries have for all-gather and reduce-scatter
///                 across nodes of several accelerators
///   tree          double binary tree over nodes, a chain inside them
///   nvls          multicast and reduction in the switches of one scale-up domain
///   nvls_tree     nvls inside each domain, a double binary tree between them
///   collnet       reduction in the switches of the network (SHARP)
///   pat           parallel aggregated trees: a logarithmic number of steps, each rank for itself
///   pairwise      every rank sends to every other; point-to-point is the case of one peer
///   hierarchical  one stage inside nodes and one between them; libraries do not offer it
enum class collective_algorithm : std::uint8_t {
  ring,
  tree,
  nvls,
  nvls_tree,
  collnet,
  pat,
  pairwise,
  hierarchical
};
inline constexpr std::size_t collective_algorithm_count = 8;

/// Wire protocols: LL and LL128 carry flags with the data and cost little latency; Simple moves plain chunks
/// at full bandwidth.
enum class wire_protocol : std::uint8_t { ll, ll128, simple };
inline constexpr std::size_t wire_protocol_count = 3;

inline constexpr std::array<std::string_view, collective_count> collective_names{
    "all-gather", "reduce-scatter", "all-reduce", "broadcast", "all-to-all", "point-to-point"};
inline constexpr std::array<std::string_view, collective_algorithm_count> collective_algorithm_names{
    "ring", "tree", "nvls", "nvls-tree", "collnet", "pat", "pairwise", "hierarchical"};
inline constexpr std::array<std::string_view, wire_protocol_count> wire_protocol_names{"LL", "LL128",
                                                                                       "Simple"};

[[nodiscard]] constexpr std::string_view to_string(collective c) noexcept {
  return collective_names[static_cast<std::size_t>(c)];
}
[[nodiscard]] constexpr std::string_view to_string(collective_algorithm a) noexcept {
  return collective_algorithm_names[static_cast<std::size_t>(a)];
}
[[nodiscard]] constexpr std::string_view to_string(wire_protocol p) noexcept {
  return wire_protocol_names[static_cast<std::size_t>(p)];
}

/// True for operations whose result every rank holds in full or in part after one turn of the data.
[[nodiscard]] constexpr bool is_gather_or_scatter(collective c) noexcept {
  return c == collective::all_gather || c == collective::reduce_scatter;
}

/// Turns that a collective makes around a ring: one, and two for all-reduce.
[[nodiscard]] constexpr std::int64_t ring_turns(collective c) noexcept {
  return c == collective::all_reduce ? 2 : 1;
}

/// Steps of data movement between neighbours of a ring of `ranks`.
[[nodiscard]] constexpr std::int64_t ring_steps(collective c, std::int64_t ranks) noexcept {
  return ring_turns(c) * (ranks - 1);
}

/// Steps of a ring over `nodes` that cross the network.
[[nodiscard]] constexpr std::int64_t ring_crossings(collective c, std::int64_t nodes) noexcept {
  return ring_turns(c) * (nodes - 1);
}

}  // namespace scalekit
