// expect-error: scalekit: expected a dense FLOP rate, got one that does not say whether it is a dense or a 2:4-sparse peak
// expect-error-count: 1

#include "scalekit/units.hpp"

// Datasheets print both peaks.
#ifdef SCALEKIT_CONTROL
constexpr auto peak = dense(scalekit::teraflops_per_second(989.4));
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#else
constexpr auto peak = scalekit::teraflops_per_second(1979);
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#endif
