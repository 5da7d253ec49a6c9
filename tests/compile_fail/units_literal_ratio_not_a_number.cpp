// expect-error-gcc: call to non-.constexpr. function .*ratio_literal_is_outside_the_range_of_its_tag
// expect-error-clang: call to consteval function .*scaling_efficiency.*::literal. is not a constant expression
// expect-error: ratio_literal_is_outside_the_range_of_its_tag

#include "scalekit/units.hpp"

// 0.0 / 0.0 of an empty run.
#ifdef SCALEKIT_CONTROL
auto const efficiency = scalekit::scaling_efficiency<>::literal(1.02);
#else
auto const efficiency = scalekit::scaling_efficiency<>::literal(__builtin_nan(""));
#endif
