#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "scalekit/parallelism/legality.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// The values that each dimension of a plan takes in a search.
///
/// A plan of the space has one value from every list; sequence parallelism, the exchange between context-parallel ranks
/// and resharding after the forward pass take both of theirs. Lists may be shortened to
/// narrow a search, and put in another order: plans that are equally good are ranked in the order of the lists.
struct plan_space {
  std::vector<std::int64_t> tensor_parallel;
  std::vector<std::int64_t> pipeline_parallel;
  std::vector<std::int64_t> context_parallel;
  std::vector<std::int64_t> expert_parallel;
  std::vector<std::int64_t> micro_batch_size;
  std::vector<recompute> recomputes;
  std::vector<pipeline_schedule> schedules;
  std::vector<std::int64_t> virtual_stages;  ///< of the interleaved schedule
  std::vector<sharding> shardings;
  std::vector<std::int64_t> shard_group;  ///< of zero1 and zero2, where 1 = all ranks, and of hsdp
  std::vector<std::int64_t> prefetch;     ///< under fsdp and hsdp: layers, >= 0
  std::vector<precision> gradient_precision;

  /// Choices of the five lists that come first: what a search deals out to threads and machines.
  [[nodiscard]] std::size_t cells() const noexcept {
    return tensor_parallel.size() * pipeline_parallel.size() * context_parallel.size() *
           expert_parallel.size() * micro_batch_size.size();
  }
  /// Plans of one cell, legal or not: the product of the lengths of all other lists.
  [[nodiscard]] std::uint64_t plans_of_cell() const noexcept {
    std::uint64_t timed = 0;
    for (auto const s : schedules) {
      timed += s == pipeline_schedule::interleaved ? virtual_stages.size() : 1;
    }
    std::uint64_t sharded = 0;
    for (auto const s : shardings) {
      sharded += s == sharding::none || s == sharding::fsdp ? 1 : shard_group.size();
    }
    constexpr std::uint64_t pairs = 2 * 2 * 2;
    return pairs * recomputes.size() * timed * sharded * prefetch.size() * gradient_precision.size();
  }
};

