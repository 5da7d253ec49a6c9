#pragma once

#include <cmath>

/// What every model needs from the number it computes with, for plain `double`.
///
/// A model template writes `value_of(x)` for the plain value, and calls `sqrt`, `exp`, `log` and `pow`
/// unqualified after a using-declaration, so that `scalekit::dual` (numerics/dual.hpp) and a user's own
/// number type are found by argument-dependent lookup.
namespace scalekit {

/// The plain value of a number; the identity for `double`.
[[nodiscard]] constexpr double value_of(double x) noexcept { return x; }

/// The larger of two numbers or quantities. On equality the first, so that the one-sided derivative taken at
/// a kink is fixed.
template <class T>
[[nodiscard]] constexpr T larger(T const& a, T const& b) {
  return a < b ? b : a;
}

/// The smaller of two numbers or quantities. On equality the first.
template <class T>
[[nodiscard]] constexpr T smaller(T const& a, T const& b) {
  return b < a ? b : a;
}

}  // namespace scalekit
