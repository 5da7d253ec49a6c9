// On small problems, every combination of values is formed, asked for errors and timed on its own; a search must find the
// same optimum, count the same plans, and leave out no plan that has a result of its own.
#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "random_scenario.hpp"
#include "scalekit/search.hpp"

namespace {

using namespace scalekit;

search_job random_job(std::mt19937_64& random) {
  auto const one_of = [&](std::initializer_list<std::int64_t> values) {
    return values.begin()[random() % values.size()];
  };
  auto const [drawn, part] = testing::draw_scenario(random);
  search_job job{};
  job.machine = drawn.machine;
  job.machine.accelerators = one_of({1, 2, 3, 4, 6, 8, 12});
  job.training = drawn.training;
  job.training.sequence_length = one_of({96, 256, 512, 1024});
  job.training.global_batch_size = one_of({2, 4, 6, 8, 12});
  transformer& m = job.model;
  m.num_hidden_layers = one_of({1, 2, 3, 4, 6, 8});
  m.num_attention_heads = one_of({2, 4, 8, 12});
  m.num_key_value_heads = random() % 2 == 0 ? m.num_attention_heads : 2;
  m.head_dim = one_of({32, 64, 128});
  m.hidden_size = m.num_attention_heads * m.head_dim;
  m.intermediate_size = 4 * m.hidden_size;
  m.vocab_size = one_of({1000, 32000, 128000});
  m.tie_word_embeddings = random() % 2 == 0;
  m.attention = random() % 3 == 0 ? attention_kernel::unfused : attention_kernel::flash;
  if (random() % 4 == 0) {
    m.num_local_experts = one_of({2, 4});
    m.num_experts_per_tok = 1;
    m.moe_intermediate_size = m.intermediate_size;
  }
  job.whole_parameters = catalog::make_stack(catalog::profiles[random() % catalog::profiles.size()], *part);
  job.divided_sequences = catalog::make_stack(catalog::profiles[random() % catalog::profiles.size()], *part);
  job.gathered_parameters =
      catalog::make_stack(catalog::profiles[random() % catalog::profiles.size()], *part);
  // A process keeps nothing here, so that the capacity drawn below decides what fits.
  job.whole_parameters.process_memory = {};
  job.divided_sequences.process_memory = {};
  job.gathered_parameters.process_memory = {};
  job.prices = {2.0, random() % 2 == 0 ? 0.1 : 0.0};
  return job;
}

// A capacity between the least and the most that plans of the job take.
void squeeze(search_job& job, plan_space const& space, std::mt19937_64& random) {
  double least = 0.0;
  double most = 0.0;
  for (std::size_t c = 0; c < space.cells(); ++c) {
    for_each_plan(space, job.model, job.machine.accelerators, job.training, c, [&](plan const& p) {
      auto const s = job.with(p);
      double const total =
          base_value(memory_of(s.model, s.machine, s.parallel, s.training, s.profile).total());
      least = least == 0.0 ? total : std::min(least, total);
      most = std::max(most, total);
    });
  }
  double const share = 0.05 + 0.9 * std::uniform_real_distribution<>(0.0, 1.0)(random);
  job.machine.accelerator.memory_capacity = bytes(least + share * (most - least));
}

// Calls `visit` with every combination of values, in the order of the lists.
template <class Visit>
void for_each_combination(plan_space const& s, Visit const& visit) {
  plan p{};
  auto const with_schedules = [&](auto const& next) {
    for (auto const schedule : s.schedules) {
      p.schedule = schedule;
      p.virtual_stages = 1;
      if (schedule != pipeline_schedule::interleaved) {
        next();
        continue;
      }
      for (auto const v : s.virtual_stages) {
        p.virtual_stages = v;
        next();
      }
    }
  };
  auto const with_shardings = [&](auto const& next) {
    for (auto const mode : s.shardings) {
      p.sharding = mode;
      p.shard_group = 1;
      if (mode == sharding::none || mode == sharding::fsdp) {
        next();
        continue;
      }
      for (auto const group : s.shard_group) {
        p.shard_group = group;
        next();
      }
    }
  };
  for (auto const t : s.tensor_parallel) {
    for (auto const stages : s.pipeline_parallel) {
      for (auto const c : s.context_parallel) {
        for (auto const e : s.expert_parallel) {
          for (auto const b : s.micro_batch_size) {
            for (bool const sequence : {true, false}) {
              for (auto const again : s.recomputes) {
                p.tensor_parallel = t;
                p.pipeline_parallel = stages;
                p.context_parallel = c;
                p.expert_parallel = e;
                p.micro_batch_size = b;
                p.sequence_parallel = sequence;
                p.recompute = again;
                with_schedules([&] {
                  with_shardings([&] {
                    for (auto const exchange : {context_exchange::ring, context_exchange::all_gather}) {
                      for (bool const reshard : {true, false}) {
                        for (auto const ahead : s.prefetch) {
                          p.context_exchange = exchange;
                          p.reshard_after_forward = reshard;
                          p.prefetch = ahead;
                          visit(static_cast<plan const&>(p));
                        }
                      }
                    }
                  });
                });
              }
            }
          }
        }
      }
    }
  }
}

auto key_of(plan const& p) {
  return std::tuple(p.tensor_parallel, p.pipeline_parallel, p.context_parallel, p.expert_parallel,
                    p.micro_batch_size, p.sequence_parallel, p.recompute, p.schedule, p.virtual_stages,
                    p.sharding, p.shard_group, p.context_exchange, p.reshard_after_forward, p.prefetch);
}

struct timed_plan {
  plan parallel;
  plan_figures figures;
  bool fits;
};

// All legal combinations; without a pipeline only the schedule of the space.
struct brute_force {
  std::uint64_t considered = 0;
  std::vector<timed_plan> legal;

