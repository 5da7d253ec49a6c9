// expect-error-gcc: no matching function for call to .*quantity.*double
// expect-error-clang: no matching constructor for initialization of .scalekit::duration<>.|no matching (constructor|conversion).*time_dimension

#include "scalekit/units.hpp"

// Not even with braces: a constructor cannot name a unit.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed = scalekit::seconds(1.5);
#else
constexpr scalekit::duration<> elapsed{1.5};
#endif
