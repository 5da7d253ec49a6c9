#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "scalekit/collectives/process_group.hpp"

namespace scalekit {

/// Ways in which ranks share the work of a step; each has its own groups.
enum class parallel_axis : std::uint8_t { tensor, context, data, pipeline };
inline constexpr std::size_t parallel_axis_count = 4;
inline constexpr std::array<std::string_view, parallel_axis_count> parallel_axis_names{"tensor", "context",
                                                                                       "data", "pipeline"};

[[nodiscard]] constexpr std::string_view to_string(parallel_axis a) noexcept {
  return parallel_axis_names[static_cast<std::size_t>(a)];
}

/// How many ranks share each axis, and in which order ranks are numbered: neighbours differ in the first axis.
///
/// Megatron-LM numbers tensor, context, data, pipeline, which is the default.
struct rank_placement {
  std::array<std::int64_t, parallel_axis_count> degrees{1, 1, 1, 1};  ///< by parallel_axis, each >= 1
  std::array<parallel_axis, parallel_axis_count> order{parallel_axis::tensor, parallel_axis::context,
                                                       parallel_axis::data, parallel_axis::pipeline};

  [[nodiscard]] constexpr std::int64_t degree(parallel_axis a) const noexcept {
    return degrees[static_cast<std::size_t>(a)];
  }
  /// Accelerators that all axes share out.
  [[nodiscard]] constexpr std::int64_t accelerators() const noexcept {
    std::int64_t result = 1;
    for (auto const d : degrees) result *= d;
    return result;
  }
  /// Accelerators from one rank of the axis to the next.
  [[nodiscard]] constexpr std::int64_t stride(parallel_axis a) const noexcept {
    std::int64_t result = 1;
    for (auto const axis : order) {
      if (axis == a) break;
      result *= degree(axis);
    }
    return result;
  }
};

/// The groups of an axis on nodes of `accelerators_per_node`.
/// Precondition: `order` names every axis once.
[[nodiscard]] constexpr process_group group_of(parallel_axis axis, rank_placement const& placement,
                                               std::int64_t accelerators_per_node) noexcept {
  return strided_group(placement.degree(axis), placement.stride(axis), accelerators_per_node,
                       placement.accelerators());
}

}  // namespace scalekit
