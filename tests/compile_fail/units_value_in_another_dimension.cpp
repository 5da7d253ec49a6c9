// expect-error: scalekit: expected a unit of the quantity's own dimension, got a unit of another one
// expect-error-count: 1

#include "scalekit/units.hpp"

// Reading a size as a rate.
#ifdef SCALEKIT_CONTROL
constexpr double size = value_in(scalekit::gibibytes(80), scalekit::gigabytes);
#else
constexpr double size = (value_in(scalekit::gibibytes(80), scalekit::gigabytes_per_second), 0.0);
#endif
