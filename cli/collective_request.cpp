#include "collective_request.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "read_json.hpp"
#include "record_of.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/build_collectives.hpp"
#include "scalekit/catalog/collective_measurements.hpp"
#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/library_estimate.hpp"
#include "scalekit/parallelism/legality.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view default_accelerator = "h100-sxm5-80gb";
constexpr std::string_view default_library = "nccl-2.23";

// The index of a name, which may be written with underscores and in any case.
template <class Names>
std::size_t index_of(Names const& names, std::string_view text, std::string_view kind) {
  auto const plain = [](std::string_view name) {
    std::string out;
    for (char const c : name)
      out += c == '_' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return out;
  };
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (plain(names[i]) == plain(text)) return i;
  }
  auto nearest = nearest_names(text, {names.begin(), names.end()});
  if (nearest.empty()) nearest.assign(names.begin(), names.end());
  throw input_error(fmt::format("unknown_{}", kind),
                    fmt::format("unknown {} \"{}\"; there are {}", kind, object_reader::printable(text),
                                fmt::join(names, ", ")),
                    "", nearest);
}

// An error of a system that was put together from options, in their words.
input_error in_words_of_options(input_error const& e, bool network_is_file) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words{
      {{"/system/accelerators_per_node", "--accelerators-per-node"},
       {"/system/accelerators", "--accelerators"},
       {"/system/accelerator", "--accelerator"},
       {"/system/network", "--network"},
       {"/system/node", "--node"},
       {"/system/system", "--system"}}};
  std::string message = e.what();
  std::string pointer;
  constexpr std::string_view of_network = "/system/network/";
  if (network_is_file && e.pointer().starts_with(of_network))
    pointer = e.pointer().substr(of_network.size() - 1);
  for (auto const& [key, option] : words) {
    for (std::size_t at = message.find(key); at != message.npos; at = message.find(key, at)) {
      bool const inside = at + key.size() < message.size() && message[at + key.size()] == '/';
      message.replace(at, key.size(), inside ? "" : option);
    }
  }
  return {e.code(), message, pointer, e.nearest()};
}

json system_of_options(collective_options const& o, bool network_is_file) {
  json system = json::object();
  if (!o.system.empty()) system["system"] = o.system;
  if (!o.accelerator.empty()) system["accelerator"] = o.accelerator;
  if (o.system.empty() && o.accelerator.empty()) system["accelerator"] = default_accelerator;
  if (!o.node.empty()) system["node"] = o.node;
  if (!o.network.empty())
    system["network"] = network_is_file ? parse_json(read_text(o.network)) : json(o.network);
  if (o.accelerators_per_node) system["accelerators_per_node"] = *o.accelerators_per_node;
  if (!o.accelerators)
    throw input_error("missing_option",
                      "--accelerators N is missing: how many accelerators the group lies on", "");
  system["accelerators"] = *o.accelerators;
  return system;
}

std::string text_of(collective_algorithm a, wire_protocol p) {
  return a == collective_algorithm::hierarchical ? std::string(to_string(a))
                                                 : fmt::format("{} {}", to_string(a), to_string(p));
}

}  // namespace

collective_request collective_request::from_options(collective_options const& o) {
  collective_request r;
  r.operation_ = static_cast<collective>(index_of(collective_names, o.operation, "operation"));
  r.read_machine(o);
  r.place_group(o);
  r.read_settings(o);
  r.require_available();
  return r;
}

void collective_request::read_machine(collective_options const& o) {
  if (!o.file.empty()) {
    for (auto const& [given, name] :
         {std::pair{!o.system.empty(), "--system"}, std::pair{!o.accelerator.empty(), "--accelerator"},
          std::pair{!o.node.empty(), "--node"}, std::pair{!o.network.empty(), "--network"},
          std::pair{o.accelerators_per_node.has_value(), "--accelerators-per-node"}}) {
      if (given) {
        throw input_error("conflicting_options",
                          fmt::format("{}: --file gives the machine already; change it there", name), "");
      }
    }
    json const document = parse_json(read_text(o.file));
    object_reader const top(
        document, "", {"schema", "model", "system", "accelerators", "plan", "training", "run", "profile"});
    if (!top.has("system")) throw top.missing("system", "the machine, as in every scenario");
    json system = top.at("system");
    json beside = top.has("accelerators") ? top.at("accelerators") : json();
    if (o.accelerators && system.is_object()) system["accelerators"] = *o.accelerators;
    if (o.accelerators && !system.is_object()) beside = *o.accelerators;
    system_ = machine_request::from_json(system, beside.is_null() ? nullptr : &beside, false);
  } else {
    bool const network_is_file = o.network.find('/') != o.network.npos || o.network.ends_with(".json");
    try {
      system_ = machine_request::from_json(system_of_options(o, network_is_file), nullptr, false);
    } catch (input_error const& e) {
      throw in_words_of_options(e, network_is_file);
    }
  }
  machine_ = system_.machine();
  links_ = fabric_of(machine_);
}

