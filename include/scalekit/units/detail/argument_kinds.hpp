#pragma once

#include <concepts>
#include <type_traits>

#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/qualified.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/real.hpp"
#include "scalekit/units/unit_maker.hpp"

namespace scalekit::detail {

template <class T>
struct without_qualifiers {
  using type = T;
};

template <class Qualifier, class Quantity>
struct without_qualifiers<qualified<Qualifier, Quantity>> : without_qualifiers<Quantity> {};

template <class T, class Unit>
inline constexpr bool has_unit = false;

template <class Unit, class Number>
inline constexpr bool has_unit<boost::units::quantity<Unit, Number>, Unit> = true;

/// A quantity of `Unit` that carries some qualifier, or several.
template <class T, class Unit>
concept qualified_somehow = is_qualified<std::remove_cvref_t<T>> &&
                            has_unit<typename without_qualifiers<std::remove_cvref_t<T>>::type, Unit>;

template <class T>
inline constexpr bool computes_in_real_numbers = true;

template <class Unit, class Number>
inline constexpr bool computes_in_real_numbers<boost::units::quantity<Unit, Number>> = real_number<Number>;

/// Not one of the mistakes that are the same whatever quantity is expected.
template <class T>
concept is_readable_argument =
    !is_unit_maker<std::remove_cvref_t<T>> &&
    computes_in_real_numbers<typename without_qualifiers<std::remove_cvref_t<T>>::type>;

/// Explains those mistakes, so that each require_ function need not.
template <class T>
consteval void require_readable_argument() {
  constexpr bool is_readable = is_readable_argument<T>;
  if constexpr (is_unit_maker<std::remove_cvref_t<T>>) {
    static_assert(
        is_readable,
        "scalekit: expected a quantity, got a unit by itself. Call it with a number, as in seconds(3) "
        "or gibibytes(80).");
  } else {
    static_assert(
        is_readable,
        "scalekit: expected a quantity of double, float or a class that computes like a double, got "
        "one of another number type, such as int. The makers turn integers into double: bytes(3).");
  }
}

}  // namespace scalekit::detail
