#pragma once

#include <type_traits>

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/detail/argument_kinds.hpp"
#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/real.hpp"
#include "scalekit/units/system.hpp"

namespace scalekit {

// One function for each plain quantity; require.hpp says how a front door uses them.

template <class T>
consteval void require_duration() {
  constexpr bool is_a_duration = duration_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got a bare number. Name its unit, as in "
                  "seconds(x) or microseconds(x).");
  } else if constexpr (frequency_quantity<T>) {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got a frequency (1/s). Its inverse is the "
                  "duration: 1.0 / f.");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got a data size (bytes). Divide it by a "
                  "bandwidth, or call transfer_time().");
  } else if constexpr (flop_count_quantity<T>) {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got a number of FLOP. Divide it by a FLOP rate.");
  } else if constexpr (accelerator_time_quantity<T>) {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got accelerator-time (GPU-hours). Divide it by "
                  "the number of accelerators to get the time on the clock.");
  } else {
    static_assert(is_a_duration,
                  "scalekit: expected a duration (seconds), got something of another kind. Look at the type "
                  "of the argument in the lines below.");
  }
}

template <class T>
consteval void require_data_size() {
  constexpr bool is_a_data_size = data_size_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a bare number. Name its unit: bytes(x), "
                  "gigabytes(x) or gibibytes(x); bits(x) when it counts bits.");
  } else if constexpr (bandwidth_quantity<T>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a bandwidth (bytes per second). Multiply it "
                  "by a duration, or pass the size of the buffer.");
  } else if constexpr (detail::qualified_somehow<T, bandwidth_unit>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a qualified bandwidth. Multiply its "
                  ".quantity() by a duration, or pass the size of the buffer.");
  } else if constexpr (parameter_quantity<T>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a number of parameters. How many bytes they "
                  "take depends on the precision: parameter_bytes(n, bytes(2)) for bf16.");
  } else if constexpr (token_count_quantity<T>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a number of tokens. Multiply it by the bytes "
                  "that one token takes.");
  } else if constexpr (flop_count_quantity<T>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a number of FLOP. Divide it by an arithmetic "
                  "intensity (FLOP per byte).");
  } else if constexpr (detail::is_qualified<std::remove_cvref_t<T>>) {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got a qualified quantity (per accelerator, per "
                  "node, ...). Take its .quantity() if that share is meant.");
  } else {
    static_assert(is_a_data_size,
                  "scalekit: expected a data size (bytes), got something of another kind. Look at the type "
                  "of the argument in the lines below.");
  }
}

template <class T>
consteval void require_bandwidth() {
  constexpr bool is_a_bandwidth = bandwidth_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_bandwidth,
                  "scalekit: expected a bandwidth (bytes per second), got a bare number. Name its unit: "
                  "gigabytes_per_second(x); gigabits_per_second(x) when a network counts bits.");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_a_bandwidth,
                  "scalekit: expected a bandwidth (bytes per second), got a data size (bytes). Divide it by "
                  "a duration, or pass the rate of the link or memory.");
  } else if constexpr (detail::qualified_somehow<T, bandwidth_unit>) {
    static_assert(is_a_bandwidth,
                  "scalekit: expected a bandwidth (bytes per second), got a qualified one (one way, per "
                  "node, ...), and direction or share is not asked here. Take its .quantity() if it is the "
                  "one meant.");
  } else if constexpr (flop_rate_quantity<T>) {
    static_assert(is_a_bandwidth,
                  "scalekit: expected a bandwidth (bytes per second), got a FLOP rate. Divide it by an "
                  "arithmetic intensity (FLOP per byte).");
  } else {
    static_assert(is_a_bandwidth,
                  "scalekit: expected a bandwidth (bytes per second), got something of another kind. Look "
                  "at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_flop_count() {
  constexpr bool is_a_flop_count = flop_count_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got a bare number. Name its unit, as in "
                  "flop_operations(x) or teraflop_operations(x).");
  } else if constexpr (flop_rate_quantity<T>) {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got a FLOP rate (FLOP per second). Multiply it by a "
                  "duration, or pass the work: teraflop_operations(x) is work, teraflops_per_second(x) is "
                  "speed.");
  } else if constexpr (detail::qualified_somehow<T, flop_rate_unit>) {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got a qualified FLOP rate (dense, sparse, per die, "
                  "...). That is a speed; pass the work.");
  } else if constexpr (flop_per_token_quantity<T>) {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got FLOP per token. Multiply it by a number of "
                  "tokens.");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got a data size (bytes). Multiply it by an "
                  "arithmetic intensity (FLOP per byte).");
  } else {
    static_assert(is_a_flop_count,
                  "scalekit: expected a number of FLOP, got something of another kind. Look at the type of "
                  "the argument in the lines below.");
  }
}