void collective_request::place_group(collective_options const& o) {
  std::int64_t const count = machine_.accelerators;
  auto const in_range = [](std::string_view option, std::optional<std::int64_t> const& value,
                           std::int64_t low) {
    if (value && (*value < low || *value > largest_count)) {
      throw input_error(
          "value_out_of_range",
          fmt::format("{} must lie between {} and {}, got {}", option, low, largest_count, *value), "",
          {*value < low ? low : largest_count});
    }
  };
  in_range("--group-size", o.group_size, 2);
  in_range("--stride", o.stride, 1);
  if (count < 2) {
    throw input_error("value_out_of_range",
                      "--accelerators must be at least 2: a group of one has nothing to move", "", {2});
  }
  bool const pair = operation_ == collective::point_to_point;
  if (pair && o.group_size.value_or(2) != 2) {
    throw input_error(
        "value_out_of_range",
        fmt::format("--group-size {}: point-to-point joins two ranks; --stride says how far apart",
                    *o.group_size),
        "", {2});
  }
  // A message crosses half of the machine, as between two stages of a pipeline.
  std::int64_t const stride = o.stride.value_or(pair ? count / 2 : 1);
  if (!o.group_size && !pair && count % stride != 0) {
    throw input_error(
        "value_out_of_range",
        fmt::format("--stride {} does not divide {} accelerators; give --group-size too", stride, count), "",
        {1});
  }
  std::int64_t const ranks = o.group_size.value_or(pair ? 2 : count / stride);
  if (ranks < 2 || ranks > count / stride) {
    json nearest = json::array();
    if (count / stride >= 2) nearest.push_back(count / stride);
    throw input_error("group_too_large",
                      fmt::format("{} ranks, {} accelerators apart, need {} accelerators; there are {}",
                                  std::max<std::int64_t>(ranks, 2), stride,
                                  std::max<std::int64_t>(ranks, 2) * stride, count),
                      "", std::move(nearest));
  }
  if (is_torus() || count <= machine_.node.accelerators) {
    group_ = {ranks, 1, 1, stride, ranks};
    return;
  }
  group_ = strided_group(ranks, stride, machine_.node.accelerators, count);
  // Fewer groups than the node could hold.
  group_.groups_sharing_network = std::min(group_.groups_sharing_network, count / ranks);
}

void collective_request::read_settings(collective_options const& o) {
  auto const& part = system_.accelerator();
  if (o.library.empty()) {
    catalog::profile_record usual{};
    usual.library = default_library;
    library_ = &catalog::library_of(usual, part, system_.catalog_node());
  } else {
    library_ = &record_of(catalog::libraries, o.library, "", "library");
  }
  settings_.tuning = catalog::make_tuning(*library_, catalog::tuning_family(part.generation));
  settings_.constants = catalog::make_costs("", part);
  settings_.choice = o.choice == "best" ? collective_choice::best : collective_choice::as_library;
  settings_.in_graph = o.graph;
  if (!o.algorithm.empty()) {
    settings_.algorithm =
        static_cast<collective_algorithm>(index_of(collective_algorithm_names, o.algorithm, "algorithm"));
  }
  if (!o.protocol.empty())
    settings_.protocol = static_cast<wire_protocol>(index_of(wire_protocol_names, o.protocol, "protocol"));
}

