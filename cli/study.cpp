#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "study_parts.hpp"

namespace scalekit::cli {

namespace {

struct known_study {
  std::string_view id;
  int (*run)(bool json);
};
constexpr known_study studies[] = {
    {"meta-scaling", run_meta_scaling}, {"frontier", run_frontier}, {"training-totals", run_training_totals}};

}  // namespace

int run_study(study_options const& o) {
  std::vector<std::string_view> ids;
  for (auto const& s : studies) {
    if (s.id == o.id) return s.run(o.json);
    ids.push_back(s.id);
  }
  if (o.id == "meta-operations") {
    throw input_error("not_modelled", fmt::format("study {}: this version does not reproduce it yet", o.id),
                      "", {"meta-scaling", "frontier", "training-totals"});
  }
  throw input_error("unknown_study", fmt::format("there is no study \"{}\"", object_reader::printable(o.id)),
                    "", nearest_names(o.id, ids));
}

}  // namespace scalekit::cli
