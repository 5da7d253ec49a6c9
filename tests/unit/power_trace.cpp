#include <catch2/catch.hpp>

#include "scalekit/catalog/build.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/training/power_trace.hpp"
#include "scalekit/training/step.hpp"

using namespace scalekit;

namespace {

// Four seconds at 700 W and one second at 200 W.
power_trace<> two_levels() {
  power_trace<> t{};
  t[step_phase::host] = {seconds(1.0), watts(200.0)};
  t[step_phase::passes] = {seconds(4.0), watts(700.0)};
  return t;
}

double metered(double at, double window) {
  return value_in(metered_power(two_levels(), duration<>{seconds(at)}, duration<>{seconds(window)}), watts);
}

// GPT-3 175B on 512 H100: a pipeline with a bubble, exposed reduction, optimizer and host time.
template <class Real = double>
scenario<Real> pipelined() {
  scenario<Real> s{};
  auto const& part = *catalog::find_by_id(catalog::accelerators, "h100-sxm5-80gb");
  s.model = catalog::make_transformer(*catalog::find_by_id(catalog::models, "gpt3-175b"), 2048);
  s.machine =
      catalog::make_cluster<Real>(part, *catalog::find_by_id(catalog::networks, "infiniband-ndr400"), 512);
  s.parallel.sharding = sharding::zero1;
  s.parallel.tensor_parallel = 8;
  s.parallel.sequence_parallel = true;
  s.parallel.pipeline_parallel = 8;
  s.parallel.micro_batch_size = 1;
  s.training = {2048, 64, precision::bf16, optimizer::adamw};
  s.profile = catalog::make_stack<Real>(*catalog::find_by_id(catalog::profiles, "megatron-core-2024"), part);
  return s;
}

}  // namespace

TEST_CASE("a trace has the energy of its pieces") {
  auto const t = two_levels();
  CHECK(value_in(t.time(), seconds) == 5.0);
  CHECK(value_in(t.used(), joules) == 3000.0);
  CHECK(value_in(t.mean(), watts) == 600.0);
}

TEST_CASE("a meter averages over its window, across the boundary of steps") {
  CHECK(metered(1.0, 1.0) == Approx(200.0));
  CHECK(metered(3.0, 1.0) == Approx(700.0));
  CHECK(metered(1.0, 2.0) == Approx(450.0));  // 1 s at 200 W, before it 1 s of the last step at 700 W
  CHECK(metered(0.0, 2.0) == Approx(700.0));
  CHECK(metered(2.0, 5.0) == Approx(600.0));  // a whole step, wherever it begins
  CHECK(metered(1.0, 11.0) == Approx((2 * 3000.0 + 200.0) / 11.0));
}

TEST_CASE("a longer window flattens the dip") {
  double last = 200.0;
  for (double const window : {1.0, 2.0, 3.0, 5.0}) {
    double const dip = metered(1.0, window);
    CHECK(dip >= last);
    last = dip;
  }
  CHECK(last == Approx(600.0));
}

TEST_CASE("the trace of a step sums to its time and energy") {
  auto const e = estimate_step(pipelined());
  CHECK(value_in(e.trace.time(), seconds) == Approx(value_in(e.step_time, seconds)));
  CHECK(value_in(e.trace.mean(), watts) == Approx(value_in(e.draw.accelerator, watts)));
  CHECK(e.trace[step_phase::fill].time == e.trace[step_phase::drain].time);
  CHECK(value_in(e.trace[step_phase::fill].time, seconds) > 0.0);
  CHECK(value_in(e.trace[step_phase::reduction].time, seconds) ==
        Approx(value_in(e.breakdown.exposed_data, seconds)));
}

TEST_CASE("waiting draws less than the passes and more than idling") {
  auto const e = estimate_step(pipelined());
  auto const at = [&](step_phase p) { return value_in(e.trace[p].draw, watts); };
  CHECK(at(step_phase::fill) < at(step_phase::passes));
  CHECK(at(step_phase::host) < at(step_phase::fill));
  CHECK(at(step_phase::passes) <= 700.0);
}

TEST_CASE("a lower limit lengthens compute and the bubble, and all rates with them") {
  auto s = pipelined();
  auto const whole = estimate_step(s);
  s.machine.power_limit = watts(400.0);
  auto const e = estimate_step(s);
  REQUIRE(e.clock < 1.0);
  double const growth = e.step_time / whole.step_time;
  CHECK(growth > 1.0);
  CHECK(value_in(e.breakdown.total(), seconds) == Approx(value_in(e.step_time, seconds)));
  CHECK(value_in(e.breakdown.compute - whole.breakdown.compute, seconds) +
            value_in(e.breakdown.bubble - whole.breakdown.bubble, seconds) ==
        Approx(value_in(e.step_time - whole.step_time, seconds)));
  // The bubble is passes of other stages: it grows as the passes do.
  auto const passes = [](step_estimate<> const& x) { return base_value(x.trace[step_phase::passes].time); };
  CHECK(base_value(e.breakdown.bubble) / base_value(whole.breakdown.bubble) ==
        Approx(passes(e) / passes(whole)));
  CHECK(e.breakdown.exposed_tensor == whole.breakdown.exposed_tensor);
  CHECK(e.mfu * growth == Approx(whole.mfu));
  CHECK(e.mfu_causal * growth == Approx(whole.mfu_causal));
  CHECK(e.hfu * growth == Approx(whole.hfu));
  CHECK(e.tokens_per_second * growth / whole.tokens_per_second == Approx(1.0));
  // Products take 1 / clock of their time.
  CHECK(e.shares.compute * growth * e.clock == Approx(whole.shares.compute));
  CHECK(value_in(e.trace.time(), seconds) == Approx(value_in(e.step_time, seconds)));
  for (auto const& piece : e.trace.pieces) CHECK(value_in(piece.draw, watts) <= 400.0 + 1e-9);
  CHECK_FALSE(e.lowest_clock);
}

TEST_CASE("a limit at or above the default one changes nothing") {
  auto s = pipelined();
  auto const whole = estimate_step(s);
  for (double const limit : {700.0, 1000.0}) {
    s.machine.power_limit = watts(limit);
    auto const e = estimate_step(s);
    CHECK(e.step_time == whole.step_time);
    CHECK(e.draw.accelerator == whole.draw.accelerator);
    CHECK(e.clock == 1.0);
  }
}

TEST_CASE("a limit below idle power cannot be kept") {
  auto s = pipelined();
  s.machine.power_limit = watts(50.0);
  auto const e = estimate_step(s);
  CHECK(e.lowest_clock);
  CHECK(value_in(e.draw.accelerator, watts) > 50.0);
}

TEST_CASE("the derivative of a step by its power limit is that of differences") {
  using real = dual<1>;
  auto const seconds_at = [](double limit) {
    auto s = pipelined();
    s.machine.power_limit = watts(limit);
    return value_in(estimate_step(s).step_time, seconds);
  };
  auto s = pipelined<real>();
  s.machine.power_limit = watts(real::variable(450.0, 0));
  auto const e = estimate_step(s);
  double const difference = (seconds_at(450.01) - seconds_at(449.99)) / 0.02;
  CHECK(difference < 0.0);
  CHECK(base_value(e.step_time).tangent(0) == Approx(difference).epsilon(1e-6));
  CHECK(base_value(e.step_time).value() == Approx(seconds_at(450.0)).epsilon(1e-14));
}