void collective_request::require_available() const {
  if (!settings_.algorithm && !settings_.protocol) return;
  auto const can_run = alternatives(1 << 20);
  std::vector<std::string> pairs;
  json nearest = json::array();
  bool has_algorithm = false;
  for (auto const& a : can_run) {
    bool const same_algorithm = !settings_.algorithm || a.estimate.algorithm == *settings_.algorithm;
    bool const same_protocol = !settings_.protocol || a.estimate.protocol == *settings_.protocol ||
                               a.estimate.algorithm == collective_algorithm::hierarchical;
    if (same_algorithm && same_protocol) return;
    has_algorithm = has_algorithm || (settings_.algorithm && same_algorithm);
    pairs.push_back(text_of(a.estimate.algorithm, a.estimate.protocol));
  }
  // The protocols of an algorithm that there is, else the algorithms.
  for (auto const& a : can_run) {
    if (has_algorithm && a.estimate.algorithm != *settings_.algorithm) continue;
    bool const by_protocol = has_algorithm || !settings_.algorithm;
    std::string_view const name =
        by_protocol ? to_string(a.estimate.protocol) : to_string(a.estimate.algorithm);
    if (std::find(nearest.begin(), nearest.end(), json(name)) == nearest.end()) nearest.push_back(name);
  }
  std::string asked;
  if (settings_.algorithm) asked = to_string(*settings_.algorithm);
  if (settings_.protocol)
    asked += fmt::format("{}{}", asked.empty() ? "" : " ", to_string(*settings_.protocol));
  throw input_error("algorithm_not_available",
                    fmt::format("there is no {} for {} over {} ranks on {} {} with {}; there are {}", asked,
                                to_string(operation_), group_.ranks, group_.nodes,
                                group_.nodes == 1 ? "node" : "nodes", library_->id, fmt::join(pairs, ", ")),
                    "", std::move(nearest));
}

int collective_request::channels(collective_algorithm ran) const {
  if (is_torus()) return 0;
  return detail::is_multicast(ran) ? links_.multicast.count : detail::group_channels(group_, links_);
}

collective_estimate<> collective_request::estimate(std::int64_t size, catalog::parameter_set set) const {
  data_size<> const buffer = bytes(static_cast<double>(size));
  if (set == catalog::parameter_set::central)
    return collective_time(operation_, buffer, group_, links_, settings_);
  collective_settings<> at_end = settings_;
  at_end.constants = catalog::make_costs("", system_.accelerator(), set);
  return collective_time(operation_, buffer, group_, links_, at_end);
}

collective_estimate<> collective_request::cheapest(std::int64_t size) const {
  collective_settings<> best = settings_;
  best.choice = collective_choice::best;
  best.algorithm.reset();
  best.protocol.reset();
  return collective_time(operation_, bytes(static_cast<double>(size)), group_, links_, best);
}

collective_estimate<> collective_request::forced(std::int64_t size, collective_algorithm algorithm) const {
  collective_settings<> best = settings_;
  best.choice = collective_choice::best;
  best.algorithm = algorithm;
  best.protocol.reset();
  return collective_time(operation_, bytes(static_cast<double>(size)), group_, links_, best);
}

std::pair<double, double> collective_request::range_s(std::int64_t size) const {
  double const fast = base_value(estimate(size, catalog::parameter_set::optimistic).time);
  double const slow = base_value(estimate(size, catalog::parameter_set::pessimistic).time);
  return {std::min(fast, slow), std::max(fast, slow)};
}

std::vector<collective_alternative> collective_request::alternatives(std::int64_t size) const {
  data_size<> const buffer = bytes(static_cast<double>(size));
  detail::tuner_call<double> const call(operation_, static_cast<double>(size), group_, links_,
                                        settings_.tuning);
  std::vector<collective_alternative> all;
  for (std::size_t i = 0; i < collective_algorithm_count; ++i) {
    auto const algorithm = static_cast<collective_algorithm>(i);
    if (algorithm == collective_algorithm::hierarchical) {
      auto const e = forced(size, algorithm);
      if (e.algorithm == algorithm) all.push_back({e, std::nullopt, false});
      continue;
    }
    for (std::size_t p = 0; p < wire_protocol_count; ++p) {
      collective_settings<> one = settings_;
      one.algorithm = algorithm;
      one.protocol = static_cast<wire_protocol>(p);
      auto const e = collective_time(operation_, buffer, group_, links_, one);
      // What does not exist is not forced: something else ran.
      if (e.algorithm != algorithm || e.protocol != *one.protocol) continue;
      bool const offered = algorithm != collective_algorithm::pat || group_.nodes == group_.ranks;
      std::optional<double> tuner;
      // No table lists pairwise exchanges.
      if (offered && !is_torus() && algorithm != collective_algorithm::pairwise) {
        tuner = detail::tuner_estimates(call, detail::tuner_shape_of(call, algorithm), algorithm)[p];
      }
      all.push_back({e, tuner, offered});
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](auto const& a, auto const& b) { return a.estimate.time < b.estimate.time; });
  return all;
}

