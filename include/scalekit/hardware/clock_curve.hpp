#pragma once

namespace scalekit {

/// How the voltage of the cores follows their clock. Clocks and voltages are ratios to those at which the rates of the
/// accelerator's software profile hold, 1 = unchanged.
///
/// eq: core-voltage       v(x) = max(v_floor, 1 - k (1 - x))
/// eq: clock-power        s(x) = x v(x)^2        dynamic power of the cores at clock x over that at clock 1
///   x  clock ratio, lowest_clock <= x <= 1     k  voltage_slope     v_floor  voltage_floor
/// One curve for all parts. Slope and floor: fitted by tools/fit_power.cpp on measured power limits of a V100 (ResNet-50)
/// and an A40 (BERT), data/power_measurements; central 90 %: slope 0.98 to 1.16, floor 0.66 to 0.69. The lowest clock is
/// assumed, 0.1 to 0.3: no limit that was measured reaches it.
/// Source: form and constants of this project.
/// Not modelled: leakage that falls with voltage and rises with temperature; differences between parts and boards.
template <class Real = double>
struct clock_curve {
  Real voltage_slope{1.072};
  Real voltage_floor{0.675};
  Real lowest_clock{0.15};

  /// Voltage at clock ratio `x`, a ratio to that at clock 1.
  [[nodiscard]] constexpr Real voltage(Real const& x) const {
    Real const line = 1.0 - voltage_slope * (1.0 - x);
    return line < voltage_floor ? voltage_floor : line;
  }
  /// Dynamic power of the cores at clock ratio `x`, a ratio to that at clock 1.
  [[nodiscard]] constexpr Real dynamic_power(Real const& x) const {
    Real const v = voltage(x);
    return x * v * v;
  }
};

}  // namespace scalekit