  brute_force(search_job const& job, plan_space const& space) {
    for_each_combination(space, [&](plan const& p) {
      ++considered;
      if (find_plan_error(job.model, job.machine, p, job.training)) return;
      if (p.pipeline_parallel == 1 && p.schedule != pipeline_schedule::one_forward_one_backward) return;
      auto const s = job.with(p);
      auto const e = estimate_step(s);
      legal.push_back({p, figures_of(s, e, job.prices), e.fits});
    });
  }
  [[nodiscard]] timed_plan const* best(search_objective objective) const {
    timed_plan const* found = nullptr;
    for (auto const& t : legal) {
      if (!t.fits) continue;
      if (found == nullptr || rounded_for_comparison(t.figures.of(objective)) <
                                  rounded_for_comparison(found->figures.of(objective))) {
        found = &t;
      }
    }
    return found;
  }
};

bool same_figures(plan_figures const& a, plan_figures const& b) {
  return a.step_time_s == b.step_time_s && a.energy_per_token_j == b.energy_per_token_j &&
         a.cost_per_token == b.cost_per_token && a.memory_bytes == b.memory_bytes;
}

// The plan with what changes no result at its default.
plan without_idle_values(plan p, search_job const& job) {
  std::int64_t const ranks = job.machine.accelerators / (p.tensor_parallel * p.pipeline_parallel);
  if (p.tensor_parallel == 1) p.sequence_parallel = true;
  if (p.context_parallel == 1) p.context_exchange = context_exchange::ring;
  if (p.recompute == recompute::selective && job.model.attention == attention_kernel::flash)
    p.recompute = recompute::none;
  if (p.sharding == sharding::hsdp && p.shard_group == ranks) p.sharding = sharding::fsdp;
  if (p.shard_group == ranks) p.shard_group = 1;
  if (p.gathers_parameters() && p.schedule == pipeline_schedule::zero_bubble)
    p.schedule = pipeline_schedule::one_forward_one_backward;
  if (ranks == 1 && !p.gathers_parameters()) p.sharding = sharding::none;
  bool const alone = ranks == 1 || (p.sharding == sharding::hsdp && p.shard_group == 1);
  if (!p.gathers_parameters() || alone) p.reshard_after_forward = true;
  return p;
}

}  // namespace

