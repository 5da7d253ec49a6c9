#pragma once

#include <istream>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace scalekit::cli {

// Larger scenarios are refused; the largest legal one is a few kilobytes.
inline constexpr std::size_t largest_input_bytes = std::size_t{4} << 20;

// The whole of a file, or of standard input for "-". Throws input_error for what cannot be read or is too
// large.
[[nodiscard]] std::string read_text(std::string const& path);

// Strict JSON: no duplicate keys, no deep nesting, no numbers beyond a double. Throws input_error.
[[nodiscard]] nlohmann::json parse_json(std::string_view text);

}  // namespace scalekit::cli
