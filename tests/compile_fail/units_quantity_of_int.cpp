// expect-error: scalekit: expected a quantity of double, float or a class that computes like a double
// expect-error-count: 1

#include "scalekit/units.hpp"

// Integer watts: 700 W / 1000 would be 0.
#ifdef SCALEKIT_CONTROL
constexpr auto used = scalekit::energy_used(scalekit::watts(700), scalekit::hours(1));
#else
constexpr auto used = scalekit::energy_used(scalekit::power<int>{}, scalekit::hours(1));
#endif
