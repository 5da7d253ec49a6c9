// expect-error-gcc: call to non-.constexpr. function .*ratio_literal_is_outside_the_range_of_its_tag
// expect-error-clang: call to consteval function .*contention_fraction.*::literal. is not a constant expression
// expect-error: ratio_literal_is_outside_the_range_of_its_tag

#include "scalekit/units.hpp"

// A factor minus one, with the wrong sign.
#ifdef SCALEKIT_CONTROL
auto const contention = scalekit::contention_fraction<>::literal(0.3);
#else
auto const contention = scalekit::contention_fraction<>::literal(-0.3);
#endif
