#pragma once

#include <concepts>
#include <type_traits>

#include "scalekit/units/detail/traits.hpp"

namespace scalekit {

namespace detail {

/// A class that computes like a number: closed under its own arithmetic, mixes with plain double, has an
/// order.
template <class Real>
concept computes_like_a_double = std::is_class_v<Real> && !is_quantity<Real> && std::copyable<Real> &&
                                 std::convertible_to<double, Real> && requires(Real const& x, double c) {
                                   { -x } -> std::same_as<Real>;
                                   { x + x } -> std::same_as<Real>;
                                   { x - x } -> std::same_as<Real>;
                                   { (x * x) } -> std::same_as<Real>;
                                   { x / x } -> std::same_as<Real>;
                                   { (x * c) } -> std::same_as<Real>;
                                   { (c * x) } -> std::same_as<Real>;
                                   { x / c } -> std::same_as<Real>;
                                   { c / x } -> std::same_as<Real>;
                                   { x < x } -> std::convertible_to<bool>;
                                   { x == x } -> std::convertible_to<bool>;
                                 };

}  // namespace detail

/// A number that models can compute with.
///
/// Satisfied by double, float, and classes that compute like a double: constructible from one without a cast,
/// closed under + - * /, mixing with double in them, and ordered.
///   yes: double; a forward-mode dual number with a value and an array of tangents
///   no:  int (5 / 2 is 2); std::complex<double> (no order); a quantity (it already has a unit)
template <class Real>
concept real_number =
    std::same_as<Real, double> || std::same_as<Real, float> || detail::computes_like_a_double<Real>;

/// A plain number, as it stands in source code next to the name of its unit.
///
/// Satisfied by every real_number, and by the integers, which count as exact.
///   yes: 450 in gigabytes_per_second(450); 0.5f
///   no:  true; 'x'; seconds(1) (it already has a unit)
template <class Number>
concept plain_number = real_number<Number> ||
                       (std::integral<Number> && !std::same_as<Number, bool> && !std::same_as<Number, char> &&
                        !std::same_as<Number, wchar_t> && !std::same_as<Number, char8_t> &&
                        !std::same_as<Number, char16_t> && !std::same_as<Number, char32_t>);

namespace detail {

/// The real_number that a plain_number becomes when it gets a unit: integers become double, the rest stay.
template <plain_number Number>
using real_of = std::conditional_t<std::integral<Number>, double, Number>;

}  // namespace detail

}  // namespace scalekit
