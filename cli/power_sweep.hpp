#pragma once

#include "commands.hpp"

namespace scalekit::cli {

// `sweep --power-limits`: a scenario under every limit of the list, and the limits that cost the least energy and the
// least money for each token.
int run_power_sweep(sweep_options const& o);

}  // namespace scalekit::cli
