#include "validate_sources.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "result_json.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

std::string percent(double x) { return fmt::format("{:.2f} %", 100.0 * x); }
std::string signed_percent(double x) { return fmt::format("{:+.2f} %", 100.0 * x); }
// What stands beside the figure that counts, in less room.
std::string rough_percent(double x) { return fmt::format("{:.1f} %", 100.0 * x); }
std::string rough_signed_percent(double x) { return fmt::format("{:+.1f} %", 100.0 * x); }
// A target, without digits that it does not have.
std::string short_percent(double x) { return fmt::format("{:.3g}", 100.0 * x); }
std::string_view verdict(bool within) { return within ? "within" : "MISS"; }

// Counts by name, in the order in which the names appear.
class tally {
 public:
  void add(std::string_view name) {
    ++all_;
    for (auto& [known, count] : counts_) {
      if (known == name) {
        ++count;
        return;
      }
    }
    counts_.emplace_back(name, 1);
  }
  [[nodiscard]] int all() const { return all_; }
  [[nodiscard]] std::string text() const {
    std::string result;
    for (auto const& [name, count] : counts_)
      result += fmt::format("{}{} {}", result.empty() ? "" : ", ", name, count);
    return result;
  }

 private:
  std::vector<std::pair<std::string, int>> counts_;
  int all_ = 0;
};

tally reasons_of(source_report const& report, row_state state) {
  tally reasons;
  for (auto const& r : report.rows) {
    if (r.state == state) reasons.add(r.reason);
  }
  return reasons;
}

struct used_profile {
  catalog::profile_record const* profile;
  std::size_t rows;
};

std::vector<used_profile> profiles_of(source_report const& report) {
  std::vector<used_profile> used;
  for (auto const& r : report.rows) {
    if (r.profile == nullptr) continue;
    bool known = false;
    for (auto& u : used) {
      if (u.profile != r.profile) continue;
      ++u.rows;
      known = true;
    }
    if (!known) used.push_back({r.profile, 1});
  }
  return used;
}

std::string profile_text(source_report const& report) {
  auto const used = profiles_of(report);
  std::string text;
  for (auto const& u : used) {
    text += text.empty() ? "Profile: " : "; ";
    text += u.profile->id;
    if (used.size() > 1) text += fmt::format(" for {} configurations", u.rows);
  }
  return text.empty() ? text : text + ".";
}

std::string allowed_text(validation_target const& t) {
  if (t.mape > 0.0 && t.worst > 0.0)
    return fmt::format("{} / {} %", short_percent(t.mape), short_percent(t.worst));
  if (t.mape > 0.0) return short_percent(t.mape) + " %";
  return t.worst > 0.0 ? fmt::format("- / {} %", short_percent(t.worst)) : "";
}

// The cells of a line from "rows" on.
constexpr std::ptrdiff_t bias_cell = 3;
constexpr std::ptrdiff_t strawman_cell = 6;
std::vector<std::string> cells_of(report_line const& l) {
  auto const& s = l.summary;
  std::string const allowed = l.split == row_split::fitted ? "" : allowed_text(l.group.target);
  if (s.rows == 0) return {"0", "-", "-", "-", "-", "-", "-", allowed, ""};
  return {std::to_string(s.rows),
          percent(s.mape),
          percent(s.median),
          rough_signed_percent(s.bias),
          rough_signed_percent(s.worst),
          rough_percent(s.default_mape),
          s.has_strawman ? rough_percent(s.strawman_mape) : "-",
          allowed,
          l.is_judged() ? std::string(verdict(s.is_within(l.group.target))) : ""};
}

text_table table_of_errors(std::string_view first, std::string_view second) {
  text_table table;
  table.column(std::string(first), text_table::align::left);
  table.column(std::string(second), text_table::align::left);
  for (auto const* name : {"rows", "MAPE", "median", "bias", "worst", "default", "one eff.", "allowed"})
    table.column(name);
  table.column("", text_table::align::left);
  return table;
}

void add_line(text_table& table, std::string first, std::string second, std::vector<std::string> cells) {
  cells.insert(cells.begin(), {std::move(first), std::move(second)});
  table.row(std::move(cells));
}

