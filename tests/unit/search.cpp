#include <cstdint>
#include <limits>
#include <stop_token>
#include <vector>

#include <catch2/catch.hpp>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/search.hpp"

namespace {

using namespace scalekit;

search_job small_job(std::int64_t accelerator_count) {
  auto const& part = *catalog::find_by_id(catalog::accelerators, "a100-sxm4-80gb");
  search_job job{};
  job.training.sequence_length = 2048;
  job.training.global_batch_size = 64;
  job.model = catalog::make_transformer(*catalog::find_by_id(catalog::models, "llama2-7b"), 2048);
  job.machine = catalog::make_cluster(part, *catalog::find_by_id(catalog::networks, "infiniband-hdr200"),
                                      accelerator_count);
  job.whole_parameters =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "megatron-lm-2021"), part);
  job.divided_sequences =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "megatron-lm-2022"), part);
  job.gathered_parameters =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "pytorch-fsdp-2023"), part);
  job.prices.per_accelerator_hour = 2.0;
  return job;
}

plan_space space_of(search_job const& job) {
  return plan_space_of(job.model, job.machine.accelerators, job.training, precision::fp32);
}

bool same(std::vector<found_plan> const& a, std::vector<found_plan> const& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].position != b[i].position || a[i].figures.step_time_s != b[i].figures.step_time_s) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("a space lists the divisors of the job") {
  auto const s = space_of(small_job(32));
  CHECK(s.tensor_parallel == std::vector<std::int64_t>{1, 2, 4, 8, 16, 32});
  CHECK(s.pipeline_parallel == std::vector<std::int64_t>{1, 2, 4, 8, 16, 32});
  // Two blocks of 128 of the 2,048 tokens for each rank.
  CHECK(s.context_parallel == std::vector<std::int64_t>{1, 2, 4, 8});
  CHECK(s.expert_parallel == std::vector<std::int64_t>{1});
  CHECK(s.micro_batch_size == std::vector<std::int64_t>{1, 2, 4, 8, 16, 32, 64});
  // 32 layers on two stages: chunks up to (32 + 2) / 2.
  CHECK(s.virtual_stages.front() == 2);
  CHECK(s.virtual_stages.back() == 17);
  CHECK(s.cells() == 6 * 6 * 4 * 7);
  // Pairs 2^3; recomputation 3; 3 schedules and 16 interleaved; none, fsdp, and three with 6 shard groups.
  CHECK(s.plans_of_cell() == 8 * 3 * 19 * (2 + 3 * 6));
  CHECK(divisors(12, 5) == std::vector<std::int64_t>{1, 2, 3, 4});
  CHECK(divisors(36, 36) == std::vector<std::int64_t>{1, 2, 3, 4, 6, 9, 12, 18, 36});
}

TEST_CASE("one accelerator leaves micro-batches, recomputation and who keeps states") {
  search_job job = small_job(1);
  job.training.global_batch_size = 4;
  auto const s = space_of(job);
  std::size_t legal = 0;
  for (std::size_t c = 0; c < s.cells(); ++c)
    for_each_plan(s, job.model, 1, job.training, c, [&](plan const&) { ++legal; });
  // Micro-batches 1, 2, 4; none and full, as attention is fused; none and fsdp.
  CHECK(legal == 3 * 2 * 2);
}

TEST_CASE("figures within a step of the 30th bit are equal") {
  CHECK(rounded_for_comparison(1.0) == 1.0);
  CHECK(rounded_for_comparison(1.0 + 1e-12) == 1.0);
  CHECK(rounded_for_comparison(3.0 * (1.0 + 2e-9)) > rounded_for_comparison(3.0));
  CHECK(rounded_for_comparison(0.0) == 0.0);
  // To the nearest: at most half of a step away, and over a power of two.
  CHECK(rounded_for_comparison(2.0 - 1e-12) == 2.0);
  for (double const x : {1.1, 7.7e-5, 4.2e9}) {
    CHECK(rounded_for_comparison(x) == Approx(x).epsilon(0.48e-9));
    CHECK(rounded_for_comparison(rounded_for_comparison(x)) == rounded_for_comparison(x));
  }
}

TEST_CASE("equally good plans are ranked by position, whatever the order of the offers") {
  auto const plan_at = [](double time, std::uint64_t cell, std::uint64_t index) {
    return found_plan{plan{}, {time, 0.0, 0.0, 0.0}, {cell, index}};
  };
  std::vector<found_plan> const offers{plan_at(2.0, 0, 0), plan_at(1.0, 3, 0), plan_at(1.0 + 1e-13, 2, 5),
                                       plan_at(1.0, 2, 6), plan_at(1.0 - 1e-13, 7, 0)};
  for (bool const backwards : {false, true}) {
    best_plans best(search_objective::tokens_per_s, 3);
    CHECK(best.threshold() == std::numeric_limits<double>::infinity());
    for (std::size_t i = 0; i < offers.size(); ++i) best.offer(offers[backwards ? offers.size() - 1 - i : i]);
    REQUIRE(best.plans().size() == 3);
    CHECK(best.plans()[0].position == plan_position{2, 5});
    CHECK(best.plans()[1].position == plan_position{2, 6});
    CHECK(best.plans()[2].position == plan_position{3, 0});
    CHECK(best.threshold() == 1.0);
  }
  best_plans none(search_objective::tokens_per_s, 0);
  none.offer(offers[0]);
  CHECK(none.plans().empty());
}

