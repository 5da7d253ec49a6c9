#include "study_parts.hpp"

#include <cstdio>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace scalekit::cli {

using nlohmann::ordered_json;

std::string percent(double x, int digits) { return fmt::format("{:.{}f} %", 100.0 * x, digits); }
std::string signed_percent(double x) { return fmt::format("{:+.2f} %", 100.0 * x); }

catalog::study_cell_record const& cell_of(catalog::study_record const& study, std::string_view id) {
  for (auto const& c : study.cells) {
    if (c.id == id) return c;
  }
  throw std::logic_error(fmt::format("the study has no cell {}", id));
}

text_table checks_table(std::span<study_check const> checks) {
  text_table table;
  table.column("figure", text_table::align::left);
  for (auto const* name : {"published", "predicted", "miss", "allowed"}) table.column(name);
  table.column("", text_table::align::left);
  for (auto const& c : checks) {
    auto const figure = [&](double x) {
      return c.counts == study_check::measure::ratio ? fmt::format("{:.3f}", x) : percent(x);
    };
    std::string allowed;
    std::string miss;
    switch (c.counts) {
      case study_check::measure::points:
        allowed = fmt::format("{:.0f} pt", 100.0 * c.within);
        if (c.predicted) miss = fmt::format("{:+.2f} pt", 100.0 * c.miss());
        break;
      case study_check::measure::ratio:
        allowed = fmt::format("{:.3f}", c.within);
        if (c.predicted) miss = fmt::format("{:+.3f}", c.miss());
        break;
      case study_check::measure::share_of_published:
        allowed = fmt::format("{:.0f} %", 100.0 * c.within);
        if (c.predicted) miss = signed_percent(c.miss());
        break;
    }
    table.row({c.what, figure(c.published), c.predicted ? figure(*c.predicted) : "not modelled", miss,
               allowed, !c.predicted ? "" : (c.holds() ? "within" : "MISSED")});
  }
  return table;
}

ordered_json& study_rows::add(std::string id, std::optional<double> published,
                              std::optional<double> predicted, std::string_view unit, std::string_view kind) {
  rows_.push_back({{"id", std::move(id)},
                   {"published", published ? ordered_json(*published) : ordered_json(nullptr)},
                   {"predicted", predicted ? ordered_json(*predicted) : ordered_json(nullptr)},
                   {"unit", unit},
                   {"kind", kind}});
  return rows_.back();
}

void study_rows::add(study_check const& c) {
  auto& row = add(c.id, c.published, c.predicted, "1", "check");
  row["tolerance"] = c.within;
  if (c.counts == study_check::measure::share_of_published) row["tolerance_of"] = "published";
  row["within"] = c.predicted ? ordered_json(c.holds()) : ordered_json(nullptr);
}

void print_assumptions(catalog::study_record const& study) {
  for (auto const& a : study.assumptions)
    fmt::print("{}", wrapped(fmt::format("{}: {}", a.pointer, a.rule), 2));
}

}  // namespace scalekit::cli
