#pragma once

#include <string_view>

#include "text_table.hpp"

namespace scalekit::cli {

// Headings, paragraphs and tables on standard output, for a terminal or as Markdown, with an empty line between them.
class page {
 public:
  enum class form : unsigned char { text, markdown };
  explicit page(form f) : form_(f) {}

  [[nodiscard]] bool is_markdown() const { return form_ == form::markdown; }

  void title(std::string_view text) { heading(text, "# "); }
  void heading(std::string_view text) { heading(text, "## "); }
  void paragraph(std::string_view text);
  void table(text_table const& t);

 private:
  void heading(std::string_view text, std::string_view mark);
  void separate();

  form form_;
  bool first_ = true;
};

}  // namespace scalekit::cli
