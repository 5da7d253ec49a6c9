// expect-error: scalekit: expected an energy \(joules\), got a power
// expect-error-count: 1

#include "scalekit/economics.hpp"

// A rated power is no energy until it has lasted.
#ifdef SCALEKIT_CONTROL
constexpr auto used =
    scalekit::emission_of(scalekit::kilowatt_hours(1), scalekit::grams_co2e_per_kilowatt_hour(423));
#else
constexpr auto used =
    scalekit::emission_of(scalekit::kilowatts(1), scalekit::grams_co2e_per_kilowatt_hour(423));
#endif
