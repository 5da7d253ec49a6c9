#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The few shapes that charts are made of. Coordinates are pixels; `attributes` is appended to the element as it is.
namespace scalekit::cli::svg {

using series = std::vector<std::pair<double, double>>;

// Text that can stand inside an element.
[[nodiscard]] std::string escaped(std::string_view text);

// A whole document: title, white ground, `body`, and the version of what drew it in the last line. The title stands
// `left` pixels from the edge.
[[nodiscard]] std::string document(double width, double height, double left, std::string_view title,
                                   std::string_view body);

// `content` is escaped.
[[nodiscard]] std::string text(double x, double y, std::string_view content,
                               std::string_view attributes = "");
[[nodiscard]] std::string line(double x1, double y1, double x2, double y2, std::string_view attributes);
[[nodiscard]] std::string polyline(series const& points, std::string_view attributes);
// A point with a text that appears under the mouse.
[[nodiscard]] std::string dot(double x, double y, std::string_view colour, std::string_view title);

}  // namespace scalekit::cli::svg
