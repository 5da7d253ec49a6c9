#pragma once

#include <concepts>
#include <ratio>
#include <type_traits>

#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/real.hpp"

namespace scalekit {

namespace detail {

/// x * Ratio in the arithmetic of Real. A factor of one is left out: it would cost a dual number real work.
template <class Ratio, class Real>
constexpr Real scaled(Real const& x) {
  using factor = std::conditional_t<std::floating_point<Real>, Real, double>;
  constexpr auto num = static_cast<factor>(Ratio::num);
  constexpr auto den = static_cast<factor>(Ratio::den);
  if constexpr (Ratio::num != 1 && Ratio::den != 1) {
    return x * num / den;
  } else if constexpr (Ratio::num != 1) {
    return x * num;
  } else if constexpr (Ratio::den != 1) {
    return x / den;
  } else {
    return x;
  }
}

}  // namespace detail

/// A named unit: turns a number into a quantity, and with value_in() a quantity into a number.
///
///   constexpr auto peak = teraflops_per_second(989.4);        // flop_rate<double>
///   value_in(peak, gigaflops_per_second)                      // 989400.0
///
/// `Scale` is how many base units one of this unit is, as an exact std::ratio: dividing by 8 or by 3600 costs
/// one rounding, not two. Integers give double; double, float and dual numbers keep their type. A unit of
/// your own is one line: inline constexpr scalekit::unit_maker<time_unit, std::ratio<86400 * 7>> weeks{};
template <class Unit, class Scale>
struct unit_maker {
  using unit = Unit;
  using scale = typename Scale::type;

  template <plain_number Number>
  [[nodiscard]] constexpr quantity<Unit, detail::real_of<Number>> operator()(Number const& number) const {
    using real = detail::real_of<Number>;
    return detail::from_base<Unit, real>(detail::scaled<scale>(static_cast<real>(number)));
  }

  /// For the error message alone. The return type is deduced so that nothing else can be the first error.
  template <class T>
    requires(!plain_number<T>)
  constexpr auto operator()(T const&) const {
    constexpr bool is_a_plain_number = plain_number<T>;
    if constexpr (detail::is_quantity<T> || detail::is_qualified<T>) {
      static_assert(
          is_a_plain_number,
          "scalekit: expected a number, got a quantity, which has a unit already. Quantities convert by "
          "themselves (bits to bytes, GiB to GB); to read one as a number, call value_in(q, unit).");
    } else {
      static_assert(
          is_a_plain_number,
          "scalekit: expected a number, got something else. A unit takes an integer, a double, a float or "
          "a class that computes like a double (see real_number).");
    }
    return quantity<Unit>{};
  }
};

namespace detail {

template <class T>
inline constexpr bool is_unit_maker = false;

template <class Unit, class Scale>
inline constexpr bool is_unit_maker<unit_maker<Unit, Scale>> = true;

}  // namespace detail

/// Whether value_in(q, unit) compiles; value_in() itself answers a misuse with a sentence, not with SFINAE.
///
/// Satisfied by a quantity and a unit of the same dimension.
///   yes: data_size<> in gibibytes
///   no:  data_size<> in gibibytes_per_second; one_way_bandwidth<> in anything (its .quantity() is)
template <class Quantity, class Maker>
concept readable_in =
    detail::is_quantity<std::remove_cvref_t<Quantity>> && detail::is_unit_maker<std::remove_cvref_t<Maker>> &&
    std::same_as<typename std::remove_cvref_t<Quantity>::unit_type,
                 typename std::remove_cvref_t<Maker>::unit>;

/// The number of `unit`s in `q`: value_in(gibibytes(80), bytes) is 85899345920.0.
template <class Quantity, class Unit, class Scale>
[[nodiscard]] constexpr auto value_in(Quantity const& q, unit_maker<Unit, Scale> /*unit*/) {
  constexpr bool is_readable_in_this_unit = readable_in<Quantity, unit_maker<Unit, Scale>>;
  if constexpr (is_readable_in_this_unit) {
    return detail::scaled<std::ratio_divide<std::ratio<1>, Scale>>(q.value());
  } else if constexpr (detail::is_quantity<Quantity>) {
    static_assert(
        is_readable_in_this_unit,
        "scalekit: expected a unit of the quantity's own dimension, got a unit of another one. A size is "
        "not a rate: to turn one into the other, multiply or divide by a duration first.");
  } else if constexpr (detail::is_qualified<Quantity>) {
    static_assert(
        is_readable_in_this_unit,
        "scalekit: expected a plain quantity, got a qualified one (one way, per node, dense, ...). Take "
        "its .quantity() to say that the qualifier is dropped on purpose.");
  } else {
    static_assert(is_readable_in_this_unit,
                  "scalekit: expected a quantity, got something without a unit, such as a bare number.");
  }
}

/// The number in base units (seconds, joules, bytes, FLOP, tokens, dollars, accelerators and their products),
/// for the borders where a name states the unit: JSON keys, C interfaces, tables. Inside a model use
/// value_in().
template <class Unit, class Real>
[[nodiscard]] constexpr Real base_value(quantity<Unit, Real> const& q) {
  return q.value();
}

}  // namespace scalekit
