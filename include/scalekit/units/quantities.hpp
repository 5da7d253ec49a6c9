#pragma once

#include <boost/units/quantity.hpp>
#include <concepts>
#include <type_traits>

#include "scalekit/units/real.hpp"
#include "scalekit/units/system.hpp"

namespace scalekit {

/// A number with a unit, computed in `Real`: double, float, or a class that computes like one (see
/// real_number). Always stored in base units (seconds, joules, bytes, FLOP, tokens, dollars, accelerators).
///
/// There is no way in from a bare number and no way out to one: makers.hpp names the unit at both ends. (One
/// exception comes from Boost.Units: the literal 0 converts to any quantity, and to zero it is right.) A
/// quantity is as large as its Real but, in Boost 1.74, not trivially copyable: keep it away from memcpy and
/// from C interfaces, which get base_value() and a name that says the unit.
template <class Unit, class Real = double>
using quantity = boost::units::quantity<Unit, Real>;

/// Time on the clock. Time summed over accelerators is accelerator_time, another type.
template <class Real = double>
using duration = quantity<time_unit, Real>;
/// Events per time: clocks, failures.
template <class Real = double>
using frequency = quantity<frequency_unit, Real>;
template <class Real = double>
using energy = quantity<energy_unit, Real>;
/// Of whatever the context is about; where an accelerator and a node could be confused, see qualified.hpp.
template <class Real = double>
using power = quantity<power_unit, Real>;

/// Bytes, whether written as GB, GiB or Gb.
template <class Real = double>
using data_size = quantity<data_unit, Real>;
/// Bytes per time. A link's is one_way_bandwidth or two_way_bandwidth (qualified.hpp); a memory's is this.
template <class Real = double>
using bandwidth = quantity<bandwidth_unit, Real>;
/// Floating-point operations done or to do. A multiply-add counts as two.
template <class Real = double>
using flop_count = quantity<flop_unit, Real>;
/// Floating-point operations per time. A peak is dense_flop_rate or sparse_flop_rate (qualified.hpp).
template <class Real = double>
using flop_rate = quantity<flop_rate_unit, Real>;
/// Work per byte of memory traffic: above the ratio of the two peaks, a kernel is bound by computation.
template <class Real = double>
using arithmetic_intensity = quantity<intensity_unit, Real>;

template <class Real = double>
using token_count = quantity<token_unit, Real>;
/// Throughput of the whole job.
template <class Real = double>
using token_rate = quantity<token_rate_unit, Real>;
template <class Real = double>
using flop_per_token = quantity<flop_per_token_unit, Real>;
template <class Real = double>
using energy_per_token = quantity<energy_per_token_unit, Real>;
template <class Real = double>
using token_per_energy = quantity<token_per_energy_unit, Real>;

/// US dollars of the day of the price; exchange rates and inflation are not modelled.
template <class Real = double>
using money = quantity<money_unit, Real>;
template <class Real = double>
using money_per_token = quantity<money_per_token_unit, Real>;
template <class Real = double>
using energy_price = quantity<energy_price_unit, Real>;

/// Mass of carbon dioxide with the effect of all greenhouse gases emitted (CO2e).
template <class Real = double>
using emission = quantity<emission_unit, Real>;
/// Emission for each unit of electric energy.
template <class Real = double>
using carbon_intensity = quantity<carbon_intensity_unit, Real>;
template <class Real = double>
using emission_per_token = quantity<emission_per_token_unit, Real>;
/// Work done for each unit of energy.
template <class Real = double>
using flop_per_energy = quantity<flop_per_energy_unit, Real>;

template <class Real = double>
using accelerator_count = quantity<accelerator_unit, Real>;
/// What is paid for: GPU-hours.
template <class Real = double>
using accelerator_time = quantity<accelerator_time_unit, Real>;
/// Money per accelerator-time.
template <class Real = double>
using price = quantity<price_unit, Real>;

/// Throughput of one accelerator, of the same type as token_per_accelerator_time: a token per second and
/// accelerator is a token per accelerator-second.
template <class Real = double>
using token_rate_per_accelerator = quantity<token_rate_per_accelerator_unit, Real>;
template <class Real = double>
using token_per_accelerator_time = quantity<token_per_accelerator_time_unit, Real>;
/// The same type as token_per_energy: tokens per second per watt are tokens per joule.
template <class Real = double>
using token_rate_per_power = quantity<token_rate_per_power_unit, Real>;

namespace detail {

/// The quantity of `Unit` whose number in base units is `value`. For units/ alone; all else
/// names a unit.
template <class Unit, class Real>
constexpr quantity<Unit, Real> from_base(Real const& value) {
  return quantity<Unit, Real>::from_value(value);
}

/// A scalar that Boost.Units' own operators do not take, because it is not exactly the Real of the quantity.
template <class Scalar, class Real>
concept scales_another_real = plain_number<Scalar> && real_number<Real> && !std::same_as<Scalar, Real>;

/// What Scalar and Real compute in together: integers adapt to Real, otherwise the wider of the two.
template <class Scalar, class Real, bool = std::integral<Scalar>>
struct mixed_real {
  using type = Real;
};

template <class Scalar, class Real>
struct mixed_real<Scalar, Real, false> {
  using type = std::remove_cvref_t<decltype(std::declval<Scalar const&>() * std::declval<Real const&>())>;
};

template <class Scalar, class Real>
using mixed_real_t = typename mixed_real<Scalar, Real>::type;

/// The factor to multiply with. Built-in numbers are widened here, on purpose and once; a class stays as it
/// is, since a dual number times a double costs less than a dual number times a dual number.
template <class Mixed, class Number>
constexpr auto operand(Number const& x) {
  if constexpr (std::is_arithmetic_v<Number> && std::is_arithmetic_v<Mixed>) {
    return static_cast<Mixed>(x);
  } else if constexpr (std::is_arithmetic_v<Number>) {
    return static_cast<double>(x);
  } else {
    return x;
  }
}

}  // namespace detail

// Boost.Units scales a quantity only by its own Real: neither 2 * seconds(1.0) nor 2.0 * duration<dual<3>>
// would compile. These operators add the mixed cases; argument-dependent lookup finds them through the
// system's types.

template <class Scalar, class Dimension, class Real>
  requires detail::scales_another_real<Scalar, Real>
constexpr auto operator*(Scalar const& factor,
                         boost::units::quantity<boost::units::unit<Dimension, system>, Real> const& q) {
  using mixed = detail::mixed_real_t<Scalar, Real>;
  return detail::from_base<boost::units::unit<Dimension, system>>(detail::operand<mixed>(factor) *
                                                                  detail::operand<mixed>(q.value()));
}

template <class Scalar, class Dimension, class Real>
  requires detail::scales_another_real<Scalar, Real>
constexpr auto operator*(boost::units::quantity<boost::units::unit<Dimension, system>, Real> const& q,
                         Scalar const& factor) {
  using mixed = detail::mixed_real_t<Scalar, Real>;
  return detail::from_base<boost::units::unit<Dimension, system>>(detail::operand<mixed>(q.value()) *
                                                                  detail::operand<mixed>(factor));
}

template <class Scalar, class Dimension, class Real>
  requires detail::scales_another_real<Scalar, Real>
constexpr auto operator/(boost::units::quantity<boost::units::unit<Dimension, system>, Real> const& q,
                         Scalar const& divisor) {
  using mixed = detail::mixed_real_t<Scalar, Real>;
  return detail::from_base<boost::units::unit<Dimension, system>>(detail::operand<mixed>(q.value()) /
                                                                  detail::operand<mixed>(divisor));
}

template <class Scalar, class Dimension, class Real>
  requires detail::scales_another_real<Scalar, Real>
constexpr auto operator/(Scalar const& dividend,
                         boost::units::quantity<boost::units::unit<Dimension, system>, Real> const& q) {
  using mixed = detail::mixed_real_t<Scalar, Real>;
  using inverse_unit = decltype(dimensionless_unit{} / boost::units::unit<Dimension, system>{});
  return detail::from_base<inverse_unit>(detail::operand<mixed>(dividend) /
                                         detail::operand<mixed>(q.value()));
}

}  // namespace scalekit
