#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <string>

#include "scalekit/units/detail/quantity_text.hpp"
#include "scalekit/units/detail/unit_text.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/system.hpp"

/// Text for quantities, by {fmt}. Opt-in: nothing in scalekit includes this header, and it includes no
/// iostream.
///
///   fmt::format("{}", terabytes_per_second(1.98))              1.98 TB/s
///   fmt::format("{:.3}", seconds(0.0123456))                   12.3 ms
///   fmt::format("{} = {:b}", gibibytes(80), gibibytes(80))     85.9 GB = 80 GiB
///
/// Spec: [[fill]align][width][.digits][b], alignment as in {fmt}, to the right when not given.
///   digits  significant digits, 1 to 17; 4 when not given. Trailing zeros are dropped.
///   b       binary prefixes (KiB, MiB, ...), for data sizes and bandwidths alone
///
/// For people to read: rounded, so no quantity can be had back from it. Files get base_value() with all
/// digits.
namespace scalekit {

namespace detail {

/// A number of which {fmt} can print a double: built in, or with a value_of() in its own namespace, where
/// argument-dependent lookup finds it. For scalekit::dual that is the value without the derivatives.
template <class Real>
concept has_a_plain_value = std::floating_point<Real> || requires(Real const& x) {
  { value_of(x) } -> std::convertible_to<double>;
};

template <has_a_plain_value Real>
double plain_value(Real const& x) {
  if constexpr (std::floating_point<Real>) {
    return static_cast<double>(x);
  } else {
    return value_of(x);
  }
}

class quantity_format_spec {
 public:
  /// Throws fmt::format_error, which is a compile-time error where {fmt} checks the string at compile time.
  template <class Context>
  constexpr auto parse(Context& context, bool binary_is_allowed) {
    auto it = context.begin();
    auto const end = context.end();
    auto const is_align = [](char c) { return c == '<' || c == '>' || c == '^'; };
    auto const is_digit = [&] { return it != end && *it >= '0' && *it <= '9'; };
    auto const integer = [&] {
      int n = 0;
      for (; is_digit(); ++it) n = std::min(n * 10 + (*it - '0'), 1000);
      return n;
    };

    if (end - it >= 2 && *it != '}' && is_align(it[1])) {
      fill_ = *it;
      align_ = it[1];
      it += 2;
    } else if (it != end && is_align(*it)) {
      align_ = *it++;
    }
    if (is_digit()) width_ = static_cast<std::size_t>(integer());
    if (it != end && *it == '.') {
      ++it;
      digits_ = integer();
      if (digits_ < 1 || digits_ > 17)
        throw fmt::format_error("scalekit: significant digits go from .1 to .17");
    }
    if (it != end && *it == 'b') {
      if (!binary_is_allowed) throw fmt::format_error("scalekit: 'b' is for data sizes and bandwidths");
      binary_ = true;
      ++it;
    }
    if (it != end && *it != '}')
      throw fmt::format_error("scalekit: expected [[fill]align][width][.digits][b]");
    return it;
  }

  [[nodiscard]] int digits() const { return digits_; }
  [[nodiscard]] bool binary() const { return binary_; }

  template <class Out>
  Out pad(std::string const& text, Out out) const {
    std::size_t const missing = width_ > text.size() ? width_ - text.size() : 0;
    std::size_t const before = align_ == '<' ? 0 : align_ == '^' ? missing / 2 : missing;
    out = std::fill_n(out, before, fill_);
    out = std::copy(text.begin(), text.end(), out);
    return std::fill_n(out, missing - before, fill_);
  }

 private:
  std::size_t width_ = 0;
  int digits_ = 4;
  char fill_ = ' ';
  char align_ = '>';
  bool binary_ = false;
};

}  // namespace detail

}  // namespace scalekit

template <class Dimension, class Real>
  requires scalekit::detail::has_a_text<boost::units::unit<Dimension, scalekit::system>> &&
           scalekit::detail::has_a_plain_value<Real>
struct fmt::formatter<boost::units::quantity<boost::units::unit<Dimension, scalekit::system>, Real>> {
  using quantity = boost::units::quantity<boost::units::unit<Dimension, scalekit::system>, Real>;

  static constexpr scalekit::detail::unit_text const& unit =
      scalekit::detail::text_of<boost::units::unit<Dimension, scalekit::system>>;

  constexpr auto parse(fmt::format_parse_context& context) { return spec_.parse(context, unit.binary); }

  template <class Context>
  auto format(quantity const& q, Context& context) const {
    double const base_value = scalekit::detail::plain_value(q.value());
    return spec_.pad(scalekit::detail::quantity_text(base_value, unit, spec_.digits(), spec_.binary()),
                     context.out());
  }

 private:
  scalekit::detail::quantity_format_spec spec_;
};
