#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>

#include "scalekit/units/detail/unit_text.hpp"

namespace scalekit::detail {

/// A multiple of a unit: its prefix, or its whole symbol on the clock, and how many units it is.
struct multiple {
  std::string_view symbol;
  double factor;
};

inline constexpr multiple decimal_multiples[] = {
    {"p", 1e-12}, {"n", 1e-9}, {"u", 1e-6}, {"m", 1e-3}, {"", 1.0},   {"k", 1e3}, {"M", 1e6},
    {"G", 1e9},   {"T", 1e12}, {"P", 1e15}, {"E", 1e18}, {"Z", 1e21}, {"Y", 1e24}};

inline constexpr multiple binary_multiples[] = {{"", 0x1p0},    {"Ki", 0x1p10}, {"Mi", 0x1p20},
                                                {"Gi", 0x1p30}, {"Ti", 0x1p40}, {"Pi", 0x1p50},
                                                {"Ei", 0x1p60}};

inline constexpr multiple clock_multiples[] = {{"ps", 1e-12}, {"ns", 1e-9},  {"us", 1e-6},  {"ms", 1e-3},
                                               {"s", 1.0},    {"min", 60.0}, {"h", 3600.0}, {"d", 86400.0}};

/// Views a table; std::span is not worth its header here.
struct multiple_range {
  multiple const* first;
  multiple const* last;
};

constexpr multiple_range multiples_of(unit_text const& unit, bool binary) {
  auto const* const unity = std::begin(decimal_multiples) + 4;
  if (binary) return {std::begin(binary_multiples), std::end(binary_multiples)};
  switch (unit.prefixes) {
    case multiples::none:
      return {unity, unity + 1};
    case multiples::large:
    case multiples::large_words:
      return {unity, std::end(decimal_multiples)};
    case multiples::all:
      return {std::begin(decimal_multiples), std::end(decimal_multiples)};
    case multiples::clock:
      break;
  }
  return {std::begin(clock_multiples), std::end(clock_multiples)};
}

/// A positive finite number rounded to significant digits, once, by {fmt}: everything else works on its
/// digits, so that the prefix that is chosen and the number that is printed cannot disagree (999.96 GB is 1
/// TB, not 1000 GB).
class rounded_number {
 public:
  rounded_number(double x, int significant_digits) {
    std::string const text = fmt::format("{:.{}e}", x, significant_digits - 1);
    std::size_t const e = text.find('e');
    exponent_ = std::atoi(text.c_str() + e + 1);
    std::remove_copy(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(e), std::back_inserter(digits_),
                     '.');
    value_ = std::stod(digits_) * std::pow(10.0, exponent_ - significant_digits + 1);
  }

  [[nodiscard]] double value() const { return value_; }

  /// Plain notation without trailing zeros; scientific when that would take many zeros.
  [[nodiscard]] std::string text() const {
    std::string number = digits_;
    std::string tail = "";
    int point = exponent_ + 1;
    if (exponent_ < -5 || exponent_ > 14) {
      tail = fmt::format("e{:+03}", exponent_);
      point = 1;
    }
    if (point <= 0) {
      number.insert(0, static_cast<std::size_t>(1 - point), '0');
      point = 1;
    }
    auto const integer_digits = static_cast<std::size_t>(point);
    if (number.size() < integer_digits) number.append(integer_digits - number.size(), '0');
    number.insert(integer_digits, 1, '.');
    number.erase(number.find_last_not_of('0') + 1);
    if (number.back() == '.') number.pop_back();
    return number + tail;
  }

 private:
  std::string digits_;
  int exponent_ = 0;
  double value_ = 0.0;
};

inline std::string with_symbol(std::string const& number, std::string_view prefix, unit_text const& unit) {
  if (unit.prefixes == multiples::clock) return fmt::format("{} {}", number, prefix);
  if (unit.prefixes == multiples::large_words && !prefix.empty()) {
    return fmt::format("{} {} {}", number, prefix, unit.symbol);
  }
  return fmt::format("{} {}{}", number, prefix, unit.symbol);
}

/// The text of `base_value` base units.
inline std::string quantity_text(double base_value, unit_text const& unit, int digits, bool binary) {
  double const value = base_value * unit.scale;
  double const size = std::abs(value);
  if (std::isnan(value)) return fmt::format("nan {}", unit.symbol);  // without the sign that some have
  if (std::isinf(value) || size == 0.0) return fmt::format("{:g} {}", value + 0.0, unit.symbol);

  auto const [first, last] = multiples_of(unit, binary);
  auto const* chosen = std::max(
      first, std::partition_point(first, last, [&](multiple const& m) { return m.factor <= size; }) - 1);
  // Without prefixes nothing keeps the number short, and 16384 accelerators are not 16380.
  if (unit.prefixes == multiples::none && size >= 1.0) {
    digits = std::max(digits, static_cast<int>(std::floor(std::log10(size))) + 1);
  }
  rounded_number number{size / chosen->factor, digits};
  if (chosen + 1 != last && number.value() * chosen->factor >= (chosen + 1)->factor) {
    ++chosen;
    number = rounded_number{size / chosen->factor, digits};
  }
  return with_symbol((value < 0.0 ? "-" : "") + number.text(), chosen->symbol, unit);
}

}  // namespace scalekit::detail