TEST_CASE("a search finds the optimum of all combinations, and counts them alike") {
  std::mt19937_64 random(7);
  std::size_t with_optimum = 0;
  std::size_t pruned = 0;
  for (int i = 0; i < 200; ++i) {
    INFO("problem " << i);
    search_job job = random_job(random);
    auto const space = plan_space_of(job.model, job.machine.accelerators, job.training, precision::fp32);
    squeeze(job, space, random);
    brute_force const all(job, space);

    std::map<decltype(key_of(plan{})), plan_figures> visited;
    std::uint64_t fitting = 0;
    for (std::size_t c = 0; c < space.cells(); ++c) {
      for_each_plan(space, job.model, job.machine.accelerators, job.training, c, [&](plan const& p) {
        auto const s = job.with(p);
        REQUIRE_FALSE(find_plan_error(job.model, job.machine, p, job.training));
        auto const e = estimate_step(s);
        fitting += e.fits ? 1 : 0;
        REQUIRE(visited.emplace(key_of(p), figures_of(s, e, job.prices)).second);
      });
    }
    // What is not visited is like a plan that is.
    for (auto const& t : all.legal) {
      auto const same = visited.find(key_of(without_idle_values(t.parallel, job)));
      REQUIRE(same != visited.end());
      REQUIRE(same_figures(same->second, t.figures));
    }

    for (auto const objective :
         {search_objective::tokens_per_s, search_objective::tokens_per_j, search_objective::cost}) {
      auto const* const best = all.best(objective);
      for (bool const prune : {false, true}) {
        search_options options{};
        options.objective = objective;
        options.prune = prune;
        auto const found = search_plans(job, space, options);
        CHECK(found.counts.considered == all.considered);
        CHECK(found.counts.legal == visited.size());
        CHECK(found.counts.fitting == fitting);
        CHECK(found.counts.evaluated <= fitting);
        if (!prune) CHECK(found.counts.evaluated == fitting);
        pruned += found.counts.evaluated < fitting ? 1 : 0;
        REQUIRE(found.best.empty() == (best == nullptr));
        if (best == nullptr) continue;
        ++with_optimum;
        CHECK(key_of(found.best.front().parallel) == key_of(best->parallel));
        CHECK(same_figures(found.best.front().figures, best->figures));
      }
    }
  }
  // The problems are no trivial ones.
  CHECK(with_optimum > 1000);
  CHECK(pruned > 20);
}

TEST_CASE("the front is what no other plan beats") {
  std::mt19937_64 random(11);
  std::size_t longest = 0;
  for (int i = 0; i < 20; ++i) {
    INFO("problem " << i);
    search_job job = random_job(random);
    auto const space = plan_space_of(job.model, job.machine.accelerators, job.training, precision::fp32);
    squeeze(job, space, random);
    brute_force const all(job, space);
    search_options options{};
    options.pareto = true;
    options.threads = 2;
    auto const found = search_plans(job, space, options);
    CHECK(found.counts.evaluated == found.counts.fitting);
    auto const r = [](double x) { return rounded_for_comparison(x); };
    auto const no_worse = [&](plan_figures const& a, plan_figures const& b) {
      return r(a.step_time_s) <= r(b.step_time_s) && r(a.energy_per_token_j) <= r(b.energy_per_token_j) &&
             r(a.cost_per_token) <= r(b.cost_per_token) && r(a.memory_bytes) <= r(b.memory_bytes);
    };
    // Every plan that fits is met by one of the front, and none of the front by another of it.
    for (auto const& t : all.legal) {
      if (!t.fits) continue;
      CHECK(std::any_of(found.front.begin(), found.front.end(),
                        [&](found_plan const& f) { return no_worse(f.figures, t.figures); }));
    }
    for (auto const& a : found.front) {
      for (auto const& b : found.front) {
        if (&a != &b) CHECK_FALSE(no_worse(a.figures, b.figures));
      }
    }
    longest = std::max(longest, found.front.size());
  }
  CHECK(longest > 3);
}

TEST_CASE("no step is shorter than its bound") {
  std::mt19937_64 random(13);
  double nearest = 0.0;
  for (int i = 0; i < 5000; ++i) {
    auto const s = testing::random_plan_scenario(random);
    double const bound = base_value(least_step_time(s));
    double const time = base_value(estimate_step(s).step_time);
    REQUIRE(bound <= time);
    nearest = std::max(nearest, bound / time);
  }
  CHECK(nearest > 0.95);
}
