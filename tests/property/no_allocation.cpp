// The hot path, one scenario in and one result out, allocates nothing.
#include <atomic>
#include <cstdlib>
#include <new>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "random_scenario.hpp"
#include "scalekit/search.hpp"

namespace {

std::atomic<std::size_t> allocations{0};

}  // namespace

// Not inlined: GCC would otherwise see malloc on one side and free on the other and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, std::nothrow_t const&) noexcept {
  ++allocations;
  return std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }

TEST_CASE("a step estimate and its legality check allocate nothing") {
  std::mt19937_64 random(1);
  std::vector<scalekit::scenario<>> all;
  for (int i = 0; i < 500; ++i) {
    all.push_back(scalekit::testing::random_scenario(random));
    all.push_back(scalekit::testing::random_plan_scenario(random));
  }
  std::size_t const before = allocations;
  double sum = 0.0;
  for (auto const& s : all) {
    if (!scalekit::find_plan_error(s.model, s.machine, s.parallel, s.training))
      sum += scalekit::estimate_step(s).mfu;
  }
  std::size_t const after = allocations;
  CHECK(sum > 0.0);
  CHECK(after == before);
  // The counter counts. Called by name: compilers may leave out what a new-expression would allocate.
  ::operator delete(::operator new(1));
  CHECK(allocations > after);
}

TEST_CASE("a search allocates nothing for a plan") {
  std::mt19937_64 random(2);
  auto s = scalekit::testing::random_scenario(random);
  s.machine.accelerators = 64;
  s.training.global_batch_size = 64;
  scalekit::search_job const job{s.model, s.machine, s.training, s.profile, s.profile, s.profile, {}};
  auto const space =
      scalekit::plan_space_of(s.model, s.machine.accelerators, s.training, scalekit::precision::fp32);
  scalekit::search_options options{};
  options.top = 10;
  scalekit::detail::search_worker worker(job, space, options);
  std::size_t const before = allocations;
  for (std::size_t c = 0; c < space.cells(); ++c) {
    worker.probe(c);
    worker.search(c, 1e300);
  }
  std::size_t const after = allocations;
  CHECK(worker.result().counts.evaluated > 1000);
  CHECK(after == before);
}
