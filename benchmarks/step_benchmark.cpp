// Cost of one full step estimate: one scenario in, every field of the result out, nothing carried over
// between scenarios.
//
// 4,096 distinct scenarios in a fixed shuffled order, so that neither branch prediction nor memoisation can
// help. Read "items_per_second"; "allocations" must be zero. Compare ratios within one run: absolute figures
// move with the machine.
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

std::vector<scalekit::scenario<>> scenarios() {
  std::mt19937_64 random(4096);
  std::vector<scalekit::scenario<>> all;
  for (int i = 0; i < 4096; ++i) all.push_back(scalekit::testing::random_scenario(random));
  return all;
}

void step_in_double(benchmark::State& state) {
  auto const all = scenarios();
  std::size_t i = 0;
  std::size_t const before = allocations;
  for (auto _ : state) {
    benchmark::DoNotOptimize(scalekit::estimate_step(all[i]));
    i = (i + 1) % all.size();
  }
  state.counters["allocations"] = static_cast<double>(allocations - before);
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(step_in_double);

template <std::size_t N>
void step_in_dual(benchmark::State& state) {
  using real = scalekit::dual<N>;
  auto const plain = scenarios();
  std::vector<scalekit::scenario<real>> all;
  auto const& profile = *scalekit::catalog::find_by_id(scalekit::catalog::profiles, "pytorch-fsdp-2023");
  auto const& part = *scalekit::catalog::find_by_id(scalekit::catalog::accelerators, "h100-sxm5-80gb");
  auto const& net = *scalekit::catalog::find_by_id(scalekit::catalog::networks, "infiniband-ndr400");
  for (auto const& s : plain) {
    scalekit::scenario<real> d{};
    d.model = s.model;
    d.parallel = s.parallel;
    d.training = s.training;
    d.training.precision = scalekit::precision::bf16;
    d.machine = scalekit::catalog::make_cluster<real>(part, net, s.machine.accelerators);
    d.profile = scalekit::catalog::make_stack<real>(profile, part);
    all.push_back(d);
  }
  std::size_t i = 0;
  std::size_t const before = allocations;
  for (auto _ : state) {
    benchmark::DoNotOptimize(scalekit::estimate_step(all[i]));
    i = (i + 1) % all.size();
  }
  state.counters["allocations"] = static_cast<double>(allocations - before);
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(step_in_dual<8>);

}  // namespace

// Not inlined: GCC would otherwise see malloc on one side and free on the other and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }
