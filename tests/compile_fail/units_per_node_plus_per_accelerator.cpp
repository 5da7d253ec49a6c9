// expect-error-gcc: no match for .operator\+.*per_node.*per_accelerator
// expect-error-clang: invalid operands to binary expression .*per_node.*per_accelerator

#include "scalekit/units.hpp"

// Node power and accelerator power do not add up to anything.
#ifdef SCALEKIT_CONTROL
constexpr auto node = per_node(scalekit::kilowatts(3));
constexpr auto sum = node + to_per_node(per_accelerator(scalekit::watts(700)), 8);
#else
constexpr auto node = per_node(scalekit::kilowatts(3));
constexpr auto sum = node + per_accelerator(scalekit::watts(700));
#endif
