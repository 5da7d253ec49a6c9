#include <catch2/catch.hpp>

#include "scalekit/economics.hpp"
#include "scalekit/numerics/dual.hpp"

using namespace scalekit;

namespace {

// A step of 2 s that makes 1,000 tokens/s on four accelerators of 500 W, 3 kW with everything.
step_estimate<> four_accelerators() {
  step_estimate<> e{};
  e.step_time = seconds(2.0);
  e.tokens_per_second = tokens_per_second(1000.0);
  e.draw.accelerator = watts(500.0);
  e.draw.facility = watts(3000.0);
  return e;
}

}  // namespace

TEST_CASE("totals of a job are its rates times its time") {
  cluster<> c{};
  c.accelerators = 4;
  auto const t = job_totals_of(c, four_accelerators(), tokens(3.6e6));
  CHECK(value_in(t.time, hours) == Approx(1.0));
  CHECK(value_in(t.accelerator_hours, accelerator_hours) == Approx(4.0));
  CHECK(value_in(t.accelerators, kilowatt_hours) == Approx(2.0));
  CHECK(value_in(t.facility, kilowatt_hours) == Approx(3.0));
  CHECK(value_in(emission_of(t.facility, grams_co2e_per_kilowatt_hour(400.0)), grams_co2e) == Approx(1200.0));
}

TEST_CASE("the emission that a model card derives from rated power") {
  // Llama 2 7B: 184,320 GPU-hours at 400 W and 31.22 t, which is 423 g/kWh.
  auto const rated = energy_used(kilowatts(0.4), hours(184'320.0));
  CHECK(value_in(emission_of(rated, grams_co2e_per_kilowatt_hour(423.4)), tonnes_co2e) ==
        Approx(31.22).epsilon(1e-3));
}

TEST_CASE("an owned accelerator costs its write-off, its upkeep and its power") {
  ownership<> o{};
  o.capital = dollars(35'064.0);  // a dollar for each hour of four years
  CHECK(value_in(owned_price(o, energy_price<>{}, watts(1000.0)), dollars_per_accelerator_hour) ==
        Approx(1.0));
  CHECK(value_in(owned_price(o, dollars_per_kilowatt_hour(0.1), watts(1000.0)),
                 dollars_per_accelerator_hour) == Approx(1.1));
  o.residual = 0.25;
  o.upkeep_per_year = 0.05;
  // 0.75 + 0.05 x 4 years of a dollar an hour, over hours that are sold.
  o.occupancy = 0.5;
  CHECK(value_in(owned_price(o, dollars_per_kilowatt_hour(0.1), watts(1000.0)),
                 dollars_per_accelerator_hour) == Approx((0.75 + 0.05 * 4.0) / 0.5 + 0.1));
}

TEST_CASE("the slope of an owned price by the price of energy is the power") {
  using real = dual<1>;
  ownership<real> o{};
  o.capital = dollars(real{30'000.0});
  auto const slope = owned_price(o, dollars_per_kilowatt_hour(real::variable(0.1, 0)), watts(real{1200.0}));
  CHECK(value_in(slope, dollars_per_accelerator_hour).tangent(0) == Approx(1.2));
}
