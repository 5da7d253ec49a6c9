// expect-error: scalekit: expected the bandwidth of one direction, got the sum of both directions
// expect-error-count: 1

#include "scalekit/units.hpp"

// NVLink's 900 GB/s count both directions; a transfer gets half of it.
#ifdef SCALEKIT_CONTROL
constexpr auto nvlink = scalekit::two_way(scalekit::gigabytes_per_second(900));
constexpr auto elapsed = scalekit::transfer_time(scalekit::gigabytes(1), scalekit::to_one_way(nvlink));
#else
constexpr auto nvlink = scalekit::two_way(scalekit::gigabytes_per_second(900));
constexpr auto elapsed = scalekit::transfer_time(scalekit::gigabytes(1), nvlink);
#endif
