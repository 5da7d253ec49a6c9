#pragma once

#include <nlohmann/json.hpp>

#include "page.hpp"

namespace scalekit::cli {

// Prints measured power, and time and energy under power limits, beside what is predicted. `rows`: also every row of the
// traces under limits.
void print_power(page& out, bool rows);

// Adds "power" to the output, a list of checks.
void add_power(nlohmann::ordered_json& out);

}  // namespace scalekit::cli
