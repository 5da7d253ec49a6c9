// expect-error: scalekit: expected the bandwidth of one direction, got a data size \(bytes\)
// expect-error-count: 1

#include "scalekit/units.hpp"

// The size of the buffer twice.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigabytes(50), one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr auto elapsed = scalekit::transfer_time(scalekit::gigabytes(1), scalekit::gigabytes(50));
#endif
