#pragma once

#include <concepts>
#include <limits>
#include <optional>

#include "scalekit/units/real.hpp"

namespace scalekit {

/// What a fraction is a fraction of, and where it can lie. One tag a meaning; a bound that is not part of the
/// range is `closed == false`.
namespace ratio_tag {

/// Useful FLOP of the model over what the accelerators could have done. Recomputation does not count as
/// useful.
struct mfu {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = true;
};

/// All FLOP executed, recomputation included, over what the accelerators could have done. Never below the
/// MFU.
struct hfu {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = true;
};

/// Achieved over nominal bandwidth of a link.
struct link_efficiency {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = true;
};

/// Part of the communication time that computation hides.
struct overlap_fraction {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = true;
};

/// Idle part of a pipeline's time. Open at one: a pipeline that only idles never ends.
struct bubble_fraction {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = false;
};

/// Throughput over what perfect scaling from the base would give. Above one is rare, and real: caches, batch
/// shapes.
struct scaling_efficiency {
  static constexpr double lower = 0.0, upper = std::numeric_limits<double>::infinity();
  static constexpr bool closed = false;
};

/// Part of the overlapped compute time that is lost to the collectives running beside it.
struct contention_fraction {
  static constexpr double lower = 0.0, upper = 1.0;
  static constexpr bool closed = false;
};

}  // namespace ratio_tag

namespace detail {

template <class Tag>
concept tag_with_a_range = requires {
  { Tag::lower } -> std::convertible_to<double>;
  { Tag::upper } -> std::convertible_to<double>;
  { Tag::closed } -> std::convertible_to<bool>;
};

/// False for NaN, which compares false with everything.
template <class Tag, class Real>
constexpr bool is_within_the_range_of(Real const& x) {
  auto const lower = static_cast<Real>(Tag::lower);
  auto const upper = static_cast<Real>(Tag::upper);
  return !(x < lower) && (x < upper || (Tag::closed && x == upper));
}

/// Not constexpr on purpose: bounded_ratio::literal() calls it to stop the compiler, which then prints the
/// name.
inline void scalekit_ratio_literal_is_outside_the_range_of_its_tag() {}

}  // namespace detail

/// A dimensionless number with a meaning and a checked range.
///
/// MFU and HFU are both fractions near 0.4, an overlap and an efficiency are both fractions near 0.9, and a
/// wrong one in a call is a plausible wrong result. These do not convert to each other nor to a number;
/// .value() does.
///
///   auto measured = model_flops_utilization<>::from(x);   // std::optional, empty outside [0, 1] and for NaN
///   auto assumed  = overlap_fraction<>::literal(0.9);     // does not compile outside [0, 1]
template <detail::tag_with_a_range Tag, real_number Real = double>
class bounded_ratio {
 public:
  using tag = Tag;
  using value_type = Real;

  /// The ratio, or nothing when `value` is outside the range or not a number.
  [[nodiscard]] static constexpr std::optional<bounded_ratio> from(Real const& value) {
    if (!detail::is_within_the_range_of<Tag>(value)) return std::nullopt;
    return bounded_ratio{value};
  }

  /// The ratio written in the source code, checked by the compiler.
  [[nodiscard]] static consteval bounded_ratio literal(double value) {
    if (!detail::is_within_the_range_of<Tag>(value)) {
      detail::scalekit_ratio_literal_is_outside_the_range_of_its_tag();
    }
    return bounded_ratio{static_cast<Real>(value)};
  }

  /// Same meaning, wider Real.
  template <class Other>
    requires(!std::same_as<Other, Real> && requires(Other const& x) { Real{x}; })
  constexpr bounded_ratio(bounded_ratio<Tag, Other> const& other)
      : value_{static_cast<Real>(other.value())} {}

  [[nodiscard]] constexpr Real const& value() const { return value_; }

  friend constexpr bool operator==(bounded_ratio const& a, bounded_ratio const& b) {
    return a.value_ == b.value_;
  }
  friend constexpr bool operator<(bounded_ratio const& a, bounded_ratio const& b) {
    return a.value_ < b.value_;
  }
  friend constexpr bool operator>(bounded_ratio const& a, bounded_ratio const& b) { return b < a; }
  friend constexpr bool operator<=(bounded_ratio const& a, bounded_ratio const& b) { return !(b < a); }
  friend constexpr bool operator>=(bounded_ratio const& a, bounded_ratio const& b) { return !(a < b); }

 private:
  constexpr explicit bounded_ratio(Real const& value) : value_{value} {}

  Real value_;
};

/// MFU.
template <class Real = double>
using model_flops_utilization = bounded_ratio<ratio_tag::mfu, Real>;
/// HFU.
template <class Real = double>
using hardware_flops_utilization = bounded_ratio<ratio_tag::hfu, Real>;
template <class Real = double>
using link_efficiency = bounded_ratio<ratio_tag::link_efficiency, Real>;
template <class Real = double>
using overlap_fraction = bounded_ratio<ratio_tag::overlap_fraction, Real>;
template <class Real = double>
using bubble_fraction = bounded_ratio<ratio_tag::bubble_fraction, Real>;
template <class Real = double>
using scaling_efficiency = bounded_ratio<ratio_tag::scaling_efficiency, Real>;
template <class Real = double>
using contention_fraction = bounded_ratio<ratio_tag::contention_fraction, Real>;

}  // namespace scalekit
