// expect-error: scalekit: expected a power \(watts\), got an energy \(joules\)
// expect-error-count: 1

#include "scalekit/units.hpp"

// kWh and kW.
#ifdef SCALEKIT_CONTROL
constexpr auto used = scalekit::energy_used(scalekit::kilowatts(10), scalekit::hours(1));
#else
constexpr auto used = scalekit::energy_used(scalekit::kilowatt_hours(10), scalekit::hours(1));
#endif
