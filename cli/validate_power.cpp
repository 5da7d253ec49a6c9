#include "validate_power.hpp"

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "power_validation.hpp"
#include "result_json.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

std::string figure_text(power_check const& c, double x) {
  if (c.unit == "1") return fmt::format("{:.3f}", x);
  return c.unit == "%" ? fmt::format("{:.1f} %", x) : fmt::format("{:.0f} W", x);
}

// How far off: as a share of the published figure, or in its own unit where that is a ratio.
std::string miss_text(power_check const& c) {
  double const miss = c.predicted - c.published;
  if (c.unit == "1") return fmt::format("{:+.3f}", miss);
  if (c.unit == "%") return fmt::format("{:+.1f} pt", miss);
  return fmt::format("{:+.1f} %", 100.0 * miss / c.published);
}

std::string_view verdict(power_check const& c) {
  return !c.is_judged() ? "" : c.is_within() ? "within" : "MISS";
}

void print_group(page& out, power_group const& g) {
  out.paragraph(g.title + ".");
  text_table table;
  table.column("figure", text_table::align::left);
  for (auto const* name : {"published", "predicted", "off by", "allowed"}) table.column(name);
  table.column("", text_table::align::left);
  bool missed = false;
  for (auto const& c : g.checks) {
    table.row({c.what, figure_text(c, c.published), figure_text(c, c.predicted), miss_text(c),
               c.is_judged() ? fmt::format("{} to {}", figure_text(c, c.low), figure_text(c, c.high)) : "-",
               std::string(verdict(c))});
    missed = missed || (c.is_judged() && !c.is_within());
  }
  out.table(table);
  if (missed && !g.why_missed.empty()) out.paragraph(fmt::format("Missed: {}.", g.why_missed));
  std::string text = "Taken:";
  for (auto const& a : g.assumptions) text += " " + a;
  out.paragraph(text);
}

}  // namespace

void print_power(page& out, bool rows) {
  out.heading(out.is_markdown() ? "power" : "power: measured power, and time and energy under power limits");
  out.paragraph(
      "Published figures that no constant was fitted on, but for what is said below. `tools/fit_power.cpp` "
      "prints the "
      "fit of the voltage. The change of power in the study of scaling is checked by `scalekit study "
      "meta-scaling`.");
  for (auto const& g : power_groups()) print_group(out, g);
  if (!rows) return;
  text_table table;
  table.column("trace", text_table::align::left);
  table.column("role", text_table::align::left);
  for (auto const* name : {"limit", "reached", "time", "predicted", "energy", "predicted", "clock"})
    table.column(name);
  for (auto const& r : capped_rows()) {
    table.row({std::string(r.trace->id), std::string(r.trace->role), fmt::format("{:.0f} W", r.row->limit_w),
               fmt::format("{:.1f} W", r.row->power_w), fmt::format("{:.3f}", r.row->time_ratio),
               fmt::format("{:.3f}", r.time_ratio), fmt::format("{:.3f}", r.row->energy_ratio),
               fmt::format("{:.3f}", r.energy_ratio), fmt::format("{:.3f}", r.predicted.clock)});
  }
  out.table(table);
}

void add_power(nlohmann::ordered_json& out) {
  auto list = nlohmann::ordered_json::array();
  for (auto const& g : power_groups()) {
    for (auto const& c : g.checks) {
      list.push_back({{"id", c.id},
                      {"group", g.title},
                      {"what", c.what},
                      {"unit", c.unit},
                      {"published", c.published},
                      {"predicted", c.predicted},
                      {"least", number_or_null(c.low, c.is_judged())},
                      {"most", number_or_null(c.high, c.is_judged())},
                      {"within", c.is_judged() ? nlohmann::ordered_json(c.is_within())
                                               : nlohmann::ordered_json(nullptr)},
                      {"assumptions", g.assumptions}});
    }
  }
  out["power"] = std::move(list);
}

}  // namespace scalekit::cli
