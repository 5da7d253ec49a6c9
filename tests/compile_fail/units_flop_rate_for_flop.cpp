// expect-error: scalekit: expected a number of FLOP, got a FLOP rate \(FLOP per second\)
// expect-error-count: 1

#include "scalekit/units.hpp"

// Papers write TFLOPs for both.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::roofline_time(scalekit::teraflop_operations(12), dense(scalekit::teraflops_per_second(989.4)),
                            scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#else
constexpr auto elapsed =
    scalekit::roofline_time(scalekit::teraflops_per_second(12), dense(scalekit::teraflops_per_second(989.4)),
                            scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#endif
