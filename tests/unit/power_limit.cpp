#include <cmath>

#include <catch2/catch.hpp>

#include "scalekit/training/power_limit.hpp"

using namespace scalekit;

namespace {

accelerator_power<> part() {
  accelerator_power<> p{};
  p.limit = watts(700);
  p.idle = watts(100);
  p.compute = watts(500);
  p.memory = watts(300);
  p.stall = watts(200);
  p.link = watts(40);
  p.clock = {1.0, 0.7, 0.2};
  return p;
}

constexpr activity<> mixed{0.6, 0.25, 0.15, 0.4};

limited_power<> under(double limit, activity<> const& u = mixed, accelerator_power<> const& p = part()) {
  return power_under_limit(p, u, watts(limit));
}
double draw(limited_power<> const& l) { return value_in(l.draw, watts); }

}  // namespace

TEST_CASE("voltage falls with the clock and then stays at its floor") {
  clock_curve<> const c{1.0, 0.7, 0.2};
  CHECK(c.voltage(1.0) == 1.0);
  CHECK(c.voltage(0.8) == Approx(0.8));
  CHECK(c.voltage(0.5) == 0.7);
  CHECK(c.dynamic_power(1.0) == 1.0);
  CHECK(c.dynamic_power(0.8) == Approx(0.512));
  CHECK(c.dynamic_power(0.5) == Approx(0.245));
}

TEST_CASE("products alone take the clock of which their energy and time are known") {
  // At clock 0.8 products take 1.25 times as long and 0.512 of their power.
  auto const l = under(100.0 + 500.0 * 0.512, {1.0, 0.0, 0.0, 0.0});
  CHECK(l.clock == Approx(0.8));
  CHECK(l.growth == Approx(1.25));
  CHECK(l.shares.compute == Approx(1.0));
  CHECK(draw(l) == Approx(356.0));
}

TEST_CASE("a step that waits in part stretches in part") {
  // Half of the time at clock 0.5 and the voltage's floor: 1.5 times as long, of which two thirds are products.
  double const energy = 100.0 * 1.5 + 500.0 * 0.245 * 1.0;
  auto const l = under(energy / 1.5, {0.5, 0.0, 0.0, 0.0});
  CHECK(l.clock == Approx(0.5));
  CHECK(l.growth == Approx(1.5));
  CHECK(l.shares.compute == Approx(2.0 / 3.0));
}

TEST_CASE("memory-bound kernels draw less at a lower clock and take no longer") {
  // Of 300 W, the 200 W of a resident kernel follow the clock.
  auto const l = under(100.0 + 100.0 + 200.0 * 0.512, {0.0, 1.0, 0.0, 0.0});
  CHECK(l.clock == Approx(0.8));
  CHECK(l.growth == 1.0);
}

TEST_CASE("the default limit and any above it change nothing") {
  for (double const limit : {700.0, 701.0, 5000.0}) {
    auto const l = under(limit);
    CHECK(l.clock == 1.0);
    CHECK(l.growth == 1.0);
    CHECK(draw(l) == value_in(accelerator_power_draw(part(), mixed), watts));
  }
}

TEST_CASE(
    "where products ask for more than the default limit, a lower limit starts from the clock under that") {
  auto p = part();
  p.compute = watts(900);
  activity<> const products{1.0, 0.0, 0.0, 0.0};
  // 900 s = 600 under the default limit, where voltage follows the clock: x^3 = 2/3. Under a limit of 400 W 900 s = 300,
  // at the floor of the voltage: 0.49 x = 1/3.
  auto const l = under(400.0, products, p);
  CHECK(l.clock == Approx((1.0 / 3.0 / 0.49) / std::cbrt(2.0 / 3.0)));
  CHECK(l.growth == Approx(1.0 / l.clock));
  auto const barely = under(699.999, products, p);
  CHECK(barely.growth > 1.0);
  CHECK(barely.growth == Approx(1.0).epsilon(1e-5));
}

TEST_CASE("a limit that no clock keeps is not kept, and said so") {
  auto const l = under(120.0);
  CHECK(l.lowest_clock);
  CHECK(l.clock == 0.2);
  CHECK(draw(l) > 120.0);
  CHECK(draw(l) == Approx(value_in(detail::power_at_clock(part(), mixed, 0.2, 1.0), watts)));
}

TEST_CASE("the answer is known to the compiler") {
  constexpr accelerator_power<> p{watts(700.0), watts(100.0), watts(500.0),   watts(300.0),
                                  watts(200.0), watts(40.0),  {1.0, 0.7, 0.2}};
  constexpr auto l = power_under_limit(p, activity<>{1.0, 0.0, 0.0, 0.0}, power<>{watts(356.0)});
  static_assert(l.clock > 0.8 - 1e-12 && l.clock < 0.8 + 1e-12);
  CHECK(l.growth == Approx(1.25));
}
