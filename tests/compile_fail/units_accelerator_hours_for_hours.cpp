// expect-error: scalekit: expected a duration \(seconds\), got accelerator-time \(GPU-hours\)
// expect-error-count: 1

#include "scalekit/units.hpp"

// GPU-hours are not hours on the clock.
#ifdef SCALEKIT_CONTROL
constexpr auto used = scalekit::energy_used(scalekit::watts(700), scalekit::hours(1));
#else
constexpr auto used = scalekit::energy_used(scalekit::watts(700), scalekit::accelerator_hours(8));
#endif
