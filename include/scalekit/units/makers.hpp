#pragma once

#include <ratio>

#include "scalekit/units/prefixes.hpp"
#include "scalekit/units/system.hpp"
#include "scalekit/units/unit_maker.hpp"

/// Every unit that can be written and read. A count and a rate never share a name: teraflop_operations are
/// work, teraflops_per_second are speed, and there is no "teraflops", which people use for both.
namespace scalekit {

inline constexpr unit_maker<time_unit, prefix::nano> nanoseconds{};
inline constexpr unit_maker<time_unit, prefix::micro> microseconds{};
inline constexpr unit_maker<time_unit, prefix::milli> milliseconds{};
inline constexpr unit_maker<time_unit, prefix::one> seconds{};
inline constexpr unit_maker<time_unit, std::ratio<60>> minutes{};
inline constexpr unit_maker<time_unit, std::ratio<3600>> hours{};
inline constexpr unit_maker<time_unit, std::ratio<86400>> days{};

inline constexpr unit_maker<frequency_unit, prefix::one> hertz{};
inline constexpr unit_maker<frequency_unit, prefix::mega> megahertz{};
inline constexpr unit_maker<frequency_unit, prefix::giga> gigahertz{};

inline constexpr unit_maker<energy_unit, prefix::one> joules{};
inline constexpr unit_maker<energy_unit, prefix::kilo> kilojoules{};
inline constexpr unit_maker<energy_unit, prefix::mega> megajoules{};
inline constexpr unit_maker<energy_unit, std::ratio<3'600'000>> kilowatt_hours{};
inline constexpr unit_maker<energy_unit, std::ratio<3'600'000'000>> megawatt_hours{};

inline constexpr unit_maker<power_unit, prefix::one> watts{};
inline constexpr unit_maker<power_unit, prefix::kilo> kilowatts{};
inline constexpr unit_maker<power_unit, prefix::mega> megawatts{};

// GB and GiB differ by 7 %, which is the difference between fitting in memory and not.
inline constexpr unit_maker<data_unit, prefix::one> bytes{};
inline constexpr unit_maker<data_unit, prefix::kilo> kilobytes{};
inline constexpr unit_maker<data_unit, prefix::mega> megabytes{};
inline constexpr unit_maker<data_unit, prefix::giga> gigabytes{};
inline constexpr unit_maker<data_unit, prefix::tera> terabytes{};
inline constexpr unit_maker<data_unit, prefix::kibi> kibibytes{};
inline constexpr unit_maker<data_unit, prefix::mebi> mebibytes{};
inline constexpr unit_maker<data_unit, prefix::gibi> gibibytes{};
inline constexpr unit_maker<data_unit, prefix::tebi> tebibytes{};
// One byte is eight bits everywhere in this field; the factor is part of the unit.
inline constexpr unit_maker<data_unit, std::ratio<1, 8>> bits{};
inline constexpr unit_maker<data_unit, std::ratio_divide<prefix::giga, std::ratio<8>>> gigabits{};

inline constexpr unit_maker<bandwidth_unit, prefix::one> bytes_per_second{};
inline constexpr unit_maker<bandwidth_unit, prefix::giga> gigabytes_per_second{};
inline constexpr unit_maker<bandwidth_unit, prefix::tera> terabytes_per_second{};
inline constexpr unit_maker<bandwidth_unit, prefix::gibi> gibibytes_per_second{};
// Networks are sold in bits per second, memories and scale-up links in bytes per second.
inline constexpr unit_maker<bandwidth_unit, std::ratio<1, 8>> bits_per_second{};
inline constexpr unit_maker<bandwidth_unit, std::ratio_divide<prefix::mega, std::ratio<8>>>
    megabits_per_second{};
inline constexpr unit_maker<bandwidth_unit, std::ratio_divide<prefix::giga, std::ratio<8>>>
    gigabits_per_second{};
inline constexpr unit_maker<bandwidth_unit, std::ratio_divide<prefix::tera, std::ratio<8>>>
    terabits_per_second{};

// Work.
inline constexpr unit_maker<flop_unit, prefix::one> flop_operations{};
inline constexpr unit_maker<flop_unit, prefix::giga> gigaflop_operations{};
inline constexpr unit_maker<flop_unit, prefix::tera> teraflop_operations{};
inline constexpr unit_maker<flop_unit, prefix::peta> petaflop_operations{};
inline constexpr unit_maker<flop_unit, prefix::exa> exaflop_operations{};

// Speed.
inline constexpr unit_maker<flop_rate_unit, prefix::one> flops_per_second{};
inline constexpr unit_maker<flop_rate_unit, prefix::giga> gigaflops_per_second{};
inline constexpr unit_maker<flop_rate_unit, prefix::tera> teraflops_per_second{};
inline constexpr unit_maker<flop_rate_unit, prefix::peta> petaflops_per_second{};
inline constexpr unit_maker<flop_rate_unit, prefix::exa> exaflops_per_second{};

inline constexpr unit_maker<intensity_unit, prefix::one> flops_per_byte{};

inline constexpr unit_maker<token_unit, prefix::one> tokens{};
inline constexpr unit_maker<token_unit, prefix::kilo> kilotokens{};
inline constexpr unit_maker<token_unit, prefix::mega> megatokens{};
inline constexpr unit_maker<token_unit, prefix::giga> gigatokens{};
inline constexpr unit_maker<token_unit, prefix::tera> teratokens{};

inline constexpr unit_maker<token_rate_unit, prefix::one> tokens_per_second{};
inline constexpr unit_maker<flop_per_token_unit, prefix::one> flops_per_token{};
inline constexpr unit_maker<energy_per_token_unit, prefix::one> joules_per_token{};
inline constexpr unit_maker<token_per_energy_unit, prefix::one> tokens_per_joule{};
inline constexpr unit_maker<flop_per_energy_unit, prefix::one> flops_per_joule{};

inline constexpr unit_maker<money_unit, prefix::one> dollars{};
inline constexpr unit_maker<money_per_token_unit, prefix::one> dollars_per_token{};
inline constexpr unit_maker<money_per_token_unit, std::ratio<1, 1'000'000>> dollars_per_megatoken{};
inline constexpr unit_maker<energy_price_unit, std::ratio<1, 3'600'000>> dollars_per_kilowatt_hour{};

inline constexpr unit_maker<emission_unit, prefix::one> grams_co2e{};
inline constexpr unit_maker<emission_unit, prefix::mega> tonnes_co2e{};
inline constexpr unit_maker<carbon_intensity_unit, std::ratio<1, 3'600'000>> grams_co2e_per_kilowatt_hour{};
inline constexpr unit_maker<emission_per_token_unit, std::ratio<1, 1'000'000>> grams_co2e_per_megatoken{};

inline constexpr unit_maker<accelerator_unit, prefix::one> accelerators{};
// GPU-hours, for accelerators of any kind.
inline constexpr unit_maker<accelerator_time_unit, std::ratio<3600>> accelerator_hours{};
inline constexpr unit_maker<price_unit, std::ratio<1, 3600>> dollars_per_accelerator_hour{};

inline constexpr unit_maker<token_rate_per_accelerator_unit, prefix::one> tokens_per_second_per_accelerator{};
inline constexpr unit_maker<token_rate_per_power_unit, prefix::one> tokens_per_second_per_watt{};
inline constexpr unit_maker<token_per_accelerator_time_unit, std::ratio<1, 3600>>
    tokens_per_accelerator_hour{};

}  // namespace scalekit
