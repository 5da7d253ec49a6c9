#include "collective_svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "scalekit/units/format.hpp"
#include "svg.hpp"
#include "text_of_size.hpp"

namespace scalekit::cli {

namespace {

constexpr double width = 860.0;
constexpr double plot_height = 420.0;
constexpr double left = 80.0;
constexpr double right = 40.0;
constexpr double top = 62.0;
constexpr double legend_line = 22.0;
constexpr int samples_per_doubling = 8;

// Colours that people who do not tell red from green can tell apart, in the order of the algorithms.
constexpr std::array<std::string_view, collective_algorithm_count> colours{
    "#d55e00", "#009e73", "#cc79a7", "#cc79a7", "#e69f00", "#56b4e9", "#d55e00", "#8c6d1f"};
constexpr std::string_view own_colour = "#0b5fa5";

struct curve {
  std::string name;
  svg::series points;  // bytes, GB/s
  std::string style;
};

std::vector<std::int64_t> sampled(std::int64_t low, std::int64_t high) {
  std::vector<std::int64_t> sizes;
  double const step = std::exp2(1.0 / samples_per_doubling);
  for (auto size = static_cast<double>(low); size < static_cast<double>(high); size *= step) {
    auto const whole = static_cast<std::int64_t>(size);
    if (sizes.empty() || whole > sizes.back()) sizes.push_back(whole);
  }
  if (sizes.empty() || sizes.back() < high) sizes.push_back(high);
  return sizes;
}

// 1, 2 and 5 times powers of ten; whole powers where there are many.
std::vector<double> ticks_between(double low, double high) {
  bool const few = std::log10(high / low) <= 3.0;
  std::vector<double> ticks;
  for (double power = std::pow(10.0, std::floor(std::log10(low))); power <= high; power *= 10.0) {
    for (double const m : {1.0, 2.0, 5.0}) {
      if (m > 1.0 && !few) continue;
      if (m * power >= low * (1.0 - 1e-9) && m * power <= high * (1.0 + 1e-9)) ticks.push_back(m * power);
    }
  }
  return ticks;
}

}  // namespace

std::string collective_svg(collective_request const& request, std::int64_t low, std::int64_t high) {
  auto const sizes = sampled(low, high);
  auto const rate = [&](std::int64_t size, collective_estimate<> const& e) {
    return base_value(request.busbw(size, e.time)) / 1e9;
  };
  auto const curve_of = [&](std::string name, std::string style, std::vector<std::int64_t> const& at,
                            auto const& estimate) {
    curve c{std::move(name), {}, std::move(style)};
    for (std::int64_t const size : at)
      c.points.emplace_back(static_cast<double>(size), rate(size, estimate(size)));
    return c;
  };
  auto const points = request.selection_points(low, high);
  std::vector<std::int64_t> own = sizes;
  for (auto const& p : points) own.insert(own.end(), {p.bytes - 1, p.bytes});
  std::sort(own.begin(), own.end());
  own.erase(std::unique(own.begin(), own.end()), own.end());

  std::vector<curve> curves;
  for (auto const algorithm : request.algorithms()) {
    curves.push_back(curve_of(
        fmt::format("{} forced, its best protocol", to_string(algorithm)),
        fmt::format("stroke=\"{}\" stroke-width=\"1.5\"", colours[static_cast<std::size_t>(algorithm)]),
        sizes, [&](std::int64_t size) { return request.forced(size, algorithm); }));
  }
  curves.push_back(curve_of("cheapest that the library has",
                            "stroke=\"#222\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"", sizes,
                            [&](std::int64_t size) { return request.cheapest(size); }));
  bool const by_library = request.settings().choice == collective_choice::as_library;
  std::string const chooser = by_library ? fmt::format("as {} chooses", request.library().id) : "as chosen";
  curves.push_back(
      curve_of(request.settings().algorithm || request.settings().protocol ? "as forced" : chooser,
               fmt::format("stroke=\"{}\" stroke-width=\"3\"", own_colour), own,
               [&](std::int64_t size) { return request.estimate(size); }));

  double least = curves.back().points.front().second;
  double most = least;
  for (auto const& c : curves) {
    for (auto const& [x, y] : c.points) most = std::max(most, y);
  }
  for (auto const& [x, y] : curves.back().points) least = std::min(least, y);
  // What nobody would run does not squeeze the chart.
  double const bottom = least / 3.0;
  double const ceiling = most * 1.3;
  double const first = std::log2(static_cast<double>(low));
  double const span = std::max(1e-9, std::log2(static_cast<double>(high)) - first);
  auto const px = [&](double x) { return left + (std::log2(x) - first) / span * (width - left - right); };
  auto const py = [&](double y) {
    return top + plot_height - std::log(y / bottom) / std::log(ceiling / bottom) * plot_height;
  };

  std::string body = svg::text(left, top - 12.0, "bus bandwidth [GB/s], logarithmic; dots: what runs changes",
                               "font-weight=\"bold\"");
  for (double const y : ticks_between(bottom, ceiling)) {
    body += svg::line(left, py(y), width - right, py(y), "stroke=\"#ddd\"");
    body += svg::text(left - 8.0, py(y) + 4.0, fmt::format("{:.6g}", y), "text-anchor=\"end\"");
  }
  // At most ten labels, at powers of two.
  int const between = static_cast<int>(std::ceil(span / 10.0));
  for (int i = 0; i <= static_cast<int>(span + 1e-9); i += std::max(1, between)) {
    double const x = std::exp2(first + i);
    body += svg::line(px(x), top, px(x), top + plot_height, "stroke=\"#eee\"");
    body += svg::text(px(x), top + plot_height + 18.0,
                      text_of_size(static_cast<std::int64_t>(std::llround(x))), "text-anchor=\"middle\"");
  }
  body += svg::line(left, top + plot_height, width - right, top + plot_height, "stroke=\"#888\"");
  body += svg::text((left + width - right) / 2.0, top + plot_height + 38.0, "message size",
                    "text-anchor=\"middle\"");
  for (auto const& c : curves) {
    svg::series drawn;
    for (auto const& [x, y] : c.points) {
      if (y >= bottom) drawn.emplace_back(px(x), py(y));
    }
    body += svg::polyline(drawn, c.style);
  }
  for (auto const& p : points) {
    body += svg::dot(px(static_cast<double>(p.bytes)), py(rate(p.bytes, p.after)), own_colour,
                     fmt::format("{} bytes: {} {}, before {} {}", p.bytes, to_string(p.after.algorithm),
                                 to_string(p.after.protocol), to_string(p.before.algorithm),
                                 to_string(p.before.protocol)));
  }
  // The legend in two columns, what runs first.
  double const legend = top + plot_height + 62.0;
  std::size_t const rows = (curves.size() + 1) / 2;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    auto const& c = curves[curves.size() - 1 - i];
    double const x = left + (i / rows == 0 ? 0.0 : (width - left - right) / 2.0);
    double const y = legend + legend_line * static_cast<double>(i % rows);
    body += svg::line(x, y - 4.0, x + 34.0, y - 4.0, c.style);
    body += svg::text(x + 42.0, y, c.name);
  }
  double const height = legend + legend_line * static_cast<double>(rows) + 18.0;
  std::string const title = fmt::format("{} over {} ranks, {} x {}, {}", to_string(request.operation()),
                                        request.group().ranks, request.machine().accelerators,
                                        request.system().accelerator().id, request.system().network_name());
  return svg::document(width, height, left, title, body);
}

}  // namespace scalekit::cli
