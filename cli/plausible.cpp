#include "plausible.hpp"

#include <limits>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"

namespace scalekit::cli {

std::optional<double> number_in(object_reader const& in, std::string_view key, plausible const& p) {
  constexpr double any = std::numeric_limits<double>::max();
  auto const x = in.number(key, -any, any);
  if (!x || (*x >= p.low && *x <= p.high) || (p.none && *x == 0.0)) return x;
  nlohmann::json nearest = nlohmann::json::array();
  std::vector<std::string> meant;
  if (*x > 0.0) {
    for (auto const& mistake : p.mistakes) {
      double const value = *x * mistake.factor;
      if (value < p.low || value < p.least_meant || value > p.high) continue;
      nearest.push_back(value);
      meant.push_back(fmt::format("{} {} is {}", *x, mistake.name, value));
    }
  }
  if (nearest.empty()) nearest.push_back(*x > p.high ? p.high : p.none ? 0.0 : p.low);
  throw input_error("value_out_of_range",
                    fmt::format("{} is in {} and {} {} and {}, got {}{}{}", in.pointer_to(key), p.unit,
                                p.none ? "is 0 or lies between" : "lies between", p.low, p.high, *x,
                                meant.empty() ? "" : "; ", fmt::join(meant, ", ")),
                    in.pointer_to(key), std::move(nearest));
}

double required(object_reader const& in, plausible const& p) {
  auto const x = number_in(in, p);
  if (!x) throw in.missing(p.key, fmt::format("{}, a number", p.unit));
  return *x;
}

}  // namespace scalekit::cli
