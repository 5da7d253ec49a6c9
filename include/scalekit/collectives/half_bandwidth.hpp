#pragma once

#include <optional>

#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Buffers over which the largest bus bandwidth is looked for: powers of two up to 1 TiB.
inline constexpr int largest_buffer_log2 = 40;

/// The largest bus bandwidth of a collective over buffers of a power of two, up to 1 TiB; zero for a group of one.
///
/// Under `as_library` that need not be the largest buffer's: the tuner can turn to a pair that carries less.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> limiting_bus_bandwidth(collective op, process_group const& group,
                                                               fabric<Real> const& links,
                                                               collective_settings<Real> const& settings) {
  if (group.ranks <= 1) return {};
  bandwidth<Real> largest{};
  double size = 1.0;
  for (int k = 0; k <= largest_buffer_log2; ++k, size *= 2.0) {
    data_size<Real> const buffer = bytes(Real{size});
    bandwidth<Real> const b =
        bus_bandwidth(op, group.ranks, buffer, collective_time(op, buffer, group, links, settings).time);
    if (k == 0 || b > largest) largest = b;
  }
  return largest;
}

/// The least buffer whose bus bandwidth is `fraction` of the limiting one: below it latency decides.
///
/// eq: half-bandwidth-size   least S with busbw(S) >= fraction x limiting_bus_bandwidth
/// Found to a thousandth between powers of two. Under `as_library` a larger buffer can fall below again where the
/// library's choice changes. Nothing for a group of one. Precondition: 0 < fraction < 1.
template <class Real>
[[nodiscard]] constexpr std::optional<data_size<Real>> size_at_bandwidth_fraction(
    collective op, process_group const& group, fabric<Real> const& links,
    collective_settings<Real> const& settings, double fraction = 0.5) {
  if (group.ranks <= 1) return std::nullopt;
  double const wanted = fraction * value_of(base_value(limiting_bus_bandwidth(op, group, links, settings)));
  auto const reaches = [&](double size) {
    data_size<Real> const buffer = bytes(Real{size});
    auto const time = collective_time(op, buffer, group, links, settings).time;
    return value_of(base_value(bus_bandwidth(op, group.ranks, buffer, time))) >= wanted;
  };
  double high = 1.0;
  while (high < 0x1p40 && !reaches(high)) high *= 2.0;
  double low = high / 2.0;
  while (high > low * 1.001) {
    double const middle = (low + high) / 2.0;
    (reaches(middle) ? high : low) = middle;
  }
  return bytes(Real{high});
}

}  // namespace scalekit
