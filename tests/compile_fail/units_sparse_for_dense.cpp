// expect-error: scalekit: expected a dense FLOP rate, got a 2:4-sparse one, twice what training can use
// expect-error-count: 1

#include "scalekit/units.hpp"

// The first figure of the H100's datasheet is the sparse peak.
#ifdef SCALEKIT_CONTROL
constexpr auto peak = dense(scalekit::teraflops_per_second(989.4));
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#else
constexpr auto peak = sparse_2_4(scalekit::teraflops_per_second(1979));
constexpr auto elapsed = scalekit::roofline_time(
    scalekit::teraflop_operations(1), peak, scalekit::gigabytes(1), scalekit::terabytes_per_second(3.35));
#endif
