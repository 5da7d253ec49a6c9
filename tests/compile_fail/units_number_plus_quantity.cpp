// expect-error-gcc: no match for .operator\+
// expect-error-clang: invalid operands to binary expression

#include "scalekit/units.hpp"

// A number scales a quantity, it is not added to one.
#ifdef SCALEKIT_CONTROL
constexpr auto sum = 2.0 * scalekit::seconds(1);
#else
constexpr auto sum = 2.0 + scalekit::seconds(1);
#endif
