#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scalekit {

/// Number formats in which matrix products run.
enum class precision : std::uint8_t { fp32, tf32, fp16, bf16, fp8 };

inline constexpr std::size_t precision_count = 5;
inline constexpr std::array<std::string_view, precision_count> precision_names{"fp32", "tf32", "fp16", "bf16",
                                                                               "fp8"};

[[nodiscard]] constexpr std::string_view to_string(precision p) noexcept {
  return precision_names[static_cast<std::size_t>(p)];
}

/// The precision of that name, or nothing.
[[nodiscard]] constexpr std::optional<precision> precision_from(std::string_view name) noexcept {
  for (std::size_t i = 0; i < precision_count; ++i) {
    if (precision_names[i] == name) return static_cast<precision>(i);
  }
  return std::nullopt;
}

/// Bytes of one element in memory. tf32 is stored as fp32.
[[nodiscard]] constexpr int bytes_per_element(precision p) noexcept {
  constexpr std::array<int, precision_count> widths{4, 4, 2, 2, 1};
  return widths[static_cast<std::size_t>(p)];
}

}  // namespace scalekit
