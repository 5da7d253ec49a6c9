#pragma once

#include <boost/units/base_unit.hpp>
#include <boost/units/dimensionless_type.hpp>
#include <boost/units/make_system.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/static_rational.hpp>
#include <boost/units/unit.hpp>

#include "scalekit/units/dimensions.hpp"

namespace scalekit {

// The names end in _base_unit, as in Boost.Units: `accelerator` and `token` are wanted for better things.
struct second_base_unit
    : boost::units::base_unit<second_base_unit, time_dimension::dimension_type, detail::time_ordinal> {};
struct joule_base_unit
    : boost::units::base_unit<joule_base_unit, energy_dimension::dimension_type, detail::energy_ordinal> {};
struct byte_base_unit : boost::units::base_unit<byte_base_unit, information_dimension::dimension_type,
                                                detail::information_ordinal> {};
struct flop_base_unit
    : boost::units::base_unit<flop_base_unit, flop_dimension::dimension_type, detail::flop_ordinal> {};
struct token_base_unit
    : boost::units::base_unit<token_base_unit, token_dimension::dimension_type, detail::token_ordinal> {};
struct dollar_base_unit : boost::units::base_unit<dollar_base_unit, currency_dimension::dimension_type,
                                                  detail::currency_ordinal> {};
struct accelerator_base_unit
    : boost::units::base_unit<accelerator_base_unit, accelerator_dimension::dimension_type,
                              detail::accelerator_ordinal> {};
struct gram_base_unit
    : boost::units::base_unit<gram_base_unit, emission_dimension::dimension_type, detail::emission_ordinal> {
};

/// The base units of the system, in a type with a name of its own.
///
/// Every compiler error and every symbol about a quantity spells its system. Deriving from the sorted list
/// instead of naming it makes that `homogeneous_system<scalekit::base_units>` in place of eight nested lists.
struct base_units : boost::units::make_system<second_base_unit, joule_base_unit, byte_base_unit,
                                              flop_base_unit, token_base_unit, dollar_base_unit,
                                              accelerator_base_unit, gram_base_unit>::type::type {};

/// The one homogeneous system. Mixing in another, such as Boost's SI, would make flop / (flop / second) a
/// heterogeneous unit that is not the type of a duration; here it is.
using system = boost::units::homogeneous_system<base_units>;

using dimensionless_unit = boost::units::unit<boost::units::dimensionless_type, system>;

using time_unit = boost::units::unit<time_dimension::dimension_type, system>;
using energy_unit = boost::units::unit<energy_dimension::dimension_type, system>;
using data_unit = boost::units::unit<information_dimension::dimension_type, system>;
using flop_unit = boost::units::unit<flop_dimension::dimension_type, system>;
using token_unit = boost::units::unit<token_dimension::dimension_type, system>;
using money_unit = boost::units::unit<currency_dimension::dimension_type, system>;
using accelerator_unit = boost::units::unit<accelerator_dimension::dimension_type, system>;
using emission_unit = boost::units::unit<emission_dimension::dimension_type, system>;

using frequency_unit = decltype(dimensionless_unit{} / time_unit{});
using power_unit = decltype(energy_unit{} / time_unit{});
using bandwidth_unit = decltype(data_unit{} / time_unit{});
using flop_rate_unit = decltype(flop_unit{} / time_unit{});
using token_rate_unit = decltype(token_unit{} / time_unit{});
using intensity_unit = decltype(flop_unit{} / data_unit{});

using flop_per_token_unit = decltype(flop_unit{} / token_unit{});
using energy_per_token_unit = decltype(energy_unit{} / token_unit{});
using money_per_token_unit = decltype(money_unit{} / token_unit{});
using token_per_energy_unit = decltype(token_unit{} / energy_unit{});
using flop_per_energy_unit = decltype(flop_unit{} / energy_unit{});
using energy_price_unit = decltype(money_unit{} / energy_unit{});
using carbon_intensity_unit = decltype(emission_unit{} / energy_unit{});
using emission_per_token_unit = decltype(emission_unit{} / token_unit{});

/// One accelerator for one second; 3600 of them are a GPU-hour.
using accelerator_time_unit = decltype(accelerator_unit{} * time_unit{});
/// Money per accelerator-time.
using price_unit = decltype(money_unit{} / accelerator_time_unit{});
using token_rate_per_accelerator_unit = decltype(token_rate_unit{} / accelerator_unit{});
using token_rate_per_power_unit = decltype(token_rate_unit{} / power_unit{});
using token_per_accelerator_time_unit = decltype(token_unit{} / accelerator_time_unit{});

}  // namespace scalekit
