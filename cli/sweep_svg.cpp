#include "sweep_svg.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "scalekit/catalog/data_revision.hpp"
#include "scalekit/version.hpp"

namespace scalekit::cli {

namespace {

constexpr double width = 760.0;
constexpr double panel_height = 230.0;
constexpr double left = 90.0;
constexpr double right = 20.0;
constexpr double top = 60.0;
constexpr double gap = 70.0;

using series = std::vector<std::pair<double, double>>;

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

// A round number at or above x: 1, 2 or 5 times a power of ten.
double round_up(double x) {
  if (!(x > 0.0)) return 1.0;
  double const power = std::pow(10.0, std::floor(std::log10(x)));
  for (double const m : {1.0, 2.0, 5.0}) {
    if (x <= m * power) return m * power;
  }
  return 10.0 * power;
}

// One chart; the horizontal axis is logarithmic, the vertical one linear from zero or from the lowest value
// when that is negative.
std::string panel(series const& values, double y0, std::string_view title, series const& ticks,
                  double reference) {
  double highest = reference;
  double lowest = 0.0;
  for (auto const& [x, y] : values) {
    highest = std::max(highest, y);
    lowest = std::min(lowest, y);
  }
  double const high = round_up(highest);
  double const low = lowest < 0.0 ? -round_up(-lowest) : 0.0;
  double const first = std::log2(ticks.front().first);
  double const span = std::max(1e-9, std::log2(ticks.back().first) - first);
  auto const px = [&](double x) { return left + (std::log2(x) - first) / span * (width - left - right); };
  auto const py = [&](double y) { return y0 + panel_height - (y - low) / (high - low) * panel_height; };

  std::string s =
      fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" font-weight=\"bold\">{}</text>\n", left, y0 - 12.0, title);
  for (int i = 0; i <= 4; ++i) {
    double const y = low + (high - low) * i / 4.0;
    s += fmt::format("<line x1=\"{0:.1f}\" x2=\"{1:.1f}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\" stroke=\"#ddd\"/>\n",
                     left, width - right, py(y));
    s += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"end\">{:.6g}</text>\n", left - 8.0,
                     py(y) + 4.0, y);
  }
  for (auto const& [x, unused] : ticks) {
    s += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{:.0f}</text>\n", px(x),
                     y0 + panel_height + 18.0, x);
  }
  if (reference > 0.0) {
    s += fmt::format(
        "<line x1=\"{0:.1f}\" x2=\"{1:.1f}\" y1=\"{2:.1f}\" y2=\"{2:.1f}\" stroke=\"#888\" "
        "stroke-dasharray=\"5 4\"/>\n",
        left, width - right, py(reference));
  }
  std::string points;
  for (auto const& [x, y] : values) points += fmt::format("{:.1f},{:.1f} ", px(x), py(y));
  s += fmt::format("<polyline fill=\"none\" stroke=\"#0b5fa5\" stroke-width=\"2\" points=\"{}\"/>\n", points);
  for (auto const& [x, y] : values)
    s += fmt::format(
        "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\" fill=\"#0b5fa5\"><title>{:.0f}: "
        "{:.6g}</title></circle>\n",
        px(x), py(y), x, y);
  return s;
}

}  // namespace

std::string sweep_svg(scenario_request const& request, std::vector<sweep_point> const& points,
                      std::string const& scaling) {
  series average;
  series marginal;
  for (auto const& p : points) {
    if (!p.estimate) continue;
    auto const n = static_cast<double>(p.accelerator_count);
    average.emplace_back(n, base_value(p.estimate->tokens_per_second) / n);
    if (p.marginal.per_accelerator.value) marginal.emplace_back(n, *p.marginal.per_accelerator.value);
  }
  double const height = top + 2.0 * panel_height + gap + 60.0;
  std::string s = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" "
      "font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n",
      width, height);
  std::string const title =
      fmt::format("{} on {}, {} scaling", request.model_name(), request.accelerator().id, scaling);
  s += fmt::format(
      "<title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{1:.0f}\" "
      "y=\"24\" font-size=\"16\">{0}</text>\n",
      escaped(title), left);
  if (average.empty()) {
    s += fmt::format("<text x=\"{:.0f}\" y=\"60\">no size could be estimated</text>\n", left);
  } else {
    double const at_base = average.front().second;
    s += panel(average, top, "tokens/s for each accelerator (dashed: the smallest size)", average, at_base);
    s += panel(marginal, top + panel_height + gap, "tokens/s for each accelerator that the last step added",
               average, at_base);
    s += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">accelerators</text>\n",
                     (left + width - right) / 2.0, top + 2.0 * panel_height + gap + 38.0);
  }
  s += fmt::format(
      "<text x=\"{:.0f}\" y=\"{:.0f}\" font-size=\"11\" fill=\"#666\">scalekit {}, model {}, data "
      "{}</text>\n</svg>\n",
      left, height - 6.0, SCALEKIT_VERSION_STRING, SCALEKIT_MODEL_REVISION, catalog::data_revision);
  return s;
}

}  // namespace scalekit::cli
