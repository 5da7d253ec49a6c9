#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/search/best_plans.hpp"
#include "scalekit/search/objective.hpp"
#include "scalekit/search/pareto_front.hpp"
#include "scalekit/search/plan_space.hpp"
#include "scalekit/search/step_bound.hpp"
#include "scalekit/training/memory.hpp"
#include "scalekit/training/step.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// What plans are searched for.
struct search_job {
  transformer model{};
  cluster<> machine{};
  training_setup training{};
  /// The stack that runs plans whose parameters stay whole; that of those among them that divide sequences among
  /// tensor-parallel ranks; and that of fsdp and hsdp.
  software_profile<> whole_parameters{};
  software_profile<> divided_sequences{};
  software_profile<> gathered_parameters{};
  machine_prices prices{};

  static constexpr std::size_t stack_count = 3;
  /// The stack of a plan: 0 whole parameters, 1 divided sequences, 2 gathered parameters.
  [[nodiscard]] static constexpr std::size_t stack_of(plan const& p) noexcept {
    if (p.gathers_parameters()) return 2;
    return p.sequence_parallel && p.tensor_parallel > 1 ? 1 : 0;
  }
  [[nodiscard]] software_profile<> const& stack(std::size_t i) const noexcept {
    return i == 0 ? whole_parameters : i == 1 ? divided_sequences : gathered_parameters;
  }
  /// The scenario of a plan.
  [[nodiscard]] scenario<> with(plan const& p) const {
    return {model, machine, p, training, stack(stack_of(p))};
  }
};

/// How far a search is, in cells of its space.
struct search_progress {
  std::size_t done = 0;
  std::size_t all = 0;
};

struct search_options {
  search_objective objective = search_objective::tokens_per_s;
  /// Plans to keep.
  std::size_t top = 1;
  /// True: also the front of time, energy, money and memory. Then no plan is left out by its bound.
  bool pareto = false;
  /// True: plans that cannot be among the best by `least_step_time` are not timed. Results are the same either way.
  bool prune = true;
  /// Threads that work, the calling one included, >= 1.
  unsigned threads = 1;
  /// The cells whose index is `shard` modulo `shards`: one part of a search that is spread over machines.
  std::size_t shard = 0;
  std::size_t shards = 1;
  /// Called on the calling thread, now and then.
  std::function<void(search_progress const&)> progress{};
  /// Ends the search early; what was found so far is returned.
  std::stop_token stop{};
};

/// What happened to the plans of a space.
struct plan_counts {
  std::uint64_t considered = 0;  ///< combinations of values of the lists: cells() x plans_of_cell()
  std::uint64_t legal = 0;  ///< of these, visited by `for_each_plan`: legal, and no two with the same result
  std::uint64_t fitting = 0;  ///< of these, fit in memory
  std::uint64_t evaluated =
      0;  ///< of these, timed: all of them, or those that their bound does not leave out

  constexpr plan_counts& operator+=(plan_counts const& o) noexcept {
    considered += o.considered;
    legal += o.legal;
    fitting += o.fitting;
    evaluated += o.evaluated;
    return *this;
  }
  friend constexpr bool operator==(plan_counts const&, plan_counts const&) = default;
};

struct search_result {
  plan_counts counts{};
  std::vector<found_plan> best;   ///< best first
  std::vector<found_plan> front;  ///< fastest first; empty unless asked for
  /// The legal plan of least memory, whether it fits or not; `figures` has its memory alone. Nothing without a legal plan.
  std::optional<found_plan> smallest;
  bool complete = true;  ///< false: stopped early
};

namespace detail {

/// Every how many legal plans of a cell one is timed to find a threshold, where plans may be left out.
inline constexpr std::uint64_t probe_distance = 64;

/// One thread's share of a search. Allocates nothing for a plan.
class search_worker {
 public:
  search_worker(search_job const& job, plan_space const& space, search_options const& o)
      : job_(job),
        space_(space),
        scenarios_{of_stack(job, 0), of_stack(job, 1), of_stack(job, 2)},
        objective_(o.objective),
        pareto_(o.pareto),
        best_(o.objective, o.top) {}

