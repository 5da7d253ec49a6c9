#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "scalekit/parallelism/plan.hpp"
#include "scalekit/search/objective.hpp"

namespace scalekit {

/// Where a plan stands in the order of a search: by cell, and in it by the order in which its legal plans are visited.
struct plan_position {
  std::uint64_t cell = 0;
  std::uint64_t index = 0;

  friend constexpr bool operator==(plan_position const&, plan_position const&) = default;
  friend constexpr auto operator<=>(plan_position const&, plan_position const&) = default;
};

/// A plan that a search found.
struct found_plan {
  plan parallel{};
  plan_figures figures{};
  plan_position position{};
};

/// The best plans of those offered, at most `most`, best first: by the rounded objective, and at a tie by position.
///
/// Which they are does not depend on the order of the offers. Allocates when it is made, never after.
class best_plans {
 public:
  explicit best_plans(search_objective objective, std::size_t most) : objective_(objective), most_(most) {
    plans_.reserve(most);
  }

  void offer(found_plan const& candidate) {
    if (most_ == 0) return;
    if (plans_.size() == most_) {
      if (!comes_before(candidate, plans_.back())) return;
      plans_.pop_back();
    }
    auto const behind = [this](found_plan const& a, found_plan const& b) { return comes_before(a, b); };
    plans_.insert(std::upper_bound(plans_.begin(), plans_.end(), candidate, behind), candidate);
  }

  [[nodiscard]] std::vector<found_plan> const& plans() const noexcept { return plans_; }

  /// The rounded objective that a plan must not exceed to be among the best; infinity until there are `most`.
  [[nodiscard]] double threshold() const noexcept {
    if (most_ == 0 || plans_.size() < most_) return std::numeric_limits<double>::infinity();
    return score(plans_.back());
  }

  [[nodiscard]] double score(found_plan const& p) const noexcept {
    return rounded_for_comparison(p.figures.of(objective_));
  }
  [[nodiscard]] bool comes_before(found_plan const& a, found_plan const& b) const noexcept {
    double const x = score(a);
    double const y = score(b);
    return x < y || (x == y && a.position < b.position);
  }

 private:
  search_objective objective_;
  std::size_t most_;
  std::vector<found_plan> plans_;
};

}  // namespace scalekit
