#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "object_reader.hpp"
#include "result_json.hpp"
#include "search_json.hpp"
#include "sweep_json.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

// A part as `--shard i/n` printed it.
struct part {
  ordered_json head;               // "shard" of the document, or of the first line
  ordered_json document;           // of search and sweep
  std::vector<std::string> lines;  // of predict --batch, without the first
};

std::string whole_text(std::string const& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file.is_open() || file.bad())
    throw input_error("cannot_read_file", fmt::format("{} cannot be read", object_reader::printable(path)),
                      "");
  return text;
}

part read_part(std::string const& path) {
  std::string const text = whole_text(path);
  auto const head_of = [](ordered_json const& value) -> ordered_json {
    if (!value.is_object() || !value.contains("shard")) return nullptr;
    ordered_json const& head = value.at("shard");
    bool const whole = head.is_object() && head.contains("command") && head.contains("index") &&
                       head.contains("of") && head.at("index").is_number_unsigned() &&
                       head.at("of").is_number_unsigned();
    return whole ? head : ordered_json(nullptr);
  };
  part p{};
  auto document = ordered_json::parse(text, nullptr, false);
  if (!document.is_discarded() && !head_of(document).is_null() &&
      head_of(document).at("command") != "predict") {
    p.head = head_of(document);
    p.document = std::move(document);
    return p;
  }
  std::size_t begin = 0;
  while (begin < text.size()) {
    std::size_t const end = std::min(text.find('\n', begin), text.size());
    p.lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  if (!p.lines.empty()) p.head = head_of(ordered_json::parse(p.lines.front(), nullptr, false));
  if (p.head.is_null()) {
    throw input_error("not_a_part",
                      fmt::format("{} is no part: merge reads what search, sweep and predict --batch print "
                                  "with --shard",
                                  object_reader::printable(path)),
                      "");
  }
  p.lines.erase(p.lines.begin());
  return p;
}

// All parts in the order of their index.
std::vector<part> in_order(std::vector<std::string> const& files) {
  std::vector<part> parts;
  for (auto const& file : files) parts.push_back(read_part(file));
  auto const without_index = [](part const& p) {
    auto head = p.head;
    head.erase("index");
    return std::pair(head,
                     p.document.is_null() ? ordered_json() : p.document.value("version", ordered_json()));
  };
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (without_index(parts[i]) != without_index(parts[0])) {
      throw input_error("parts_do_not_match",
                        fmt::format("{} and {} are no parts of one run: command, options, input or version "
                                    "differ",
                                    object_reader::printable(files[0]), object_reader::printable(files[i])),
                        "");
    }
  }
  auto const count = parts[0].head.at("of").get<std::size_t>();
  std::vector<part> sorted(count);
  std::vector<bool> seen(count, false);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto const index = parts[i].head.at("index").get<std::size_t>();
    if (index < 1 || index > count || seen[index - 1]) {
      throw input_error("parts_do_not_match", fmt::format("part {} of {} is there twice", index, count), "");
    }
    seen[index - 1] = true;
    sorted[index - 1] = std::move(parts[i]);
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (!seen[i])
      throw input_error("missing_part", fmt::format("part {} of {} is missing", i + 1, count), "");
  }
  return sorted;
}

void merge_lines(std::vector<part> const& parts) {
  // Dealt out in turn: the first parts have a line more, where they do not come out even.
  std::size_t const most = parts.front().lines.size();
  bool ended = false;
  for (auto const& p : parts) {
    bool const shorter = p.lines.size() + 1 == most;
    if ((p.lines.size() != most && !shorter) || (ended && !shorter))
      throw input_error("parts_do_not_match", "the parts do not have the numbers of lines of one run", "");
    ended = ended || shorter;
  }
  for (std::size_t i = 0; i < most; ++i) {
    for (auto const& p : parts) {
      if (i < p.lines.size()) fmt::print("{}\n", p.lines[i]);
    }
  }
}

ordered_json merged_sweep(std::vector<part> const& parts) {
  ordered_json points = ordered_json::array();
  for (std::size_t i = 0;; ++i) {
    bool more = false;
    for (auto const& p : parts) {
      auto const& list = p.document.at("points");
      if (i >= list.size()) continue;
      points.push_back(list.at(i));
      more = true;
    }
    if (!more) break;
  }
  auto const& first = parts.front();
  return sweep_json(sweep_settings_from(first.head.at("settings")), std::move(points),
                    first.document.at("version"));
}

}  // namespace

int run_merge(merge_options const& o) {
  auto const parts = in_order(o.files);
  auto const command = parts.front().head.at("command").get<std::string>();
  try {
    if (command == "predict") {
      merge_lines(parts);
    } else if (command == "sweep") {
      fmt::print("{}\n", to_text(merged_sweep(parts)));
    } else {
      std::vector<ordered_json> documents;
      for (auto const& p : parts) documents.push_back(p.document);
      fmt::print("{}\n", to_text(merged_search(documents)));
    }
  } catch (ordered_json::exception const& e) {
    throw input_error("not_a_part", fmt::format("a part is damaged: {}", e.what()), "");
  }
  return 0;
}

}  // namespace scalekit::cli
