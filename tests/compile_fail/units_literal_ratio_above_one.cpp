// expect-error-gcc: call to non-.constexpr. function .*ratio_literal_is_outside_the_range_of_its_tag
// expect-error-clang: call to consteval function .*mfu.*::literal. is not a constant expression
// expect-error: ratio_literal_is_outside_the_range_of_its_tag

#include "scalekit/units.hpp"

// A percentage where a fraction is meant.
#ifdef SCALEKIT_CONTROL
auto const mfu = scalekit::model_flops_utilization<>::literal(0.41);
#else
auto const mfu = scalekit::model_flops_utilization<>::literal(41);
#endif
