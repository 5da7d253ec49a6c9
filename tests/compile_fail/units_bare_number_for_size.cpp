// expect-error: scalekit: expected a data size \(bytes\), got a bare number
// expect-error-count: 1

#include "scalekit/units.hpp"

// A number without a unit.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::bytes(1e9), one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr auto elapsed = scalekit::transfer_time(1e9, one_way(scalekit::gigabytes_per_second(50)));
#endif
