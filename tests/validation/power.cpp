// Measured power: every check is inside what is asked of it, or is a known miss that has not grown.
//
// MLPerf Training v4.0 (SMC), v4.1 (Dell); Latif et al. 2024; Zeus (NSDI 23); FORGE; data/power_measurements/ has the
// figures. The tolerances are those that were asked for before the model was written.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include <fmt/format.h>
#include <catch2/catch.hpp>

#include "../../cli/power_validation.hpp"

using namespace scalekit::cli;

namespace {

// Misses and their predictions, recorded: a change of the model that moves one of them changes it here, on purpose.
struct known_miss {
  std::string_view id;
  double predicted;
  double allowed_change;
};
constexpr std::array misses{
    known_miss{"zeus-v100-bert-150-time", 1.180, 0.005},
    known_miss{"gpt3-dip", 6.3, 0.5},
    known_miss{"forge-l-22b-mean", 494.0, 10.0},
    known_miss{"crusher-gpt-175b-mean", 500.0, 10.0},
};

known_miss const* find_miss(std::string_view id) {
  for (auto const& m : misses) {
    if (m.id == id) return &m;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("measured power is predicted within what is asked, but for the recorded misses") {
  std::size_t judged = 0;
  std::size_t missed = 0;
  for (auto const& g : power_groups()) {
    for (auto const& c : g.checks) {
      CAPTURE(c.id, c.published, c.predicted, c.low, c.high);
      if (!c.is_judged()) continue;
      ++judged;
      auto const* miss = find_miss(c.id);
      if (miss == nullptr) {
        CHECK(c.is_within());
        continue;
      }
      ++missed;
      CHECK_FALSE(c.is_within());  // a miss that is none any more is taken off the list
      CHECK(c.predicted == Approx(miss->predicted).margin(miss->allowed_change));
      CHECK_FALSE(g.why_missed.empty());
    }
  }
  CHECK(judged == 11);
  CHECK(missed == misses.size());
}

TEST_CASE("nodes draw less as the job waits more") {
  double last = 1e9;
  int nodes = 0;
  for (auto const& g : power_groups()) {
    for (auto const& c : g.checks) {
      if (!c.id.starts_with("smc-lora")) continue;
      CHECK(c.predicted < last);
      last = c.predicted;
      ++nodes;
    }
  }
  CHECK(nodes == 3);
}

TEST_CASE("the fitted trace is met more closely than the checked one") {
  double fitted = 0.0;
  double checked = 0.0;
  for (auto const& r : capped_rows()) {
    if (r.row->limit_w < 150.0) continue;  // the fitted trace has no lower limit
    auto& worst = r.trace->role == "fitted" ? fitted : checked;
    worst = std::max(worst, std::abs(r.time_ratio / r.row->time_ratio - 1.0));
  }
  CHECK(fitted < 0.03);
  CHECK(checked < 0.08);
  CHECK(fitted < checked);
}

TEST_CASE("a meter that averages over a whole step shows its mean") {
  auto const groups = power_groups();
  REQUIRE(groups.size() > 1);
  scalekit::scenario<> used{};
  used.machine.node.accelerators = 8;
  used.machine.node.host_power = scalekit::watts(1000.0);
  scalekit::step_estimate<> e{};
  e.step_time = scalekit::seconds(4.0);
  e.trace[scalekit::step_phase::host] = {scalekit::seconds(1.0), scalekit::watts(100.0)};
  e.trace[scalekit::step_phase::passes] = {scalekit::seconds(3.0), scalekit::watts(500.0)};
  for (double const x : metered_tenths(used, e, 4.0)) CHECK(x == Approx(8 * 400.0 + 1000.0));
  auto const sharp = metered_tenths(used, e, 0.4);
  CHECK(sharp[1] == Approx(8 * 100.0 + 1000.0));  // from 0.4 to 0.8 s, all of it in the first second
  CHECK(sharp[9] == Approx(8 * 500.0 + 1000.0));
}
