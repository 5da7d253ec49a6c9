// Quantities of a number that is not built in: every operator, with itself, with double and with integers.

#include <array>
#include <concepts>
#include <cstddef>

#include "scalekit/units.hpp"

namespace someone_else {

/// The least that a forward-mode dual number can be. In a namespace of its own, so that nothing is found by
/// accident, and without the operators that units have no business to need (no >, no +=, no numeric_limits).
template <std::size_t N>
struct tiny_dual {
  double value = 0.0;
  std::array<double, N> tangents{};

  constexpr tiny_dual() = default;
  constexpr tiny_dual(double x) : value{x} {}
  constexpr tiny_dual(double x, std::array<double, N> const& t) : value{x}, tangents{t} {}

  friend constexpr tiny_dual operator-(tiny_dual const& a) { return combine(-a.value, a, -1.0, a, 0.0); }
  friend constexpr tiny_dual operator+(tiny_dual const& a, tiny_dual const& b) {
    return combine(a.value + b.value, a, 1.0, b, 1.0);
  }
  friend constexpr tiny_dual operator-(tiny_dual const& a, tiny_dual const& b) {
    return combine(a.value - b.value, a, 1.0, b, -1.0);
  }
  friend constexpr tiny_dual operator*(tiny_dual const& a, tiny_dual const& b) {
    return combine(a.value * b.value, a, b.value, b, a.value);
  }
  friend constexpr tiny_dual operator/(tiny_dual const& a, tiny_dual const& b) {
    return combine(a.value / b.value, a, 1.0 / b.value, b, -a.value / b.value / b.value);
  }
  friend constexpr bool operator==(tiny_dual const& a, tiny_dual const& b) { return a.value == b.value; }
  friend constexpr bool operator<(tiny_dual const& a, tiny_dual const& b) { return a.value < b.value; }
  friend constexpr bool operator<=(tiny_dual const& a, tiny_dual const& b) { return a.value <= b.value; }

 private:
  static constexpr tiny_dual combine(double x, tiny_dual const& a, double da, tiny_dual const& b, double db) {
    tiny_dual result{x};
    for (std::size_t i = 0; i < N; ++i) result.tangents[i] = a.tangents[i] * da + b.tangents[i] * db;
    return result;
  }
};

/// Almost a number: no order.
struct unordered_number {
  constexpr unordered_number(double) {}
  friend constexpr unordered_number operator-(unordered_number a) { return a; }
  friend constexpr unordered_number operator+(unordered_number a, unordered_number) { return a; }
  friend constexpr unordered_number operator-(unordered_number a, unordered_number) { return a; }
  friend constexpr unordered_number operator*(unordered_number a, unordered_number) { return a; }
  friend constexpr unordered_number operator/(unordered_number a, unordered_number) { return a; }
};

}  // namespace someone_else