TEST_CASE("threads and shards find what one thread finds") {
  search_job const job = small_job(32);
  auto const space = space_of(job);
  for (auto const objective :
       {search_objective::tokens_per_s, search_objective::tokens_per_j, search_objective::cost}) {
    for (bool const pareto : {false, true}) {
      search_options options{};
      options.objective = objective;
      options.top = 20;
      options.pareto = pareto;
      auto const one = search_plans(job, space, options);
      REQUIRE(one.best.size() == 20);
      CHECK(one.front.empty() != pareto);
      options.threads = 5;
      auto const five = search_plans(job, space, options);
      CHECK(five.counts == one.counts);
      CHECK(same(five.best, one.best));
      CHECK(same(five.front, one.front));
      options.threads = 1;
      options.shards = 3;
      plan_counts counts{};
      best_plans best(objective, 20);
      pareto_front front;
      for (options.shard = 0; options.shard < options.shards; ++options.shard) {
        auto const part = search_plans(job, space, options);
        CHECK(part.counts.legal < one.counts.legal);
        counts += part.counts;
        for (auto const& p : part.best) best.offer(p);
        for (auto const& p : part.front) front.offer(p);
      }
      CHECK(counts == one.counts);
      CHECK(same(best.plans(), one.best));
      CHECK(same(front.plans(), one.front));
      // A part that no cell falls to.
      options.shards = space.cells() + 1;
      options.shard = space.cells();
      CHECK(search_plans(job, space, options).counts == plan_counts{});
    }
  }
}

TEST_CASE("a search reports how far it is, and ends when it is told to") {
  search_job const job = small_job(16);
  auto const space = space_of(job);
  search_options options{};
  std::size_t calls = 0;
  std::size_t last = 0;
  options.progress = [&](search_progress const& p) {
    ++calls;
    CHECK(p.all == space.cells());
    CHECK(p.done >= last);
    last = p.done;
  };
  auto const whole = search_plans(job, space, options);
  CHECK(whole.complete);
  CHECK(calls == space.cells());
  CHECK(last == space.cells());

  std::stop_source stop;
  options.stop = stop.get_token();
  options.progress = [&](search_progress const& p) {
    if (p.done == 3) stop.request_stop();
  };
  auto const part = search_plans(job, space, options);
  CHECK_FALSE(part.complete);
  CHECK(part.counts.considered == 3 * space.plans_of_cell());
}

TEST_CASE("where nothing fits, the smallest plan is named") {
  search_job job = small_job(8);
  job.machine.accelerator.memory_capacity = gigabytes(1);
  auto const space = space_of(job);
  search_options options{};
  options.threads = 2;
  auto const found = search_plans(job, space, options);
  CHECK(found.best.empty());
  CHECK(found.counts.fitting == 0);
  CHECK(found.counts.evaluated == 0);
  REQUIRE(found.counts.legal > 0);
  REQUIRE(found.smallest);
  auto const s = job.with(found.smallest->parallel);
  double const least = base_value(memory_of(s.model, s.machine, s.parallel, s.training, s.profile).total());
  CHECK(found.smallest->figures.memory_bytes == least);
  for (std::size_t c = 0; c < space.cells(); ++c) {
    for_each_plan(space, job.model, job.machine.accelerators, job.training, c, [&](plan const& p) {
      auto const other = job.with(p);
      CHECK(base_value(memory_of(other.model, other.machine, other.parallel, other.training, other.profile)
                           .total()) > least * (1.0 - 1e-9));
    });
  }
}

TEST_CASE("shorter lists narrow a search") {
  search_job const job = small_job(16);
  auto space = space_of(job);
  space.shardings = {sharding::hsdp};
  space.shard_group = {8};
  space.pipeline_parallel = {1};
  space.prefetch = {0, 2};
  auto const found = search_plans(job, space, {});
  REQUIRE(found.best.size() == 1);
  CHECK(found.best[0].parallel.sharding == sharding::hsdp);
  CHECK(found.best[0].parallel.shard_group == 8);
  // Parameters are needed one after the other: those gathered ahead hide behind compute.
  CHECK(found.best[0].parallel.prefetch == 2);
}
