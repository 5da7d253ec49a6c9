#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "costs.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/hardware/cluster.hpp"

namespace scalekit::cli {

struct own_accelerator;

// The machine of a scenario as read: parts looked up or taken from the user's own values, defaults filled in.
class machine_request {
 public:
  // Reads `system`. `beside` is the scenario's own "accelerators", which goes with a system given by its id alone;
  // null: none. With `accelerators_optional`, a missing count is left 0. Throws input_error.
  static machine_request from_json(nlohmann::json const& system, nlohmann::json const* beside,
                                   bool accelerators_optional);

  // The machine; `accelerators` is the number of the file, 1 when it gives none.
  [[nodiscard]] cluster<> const& machine() const { return machine_; }
  // Accelerators of the file; 0 when it gives none.
  [[nodiscard]] std::int64_t accelerator_count() const { return count_; }
  [[nodiscard]] catalog::accelerator_record const& accelerator() const { return *accelerator_; }
  [[nodiscard]] bool has_own_accelerator() const { return own_ != nullptr; }
  // The node of the catalogue; an empty record for one of the user's.
  [[nodiscard]] catalog::node_record catalog_node() const {
    return node_ != nullptr ? *node_ : catalog::node_record{};
  }
  [[nodiscard]] std::string const& network_name() const { return network_name_; }
  [[nodiscard]] cost_request const& costs() const { return costs_; }

  // Where the number of accelerators stands in the file.
  [[nodiscard]] std::string const& count_pointer() const { return count_pointer_; }

  // That the named system, if there is one, has so many accelerators; an input error otherwise.
  void require_available(std::int64_t count) const;
  // What the machine adds to the reasons for which an estimate leaves the validated range; those about its power only
  // where the estimate has any.
  void add_extrapolation(cluster<> const& machine, std::vector<std::string>& reasons,
                         bool has_power = true) const;
  // The whole of `system` with every default written out; it reads as the same machine.
  [[nodiscard]] nlohmann::ordered_json resolved(cluster<> const& machine) const;

 private:
  // `count_pointer`: where the file writes how many accelerators the job uses.
  static machine_request read(nlohmann::json const& system, bool accelerators_optional,
                              std::string count_pointer);
  void read_parts(nlohmann::json const& system);
  void read_accelerator(nlohmann::json const& value);
  void read_node(nlohmann::json const* value);
  void read_network(nlohmann::json const* value);
  void set_channels_and_tiers();

  cluster<> machine_{};
  catalog::system_record const* system_ = nullptr;  // null: parts are named one by one
  catalog::accelerator_record const* accelerator_ = nullptr;
  catalog::node_record const* node_ = nullptr;  // null: a node of the user's, or built from the accelerator
  catalog::network_record const* network_ = nullptr;  // null: the user's own
  std::shared_ptr<own_accelerator const> own_;        // null: a catalogue id
  nlohmann::ordered_json accelerator_object_;         // null: a catalogue id
  nlohmann::ordered_json node_object_;                // null: a catalogue id
  nlohmann::ordered_json network_object_;             // null: a catalogue id
  std::string network_name_;
  bandwidth<> card_bandwidth_{};   // of one network card
  double oversubscription_ = 1.0;  // of a network of the user's
  std::string count_pointer_ = "/system/accelerators";
  int node_accelerators_ = 1;  // of the node before accelerators_per_node changed them
  std::int64_t count_ = 0;
  cost_request costs_;
};

}  // namespace scalekit::cli