void print_fillings(page& out, source_report const& report) {
  tally inputs;
  for (auto const& r : report.rows) {
    if (r.fillings == 0) continue;
    std::string_view last;
    for (auto const& a : r.observation->alternatives) {
      if (a.pointer != last) inputs.add(a.pointer);
      last = a.pointer;
    }
  }
  if (inputs.all() == 0) return;
  text_table table;
  table.column("rows of", text_table::align::left);
  table.column("split", text_table::align::left);
  for (auto const* name : {"rows", "with such inputs", "least MAPE", "as filled", "largest MAPE"})
    table.column(name);
  for (auto const& l : report.lines) {
    auto const& s = l.summary;
    if (s.varied == 0) continue;
    table.row({std::string(l.group.label), std::string(to_string(l.split)), std::to_string(s.rows),
               std::to_string(s.varied), percent(s.least_mape), percent(s.mape), percent(s.largest_mape)});
  }
  out.paragraph(
      fmt::format("Inputs that the source does not publish, each at its other legal values in turn, and of "
                  "every row the least and the largest error ({}):",
                  inputs.text()));
  out.table(table);
}

void print_memory(page& out, source_report const& report) {
  text_table sizes;
  text_table fits;
  for (auto* table : {&sizes, &fits}) {
    table->column("memory of", text_table::align::left);
    table->column("split", text_table::align::left);
  }
  for (auto const* name : {"rows", "MAPE", "median", "bias", "worst", "allowed"}) sizes.column(name);
  for (auto const* name : {"ran", "predicted so", "out of memory", "predicted so", "right", "asked"})
    fits.column(name);
  for (auto* table : {&sizes, &fits}) table->column("", text_table::align::left);
  bool any_size = false;
  bool any_fit = false;
  for (auto const& l : report.memory) {
    auto const& s = l.summary;
    auto const& t = l.group.target;
    std::string const group(l.group.label);
    std::string const split(to_string(l.split));
    bool const asked = l.split != row_split::fitted;
    if (s.rows > 0) {
      any_size = true;
      sizes.row({group, split, std::to_string(s.rows), percent(s.mape), percent(s.median),
                 signed_percent(s.bias), signed_percent(s.worst),
                 asked && t.memory_mape > 0.0 ? short_percent(t.memory_mape) + " %" : "",
                 l.judges_size() ? std::string(verdict(s.mape <= t.memory_mape)) : ""});
    }
    if (s.out_of_memory > 0 || l.judges_fits()) {
      any_fit = true;
      fits.row({group, split, std::to_string(s.ran), std::to_string(s.ran_right),
                std::to_string(s.out_of_memory), std::to_string(s.out_of_memory_right),
                percent(s.right_share()),
                asked && t.fits_share > 0.0 ? short_percent(t.fits_share) + " %" : "",
                l.judges_fits() ? std::string(verdict(s.right_share() >= t.fits_share)) : ""});
    }
  }
  if (any_size) out.table(sizes);
  if (any_fit) {
    out.paragraph(
        "Runs that ran and runs that ran out of memory, how many of each are predicted so, and how many of "
        "all:");
    out.table(fits);
  }
}

// An id in pieces that fit a column, each but the last ending with a hyphen where it has one.
std::vector<std::string> pieces_of(std::string_view id, std::size_t columns) {
  std::vector<std::string> pieces;
  while (id.size() > columns) {
    std::size_t const hyphen = id.substr(0, columns).rfind('-');
    std::size_t const length = hyphen == std::string_view::npos ? columns : hyphen + 1;
    pieces.emplace_back(id.substr(0, length));
    id.remove_prefix(length);
  }
  pieces.emplace_back(id);
  return pieces;
}

void print_rows(page& out, source_report const& report) {
  constexpr std::size_t id_columns = 44;
  text_table list;
  for (auto const* name : {"measured", "predicted", "error"}) list.column(name);
  list.column("split", text_table::align::left);
  list.column("row", text_table::align::left);
  for (auto const& r : report.rows) {
    std::string split = r.observation->fitted ? "fitted" : "checked";
    if (r.state == row_state::not_scored) split = r.reason;
    if (r.state == row_state::not_modelled) split = "not modelled";
    auto const rate = [](double x) { return fmt::format("{:.{}f}", x, x < 100.0 ? 1 : 0); };
    auto const pieces = pieces_of(r.observation->id, out.is_markdown() ? 200 : id_columns);
    list.row({r.measured > 0.0 ? rate(r.measured) : "-", r.is_predicted() ? rate(r.predicted) : "-",
              r.is_compared() ? signed_percent(r.error()) : "-", split, pieces.front()});
    for (std::size_t i = 1; i < pieces.size(); ++i) list.row({"", "", "", "", "  " + pieces[i]});
  }
  out.table(list);
}

ordered_json allowed(double x) { return number_or_null(x, x > 0.0); }