  /// Times a few plans of a cell; `best()` is then that of the plans that were timed.
  void probe(std::size_t cell) {
    std::uint64_t index = 0;
    for_each_plan(space_, job_.model, job_.machine.accelerators, job_.training, cell, [&](plan const& p) {
      if (index++ % probe_distance != 0) return;
      scenario<>& s = scenario_of(p);
      auto const memory = memory_of(s.model, s.machine, s.parallel, s.training, s.profile);
      if (fits(memory, s.machine.accelerator)) time_plan(s, memory, {cell, index - 1});
    });
  }

  /// All plans of a cell but those whose rounded objective is sure to exceed `threshold`.
  void search(std::size_t cell, double threshold) {
    counts_.considered += space_.plans_of_cell();
    bool const bounded = threshold < std::numeric_limits<double>::infinity();
    std::array<bool, search_job::stack_count> leaves_out{};
    std::uint64_t index = 0;
    plan_cell(space_, job_.model, job_.machine.accelerators, job_.training, cell)
        .for_each(
            [&](plan const& p) {
              if (!bounded) return;
              for (std::size_t i = 0; i < leaves_out.size(); ++i)
                leaves_out[i] = least_score(scenarios_[i], p) > threshold;
            },
            [&](plan const& p) {
              ++counts_.legal;
              plan_position const position{cell, index++};
              scenario<>& s = scenario_of(p);
              auto const memory = memory_of(s.model, s.machine, s.parallel, s.training, s.profile);
              note_smallest(p, base_value(memory.total()), position);
              if (!fits(memory, s.machine.accelerator)) return;
              ++counts_.fitting;
              if (leaves_out[search_job::stack_of(p)]) return;
              ++counts_.evaluated;
              time_plan(s, memory, position);
            });
  }

  void take(search_worker const& other) {
    counts_ += other.counts_;
    for (auto const& p : other.best_.plans()) best_.offer(p);
    for (auto const& p : other.front_.plans()) front_.offer(p);
    if (other.smallest_)
      note_smallest(other.smallest_->parallel, other.smallest_->figures.memory_bytes,
                    other.smallest_->position);
  }

  [[nodiscard]] best_plans const& best() const noexcept { return best_; }
  [[nodiscard]] search_result result() const {
    return {counts_, best_.plans(), front_.plans(), smallest_, true};
  }

 private:
  [[nodiscard]] static scenario<> of_stack(search_job const& job, std::size_t stack) {
    return {job.model, job.machine, plan{}, job.training, job.stack(stack)};
  }
  [[nodiscard]] scenario<>& scenario_of(plan const& p) {
    scenario<>& s = scenarios_[search_job::stack_of(p)];
    s.parallel = p;
    return s;
  }
  void time_plan(scenario<> const& s, memory_footprint<> const& memory, plan_position const& position) {
    auto const figures = figures_of(s, estimate_step(s, memory), job_.prices);
    found_plan const found{s.parallel, figures, position};
    best_.offer(found);
    if (pareto_) front_.offer(found);
  }
  /// The rounded objective that no plan with the values fixed so far goes below under a stack.
  [[nodiscard]] double least_score(scenario<>& s, plan const& p) const {
    if (objective_ == search_objective::tokens_per_j) return 0.0;  // the bound is one of time
    s.parallel = p;
    double const time = base_value(least_step_time(s));
    if (objective_ == search_objective::tokens_per_s) return rounded_for_comparison(time);
    double const tokens =
        static_cast<double>(s.training.global_batch_size) * static_cast<double>(s.training.sequence_length);
    double const price = static_cast<double>(s.machine.accelerators) * job_.prices.per_accelerator_hour;
    return rounded_for_comparison(time * price / 3600.0 / tokens * (1.0 - 1e-12));
  }
  void note_smallest(plan const& p, double memory, plan_position const& position) {
    if (smallest_) {
      double const least = rounded_for_comparison(smallest_->figures.memory_bytes);
      double const here = rounded_for_comparison(memory);
      if (here > least || (here == least && smallest_->position < position)) return;
    }
    smallest_ = found_plan{p, {0.0, 0.0, 0.0, memory}, position};
  }

