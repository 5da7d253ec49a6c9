// What holds for units at compile time. This file only has to compile.

#include <concepts>
#include <cstdint>
#include <ratio>
#include <type_traits>

#include "scalekit/units.hpp"

namespace {

namespace sk = scalekit;

// ---- A quantity is its number
// -------------------------------------------------------------------------------

static_assert(sizeof(sk::duration<>) == sizeof(double));
static_assert(sizeof(sk::duration<float>) == sizeof(float));
static_assert(sizeof(sk::price<>) == sizeof(double));
static_assert(sizeof(sk::one_way_bandwidth<>) == sizeof(double));
static_assert(sizeof(sk::model_flops_utilization<>) == sizeof(double));
static_assert(sizeof(sk::parameter_count) == sizeof(std::int64_t));
static_assert(std::is_empty_v<std::remove_const_t<decltype(sk::gigabytes)>>);
static_assert(alignof(sk::bandwidth<>) == alignof(double));
static_assert(std::is_trivially_destructible_v<sk::duration<>>);
static_assert(std::is_trivially_copyable_v<sk::model_flops_utilization<>>);
static_assert(std::is_trivially_copyable_v<sk::parameter_count>);
static_assert(std::regular<sk::duration<>> && std::totally_ordered<sk::duration<>>);
static_assert(std::regular<sk::one_way_bandwidth<>> && std::totally_ordered<sk::one_way_bandwidth<>>);
static_assert(std::regular<sk::parameter_count> && std::totally_ordered<sk::parameter_count>);
static_assert(std::copyable<sk::overlap_fraction<>> && std::totally_ordered<sk::overlap_fraction<>>);

// Boost 1.74 has a user-provided copy constructor. When this fails, a comment in quantities.hpp has come
// true.
static_assert(!std::is_trivially_copyable_v<sk::duration<>>);

// ---- One type for one dimension
// -----------------------------------------------------------------------------

template <class A, class B>
using product = decltype(std::declval<A>() * std::declval<B>());
template <class A, class B>
using ratio = decltype(std::declval<A>() / std::declval<B>());

static_assert(std::same_as<product<sk::power<>, sk::duration<>>, sk::energy<>>);
static_assert(std::same_as<product<sk::duration<>, sk::power<>>, sk::energy<>>);
static_assert(std::same_as<ratio<sk::energy<>, sk::duration<>>, sk::power<>>);
static_assert(std::same_as<ratio<sk::energy<>, sk::power<>>, sk::duration<>>);
static_assert(std::same_as<ratio<sk::flop_count<>, sk::flop_rate<>>, sk::duration<>>);
static_assert(std::same_as<product<sk::flop_rate<>, sk::duration<>>, sk::flop_count<>>);
static_assert(std::same_as<ratio<sk::data_size<>, sk::bandwidth<>>, sk::duration<>>);
static_assert(std::same_as<product<sk::bandwidth<>, sk::duration<>>, sk::data_size<>>);
static_assert(std::same_as<ratio<sk::flop_count<>, sk::data_size<>>, sk::arithmetic_intensity<>>);
static_assert(std::same_as<ratio<sk::flop_rate<>, sk::bandwidth<>>, sk::arithmetic_intensity<>>);
static_assert(std::same_as<product<sk::bandwidth<>, sk::arithmetic_intensity<>>, sk::flop_rate<>>);
static_assert(std::same_as<ratio<sk::token_count<>, sk::duration<>>, sk::token_rate<>>);
static_assert(std::same_as<product<sk::flop_per_token<>, sk::token_rate<>>, sk::flop_rate<>>);
static_assert(std::same_as<ratio<sk::power<>, sk::token_rate<>>, sk::energy_per_token<>>);
static_assert(std::same_as<ratio<sk::token_rate<>, sk::power<>>, sk::token_per_energy<>>);
static_assert(std::same_as<product<sk::accelerator_count<>, sk::duration<>>, sk::accelerator_time<>>);
static_assert(std::same_as<product<sk::price<>, sk::accelerator_time<>>, sk::money<>>);
static_assert(std::same_as<ratio<sk::money<>, sk::token_count<>>, sk::money_per_token<>>);
static_assert(
    std::same_as<ratio<sk::token_rate<>, sk::accelerator_count<>>, sk::token_rate_per_accelerator<>>);
static_assert(std::same_as<product<sk::frequency<>, sk::duration<>>, sk::quantity<sk::dimensionless_unit>>);
static_assert(std::same_as<ratio<double, sk::duration<>>, sk::frequency<>>);
static_assert(std::same_as<ratio<double, sk::energy_per_token<>>, sk::token_per_energy<>>);

// Two names, one type: said in quantities.hpp, and true.
static_assert(std::same_as<sk::token_rate_per_accelerator<>, sk::token_per_accelerator_time<>>);
static_assert(std::same_as<sk::token_rate_per_power<>, sk::token_per_energy<>>);

// A long way round comes back to the same type.
static_assert(std::same_as<decltype(sk::price<>{} * sk::accelerator_count<>{} / sk::token_rate<>{}),
                           sk::money_per_token<>>);
static_assert(
    std::same_as<decltype(sk::flop_per_token<>{} * sk::token_count<>{} /
                          (sk::flop_rate<>{} / sk::accelerator_count<>{}) / sk::accelerator_count<>{}),
                 sk::duration<>>);

// ---- Units are exact
// ----------------------------------------------------------------------------------------

static_assert(sk::gigabits_per_second(400) == sk::gigabytes_per_second(50));
static_assert(sk::terabits_per_second(1) == sk::gigabits_per_second(1000));
static_assert(sk::megabits_per_second(8) == sk::bytes_per_second(1'000'000));
static_assert(sk::bits_per_second(8) == sk::bytes_per_second(1));
static_assert(sk::bits(16) == sk::bytes(2));
static_assert(sk::gigabits(8) == sk::gigabytes(1));
static_assert(sk::kibibytes(1) == sk::bytes(1024));
static_assert(sk::mebibytes(1) == sk::kibibytes(1024));
static_assert(sk::gibibytes(1) == sk::mebibytes(1024));
static_assert(sk::tebibytes(1) == sk::gibibytes(1024));
static_assert(sk::gibibytes(80) != sk::gigabytes(80));
static_assert(sk::gibibytes(80) > sk::gigabytes(85.89) && sk::gibibytes(80) < sk::gigabytes(85.9));
static_assert(sk::gibibytes_per_second(1) != sk::gigabytes_per_second(1));
static_assert(sk::kilobytes(1) == sk::bytes(1000) && sk::megabytes(1) == sk::kilobytes(1000));
static_assert(sk::terabytes(1) == sk::gigabytes(1000) &&
              sk::terabytes_per_second(1) == sk::gigabytes_per_second(1000));
static_assert(sk::kilowatt_hours(1) == sk::megajoules(3.6));
static_assert(sk::megawatt_hours(1) == sk::kilowatt_hours(1000) && sk::kilojoules(1) == sk::joules(1000));
static_assert(sk::kilowatts(1) * sk::hours(1) == sk::kilowatt_hours(1));
static_assert(sk::megawatts(1) == sk::kilowatts(1000) && sk::watts(1) * sk::seconds(1) == sk::joules(1));
static_assert(sk::days(1) == sk::hours(24) && sk::hours(1) == sk::minutes(60) &&
              sk::minutes(1) == sk::seconds(60));
static_assert(sk::seconds(1) == sk::milliseconds(1000) && sk::milliseconds(1) == sk::microseconds(1000));
static_assert(sk::microseconds(1) == sk::nanoseconds(1000));
static_assert(1.0 / sk::megahertz(1) == sk::microseconds(1) && sk::gigahertz(1) == sk::hertz(1e9));
static_assert(sk::exaflop_operations(1) == sk::petaflop_operations(1000));
static_assert(sk::petaflop_operations(1) == sk::teraflop_operations(1000));
static_assert(sk::teraflop_operations(1) == sk::gigaflop_operations(1000));
static_assert(sk::gigaflop_operations(1) == sk::flop_operations(1e9));
static_assert(sk::exaflops_per_second(1) == sk::petaflops_per_second(1000));
static_assert(sk::petaflops_per_second(1) == sk::teraflops_per_second(1000));
static_assert(sk::teraflops_per_second(1) == sk::gigaflops_per_second(1000));
static_assert(sk::gigaflops_per_second(1) == sk::flops_per_second(1e9));
static_assert(sk::teratokens(1) == sk::gigatokens(1000) && sk::gigatokens(1) == sk::megatokens(1000));
static_assert(sk::megatokens(1) == sk::kilotokens(1000) && sk::kilotokens(1) == sk::tokens(1000));
static_assert(sk::dollars_per_accelerator_hour(2) * sk::accelerator_hours(3) == sk::dollars(6));
static_assert(sk::accelerators(8) * sk::hours(1) == sk::accelerator_hours(8));
static_assert(sk::dollars_per_megatoken(1.5) * sk::megatokens(2) == sk::dollars(3));
static_assert(sk::dollars_per_token(1) == sk::dollars_per_megatoken(1'000'000));
static_assert(sk::tokens_per_joule(2) == 1.0 / sk::joules_per_token(0.5));
static_assert(sk::tokens_per_second(800) / sk::watts(400) == sk::tokens_per_second_per_watt(2));
static_assert(sk::tokens_per_second(800) / sk::accelerators(2) == sk::tokens_per_second_per_accelerator(400));
static_assert(sk::tokens_per_accelerator_hour(3600) == sk::tokens_per_second_per_accelerator(1));
static_assert(sk::flops_per_token(6) * sk::tokens(2) == sk::flop_operations(12));
static_assert(sk::flops_per_byte(2) * sk::bytes(3) == sk::flop_operations(6));

// A unit of one's own, with a factor that is a proper fraction and not in lowest terms.
constexpr sk::unit_maker<sk::time_unit, std::ratio<6, 4>> beats{};
static_assert(beats(2) == sk::seconds(3) && value_in(sk::seconds(3), beats) == 2.0);

// ---- In and out
// ---------------------------------------------------------------------------------------------

static_assert(value_in(sk::gibibytes(80), sk::bytes) == 85'899'345'920.0);
static_assert(value_in(sk::gigabytes_per_second(50), sk::gigabits_per_second) == 400.0);
static_assert(value_in(sk::teraflops_per_second(989.4), sk::gigaflops_per_second) == 989'400.0);
static_assert(value_in(sk::hours(1.5), sk::minutes) == 90.0);
static_assert(value_in(sk::dollars_per_accelerator_hour(2.5), sk::dollars_per_accelerator_hour) == 2.5);
static_assert(base_value(sk::kilowatt_hours(1)) == 3.6e6);
static_assert(base_value(sk::gigabits(8)) == 1e9);

static_assert(std::same_as<decltype(sk::seconds(1)), sk::duration<double>>);
static_assert(std::same_as<decltype(sk::seconds(1LL)), sk::duration<double>>);
static_assert(std::same_as<decltype(sk::seconds(1.0)), sk::duration<double>>);
static_assert(std::same_as<decltype(sk::seconds(1.0F)), sk::duration<float>>);
static_assert(std::same_as<decltype(value_in(sk::seconds(1.0F), sk::milliseconds)), float>);
static_assert(value_in(sk::seconds(1.0F), sk::milliseconds) == 1000.0F);

// ---- Scaling by numbers of other types
// ----------------------------------------------------------------------

static_assert(2 * sk::seconds(3) == sk::seconds(6) && sk::seconds(3) * 2U == sk::seconds(6));
static_assert(sk::seconds(6) / 4 == sk::seconds(1.5) && 3 / sk::seconds(2) == sk::hertz(1.5));
static_assert(std::same_as<decltype(2 * sk::seconds(1.0F)), sk::duration<float>>);
static_assert(std::same_as<decltype(2.0 * sk::seconds(1.0F)), sk::duration<double>>);
static_assert(std::same_as<decltype(sk::seconds(1.0) * 2.0F), sk::duration<double>>);
static_assert(2 * (sk::seconds(4) / sk::seconds(2)) == 4.0);
static_assert(-sk::seconds(1) < sk::seconds(0) && +sk::seconds(1) > sk::seconds(0));

// ---- Qualified quantities and ratios
// ------------------------------------------------------------------------

constexpr auto nvlink = two_way(sk::gigabytes_per_second(900));
static_assert(to_one_way(nvlink) == one_way(sk::gigabytes_per_second(450)));
static_assert(one_way(sk::gigabits_per_second(400)).quantity() == sk::gigabytes_per_second(50));
static_assert(one_way(sk::bytes_per_second(1)) + one_way(sk::bytes_per_second(2)) ==
              3 * one_way(sk::bytes_per_second(1)));
static_assert(nvlink - nvlink / 2 == nvlink * 0.5 && nvlink / 2 < nvlink && nvlink >= nvlink);
static_assert(to_per_accelerator(per_node(sk::kilowatts(5.6)), 8) == per_accelerator(sk::watts(700)));
static_assert(to_per_node(per_accelerator(sk::gigabits_per_second(400)), 8) ==
              per_node(sk::terabits_per_second(3.2)));
static_assert(to_per_die(per_module(dense(sk::teraflops_per_second(383))), 2) ==
              per_die(dense(sk::teraflops_per_second(191.5))));
static_assert(to_per_module(per_die(sk::watts(280)), 2) == per_module(sk::watts(560)));
static_assert(std::same_as<decltype(per_node(sk::kilowatts(1))), sk::per_node_power<>>);
static_assert(std::same_as<decltype(dense(sk::teraflops_per_second(1.0F))), sk::dense_flop_rate<float>>);

static_assert(parameter_bytes(sk::parameter_count{7'000'000'000}, sk::bits(16)) == sk::gigabytes(14));
static_assert(2 * sk::parameter_count{3} + sk::parameter_count{1} == sk::parameter_count{7});
static_assert(sk::parameter_count{7} > sk::parameter_count{} && sk::parameter_count{7}.value() == 7);

static_assert(sk::model_flops_utilization<>::literal(0.4077).value() == 0.4077);
static_assert(sk::link_efficiency<>::literal(0) < sk::link_efficiency<>::literal(1));
static_assert(sk::scaling_efficiency<>::literal(1.07).value() == 1.07);

// ---- Front doors
// --------------------------------------------------------------------------------------------

static_assert(transfer_time(sk::gigabytes(45), to_one_way(nvlink)) == sk::milliseconds(100));
static_assert(roofline_time(sk::teraflop_operations(10), dense(sk::teraflops_per_second(5)), sk::gigabytes(1),
                            sk::gigabytes_per_second(1)) == sk::seconds(2));
static_assert(roofline_time(sk::teraflop_operations(10), dense(sk::teraflops_per_second(5)), sk::gigabytes(3),
                            sk::gigabytes_per_second(1)) == sk::seconds(3));
static_assert(energy_used(sk::watts(700), sk::hours(10)) == sk::kilowatt_hours(7));

}  // namespace
