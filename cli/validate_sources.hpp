#pragma once

#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "page.hpp"
#include "scalekit/catalog/observation_record.hpp"
#include "validation.hpp"

namespace scalekit::cli {

// One line of a source's table: a group and a split that have rows.
struct report_line {
  validation_group group;
  row_split split;
  validation_summary summary;

  // Something is asked of this line, and it has rows to answer with.
  [[nodiscard]] bool is_judged() const {
    return split != row_split::fitted && group.target.asks_for_time() && summary.rows > 0;
  }
};

struct memory_line {
  validation_group group;
  row_split split;
  memory_summary summary;

  [[nodiscard]] bool judges_size() const {
    return split != row_split::fitted && group.target.memory_mape > 0.0 && summary.rows > 0;
  }
  [[nodiscard]] bool judges_fits() const {
    return split != row_split::fitted && group.target.fits_share > 0.0 && summary.judged() > 0;
  }
};

struct source_report {
  catalog::observation_source_record const* source = nullptr;
  std::vector<validation_row> rows;
  std::vector<report_line> lines;
  std::vector<memory_line> memory;
};

[[nodiscard]] source_report report_of(catalog::observation_source_record const& source);

// What is asked of checked rows, over all sources.
void print_targets(page& out, std::span<source_report const> reports);
void print_source(page& out, source_report const& report, bool rows_too);
// How to read the tables.
void print_reading(page& out);

// Adds to `sources`, `memory`, `profiles` and, with `rows_too`, `rows`.
void add_source(nlohmann::ordered_json& out, source_report const& report, bool rows_too);

}  // namespace scalekit::cli
