#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

#include <catch2/catch.hpp>

#include "random_scenario.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/training/power_limit.hpp"

using namespace scalekit;

namespace {

constexpr int draws = 4000;

struct drawn {
  accelerator_power<> part;
  activity<> work;
};

// Parts with products that ask for up to 1.3 of the limit, and work whose shares overlap as those of a step do.
template <class Check>
void for_random_work(Check const& check) {
  std::mt19937_64 random(20240715);
  auto const uniform = [&](double low, double high) {
    return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
  };
  for (int i = 0; i < draws; ++i) {
    drawn d{};
    double const limit = uniform(200.0, 1400.0);
    auto& p = d.part;
    p.limit = watts(limit);
    p.idle = watts(limit * uniform(0.05, 0.3));
    p.compute = watts(limit * uniform(0.5, 1.2));
    p.memory = watts(limit * uniform(0.2, 0.6));
    p.stall = watts(limit * uniform(0.03, 0.6));
    p.link = watts(limit * uniform(0.0, 0.1));
    p.clock.voltage_slope = uniform(0.7, 1.3);
    p.clock.voltage_floor = uniform(0.6, 0.8);
    d.work.compute = uniform(0.05, 1.0);
    d.work.memory = uniform(0.0, 1.0 - d.work.compute);
    d.work.stall = uniform(0.0, 1.0 - d.work.compute - d.work.memory);
    d.work.link = uniform(0.0, 1.0);
    CAPTURE(i, limit, d.work.compute, d.work.memory, d.work.stall, d.work.link);
    check(d, [&](double low, double high) { return limit * uniform(low, high); });
  }
}

limited_power<> under(drawn const& d, double limit) {
  return power_under_limit(d.part, d.work, power<>{watts(limit)});
}

}  // namespace

TEST_CASE("power grows with every share and stays under the default limit") {
  for_random_work([](drawn const& d, auto const&) {
    double const base = base_value(accelerator_power_draw(d.part, d.work));
    REQUIRE(base <= base_value(d.part.limit));
    for (double activity<>::* share :
         {&activity<>::compute, &activity<>::memory, &activity<>::stall, &activity<>::link}) {
      auto more = d.work;
      more.*share += 0.1;
      REQUIRE(base_value(accelerator_power_demand(d.part, more)) >
              base_value(accelerator_power_demand(d.part, d.work)) - 1e-9);
      REQUIRE(base_value(accelerator_power_draw(d.part, more)) >= base);
    }
  });
}

TEST_CASE("a higher limit never gives a longer time, and power keeps to the limit") {
  for_random_work([](drawn const& d, auto const& within) {
    double low = within(0.2, 1.05);
    double high = within(0.2, 1.05);
    if (high < low) std::swap(low, high);
    auto const tight = under(d, low);
    auto const loose = under(d, high);
    REQUIRE(tight.growth >= loose.growth * (1.0 - 1e-12));
    REQUIRE(tight.clock <= loose.clock * (1.0 + 1e-12));
    REQUIRE(base_value(tight.draw) <= base_value(loose.draw) * (1.0 + 1e-12));
    for (auto const& [l, limit] : {std::pair{tight, low}, std::pair{loose, high}}) {
      REQUIRE(l.growth >= 1.0);
      REQUIRE((l.lowest_clock || base_value(l.draw) <= limit * (1.0 + 1e-12)));
      REQUIRE(l.clock <= 1.0);
      REQUIRE(l.shares.compute <= 1.0 + 1e-12);
    }
  });
}

