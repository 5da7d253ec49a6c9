#pragma once

#include <string>
#include <vector>

#include "scenario_reader.hpp"
#include "sweep.hpp"

namespace scalekit::cli {

// Two charts over the number of accelerators: throughput of one accelerator, and what the last step bought
// for each accelerator.
[[nodiscard]] std::string sweep_svg(scenario_request const& request, std::vector<sweep_point> const& points,
                                    std::string const& scaling);

}  // namespace scalekit::cli
