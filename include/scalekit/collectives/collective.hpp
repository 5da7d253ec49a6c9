#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scalekit {

/// Collective operations, named as MPI and NCCL name them.
enum class collective : std::uint8_t { all_gather, reduce_scatter, all_reduce };
inline constexpr std::size_t collective_count = 3;

/// Algorithms of a communication library.
enum class collective_algorithm : std::uint8_t { ring, tree };
inline constexpr std::size_t collective_algorithm_count = 2;

/// Wire protocols: LL and LL128 carry flags with the data and cost little latency; Simple moves plain chunks
/// at full bandwidth.
enum class wire_protocol : std::uint8_t { ll, ll128, simple };
inline constexpr std::size_t wire_protocol_count = 3;

inline constexpr std::array<std::string_view, collective_count> collective_names{
    "all-gather", "reduce-scatter", "all-reduce"};
inline constexpr std::array<std::string_view, collective_algorithm_count> collective_algorithm_names{"ring",
                                                                                                     "tree"};
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

/// Turns that a collective makes around a ring: one for all-gather and reduce-scatter, two for all-reduce.
[[nodiscard]] constexpr std::int64_t ring_turns(collective c) noexcept {
  return c == collective::all_reduce ? 2 : 1;
}

/// Steps of data movement between neighbours of a ring of `ranks`.
[[nodiscard]] constexpr std::int64_t ring_steps(collective c, std::int64_t ranks) noexcept {
  return ring_turns(c) * (ranks - 1);
}

/// Steps of a ring over `nodes` that cross the network.
[[nodiscard]] constexpr double ring_crossings(collective c, std::int64_t nodes) noexcept {
  return static_cast<double>(ring_turns(c) * (nodes - 1));
}

}  // namespace scalekit
