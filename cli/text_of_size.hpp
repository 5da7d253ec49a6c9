#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace scalekit::cli {

// A message size, exact, in the unit that makes it short: "64 MiB", "58 MB", "1000001 B".
[[nodiscard]] std::string text_of_size(std::int64_t bytes);

// The reverse: plain bytes, or a number with KiB, MiB, GiB, TiB, kB, MB, GB or TB. Throws input_error, with `option` in
// the message.
[[nodiscard]] std::int64_t parse_size(std::string_view text, std::string_view option);

}  // namespace scalekit::cli
