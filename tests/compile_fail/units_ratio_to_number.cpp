// expect-error-gcc: cannot convert .*ratio_tag::mfu.* to .*double
// expect-error-clang: no viable conversion from .*mfu.* to .*double

#include "scalekit/units.hpp"

// And says .value() on the way out.
#ifdef SCALEKIT_CONTROL
constexpr double share = scalekit::model_flops_utilization<>::literal(0.41).value();
#else
constexpr double share = scalekit::model_flops_utilization<>::literal(0.41);
#endif
