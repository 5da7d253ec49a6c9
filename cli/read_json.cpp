#include "read_json.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"

namespace scalekit::cli {

namespace {

constexpr int deepest_nesting = 32;

std::string read_stream(std::istream& in, std::string const& name) {
  std::string text;
  char buffer[1 << 16];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (text.size() > largest_input_bytes) {
      throw input_error("input_too_large",
                        fmt::format("{} is larger than {} bytes", name, largest_input_bytes), "");
    }
  }
  if (in.bad()) throw input_error("cannot_read_file", fmt::format("reading {} failed", name), "");
  return text;
}

}  // namespace

std::string read_text(std::string const& path) {
  if (path == "-") return read_stream(std::cin, "standard input");
  std::error_code error;
  auto const status = std::filesystem::status(path, error);
  if (status.type() == std::filesystem::file_type::not_found) {
    throw input_error("cannot_read_file", fmt::format("there is no file {}", path), "");
  }
  if (std::filesystem::is_directory(status)) {
    throw input_error("cannot_read_file", fmt::format("{} is a directory, a file is needed", path), "");
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) throw input_error("cannot_read_file", fmt::format("{} cannot be opened", path), "");
  return read_stream(in, path);
}

nlohmann::json parse_json(std::string_view text) {
  using json = nlohmann::json;
  std::vector<std::set<std::string, std::less<>>> keys;
  auto const check = [&keys](int depth, json::parse_event_t event, json& value) {
    if (depth > deepest_nesting) {
      throw input_error("invalid_json", fmt::format("nested deeper than {} levels", deepest_nesting), "");
    }
    if (event == json::parse_event_t::object_start) keys.emplace_back();
    if (event == json::parse_event_t::object_end) keys.pop_back();
    if (event == json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second) {
      throw input_error("duplicate_key",
                        fmt::format("the key \"{}\" appears twice in one object", value.get<std::string>()),
                        "");
    }
    return true;
  };
  try {
    return json::parse(text, check);
  } catch (json::parse_error const& e) {
    std::size_t const at = e.byte > 0 ? std::min(e.byte - 1, text.size()) : 0;
    auto const line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    std::size_t const newline = text.substr(0, at).rfind('\n');
    std::size_t const column = newline == text.npos ? at + 1 : at - newline;
    if (at >= text.size())
      throw input_error("invalid_json", fmt::format("the text ends too early, in line {}", line), "");
    throw input_error("invalid_json", fmt::format("not JSON at line {}, column {}", line, column), "");
  } catch (json::out_of_range const&) {
    throw input_error("invalid_json", "a number is too large to represent", "");
  }
}

}  // namespace scalekit::cli
