#include "shard.hpp"

#include <cstdint>
#include <string_view>

#include <fmt/format.h>

#include "input_error.hpp"
#include "object_reader.hpp"

namespace scalekit::cli {

namespace {

// More parts than any array of jobs has.
constexpr std::size_t most_shards = 1'000'000;

std::size_t parse_whole(std::string_view text) {
  std::size_t value = 0;
  if (text.empty() || text.size() > 7) return 0;
  for (char const c : text) {
    if (c < '0' || c > '9') return 0;
    value = value * 10 + static_cast<std::size_t>(c - '0');
  }
  return value;
}

// FNV-1a, 64 bits.
std::uint64_t digest(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (char const c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 1099511628211U;
  }
  return hash;
}

}  // namespace

shard_choice parse_shard(std::string const& text) {
  if (text.empty()) return {};
  std::string_view const all = text;
  std::size_t const slash = all.find('/');
  std::size_t const index = slash == all.npos ? 0 : parse_whole(all.substr(0, slash));
  std::size_t const count = slash == all.npos ? 0 : parse_whole(all.substr(slash + 1));
  if (index < 1 || index > count || count > most_shards) {
    throw input_error("invalid_shard",
                      fmt::format("--shard {}: write i/n, part i of n, with 1 <= i <= n <= {}",
                                  object_reader::printable(text), most_shards),
                      "");
  }
  return {index - 1, count};
}

nlohmann::ordered_json shard_json(shard_choice const& shard, std::string const& command,
                                  std::string const& input) {
  return {{"command", command},
          {"index", shard.index + 1},
          {"of", shard.count},
          {"input", fmt::format("{:016x}", digest(input))}};
}

}  // namespace scalekit::cli
