// expect-error: scalekit: expected the bandwidth of one direction, got one that does not say whether
// expect-error-count: 1

#include "scalekit/units.hpp"

// A plain bandwidth does not say which directions it counts.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes(1), one_way(scalekit::gigabytes_per_second(450)));
#else
constexpr auto elapsed = scalekit::transfer_time(scalekit::gigabytes(1), scalekit::gigabytes_per_second(450));
#endif