template <class T>
consteval void require_flop_rate() {
  constexpr bool is_a_flop_rate = flop_rate_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_flop_rate,
                  "scalekit: expected a FLOP rate (FLOP per second), got a bare number. Name its unit, as "
                  "in teraflops_per_second(x).");
  } else if constexpr (flop_count_quantity<T>) {
    static_assert(is_a_flop_rate,
                  "scalekit: expected a FLOP rate (FLOP per second), got a number of FLOP. Divide it by a "
                  "duration, or pass the speed: teraflop_operations(x) is work, teraflops_per_second(x) is "
                  "speed.");
  } else if constexpr (detail::qualified_somehow<T, flop_rate_unit>) {
    static_assert(is_a_flop_rate,
                  "scalekit: expected a FLOP rate (FLOP per second), got a qualified one (dense, sparse, "
                  "per die, ...), and density or share is not asked here. Take its .quantity() if it is the "
                  "one meant.");
  } else if constexpr (token_rate_quantity<T>) {
    static_assert(is_a_flop_rate,
                  "scalekit: expected a FLOP rate (FLOP per second), got a token rate. Multiply it by the "
                  "FLOP per token.");
  } else {
    static_assert(is_a_flop_rate,
                  "scalekit: expected a FLOP rate (FLOP per second), got something of another kind. Look at "
                  "the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_power() {
  constexpr bool is_a_power = power_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_power,
                  "scalekit: expected a power (watts), got a bare number. Name its unit, as in watts(x) or "
                  "kilowatts(x).");
  } else if constexpr (energy_quantity<T>) {
    static_assert(is_a_power,
                  "scalekit: expected a power (watts), got an energy (joules). Divide it by a duration; "
                  "kilowatt_hours(x) is energy, kilowatts(x) is power.");
  } else if constexpr (detail::qualified_somehow<T, power_unit>) {
    static_assert(is_a_power,
                  "scalekit: expected a power (watts), got a qualified one (per accelerator, per node, "
                  "...), and the share is not asked here. Take its .quantity() if it is the one meant.");
  } else {
    static_assert(is_a_power,
                  "scalekit: expected a power (watts), got something of another kind. Look at the type of "
                  "the argument in the lines below.");
  }
}

template <class T>
consteval void require_energy() {
  constexpr bool is_an_energy = energy_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_an_energy,
                  "scalekit: expected an energy (joules), got a bare number. Name its unit, as in joules(x) "
                  "or kilowatt_hours(x).");
  } else if constexpr (power_quantity<T>) {
    static_assert(is_an_energy,
                  "scalekit: expected an energy (joules), got a power (watts). Multiply it by a duration; "
                  "kilowatts(x) is power, kilowatt_hours(x) is energy.");
  } else if constexpr (energy_per_token_quantity<T>) {
    static_assert(is_an_energy,
                  "scalekit: expected an energy (joules), got an energy per token. Multiply it by a number "
                  "of tokens.");
  } else {
    static_assert(is_an_energy,
                  "scalekit: expected an energy (joules), got something of another kind. Look at the type "
                  "of the argument in the lines below.");
  }
}

