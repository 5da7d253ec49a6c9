#include "text_of_size.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"

namespace scalekit::cli {

namespace {

struct size_unit {
  std::string_view name;
  std::int64_t bytes;
};
// Larger units first, so that the shortest number is found first.
constexpr std::array<size_unit, 5> binary_units{
    {{"PiB", 1LL << 50}, {"TiB", 1LL << 40}, {"GiB", 1LL << 30}, {"MiB", 1LL << 20}, {"KiB", 1LL << 10}}};
constexpr std::array<size_unit, 4> decimal_units{
    {{"TB", 1'000'000'000'000LL}, {"GB", 1'000'000'000LL}, {"MB", 1'000'000LL}, {"kB", 1'000LL}}};

constexpr std::int64_t largest_size = 1LL << 50;

}  // namespace

std::string text_of_size(std::int64_t bytes) {
  for (auto const& u : binary_units) {
    // A sixteenth of a unit has at most four decimals.
    if (bytes >= u.bytes && bytes % (u.bytes / 16) == 0 && (bytes / u.bytes < 1024 || u.name == "PiB"))
      return fmt::format("{} {}", static_cast<double>(bytes) / static_cast<double>(u.bytes), u.name);
  }
  for (auto const& u : decimal_units) {
    if (bytes >= u.bytes && bytes % (u.bytes / 100) == 0 && bytes / u.bytes < 1000)
      return fmt::format("{} {}", static_cast<double>(bytes) / static_cast<double>(u.bytes), u.name);
  }
  return fmt::format("{} B", bytes);
}

std::int64_t parse_size(std::string_view text, std::string_view option) {
  auto const error = [&](std::string const& what, nlohmann::json nearest = nlohmann::json::array()) {
    return input_error("invalid_size", fmt::format("{} {}: {}", option, object_reader::printable(text), what),
                       "", std::move(nearest));
  };
  double number = 0.0;
  auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || !std::isfinite(number))
    throw error("a size is a number of bytes, or a number with KiB, MiB, GiB, TiB, PiB, kB, MB, GB or TB");
  std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  double factor = 1.0;
  if (!unit.empty() && unit != "B") {
    bool known = false;
    auto const visit = [&](auto const& units) {
      for (auto const& u : units) {
        if (u.name != unit) continue;
        factor = static_cast<double>(u.bytes);
        known = true;
      }
    };
    visit(binary_units);
    visit(decimal_units);
    if (!known) {
      // "8M" and "8mb" may mean either: name both.
      std::string const value(text.substr(0, static_cast<std::size_t>(end - text.data())));
      nlohmann::json nearest = nlohmann::json::array();
      auto const offer = [&](auto const& units) {
        for (auto const& u : units) {
          if ((u.name.front() | 0x20) == (unit.front() | 0x20))
            nearest.push_back(value + std::string(u.name));
        }
      };
      offer(binary_units);
      offer(decimal_units);
      throw error(fmt::format("unknown unit \"{}\"; write KiB, MiB, GiB, TiB, PiB, kB, MB, GB or TB",
                              object_reader::printable(unit)),
                  std::move(nearest));
    }
  }
  double const bytes = number * factor;
  if (!(bytes >= 1.0 && bytes <= static_cast<double>(largest_size)))
    throw error("a message has 1 byte to 1 PiB", {bytes < 1.0 ? std::int64_t{1} : largest_size});
  if (bytes != std::floor(bytes)) {
    throw error("no whole number of bytes",
                {static_cast<std::int64_t>(std::floor(bytes)), static_cast<std::int64_t>(std::ceil(bytes))});
  }
  return static_cast<std::int64_t>(bytes);
}

}  // namespace scalekit::cli
