// expect-error: scalekit: expected a number, got a quantity, which has a unit already
// expect-error-count: 1

#include "scalekit/units.hpp"

// Quantities in GB and GiB mix by themselves; a label is not stuck on top of another.
#ifdef SCALEKIT_CONTROL
constexpr auto memory = scalekit::gibibytes(80);
#else
constexpr auto memory = scalekit::gibibytes(scalekit::gigabytes(80));
#endif
