#pragma once

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/require.hpp"

namespace scalekit {

/// Energy used at a constant power.
///
/// eq: energy-used            E = P t
///   P  mean power over the time [W]     t  time [s]
/// Assumes: P is the mean over t, of whatever the energy is asked for (accelerator, node, facility).
/// Valid when: always, for the mean; a rated power is an upper bound.
/// Source: definition of power.
/// Not modelled: how power follows the work; see the power model.
template <class Power, class Duration>
[[nodiscard]] constexpr auto energy_used(Power const& power, Duration const& time) {
  require_power<Power>();
  require_duration<Duration>();
  if constexpr (power_quantity<Power> && duration_quantity<Duration>) {
    return power * time;
  } else {
    return energy<>{};
  }
}

}  // namespace scalekit
