// expect-error: scalekit: expected a carbon intensity \(grams of CO2e per joule\), got an emission
// expect-error-count: 1

#include "scalekit/economics.hpp"

// 423 g for each kWh, or 423 g.
#ifdef SCALEKIT_CONTROL
constexpr auto used =
    scalekit::emission_of(scalekit::kilowatt_hours(1), scalekit::grams_co2e_per_kilowatt_hour(423));
#else
constexpr auto used = scalekit::emission_of(scalekit::kilowatt_hours(1), scalekit::grams_co2e(423));
#endif
