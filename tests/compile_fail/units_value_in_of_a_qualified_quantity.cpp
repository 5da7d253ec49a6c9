// expect-error: scalekit: expected a plain quantity, got a qualified one
// expect-error-count: 1

#include "scalekit/units.hpp"

// Reading a number out of a qualified quantity drops the qualifier; that takes a word.
#ifdef SCALEKIT_CONTROL
constexpr double rate =
    value_in(two_way(scalekit::gigabytes_per_second(900)).quantity(), scalekit::gigabytes_per_second);
#else
constexpr double rate =
    (value_in(two_way(scalekit::gigabytes_per_second(900)), scalekit::gigabytes_per_second), 0.0);
#endif
