#include <array>
#include <cmath>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include <catch2/catch.hpp>

#include "../property/random_scenario.hpp"
#include "scalekit/training/batch.hpp"

namespace {

using namespace scalekit;

constexpr std::size_t rows = 50;

std::vector<scenario<>> drawn_scenarios() {
  std::mt19937_64 random(3);
  std::vector<scenario<>> all;
  for (std::size_t i = 0; i < rows; ++i) all.push_back(testing::random_plan_scenario(random));
  return all;
}

struct every_column {
  std::array<duration<>, rows> step_time{}, compute{}, exposed{}, bubble{};
  std::array<token_rate<>, rows> rate{};
  std::array<double, rows> mfu{}, hfu{};
  std::array<data_size<>, rows> memory{};
  std::array<bool, rows> fits{};
  std::array<power<>, rows> accelerator{}, facility{};
  std::array<std::optional<plan_error>, rows> error{};

  step_columns<> columns() {
    return {step_time, rate, mfu, hfu, compute, exposed, bubble, memory, fits, accelerator, facility, error};
  }
};

}  // namespace

TEST_CASE("every row of a batch is the estimate of its scenario") {
  auto const all = drawn_scenarios();
  every_column c;
  REQUIRE(c.columns().has_rows(rows));
  estimate_steps(std::span<scenario<> const>(all), c.columns());
  for (std::size_t i = 0; i < rows; ++i) {
    auto const e = estimate_step(all[i]);
    CHECK(c.step_time[i] == e.step_time);
    CHECK(c.rate[i] == e.tokens_per_second);
    CHECK(c.mfu[i] == e.mfu);
    CHECK(c.hfu[i] == e.hfu);
    CHECK(c.compute[i] == e.breakdown.compute);
    CHECK(c.exposed[i] == e.breakdown.exposed());
    CHECK(c.bubble[i] == e.breakdown.bubble);
    CHECK(c.memory[i] == e.memory.total());
    CHECK(c.fits[i] == e.fits);
    CHECK(c.accelerator[i] == e.draw.accelerator);
    CHECK(c.facility[i] == e.draw.facility);
    CHECK_FALSE(c.error[i]);
  }
}

TEST_CASE("an illegal row has its broken rule and no numbers, and leaves the others alone") {
  auto all = drawn_scenarios();
  all[7].training.global_batch_size += 1;
  all[7].parallel.micro_batch_size = 2;
  all[9].parallel.tensor_parallel = 7919;
  every_column c;
  estimate_steps(std::span<scenario<> const>(all), c.columns());
  for (std::size_t const i : {std::size_t{7}, std::size_t{9}}) {
    REQUIRE(c.error[i]);
    CHECK(std::isnan(base_value(c.step_time[i])));
    CHECK(std::isnan(base_value(c.exposed[i])));
    CHECK(std::isnan(base_value(c.memory[i])));
    CHECK(std::isnan(base_value(c.facility[i])));
    CHECK_FALSE(c.fits[i]);
  }
  CHECK(c.error[9]->field == scenario_field::tensor_parallel);
  CHECK_FALSE(c.error[8]);
  CHECK(c.step_time[8] == estimate_step(all[8]).step_time);
}

TEST_CASE("a column that is not wanted is left out, and a short one is noticed") {
  auto const all = drawn_scenarios();
  std::array<double, rows> mfu{};
  step_columns<> only{};
  only.mfu = mfu;
  REQUIRE(only.has_rows(rows));
  CHECK_FALSE(only.has_rows(rows - 1));
  estimate_steps(std::span<scenario<> const>(all), only);
  CHECK(mfu[rows - 1] == estimate_step(all[rows - 1]).mfu);
}
