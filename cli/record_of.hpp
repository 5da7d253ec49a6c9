#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::cli {

// The record of an id, or an error that names the nearest ones. An unknown part never falls back to another.
template <class Records>
auto const& record_of(Records const& records, std::string_view id, std::string const& pointer,
                      std::string_view kind) {
  if (auto const* r = catalog::find_by_id(records, id)) return *r;
  std::vector<std::string_view> ids;
  for (auto const& r : records) ids.push_back(r.id);
  auto const nearest = nearest_names(id, ids);
  throw input_error(
      fmt::format("unknown_{}", kind),
      fmt::format("unknown {} \"{}\"{}", kind, object_reader::printable(id),
                  nearest.empty() ? fmt::format("; `scalekit catalog list` names all")
                                  : fmt::format("; did you mean {}?", fmt::join(nearest, ", "))),
      pointer, nearest);
}

}  // namespace scalekit::cli
