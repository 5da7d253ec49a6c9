#include "validate_collectives.hpp"

#include <cmath>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "collective_validation.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/collective_measurements.hpp"
#include "scalekit/units/format.hpp"
#include "text_of_size.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view curve_line = "all-reduce-curve";

std::string percent(double x) { return fmt::format("{:.1f} %", 100.0 * x); }
std::string signed_percent(double x) { return fmt::format("{:+.1f} %", 100.0 * x); }
std::string_view verdict(bool within) { return within ? "within" : "MISS"; }

// One line of the table: what is summarised, and the mean error that it may have (0: none is asked).
struct summary_line {
  std::string group;
  std::string_view split;
  std::string_view sizes;
  collective_summary summary;
  double allowed_mape;

  [[nodiscard]] bool is_judged() const { return allowed_mape > 0.0 && summary.rows > 0; }
  [[nodiscard]] bool is_within() const { return summary.mape <= allowed_mape; }
};

std::vector<summary_line> table_lines(std::vector<collective_row> const& rows, std::string_view split) {
  std::vector<summary_line> lines;
  for (bool const several : {false, true}) {
    for (auto const& sizes : collective_size_classes) {
      lines.push_back({several ? "several nodes" : "one node", split, sizes.label,
                       summarise_collectives(rows, split, several, sizes),
                       split == "checked" ? sizes.allowed_mape : 0.0});
    }
  }
  return lines;
}

std::vector<summary_line> curve_lines(std::vector<collective_row> const& rows) {
  std::vector<summary_line> lines;
  for (auto const& sizes : all_reduce_curve_classes) {
    lines.push_back({"all-reduce curve", "curve", sizes.label, summarise_line(rows, curve_line, sizes),
                     sizes.allowed_mape});
  }
  return lines;
}

void print_lines(page& out, std::vector<summary_line> const& lines) {
  text_table table;
  table.column("rows of", text_table::align::left);
  table.column("message size", text_table::align::left);
  for (auto const* name : {"rows", "MAPE", "median", "bias", "worst", "allowed"}) table.column(name);
  table.column("", text_table::align::left);
  table.column("plain ring");
  for (auto const& l : lines) {
    auto const& s = l.summary;
    std::string const allowed = l.allowed_mape > 0.0 ? percent(l.allowed_mape) : "-";
    if (s.rows == 0) {
      table.row({l.group, std::string(l.sizes), "0", "-", "-", "-", "-", allowed, "no rows", "-"});
      continue;
    }
    table.row({l.group, std::string(l.sizes), std::to_string(s.rows), percent(s.mape), percent(s.median),
               signed_percent(s.bias), signed_percent(s.worst), allowed,
               l.is_judged() ? std::string(verdict(l.is_within())) : "", percent(s.strawman_mape)});
  }
  out.table(table);
}

void print_reduce_scatter(page& out, reduce_scatter_check const& check, bool all) {
  auto const& nearest = check.sizes[check.nearest];
  std::string others;
  for (auto const& size : check.sizes) {
    if (&size == &nearest) continue;
    others +=
        fmt::format("{}{} with {}", others.empty() ? "" : ", ", percent(size.mape), text_of_size(size.bytes));
  }
  out.paragraph(fmt::format(
      "reduce-scatter points, bus bandwidth on {} to {} H100 nodes: no source states the message size. "
      "Of five sizes, {} for all {} points is nearest: mean error {} (allowed {}): {}. {}.",
      check.points.front()->nodes, check.points.back()->nodes, text_of_size(nearest.bytes),
      check.points.size(), percent(nearest.mape), percent(reduce_scatter_allowed_mape),
      verdict(nearest.mape <= reduce_scatter_allowed_mape), others));
  if (!all) return;
  text_table table;
  table.column("nodes");
  table.column("published");
  for (auto const& size : check.sizes) table.column(text_of_size(size.bytes));
  for (std::size_t i = 0; i < check.points.size(); ++i) {
    std::vector<std::string> cells{
        std::to_string(check.points[i]->nodes),
        fmt::format("{:.0f} GB/s", check.points[i]->published_busbw_bytes_per_s / 1e9)};
    for (auto const& size : check.sizes) cells.push_back(signed_percent(size.errors[i]));
    table.row(std::move(cells));
  }
  std::vector<std::string> means{"mean", ""};
  for (auto const& size : check.sizes) means.push_back(percent(size.mape));
  table.row(std::move(means));
  out.table(table);
}

