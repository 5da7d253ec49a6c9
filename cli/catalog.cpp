#include <cstdio>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/provenance.hpp"
#include "text_table.hpp"

namespace scalekit::cli {

namespace {

using nlohmann::ordered_json;

struct folder {
  std::string_view name;
  std::span<catalog::provenance_record const> entries;
};
constexpr folder folders[] = {{"accelerators", catalog::provenance_accelerators},
                              {"nodes", catalog::provenance_nodes},
                              {"networks", catalog::provenance_networks},
                              {"models", catalog::provenance_models},
                              {"profiles", catalog::provenance_profiles},
                              {"libraries", catalog::provenance_libraries},
                              {"studies", catalog::provenance_studies}};

ordered_json number(double x) { return catalog::is_published(x) ? ordered_json(x) : ordered_json(nullptr); }

}  // namespace

int run_catalog_list(catalog_options const& o) {
  ordered_json out;
  for (auto const& f : folders) {
    auto& ids = out[std::string(f.name)] = ordered_json::array();
    for (auto const& entry : f.entries) ids.push_back(entry.id);
  }
  if (o.json) {
    fmt::print("{}\n", to_text(out));
    return 0;
  }
  for (auto const& [name, ids] : out.items()) {
    fmt::print("{}\n", name);
    std::vector<std::string> names;
    for (auto const& id : ids) names.push_back(id.get<std::string>());
    fmt::print("{}", wrapped(fmt::format("{}", fmt::join(names, " ")), 2));
  }
  return 0;
}

int run_catalog_show(catalog_options const& o) {
  catalog::provenance_record const* found = nullptr;
  std::vector<std::string_view> ids;
  for (auto const& f : folders) {
    for (auto const& entry : f.entries) {
      ids.push_back(entry.id);
      if (entry.id == o.id) found = &entry;
    }
  }
  if (found == nullptr) {
    throw input_error("unknown_id",
                      fmt::format("the catalogue has no entry \"{}\"", object_reader::printable(o.id)), "",
                      nearest_names(o.id, ids));
  }
  auto const source_of = [](std::string_view id) -> catalog::source_record const& {
    for (auto const& s : catalog::sources) {
      if (s.id == id) return s;
    }
    throw std::logic_error(fmt::format("the catalogue names a source {} that it does not have", id));
  };
  if (o.json) {
    ordered_json values = ordered_json::array();
    for (auto const& v : found->values) {
      auto const& s = source_of(v.source);
      ordered_json one{
          {"pointer", v.pointer}, {"value", number(v.value)}, {"unit", v.unit}, {"kind", v.kind}};
      one["source"] = {{"id", s.id}, {"title", s.title}, {"url_or_reference", s.url_or_reference}};
      one["locator"] = v.locator;
      one["retrieved"] = v.retrieved;
      if (catalog::is_published(v.low)) one["low"] = v.low;
      if (catalog::is_published(v.high)) one["high"] = v.high;
      if (!v.qualifier.empty()) one["qualifier"] = v.qualifier;
      if (!v.note.empty()) one["note"] = v.note;
      values.push_back(std::move(one));
    }
    fmt::print(
        "{}\n",
        to_text(
            {{"id", found->id}, {"kind", found->folder}, {"values", values}, {"version", version_json()}}));
    return 0;
  }
  fmt::print("{} ({})\n\n", found->id, found->folder);
  text_table table;
  table.column("value", text_table::align::left);
  table.column("number");
  table.column("unit", text_table::align::left);
  table.column("kind", text_table::align::left);
  table.column("source", text_table::align::left);
  table.column("retrieved", text_table::align::left);
  for (auto const& v : found->values) {
    std::string name(v.pointer.substr(v.pointer.starts_with('/') ? 1 : 0));
    if (!v.qualifier.empty()) name += fmt::format(" ({})", v.qualifier);
    table.row({std::move(name),
               catalog::is_published(v.value) ? fmt::format("{:.6g}", v.value) : "not published",
               std::string(v.unit), std::string(v.kind), std::string(v.source), std::string(v.retrieved)});
  }
  fmt::print("{}\n", table.str());
  std::vector<std::string_view> used;
  for (auto const& v : found->values) {
    bool known = false;
    for (auto const u : used) known = known || u == v.source;
    if (!known) used.push_back(v.source);
  }
  fmt::print("sources\n");
  for (auto const u : used) {
    auto const& s = source_of(u);
    fmt::print("{}", wrapped(fmt::format("{}: {}. {}", s.id, s.title, s.url_or_reference), 2));
  }
  return 0;
}

}  // namespace scalekit::cli
