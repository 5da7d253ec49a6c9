#include "system_reader.hpp"

#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "input_error.hpp"
#include "network_choice.hpp"
#include "object_reader.hpp"
#include "own_accelerator.hpp"
#include "plausible.hpp"
#include "record_of.hpp"
#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/systems.hpp"
#include "scalekit/parallelism/legality.hpp"

namespace scalekit::cli {

namespace {

using json = nlohmann::json;
using nlohmann::ordered_json;

// Large operators report 1.08 (Meta 2023), 1.09 (Google 2025), 1.15 (AWS 2024) and 1.17 (Microsoft 2025).
constexpr double usual_pue = 1.1;
// Reductions inside the switch (NVLink SHARP) reach 1.07 of what the links carry; nothing reaches more.
constexpr double ring_over_links = 1.1;

constexpr std::array<std::string_view, 8> transports{"infiniband", "roce",      "slingshot", "efa",
                                                     "ici",        "omni_path", "tcpxo",     "ethernet"};

std::string id_of(object_reader const& in, std::string_view key) { return *in.string(key); }

// Keys that are legal and that no model of this version reads, with the least and largest value of each.
struct later_key {
  std::string_view key;
  double low;
  double high;
};
constexpr later_key later_keys[] = {{"failures_per_node_day", 0.0, 1e3},
                                    {"storage_bandwidth_bytes_per_s", 1.0, 1e18}};

constexpr std::string_view system_keys[] = {"system",
                                            "accelerator",
                                            "accelerators",
                                            "node",
                                            "accelerators_per_node",
                                            "network",
                                            "power_limit_w",
                                            "pue",
                                            "price_per_accelerator_hour",
                                            "failures_per_node_day",
                                            "storage_bandwidth_bytes_per_s",
                                            "energy_price_per_kwh",
                                            "carbon_intensity_g_per_kwh",
                                            "capital_per_accelerator",
                                            "amortisation_years",
                                            "residual_value_ratio",
                                            "upkeep_per_year_ratio",
                                            "occupancy_ratio"};

// A part that the named system has already; it may be repeated, as in a resolved scenario, but not changed.
void require_same(object_reader const& in, std::string_view key, std::string_view fixed,
                  std::string_view system) {
  if (!in.has(key)) return;
  if (in.at(key).is_string() && in.at(key).get<std::string>() == fixed) return;
  throw input_error("conflicting_keys",
                    fmt::format("{}: {} is made of {}; leave the key out, or name the parts without system",
                                in.pointer_to(key), system, fixed),
                    in.pointer_to(key), {std::string(fixed)});
}

input_error missing_count(std::string_view id) {
  return {"missing_key",
          fmt::format("/system/accelerators is missing: how many accelerators of {0} the job uses; write "
                      "{{\"system\": \"{0}\", \"accelerators\": 1024}}",
                      id),
          "/system/accelerators"};
}

}  // namespace

machine_request machine_request::from_json(json const& system, json const* beside,
                                           bool accelerators_optional) {
  if (system.is_string()) {
    auto const& named = record_of(catalog::systems, system.get<std::string>(), "/system", "system");
    json object{{"system", named.id}};
    if (beside != nullptr) {
      // An error about the number has to point to where it is written.
      json const document{{"accelerators", *beside}};
      object["accelerators"] =
          *object_reader(document, "", {"accelerators"}).integer("accelerators", 1, largest_count);
    } else if (!accelerators_optional) {
      throw missing_count(named.id);
    }
    return read(object, accelerators_optional, beside != nullptr ? "/accelerators" : "/system/accelerators");
  }
  if (beside != nullptr) {
    throw input_error(
        "unknown_key",
        "\"accelerators\" beside system belongs to a system given by its id alone; write it inside the "
        "object",
        "/accelerators", {"/system/accelerators"});
  }
  return read(system, accelerators_optional, "/system/accelerators");
}

machine_request machine_request::read(json const& system, bool accelerators_optional,
                                      std::string count_pointer) {
  machine_request r;
  r.count_pointer_ = std::move(count_pointer);
  r.read_parts(system);
  object_reader const in(system, "/system", {std::begin(system_keys), std::end(system_keys)});
  if (auto const count = in.integer("accelerators", 1, largest_count)) {
    r.require_available(*count);
    r.count_ = *count;
    r.machine_.accelerators = *count;
  } else if (!accelerators_optional) {
    throw r.system_ != nullptr ? missing_count(r.system_->id)
                               : in.missing("accelerators", "how many accelerators the job uses");
  }
  r.node_accelerators_ = r.machine_.node.accelerators;
  if (auto const count = in.integer("accelerators_per_node", 1, 1024)) {
    if (*count > r.node_accelerators_) {
      auto const pointer = in.pointer_to("accelerators_per_node");
      throw input_error(
          "node_too_small",
          fmt::format("{} is {}, {} has {}; a larger node is given as an object in node", pointer, *count,
                      r.node_ != nullptr ? std::string(r.node_->id) : "the node", r.node_accelerators_),
          pointer, {r.node_accelerators_});
    }
    // Host power is that of the whole node, in proportion.
    r.machine_.node.host_power *= static_cast<double>(*count) / r.machine_.node.accelerators;
    r.machine_.node.accelerators = static_cast<int>(*count);
  }
  r.set_channels_and_tiers();
  bool const published = r.system_ != nullptr && catalog::is_published(r.system_->pue);
  r.machine_.pue = in.number("pue", 1.0, 10.0).value_or(published ? r.system_->pue : usual_pue);
  r.machine_.power_limit = watts(number_in(in, set_power_limit).value_or(0.0));
  r.costs_ = cost_request::from_system(in);
  for (auto const& later : later_keys) {
    if (in.number(later.key, later.low, later.high))
      not_modelled(in.pointer_to(later.key), fmt::format("{} yet", later.key));
  }
  return r;
}

void machine_request::read_parts(json const& system) {
  object_reader const in(system, "/system", {std::begin(system_keys), std::end(system_keys)});
  if (in.has("system")) {
    system_ = &record_of(catalog::systems, id_of(in, "system"), "/system/system", "system");
    require_same(in, "accelerator", system_->accelerator, system_->id);
    require_same(in, "node", system_->node, system_->id);
    read_accelerator(std::string(system_->accelerator));
    json const node = std::string(system_->node);
    read_node(&node);
    json const own = std::string(system_->network);
    read_network(in.has("network") ? &in.at("network") : &own);
    return;
  }
  if (!in.has("accelerator")) {
    throw in.missing("accelerator", "an id such as h100-sxm5-80gb, or system, an id such as frontier");
  }
  read_accelerator(in.at("accelerator"));
  read_node(in.has("node") ? &in.at("node") : nullptr);
  read_network(in.has("network") ? &in.at("network") : nullptr);
}

void machine_request::read_accelerator(json const& value) {
  std::string const pointer = "/system/accelerator";
  if (value.is_object()) {
    own_ = own_accelerator::from_json(value, pointer);
    accelerator_ = &own_->record;
    accelerator_object_ = own_->to_json();
  } else {
    if (!value.is_string()) {
      throw input_error("wrong_type",
                        fmt::format("{} must be an id or an object, got {}", pointer, value.type_name()),
                        pointer);
    }
    accelerator_ = &record_of(catalog::accelerators, value.get<std::string>(), pointer, "accelerator");
    if (accelerator_->default_node.empty()) {
      json dies = json::array();
      for (auto const& a : catalog::accelerators) {
        if (a.module == accelerator_->id) dies.push_back(a.id);
      }
      not_modelled(pointer,
                   fmt::format("\"{}\" as one device; software addresses its dies", accelerator_->id),
                   std::move(dies));
    }
  }
  machine_.accelerator = catalog::make_accelerator(*accelerator_);
}

void machine_request::read_node(json const* value) {
  std::string const pointer = "/system/node";
  if (value != nullptr && value->is_object()) {
    object_reader const in(
        *value, pointer,
        {"accelerators", "ring_bandwidth_bytes_per_s", "channels", "direct_links", "host_power_w"});
    node<> n = usual_node(*accelerator_);
    auto const count = in.integer("accelerators", 1, 1024);
    if (!count) throw in.missing("accelerators", "accelerators of one node");
    auto const ring = number_in(in, ring_rate);
    if (!ring) {
      throw in.missing(ring_rate.key,
                       "bytes per second and direction that a ring over the node's accelerators achieves");
    }
    double const links = accelerator_->scale_up_bandwidth_bytes_per_s;
    if (*ring > ring_over_links * links) {
      throw input_error("ring_above_links",
                        fmt::format("{} is {:g} GB/s, the links of {} carry {:g} GB/s in one direction: both "
                                    "directions?",
                                    in.pointer_to(ring_rate.key), *ring / 1e9, accelerator_->id, links / 1e9),
                        in.pointer_to(ring_rate.key), {*ring / 2.0});
    }
    double const share = static_cast<double>(*count) / n.accelerators;
    n.accelerators = static_cast<int>(*count);
    n.ring_bandwidth = one_way(bytes_per_second(*ring));
    n.channels = static_cast<int>(in.integer("channels", 1, 1024).value_or(n.channels));
    n.direct_links = in.boolean("direct_links").value_or(true);
    n.host_power = watts(number_in(in, host_power).value_or(base_value(n.host_power) * share));
    machine_.node = n;
    node_object_ = {{"accelerators", n.accelerators},
                    {"ring_bandwidth_bytes_per_s", *ring},
                    {"channels", n.channels},
                    {"direct_links", n.direct_links},
                    {"host_power_w", base_value(n.host_power)}};
    return;
  }
  if (value == nullptr && own_ != nullptr) {
    machine_.node = usual_node(*accelerator_);
    return;
  }
  if (value != nullptr && !value->is_string()) {
    throw input_error("wrong_type",
                      fmt::format("{} must be an id or an object, got {}", pointer, value->type_name()),
                      pointer);
  }
  std::string const id =
      value != nullptr ? value->get<std::string>() : std::string(accelerator_->default_node);
  node_ = &record_of(catalog::nodes, id, pointer, "node");
  bool built_with = own_ != nullptr;
  for (auto const part : node_->accelerators) built_with = built_with || part == accelerator_->id;
  if (!built_with) {
    throw input_error("node_of_other_accelerators",
                      fmt::format("{}: {} is built with {}, not with {}; give the node as an object", pointer,
                                  id, fmt::join(node_->accelerators, ", "), accelerator_->id),
                      pointer, {std::string(accelerator_->default_node)});
  }
  machine_.node = catalog::make_node(*node_);
}

void machine_request::read_network(json const* value) {
  std::string const pointer = "/system/network";
  if (value == nullptr && node_ == nullptr && accelerator_->default_network.empty()) {
    throw input_error(
        "missing_key",
        fmt::format("{} is missing: an id such as infiniband-ndr400, or an object; an accelerator of your "
                    "own has no usual one",
                    pointer),
        pointer);
  }
  if (value == nullptr || value->is_string()) {
    network_name_ = value != nullptr   ? value->get<std::string>()
                    : node_ != nullptr ? std::string(node_->default_network)
                                       : std::string(accelerator_->default_network);
    auto const& record = record_of(catalog::networks, network_name_, pointer, "network");
    require_torus_of_its_kind(*accelerator_, record, pointer);
    network_ = &record;
    catalog::node_record one_port{};  // a node of the user's has one port for each accelerator
    one_port.accelerators_per_node = 1;
    one_port.nics = 1;
    machine_.network =
        catalog::make_network(record, node_ != nullptr ? *node_ : one_port, accelerator_->generation);
    card_bandwidth_ = bytes_per_second(record.bandwidth_bytes_per_s);
    return;
  }
  object_reader const in(*value, pointer,
                         {"bandwidth_bytes_per_s", "latency_s", "oversubscription", "efficiency",
                          "power_per_accelerator_w", "transport"});
  auto const bandwidth = number_in(in, port_rate);
  if (!bandwidth)
    throw in.missing("bandwidth_bytes_per_s", "bytes per second, for each accelerator and in one direction");
  network<> n{};
  n.bandwidth = per_accelerator(one_way(bytes_per_second(*bandwidth)));
  n.extra_latency = seconds(number_in(in, hop_latency).value_or(0.0));
  double const oversubscription = in.number("oversubscription", 1.0, 1e6).value_or(1.0);
  n.efficiency = in.number("efficiency", 1e-6, 1.0).value_or(1.0);
  n.power_per_accelerator = watts(number_in(in, network_power).value_or(0.0));
  machine_.network = n;
  card_bandwidth_ = bytes_per_second(*bandwidth);
  oversubscription_ = oversubscription;
  network_name_ = "custom";
  network_object_ = {{"bandwidth_bytes_per_s", *bandwidth},
                     {"latency_s", base_value(n.extra_latency)},
                     {"oversubscription", oversubscription},
                     {"efficiency", n.efficiency},
                     {"power_per_accelerator_w", base_value(n.power_per_accelerator)}};
  if (auto const i = in.choice("transport", transports)) network_object_["transport"] = transports[*i];
}

void machine_request::set_channels_and_tiers() {
  network<>& net = machine_.network;
  if (net.torus_axes == 0) {
    double const ports = machine_.node.accelerators * base_value(net.bandwidth.quantity().quantity()) /
                         base_value(card_bandwidth_);
    net.crossing = crossing_channels(accelerator_->generation, machine_.node.ring_bandwidth.quantity(),
                                     ports > 1.0 ? static_cast<int>(ports + 0.5) : 1, card_bandwidth_);
  }
  if (system_ != nullptr) {
    catalog::set_tiers(net, *system_);
    catalog::set_surroundings(machine_, *system_);
  }
  // A node of several hosts is a rack.
  if (node_ != nullptr && node_->accelerators_per_host < node_->accelerators_per_node)
    machine_.rack_accelerators = machine_.node.accelerators;
  // Of the whole network: it narrows above the node.
  if (oversubscription_ > 1.0) net.tiers[0] = {machine_.node.accelerators, oversubscription_, {}};
}

void machine_request::require_available(std::int64_t count) const {
  if (system_ == nullptr || system_->total_accelerators == 0 || count <= system_->total_accelerators) return;
  throw input_error(
      "value_out_of_range",
      fmt::format("{} is {}; {} has {}", count_pointer_, count, system_->id, system_->total_accelerators),
      count_pointer_, {system_->total_accelerators});
}

void machine_request::add_extrapolation(cluster<> const& machine, std::vector<std::string>& reasons,
                                        bool has_power) const {
  auto const add = [&reasons](std::string text) { reasons.push_back(std::move(text)); };
  auto const& a = *accelerator_;
  if (own_ != nullptr) {
    add("the accelerator is the user's own");
    for (auto const& doubt : own_->doubts) add(doubt);
  } else if (has_power && !catalog::is_published(a.tdp_w)) {
    add(
        fmt::format("no TDP of {} is published: power follows from an assumed limit of {:.0f} W, whose range "
                    "`catalog show {}` gives",
                    a.id, a.assumed_power_limit_w, a.id));
  }
  if (a.vendor == "google" || a.vendor == "intel") {
    add(fmt::format(
        "the communication library of {} has no constants in this version; those of NCCL stand in", a.id));
  } else if (a.vendor == "amd" && (node_ == nullptr || node_->library.empty())) {
    add("which constants RCCL has for this node is not known; those it takes by default stand in");
  } else if (a.generation == "cdna4") {
    add(fmt::format("RCCL 2.21 has no constants for {}; those of MI300X nodes stand in", a.id));
  }
  if (node_ != nullptr && node_->assumed)
    add(fmt::format("{} is no one machine: its counts are assumed", node_->id));
  if (system_ != nullptr && system_->assumed)
    add(fmt::format("no source names all parts of {}; some are assumed", system_->id));
  if (node_ == nullptr) {
    add("the node is the user's own");
  } else if (machine.node.accelerators != node_accelerators_) {
    add(fmt::format("{} accelerators per node; ring bandwidth and channels are those of a node of {}",
                    machine.node.accelerators, node_accelerators_));
    if (machine.node.accelerators * a.dies_per_module == node_accelerators_ && a.package == "die") {
      add(
          fmt::format("{0} accelerators per node are {0} dies, which is half of {1}: its {0} modules are {2} "
                      "accelerators",
                      machine.node.accelerators, node_->id, node_accelerators_));
    }
  }
  if (node_ != nullptr && network_ != nullptr) {
    if (auto text = other_ports_text(a, *node_, *network_); !text.empty()) add(std::move(text));
  }
  if (!network_object_.is_null()) {
    add("the network is the user's own");
    if (auto text = fast_network_text(network_object_.at("bandwidth_bytes_per_s").get<double>());
        !text.empty() && a.generation != "tpu" && network_object_.value("transport", "") != "ici")
      add(std::move(text));
  }
  if (a.generation == "tpu" && machine.accelerators > a.scale_up_domain) {
    add(fmt::format(
        "{} chips are more than the {} of the largest slice; the network between slices is not modelled",
        machine.accelerators, a.scale_up_domain));
  }
}

ordered_json machine_request::resolved(cluster<> const& machine) const {
  ordered_json out;
  if (system_ != nullptr) out["system"] = system_->id;
  out["accelerator"] = own_ != nullptr ? accelerator_object_ : ordered_json(accelerator_->id);
  out["accelerators"] = machine.accelerators;
  if (node_ != nullptr) {
    out["node"] = node_->id;
  } else if (!node_object_.is_null()) {
    out["node"] = node_object_;
  }
  out["accelerators_per_node"] = machine.node.accelerators;
  out["network"] = network_object_.is_null() ? ordered_json(network_name_) : network_object_;
  if (base_value(machine.power_limit) > 0.0) out["power_limit_w"] = base_value(machine.power_limit);
  out["pue"] = machine.pue;
  return out;
}

}  // namespace scalekit::cli
