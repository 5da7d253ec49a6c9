#pragma once

#include <array>
#include <string_view>

#include "scalekit/catalog/power_measurements.hpp"
#include "scalekit/catalog/provenance_accelerators.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/units.hpp"

/// What is known of the power constants of an accelerator: their ranges, and which of them nobody read.
namespace scalekit::catalog {

/// A constant of the power model as the data states it.
struct power_constant {
  std::string_view pointer;  ///< JSON pointer in the accelerator's file
  std::string_view name;
};

inline constexpr std::array power_constants{power_constant{"/idle_power_resident", "idle power"},
                                            power_constant{"/gemm_power_demand", "power of products"},
                                            power_constant{"/memory_power", "power of memory"},
                                            power_constant{"/communication_power", "power while waiting"},
                                            power_constant{"/link_power", "power of links"}};

/// A constant with its origin, or null: the file does not state it.
[[nodiscard]] constexpr value_record const* find_power_constant(accelerator_record const& a,
                                                                std::string_view pointer) {
  auto const* file = find_by_id(provenance_accelerators, a.id);
  if (file == nullptr) return nullptr;
  for (auto const& value : file->values) {
    if (value.pointer == pointer) return &value;
  }
  return nullptr;
}

/// Nobody read the constant on this part: it is assumed, or recalled.
[[nodiscard]] constexpr bool is_assumed(value_record const& value) noexcept {
  return value.kind == "assumed" || value.kind == "recalled";
}

/// True when a source gives nothing of what the part draws under load: neither products, memory or waiting, nor a whole
/// machine of such parts that predictions are checked on.
[[nodiscard]] constexpr bool lacks_power_readings(accelerator_record const& a) {
  for (auto const& m : power_measurements) {
    if (m.accelerator == a.id && m.role != "shown") return false;
  }
  for (auto const* pointer : {"/gemm_power_demand", "/memory_power", "/communication_power"}) {
    auto const* value = find_power_constant(a, pointer);
    if (value != nullptr && !is_assumed(*value)) return false;
  }
  return true;
}

enum class power_end : unsigned char { low, central, high };

/// The power model of a part with every constant at one end of its range. A constant without a range stays as it is,
/// and so does the limit, but for one that is itself assumed. An envelope, no interval of confidence: the constants do
/// not err together.
template <class Real = double>
[[nodiscard]] constexpr accelerator_power<Real> make_power_model(accelerator_record const& a, power_end end) {
  accelerator_record r = a;
  auto const at_end = [&](double central, std::string_view pointer) {
    auto const* value = find_power_constant(a, pointer);
    double const bound = value == nullptr ? not_published : end == power_end::low ? value->low : value->high;
    if (end == power_end::central || !is_published(bound)) return central;
    // The record is in base units; the file's own unit only scales it.
    return central * (bound / value->value);
  };
  r.assumed_power_limit_w = at_end(a.assumed_power_limit_w, "/assumed_power_limit");
  r.idle_power_resident_w = at_end(a.idle_power_resident_w, "/idle_power_resident");
  r.gemm_power_demand = at_end(a.gemm_power_demand, "/gemm_power_demand");
  r.memory_power = at_end(a.memory_power, "/memory_power");
  r.communication_power = at_end(a.communication_power, "/communication_power");
  r.link_power = at_end(a.link_power, "/link_power");
  return make_accelerator<Real>(r).power_model;
}

}  // namespace scalekit::catalog
