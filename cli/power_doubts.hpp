#pragma once

#include <string>
#include <vector>

#include "scalekit/catalog/record.hpp"
#include "scalekit/training/scenario.hpp"

namespace scalekit::cli {

// Why power is less certain than the figure looks: constants that nobody read on the part, with the power at both ends of
// their ranges, and what a power limit of the user's assumes. `own`: the accelerator is the user's.
void add_power_doubts(catalog::accelerator_record const& part, bool own, scenario<> const& used,
                      std::vector<std::string>& reasons);

}  // namespace scalekit::cli
