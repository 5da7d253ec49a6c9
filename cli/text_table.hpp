#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scalekit::cli {

// A table of text with aligned columns and two spaces between them.
class text_table {
 public:
  enum class align : unsigned char { left, right };

  void column(std::string header, align side = align::right) {
    headers_.push_back(std::move(header));
    sides_.push_back(side);
  }
  void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

  // Lines that end without spaces, a header and a rule first; `indent` spaces before each.
  [[nodiscard]] std::string str(std::size_t indent = 0) const;
  // The same as a table of Markdown.
  [[nodiscard]] std::string markdown() const;

 private:
  std::vector<std::string> headers_;
  std::vector<align> sides_;
  std::vector<std::vector<std::string>> rows_;
};

// Text broken at spaces into lines of at most `width` columns, each after `indent` spaces.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t width = 100);

}  // namespace scalekit::cli
