// expect-error: scalekit: expected a number, got something else
// expect-error-count: 1

#include "scalekit/units.hpp"

// true is an int to most of C++, but it is not one second.
#ifdef SCALEKIT_CONTROL
auto const elapsed = scalekit::seconds(1);
#else
auto const elapsed = scalekit::seconds(true);
#endif
