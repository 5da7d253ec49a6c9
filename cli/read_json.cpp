#include "read_json.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"

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
  if (in.bad() || (&in == &std::cin && std::ferror(stdin) != 0)) {
    throw input_error("cannot_read_file", fmt::format("reading {} failed", name), "");
  }
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
  // The keys seen in each open object, and the key under which it is being read.
  struct open_object {
    std::set<std::string, std::less<>> keys;
    std::string current;
  };
  std::vector<open_object> path;
  auto const check = [&path](int depth, json::parse_event_t event, json& value) {
    if (depth > deepest_nesting) {
      throw input_error("invalid_json", fmt::format("nested deeper than {} levels", deepest_nesting), "");
    }
    if (event == json::parse_event_t::object_start) path.emplace_back();
    if (event == json::parse_event_t::object_end) path.pop_back();
    if (event == json::parse_event_t::key) {
      auto const& key = path.back().current = value.get<std::string>();
      if (!path.back().keys.insert(key).second) {
        std::string pointer;
        for (auto const& object : path) pointer += "/" + object_reader::printable(object.current);
        throw input_error(
            "duplicate_key",
            fmt::format("the key \"{}\" appears twice in one object", object_reader::printable(key)),
            pointer);
      }
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
  } catch (json::out_of_range const& e) {
    // "[json.exception.out_of_range.406] number overflow parsing '1e999'"
    std::string_view const what = e.what();
    throw input_error("invalid_json",
                      fmt::format("a number is too large: {}", what.substr(what.find("] ") + 2)), "");
  }
}

}  // namespace scalekit::cli
