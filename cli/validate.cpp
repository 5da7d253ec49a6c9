#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "page.hpp"
#include "progress.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/observations.hpp"
#include "validate_collectives.hpp"
#include "validate_power.hpp"
#include "validate_sources.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view collectives = "collectives";
constexpr std::string_view measured_power = "power";

std::vector<source_report> reports_of(std::string_view source) {
  std::vector<source_report> reports;
  progress shown;
  std::size_t const all = source.empty() ? catalog::observation_sources.size() : 1;
  for (auto const& s : catalog::observation_sources) {
    if (!source.empty() && source != s.id) continue;
    shown.show(reports.size() + 1, all, s.id);
    reports.push_back(report_of(s));
  }
  return reports;
}

void print_json(std::vector<source_report> const& reports, validate_options const& o, bool with_collectives,
                bool with_power) {
  ordered_json out{{"sources", ordered_json::array()}};
  if (!reports.empty()) {
    out["memory"] = ordered_json::array();
    out["profiles"] = ordered_json::array();
  }
  if (o.rows) out["rows"] = ordered_json::array();
  for (auto const& r : reports) add_source(out, r, o.rows);
  if (with_collectives) add_collectives(out, o.rows);
  if (with_power) add_power(out);
  out["version"] = version_json();
  fmt::print("{}\n", to_text(out));
}

}  // namespace

int run_validate(validate_options const& o) {
  std::vector<std::string_view> known;
  for (auto const& s : catalog::observation_sources) known.push_back(s.id);
  known.push_back(collectives);
  known.push_back(measured_power);
  if (!o.source.empty() && std::find(known.begin(), known.end(), o.source) == known.end()) {
    throw input_error("unknown_source",
                      fmt::format("there is no source \"{}\"", object_reader::printable(o.source)), "",
                      nearest_names(o.source, known));
  }
  bool const with_collectives = o.source.empty() || o.source == collectives;
  bool const with_power = o.source.empty() || o.source == measured_power;
  auto const reports = reports_of(o.source);
  if (o.json) {
    print_json(reports, o, with_collectives, with_power);
    return 0;
  }
  page out(o.markdown ? page::form::markdown : page::form::text);
  if (o.markdown) {
    out.title("Predicted beside published");
    out.paragraph(
        "Written by `scalekit validate --markdown`; a test holds the page to what the command line prints. "
        "`scalekit validate --source ID --rows` prints every row.");
  }
  if (o.source.empty()) print_targets(out, reports);
  if (o.markdown) print_reading(out);
  for (auto const& r : reports) print_source(out, r, o.rows);
  if (!o.markdown && !reports.empty()) print_reading(out);
  if (with_collectives) print_collectives(out, o.source == collectives, o.rows);
  if (with_power) print_power(out, o.rows);
  return 0;
}

}  // namespace scalekit::cli
