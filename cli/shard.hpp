#pragma once

#include <cstddef>
#include <string>

#include <nlohmann/json.hpp>

namespace scalekit::cli {

// A part of a command's work: "2/5" is the second of five. Work is dealt out in turn, so that parts take about as long.
struct shard_choice {
  std::size_t index = 0;  // from 0
  std::size_t count = 1;

  [[nodiscard]] bool is_part() const { return count > 1; }
  [[nodiscard]] bool has(std::size_t item) const { return item % count == index; }
};

// "i/n" with 1 <= i <= n; empty is the whole. Throws input_error.
[[nodiscard]] shard_choice parse_shard(std::string const& text);

// What `scalekit merge` needs to put parts together: {"command", "index", "of", "input", ...}; `input` stands for the text
// of the input, so that parts of different ones are told apart. More keys that must agree may be added.
[[nodiscard]] nlohmann::ordered_json shard_json(shard_choice const& shard, std::string const& command,
                                                std::string const& input);

}  // namespace scalekit::cli