template <class T>
consteval void require_token_count() {
  constexpr bool is_a_token_count = token_count_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_token_count,
                  "scalekit: expected a number of tokens, got a bare number. Name its unit, as in tokens(x) "
                  "or gigatokens(x).");
  } else if constexpr (token_rate_quantity<T>) {
    static_assert(is_a_token_count,
                  "scalekit: expected a number of tokens, got a token rate (tokens per second). Multiply it "
                  "by a duration.");
  } else if constexpr (data_size_quantity<T>) {
    static_assert(is_a_token_count,
                  "scalekit: expected a number of tokens, got a data size (bytes). Divide it by the bytes "
                  "that one token takes.");
  } else if constexpr (parameter_quantity<T>) {
    static_assert(is_a_token_count, "scalekit: expected a number of tokens, got a number of parameters.");
  } else {
    static_assert(is_a_token_count,
                  "scalekit: expected a number of tokens, got something of another kind. Look at the type "
                  "of the argument in the lines below.");
  }
}

template <class T>
consteval void require_token_rate() {
  constexpr bool is_a_token_rate = token_rate_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_token_rate,
                  "scalekit: expected a token rate of the whole job (tokens per second), got a bare number. "
                  "Name its unit, as in tokens_per_second(x).");
  } else if constexpr (token_rate_per_accelerator_quantity<T>) {
    static_assert(is_a_token_rate,
                  "scalekit: expected a token rate of the whole job (tokens per second), got the rate of "
                  "one accelerator. Multiply it by accelerators(n).");
  } else if constexpr (token_count_quantity<T>) {
    static_assert(is_a_token_rate,
                  "scalekit: expected a token rate of the whole job (tokens per second), got a number of "
                  "tokens. Divide it by a duration.");
  } else {
    static_assert(is_a_token_rate,
                  "scalekit: expected a token rate of the whole job (tokens per second), got something of "
                  "another kind. Look at the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_accelerator_count() {
  constexpr bool is_an_accelerator_count = accelerator_count_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_an_accelerator_count,
                  "scalekit: expected a number of accelerators, got a bare number. Name what it counts: "
                  "accelerators(n).");
  } else if constexpr (accelerator_time_quantity<T>) {
    static_assert(is_an_accelerator_count,
                  "scalekit: expected a number of accelerators, got accelerator-time (GPU-hours). Divide it "
                  "by a duration.");
  } else {
    static_assert(is_an_accelerator_count,
                  "scalekit: expected a number of accelerators, got something of another kind. Look at the "
                  "type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_price() {
  constexpr bool is_a_price = price_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(is_a_price,
                  "scalekit: expected a price per accelerator-time, got a bare number. Name its unit: "
                  "dollars_per_accelerator_hour(x).");
  } else if constexpr (money_quantity<T>) {
    static_assert(is_a_price,
                  "scalekit: expected a price per accelerator-time, got an amount of money. Divide it by "
                  "accelerator-time, or name the unit: dollars_per_accelerator_hour(x).");
  } else {
    static_assert(is_a_price,
                  "scalekit: expected a price per accelerator-time, got something of another kind. Look at "
                  "the type of the argument in the lines below.");
  }
}

template <class T>
consteval void require_carbon_intensity() {
  constexpr bool is_an_intensity = carbon_intensity_quantity<T>;
  if constexpr (!detail::is_readable_argument<T>) {
    detail::require_readable_argument<T>();
  } else if constexpr (plain_number<std::remove_cvref_t<T>>) {
    static_assert(
        is_an_intensity,
        "scalekit: expected a carbon intensity (grams of CO2e per joule), got a bare number. Name its "
        "unit, as in grams_co2e_per_kilowatt_hour(x).");
  } else if constexpr (emission_quantity<T>) {
    static_assert(
        is_an_intensity,
        "scalekit: expected a carbon intensity (grams of CO2e per joule), got an emission (grams of "
        "CO2e). Divide it by the energy that caused it.");
  } else {
    static_assert(is_an_intensity,
                  "scalekit: expected a carbon intensity (grams of CO2e per joule), got something of another "
                  "kind. Look at the type of the argument in the lines below.");
  }
}

}  // namespace scalekit
