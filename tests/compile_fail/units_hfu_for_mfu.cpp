// expect-error: scalekit: expected an MFU \(without recomputation\), got an HFU
// expect-error-count: 1

#include "scalekit/units.hpp"

// An HFU of 38 % with full recomputation is an MFU of 29 %.
template <class Ratio>
constexpr double achieved_share(Ratio const& mfu) {
  scalekit::require_model_flops_utilization<Ratio>();
  return mfu.value();
}

#ifdef SCALEKIT_CONTROL
constexpr double share = achieved_share(scalekit::model_flops_utilization<>::literal(0.29));
#else
constexpr double share = achieved_share(scalekit::hardware_flops_utilization<>::literal(0.38));
#endif