ordered_json json_of(source_report const& report, report_line const& l) {
  auto const& s = l.summary;
  auto const& t = l.group.target;
  bool const any = s.rows > 0;
  ordered_json fillings = nullptr;
  if (s.varied > 0)
    fillings = {{"rows", s.varied}, {"mape_least", s.least_mape}, {"mape_largest", s.largest_mape}};
  return {{"id", report.source->id},
          {"group", l.group.label},
          {"split", to_string(l.split)},
          {"rows", s.rows},
          {"rows_not_modelled", s.not_modelled},
          {"mape", number_or_null(s.mape, any)},
          {"median", number_or_null(s.median, any)},
          {"bias", number_or_null(s.bias, any)},
          {"worst", number_or_null(s.worst, any)},
          {"default_profile_mape", number_or_null(s.default_mape, any)},
          {"strawman_mape", number_or_null(s.strawman_mape, any && s.has_strawman)},
          {"fillings", fillings},
          {"allowed_mape", allowed(t.mape)},
          {"allowed_worst", allowed(t.worst)},
          {"allowed_median", allowed(t.median)},
          {"within", l.is_judged() ? ordered_json(s.is_within(t)) : ordered_json(nullptr)}};
}

ordered_json json_of(source_report const& report, memory_line const& l) {
  auto const& s = l.summary;
  auto const& t = l.group.target;
  bool const any = s.rows > 0;
  return {{"id", report.source->id},
          {"group", l.group.label},
          {"split", to_string(l.split)},
          {"rows", s.rows},
          {"mape", number_or_null(s.mape, any)},
          {"median", number_or_null(s.median, any)},
          {"bias", number_or_null(s.bias, any)},
          {"worst", number_or_null(s.worst, any)},
          {"allowed_mape", allowed(t.memory_mape)},
          {"within", l.judges_size() ? ordered_json(s.mape <= t.memory_mape) : ordered_json(nullptr)},
          {"ran", s.ran},
          {"ran_predicted_to_fit", s.ran_right},
          {"out_of_memory", s.out_of_memory},
          {"out_of_memory_predicted", s.out_of_memory_right},
          {"least_right_share", allowed(t.fits_share)},
          {"right_share_within",
           l.judges_fits() ? ordered_json(s.right_share() >= t.fits_share) : ordered_json(nullptr)}};
}

ordered_json json_of(source_report const& report, validation_row const& r) {
  return {{"source", report.source->id},
          {"id", r.observation->id},
          {"cell", r.observation->cell},
          {"split", r.observation->fitted ? "fitted" : "checked"},
          {"scored", r.state == row_state::counted},
          {"reason", r.reason.empty() ? ordered_json(nullptr) : ordered_json(r.reason)},
          {"profile", r.profile != nullptr ? ordered_json(r.profile->id) : ordered_json(nullptr)},
          {"measured_tokens_per_s_per_accelerator", number_or_null(r.measured, r.measured > 0.0)},
          {"predicted_tokens_per_s_per_accelerator", number_or_null(r.predicted, r.is_predicted())},
          {"error", number_or_null(r.is_compared() ? r.error() : 0.0, r.is_compared())},
          {"measured_memory_bytes", number_or_null(r.measured_memory, r.measured_memory > 0.0)},
          {"predicted_memory_bytes", number_or_null(r.predicted_memory, r.is_predicted())},
          {"fits", r.observation->fits},
          {"predicted_fits", r.is_predicted() ? ordered_json(r.predicted_fits) : ordered_json(nullptr)}};
}

}  // namespace

source_report report_of(catalog::observation_source_record const& source) {
  source_report report{&source, validation_rows(source), {}, {}};
  for (auto const& group : validation_groups(source.id)) {
    for (auto const split : {row_split::fitted, row_split::checked, row_split::both}) {
      if (split == row_split::both && !group.both) continue;
      report_line line{group, split, summarise(report.rows, group, split)};
      if (line.summary.rows + line.summary.not_modelled > 0) report.lines.push_back(line);
      memory_line memory{group, split, summarise_memory(report.rows, group, split)};
      bool const has_sizes = memory.summary.rows > 0 || memory.summary.out_of_memory > 0;
      if (has_sizes || memory.judges_fits()) report.memory.push_back(memory);
    }
  }
  return report;
}

