#include "observation_summary.hpp"

#include <array>

#include <fmt/format.h>

#include "scalekit/catalog/observations.hpp"
#include "scalekit/catalog/provenance.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

struct quantity {
  std::string_view name;
  double catalog::observation_record::* member;
};
constexpr std::array quantities{
    quantity{"tokens_per_s_per_accelerator", &catalog::observation_record::tokens_per_s_per_accelerator},
    quantity{"step_time", &catalog::observation_record::step_time_s},
    quantity{"memory_per_accelerator", &catalog::observation_record::memory_per_accelerator_bytes},
    quantity{"state_memory_per_accelerator",
             &catalog::observation_record::state_memory_per_accelerator_bytes},
    quantity{"activation_memory_per_accelerator",
             &catalog::observation_record::activation_memory_per_accelerator_bytes},
    quantity{"layer_forward_time", &catalog::observation_record::layer_forward_time_s},
    quantity{"layer_backward_time", &catalog::observation_record::layer_backward_time_s}};

struct line {
  std::string pointer;
  int count;
  std::string_view meaning;
};

// Every count of a source; quantities and flags that no configuration has are left out.
std::vector<line> lines_of(catalog::observation_source_record const& s) {
  int fitted = 0;
  int scored_fitted = 0;
  int scored = 0;
  std::array<int, quantities.size()> present{};
  std::array<int, catalog::observation_flag_names.size()> flagged{};
  for (auto const& row : s.observations) {
    fitted += row.fitted ? 1 : 0;
    scored += row.scored ? 1 : 0;
    scored_fitted += row.fitted && row.scored ? 1 : 0;
    for (std::size_t i = 0; i < quantities.size(); ++i)
      present[i] += catalog::is_published(row.*quantities[i].member) ? 1 : 0;
    for (std::size_t i = 0; i < flagged.size(); ++i)
      flagged[i] += catalog::has_flag(row, static_cast<catalog::observation_flag>(i)) ? 1 : 0;
  }
  int const all = static_cast<int>(s.observations.size());
  std::vector<line> lines{{"/figures", s.rows, "figures read from the source"},
                          {"/left_out", s.left_out, "of these, figures that are no observation"},
                          {"/rows", all, "training configurations"},
                          {"/split/fitted", fitted, "rows that constants may be fitted on"},
                          {"/split/checked", all - fitted, "rows that no constant sees"},
                          {"/scored/fitted", scored_fitted, "rows of the fitted half that count in an error"},
                          {"/scored/checked", scored - scored_fitted, "rows of the checked half that do"}};
  for (std::size_t i = 0; i < quantities.size(); ++i) {
    if (present[i] > 0)
      lines.push_back({fmt::format("/columns/{}", quantities[i].name), present[i], "rows that have it"});
  }
  for (std::size_t i = 0; i < flagged.size(); ++i) {
    if (flagged[i] == 0) continue;
    bool const forbids = catalog::forbids_score(static_cast<catalog::observation_flag>(i));
    lines.push_back({fmt::format("/flags/{}", catalog::observation_flag_names[i]), flagged[i],
                     forbids ? "rows with it, never scored" : "rows with it"});
  }
  return lines;
}

}  // namespace

std::vector<std::string_view> observation_ids() {
  std::vector<std::string_view> ids;
  for (auto const& s : catalog::observation_sources) ids.push_back(s.id);
  return ids;
}

std::optional<std::string> observation_summary_text(std::string_view id) {
  auto const* found = catalog::find_observation_source(id);
  if (found == nullptr) return std::nullopt;
  std::string out = wrapped(fmt::format("{} (observations): {}", found->id, found->title)) + "\n";
  for (auto const& l : lines_of(*found))
    out += fmt::format("{:<34}  {:>6}  {}\n", l.pointer.substr(1), l.count, l.meaning);
  out += "\nsources\n";
  auto const* source = catalog::find_source(found->source);
  out += wrapped(fmt::format("{}: {}. {}", source->id, source->title, source->url_or_reference), 2);
  out +=
      "\n  Each row with its scenario, figures and rules: " + fmt::format("data/observations/{}.json\n", id);
  return out;
}

std::optional<ordered_json> observation_summary_json(std::string_view id) {
  auto const* found = catalog::find_observation_source(id);
  if (found == nullptr) return std::nullopt;
  auto const* source = catalog::find_source(found->source);
  ordered_json out{{"id", found->id}, {"kind", "observations"}, {"name", found->title}};
  out["notes"] = ordered_json::array();
  out["values"] = ordered_json::array();
  for (auto const& l : lines_of(*found)) {
    out["values"].push_back(
        {{"pointer", l.pointer},
         {"value", l.count},
         {"unit", "count"},
         {"kind", "derived"},
         {"source",
          {{"id", source->id}, {"title", source->title}, {"url_or_reference", source->url_or_reference}}},
         {"locator", fmt::format("data/observations/{}.json", id)},
         {"retrieved", source->retrieved},
         {"note", l.meaning}});
  }
  return out;
}

}  // namespace scalekit::cli
