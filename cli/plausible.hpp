#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "object_reader.hpp"

namespace scalekit::cli {

// A unit that people write where a key wants its base unit, and its size in that base unit.
struct unit_mistake {
  std::string_view name;
  double factor;
};

// What a value may be in the unit of its key. A number outside is refused, and the refusal names every unit that the
// number may have been meant in.
struct plausible {
  std::string_view key;
  std::string_view unit;
  double low;
  double high;
  std::span<unit_mistake const> mistakes;
  bool none = false;         // 0 is legal too, and stands for none
  double least_meant = 0.0;  // a reading in another unit below this is no guess; default: `low`
};

// The number at a key, if it can be in the key's unit.
[[nodiscard]] std::optional<double> number_in(object_reader const& in, std::string_view key,
                                              plausible const& p);
[[nodiscard]] inline std::optional<double> number_in(object_reader const& in, plausible const& p) {
  return number_in(in, p.key, p);
}
[[nodiscard]] double required(object_reader const& in, plausible const& p);

// ---- What the keys of a scenario may hold; data/schema/scenario.schema.json has the same limits --------------

inline constexpr unit_mistake peak_mistakes[] = {{"TFLOP/s", 1e12}, {"PFLOP/s", 1e15}};
inline constexpr unit_mistake size_mistakes[] = {
    {"GiB", 1024.0 * 1024.0 * 1024.0}, {"GB", 1e9}, {"MiB", 1024.0 * 1024.0}, {"TB", 1e12}};
inline constexpr unit_mistake memory_rate_mistakes[] = {{"GB/s", 1e9}, {"TB/s", 1e12}};
inline constexpr unit_mistake link_mistakes[] = {{"GB/s", 1e9}, {"Gb/s", 1.25e8}, {"TB/s", 1e12}};
inline constexpr unit_mistake port_mistakes[] = {{"Gb/s", 1.25e8}, {"GB/s", 1e9}, {"bit/s", 0.125}};
inline constexpr unit_mistake power_mistakes[] = {{"kW", 1e3}, {"mW", 1e-3}};
inline constexpr unit_mistake time_mistakes[] = {{"us", 1e-6}, {"ns", 1e-9}, {"ms", 1e-3}};

inline constexpr plausible peak_range{"", "FLOP/s", 1e12, 1e17, peak_mistakes};
inline constexpr plausible memory_capacity{"memory_capacity_bytes", "bytes", 1e9, 1e13, size_mistakes};
inline constexpr plausible memory_rate{"memory_bandwidth_bytes_per_s", "bytes per second", 1e10, 1e14,
                                       memory_rate_mistakes};
inline constexpr plausible link_rate{"scale_up_bandwidth_bytes_per_s", "bytes per second and direction", 1e9,
                                     1e13, link_mistakes};
inline constexpr plausible ring_rate{"ring_bandwidth_bytes_per_s", "bytes per second and direction", 1e9,
                                     1e13, link_mistakes};
inline constexpr plausible port_rate{"bandwidth_bytes_per_s", "bytes per second and direction", 1e8, 2e12,
                                     port_mistakes};
inline constexpr plausible hop_latency{"latency_s", "seconds", 1e-9, 1e-3, time_mistakes, true, 1e-8};
inline constexpr plausible power_limit{"tdp_w", "watts", 20.0, 2e4, power_mistakes};
inline constexpr plausible set_power_limit{"power_limit_w", "watts", 1.0, 1e5, power_mistakes};
inline constexpr plausible idle_power{"idle_power_resident_w", "watts", 1.0, 2e4, power_mistakes, true};
inline constexpr plausible host_power{"host_power_w", "watts", 10.0, 1e6, power_mistakes, true};
inline constexpr plausible network_power{
    "power_per_accelerator_w", "watts", 0.1, 1e4, power_mistakes, true, 1.0};

}  // namespace scalekit::cli
