#pragma once

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/require.hpp"

namespace scalekit {

/// Shortest time in which an accelerator can do `work` while it moves `traffic` to and from its memory.
///
/// eq: roofline-time          t = max(W / P, Q / B)
///   W  work [FLOP]             P  dense peak in the precision of the work [FLOP/s]
///   Q  memory traffic [byte]   B  memory bandwidth [byte/s]
/// Assumes: work and traffic overlap perfectly; both peaks are reached.
/// Valid when: a lower bound is wanted; real kernels reach a fraction of either peak.
/// Source: Williams, Waterman, Patterson, "Roofline", Communications of the ACM 52(4), 2009.
/// Not modelled: caches, tile and wave quantisation, launch; the 2:4-sparse peak, hence the type of P.
template <class Work, class Peak, class Traffic, class Bandwidth>
[[nodiscard]] constexpr auto roofline_time(Work const& work, Peak const& peak, Traffic const& traffic,
                                           Bandwidth const& memory_bandwidth) {
  require_flop_count<Work>();
  require_dense_flop_rate<Peak>();
  require_data_size<Traffic>();
  require_bandwidth<Bandwidth>();
  if constexpr (flop_count_quantity<Work> && dense_flop_rate_quantity<Peak> && data_size_quantity<Traffic> &&
                bandwidth_quantity<Bandwidth>) {
    auto const compute_bound = work / peak.quantity();
    auto const memory_bound = traffic / memory_bandwidth;
    using result = decltype(compute_bound + memory_bound);
    return compute_bound < memory_bound ? result{memory_bound} : result{compute_bound};
  } else {
    return duration<>{};
  }
}

}  // namespace scalekit
