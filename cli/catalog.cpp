#include <cstdio>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "commands.hpp"
#include "input_error.hpp"
#include "model_reader.hpp"
#include "model_summary.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "observation_summary.hpp"
#include "read_json.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/models.hpp"
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
                              {"systems", catalog::provenance_systems},
                              {"models", catalog::provenance_models},
                              {"profiles", catalog::provenance_profiles},
                              {"libraries", catalog::provenance_libraries},
                              {"studies", catalog::provenance_studies}};

ordered_json number(double x) { return catalog::is_published(x) ? ordered_json(x) : ordered_json(nullptr); }

catalog::source_record const& source_of(std::string_view id) {
  for (auto const& s : catalog::sources) {
    if (s.id == id) return s;
  }
  throw std::logic_error(fmt::format("the catalogue names a source {} that it does not have", id));
}

std::string_view without_slash(std::string_view pointer) {
  return pointer.substr(pointer.starts_with('/') ? 1 : 0);
}

// "450 GB/s one-way", "191.5 TFLOP/s dense, of a die", "132"; a unit that says nothing is left out.
std::string quantity_text(catalog::value_record const& v) {
  if (!catalog::is_published(v.value)) return "not published";
  if (v.unit == "flag") return v.value != 0.0 ? "yes" : "no";
  std::string text = fmt::format("{}", v.value);
  if (v.unit != "1" && v.unit != "count") text += fmt::format(" {}", v.unit);
  std::string_view rest = v.qualifier;
  while (!rest.empty()) {
    std::string_view const word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size() == rest.size() ? word.size() : word.size() + 1);
    text += word == "one_way"      ? " one-way"
            : word == "sparse_2_4" ? " 2:4-sparse"
            : word == "dense"      ? " dense"
                                   : fmt::format(" of a {}", word);
  }
  return text;
}

std::string range_text(catalog::value_record const& v) {
  bool const low = catalog::is_published(v.low);
  bool const high = catalog::is_published(v.high);
  if (low && high) return fmt::format("; range {} to {}", v.low, v.high);
  if (low) return fmt::format("; as low as {}", v.low);
  return high ? fmt::format("; as high as {}", v.high) : "";
}

constexpr std::size_t name_width = 34;
constexpr std::size_t quantity_width = 34;

// Two lines or more for each value: what it is, and where it is from.
void print_values(catalog::provenance_record const& entry) {
  for (auto const& v : entry.values) {
    std::string const name(without_slash(v.pointer));
    std::string const quantity = quantity_text(v);
    if (name.size() > name_width) fmt::print("{}\n", name);
    fmt::print("{:<{}}  {:<{}}  {:<9}  {}\n", name.size() > name_width ? "" : name, name_width, quantity,
               quantity_width, v.kind, v.retrieved);
    std::string origin = fmt::format("{}: {}", v.source, v.locator);
    if (v.source == "scalekit" && v.locator == v.kind) origin = "scalekit";
    origin += range_text(v);
    if (!v.note.empty()) origin += fmt::format("; {}", v.note);
    fmt::print("{}", wrapped(origin, 4));
  }
}

// Whether an argument that is no id is meant as a file.
bool is_file_name(std::string const& argument) {
  std::error_code error;
  return argument == "-" || argument.ends_with(".json") || argument.find('/') != argument.npos ||
         std::filesystem::exists(argument, error);
}

// An error of a model under "model", told of a file that is the model itself.
input_error without_model_key(input_error const& e) {
  auto const cut = [](std::string text) {
    for (auto at = text.find("/model/"); at != text.npos; at = text.find("/model/", at + 1))
      text.erase(at, 6);
    return text;
  };
  std::string const pointer = e.pointer() == "/model" ? "" : cut(e.pointer());
  return {e.code(), cut(e.what()), pointer, e.nearest()};
}

