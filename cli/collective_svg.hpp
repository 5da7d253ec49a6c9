#pragma once

#include <cstdint>
#include <string>

#include "collective_request.hpp"

namespace scalekit::cli {

// Bus bandwidth over message size, both logarithmic: what runs, with the sizes at which it changes, what would be
// cheapest, and every algorithm forced at its best protocol.
[[nodiscard]] std::string collective_svg(collective_request const& request, std::int64_t low,
                                         std::int64_t high);

}  // namespace scalekit::cli
