#include "page.hpp"

#include <cstdio>

#include <fmt/format.h>

namespace scalekit::cli {

namespace {

// Columns of the repository's own pages.
constexpr std::size_t markdown_columns = 140;

}  // namespace

void page::separate() {
  if (!first_) fmt::print("\n");
  first_ = false;
}

void page::heading(std::string_view text, std::string_view mark) {
  separate();
  fmt::print("{}", is_markdown() ? fmt::format("{}{}\n", mark, text) : wrapped(text));
}

void page::paragraph(std::string_view text) {
  separate();
  fmt::print("{}", is_markdown() ? wrapped(text, 0, markdown_columns) : wrapped(text));
}

void page::table(text_table const& t) {
  separate();
  fmt::print("{}", is_markdown() ? t.markdown() : t.str());
}

}  // namespace scalekit::cli
