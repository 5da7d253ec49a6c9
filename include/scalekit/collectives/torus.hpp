#pragma once

#include <array>
#include <cstdint>

#include "scalekit/collectives/collective_cost.hpp"
#include "scalekit/collectives/fabric.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/units.hpp"

namespace scalekit::detail {

/// A group's part of a torus.
struct torus_part {
  int axes = 0;              ///< of the torus
  int used = 0;              ///< along which the group extends
  std::int64_t hops = 0;     ///< half of every used axis: both directions at once
  std::int64_t longest = 1;  ///< ranks along the longest of them
};

/// Contiguous groups fill the axes from the innermost; strided ones start behind the accelerators between ranks.
[[nodiscard]] constexpr torus_part part_of(torus_extents const& extents,
                                           process_group const& group) noexcept {
  torus_part part{};
  std::int64_t skip = group.stride;
  std::int64_t left = group.ranks;
  for (std::int64_t const extent : extents) {
    if (extent <= 0) continue;
    ++part.axes;
    std::int64_t const free = extent / skip;
    skip = skip < extent ? 1 : ceil_divide(skip, extent);
    if (free <= 1 || left <= 1) continue;
    std::int64_t const along = left < free ? left : free;
    part.hops += along / 2;
    part.longest = along > part.longest ? along : part.longest;
    left = ceil_divide(left, free);
    ++part.used;
  }
  return part;
}

/// Time of a collective over the wrapped rings of a torus.
///
/// eq: torus-time         t = call + ratio turns hops x hop + size x volume / B
///   volume   (n - 1) / n for all-gather and reduce-scatter, twice that for all-reduce, 1 for broadcast, over the
///            axes used; 1 for point-to-point, over one axis
///   B        both directions of each axis used, of the `inside_node` that all axes carry
/// eq: torus-all-to-all   size x e / 4 over one axis of the longest extent e: bytes travel a quarter of the way round
///                        on average, in two directions, and the other axes are done sooner
/// Assumes: the group's part of each axis is wrapped. Source: jax-ml/scaling-book, sharding chapter.
template <class Real>
[[nodiscard]] constexpr collective_estimate<Real> torus_time(collective op, data_size<Real> const& size,
                                                             process_group const& group,
                                                             fabric<Real> const& links,
                                                             collective_settings<Real> const& settings) {
  collective_constants<Real> const& k = settings.constants;
  torus_part const part = part_of(links.torus, group);
  bool const whole = op != collective::all_to_all && op != collective::point_to_point;
  double const axes = part.used > 0 && whole ? static_cast<double>(part.used) : 1.0;
  bandwidth<Real> const speed =
      links.inside_node.quantity() * (k.link_efficiency * Real{axes / static_cast<double>(part.axes)});
  double const volume =
      op == collective::all_to_all ? static_cast<double>(part.longest) / 4.0 : ring_volume(op, group.ranks);
  std::int64_t const hops = ring_turns(op) * (part.hops > 0 ? part.hops : 1);
  constexpr auto simple = static_cast<std::size_t>(wire_protocol::simple);
  duration<Real> const latency =
      call_time(op, settings) +
      k.direct_hop[simple] * (settings.hop_latency_ratio * Real{static_cast<double>(hops)});
  return {latency + size * Real{volume} / speed, latency,
          whole ? collective_algorithm::ring : collective_algorithm::pairwise, wire_protocol::simple};
}

}  // namespace scalekit::detail
