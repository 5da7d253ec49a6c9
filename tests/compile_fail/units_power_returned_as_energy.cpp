// expect-error-gcc: could not convert .*from .*to .*energy_dimension
// expect-error-clang: no viable conversion from returned value of type .* to function return type .*energy_dimension

#include "scalekit/units.hpp"

// A forgotten factor of time in a function that promises an energy.
#ifdef SCALEKIT_CONTROL
scalekit::energy<> hourly(scalekit::power<> p) { return p * scalekit::hours(1); }
#else
scalekit::energy<> hourly(scalekit::power<> p) { return p; }
#endif
