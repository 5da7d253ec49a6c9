// expect-error-gcc: no matching function for call to .per_node
// expect-error-clang: no matching function for call to .per_node
// expect-error: has_no_scope_yet

#include "scalekit/units.hpp"

// A share of a share has no meaning; the conversion has.
#ifdef SCALEKIT_CONTROL
constexpr auto node = to_per_node(per_accelerator(scalekit::watts(700)), 8);
#else
constexpr auto node = per_node(per_accelerator(scalekit::watts(700)));
#endif
