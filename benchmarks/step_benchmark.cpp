// Cost of one full step estimate: one scenario in, every field of the result out, nothing carried over
// between scenarios.
//
// 4,096 distinct scenarios in a fixed shuffled order, so that neither branch prediction nor memoisation can
// help, of three populations: FSDP (with and without tensor parallelism), 3D plans (data, tensor and pipeline
// parallelism together, parameters whole, any schedule, on any machine of the catalogue), and any plan of the
// interface. Read "items_per_second"; "allocations" must be zero. Compare ratios within one run: absolute
// figures move with the machine.
#include <atomic>
#include <cstdlib>
#include <new>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include "../tests/property/random_scenario.hpp"
#include "scalekit/numerics/dual.hpp"

namespace {

std::atomic<std::size_t> allocations{0};

enum class population { fsdp, three_d, any_plan };

std::vector<scalekit::scenario<>> scenarios(population kind) {
  std::mt19937_64 random(4096);
  std::vector<scalekit::scenario<>> all;
  while (all.size() < 4096) {
    auto const s = kind == population::fsdp ? scalekit::testing::random_scenario(random)
                                            : scalekit::testing::random_plan_scenario(random);
    auto const& p = s.parallel;
    bool const three_d = p.tensor_parallel > 1 && p.pipeline_parallel > 1 && p.context_parallel == 1 &&
                         p.expert_parallel == 1 && !p.gathers_parameters() &&
                         s.machine.accelerators > p.model_parallel();
    if (kind != population::three_d || three_d) all.push_back(s);
  }
  return all;
}

template <class Real>
void time_steps(benchmark::State& state, std::vector<scalekit::scenario<Real>> const& all) {
  std::size_t i = 0;
  std::size_t const before = allocations;
  for (auto _ : state) {
    benchmark::DoNotOptimize(scalekit::estimate_step(all[i]));
    i = (i + 1) % all.size();
  }
  state.counters["allocations"] = static_cast<double>(allocations - before);
  state.SetItemsProcessed(state.iterations());
}

template <population Kind>
void step_in_double(benchmark::State& state) {
  time_steps(state, scenarios(Kind));
}

template <population Kind, std::size_t N>
void step_in_dual(benchmark::State& state) {
  using real = scalekit::dual<N>;
  std::vector<scalekit::scenario<real>> all;
  auto const& profile = *scalekit::catalog::find_by_id(scalekit::catalog::profiles, "pytorch-fsdp-2023");
  auto const& part = *scalekit::catalog::find_by_id(scalekit::catalog::accelerators, "h100-sxm5-80gb");
  auto const& net = *scalekit::catalog::find_by_id(scalekit::catalog::networks, "infiniband-ndr400");
  for (auto const& s : scenarios(Kind)) {
    scalekit::scenario<real> d{};
    d.model = s.model;
    d.parallel = s.parallel;
    d.training = s.training;
    d.training.precision = scalekit::precision::bf16;
    d.machine = scalekit::catalog::make_cluster<real>(part, net, s.machine.accelerators);
    d.profile = scalekit::catalog::make_stack<real>(profile, part);
    all.push_back(d);
  }
  time_steps(state, all);
}

BENCHMARK_TEMPLATE(step_in_double, population::fsdp);
BENCHMARK_TEMPLATE(step_in_double, population::three_d);
BENCHMARK_TEMPLATE(step_in_double, population::any_plan);
BENCHMARK_TEMPLATE(step_in_dual, population::fsdp, 8);
BENCHMARK_TEMPLATE(step_in_dual, population::three_d, 8);

}  // namespace

// Not inlined: GCC would otherwise see malloc on one side and free on the other and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }
