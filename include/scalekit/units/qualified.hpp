#pragma once

#include <cassert>
#include <concepts>
#include <type_traits>

#include "scalekit/units/detail/traits.hpp"
#include "scalekit/units/parameter_count.hpp"  // IWYU pragma: export
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/real.hpp"

namespace scalekit {

/// What tells apart figures that share a dimension and get confused in datasheets and papers.
namespace qualifier {

struct one_way {};          ///< one direction of a link: what a transfer can use
struct two_way {};          ///< both directions added up: what vendors print for NVLink and Infinity Fabric
struct per_accelerator {};  ///< share of one accelerator
struct per_node {};         ///< all accelerators of a node together
struct per_die {};          ///< one die, such as a graphics compute die (GCD) of an MI250X
struct per_module {};       ///< one package, such as a whole MI250X with its two dies
struct dense {};            ///< peak on ordinary matrices: what training can use
struct sparse_2_4 {};       ///< peak on matrices with two zeros in every four: twice the dense one, on paper

}  // namespace qualifier

/// A quantity that says which of several readings it is.
///
/// Two of them mix only when their qualifiers are the same, and a plain quantity is neither made from one nor
/// turned into one without a word: one_way(q) says it on the way in, .quantity() on the way out. What a
/// conversion means differs from pair to pair, so each that has a meaning is a function of its own
/// (to_one_way, to_per_node, ...); there is none from sparse to dense, since no factor is right for both the
/// peak and the achieved rate.
///
/// Qualifiers nest, scope outside: per_die(dense(teraflops_per_second(191.5))).
template <class Qualifier, class Quantity>
class qualified {
 public:
  using qualifier_type = Qualifier;
  using quantity_type = Quantity;

  /// Zero.
  constexpr qualified() = default;

  constexpr explicit qualified(Quantity const& q) : quantity_{q} {}

  /// Same qualifier, wider Real: what a plain quantity does without a word, this does too.
  template <class Other>
    requires(!std::same_as<Other, Quantity> && std::convertible_to<Other, Quantity>)
  constexpr qualified(qualified<Qualifier, Other> const& other) : quantity_{other.quantity()} {}

  [[nodiscard]] constexpr Quantity const& quantity() const { return quantity_; }

  constexpr qualified& operator+=(qualified const& other) {
    quantity_ += other.quantity_;
    return *this;
  }
  constexpr qualified& operator-=(qualified const& other) {
    quantity_ -= other.quantity_;
    return *this;
  }

