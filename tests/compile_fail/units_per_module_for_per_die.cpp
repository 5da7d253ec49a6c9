// expect-error: scalekit: expected the FLOP rate of one die \(GCD\), got that of a whole module
// expect-error-count: 1

#include "scalekit/units.hpp"

// A Frontier job counts GCDs; the datasheet of the MI250X counts modules of two.
template <class Rate>
constexpr auto die_time(Rate const& rate) {
  scalekit::require_per_die_flop_rate<Rate>();
  if constexpr (scalekit::per_die_flop_rate_quantity<Rate>) {
    return scalekit::teraflop_operations(1) / rate.quantity();
  } else {
    return scalekit::duration<>{};
  }
}

#ifdef SCALEKIT_CONTROL
constexpr auto mi250x = per_module(scalekit::teraflops_per_second(383));
constexpr auto elapsed = die_time(to_per_die(mi250x, 2));
#else
constexpr auto mi250x = per_module(scalekit::teraflops_per_second(383));
constexpr auto elapsed = die_time(mi250x);
#endif
