// expect-error: scalekit: expected an overlap fraction, got a link efficiency
// expect-error-count: 1

#include "scalekit/units.hpp"

// Both are near 0.9, and both are about the link.
template <class Ratio>
constexpr double exposed_share(Ratio const& overlap) {
  scalekit::require_overlap_fraction<Ratio>();
  return 1.0 - overlap.value();
}

#ifdef SCALEKIT_CONTROL
constexpr double exposed = exposed_share(scalekit::overlap_fraction<>::literal(0.9));
#else
constexpr double exposed = exposed_share(scalekit::link_efficiency<>::literal(0.9));
#endif
