// expect-error: scalekit: expected a data size \(bytes\), got a bandwidth \(bytes per second\)
// expect-error-count: 1

#include "scalekit/units.hpp"

// A rate passed for the size of a buffer.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes(50), one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes_per_second(50), one_way(scalekit::gigabytes_per_second(50)));
#endif
