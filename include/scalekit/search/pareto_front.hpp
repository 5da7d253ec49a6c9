#pragma once

#include <algorithm>
#include <vector>

#include "scalekit/search/best_plans.hpp"

namespace scalekit {

/// The plans of those offered that no other beats: in time, energy, money and memory together.
///
/// One plan beats another when none of its rounded figures is larger and one is smaller, or when all are equal and it
/// comes first in the order of the search. That is a partial order, so that the front does not depend on the order of the
/// offers. Allocates only when the front grows.
class pareto_front {
 public:
  void offer(found_plan const& candidate) {
    auto const figures = rounded(candidate.figures);
    for (auto const& held : held_) {
      if (beats(held, {candidate, figures})) return;
    }
    std::erase_if(held_, [&](entry const& held) { return beats({candidate, figures}, held); });
    held_.push_back({candidate, figures});
  }

  /// The front, the fastest plan first; at equal time in the order of the search.
  [[nodiscard]] std::vector<found_plan> plans() const {
    auto sorted = held_;
    std::sort(sorted.begin(), sorted.end(), [](entry const& a, entry const& b) {
      if (a.rounded.step_time_s != b.rounded.step_time_s)
        return a.rounded.step_time_s < b.rounded.step_time_s;
      return a.found.position < b.found.position;
    });
    std::vector<found_plan> out;
    out.reserve(sorted.size());
    for (auto const& e : sorted) out.push_back(e.found);
    return out;
  }

 private:
  struct entry {
    found_plan found;
    plan_figures rounded;
  };

  [[nodiscard]] static plan_figures rounded(plan_figures const& f) noexcept {
    return {rounded_for_comparison(f.step_time_s), rounded_for_comparison(f.energy_per_token_j),
            rounded_for_comparison(f.cost_per_token), rounded_for_comparison(f.memory_bytes)};
  }
  [[nodiscard]] static bool beats(entry const& a, entry const& b) noexcept {
    auto const& x = a.rounded;
    auto const& y = b.rounded;
    bool const nowhere_worse = x.step_time_s <= y.step_time_s && x.memory_bytes <= y.memory_bytes &&
                               x.energy_per_token_j <= y.energy_per_token_j &&
                               x.cost_per_token <= y.cost_per_token;
    if (!nowhere_worse) return false;
    bool const equal = x.step_time_s == y.step_time_s && x.memory_bytes == y.memory_bytes &&
                       x.energy_per_token_j == y.energy_per_token_j && x.cost_per_token == y.cost_per_token;
    return !equal || a.found.position < b.found.position;
  }

  std::vector<entry> held_;
};

}  // namespace scalekit
