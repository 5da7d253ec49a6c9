// expect-error-gcc: no match for .operator\+
// expect-error-clang: invalid operands to binary expression .*time_dimension.*information_dimension

#include "scalekit/units.hpp"

// Two dimensions do not add up.
#ifdef SCALEKIT_CONTROL
constexpr auto sum = scalekit::seconds(1) + scalekit::seconds(1);
#else
constexpr auto sum = scalekit::seconds(1) + scalekit::bytes(1);
#endif
