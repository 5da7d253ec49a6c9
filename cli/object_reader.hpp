#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "input_error.hpp"
#include "nearest_name.hpp"

namespace scalekit::cli {

// Reads the keys of one JSON object. Unknown keys, wrong types and values out of range are input errors that
// name the JSON pointer.
class object_reader {
 public:
  // `ignored` keys are accepted without being read; those present are collected in `ignored_present`.
  object_reader(nlohmann::json const& object, std::string pointer, std::vector<std::string_view> known,
                std::vector<std::string_view> const& ignored = {})
      : object_(object), pointer_(std::move(pointer)) {
    if (!object.is_object()) throw wrong_type("", "an object", object);
    for (auto const& [key, value] : object.items()) {
      if (contains(known, key)) continue;
      if (contains(ignored, key)) {
        ignored_present_.push_back(key);
        continue;
      }
      throw input_error("unknown_key",
                        fmt::format("unknown key \"{}\" in {}", printable(key),
                                    pointer_.empty() ? "the scenario" : pointer_),
                        pointer_ + "/" + escaped(key), nearest_names(key, known));
    }
  }

  [[nodiscard]] bool has(std::string_view key) const { return object_.contains(key); }
  [[nodiscard]] nlohmann::json const& at(std::string_view key) const { return object_.at(std::string(key)); }
  [[nodiscard]] std::string pointer_to(std::string_view key) const {
    return pointer_ + "/" + std::string(key);
  }
  [[nodiscard]] std::vector<std::string> const& ignored_present() const { return ignored_present_; }

  [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key, std::int64_t low,
                                                    std::int64_t high) const {
    if (!has(key)) return std::nullopt;
    auto const& value = at(key);
    if (!value.is_number()) throw wrong_type(key, "an integer", value);
    // 1e3 and 8.0 are integers in JSON's eyes; 8.5 is not, and 10^18 is out of range before it is converted.
    double const number = value.get<double>();
    if (number < static_cast<double>(low) || number > static_cast<double>(high))
      throw out_of_range(key, number, static_cast<double>(low), static_cast<double>(high));
    if (number != std::floor(number)) {
      throw input_error("wrong_type", fmt::format("{} must be an integer, got {}", pointer_to(key), number),
                        pointer_to(key),
                        nlohmann::json::array({as_json(std::floor(number)), as_json(std::ceil(number))}));
    }
    return static_cast<std::int64_t>(number);
  }

  [[nodiscard]] std::optional<double> number(std::string_view key, double low, double high) const {
    if (!has(key)) return std::nullopt;
    auto const& value = at(key);
    if (!value.is_number()) throw wrong_type(key, "a number", value);
    auto const number = value.get<double>();
    if (!(number >= low && number <= high)) throw out_of_range(key, number, low, high);
    return number;
  }

  [[nodiscard]] std::optional<bool> boolean(std::string_view key) const {
    if (!has(key)) return std::nullopt;
    if (!at(key).is_boolean()) throw wrong_type(key, "true or false", at(key));
    return at(key).get<bool>();
  }

  [[nodiscard]] std::optional<std::string> string(std::string_view key) const {
    if (!has(key)) return std::nullopt;
    if (!at(key).is_string()) throw wrong_type(key, "a string", at(key));
    return at(key).get<std::string>();
  }

  // The index of a string among `names`.
  template <class Names>
  [[nodiscard]] std::optional<std::size_t> choice(std::string_view key, Names const& names) const {
    auto const text = string(key);
    if (!text) return std::nullopt;
    std::size_t index = 0;
    for (std::string_view const name : names) {
      if (name == *text) return index;
      ++index;
    }
    throw input_error("unknown_value",
                      fmt::format("{} has no value \"{}\"; it takes {}", pointer_to(key), printable(*text),
                                  fmt::join(names, ", ")),
                      pointer_to(key), nearest_names(*text, {names.begin(), names.end()}));
  }

  [[nodiscard]] input_error missing(std::string_view key, std::string_view what) const {
    return {"missing_key", fmt::format("{} is missing: {}", pointer_to(key), what), pointer_to(key)};
  }
  [[nodiscard]] input_error wrong_type(std::string_view key, std::string_view wanted,
                                       nlohmann::json const& got) const {
    std::string const where = key.empty() ? pointer_ : pointer_to(key);
    return {
        "wrong_type",
        fmt::format("{} must be {}, got {}", where.empty() ? "the scenario" : where, wanted, got.type_name()),
        where};
  }
  [[nodiscard]] input_error out_of_range(std::string_view key, double got, double low, double high) const {
    return {"value_out_of_range",
            fmt::format("{} must lie between {} and {}, got {}", pointer_to(key), low, high, got),
            pointer_to(key),
            {got < low ? low : high}};
  }

  // A name from outside: cut to a length that a terminal line can hold, control characters made visible.
  [[nodiscard]] static std::string printable(std::string_view text) {
    constexpr std::size_t most = 60;
    std::size_t end = text.size();
    if (end > most) {
      end = most;  // not inside a UTF-8 character
      while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    }
    std::string out(text.substr(0, end));
    for (char& c : out) {
      if (static_cast<unsigned char>(c) < 0x20U || c == '\x7f') c = '?';
    }
    return end < text.size() ? out + "..." : out;
  }

 private:
  // Whole numbers without a fraction, as a user would write them.
  [[nodiscard]] static nlohmann::json as_json(double x) {
    bool const whole = x == std::floor(x) && std::abs(x) < 1e15;
    return whole ? nlohmann::json(static_cast<std::int64_t>(x)) : nlohmann::json(x);
  }
  [[nodiscard]] static bool contains(std::vector<std::string_view> const& names, std::string_view name) {
    for (std::string_view const n : names) {
      if (n == name) return true;
    }
    return false;
  }
  // RFC 6901.
  [[nodiscard]] static std::string escaped(std::string_view key) {
    std::string text;
    for (char const c : printable(key)) {
      if (c == '~')
        text += "~0";
      else if (c == '/')
        text += "~1";
      else
        text += c;
    }
    return text;
  }

  nlohmann::json const& object_;
  std::string pointer_;
  std::vector<std::string> ignored_present_;
};

}  // namespace scalekit::cli