// The counts of a model that is no entry: a config.json, a plain shape, or the "model" of a scenario.
int show_model_file(catalog_options const& o) {
  nlohmann::json const document = parse_json(read_text(o.id));
  bool const scenario = document.is_object() && document.contains("model");
  nlohmann::json const& model = scenario ? document.at("model") : document;
  if (!model.is_object()) {
    throw input_error(
        "wrong_type",
        fmt::format("{} holds no model: a config.json, a plain shape, or a scenario whose model is an "
                    "object",
                    o.id),
        scenario ? "/model" : "");
  }
  std::string const name = o.id == "-"
                               ? "standard input"
                               : object_reader::printable(std::filesystem::path(o.id).filename().string());
  try {
    if (!o.json) {
      fmt::print("{}", model_summary_text(model, name));
      return 0;
    }
    auto const m = read_model(model, 1);
    ordered_json const out{{"id", nullptr},
                           {"kind", "model"},
                           {"name", name},
                           {"computed", model_summary_json(model, name)},
                           {"ignored", m.ignored},
                           {"resolved", model_json(m)},
                           {"version", version_json()}};
    fmt::print("{}\n", to_text(out));
  } catch (input_error const& e) {
    if (scenario) throw;
    throw without_model_key(e);
  }
  return 0;
}

}  // namespace

int run_catalog_list(catalog_options const& o) {
  ordered_json out;
  for (auto const& f : folders) {
    auto& ids = out[std::string(f.name)] = ordered_json::array();
    for (auto const& entry : f.entries) ids.push_back(entry.id);
  }
  out["observations"] = observation_ids();
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
  std::vector<std::string_view> ids = observation_ids();
  for (auto const& f : folders) {
    for (auto const& entry : f.entries) {
      ids.push_back(entry.id);
      if (entry.id == o.id) found = &entry;
    }
  }
  if (found == nullptr && o.json) {
    if (auto out = observation_summary_json(o.id)) {
      (*out)["version"] = version_json();
      fmt::print("{}\n", to_text(*out));
      return 0;
    }
  }
  if (found == nullptr) {
    if (auto const out = observation_summary_text(o.id)) {
      fmt::print("{}", *out);
      return 0;
    }
    if (is_file_name(o.id)) return show_model_file(o);
    throw input_error("unknown_id",
                      fmt::format("the catalogue has no entry \"{}\"", object_reader::printable(o.id)), "",
                      nearest_names(o.id, ids));
  }
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
    ordered_json texts = ordered_json::object();
    ordered_json text_kinds = ordered_json::object();
    for (auto const& t : found->texts) {
      texts[std::string(t.pointer)] = t.text;
      if (!t.kind.empty()) text_kinds[std::string(t.pointer)] = t.kind;
    }
    ordered_json notes = ordered_json::array();
    for (auto const note : found->notes) notes.push_back(note);
    ordered_json out{{"id", found->id}, {"kind", found->folder}, {"name", found->name}};
    out["notes"] = notes;
    out["texts"] = texts;
    if (!text_kinds.empty()) out["text_kinds"] = text_kinds;
    out["values"] = values;
    if (auto const* model = catalog::find_model(found->id))
      out["computed"] = model_summary_json(*model, *found);
    out["version"] = version_json();
    fmt::print("{}\n", to_text(out));
    return 0;
  }
  fmt::print("{}", wrapped(fmt::format("{} ({}){}{}", found->id, found->folder,
                                       found->name.empty() ? "" : ": ", found->name)));
  for (auto const note : found->notes) fmt::print("{}", wrapped(note, 2));
  fmt::print("\n");
  if (auto const* model = catalog::find_model(found->id))
    fmt::print("{}\n", model_summary_text(*model, *found));
  for (auto const& t : found->texts) {
    std::string const name(without_slash(t.pointer));
    std::string const text = t.kind.empty() ? std::string(t.text) : fmt::format("{} ({})", t.text, t.kind);
    if (name.size() > name_width) {
      fmt::print("{}\n{}", name, wrapped(text, 4));
    } else if (name_width + 2 + text.size() <= 100) {
      fmt::print("{:<{}}  {}\n", name, name_width, text);
    } else {
      fmt::print("{}\n{}", name, wrapped(text, 4));
    }
  }
  if (!found->texts.empty()) fmt::print("\n");
  print_values(*found);
  fmt::print("\n");
  std::vector<std::string_view> used;
  if (!found->source.empty()) used.push_back(found->source);
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