void print_all_gather(page& out, collective_row const& point) {
  out.paragraph(fmt::format(
      "all-gather point, {} over {} H100: published {:.3}, predicted {:.3}, error {} "
      "(allowed {}): {}",
      text_of_size(static_cast<std::int64_t>(point.measured->bytes)), point.measured->ranks,
      seconds(point.measured->time_s), point.estimate.time, signed_percent(point.error()),
      percent(all_gather_allowed_error), verdict(std::abs(point.error()) <= all_gather_allowed_error)));
}

void print_unstated(page& out, std::vector<collective_row> const& rows) {
  auto const two = summarise_unstated(rows, 2);
  auto const twenty = summarise_unstated(rows, 20);
  if (two.rows == 0 || twenty.rows == 0) return;
  out.paragraph(
      fmt::format("all-reduce over racks of 72 GB200, if scored: {} rows on 2 racks, mean error {}, {} on 20 "
                  "racks, {} (bias {}; plain ring {} and {}). No source states which algorithm ran.",
                  two.rows, percent(two.mape), twenty.rows, percent(twenty.mape), signed_percent(twenty.bias),
                  percent(two.strawman_mape), percent(twenty.strawman_mape)));
}

// Where the table is weaker than it looks.
void print_caveats(page& out, std::vector<collective_row> const& rows) {
  auto const grid = summarise_fitted_across(rows, true);
  auto const others = summarise_fitted_across(rows, false);
  out.paragraph(fmt::format(
      "Across nodes the evidence is thin. Checked systems have {} rows, none below 64 MiB. On fitted "
      "rows from 1 MiB on: {} of SimAI's grid, whose machine is not stated, with a mean error of {} "
      "where a plain ring has {}; {} others, {} where a plain ring has {}.",
      summarise_collectives(rows, "checked", true, collective_size_classes[0]).rows, grid.rows,
      percent(grid.mape), percent(grid.strawman_mape), others.rows, percent(others.mape),
      percent(others.strawman_mape)));
  out.paragraph(
      "The all-reduce curve decided one constant: that network cards store 1 MiB of a tree's data, as of "
      "a ring's. With 512 KiB its error from 8 MiB on is 12.2 % and from 8 to 64 MiB 24.6 %, while "
      "the fitted rows hardly care (cost 49.16, with 1 MiB 48.96). It is no independent check.");
}

// How many rows are not scored, by reason, in the order in which the reasons appear.
std::vector<std::pair<std::string, int>> reasons_of(std::vector<collective_row> const& rows) {
  std::vector<std::pair<std::string, int>> reasons;
  for (auto const& r : rows) {
    std::string const reason(reason_not_scored(r));
    if (reason.empty()) continue;
    bool found = false;
    for (auto& [name, number] : reasons) {
      if (name != reason) continue;
      ++number;
      found = true;
    }
    if (!found) reasons.emplace_back(reason, 1);
  }
  return reasons;
}

std::string ran(collective_row const& r) {
  if (!r.is_predicted()) return "-";
  return fmt::format("{} {}", to_string(r.estimate.algorithm), to_string(r.estimate.protocol));
}

