// expect-error-gcc: no match for .operator\+.*two_way.*one_way
// expect-error-clang: invalid operands to binary expression .*two_way.*one_way

#include "scalekit/units.hpp"

// Adding the two readings of a link.
#ifdef SCALEKIT_CONTROL
constexpr auto rail = scalekit::gigabytes_per_second(450);
constexpr auto sum = one_way(rail) + one_way(rail);
#else
constexpr auto rail = scalekit::gigabytes_per_second(450);
constexpr auto sum = two_way(rail) + one_way(rail);
#endif
