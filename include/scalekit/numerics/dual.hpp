#pragma once

#include <array>
#include <cmath>
#include <cstddef>

/// Forward-mode automatic differentiation with a fixed number of directions.
namespace scalekit {

/// A value and its first derivatives in `N` directions.
///
/// eq: dual-number   (a, a') op (b, b') = (a op b, the rule of differentiation for op applied to a' and b')
/// Exact to rounding; there is no step size. Comparisons look at the value alone: at a kink of a piecewise
/// function the derivative is that of the branch taken. Integer quantities of a model (tiles, waves,
/// micro-batches) are constants under differentiation. Never allocates; trivially copyable.
template <std::size_t N>
class dual {
 public:
  constexpr dual() noexcept = default;
  // Implicit so that `Real{2.0} * x` and `2.0 * x` mean the same in a model.
  constexpr dual(double value) noexcept : value_{value} {}  // NOLINT(google-explicit-constructor)
  constexpr dual(double value, std::array<double, N> const& tangents) noexcept
      : value_{value}, tangents_{tangents} {}

  /// The independent variable of direction `direction` (< N).
  [[nodiscard]] static constexpr dual variable(double value, std::size_t direction) noexcept {
    dual result{value};
    result.tangents_[direction] = 1.0;
    return result;
  }

  [[nodiscard]] constexpr double value() const noexcept { return value_; }
  [[nodiscard]] constexpr double tangent(std::size_t direction) const noexcept {
    return tangents_[direction];
  }
  [[nodiscard]] constexpr std::array<double, N> const& tangents() const noexcept { return tangents_; }

  constexpr dual& operator+=(dual const& b) noexcept { return *this = *this + b; }
  constexpr dual& operator-=(dual const& b) noexcept { return *this = *this - b; }
  constexpr dual& operator*=(dual const& b) noexcept { return *this = *this * b; }
  constexpr dual& operator/=(dual const& b) noexcept { return *this = *this / b; }

  [[nodiscard]] friend constexpr dual operator+(dual const& a) noexcept { return a; }
  [[nodiscard]] friend constexpr dual operator-(dual const& a) noexcept { return scaled(-a.value_, a, -1.0); }

  [[nodiscard]] friend constexpr dual operator+(dual const& a, dual const& b) noexcept {
    return combined(a.value_ + b.value_, a, 1.0, b, 1.0);
  }
  [[nodiscard]] friend constexpr dual operator-(dual const& a, dual const& b) noexcept {
    return combined(a.value_ - b.value_, a, 1.0, b, -1.0);
  }
  [[nodiscard]] friend constexpr dual operator*(dual const& a, dual const& b) noexcept {
    return combined(a.value_ * b.value_, a, b.value_, b, a.value_);
  }
  [[nodiscard]] friend constexpr dual operator/(dual const& a, dual const& b) noexcept {
    double const quotient = a.value_ / b.value_;
    return combined(quotient, a, 1.0 / b.value_, b, -quotient / b.value_);
  }

  // Mixed forms: half the work of promoting the constant to a dual number.
  [[nodiscard]] friend constexpr dual operator+(dual const& a, double b) noexcept {
    return {a.value_ + b, a.tangents_};
  }
  [[nodiscard]] friend constexpr dual operator+(double a, dual const& b) noexcept {
    return {a + b.value_, b.tangents_};
  }
  [[nodiscard]] friend constexpr dual operator-(dual const& a, double b) noexcept {
    return {a.value_ - b, a.tangents_};
  }
  [[nodiscard]] friend constexpr dual operator-(double a, dual const& b) noexcept {
    return scaled(a - b.value_, b, -1.0);
  }
  [[nodiscard]] friend constexpr dual operator*(dual const& a, double b) noexcept {
    return scaled(a.value_ * b, a, b);
  }
  [[nodiscard]] friend constexpr dual operator*(double a, dual const& b) noexcept {
    return scaled(a * b.value_, b, a);
  }
  [[nodiscard]] friend constexpr dual operator/(dual const& a, double b) noexcept {
    return scaled(a.value_ / b, a, 1.0 / b);
  }
  [[nodiscard]] friend constexpr dual operator/(double a, dual const& b) noexcept {
    double const quotient = a / b.value_;
    return scaled(quotient, b, -quotient / b.value_);
  }

  [[nodiscard]] friend constexpr bool operator==(dual const& a, dual const& b) noexcept {
    return a.value_ == b.value_;
  }
  [[nodiscard]] friend constexpr bool operator<(dual const& a, dual const& b) noexcept {
    return a.value_ < b.value_;
  }
  [[nodiscard]] friend constexpr bool operator>(dual const& a, dual const& b) noexcept { return b < a; }
  [[nodiscard]] friend constexpr bool operator<=(dual const& a, dual const& b) noexcept {
    return a.value_ <= b.value_;
  }
  [[nodiscard]] friend constexpr bool operator>=(dual const& a, dual const& b) noexcept { return b <= a; }

  [[nodiscard]] friend dual sqrt(dual const& a) noexcept {
    double const root = std::sqrt(a.value_);
    return scaled(root, a, 0.5 / root);
  }
  [[nodiscard]] friend dual exp(dual const& a) noexcept {
    double const e = std::exp(a.value_);
    return scaled(e, a, e);
  }
  [[nodiscard]] friend dual log(dual const& a) noexcept {
    return scaled(std::log(a.value_), a, 1.0 / a.value_);
  }
  /// Power with a constant exponent.
  [[nodiscard]] friend dual pow(dual const& a, double exponent) noexcept {
    return scaled(std::pow(a.value_, exponent), a, exponent * std::pow(a.value_, exponent - 1.0));
  }

 private:
  // Every rule above is a linear combination of tangents; these two loops are the only ones, and compilers
  // vectorise them.
  [[nodiscard]] static constexpr dual scaled(double value, dual const& a, double da) noexcept {
    dual result{value};
    for (std::size_t i = 0; i < N; ++i) result.tangents_[i] = a.tangents_[i] * da;
    return result;
  }
  [[nodiscard]] static constexpr dual combined(double value, dual const& a, double da, dual const& b,
                                               double db) noexcept {
    dual result{value};
    for (std::size_t i = 0; i < N; ++i) result.tangents_[i] = a.tangents_[i] * da + b.tangents_[i] * db;
    return result;
  }

  double value_ = 0.0;
  std::array<double, N> tangents_{};
};

/// The plain value of a dual number.
template <std::size_t N>
[[nodiscard]] constexpr double value_of(dual<N> const& x) noexcept {
  return x.value();
}

}  // namespace scalekit
