// expect-error: scalekit: expected the power of one accelerator, got one that does not say whether it is of an accelerator
// expect-error-count: 1

#include "scalekit/units.hpp"

// Whose power? The call has to say.
template <class Power>
constexpr auto board_energy(Power const& power) {
  scalekit::require_per_accelerator_power<Power>();
  if constexpr (scalekit::per_accelerator_power_quantity<Power>) {
    return power.quantity() * scalekit::hours(1);
  } else {
    return scalekit::energy<>{};
  }
}

#ifdef SCALEKIT_CONTROL
constexpr auto energy = board_energy(per_accelerator(scalekit::watts(700)));
#else
constexpr auto energy = board_energy(scalekit::watts(700));
#endif