 private:
  Quantity quantity_{};
};

namespace detail {

template <class Qualifier, class Quantity>
constexpr qualified<Qualifier, Quantity> qualify(Quantity const& q) {
  return qualified<Qualifier, Quantity>{q};
}

}  // namespace detail

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { a + b; }
constexpr auto operator+(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return detail::qualify<Qualifier>(a.quantity() + b.quantity());
}

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { a - b; }
constexpr auto operator-(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return detail::qualify<Qualifier>(a.quantity() - b.quantity());
}

template <class Qualifier, class Quantity, plain_number Scalar>
constexpr auto operator*(qualified<Qualifier, Quantity> const& q, Scalar const& factor) {
  return detail::qualify<Qualifier>(q.quantity() * factor);
}

template <class Qualifier, class Quantity, plain_number Scalar>
constexpr auto operator*(Scalar const& factor, qualified<Qualifier, Quantity> const& q) {
  return detail::qualify<Qualifier>(factor * q.quantity());
}

template <class Qualifier, class Quantity, plain_number Scalar>
constexpr auto operator/(qualified<Qualifier, Quantity> const& q, Scalar const& divisor) {
  return detail::qualify<Qualifier>(q.quantity() / divisor);
}

// Not a defaulted <=>: GCC 12 spends instructions on it that a plain < does not need, and a dual number has
// none.

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { a == b; }
constexpr bool operator==(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return a.quantity() == b.quantity();
}

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { a < b; }
constexpr bool operator<(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return a.quantity() < b.quantity();
}

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { b < a; }
constexpr bool operator>(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return b.quantity() < a.quantity();
}

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { a <= b; }
constexpr bool operator<=(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return a.quantity() <= b.quantity();
}

template <class Qualifier, class A, class B>
  requires requires(A const& a, B const& b) { b <= a; }
constexpr bool operator>=(qualified<Qualifier, A> const& a, qualified<Qualifier, B> const& b) {
  return b.quantity() <= a.quantity();
}

template <class Real = double>
using one_way_bandwidth = qualified<qualifier::one_way, bandwidth<Real>>;
template <class Real = double>
using two_way_bandwidth = qualified<qualifier::two_way, bandwidth<Real>>;

template <class Real = double>
using per_accelerator_bandwidth = qualified<qualifier::per_accelerator, bandwidth<Real>>;
template <class Real = double>
using per_node_bandwidth = qualified<qualifier::per_node, bandwidth<Real>>;
template <class Real = double>
using per_accelerator_power = qualified<qualifier::per_accelerator, power<Real>>;
template <class Real = double>
using per_node_power = qualified<qualifier::per_node, power<Real>>;

template <class Real = double>
using per_die_flop_rate = qualified<qualifier::per_die, flop_rate<Real>>;
template <class Real = double>
using per_module_flop_rate = qualified<qualifier::per_module, flop_rate<Real>>;
template <class Real = double>
using per_die_power = qualified<qualifier::per_die, power<Real>>;
template <class Real = double>
using per_module_power = qualified<qualifier::per_module, power<Real>>;

template <class Real = double>
using dense_flop_rate = qualified<qualifier::dense, flop_rate<Real>>;
template <class Real = double>
using sparse_flop_rate = qualified<qualifier::sparse_2_4, flop_rate<Real>>;

template <class Real>
[[nodiscard]] constexpr one_way_bandwidth<Real> one_way(quantity<bandwidth_unit, Real> const& q) {
  return one_way_bandwidth<Real>{q};
}

template <class Real>
[[nodiscard]] constexpr two_way_bandwidth<Real> two_way(quantity<bandwidth_unit, Real> const& q) {
  return two_way_bandwidth<Real>{q};
}

template <class Real>
[[nodiscard]] constexpr dense_flop_rate<Real> dense(quantity<flop_rate_unit, Real> const& q) {
  return dense_flop_rate<Real>{q};
}

template <class Real>
[[nodiscard]] constexpr sparse_flop_rate<Real> sparse_2_4(quantity<flop_rate_unit, Real> const& q) {
  return sparse_flop_rate<Real>{q};
}

namespace detail {

template <class T>
inline constexpr bool is_scoped = false;

template <class Qualifier, class Quantity>
inline constexpr bool is_scoped<qualified<Qualifier, Quantity>> =
    std::same_as<Qualifier, qualifier::per_accelerator> || std::same_as<Qualifier, qualifier::per_node> ||
    std::same_as<Qualifier, qualifier::per_die> || std::same_as<Qualifier, qualifier::per_module>;

/// One scope at most, and outermost, so that one figure has one type.
template <class T>
concept has_no_scope_yet = is_quantity<T> || (is_qualified<T> && !is_scoped<T>);

}  // namespace detail

template <detail::has_no_scope_yet Quantity>
[[nodiscard]] constexpr auto per_accelerator(Quantity const& q) {
  return detail::qualify<qualifier::per_accelerator>(q);
}

template <detail::has_no_scope_yet Quantity>
[[nodiscard]] constexpr auto per_node(Quantity const& q) {
  return detail::qualify<qualifier::per_node>(q);
}

template <detail::has_no_scope_yet Quantity>
[[nodiscard]] constexpr auto per_die(Quantity const& q) {
  return detail::qualify<qualifier::per_die>(q);
}

template <detail::has_no_scope_yet Quantity>
[[nodiscard]] constexpr auto per_module(Quantity const& q) {
  return detail::qualify<qualifier::per_module>(q);
}

/// Half of a two-way figure. Assumes a symmetric link, as all that vendors add up like this are.
template <class Real>
[[nodiscard]] constexpr one_way_bandwidth<Real> to_one_way(two_way_bandwidth<Real> const& both) {
  return one_way_bandwidth<Real>{both.quantity() / 2};
}

/// An equal share of each of the node's accelerators. Precondition: accelerators_per_node >= 1.
template <class Quantity, std::integral Count>
[[nodiscard]] constexpr auto to_per_accelerator(qualified<qualifier::per_node, Quantity> const& q,
                                                Count accelerators_per_node) {
  assert(accelerators_per_node >= 1);
  return per_accelerator(q.quantity() / accelerators_per_node);
}

/// The sum over the node's accelerators, all alike. Precondition: accelerators_per_node >= 1.
template <class Quantity, std::integral Count>
[[nodiscard]] constexpr auto to_per_node(qualified<qualifier::per_accelerator, Quantity> const& q,
                                         Count accelerators_per_node) {
  assert(accelerators_per_node >= 1);
  return per_node(q.quantity() * accelerators_per_node);
}

/// An equal share of each of the module's dies: two in an MI250X. Precondition: dies >= 1.
template <class Quantity, std::integral Count>
[[nodiscard]] constexpr auto to_per_die(qualified<qualifier::per_module, Quantity> const& q, Count dies) {
  assert(dies >= 1);
  return per_die(q.quantity() / dies);
}

/// The sum over the module's dies. Precondition: dies >= 1.
template <class Quantity, std::integral Count>
[[nodiscard]] constexpr auto to_per_module(qualified<qualifier::per_die, Quantity> const& q, Count dies) {
  assert(dies >= 1);
  return per_module(q.quantity() * dies);
}

}  // namespace scalekit
