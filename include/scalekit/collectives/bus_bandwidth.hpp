#pragma once

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/ring.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Algorithm bandwidth as nccl-tests defines it: bytes of the buffer over time.
///
/// eq: algorithm-bandwidth   algbw = S / t
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> algorithm_bandwidth(data_size<Real> const& size,
                                                            duration<Real> const& time) {
  return size / time;
}

/// Bus bandwidth as nccl-tests defines it: the rate each link would carry if a ring had run.
///
/// eq: bus-bandwidth         busbw = algbw x (n-1)/n, or 2 (n-1)/n for all-reduce
/// Source: NVIDIA/nccl-tests doc/PERFORMANCE.md.
template <class Real>
[[nodiscard]] constexpr bandwidth<Real> bus_bandwidth(collective op, std::int64_t ranks,
                                                      data_size<Real> const& size,
                                                      duration<Real> const& time) {
  return size * ring_volume<Real>(op, ranks) / time;
}

}  // namespace scalekit
