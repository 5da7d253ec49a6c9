#include <array>

#include <catch2/catch.hpp>

#include "scalekit/scaling/efficiency.hpp"
#include "scalekit/scaling/knee.hpp"
#include "scalekit/scaling/marginal.hpp"
#include "scalekit/scaling/scaling_mode.hpp"

using namespace scalekit;

namespace {

scaling_point point(std::int64_t n, double rate, double watts_each) {
  return {n, tokens_per_second(rate), watts(watts_each * static_cast<double>(n)),
          watts(2.0 * watts_each * static_cast<double>(n))};
}

}  // namespace

TEST_CASE("perfect scaling buys the average") {
  auto const base = point(8, 800.0, 500.0);
  auto const m = marginal_between(base, base, point(16, 1600.0, 500.0), 1e6);
  CHECK(*m.per_accelerator.value == Approx(100.0));
  CHECK(*m.per_accelerator.relative == Approx(1.0));
  CHECK(*m.per_watt.value == Approx(0.2));
  CHECK(*m.per_watt.relative == Approx(1.0));
  CHECK(*m.per_facility_watt.value == Approx(0.1));
  CHECK(*m.per_facility_watt.relative == Approx(1.0));
  CHECK(*m.per_gpu_hour.value == Approx(360000.0));
  // The same accelerator-hours in half the time: nothing was paid for the hours saved.
  CHECK_FALSE(m.hours_saved_per_gpu_hour.value);
  CHECK(m.hours_saved_per_gpu_hour.reason == undefined_because::accelerator_hours_did_not_grow);
}

TEST_CASE("marginal values are difference quotients") {
  auto const base = point(8, 800.0, 500.0);
  auto const from = point(16, 1500.0, 490.0);
  auto const to = point(32, 2500.0, 470.0);
  auto const m = marginal_between(base, from, to, 3600.0 * 1e6);
  CHECK(*m.per_accelerator.value == Approx(1000.0 / 16.0));
  CHECK(*m.per_accelerator.relative == Approx(0.625));
  CHECK(*m.per_watt.value == Approx(1000.0 / (32 * 470.0 - 16 * 490.0)));
  // 10^6 / 1500 - 10^6 / 2500 hours for 32 x 10^6 / 2500 - 16 x 10^6 / 1500 accelerator-hours.
  CHECK(*m.hours_saved_per_gpu_hour.value == Approx((1e6 / 1500 - 1e6 / 2500) / (32e6 / 2500 - 16e6 / 1500)));
}

TEST_CASE("more hardware can make it slower, and power can fall") {
  auto const base = point(8, 800.0, 500.0);
  auto const m = marginal_between(base, base, point(16, 700.0, 200.0));
  CHECK(*m.per_accelerator.value < 0.0);
  CHECK(*m.per_accelerator.relative < 0.0);
  CHECK_FALSE(m.per_watt.value);
  CHECK(m.per_watt.reason == undefined_because::power_did_not_grow);
  CHECK(m.hours_saved_per_gpu_hour.reason == undefined_because::no_job_size);
}

TEST_CASE("the first point has no marginal value") {
  CHECK(no_marginal_values().per_watt.reason == undefined_because::first_point);
}

TEST_CASE("efficiency compares throughput per accelerator with the base") {
  CHECK(scaling_efficiency_of(point(8, 800.0, 1.0), point(32, 2400.0, 1.0)) == Approx(0.75));
  CHECK(speedup(point(8, 800.0, 1.0), point(32, 2400.0, 1.0)) == Approx(3.0));
}

TEST_CASE("the knee is the last size before a step falls below the threshold") {
  std::array<knee_input, 5> const points{{{8, std::nullopt}, {16, 0.9}, {32, 0.6}, {64, 0.4}, {128, 0.8}}};
  CHECK(find_knee(points, 0.5) == 32);
  CHECK(find_knee(points, 0.3) == 128);
  CHECK_FALSE(find_knee(points, 0.95));
  CHECK_FALSE(find_knee(std::array<knee_input, 1>{{{8, std::nullopt}}}, 0.5));
  // What is undefined ends the search.
  CHECK(find_knee(std::array<knee_input, 4>{{{8, std::nullopt}, {16, 0.9}, {32, std::nullopt}, {64, 0.9}}},
                  0.5) == 16);
}

TEST_CASE("weak scaling holds the batch per accelerator, strong scaling the batch") {
  CHECK(batch_at(scaling_mode::weak, 2048, 1024, 8) == 16);
  CHECK(batch_at(scaling_mode::strong, 2048, 1024, 8) == 2048);
  CHECK_FALSE(batch_at(scaling_mode::weak, 3, 2, 1));
}
