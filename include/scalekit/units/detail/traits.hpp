#pragma once

#include <boost/units/units_fwd.hpp>

namespace scalekit {

template <class Qualifier, class Quantity>
class qualified;

namespace detail {

template <class T>
inline constexpr bool is_quantity = false;

template <class Unit, class Real>
inline constexpr bool is_quantity<boost::units::quantity<Unit, Real>> = true;

template <class T>
inline constexpr bool is_qualified = false;

template <class Qualifier, class Quantity>
inline constexpr bool is_qualified<qualified<Qualifier, Quantity>> = true;

}  // namespace detail

}  // namespace scalekit
