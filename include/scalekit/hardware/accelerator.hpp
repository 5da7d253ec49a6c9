#pragma once

#include <array>
#include <cstdint>

#include "scalekit/hardware/clock_curve.hpp"
#include "scalekit/hardware/precision.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Power of one accelerator, split by what it does. All members except the limits and the idle power are
/// *added* to idle, at the clock at which the rates of its software profile hold.
///
/// The compute member may exceed the limit: a saturated matrix product asks for more than the limit allows,
/// and the part lowers its clock until it fits (training/power.hpp).
template <class Real = double>
struct accelerator_power {
  power<Real> limit{};    ///< default board limit (TDP)
  power<Real> idle{};     ///< context resident, nothing running
  power<Real> compute{};  ///< matrix products at the accelerator's sustained rate
  power<Real> memory{};   ///< kernels that saturate memory bandwidth
  power<Real> stall{};    ///< nothing but a communication kernel: exposed communication
  power<Real> link{};     ///< communication kernels and links at work
  clock_curve<Real> clock{};

  /// The part of `memory` that the cores draw and not the memory: a memory-bound kernel keeps them resident and waiting,
  /// as a communication kernel does.
  [[nodiscard]] constexpr power<Real> resident() const { return memory < stall ? memory : stall; }
};

/// One accelerator: what software addresses as a device (on MI250X that is one die, a GCD).
///
/// Rates are datasheet peaks without structured sparsity; a member of `dense_peak` that is zero means that
/// the format does not exist on the part or that its peak is not published.
template <class Real = double>
struct accelerator {
  std::array<dense_flop_rate<Real>, precision_count> dense_peak{};
  data_size<Real> memory_capacity{};
  bandwidth<Real> memory_bandwidth{};
  /// Achieved over datasheet memory bandwidth of a streaming kernel, in (0, 1].
  Real memory_efficiency{1.0};
  /// Streaming multiprocessors, compute units or cores that take one tile of a matrix product each.
  int compute_units = 1;
  accelerator_power<Real> power_model{};

  [[nodiscard]] constexpr dense_flop_rate<Real> const& peak(precision p) const noexcept {
    return dense_peak[static_cast<std::size_t>(p)];
  }
  [[nodiscard]] constexpr bool supports(precision p) const noexcept {
    return dense_flop_rate<Real>{} < peak(p);
  }
};

}  // namespace scalekit
