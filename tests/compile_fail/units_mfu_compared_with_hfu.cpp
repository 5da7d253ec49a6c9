// expect-error-gcc: no match for .operator<
// expect-error-clang: invalid operands to binary expression

#include "scalekit/units.hpp"

// HFU >= MFU always holds for one run, and comparing across runs is the usual mistake.
#ifdef SCALEKIT_CONTROL
constexpr bool less =
    scalekit::model_flops_utilization<>::literal(0.3) < scalekit::model_flops_utilization<>::literal(0.4);
#else
constexpr bool less =
    scalekit::model_flops_utilization<>::literal(0.3) < scalekit::hardware_flops_utilization<>::literal(0.4);
#endif