void print_rows(page& out, std::vector<collective_row> const& rows) {
  for (std::size_t i = 0; i < rows.size();) {
    auto const& first = rows[i];
    out.paragraph(fmt::format("{} ({}): {} on {}", first.system->id, first.system->role,
                              first.measured->operation, first.system->accelerator));
    text_table table;
    for (auto const* name : {"nodes", "ranks", "message", "measured", "predicted", "error", "ring"})
      table.column(name);
    table.column("predicted as", text_table::align::left);
    table.column("not scored", text_table::align::left);
    for (; i < rows.size() && rows[i].system == first.system &&
           rows[i].measured->operation == first.measured->operation;
         ++i) {
      auto const& r = rows[i];
      auto const& m = *r.measured;
      auto const count = [](int n) { return n > 0 ? std::to_string(n) : "-"; };
      table.row({count(m.nodes), count(m.ranks),
                 m.bytes > 0.0 ? text_of_size(static_cast<std::int64_t>(m.bytes)) : "-",
                 m.time_s > 0.0 ? fmt::format("{:.4}", seconds(m.time_s))
                 : m.published_busbw_bytes_per_s > 0.0
                     ? fmt::format("{:.4}", bytes_per_second(m.published_busbw_bytes_per_s))
                     : "-",
                 r.is_predicted() ? fmt::format("{:.4}", r.estimate.time) : "-",
                 r.is_compared() ? signed_percent(r.error()) : "-",
                 r.is_compared() ? signed_percent(r.strawman_error()) : "-", ran(r),
                 std::string(reason_not_scored(r))});
    }
    out.table(table);
  }
}

ordered_json json_of(summary_line const& l) {
  auto const& s = l.summary;
  bool const any = s.rows > 0;
  return {{"id", "collectives"},
          {"group", l.group},
          {"sizes", l.sizes},
          {"split", l.split},
          {"rows", s.rows},
          {"mape", number_or_null(s.mape, any)},
          {"median", number_or_null(s.median, any)},
          {"bias", number_or_null(s.bias, any)},
          {"worst", number_or_null(s.worst, any)},
          {"strawman_mape", number_or_null(s.strawman_mape, any)},
          {"allowed_mape", number_or_null(l.allowed_mape, l.allowed_mape > 0.0)},
          {"within", l.is_judged() ? ordered_json(l.is_within()) : ordered_json(nullptr)}};
}

ordered_json json_of(collective_row const& r) {
  auto const& m = *r.measured;
  auto const count = [](int n) { return n > 0 ? ordered_json(n) : ordered_json(nullptr); };
  auto const flags = [&] {
    ordered_json names = ordered_json::array();
    for (std::size_t i = 0; i < catalog::collective_flag_names.size(); ++i) {
      if (catalog::has_flag(m, static_cast<catalog::collective_flag>(i)))
        names.push_back(catalog::collective_flag_names[i]);
    }
    return names;
  };
  return {
      {"source", "collectives"},
      {"system", r.system->id},
      {"name", r.system->name},
      {"split", r.system->role},
      {"line", m.line.empty() ? ordered_json(nullptr) : ordered_json(m.line)},
      {"operation", m.operation},
      {"nodes", count(m.nodes)},
      {"ranks", count(m.ranks)},
      {"bytes", number_or_null(m.bytes, m.bytes > 0.0)},
      {"flags", flags()},
      {"scored", m.scored},
      {"measured_s", number_or_null(m.time_s, m.time_s > 0.0)},
      {"published_busbw_bytes_per_s",
       number_or_null(m.published_busbw_bytes_per_s, m.published_busbw_bytes_per_s > 0.0)},
      {"predicted_s", number_or_null(r.predicted_s(), r.is_predicted())},
      {"algorithm", r.is_predicted() ? ordered_json(to_string(r.estimate.algorithm)) : ordered_json(nullptr)},
      {"protocol", r.is_predicted() ? ordered_json(to_string(r.estimate.protocol)) : ordered_json(nullptr)},
      {"strawman_s", number_or_null(r.strawman_s, r.is_predicted())},
      {"error", number_or_null(r.is_compared() ? r.error() : 0.0, r.is_compared())}};
}

}  // namespace