std::vector<collective_algorithm> collective_request::algorithms() const {
  std::vector<collective_algorithm> list;
  for (auto const& a : alternatives(1 << 20)) {
    if (std::find(list.begin(), list.end(), a.estimate.algorithm) == list.end())
      list.push_back(a.estimate.algorithm);
  }
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<selection_point<>> collective_request::selection_points(std::int64_t low,
                                                                    std::int64_t high) const {
  std::vector<selection_point<>> points;
  if (low >= high) return points;
  for_each_selection_point(operation_, group_, links_, settings_, low, high,
                           [&points](selection_point<> const& p) { points.push_back(p); });
  return points;
}

bandwidth<> collective_request::busbw(std::int64_t size, duration<> const& time) const {
  return bus_bandwidth(operation_, group_.ranks, bytes(static_cast<double>(size)), time);
}

std::vector<std::string> collective_request::extrapolation() const {
  std::vector<std::string> reasons;
  auto const& part = system_.accelerator();
  system_.add_extrapolation(machine_, reasons, false);
  if (is_torus()) {
    reasons.push_back("collectives over a torus are compared with no measurement");
    return reasons;
  }
  auto const& costs = *catalog::find_by_id(catalog::collective_costs, part.vendor == "amd" ? "rccl" : "nccl");
  if (!is_pairwise() && !settings_.in_graph && !part.generation.empty()) {
    bool fitted = false;
    for (auto const& own : costs.by_generation)
      fitted = fitted || (own.generation == part.generation && catalog::is_published(own.call_s.central));
    if (!fitted) {
      reasons.push_back(
          fmt::format("no calls on {} parts were fitted; the time of a call is the mean of generations",
                      part.generation));
    }
  }
  // What was measured: on parts of this vendor, this operation, inside a node or across, and the largest group.
  bool measured = false;
  std::int64_t largest = 0;
  for (auto const& s : catalog::collective_systems) {
    if (catalog::find_by_id(catalog::accelerators, s.accelerator)->vendor != part.vendor) continue;
    for (auto const& row : s.measurements) {
      if (!row.scored && row.line.empty()) continue;
      largest = std::max<std::int64_t>(largest, row.ranks);
      measured =
          measured || (row.operation == to_string(operation_) && (row.nodes > 1) == (group_.nodes > 1));
    }
  }
  if (!measured) {
    reasons.push_back(fmt::format("no measured {} {} is among those that the model was compared with",
                                  to_string(operation_),
                                  group_.nodes > 1 ? "across nodes" : "inside a node"));
  }
  if (operation_ == collective::all_to_all) {
    reasons.push_back(
        "the latency of an all-to-all does not grow with its ranks here: no scored row shows what a peer "
        "costs");
  }
  if (group_.nodes > 1 && machine_.node.accelerators > 8) {
    reasons.push_back(
        fmt::format("scale-up domains of {} joined by a network: no scored row across nodes has more than 8 "
                    "in one; an all-reduce over "
                    "20 racks of 72 was published that takes 2 to 5 times as long as predicted",
                    machine_.node.accelerators));
  }
  if (largest > 0 && group_.ranks > largest)
    reasons.push_back(fmt::format("{} ranks; the largest measured group has {}", group_.ranks, largest));
  return reasons;
}

ordered_json collective_request::resolved() const {
  auto const name_or_null = [](auto const& forced) {
    return forced ? ordered_json(to_string(*forced)) : ordered_json(nullptr);
  };
  return {{"system", system_.resolved(machine_)},
          {"group_size", group_.ranks},
          {"stride", group_.stride},
          {"library", library_->id},
          {"choice", settings_.choice == collective_choice::best ? "best" : "library"},
          {"algorithm", name_or_null(settings_.algorithm)},
          {"protocol", name_or_null(settings_.protocol)},
          {"graph", settings_.in_graph}};
}

}  // namespace scalekit::cli
