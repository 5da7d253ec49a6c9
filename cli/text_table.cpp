#include "text_table.hpp"

#include <algorithm>

namespace scalekit::cli {

namespace {

// Columns on a terminal: bytes that start a UTF-8 character. No wide characters are printed.
std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::string text_table::str(std::size_t indent) const {
  std::vector<std::size_t> widths;
  for (auto const& h : headers_) widths.push_back(columns_of(h));
  for (auto const& cells : rows_) {
    for (std::size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], columns_of(cells[i]));
  }
  std::string text;
  auto const line = [&](auto const& cells) {
    std::string one(indent, ' ');
    for (std::size_t i = 0; i < cells.size(); ++i) {
      std::string const padding(widths[i] - columns_of(cells[i]), ' ');
      one += i > 0 ? "  " : "";
      one += sides_[i] == align::right ? padding + std::string(cells[i]) : std::string(cells[i]) + padding;
    }
    one.erase(one.find_last_not_of(' ') + 1);
    text += one + "\n";
  };
  line(headers_);
  std::vector<std::string> rules;
  for (std::size_t const w : widths) rules.emplace_back(w, '-');
  line(rules);
  for (auto const& cells : rows_) line(cells);
  return text;
}

std::string text_table::markdown() const {
  std::string text;
  auto const line = [&](auto const& cells) {
    for (auto const& cell : cells) {
      text += "| ";
      for (char const c : std::string_view(cell)) text += c == '|' ? std::string("\\|") : std::string(1, c);
      text += cell.empty() ? "" : " ";
    }
    text += "|\n";
  };
  line(headers_);
  for (align const side : sides_) text += side == align::right ? "|---:" : "|---";
  text += "|\n";
  for (auto const& cells : rows_) line(cells);
  return text;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  std::string one(indent, ' ');
  bool empty = true;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find(' '), text.size());
    std::string_view const word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!empty && columns_of(one) + 1 + columns_of(word) > width) {
      result += one + "\n";
      one.assign(indent, ' ');
      empty = true;
    }
    if (!empty) one += ' ';
    one += word;
    empty = false;
  }
  return result + one + "\n";
}

}  // namespace scalekit::cli
