#pragma once

#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What becomes of a stretch of compute and a stretch of communication that start together.
template <class Real = double>
struct overlapped {
  duration<Real> contention{};  ///< compute time added because the two share the accelerator
  duration<Real> exposed{};     ///< communication that compute does not cover
  duration<Real> hidden{};      ///< communication that it does
};

/// Compute `busy` beside communication `wire`, where communication takes the share `contention` of compute
/// throughput.
///
/// eq: overlap            busy + phi wire                when wire <= busy / (1 - phi)    (all hidden)
///                        wire                           otherwise: compute lasts busy / (1 - phi), the rest
///                        is exposed
///   phi  share of compute throughput lost while communication runs, [0, 1)
/// Continuous in all three; total time = busy + contention + exposed.
/// Assumes: communication is not slowed by compute.
template <class Busy, class Wire, class Real>
[[nodiscard]] constexpr overlapped<Real> overlap(Busy const& busy, Wire const& wire, Real const& phi) {
  require_duration<Busy>();
  require_duration<Wire>();
  if constexpr (!duration_quantity<Busy> || !duration_quantity<Wire>) {
    return {};
  } else {
    duration<Real> const stretched = busy / (1.0 - phi);
    if (wire <= stretched) return {wire * phi, duration<Real>{}, wire};
    return {stretched - busy, wire - stretched, stretched};
  }
}

}  // namespace scalekit
