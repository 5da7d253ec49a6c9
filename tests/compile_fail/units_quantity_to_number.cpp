// expect-error-gcc: cannot convert .* to .*double
// expect-error-clang: no viable conversion from .*time_dimension.* to .*double

#include "scalekit/units.hpp"

// Seconds, or milliseconds? value_in() says it.
#ifdef SCALEKIT_CONTROL
constexpr double elapsed = value_in(scalekit::milliseconds(5), scalekit::seconds);
#else
constexpr double elapsed = scalekit::milliseconds(5);
#endif
