// expect-error: scalekit: expected a number, got a quantity, which has a unit already
// expect-error-count: 1

#include "scalekit/units.hpp"

// A 400 Gb/s port taken for 400 GB/s.
#ifdef SCALEKIT_CONTROL
constexpr auto port = scalekit::gigabits_per_second(400);
#else
constexpr auto port = scalekit::gigabytes_per_second(scalekit::gigabits_per_second(400));
#endif