  search_job const& job_;
  plan_space const& space_;
  std::array<scenario<>, search_job::stack_count> scenarios_;
  search_objective objective_;
  bool pareto_;
  plan_counts counts_{};
  best_plans best_;
  pareto_front front_;
  std::optional<found_plan> smallest_{};
};

/// Hands out `all` pieces of work to threads: each calls `work` with its number and an index, until none is left or the
/// search is stopped. Thread 0 is the calling one, and calls `report` with the number of indices handed out.
template <class Work, class Report>
void share_out(std::size_t all, unsigned threads, std::stop_token const& stop, Work const& work,
               Report const& report) {
  std::atomic<std::size_t> next{0};
  auto const loop = [&](unsigned thread) {
    for (;;) {
      if (stop.stop_requested()) return;
      std::size_t const i = next.fetch_add(1, std::memory_order_relaxed);
      if (i >= all) return;
      work(thread, i);
      if (thread == 0) report(std::min(all, next.load(std::memory_order_relaxed)));
    }
  };
  std::vector<std::jthread> others;
  for (unsigned t = 1; t < threads; ++t) others.emplace_back([&loop, t] { loop(t); });
  loop(0);
}

}  // namespace detail

/// The best plans of a space.
///
/// Every legal plan is checked for memory before anything is timed. With `prune`, a sample of plans (every 64th of each
/// cell) sets a threshold first, and plans whose bound lies above it are not timed: they cannot be among the best, and
/// `evaluated` does not count them; nor does it count the sample. The threshold is that of the whole space also for a
/// shard. Results and counts depend neither on the number of threads nor on their order, and what the shards of a search
/// find, put together, is what one search finds.
/// Precondition: the model, the machine and the precision break no rule under a plan of degree one. Allocates for each
/// thread, never for a plan. Errors: none; `best` is empty when no legal plan fits.
[[nodiscard]] inline search_result search_plans(search_job const& job, plan_space const& space,
                                                search_options const& options) {
  unsigned const threads = std::max(1U, options.threads);
  std::size_t const all = space.cells();
  double threshold = std::numeric_limits<double>::infinity();
  auto const workers = [&] {
    return std::vector<detail::search_worker>(threads, detail::search_worker(job, space, options));
  };
  if (options.prune && !options.pareto && options.objective != search_objective::tokens_per_j) {
    auto probes = workers();
    detail::share_out(
        all, threads, options.stop, [&](unsigned t, std::size_t i) { probes[t].probe(i); },
        [](std::size_t) {});
    for (unsigned t = 1; t < threads; ++t) probes[0].take(probes[t]);
    if (!options.stop.stop_requested()) threshold = probes[0].best().threshold();
  }
  std::size_t const shards = std::max(std::size_t{1}, options.shards);
  std::size_t const mine = options.shard < all ? (all - options.shard + shards - 1) / shards : 0;
  auto finders = workers();
  detail::share_out(
      mine, threads, options.stop,
      [&](unsigned t, std::size_t i) { finders[t].search(options.shard + i * shards, threshold); },
      [&](std::size_t done) {
        if (options.progress) options.progress({done, mine});
      });
  for (unsigned t = 1; t < threads; ++t) finders[0].take(finders[t]);
  auto result = finders[0].result();
  result.complete = !options.stop.stop_requested();
  return result;
}

}  // namespace scalekit
