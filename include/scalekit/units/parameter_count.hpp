#pragma once

#include <compare>
#include <cstdint>

#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/quantities.hpp"

namespace scalekit {

/// How many parameters a model has: an exact count, and not a number of bytes.
///
/// "A 7B model" is 7e9 parameters and, in bf16, 14e9 bytes; in fp32 with Adam it is 112e9. Each step of that
/// needs a precision, so nothing converts by itself: parameter_bytes() asks for it. std::int64_t holds
/// 9.2e18.
class parameter_count {
 public:
  constexpr parameter_count() = default;
  constexpr explicit parameter_count(std::int64_t count) : count_{count} {}

  [[nodiscard]] constexpr std::int64_t value() const { return count_; }

  constexpr parameter_count& operator+=(parameter_count other) {
    count_ += other.count_;
    return *this;
  }
  constexpr parameter_count& operator-=(parameter_count other) {
    count_ -= other.count_;
    return *this;
  }
  constexpr parameter_count& operator*=(std::int64_t copies) {
    count_ *= copies;
    return *this;
  }

  friend constexpr parameter_count operator+(parameter_count a, parameter_count b) { return a += b; }
  friend constexpr parameter_count operator-(parameter_count a, parameter_count b) { return a -= b; }
  friend constexpr parameter_count operator*(parameter_count n, std::int64_t copies) { return n *= copies; }
  friend constexpr parameter_count operator*(std::int64_t copies, parameter_count n) { return n *= copies; }

  friend constexpr auto operator<=>(parameter_count, parameter_count) = default;

 private:
  std::int64_t count_ = 0;
};

/// The bytes that `count` parameters take: parameter_bytes(parameter_count{7'000'000'000}, bytes(2)).
///
/// The size of one parameter is a data size, so that 16 for "16 bit" cannot be passed where 2 bytes are
/// meant: bytes(2) and bits(16) are the same argument. Exact up to 2^53 parameters.
template <class Real>
[[nodiscard]] constexpr data_size<Real> parameter_bytes(
    parameter_count count, quantity<data_unit, Real> const& bytes_per_parameter) {
  return static_cast<double>(count.value()) * bytes_per_parameter;
}

/// For the error message alone.
template <class T>
  requires(!detail::is_quantity<T>)
constexpr auto parameter_bytes(parameter_count, T const&) {
  constexpr bool is_a_data_size = detail::is_quantity<T>;
  static_assert(
      is_a_data_size,
      "scalekit: expected the size of one parameter as a data size, got a bare number or another type. "
      "Name the unit: bytes(2) or bits(16) for bf16.");
  return data_size<>{};
}

}  // namespace scalekit
