// Elasticities by dual numbers are those of central differences.
#include <cmath>
#include <random>

#include <catch2/catch.hpp>

#include "random_scenario.hpp"
#include "scalekit/sensitivity.hpp"

using namespace scalekit;

namespace {

struct figures {
  double rate;
  double accelerators;
  double facility;
};

figures figures_of(scenario<> const& s) {
  auto const e = estimate_step(s);
  double const rate = base_value(e.tokens_per_second);
  return {std::log(rate), std::log(base_value(e.draw.accelerator) / rate),
          std::log(base_value(e.draw.facility) / rate)};
}

}  // namespace

TEST_CASE("a lifted scenario gives the same step") {
  std::mt19937_64 random(11);
  for (int i = 0; i < 300; ++i) {
    auto const s = testing::random_plan_scenario(random);
    auto const plain = estimate_step(s);
    auto const dual_step = estimate_step(lifted<dual<2>>(s));
    CAPTURE(i);
    REQUIRE(base_value(dual_step.step_time).value() == Approx(base_value(plain.step_time)).epsilon(1e-14));
    REQUIRE(base_value(dual_step.draw.facility).value() ==
            Approx(base_value(plain.draw.facility)).epsilon(1e-12));
    REQUIRE(base_value(dual_step.memory.total()).value() ==
            Approx(base_value(plain.memory.total())).epsilon(1e-14));
    REQUIRE(base_value(dual_step.step_time).tangent(0) == 0.0);
  }
}

TEST_CASE("elasticities are those of central differences") {
  std::mt19937_64 random(12);
  constexpr double h = 1e-6;
  int compared = 0;
  int kinks = 0;
  for (int i = 0; i < 120; ++i) {
    auto s = testing::random_plan_scenario(random);
    s.machine.node.host_power = watts(2000.0);
    s.machine.network.power_per_accelerator = watts(60.0);
    s.profile.contention = std::min(0.9, s.profile.contention);
    // The slope follows the choice that the library makes; forced, so that a difference does not cross one.
    s.profile.collectives.protocol = wire_protocol::simple;
    s.profile.collectives.algorithm = collective_algorithm::ring;
    auto const table = elasticities(s);
    auto const here = figures_of(s);
    for (auto const& e : table) {
      auto const at = [&](double factor) {
        auto t = s;
        scale(t, e.parameter, factor);
        return figures_of(t);
      };
      auto const up = at(1.0 + h);
      auto const down = at(1.0 - h);
      CAPTURE(i, to_string(e.parameter));
      auto const agrees = [&](double slope, double above, double mid, double below) {
        double const right = (above - mid) / h;
        double const left = (mid - below) / h;
        if (std::abs(right - left) > 1e-4 * (1.0 + std::abs(slope))) {
          ++kinks;
          return std::abs(slope - right) < 2e-4 || std::abs(slope - left) < 2e-4;
        }
        ++compared;
        return std::abs(slope - 0.5 * (right + left)) < 2e-4 * (1.0 + std::abs(slope));
      };
      REQUIRE(agrees(e.throughput, up.rate, here.rate, down.rate));
      REQUIRE(agrees(e.accelerator_energy, up.accelerators, here.accelerators, down.accelerators));
      REQUIRE(agrees(e.facility_energy, up.facility, here.facility, down.facility));
    }
  }
  CHECK(compared > 8000);
  CHECK(kinks < compared / 20);
}

TEST_CASE("throughput follows every rate and time by one, together") {
  std::mt19937_64 random(13);
  for (int i = 0; i < 100; ++i) {
    auto s = testing::random_plan_scenario(random);
    s.machine.power_limit = {};
    auto const table = elasticities(s);
    // All rates up and all times down by a per cent: everything is a per cent faster.
    double sum = 0.0;
    using enum sensitivity_parameter;
    for (auto const p : {peak, memory_bandwidth, scale_up_bandwidth, network_bandwidth})
      sum += table[static_cast<std::size_t>(p)].throughput;
    for (auto const p : {network_latency, link_latency, call_time, kernel_launch, host_time})
      sum -= table[static_cast<std::size_t>(p)].throughput;
    CAPTURE(i);
    // Less where multicast channels, whose bandwidth is not varied, carry a part.
    REQUIRE(sum < 1.0 + 1e-6);
    REQUIRE(sum > 0.0);
  }
}