void print_collectives(page& out, bool all, bool rows_too) {
  auto const rows = collective_rows();
  auto lines = table_lines(rows, "checked");
  auto const curve = curve_lines(rows);
  std::string const what = fmt::format("{} measured on {} systems; time of one call", rows.size(),
                                       catalog::collective_systems.size());
  out.heading(out.is_markdown() ? "collectives" : "collectives: " + what);
  if (out.is_markdown()) out.paragraph(fmt::format("{}.", what));
  out.paragraph("Systems that no constant saw:");
  lines.insert(lines.end(), curve.begin(), curve.end());
  print_lines(out, lines);
  auto const scatter = check_reduce_scatter_points();
  print_reduce_scatter(out, scatter, all);
  if (auto const* point = find_all_gather_point(rows)) print_all_gather(out, *point);
  print_unstated(out, rows);
  if (all) {
    out.paragraph("Systems that constants were fitted on:");
    print_lines(out, table_lines(rows, "fitted"));
  }
  std::string reasons;
  int unscored = 0;
  for (auto const& [name, number] : reasons_of(rows)) {
    reasons += fmt::format("{}{} {}", reasons.empty() ? "" : ", ", name, number);
    unscored += number;
  }
  out.paragraph(fmt::format(
      "Error: predicted over measured time, less one. The split is by the hash of the system's name. plain "
      "ring: MAPE of 5 us a hop and the slowest link at its datasheet rate, for every call. The curve is "
      "read off a chart; no constant was fitted on it, but one was chosen by it. {} rows are shown but not "
      "scored in the table: {}.",
      unscored, reasons));
  if (all) print_caveats(out, rows);
  if (rows_too) print_rows(out, rows);
}

void add_collectives(ordered_json& out, bool rows_too) {
  auto const rows = collective_rows();
  for (std::string_view const split : {"checked", "fitted"}) {
    for (auto const& l : table_lines(rows, split)) out["sources"].push_back(json_of(l));
  }
  for (auto const& l : curve_lines(rows)) out["sources"].push_back(json_of(l));
  auto const scatter = check_reduce_scatter_points();
  ordered_json points = ordered_json::array();
  for (auto const* p : scatter.points) {
    points.push_back({{"nodes", p->nodes},
                      {"ranks", p->ranks},
                      {"published_busbw_bytes_per_s", p->published_busbw_bytes_per_s}});
  }
  ordered_json sizes = ordered_json::array();
  for (auto const& size : scatter.sizes) {
    sizes.push_back({{"bytes", size.bytes},
                     {"busbw_bytes_per_s", size.busbw_bytes_per_s},
                     {"errors", size.errors},
                     {"mape", size.mape}});
  }
  auto const& nearest = scatter.sizes[scatter.nearest];
  out["reduce_scatter_points"] = {{"points", points},
                                  {"sizes", sizes},
                                  {"bytes", nearest.bytes},
                                  {"mape", nearest.mape},
                                  {"allowed_mape", reduce_scatter_allowed_mape},
                                  {"within", nearest.mape <= reduce_scatter_allowed_mape}};
  if (auto const* point = find_all_gather_point(rows)) {
    out["all_gather_point"] = {{"bytes", point->measured->bytes},
                               {"ranks", point->measured->ranks},
                               {"measured_s", point->measured->time_s},
                               {"predicted_s", point->predicted_s()},
                               {"error", point->error()},
                               {"allowed_error", all_gather_allowed_error},
                               {"within", std::abs(point->error()) <= all_gather_allowed_error}};
  }
  ordered_json racks = ordered_json::array();
  for (int const nodes : {2, 20}) {
    auto const s = summarise_unstated(rows, nodes);
    racks.push_back({{"nodes", nodes},
                     {"rows", s.rows},
                     {"mape", number_or_null(s.mape, s.rows > 0)},
                     {"bias", number_or_null(s.bias, s.rows > 0)},
                     {"strawman_mape", number_or_null(s.strawman_mape, s.rows > 0)}});
  }
  out["unstated_algorithm_if_scored"] = racks;
  if (!rows_too) return;
  for (auto const& r : rows) out["rows"].push_back(json_of(r));
}

}  // namespace scalekit::cli
