// What must not compile, asked politely. The texts that a user gets to see are in tests/compile_fail/.
//
// Makers, value_in() and the front doors are missing here on purpose: they answer a misuse with a
// static_assert, so asking would be the error. Their questions are put to plain_number, readable_in and the
// quantity concepts.

#include <complex>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>

#include "scalekit/units.hpp"

namespace {

namespace sk = scalekit;

template <class A, class B>
concept addable = requires(A a, B b) { a + b; } || requires(A a, B b) { b + a; };
template <class A, class B>
concept subtractable = requires(A a, B b) { a - b; } || requires(A a, B b) { b - a; };
template <class A, class B>
concept comparable = requires(A a, B b) { a < b; } || requires(A a, B b) { b < a; };
template <class A, class B>
concept equatable = requires(A a, B b) { a == b; };
template <class A, class B>
concept multiplicable = requires(A a, B b) { a* b; };
template <class A, class B>
concept mixable = addable<A, B> || subtractable<A, B> || comparable<A, B> || equatable<A, B>;

// ---- The questions can be answered with yes
// -----------------------------------------------------------------

static_assert(addable<sk::duration<>, sk::duration<>>);
static_assert(subtractable<sk::duration<>, sk::duration<float>>);
static_assert(comparable<sk::one_way_bandwidth<>, sk::one_way_bandwidth<>>);
static_assert(equatable<sk::model_flops_utilization<>, sk::model_flops_utilization<>>);
static_assert(multiplicable<sk::duration<>, int>);
static_assert(mixable<sk::parameter_count, sk::parameter_count>);

// ---- Dimensions
// ---------------------------------------------------------------------------------------------

static_assert(!mixable<sk::duration<>, sk::data_size<>>);
static_assert(!mixable<sk::duration<>, sk::frequency<>>);
static_assert(!mixable<sk::energy<>, sk::power<>>);
static_assert(!mixable<sk::data_size<>, sk::bandwidth<>>);
static_assert(!mixable<sk::flop_count<>, sk::flop_rate<>>);
static_assert(!mixable<sk::flop_count<>, sk::data_size<>>);
static_assert(!mixable<sk::flop_count<>, sk::duration<>>);
static_assert(!mixable<sk::token_count<>, sk::data_size<>>);
static_assert(!mixable<sk::token_count<>, sk::token_rate<>>);
static_assert(!mixable<sk::token_rate<>, sk::token_rate_per_accelerator<>>);
static_assert(!mixable<sk::accelerator_count<>, sk::token_count<>>);
static_assert(!mixable<sk::accelerator_time<>, sk::duration<>>);
static_assert(!mixable<sk::money<>, sk::price<>>);
static_assert(!mixable<sk::money<>, sk::energy<>>);
static_assert(!mixable<sk::energy_per_token<>, sk::token_per_energy<>>);
static_assert(!mixable<sk::flop_per_token<>, sk::arithmetic_intensity<>>);
static_assert(!mixable<sk::duration<>, double>);
static_assert(!mixable<sk::data_size<>, int>);
static_assert(!multiplicable<sk::duration<>, std::string>);
static_assert(!multiplicable<sk::duration<>, bool>);
static_assert(!multiplicable<sk::duration<>, std::complex<double>>);

// ---- In and out of numbers, and from one dimension to another
// -----------------------------------------------

template <class From, class To>
concept converts = std::convertible_to<From, To>;

static_assert(converts<sk::duration<float>, sk::duration<double>>);
static_assert(converts<sk::quantity<sk::dimensionless_unit>, double>);

static_assert(!converts<double, sk::duration<>>);
static_assert(!converts<int, sk::data_size<>>);
static_assert(!std::constructible_from<sk::duration<>, double>);
static_assert(!std::constructible_from<sk::data_size<>, int>);
static_assert(!std::constructible_from<double, sk::duration<>>);
static_assert(!std::constructible_from<bool, sk::duration<>>);
static_assert(!converts<sk::duration<>, double>);
static_assert(!converts<sk::duration<double>, sk::duration<float>>);
static_assert(!converts<sk::power<>, sk::energy<>>);
static_assert(!converts<sk::bandwidth<>, sk::data_size<>>);
static_assert(!converts<sk::frequency<>, sk::duration<>>);
static_assert(!converts<sk::quantity<sk::dimensionless_unit>, sk::duration<>>);
static_assert(!std::assignable_from<sk::duration<>&, double>);

static_assert(sk::plain_number<double> && sk::plain_number<float> && sk::plain_number<int>);
static_assert(sk::plain_number<unsigned long long>);
static_assert(!sk::plain_number<bool>);
static_assert(!sk::plain_number<char>);
static_assert(!sk::plain_number<wchar_t>);
static_assert(!sk::plain_number<std::string>);
static_assert(!sk::plain_number<char const*>);
static_assert(!sk::plain_number<std::complex<double>>);
static_assert(!sk::plain_number<sk::duration<>>);
static_assert(!sk::plain_number<sk::quantity<sk::dimensionless_unit>>);
static_assert(!sk::plain_number<sk::one_way_bandwidth<>>);
static_assert(!sk::plain_number<sk::model_flops_utilization<>>);
static_assert(!sk::plain_number<sk::parameter_count>);
static_assert(!sk::plain_number<std::optional<double>>);

static_assert(sk::real_number<double> && sk::real_number<float>);
static_assert(!sk::real_number<int>);
static_assert(!sk::real_number<long double>);
static_assert(!sk::real_number<double const&>);

using gigabytes = std::remove_const_t<decltype(sk::gigabytes)>;
using gigabytes_per_second = std::remove_const_t<decltype(sk::gigabytes_per_second)>;

static_assert(sk::readable_in<sk::data_size<>, gigabytes>);
static_assert(sk::readable_in<sk::data_size<float> const&, gigabytes>);
static_assert(!sk::readable_in<sk::bandwidth<>, gigabytes>);
static_assert(!sk::readable_in<sk::data_size<>, gigabytes_per_second>);
static_assert(!sk::readable_in<sk::one_way_bandwidth<>, gigabytes_per_second>);
static_assert(!sk::readable_in<double, gigabytes>);
static_assert(!sk::readable_in<sk::parameter_count, gigabytes>);
static_assert(!sk::readable_in<sk::data_size<>, double>);

template <class T>
concept has_a_base_value = requires(T t) { sk::base_value(t); };
static_assert(has_a_base_value<sk::duration<>>);
static_assert(!has_a_base_value<double>);
static_assert(!has_a_base_value<sk::one_way_bandwidth<>>);
static_assert(!has_a_base_value<sk::model_flops_utilization<>>);

// ---- Qualifiers
// ---------------------------------------------------------------------------------------------

static_assert(converts<sk::one_way_bandwidth<float>, sk::one_way_bandwidth<double>>);

static_assert(!converts<sk::one_way_bandwidth<double>, sk::one_way_bandwidth<float>>);
static_assert(!converts<sk::bandwidth<>, sk::one_way_bandwidth<>>);
static_assert(!converts<sk::one_way_bandwidth<>, sk::bandwidth<>>);
static_assert(!converts<sk::two_way_bandwidth<>, sk::one_way_bandwidth<>>);
static_assert(!converts<sk::one_way_bandwidth<>, sk::two_way_bandwidth<>>);
static_assert(!converts<sk::per_node_power<>, sk::per_accelerator_power<>>);
static_assert(!converts<sk::per_accelerator_bandwidth<>, sk::per_node_bandwidth<>>);
static_assert(!converts<sk::per_module_flop_rate<>, sk::per_die_flop_rate<>>);
static_assert(!converts<sk::per_module_power<>, sk::per_die_power<>>);
static_assert(!converts<sk::sparse_flop_rate<>, sk::dense_flop_rate<>>);
static_assert(!converts<sk::flop_rate<>, sk::dense_flop_rate<>>);
static_assert(!converts<sk::dense_flop_rate<>, double>);
static_assert(!std::constructible_from<sk::one_way_bandwidth<>, sk::two_way_bandwidth<>>);
static_assert(!std::constructible_from<sk::dense_flop_rate<>, sk::sparse_flop_rate<>>);
static_assert(!std::constructible_from<sk::one_way_bandwidth<>, double>);

static_assert(!mixable<sk::one_way_bandwidth<>, sk::two_way_bandwidth<>>);
static_assert(!mixable<sk::one_way_bandwidth<>, sk::bandwidth<>>);
static_assert(!mixable<sk::per_node_power<>, sk::per_accelerator_power<>>);
static_assert(!mixable<sk::per_node_power<>, sk::per_node_bandwidth<>>);
static_assert(!mixable<sk::per_die_power<>, sk::per_module_power<>>);
static_assert(!mixable<sk::per_die_power<>, sk::per_accelerator_power<>>);
static_assert(!mixable<sk::dense_flop_rate<>, sk::sparse_flop_rate<>>);
static_assert(!mixable<sk::dense_flop_rate<>, sk::flop_rate<>>);
static_assert(!multiplicable<sk::dense_flop_rate<>, sk::duration<>>);
static_assert(!multiplicable<sk::one_way_bandwidth<>, sk::one_way_bandwidth<>>);

template <class T>
concept has_a_direction = requires(T t) { one_way(t); };
template <class T>
concept has_a_density = requires(T t) { dense(t); };
template <class T>
concept has_a_share = requires(T t) { per_accelerator(t); };
template <class T>
concept becomes_one_way = requires(T t) { to_one_way(t); };
template <class T, class N>
concept spreads_over = requires(T t, N n) { to_per_accelerator(t, n); };

static_assert(has_a_direction<sk::bandwidth<>>);
static_assert(!has_a_direction<sk::data_size<>>);
static_assert(!has_a_direction<sk::flop_rate<>>);
static_assert(!has_a_direction<sk::two_way_bandwidth<>>);
static_assert(!has_a_direction<sk::per_node_bandwidth<>>);
static_assert(has_a_density<sk::flop_rate<>>);
static_assert(!has_a_density<sk::flop_count<>>);
static_assert(!has_a_density<sk::sparse_flop_rate<>>);
static_assert(!has_a_density<sk::bandwidth<>>);
static_assert(has_a_share<sk::one_way_bandwidth<>>);
static_assert(!has_a_share<sk::per_node_power<>>);
static_assert(!has_a_share<sk::per_accelerator_power<>>);
static_assert(!has_a_share<sk::model_flops_utilization<>>);
static_assert(becomes_one_way<sk::two_way_bandwidth<>>);
static_assert(!becomes_one_way<sk::one_way_bandwidth<>>);
static_assert(!becomes_one_way<sk::bandwidth<>>);
static_assert(spreads_over<sk::per_node_power<>, int>);
static_assert(!spreads_over<sk::per_node_power<>, double>);
static_assert(!spreads_over<sk::per_accelerator_power<>, int>);
static_assert(!spreads_over<sk::per_module_power<>, int>);
static_assert(!spreads_over<sk::power<>, int>);

// ---- Parameters
// ---------------------------------------------------------------------------------------------

static_assert(!converts<sk::parameter_count, sk::data_size<>>);
static_assert(!converts<sk::parameter_count, std::int64_t>);
static_assert(!converts<std::int64_t, sk::parameter_count>);
static_assert(!std::constructible_from<sk::data_size<>, sk::parameter_count>);
static_assert(!mixable<sk::parameter_count, sk::data_size<>>);
static_assert(!mixable<sk::parameter_count, int>);
static_assert(!multiplicable<sk::parameter_count, sk::parameter_count>);
static_assert(!multiplicable<sk::parameter_count, sk::data_size<>>);

// ---- Ratios
// -------------------------------------------------------------------------------------------------

static_assert(converts<sk::overlap_fraction<float>, sk::overlap_fraction<double>>);

static_assert(!converts<sk::overlap_fraction<double>, sk::overlap_fraction<float>>);
static_assert(!converts<double, sk::model_flops_utilization<>>);
static_assert(!converts<sk::model_flops_utilization<>, double>);
static_assert(!std::constructible_from<sk::model_flops_utilization<>, double>);
static_assert(!std::default_initializable<sk::model_flops_utilization<>>);
static_assert(!converts<sk::model_flops_utilization<>, sk::hardware_flops_utilization<>>);
static_assert(!converts<sk::hardware_flops_utilization<>, sk::model_flops_utilization<>>);
static_assert(!converts<sk::link_efficiency<>, sk::overlap_fraction<>>);
static_assert(!converts<sk::bubble_fraction<>, sk::contention_fraction<>>);
static_assert(!std::constructible_from<sk::hardware_flops_utilization<>, sk::model_flops_utilization<>>);
static_assert(!mixable<sk::model_flops_utilization<>, sk::hardware_flops_utilization<>>);
static_assert(!mixable<sk::link_efficiency<>, sk::overlap_fraction<>>);
static_assert(!mixable<sk::scaling_efficiency<>, double>);
static_assert(!addable<sk::overlap_fraction<>, sk::overlap_fraction<>>);
static_assert(!multiplicable<sk::link_efficiency<>, double>);
static_assert(!multiplicable<sk::link_efficiency<>, sk::bandwidth<>>);

static_assert(!sk::link_efficiency<>::from(1.0 + 1e-15).has_value());
static_assert(!sk::link_efficiency<>::from(-1e-300).has_value());
static_assert(!sk::bubble_fraction<>::from(1.0).has_value());
static_assert(!sk::contention_fraction<>::from(1.0).has_value());
static_assert(!sk::scaling_efficiency<>::from(std::numeric_limits<double>::infinity()).has_value());
static_assert(!sk::model_flops_utilization<>::from(std::numeric_limits<double>::quiet_NaN()).has_value());
static_assert(sk::link_efficiency<>::from(1.0).has_value() && sk::link_efficiency<>::from(0.0).has_value());
static_assert(sk::scaling_efficiency<>::from(1e300).has_value());

// ---- Concepts: one yes, several no
// --------------------------------------------------------------------------

static_assert(sk::duration_quantity<sk::duration<float> const&>);
static_assert(!sk::duration_quantity<double>);
static_assert(!sk::duration_quantity<sk::frequency<>>);
static_assert(!sk::duration_quantity<sk::accelerator_time<>>);
static_assert(!sk::duration_quantity<sk::quantity<sk::time_unit, int>>);

static_assert(sk::frequency_quantity<decltype(sk::hertz(1))>);
static_assert(!sk::frequency_quantity<sk::duration<>> && !sk::frequency_quantity<sk::token_rate<>>);

static_assert(sk::data_size_quantity<decltype(sk::gigabits(1))>);
static_assert(!sk::data_size_quantity<sk::bandwidth<>>);
static_assert(!sk::data_size_quantity<sk::parameter_count>);
static_assert(!sk::data_size_quantity<gigabytes>);

static_assert(sk::bandwidth_quantity<sk::bandwidth<>>);
static_assert(!sk::bandwidth_quantity<sk::one_way_bandwidth<>>);
static_assert(!sk::bandwidth_quantity<sk::data_size<>>);

static_assert(sk::flop_count_quantity<sk::flop_count<>> && sk::flop_rate_quantity<sk::flop_rate<>>);
static_assert(!sk::flop_count_quantity<sk::flop_rate<>>);
static_assert(!sk::flop_rate_quantity<sk::flop_count<>>);
static_assert(!sk::flop_rate_quantity<sk::dense_flop_rate<>>);

static_assert(sk::power_quantity<sk::power<>> && sk::energy_quantity<sk::energy<>>);
static_assert(!sk::power_quantity<sk::energy<>> && !sk::energy_quantity<sk::power<>>);
static_assert(!sk::power_quantity<sk::per_node_power<>>);

static_assert(sk::token_count_quantity<sk::token_count<>> && sk::token_rate_quantity<sk::token_rate<>>);
static_assert(!sk::token_count_quantity<sk::token_rate<>>);
static_assert(!sk::token_rate_quantity<sk::token_rate_per_accelerator<>>);
static_assert(sk::token_rate_per_accelerator_quantity<sk::token_per_accelerator_time<>>);
static_assert(!sk::token_rate_per_accelerator_quantity<sk::token_rate<>>);

static_assert(sk::arithmetic_intensity_quantity<decltype(sk::flops_per_byte(295))>);
static_assert(!sk::arithmetic_intensity_quantity<sk::flop_per_token<>>);
static_assert(sk::flop_per_token_quantity<sk::flop_per_token<>>);
static_assert(!sk::flop_per_token_quantity<sk::arithmetic_intensity<>>);
static_assert(sk::energy_per_token_quantity<sk::energy_per_token<>>);
static_assert(!sk::energy_per_token_quantity<sk::token_per_energy<>>);
static_assert(sk::token_per_energy_quantity<sk::token_rate_per_power<>>);
static_assert(!sk::token_per_energy_quantity<sk::energy_per_token<>>);

static_assert(sk::money_quantity<sk::money<>> && sk::price_quantity<sk::price<>>);
static_assert(!sk::money_quantity<sk::price<>> && !sk::price_quantity<sk::money<>>);
static_assert(sk::money_per_token_quantity<sk::money_per_token<>> &&
              !sk::money_per_token_quantity<sk::money<>>);
static_assert(sk::accelerator_count_quantity<sk::accelerator_count<>>);
static_assert(!sk::accelerator_count_quantity<int>);
static_assert(!sk::accelerator_count_quantity<sk::accelerator_time<>>);
static_assert(sk::accelerator_time_quantity<sk::accelerator_time<>>);
static_assert(!sk::accelerator_time_quantity<sk::duration<>>);

static_assert(sk::parameter_quantity<sk::parameter_count const&>);
static_assert(!sk::parameter_quantity<std::int64_t> && !sk::parameter_quantity<sk::data_size<>>);

static_assert(sk::one_way_bandwidth_quantity<sk::one_way_bandwidth<float>>);
static_assert(!sk::one_way_bandwidth_quantity<sk::two_way_bandwidth<>>);
static_assert(!sk::one_way_bandwidth_quantity<sk::bandwidth<>>);
static_assert(sk::two_way_bandwidth_quantity<sk::two_way_bandwidth<>>);
static_assert(!sk::two_way_bandwidth_quantity<sk::one_way_bandwidth<>>);
static_assert(sk::per_accelerator_power_quantity<sk::per_accelerator_power<>>);
static_assert(!sk::per_accelerator_power_quantity<sk::per_node_power<>>);
static_assert(!sk::per_accelerator_power_quantity<sk::per_accelerator_bandwidth<>>);
static_assert(sk::per_node_power_quantity<sk::per_node_power<>>);
static_assert(!sk::per_node_power_quantity<sk::power<>>);
static_assert(sk::per_node_bandwidth_quantity<sk::per_node_bandwidth<>>);
static_assert(!sk::per_node_bandwidth_quantity<sk::per_accelerator_bandwidth<>>);
static_assert(sk::per_accelerator_bandwidth_quantity<sk::per_accelerator_bandwidth<>>);
static_assert(!sk::per_accelerator_bandwidth_quantity<sk::per_node_bandwidth<>>);
static_assert(sk::per_die_flop_rate_quantity<sk::per_die_flop_rate<>>);
static_assert(!sk::per_die_flop_rate_quantity<sk::per_module_flop_rate<>>);
static_assert(sk::per_module_flop_rate_quantity<sk::per_module_flop_rate<>>);
static_assert(!sk::per_module_flop_rate_quantity<sk::per_die_flop_rate<>>);
static_assert(sk::dense_flop_rate_quantity<sk::dense_flop_rate<>>);
static_assert(!sk::dense_flop_rate_quantity<sk::sparse_flop_rate<>>);
static_assert(!sk::dense_flop_rate_quantity<sk::flop_rate<>>);
static_assert(sk::sparse_flop_rate_quantity<sk::sparse_flop_rate<>>);
static_assert(!sk::sparse_flop_rate_quantity<sk::dense_flop_rate<>>);

static_assert(sk::ratio_of<sk::model_flops_utilization<float>, sk::ratio_tag::mfu>);
static_assert(!sk::ratio_of<sk::hardware_flops_utilization<>, sk::ratio_tag::mfu>);
static_assert(!sk::ratio_of<double, sk::ratio_tag::mfu>);

}  // namespace
