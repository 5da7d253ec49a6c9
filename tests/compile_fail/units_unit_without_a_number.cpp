// expect-error: scalekit: expected a quantity, got a unit by itself
// expect-error-count: 1

#include "scalekit/units.hpp"

// A unit where a quantity is meant.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes(1), one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes, one_way(scalekit::gigabytes_per_second(50)));
#endif
