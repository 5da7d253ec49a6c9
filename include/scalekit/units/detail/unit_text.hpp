#pragma once

#include <string_view>

#include "scalekit/units/system.hpp"

namespace scalekit::detail {

/// Which multiples of a unit people write.
enum class multiples {
  none,         ///< 2048 accelerators
  large,        ///< 1.98 TB/s; below one, 0.5 B
  large_words,  ///< 6.74 G tokens: the prefix goes with the number, not with the word
  all,          ///< 312 mJ, 700 W, 1.2 MW
  clock,        ///< 12.3 ms, 3.2 s, and from a minute on 12 min, 3.5 h, 54 d
};

/// How a unit is written.
struct unit_text {
  std::string_view symbol;
  multiples prefixes = multiples::all;
  double scale = 1.0;   ///< how many of `symbol` are one base unit, where people do not use the base unit
  bool binary = false;  ///< whether KiB, MiB, ... make sense
};

/// Primary template: a unit without a name, which is not formattable.
template <class Unit>
inline constexpr unit_text text_of{std::string_view{}};

template <>
inline constexpr unit_text text_of<time_unit>{"s", multiples::clock};
template <>
inline constexpr unit_text text_of<frequency_unit>{"Hz"};
template <>
inline constexpr unit_text text_of<energy_unit>{"J"};
template <>
inline constexpr unit_text text_of<power_unit>{"W"};

template <>
inline constexpr unit_text text_of<data_unit>{"B", multiples::large, 1.0, true};
template <>
inline constexpr unit_text text_of<bandwidth_unit>{"B/s", multiples::large, 1.0, true};
template <>
inline constexpr unit_text text_of<flop_unit>{"FLOP", multiples::large};
template <>
inline constexpr unit_text text_of<flop_rate_unit>{"FLOP/s", multiples::large};
template <>
inline constexpr unit_text text_of<intensity_unit>{"FLOP/B", multiples::none};

template <>
inline constexpr unit_text text_of<token_unit>{"tokens", multiples::large_words};
template <>
inline constexpr unit_text text_of<token_rate_unit>{"tokens/s", multiples::large_words};
template <>
inline constexpr unit_text text_of<flop_per_token_unit>{"FLOP/token", multiples::large};
template <>
inline constexpr unit_text text_of<energy_per_token_unit>{"J/token"};
/// Also tokens per second per watt, which is the same type.
template <>
inline constexpr unit_text text_of<token_per_energy_unit>{"tokens/J", multiples::large_words};

template <>
inline constexpr unit_text text_of<money_unit>{"USD", multiples::large_words};
/// Per million tokens, as price lists have it.
template <>
inline constexpr unit_text text_of<money_per_token_unit>{"USD/M tokens", multiples::none, 1e6};

template <>
inline constexpr unit_text text_of<energy_price_unit>{"USD/kWh", multiples::none, 3.6e6};
template <>
inline constexpr unit_text text_of<emission_unit>{"g CO2e", multiples::large_words};
template <>
inline constexpr unit_text text_of<carbon_intensity_unit>{"g CO2e/kWh", multiples::none, 3.6e6};
template <>
inline constexpr unit_text text_of<emission_per_token_unit>{"g CO2e/M tokens", multiples::none, 1e6};
template <>
inline constexpr unit_text text_of<flop_per_energy_unit>{"FLOP/J", multiples::large};

template <>
inline constexpr unit_text text_of<accelerator_unit>{"accelerators", multiples::none};
template <>
inline constexpr unit_text text_of<accelerator_time_unit>{"accelerator-hours", multiples::large_words,
                                                          1.0 / 3600.0};
template <>
inline constexpr unit_text text_of<price_unit>{"USD/accelerator-hour", multiples::none, 3600.0};
/// Also tokens per accelerator-time, which is the same type; the rate is what people quote.
template <>
inline constexpr unit_text text_of<token_rate_per_accelerator_unit>{"tokens/s/accelerator", multiples::none};

template <class Unit>
concept has_a_text = !text_of<Unit>.symbol.empty();

}  // namespace scalekit::detail