TEST_CASE("the clock that is found draws what the limit allows") {
  for_random_work([](drawn const& d, auto const& within) {
    double const limit = within(0.3, 1.0);
    auto const l = under(d, limit);
    if (l.clock == 1.0 || l.lowest_clock) return;
    // By the definition: energy of the parts at this clock over the lengthened time. The clock under the default limit is
    // found here by stepping down.
    double base = 1.0;
    auto const draw_at = [&](double x) { return base_value(detail::power_at_clock(d.part, d.work, x, x)); };
    if (draw_at(1.0) > base_value(d.part.limit)) {
      double under_it = d.part.clock.lowest_clock;
      for (int i = 0; i < 100; ++i) {
        double const middle = 0.5 * (base + under_it);
        (draw_at(middle) > base_value(d.part.limit) ? base : under_it) = middle;
      }
    }
    double const x = l.clock * base;
    double const v = std::max(d.part.clock.voltage_floor, 1.0 - d.part.clock.voltage_slope * (1.0 - x));
    double const resident = std::min(base_value(d.part.memory), base_value(d.part.stall));
    double const products = base_value(d.part.compute) * d.work.compute * base * v * v;
    double const rest =
        resident * d.work.memory * x * v * v + (base_value(d.part.memory) - resident) * d.work.memory +
        base_value(d.part.stall) * d.work.stall * x * v * v + base_value(d.part.link) * d.work.link;
    REQUIRE(base_value(d.part.idle) + (products + rest) / l.growth == Approx(limit).epsilon(1e-9));
  });
}

TEST_CASE("derivatives of a limited step are those of differences") {
  using real = dual<1>;
  int seen = 0;
  for_random_work([&seen](drawn const& d, auto const& within) {
    double const limit = within(0.4, 0.95);
    auto const here = under(d, limit);
    if (here.clock == 1.0 || here.lowest_clock) return;
    auto const p = detail::with_numbers<real>(d.part);
    auto const u = detail::with_numbers<real>(d.work);
    double const h = 1e-5 * limit;
    auto const at_kink = [&](auto const& a, auto const& b) {
      return std::abs(a - 2.0 * here.growth + b) > 1e-3 * std::abs(a - b);
    };
    // By the limit.
    auto const by_limit = power_under_limit(p, u, power<real>{watts(real::variable(limit, 0))});
    double const up = under(d, limit + h).growth;
    double const down = under(d, limit - h).growth;
    if (at_kink(up, down)) return;  // of the voltage, or of the default limit
    REQUIRE(by_limit.growth.value() == here.growth);
    REQUIRE(by_limit.growth.tangent(0) == Approx((up - down) / (2.0 * h)).epsilon(1e-3));
    // By the power of products, through the clock under the default limit too.
    auto varied = p;
    varied.compute = watts(real::variable(base_value(d.part.compute), 0));
    auto const by_products = power_under_limit(varied, u, power<real>{watts(real{limit})});
    auto const moved = [&](double step) {
      auto other = d;
      other.part.compute += watts(step);
      return under(other, limit).growth;
    };
    double const more = moved(h);
    double const less = moved(-h);
    if (at_kink(more, less)) return;
    REQUIRE(by_products.growth.tangent(0) == Approx((more - less) / (2.0 * h)).epsilon(1e-3).margin(1e-7));
    ++seen;
  });
  CHECK(seen > draws / 4);
}

TEST_CASE("the trace of any step has its time and its mean power, with any limit") {
  std::mt19937_64 random(20250101);
  for (int i = 0; i < 2000; ++i) {
    auto s = testing::random_scenario(random);
    double const limit = base_value(s.machine.accelerator.power_model.limit);
    double last = 0.0;
    for (double const share : {1.0, 0.8, 0.6, 0.4}) {
      s.machine.power_limit = watts(limit * share);
      auto const e = estimate_step(s);
      CAPTURE(i, share, limit);
      REQUIRE(base_value(e.trace.time()) == Approx(base_value(e.step_time)).epsilon(1e-12));
      REQUIRE(base_value(e.trace.mean()) == Approx(base_value(e.draw.accelerator)).epsilon(1e-12));
      REQUIRE(base_value(e.breakdown.total()) == Approx(base_value(e.step_time)).epsilon(1e-12));
      REQUIRE(base_value(e.step_time) >= last);
      if (!e.lowest_clock) REQUIRE(base_value(e.draw.accelerator) <= limit * share * (1.0 + 1e-12));
      last = base_value(e.step_time);
    }
  }
}
