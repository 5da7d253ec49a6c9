#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <string_view>

namespace scalekit::catalog {

/// First 12 hexadecimal digits of the SHA-256 over the data files; it changes when any fact does.
inline constexpr std::string_view data_revision = "39b7d0076440";

}  // namespace scalekit::catalog
