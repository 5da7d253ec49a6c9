#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "scalekit/scaling/marginal.hpp"

namespace scalekit {

/// A size and the marginal value, relative to the base, of the step that led to it; nothing for the base and
/// where it is undefined.
struct knee_input {
  std::int64_t accelerator_count = 1;
  std::optional<double> relative{};
};

/// The largest size up to which every step kept its relative marginal value at or above a threshold.
///
/// eq: knee                max { N_k : m_j / m_0 >= threshold for all 0 < j <= k }
/// Nothing when the first step already falls below, or when there is no step. An undefined value ends the
/// search: nothing is known beyond.
[[nodiscard]] constexpr std::optional<std::int64_t> find_knee(std::span<knee_input const> points,
                                                              double threshold) {
  std::optional<std::int64_t> knee;
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (!points[i].relative || *points[i].relative < threshold) break;
    knee = points[i].accelerator_count;
  }
  return knee;
}

}  // namespace scalekit
