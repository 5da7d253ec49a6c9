#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "scalekit/units.hpp"

namespace scalekit {

/// What scaling metrics need to know of one size of a machine.
struct scaling_point {
  std::int64_t accelerator_count = 1;
  token_rate<> throughput{};
  power<> accelerator_power{};  ///< of all accelerators together
  power<> facility_power{};     ///< of the whole job
};

/// Why a marginal value is not defined.
enum class undefined_because : std::uint8_t {
  nothing,
  first_point,
  power_did_not_grow,
  accelerator_hours_did_not_grow,
  no_job_size
};

[[nodiscard]] constexpr std::string_view to_string(undefined_because r) noexcept {
  switch (r) {
    case undefined_because::first_point:
      return "first point of the sweep";
    case undefined_because::power_did_not_grow:
      return "power did not grow";
    case undefined_because::accelerator_hours_did_not_grow:
      return "accelerator-hours did not grow";
    case undefined_because::no_job_size:
      return "no job size (training.tokens) given";
    case undefined_because::nothing:
      break;
  }
  return "";
}

/// A marginal value, and the same over the average at the base (1 = perfect scaling, below 0 = more hardware
/// makes it slower).
struct marginal_value {
  std::optional<double> value{};
  std::optional<double> relative{};
  undefined_because reason = undefined_because::nothing;
};

/// What the step from one size to the next buys.
struct marginal_values {
  marginal_value per_accelerator{};    ///< tokens/s for each added accelerator
  marginal_value per_watt{};           ///< tokens/s for each added watt of accelerator power
  marginal_value per_facility_watt{};  ///< tokens/s for each added watt of facility power
  marginal_value per_gpu_hour{};       ///< tokens for each added accelerator-hour
  /// Wall-clock hours saved for each added accelerator-hour, for a job of given tokens.
  marginal_value hours_saved_per_gpu_hour{};
};

/// Marginal values between two consecutive sizes.
///
/// eq: marginal-per-accelerator   dT / dN
/// eq: marginal-per-watt          dT / dP         P power of all accelerators, or of the facility
/// eq: marginal-per-gpu-hour      3600 dT / dN    tokens for each accelerator-hour added
/// eq: hours-saved-per-gpu-hour   - d(D / T) / d(N D / T)   for a job of D tokens
///   T tokens/s, N accelerators; d = difference between the two sizes
/// `relative` divides by the average at the base: T_0 / N_0, T_0 / P_0, 3600 T_0 / N_0, and for hours saved
/// by 1 / N_0, the reciprocal of the base size, which is what perfect scaling saves in the first
/// accelerator-hour. Undefined, with a reason: power or accelerator-hours that do not grow.
[[nodiscard]] constexpr marginal_values marginal_between(scaling_point const& base, scaling_point const& from,
                                                         scaling_point const& to,
                                                         std::optional<double> job_tokens = std::nullopt) {
  double const dt = base_value(to.throughput) - base_value(from.throughput);
  auto const ratio = [](double numerator, double denominator, double average,
                        undefined_because reason) -> marginal_value {
    if (!(denominator > 0.0)) return {std::nullopt, std::nullopt, reason};
    double const v = numerator / denominator;
    return {v, v / average, undefined_because::nothing};
  };
  double const t0 = base_value(base.throughput);
  auto const n0 = static_cast<double>(base.accelerator_count);
  auto const dn = static_cast<double>(to.accelerator_count - from.accelerator_count);
  double const dp = base_value(to.accelerator_power) - base_value(from.accelerator_power);
  double const df = base_value(to.facility_power) - base_value(from.facility_power);

  marginal_values m{};
  m.per_accelerator = ratio(dt, dn, t0 / n0, undefined_because::accelerator_hours_did_not_grow);
  m.per_watt = ratio(dt, dp, t0 / base_value(base.accelerator_power), undefined_because::power_did_not_grow);
  m.per_facility_watt =
      ratio(dt, df, t0 / base_value(base.facility_power), undefined_because::power_did_not_grow);
  m.per_gpu_hour =
      ratio(3600.0 * dt, dn, 3600.0 * t0 / n0, undefined_because::accelerator_hours_did_not_grow);
  if (!job_tokens) {
    m.hours_saved_per_gpu_hour.reason = undefined_because::no_job_size;
  } else {
    double const hours_from = *job_tokens / base_value(from.throughput) / 3600.0;
    double const hours_to = *job_tokens / base_value(to.throughput) / 3600.0;
    double const gpu_hours = hours_to * static_cast<double>(to.accelerator_count) -
                             hours_from * static_cast<double>(from.accelerator_count);
    m.hours_saved_per_gpu_hour =
        ratio(hours_from - hours_to, gpu_hours, 1.0 / n0, undefined_because::accelerator_hours_did_not_grow);
  }
  return m;
}

/// Marginal values of the first point of a sweep: none.
[[nodiscard]] constexpr marginal_values no_marginal_values() noexcept {
  constexpr marginal_value first{std::nullopt, std::nullopt, undefined_because::first_point};
  return {first, first, first, first, first};
}

}  // namespace scalekit