void print_targets(page& out, std::span<source_report const> reports) {
  text_table table;
  table.column("source", text_table::align::left);
  table.column("rows of", text_table::align::left);
  for (auto const* name : {"rows", "MAPE", "median", "worst", "default", "allowed"}) table.column(name);
  table.column("", text_table::align::left);
  std::string medians;
  for (auto const& report : reports) {
    for (auto const& l : report.lines) {
      auto const& t = l.group.target;
      if (l.split == row_split::fitted || !t.asks_for_time()) continue;
      auto cells = cells_of(l);
      cells.erase(cells.begin() + strawman_cell);
      cells.erase(cells.begin() + bias_cell);
      if (l.summary.rows == 0) cells.back() = "none";
      add_line(table, std::string(report.source->id),
               fmt::format("{}{}", l.group.label, l.split == row_split::both ? ", all" : ""),
               std::move(cells));
      if (t.median > 0.0) {
        medians += fmt::format("{}{} {} {} %", medians.empty() ? "" : ", ", report.source->id, l.group.label,
                               short_percent(t.median));
      }
    }
  }
  out.heading("Targets");
  out.paragraph(
      fmt::format("What is asked of the error on checked rows, which no constant saw: MAPE, or MAPE / worst. "
                  "Of the median is asked: {}. What is asked of memory stands under its source.",
                  medians));
  out.table(table);
}

void print_source(page& out, source_report const& report, bool rows_too) {
  auto const& source = *report.source;
  out.heading(out.is_markdown() ? std::string(source.id) : fmt::format("{}: {}", source.id, source.title));
  std::size_t scored = 0;
  for (auto const& r : report.rows) scored += r.state != row_state::not_scored ? 1U : 0U;
  std::string text = out.is_markdown() ? fmt::format("{}. ", source.title) : "";
  text += fmt::format("{} configurations, {} scored; tokens/s per accelerator. ", source.observations.size(),
                      scored);
  text += profile_text(report);
  auto const unmodelled = reasons_of(report, row_state::not_modelled);
  auto const unscored = reasons_of(report, row_state::not_scored);
  if (unmodelled.all() > 0) {
    text += fmt::format(" {} of the scored are not modelled, because of: {}.", unmodelled.all(),
                        unmodelled.text());
  }
  if (unscored.all() > 0) text += fmt::format(" Shown only: {}.", unscored.text());
  out.paragraph(text);
  auto table = table_of_errors("rows of", "split");
  bool any = false;
  for (auto const& l : report.lines) {
    if (l.summary.rows == 0 && !l.group.target.asks_for_time()) continue;
    any = any || l.summary.rows > 0;
    add_line(table, std::string(l.group.label), std::string(to_string(l.split)), cells_of(l));
  }
  if (any) out.table(table);
  std::string without;
  for (auto const& u : profiles_of(report)) {
    auto const& l = u.profile->left_out;
    if (l.models == 0) continue;
    without += fmt::format("{}{}: MAPE {}, median {}, worst {} over {} rows of {} models",
                           without.empty() ? "One model left out. " : "; ", u.profile->id, percent(l.mape),
                           percent(l.median), signed_percent(l.worst), l.rows, l.models);
  }
  if (!without.empty()) out.paragraph(without + ".");
  for (auto const& l : report.lines) {
    if (l.is_judged() && !l.summary.is_within(l.group.target) && !l.group.why_missed.empty())
      out.paragraph(fmt::format("{}: {}.", l.group.label, l.group.why_missed));
  }
  print_fillings(out, report);
  print_memory(out, report);
  if (rows_too) print_rows(out, report);
}

void print_reading(page& out) {
  out.paragraph(
      "Error: predicted over measured, less one. fitted: rows that constants may have seen; checked: rows "
      "that no constant saw. The split is by the hash of source, accelerator, model, size and precision. "
      "default: MAPE with the profiles that scenarios without one get. one eff.: MAPE of peak FLOP/s times "
      "one efficiency, the median of the source's fitted rows; - where it "
      "has "
      "none. One model left out: every scored row that the profile is for, fitted or checked, predicted with "
      "constants fitted without any row of its model (tools/fit_profiles.cpp); of a profile with one model, "
      "that "
      "is what is believed before any row. Fillings that would not fit in "
      "memory are left out.");
}

void add_source(ordered_json& out, source_report const& report, bool rows_too) {
  for (auto const& l : report.lines) out["sources"].push_back(json_of(report, l));
  for (auto const& l : report.memory) out["memory"].push_back(json_of(report, l));
  for (auto const& u : profiles_of(report)) {
    auto const& l = u.profile->left_out;
    out["profiles"].push_back({{"source", report.source->id},
                               {"profile", u.profile->id},
                               {"rows", u.rows},
                               {"left_out",
                                {{"models", l.models},
                                 {"rows", l.rows},
                                 {"mape", number_or_null(l.mape, l.models > 0)},
                                 {"median", number_or_null(l.median, l.models > 0)},
                                 {"worst", number_or_null(l.worst, l.models > 0)}}}});
  }
  if (!rows_too) return;
  for (auto const& r : report.rows) out["rows"].push_back(json_of(report, r));
}

}  // namespace scalekit::cli
