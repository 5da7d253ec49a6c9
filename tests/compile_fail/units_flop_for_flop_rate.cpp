// expect-error: scalekit: expected a dense FLOP rate, got a number of FLOP
// expect-error-count: 1

#include "scalekit/units.hpp"

// And the other way round.
#ifdef SCALEKIT_CONTROL
constexpr auto peak = dense(scalekit::teraflops_per_second(989.4));
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#else
constexpr auto peak = scalekit::teraflop_operations(989.4);
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#endif
