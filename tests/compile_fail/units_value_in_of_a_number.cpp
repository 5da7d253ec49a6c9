// expect-error: scalekit: expected a quantity, got something without a unit
// expect-error-count: 1

#include "scalekit/units.hpp"

// Converting a number that never had a unit.
#ifdef SCALEKIT_CONTROL
constexpr double size = value_in(scalekit::gibibytes(80), scalekit::gigabytes);
#else
constexpr double size = (value_in(80.0, scalekit::gigabytes), 0.0);
#endif
