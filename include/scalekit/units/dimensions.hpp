#pragma once

#include <boost/units/base_dimension.hpp>

/// First of the consecutive Boost.Units ordinals that scalekit reserves.
///
/// Boost.Units wants every base dimension and every base unit of a program to have a number of its own, and
/// does not compile two definitions with the same one. The Boost headers use negative numbers, users positive
/// ones. When another library in the program already uses 7100..7107, define this macro on the command line,
/// with the same value in every translation unit: the numbers take part in no result, but they do take part
/// in the ODR.
#ifndef SCALEKIT_UNITS_ORDINAL_BASE
#define SCALEKIT_UNITS_ORDINAL_BASE 7100
#endif

namespace scalekit {

namespace detail {

/// The one table of reserved ordinals. A base unit takes the ordinal of its dimension; Boost keeps the two
/// apart.
enum ordinal : int {
  time_ordinal = SCALEKIT_UNITS_ORDINAL_BASE,
  energy_ordinal,
  information_ordinal,
  flop_ordinal,
  token_ordinal,
  currency_ordinal,
  accelerator_ordinal,
  emission_ordinal,
};

}  // namespace detail

// Energy is a base dimension, not mass * length^2 / time^2: nothing here has a mass or a length, and the
// shorter dimension lists keep compiler errors readable. power * duration is still energy, as the same type.

struct time_dimension : boost::units::base_dimension<time_dimension, detail::time_ordinal> {};
struct energy_dimension : boost::units::base_dimension<energy_dimension, detail::energy_ordinal> {};
struct information_dimension
    : boost::units::base_dimension<information_dimension, detail::information_ordinal> {};

/// Floating-point operations done. A dimension of its own, so that work cannot be passed for a number of
/// bytes.
struct flop_dimension : boost::units::base_dimension<flop_dimension, detail::flop_ordinal> {};

struct token_dimension : boost::units::base_dimension<token_dimension, detail::token_ordinal> {};
struct currency_dimension : boost::units::base_dimension<currency_dimension, detail::currency_ordinal> {};

/// How many accelerators. With it, tokens/s and tokens/s per accelerator are different types.
struct accelerator_dimension
    : boost::units::base_dimension<accelerator_dimension, detail::accelerator_ordinal> {};

/// Greenhouse gas, as the mass of carbon dioxide of the same effect. Nothing else here has a mass.
struct emission_dimension : boost::units::base_dimension<emission_dimension, detail::emission_ordinal> {};

}  // namespace scalekit
