// expect-error: no matching function for call to .dense

#include "scalekit/units.hpp"

// Saying dense() of what is already said to be sparse.
#ifdef SCALEKIT_CONTROL
constexpr auto peak = dense(scalekit::teraflops_per_second(989.4));
#else
constexpr auto peak = dense(sparse_2_4(scalekit::teraflops_per_second(1979)));
#endif
