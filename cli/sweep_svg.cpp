#include "sweep_svg.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "svg.hpp"

namespace scalekit::cli {

namespace {

constexpr double width = 760.0;
constexpr double panel_height = 230.0;
constexpr double left = 90.0;
constexpr double right = 20.0;
constexpr double top = 60.0;
constexpr double gap = 70.0;

using svg::series;

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

  std::string s = svg::text(left, y0 - 12.0, title, "font-weight=\"bold\"");
  for (int i = 0; i <= 4; ++i) {
    double const y = low + (high - low) * i / 4.0;
    s += svg::line(left, py(y), width - right, py(y), "stroke=\"#ddd\"");
    s += svg::text(left - 8.0, py(y) + 4.0, fmt::format("{:.6g}", y), "text-anchor=\"end\"");
  }
  for (auto const& [x, unused] : ticks) {
    s += svg::text(px(x), y0 + panel_height + 18.0, fmt::format("{:.0f}", x), "text-anchor=\"middle\"");
  }
  if (reference > 0.0) {
    s += svg::line(left, py(reference), width - right, py(reference),
                   "stroke=\"#888\" stroke-dasharray=\"5 4\"");
  }
  series points;
  for (auto const& [x, y] : values) points.emplace_back(px(x), py(y));
  s += svg::polyline(points, "stroke=\"#0b5fa5\" stroke-width=\"2\"");
  for (auto const& [x, y] : values)
    s += svg::dot(px(x), py(y), "#0b5fa5", fmt::format("{:.0f}: {:.6g}", x, y));
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
  std::string const title =
      fmt::format("{} on {}, {} scaling", request.model_name(), request.accelerator().id, scaling);
  std::string body;
  if (average.empty()) {
    body = svg::text(left, 60.0, "no size could be estimated");
  } else {
    double const at_base = average.front().second;
    body = panel(average, top, "tokens/s for each accelerator (dashed: the smallest size)", average, at_base);
    body += panel(marginal, top + panel_height + gap,
                  "tokens/s for each accelerator that the last step added", average, at_base);
    body += svg::text((left + width - right) / 2.0, top + 2.0 * panel_height + gap + 38.0, "accelerators",
                      "text-anchor=\"middle\"");
  }
  return svg::document(width, height, left, title, body);
}

}  // namespace scalekit::cli
