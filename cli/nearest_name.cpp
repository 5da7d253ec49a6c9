#include "nearest_name.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace scalekit::cli {

namespace {

// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
  std::iota(d[0].begin(), d[0].end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] =
          std::min({d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), d[i - 1][j] + 1, d[i][j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  }
  return d[a.size()][b.size()];
}

}  // namespace

namespace {

// Lower case, without the separators that people place differently.
std::string plain(std::string_view name) {
  std::string text;
  for (char const c : name) {
    if (c == '-' || c == '_' || c == ' ' || c == '.') continue;
    text += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  }
  return text;
}

}  // namespace

std::vector<std::string> nearest_names(std::string_view name, std::vector<std::string_view> const& known,
                                       std::size_t most) {
  // A name of a megabyte is near nothing, and comparing it would take long.
  if (name.size() > 200) return {};
  std::string const ours = plain(name);
  // A name that begins like the candidate is its abbreviation, and that counts before any number of edits.
  std::vector<std::pair<std::pair<bool, std::size_t>, std::string_view>> ranked;
  for (std::string_view const candidate : known) {
    std::string const theirs = plain(candidate);
    std::size_t const distance = edit_distance(ours, theirs);
    bool const contains =
        ours.size() >= 3 && (theirs.find(ours) != theirs.npos || ours.find(theirs) != ours.npos);
    if (contains || 3 * distance <= std::max(ours.size(), theirs.size()))
      ranked.emplace_back(std::pair{!theirs.starts_with(ours), distance}, candidate);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](auto const& x, auto const& y) { return x.first < y.first; });
  std::vector<std::string> names;
  for (auto const& [order, candidate] : ranked) {
    if (names.size() == most) break;
    names.emplace_back(candidate);
  }
  return names;
}

}  // namespace scalekit::cli
