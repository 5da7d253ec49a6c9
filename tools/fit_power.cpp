// Fits how voltage follows the clock on the measured power limits whose role is "fitted", and only on them.
//
//   fit_power           fit and print what was seen
//   fit_power --check   the same, exit 1 when the constants of hardware/clock_curve.hpp are not the fit's
//
// Residuals are those of the logarithms of time and energy, each over that under the default limit. A row is taken at
// the power that was reached, not at the limit that was set: a run draws less than its limit where it is not busy all
// the time. Products and memory-bound kernels fill the time. Their shares on the V100 follow from its constants and its
// mean power under the default limit; the constants of the A40's products are not known, so that its share of products
// is fitted besides, and its products draw what is left of its mean power.
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>

#include <fmt/core.h>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build_power.hpp"
#include "scalekit/catalog/power_measurements.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/numerics/least_squares.hpp"

namespace {

namespace catalog = scalekit::catalog;
using scalekit::watts;

constexpr std::size_t count = 3;  // slope and floor of the voltage, share of products on the A40
using real = scalekit::dual<count>;
// Central 90 % of a normal distribution.
constexpr double range_deviations = 1.645;

struct traced {
  scalekit::accelerator_power<real> part;
  scalekit::activity<real> work;
};

traced traced_of(catalog::power_measurement_record const& m, std::array<real, count> const& x,
                 bool cores_of_memory) {
  auto const& like = *catalog::find_by_id(catalog::accelerators, "v100-sxm2-16gb");
  scalekit::power<real> const mean = watts(real{catalog::default_row(m).power_w});
  traced t{catalog::make_traced_part<real>(m, like), {}};
  t.part.clock.voltage_slope = x[0];
  t.part.clock.voltage_floor = x[1];
  t.part.clock.lowest_clock = 0.01;  // no row reaches a lowest clock
  if (m.id == "zeus-a40-bert") {
    t.work = {x[2], 1.0 - x[2], 0.0, 0.0};
    t.part.compute = (mean - t.part.idle - t.part.memory * t.work.memory) / t.work.compute;
  } else {
    t.work = catalog::activity_of_mean(t.part, mean);
  }
  if (!cores_of_memory) t.part.stall = watts(real{0.0});
  return t;
}

template <class Visit>
void visit_rows(Visit const& visit) {
  for (auto const& m : catalog::power_measurements) {
    if (m.role != "fitted" || m.subject != "accelerator") continue;
    for (auto const& row : m.rows) {
      if (row.limit_w < m.default_limit_w) visit(m, row);
    }
  }
}

struct prediction {
  real time;
  real energy;
};
prediction predict(catalog::power_measurement_record const& m, catalog::power_row_record const& row,
                   std::array<real, count> const& x, bool cores_of_memory) {
  auto const t = traced_of(m, x, cores_of_memory);
  auto const l = power_under_limit(t.part, t.work, scalekit::power<real>{watts(real{row.power_w})});
  return {l.growth, l.growth * base_value(l.draw) / catalog::default_row(m).power_w};
}

auto fit(bool cores_of_memory) {
  using std::log;
  return scalekit::fit_least_squares<count>({1.0, 0.7, 0.4}, [&](auto const& x, auto const& residual) {
    visit_rows([&](auto const& m, auto const& row) {
      auto const p = predict(m, row, x, cores_of_memory);
      residual(log(p.time / row.time_ratio));
      residual(log(p.energy / row.energy_ratio));
    });
  });
}

}  // namespace

int main(int arguments, char** argument) {
  bool const check = arguments == 2 && std::string_view(argument[1]) == "--check";
  if (arguments > 1 && !check) {
    fmt::print(stderr, "usage: fit_power [--check]\n");
    return 2;
  }
  std::size_t residuals = 0;
  visit_rows([&](auto const&, auto const&) { residuals += 2; });
  auto const spread = [&](auto const& f) { return std::sqrt(2.0 * f.cost / static_cast<double>(residuals)); };
  auto const best = fit(true);
  auto const plain = fit(false);
  auto const free_of = static_cast<double>(residuals - count);
  auto const range = [&](std::size_t i) {
    return range_deviations * std::sqrt(best.covariance[i][i] * 2.0 * best.cost / free_of);
  };
  fmt::print("{} rows, {} residuals; root mean square {:.2f} %\n", residuals / 2, residuals,
             100.0 * spread(best));
  fmt::print("voltage slope           {:.3f}  +- {:.3f} (central 90 %)\n", best.parameters[0], range(0));
  fmt::print("voltage floor           {:.3f}  +- {:.3f}\n", best.parameters[1], range(1));
  fmt::print("products on the A40     {:.3f}  +- {:.3f} of the time\n", best.parameters[2], range(2));
  fmt::print("if no power of memory-bound kernels followed the clock: root mean square {:.2f} %\n\n",
             100.0 * spread(plain));
  std::array<real, count> const x{best.parameters[0], best.parameters[1], best.parameters[2]};
  fmt::print("{:18} {:>6} {:>8} {:>7} {:>9} {:>7} {:>9}\n", "trace", "limit", "reached", "time", "predicted",
             "energy", "predicted");
  visit_rows([&](auto const& m, auto const& row) {
    auto const p = predict(m, row, x, true);
    fmt::print("{:18} {:4.0f} W {:6.1f} W {:7.3f} {:9.3f} {:7.3f} {:9.3f}\n", m.id, row.limit_w, row.power_w,
               row.time_ratio, p.time.value(), row.energy_ratio, p.energy.value());
  });
  scalekit::clock_curve<> const held{};
  bool const same = best.converged && std::abs(held.voltage_slope - best.parameters[0]) < 0.005 &&
                    std::abs(held.voltage_floor - best.parameters[1]) < 0.005;
  if (!same) fmt::print("hardware/clock_curve.hpp has {} and {}\n", held.voltage_slope, held.voltage_floor);
  return check && !same ? 1 : 0;
}
