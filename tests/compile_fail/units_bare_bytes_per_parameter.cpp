// expect-error: scalekit: expected the size of one parameter as a data size, got a bare number
// expect-error-count: 1

#include "scalekit/units.hpp"

// Sixteen what? bytes(2) and bits(16) are the same argument.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr auto size = parameter_bytes(weights, scalekit::bits(16));
#else
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr auto size = parameter_bytes(weights, 16);
#endif
