#include <catch2/catch.hpp>

#include "scalekit/training/power.hpp"

using namespace scalekit;

namespace {

accelerator_power<> simple_part() {
  accelerator_power<> p{};
  p.limit = watts(700);
  p.idle = watts(100);
  p.compute = watts(800);
  p.memory = watts(300);
  p.stall = watts(250);
  p.link = watts(40);
  return p;
}

double draw(activity<> const& u) { return value_in(accelerator_power_draw(simple_part(), u), watts); }

}  // namespace

TEST_CASE("an idle accelerator draws its idle power") { CHECK(draw({}) == 100.0); }

TEST_CASE("power adds the shares of the step") {
  CHECK(draw({0.25, 0.2, 0.1, 0.5}) == Approx(100.0 + 200.0 + 60.0 + 25.0 + 20.0));
}

TEST_CASE("the limit caps what saturated products ask for") {
  CHECK(draw({0.75, 0.0, 0.0, 0.0}) == Approx(700.0));
  CHECK(draw({0.8, 0.1, 0.1, 0.1}) == 700.0);
}

TEST_CASE("a node adds its hosts once, the facility adds network and cooling") {
  cluster<> c{};
  c.accelerator.power_model = simple_part();
  c.node.accelerators = 8;
  c.node.host_power = kilowatts(2);
  c.network.power_per_accelerator = watts(50);
  c.accelerators = 32;
  c.pue = 1.25;
  auto const p = power_of(c, activity<>{0.5, 0.0, 0.0, 0.0});
  CHECK(value_in(p.accelerator, watts) == Approx(500.0));
  CHECK(value_in(p.node, watts) == Approx(8 * 500.0 + 2000.0));
  CHECK(value_in(p.facility, watts) == Approx(1.25 * (4 * 6000.0 + 32 * 50.0)));
}

TEST_CASE("a node that the job fills in part is charged in part") {
  cluster<> c{};
  c.accelerator.power_model = simple_part();
  c.node.accelerators = 8;
  c.node.host_power = kilowatts(2);
  c.accelerators = 2;
  CHECK(value_in(power_of(c, activity<>{}).facility, watts) == Approx(2 * 100.0 + 500.0));
}
