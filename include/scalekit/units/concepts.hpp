#pragma once

#include <concepts>
#include <type_traits>

#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/parameter_count.hpp"
#include "scalekit/units/qualified.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/ratio.hpp"
#include "scalekit/units/real.hpp"
#include "scalekit/units/system.hpp"

namespace scalekit {

namespace detail {

template <class T, class Unit>
inline constexpr bool is_quantity_of = false;

template <class Unit, class Real>
inline constexpr bool is_quantity_of<boost::units::quantity<Unit, Real>, Unit> = real_number<Real>;

template <class T, class Qualifier, class Unit>
inline constexpr bool is_qualified_quantity_of = false;

template <class Qualifier, class Quantity, class Unit>
inline constexpr bool is_qualified_quantity_of<qualified<Qualifier, Quantity>, Qualifier, Unit> =
    is_quantity_of<Quantity, Unit>;

template <class T, class Tag>
inline constexpr bool is_ratio_of = false;

template <class Tag, class Real>
inline constexpr bool is_ratio_of<bounded_ratio<Tag, Real>, Tag> = true;

}  // namespace detail

/// A quantity of the given unit, in any Real.
///
/// Satisfied by scalekit::quantity<Unit, Real> and references to it.
///   yes: quantity_of<data_size<>, data_unit>
///   no:  quantity_of<bandwidth<>, data_unit>; double; one_way_bandwidth<> (see qualified_quantity_of)
template <class T, class Unit>
concept quantity_of = detail::is_quantity_of<std::remove_cvref_t<T>, Unit>;

/// A quantity of the given unit that carries the given qualifier.
///
/// Satisfied by scalekit::qualified<Qualifier, quantity<Unit, Real>> and references to it.
///   yes: qualified_quantity_of<one_way_bandwidth<>, qualifier::one_way, bandwidth_unit>
///   no:  a plain bandwidth<>; a two_way_bandwidth<>
template <class T, class Qualifier, class Unit>
concept qualified_quantity_of = detail::is_qualified_quantity_of<std::remove_cvref_t<T>, Qualifier, Unit>;

/// A range-checked fraction with the given meaning.
///
/// Satisfied by scalekit::bounded_ratio<Tag, Real> and references to it.
///   yes: ratio_of<model_flops_utilization<>, ratio_tag::mfu>
///   no:  ratio_of<hardware_flops_utilization<>, ratio_tag::mfu>; double
template <class T, class Tag>
concept ratio_of = detail::is_ratio_of<std::remove_cvref_t<T>, Tag>;

// Every concept below is satisfied as quantity_of, or the sibling in its definition, is for that unit.

/// A time span.
///   yes: microseconds(5)   no: hertz(5)
template <class T>
concept duration_quantity = quantity_of<T, time_unit>;

/// Events per time.
///   yes: gigahertz(1.98)   no: seconds(1)
template <class T>
concept frequency_quantity = quantity_of<T, frequency_unit>;

/// Energy.
///   yes: kilowatt_hours(1)   no: kilowatts(1)
template <class T>
concept energy_quantity = quantity_of<T, energy_unit>;

/// Power, of something that is not named.
///   yes: watts(700)   no: per_node(kilowatts(10.2))
template <class T>
concept power_quantity = quantity_of<T, power_unit>;

/// A number of bytes.
///   yes: gibibytes(80), gigabits(8)   no: parameter_count{7}
template <class T>
concept data_size_quantity = quantity_of<T, data_unit>;

/// Bytes per time, direction not at issue.
///   yes: terabytes_per_second(3.35)   no: one_way(...), terabytes(3.35)
template <class T>
concept bandwidth_quantity = quantity_of<T, bandwidth_unit>;

/// Work.
///   yes: teraflop_operations(12)   no: teraflops_per_second(12)
template <class T>
concept flop_count_quantity = quantity_of<T, flop_unit>;

/// Speed, density not at issue.
///   yes: teraflops_per_second(400)   no: dense(...), sparse_2_4(...)
template <class T>
concept flop_rate_quantity = quantity_of<T, flop_rate_unit>;

/// FLOP per byte.
///   yes: flops_per_byte(295)   no: flops_per_token(6e9)
template <class T>
concept arithmetic_intensity_quantity = quantity_of<T, intensity_unit>;

/// A number of tokens.
///   yes: gigatokens(300)   no: tokens_per_second(400)
template <class T>
concept token_count_quantity = quantity_of<T, token_unit>;

/// Tokens per time, of the whole job.
///   yes: tokens_per_second(4e5)   no: tokens_per_second_per_accelerator(400)
template <class T>
concept token_rate_quantity = quantity_of<T, token_rate_unit>;

/// Throughput of one accelerator.
///   yes: tokens_per_second_per_accelerator(400)   no: tokens_per_second(400)
template <class T>
concept token_rate_per_accelerator_quantity = quantity_of<T, token_rate_per_accelerator_unit>;

/// Work per token.
///   yes: flops_per_token(4.2e10)   no: flops_per_byte(295)
template <class T>
concept flop_per_token_quantity = quantity_of<T, flop_per_token_unit>;

/// Energy per token.
///   yes: joules_per_token(0.5)   no: tokens_per_joule(2)
template <class T>
concept energy_per_token_quantity = quantity_of<T, energy_per_token_unit>;

/// Tokens per energy, or per watt-second.
///   yes: tokens_per_joule(2)   no: joules_per_token(0.5)
template <class T>
concept token_per_energy_quantity = quantity_of<T, token_per_energy_unit>;

/// An amount of money.
///   yes: dollars(100)   no: dollars_per_accelerator_hour(2)
template <class T>
concept money_quantity = quantity_of<T, money_unit>;

/// Money per token.
///   yes: dollars_per_megatoken(1.5)   no: dollars(1.5)
template <class T>
concept money_per_token_quantity = quantity_of<T, money_per_token_unit>;

/// Money per energy.
///   yes: dollars_per_kilowatt_hour(0.1)   no: dollars_per_accelerator_hour(2)
template <class T>
concept energy_price_quantity = quantity_of<T, energy_price_unit>;

/// Greenhouse gas.
///   yes: tonnes_co2e(31.2)   no: grams_co2e_per_kilowatt_hour(400)
template <class T>
concept emission_quantity = quantity_of<T, emission_unit>;

/// Greenhouse gas per energy.
///   yes: grams_co2e_per_kilowatt_hour(400)   no: grams_co2e(400), dollars_per_kilowatt_hour(0.1)
template <class T>
concept carbon_intensity_quantity = quantity_of<T, carbon_intensity_unit>;

/// How many accelerators.
///   yes: accelerators(2048)   no: 2048, accelerator_hours(2048)
template <class T>
concept accelerator_count_quantity = quantity_of<T, accelerator_unit>;

/// Accelerators times time.
///   yes: accelerator_hours(1e6)   no: hours(1e6)
template <class T>
concept accelerator_time_quantity = quantity_of<T, accelerator_time_unit>;

/// Money per accelerator-time.
///   yes: dollars_per_accelerator_hour(2)   no: dollars(2)
template <class T>
concept price_quantity = quantity_of<T, price_unit>;

/// How many parameters a model has.
///   yes: parameter_count{7}   no: bytes(7), 7
template <class T>
concept parameter_quantity = std::same_as<std::remove_cvref_t<T>, parameter_count>;

/// One direction of a link.
///   yes: one_way(gigabytes_per_second(450))   no: the same two_way or plain
template <class T>
concept one_way_bandwidth_quantity = qualified_quantity_of<T, qualifier::one_way, bandwidth_unit>;

/// Both directions added up.
///   yes: two_way(gigabytes_per_second(900))   no: the same one_way or plain
template <class T>
concept two_way_bandwidth_quantity = qualified_quantity_of<T, qualifier::two_way, bandwidth_unit>;

/// Bandwidth share of one accelerator.
///   yes: per_accelerator(gigabytes_per_second(50))   no: per_node(...)
template <class T>
concept per_accelerator_bandwidth_quantity =
    qualified_quantity_of<T, qualifier::per_accelerator, bandwidth_unit>;

/// Bandwidth of a whole node.
///   yes: per_node(gigabytes_per_second(400))   no: per_accelerator(...)
template <class T>
concept per_node_bandwidth_quantity = qualified_quantity_of<T, qualifier::per_node, bandwidth_unit>;

/// Power of one accelerator.
///   yes: per_accelerator(watts(700))   no: per_node(kilowatts(10.2)), watts(700)
template <class T>
concept per_accelerator_power_quantity = qualified_quantity_of<T, qualifier::per_accelerator, power_unit>;

/// Power of a whole node.
///   yes: per_node(kilowatts(10.2))   no: per_accelerator(watts(700))
template <class T>
concept per_node_power_quantity = qualified_quantity_of<T, qualifier::per_node, power_unit>;

/// Speed of one die.
///   yes: per_die(teraflops_per_second(191.5))   no: per_module(...)
template <class T>
concept per_die_flop_rate_quantity = qualified_quantity_of<T, qualifier::per_die, flop_rate_unit>;

/// Speed of a whole module.
///   yes: per_module(teraflops_per_second(383))   no: per_die(...)
template <class T>
concept per_module_flop_rate_quantity = qualified_quantity_of<T, qualifier::per_module, flop_rate_unit>;

/// Peak on ordinary matrices.
///   yes: dense(teraflops_per_second(989.4))   no: sparse_2_4(...), plain
template <class T>
concept dense_flop_rate_quantity = qualified_quantity_of<T, qualifier::dense, flop_rate_unit>;

/// Peak on 2:4-sparse matrices.             yes: sparse_2_4(teraflops_per_second(1979)) no: dense(...), plain
template <class T>
concept sparse_flop_rate_quantity = qualified_quantity_of<T, qualifier::sparse_2_4, flop_rate_unit>;

}  // namespace scalekit
