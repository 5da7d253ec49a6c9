#pragma once

#include <nlohmann/json.hpp>

#include "page.hpp"

namespace scalekit::cli {

// Prints measured collectives beside predicted ones. `all`: also what was fitted, and every size that the reduce-scatter
// points were tried with; else the checks alone.
void print_collectives(page& out, bool all, bool rows);

// Appends the summaries to "sources" of the output, and the lines that stand apart, and the rows to "rows".
void add_collectives(nlohmann::ordered_json& out, bool rows);

}  // namespace scalekit::cli