/// The positive divisors of `n` that are not above `most`, in ascending order. Precondition: n >= 1.
[[nodiscard]] inline std::vector<std::int64_t> divisors(std::int64_t n, std::int64_t most) {
  std::vector<std::int64_t> found;
  for (std::int64_t d = 1; d <= n / d; ++d) {
    if (n % d != 0) continue;
    if (d <= most) found.push_back(d);
    if (d != n / d && n / d <= most) found.push_back(n / d);
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// Tokens of the least block into which context parallelism of a whole space cuts sequences: rows of one tile of the
/// matrix units. Each rank has two blocks.
inline constexpr std::int64_t least_context_block = 128;

/// The space of all plans of a job.
///
/// Degrees and shard groups are divisors of the number of accelerators: tensor up to the attention heads, pipeline up to
/// the layers, context as far as blocks have 128 tokens. Experts are shared out by divisors of their number, micro-batches
/// are divisors of the global batch, and virtual stages go up to what the layers admit. One layer is prefetched: none is
/// slower, and more is priced like one. The gradient precision is not varied, as it changes what is trained: `gradients`.
[[nodiscard]] inline plan_space plan_space_of(transformer const& m, std::int64_t job_accelerators,
                                              training_setup const& t, precision gradients) {
  plan_space s{};
  s.tensor_parallel = divisors(job_accelerators, m.num_attention_heads);
  s.pipeline_parallel = divisors(job_accelerators, m.num_hidden_layers);
  s.context_parallel =
      divisors(job_accelerators, larger(std::int64_t{1}, t.sequence_length / (2 * least_context_block)));
  s.expert_parallel = divisors(larger(std::int64_t{1}, m.num_local_experts), largest_expert_count);
  s.micro_batch_size = divisors(t.global_batch_size, t.global_batch_size);
  s.recomputes = {recompute::none, recompute::selective, recompute::full};
  s.schedules = {pipeline_schedule::one_forward_one_backward, pipeline_schedule::gpipe,
                 pipeline_schedule::interleaved, pipeline_schedule::zero_bubble};
  for (std::int64_t v = 2; 2 * v <= m.num_hidden_layers + 2; ++v) s.virtual_stages.push_back(v);
  s.shardings = {sharding::none, sharding::zero1, sharding::zero2, sharding::fsdp, sharding::hsdp};
  s.shard_group = divisors(job_accelerators, job_accelerators);
  s.prefetch = {1};
  s.gradient_precision = {gradients};
  return s;
}

namespace detail {

/// The plans of a cell that are legal and distinct.
class plan_cell {
 public:
  plan_cell(plan_space const& space, transformer const& m, std::int64_t job_accelerators,
            training_setup const& t, std::size_t index)
      : space_(space), model_(m) {
    auto const take = [&](std::vector<std::int64_t> const& list) {
      std::int64_t const value = list[index % list.size()];
      index /= list.size();
      return value;
    };
    // The last list turns fastest.
    plan_.micro_batch_size = take(space.micro_batch_size);
    plan_.expert_parallel = take(space.expert_parallel);
    plan_.context_parallel = take(space.context_parallel);
    plan_.pipeline_parallel = take(space.pipeline_parallel);
    plan_.tensor_parallel = take(space.tensor_parallel);
    std::int64_t const tensor = plan_.tensor_parallel;
    legal_ = !broken_tensor_rule(m, tensor) && job_accelerators % plan_.model_parallel() == 0 &&
             deals_out_layers(m.num_hidden_layers, plan_.pipeline_parallel) &&
             cuts_sequence(t.sequence_length, plan_.context_parallel);
    if (!legal_) return;
    std::int64_t const replicas = job_accelerators / plan_.model_parallel();
    std::int64_t const at_once = replicas * plan_.micro_batch_size;
    legal_ = t.global_batch_size % at_once == 0 && replicas % plan_.expert_parallel == 0;
    micro_batches_ = t.global_batch_size / at_once;
    ranks_ = replicas * plan_.context_parallel;
  }

  /// Calls `enter` with the plan whenever sequence parallelism or recomputation changes, and `visit` with every legal
  /// plan, in a fixed order.
  template <class Enter, class Visit>
  void for_each(Enter const& enter, Visit const& visit) {
    if (!legal_) return;
    for (bool const along_sequence : {true, false}) {
      if (!along_sequence && plan_.tensor_parallel == 1) continue;
      plan_.sequence_parallel = along_sequence;
      for (auto const again : space_.recomputes) {
        // A fused kernel has nothing to repeat.
        if (again == recompute::selective && model_.attention == attention_kernel::flash) continue;
        plan_.recompute = again;
        enter(static_cast<plan const&>(plan_));
        for_each_schedule(visit);
      }
    }
  }

 private:
  template <class Visit>
  void for_each_schedule(Visit const& visit) {
    for (auto const schedule : space_.schedules) {
      plan_.schedule = schedule;
      plan_.virtual_stages = 1;
      if (schedule != pipeline_schedule::interleaved) {
        bool const usual = schedule == pipeline_schedule::one_forward_one_backward;
        if (usual || plan_.pipeline_parallel > 1) for_each_sharding(visit);
        continue;
      }
      if (plan_.pipeline_parallel == 1 || micro_batches_ % plan_.pipeline_parallel != 0) continue;
      for (auto const chunks : space_.virtual_stages) {
        if (!deals_out_layers(model_.num_hidden_layers, plan_.pipeline_parallel, chunks)) continue;
        plan_.virtual_stages = chunks;
        for_each_sharding(visit);
      }
    }
  }

  template <class Visit>
  void for_each_sharding(Visit const& visit) {
    for (auto const mode : space_.shardings) {
      plan_.sharding = mode;
      plan_.shard_group = 1;
      bool const gathers = plan_.gathers_parameters();
      // Under gathered parameters no gradients of weights are put off: the schedule is 1F1B.
      if (gathers && plan_.schedule == pipeline_schedule::zero_bubble) continue;
      if (mode == sharding::none || mode == sharding::fsdp) {
        for_each_option(visit);
        continue;
      }
      if (ranks_ == 1) continue;  // nobody to share with
      for (auto const group : space_.shard_group) {
        // A group of all is the plan without groups.
        if (group >= ranks_ || ranks_ % group != 0 || !matches_experts(group)) continue;
        plan_.shard_group = group;
        for_each_option(visit);
      }
    }
    plan_.shard_group = 1;
  }

  [[nodiscard]] bool matches_experts(std::int64_t group) const {
    std::int64_t const e = plan_.expert_parallel;
    bool const grouped = plan_.sharding == sharding::hsdp || group > 1;
    return !grouped || e == 1 || group % e == 0 || e % group == 0;
  }

  template <class Visit>
  void for_each_option(Visit const& visit) {
    bool const alone = ranks_ == 1 || (plan_.sharding == sharding::hsdp && plan_.shard_group == 1);
    bool const gathers = plan_.gathers_parameters() && !alone;
    for (auto const exchange : {context_exchange::ring, context_exchange::all_gather}) {
      if (exchange != context_exchange::ring && plan_.context_parallel == 1) continue;
      plan_.context_exchange = exchange;
      for (bool const reshard : {true, false}) {
        if (!reshard && !gathers) continue;
        plan_.reshard_after_forward = reshard;
        bool first = true;
        for (std::int64_t const ahead : space_.prefetch) {
          if (!first && !gathers) break;
          first = false;
          plan_.prefetch = gathers ? ahead : plan{}.prefetch;
          for (auto const format : space_.gradient_precision) {
            plan_.gradient_precision = format;
            visit(static_cast<plan const&>(plan_));
          }
        }
      }
    }
  }

  plan_space const& space_;
  transformer const& model_;
  plan plan_{};
  bool legal_ = false;
  std::int64_t micro_batches_ = 1;
  std::int64_t ranks_ = 1;  ///< that hold the same parameters
};

}  // namespace detail

/// Calls `visit` with every plan of a cell of the space that is legal and distinct, in a fixed order. Allocates nothing.
///
/// A plan is visited when `find_plan_error` finds nothing and no value is there that changes no result: such values stay
/// at their defaults. They are: sequence parallelism without tensor parallelism; selective recomputation of fused
/// attention; zero-bubble under gathered parameters; zero1, zero2 and hsdp for a single rank; shard groups of all ranks;
/// the exchange without context parallelism; resharding and prefetching without gathers. Without a pipeline the schedule
/// is 1F1B.
/// Precondition: the model, the machine and the precision break no rule under a plan of degree one; index < cells().
template <class Visit>
void for_each_plan(plan_space const& space, transformer const& m, std::int64_t job_accelerators,
                   training_setup const& t, std::size_t index, Visit const& visit) {
  detail::plan_cell(space, m, job_accelerators, t, index).for_each([](plan const&) {}, visit);
}

}  // namespace scalekit
