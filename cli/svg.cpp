#include "svg.hpp"

#include <fmt/format.h>

#include "scalekit/catalog/data_revision.hpp"
#include "scalekit/version.hpp"

namespace scalekit::cli::svg {

std::string escaped(std::string_view text) {
  std::string out;
  for (char const c : text) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

std::string document(double width, double height, double left, std::string_view title,
                     std::string_view body) {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n"
      "<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
      "<text x=\"{3:.0f}\" y=\"24\" font-size=\"16\">{2}</text>\n{4}"
      "<text x=\"{3:.0f}\" y=\"{5:.0f}\" font-size=\"11\" fill=\"#666\">scalekit {6}, model {7}, data "
      "{8}</text>\n"
      "</svg>\n",
      width, height, escaped(title), left, body, height - 6.0, SCALEKIT_VERSION_STRING,
      SCALEKIT_MODEL_REVISION, catalog::data_revision);
}

std::string text(double x, double y, std::string_view content, std::string_view attributes) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\"{}{}>{}</text>\n", x, y, attributes.empty() ? "" : " ",
                     attributes, escaped(content));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view attributes) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>\n", x1, y1, x2, y2,
                     attributes);
}

std::string polyline(series const& points, std::string_view attributes) {
  std::string list;
  for (auto const& [x, y] : points) list += fmt::format("{:.1f},{:.1f} ", x, y);
  return fmt::format("<polyline fill=\"none\" {} points=\"{}\"/>\n", attributes, list);
}

std::string dot(double x, double y, std::string_view colour, std::string_view title) {
  return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\" fill=\"{}\"><title>{}</title></circle>\n",
                     x, y, colour, escaped(title));
}

}  // namespace scalekit::cli::svg
