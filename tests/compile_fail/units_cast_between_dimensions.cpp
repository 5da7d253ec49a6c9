// expect-error-gcc: no matching function for call to .conversion_factor
// expect-error-clang: no matching function for call to .conversion_factor

#include "scalekit/units.hpp"

// An explicit conversion is no way around the dimensions.
#ifdef SCALEKIT_CONTROL
constexpr auto e = static_cast<scalekit::energy<>>(scalekit::watts(700) * scalekit::seconds(1));
#else
constexpr auto e = static_cast<scalekit::energy<>>(scalekit::watts(700));
#endif
