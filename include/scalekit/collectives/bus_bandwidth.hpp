#pragma once

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/route.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Algorithm bandwidth as nccl-tests defines it: bytes of the buffer over time.
///
/// eq: algorithm-bandwidth   algbw = S / t
template <class Size, class Time>
[[nodiscard]] constexpr auto algorithm_bandwidth(Size const& size, Time const& time) {
  require_data_size<Size>();
  require_duration<Time>();
  if constexpr (data_size_quantity<Size> && duration_quantity<Time>) {
    return size / time;
  } else {
    return bandwidth<>{};
  }
}

/// Bus bandwidth as nccl-tests defines it: the rate each link would carry if a ring had run.
///
/// eq: bus-bandwidth         busbw = algbw x (n-1)/n; 2 (n-1)/n for all-reduce; 1 for broadcast and
///                           point-to-point
/// Source: NVIDIA/nccl-tests doc/PERFORMANCE.md.
template <class Size, class Time>
[[nodiscard]] constexpr auto bus_bandwidth(collective op, std::int64_t ranks, Size const& size,
                                           Time const& time) {
  require_data_size<Size>();
  require_duration<Time>();
  if constexpr (data_size_quantity<Size> && duration_quantity<Time>) {
    return size * detail::ring_volume(op, ranks) / time;
  } else {
    return bandwidth<>{};
  }
}

}  // namespace scalekit
