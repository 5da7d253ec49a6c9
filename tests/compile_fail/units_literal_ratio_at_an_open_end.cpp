// expect-error-gcc: call to non-.constexpr. function .*ratio_literal_is_outside_the_range_of_its_tag
// expect-error-clang: call to consteval function .*bubble_fraction.*::literal. is not a constant expression
// expect-error: ratio_literal_is_outside_the_range_of_its_tag

#include "scalekit/units.hpp"

// A pipeline that is all bubble never ends: the range is open at one.
#ifdef SCALEKIT_CONTROL
auto const bubble = scalekit::bubble_fraction<>::literal(0.99);
#else
auto const bubble = scalekit::bubble_fraction<>::literal(1.0);
#endif