namespace {

namespace sk = scalekit;
using dual = someone_else::tiny_dual<3>;

static_assert(sk::real_number<dual> && sk::plain_number<dual>);
static_assert(!sk::real_number<someone_else::unordered_number>);
static_assert(!sk::real_number<dual&> && !sk::real_number<dual const>);
static_assert(sizeof(sk::duration<dual>) == sizeof(dual));
static_assert(sizeof(sk::one_way_bandwidth<dual>) == sizeof(dual));

constexpr dual x{3.0, {1.0, 0.0, 0.0}};
constexpr dual y{2.0, {0.0, 1.0, 0.0}};
constexpr auto size = sk::gigabytes(x);
constexpr auto rate = sk::gigabytes_per_second(y);

// ---- Makers and readers keep the Real
// -----------------------------------------------------------------------

static_assert(std::same_as<decltype(size), sk::data_size<dual> const>);
static_assert(std::same_as<decltype(value_in(size, sk::bytes)), dual>);
static_assert(std::same_as<decltype(base_value(size)), dual>);
static_assert(base_value(size).value == 3e9 && base_value(size).tangents[0] == 1e9);
static_assert(value_in(size, sk::gigabytes).tangents[0] == 1.0);
static_assert(base_value(sk::bits(x)).tangents[0] == 0.125);

// ---- Same Real
// ----------------------------------------------------------------------------------------------

static_assert(std::same_as<decltype(size / rate), sk::duration<dual>>);
static_assert(value_in(size / rate, sk::seconds).value == 1.5);
static_assert(value_in(size / rate, sk::seconds).tangents[0] == 0.5);
static_assert(value_in(size / rate, sk::seconds).tangents[1] == -0.75);
static_assert(std::same_as<decltype(rate * sk::seconds(x)), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size + size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size - size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(-size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size / size), sk::quantity<sk::dimensionless_unit, dual>>);
static_assert((size / size).value().tangents[0] == 0.0);
static_assert(size == size && size < 2.0 * size && size <= size);

// ---- Scalars: the Real itself, double, integers, float
// ------------------------------------------------------

static_assert(std::same_as<decltype(dual{2.0} * size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size * dual{2.0}), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size / dual{2.0}), sk::data_size<dual>>);
static_assert(std::same_as<decltype(2.0 * size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size * 2.0), sk::data_size<dual>>);
static_assert(std::same_as<decltype(size / 2.0), sk::data_size<dual>>);
static_assert(std::same_as<decltype(2 * size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(2.0F * size), sk::data_size<dual>>);
static_assert(base_value(2.0F * size).value == 6e9 && base_value(size / 2.0F).value == 1.5e9);
static_assert(std::same_as<decltype(size / 2), sk::data_size<dual>>);
static_assert(std::same_as<decltype(2.0 / sk::seconds(x)), sk::frequency<dual>>);
static_assert(std::same_as<decltype(dual{2.0} / sk::seconds(x)), sk::frequency<dual>>);
static_assert(std::same_as<decltype(1 / sk::seconds(x)), sk::frequency<dual>>);
static_assert(base_value(2.0 * size).tangents[0] == 2e9 && base_value(2 * size).value == 6e9);
static_assert(base_value(size / 2).tangents[0] == 0.5e9);

// ---- Constants of double meet variables of dual
// -------------------------------------------------------------

static_assert(std::same_as<decltype(size / sk::gigabytes_per_second(2)), sk::duration<dual>>);
static_assert(std::same_as<decltype(sk::gigabytes(3) / rate), sk::duration<dual>>);
static_assert(std::same_as<decltype(size + sk::gigabytes(1)), sk::data_size<dual>>);
static_assert(std::same_as<decltype(sk::gigabytes(1) - size), sk::data_size<dual>>);
static_assert(std::same_as<decltype(x * sk::gigabytes(1)), sk::data_size<dual>>);
static_assert(std::same_as<decltype(sk::gigabytes(1) / x), sk::data_size<dual>>);
static_assert(base_value(x * sk::gigabytes(1)).tangents[0] == 1e9);
static_assert(size < sk::gigabytes(4) && sk::gigabytes(3) == size);
static_assert(std::convertible_to<sk::data_size<double>, sk::data_size<dual>>);
static_assert(!std::convertible_to<sk::data_size<dual>, sk::data_size<double>>);
static_assert(!std::convertible_to<sk::quantity<sk::dimensionless_unit, dual>, double>);

// ---- Everything built on quantities
// -------------------------------------------------------------------------

static_assert(std::same_as<decltype(one_way(rate)), sk::one_way_bandwidth<dual>>);
static_assert(to_one_way(two_way(rate)).quantity() == sk::gigabytes_per_second(1));
static_assert(std::same_as<decltype(2.0 * dense(sk::teraflops_per_second(x))), sk::dense_flop_rate<dual>>);
static_assert(std::same_as<decltype(one_way(rate) + one_way(sk::gigabytes_per_second(1))),
                           sk::one_way_bandwidth<dual>>);
static_assert(one_way(sk::gigabytes_per_second(1)) < one_way(rate));
static_assert(std::convertible_to<sk::one_way_bandwidth<double>, sk::one_way_bandwidth<dual>>);
static_assert(!std::convertible_to<sk::one_way_bandwidth<dual>, sk::one_way_bandwidth<double>>);
static_assert(to_per_node(per_accelerator(sk::watts(x)), 8).quantity().value().tangents[0] == 8.0);
static_assert(
    std::same_as<decltype(parameter_bytes(sk::parameter_count{7}, sk::bytes(x))), sk::data_size<dual>>);

static_assert(sk::model_flops_utilization<dual>::literal(0.4).value().value == 0.4);
static_assert(sk::model_flops_utilization<dual>::from(dual{0.4, {1.0, 0.0, 0.0}})->value().tangents[0] ==
              1.0);
static_assert(!sk::model_flops_utilization<dual>::from(x).has_value());
static_assert(std::convertible_to<sk::link_efficiency<double>, sk::link_efficiency<dual>>);
static_assert(!std::convertible_to<sk::link_efficiency<dual>, sk::link_efficiency<double>>);

static_assert(
    std::same_as<decltype(transfer_time(size, one_way(sk::gigabytes_per_second(2)))), sk::duration<dual>>);
static_assert(transfer_time(sk::gigabytes(3), one_way(rate)).value().tangents[1] == -0.75);
static_assert(std::same_as<decltype(energy_used(sk::watts(700), sk::seconds(x))), sk::energy<dual>>);

// At the roof the derivative is that of the branch taken.
constexpr auto compute_bound = roofline_time(sk::teraflop_operations(8), dense(sk::teraflops_per_second(y)),
                                             sk::gigabytes(3), sk::gigabytes_per_second(1));
static_assert(compute_bound == sk::seconds(4) && compute_bound.value().tangents[1] == -2.0);
constexpr auto memory_bound = roofline_time(sk::teraflop_operations(8), dense(sk::teraflops_per_second(y)),
                                            sk::gigabytes(5), sk::gigabytes_per_second(1));
static_assert(memory_bound == sk::seconds(5) && memory_bound.value().tangents[1] == 0.0);

static_assert(sk::data_size_quantity<decltype(size)>);
static_assert(!sk::bandwidth_quantity<decltype(size)>);

}  // namespace
