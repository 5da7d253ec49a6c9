// expect-error-gcc: no match for .operator<
// expect-error-clang: invalid operands to binary expression

#include "scalekit/units.hpp"

// Nor do they compare.
#ifdef SCALEKIT_CONTROL
constexpr bool less = scalekit::gigabytes(1) < scalekit::gibibytes(1);
#else
constexpr bool less = scalekit::gigabytes(1) < scalekit::gigabytes_per_second(1);
#endif
