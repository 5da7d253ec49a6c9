#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// A buffer size from which on the library runs something else.
template <class Real = double>
struct selection_point {
  std::int64_t bytes = 0;
  collective_estimate<Real> before{};  ///< one byte less
  collective_estimate<Real> after{};
};

namespace detail {

// A collective in two levels takes the cheapest at each stage and does not jump: it is one choice.
template <class Real>
[[nodiscard]] constexpr bool same_choice(collective_estimate<Real> const& a,
                                         collective_estimate<Real> const& b) {
  bool const two_levels = a.algorithm == collective_algorithm::hierarchical;
  return a.algorithm == b.algorithm && (a.protocol == b.protocol || two_levels);
}

// Between two sizes where estimates are straight lines the cheapest at both ends is the cheapest in between, so that
// halving the interval finds every change.
template <class Real, class Estimate, class Visit>
constexpr void visit_changes(std::int64_t low, collective_estimate<Real> const& at_low, std::int64_t high,
                             collective_estimate<Real> const& at_high, Estimate const& estimate,
                             Visit const& visit) {
  if (same_choice(at_low, at_high)) return;
  if (high - low == 1) {
    visit(selection_point<Real>{high, at_low, at_high});
    return;
  }
  std::int64_t const middle = low + (high - low) / 2;
  auto const at_middle = estimate(middle);
  visit_changes(low, at_low, middle, at_middle, estimate, visit);
  visit_changes(middle, at_middle, high, at_high, estimate, visit);
}

}  // namespace detail

/// Calls `visit` with every selection point in (low, high], in order: the sizes at which the time of a collective
/// can jump, since a library switches where its estimates cross and not where times do.
///
/// The tuner's estimates are straight lines between powers of two, where its corrections change, and on both sides
/// of the size at which a ring all-reduce counts more latency.
/// Precondition: 0 < low < high.
template <class Real, class Visit>
constexpr void for_each_selection_point(collective op, process_group const& group, fabric<Real> const& links,
                                        collective_settings<Real> const& settings, std::int64_t low,
                                        std::int64_t high, Visit const& visit) {
  auto const estimate = [&](std::int64_t size) {
    return collective_time(op, bytes(Real{static_cast<double>(size)}), group, links, settings);
  };
  std::int64_t const slower = 64 * group.ranks * detail::group_channels(group, links);
  std::int64_t start = low;
  auto at_start = estimate(start);
  while (start < high) {
    std::int64_t end = 128;
    while (end <= start) end *= 2;
    if (slower > start && slower < end) end = slower;
    end = end < high ? end : high;
    // The last size of the piece, and the first of the next.
    for (std::int64_t const next : {end - 1, end}) {
      if (next <= start) continue;
      auto const at_next = estimate(next);
      detail::visit_changes(start, at_start, next, at_next, estimate, visit);
      start = next;
      at_start = at_next;
    }
  }
}

}  // namespace scalekit
