#pragma once

#include <bit>
#include <cstdint>

namespace scalekit {

/// a / b rounded up, for a >= 0 and b > 0.
[[nodiscard]] constexpr std::int64_t ceil_divide(std::int64_t a, std::int64_t b) noexcept {
  return (a + b - 1) / b;
}

/// Largest k with 2^k <= n, for n > 0.
[[nodiscard]] constexpr int floor_log2(std::int64_t n) noexcept {
  return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(n))) - 1;
}

}  // namespace scalekit
