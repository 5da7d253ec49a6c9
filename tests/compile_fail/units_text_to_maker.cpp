// expect-error: scalekit: expected a number, got something else
// expect-error-count: 1

#include "scalekit/units.hpp"

// Units are made from numbers; text is parsed at the border.
#ifdef SCALEKIT_CONTROL
auto const elapsed = scalekit::seconds(5);
#else
auto const elapsed = scalekit::seconds("5");
#endif
