// expect-error: scalekit: expected a number, got a quantity, which has a unit already
// expect-error-count: 1

#include "scalekit/units.hpp"

// Re-labelling 400 Gb as if it were a number of bytes.
#ifdef SCALEKIT_CONTROL
constexpr auto buffer = scalekit::gigabits(400);
#else
constexpr auto buffer = scalekit::gigabytes(scalekit::gigabits(400));
#endif
