#pragma once

#include <limits>

namespace scalekit::catalog {

/// A value that no source publishes. Compare with `is_published`, never with `==`.
inline constexpr double not_published = std::numeric_limits<double>::quiet_NaN();

[[nodiscard]] constexpr bool is_published(double value) noexcept { return value == value; }

}  // namespace scalekit::catalog
