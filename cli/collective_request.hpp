#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/collectives/selection_points.hpp"
#include "system_reader.hpp"

namespace scalekit::cli {

// An algorithm with a protocol that can run: what it costs, and what the library's tuner expects of it.
struct collective_alternative {
  collective_estimate<> estimate{};
  std::optional<double> tuner_s;  // empty: the tuner does not know the pair
  bool offered = true;            // false: the library takes it for no such group, but it can be forced
};

// A collective of the command line: every id looked up, the group placed.
class collective_request {
 public:
  // Throws input_error.
  static collective_request from_options(collective_options const& o);

  [[nodiscard]] collective operation() const { return operation_; }
  [[nodiscard]] cluster<> const& machine() const { return machine_; }
  [[nodiscard]] process_group const& group() const { return group_; }
  [[nodiscard]] fabric<> const& links() const { return links_; }
  [[nodiscard]] collective_settings<> const& settings() const { return settings_; }
  [[nodiscard]] machine_request const& system() const { return system_; }
  [[nodiscard]] catalog::library_record const& library() const { return *library_; }
  // Parallel rings, or switches that multicast, of what ran; 0 on a torus, which has none.
  [[nodiscard]] int channels(collective_algorithm ran) const;
  [[nodiscard]] bool is_torus() const { return links_.torus[0] > 0; }
  // There is one algorithm, and no library's table lists it.
  [[nodiscard]] bool is_pairwise() const {
    return operation_ == collective::all_to_all || operation_ == collective::point_to_point;
  }

  [[nodiscard]] collective_estimate<> estimate(
      std::int64_t size, catalog::parameter_set set = catalog::parameter_set::central) const;
  // What costs least of all that the library has for the group, whatever is forced.
  [[nodiscard]] collective_estimate<> cheapest(std::int64_t size) const;
  // The algorithm at its cheapest protocol.
  [[nodiscard]] collective_estimate<> forced(std::int64_t size, collective_algorithm algorithm) const;
  // The two ends of the constants' ranges, the lower first.
  [[nodiscard]] std::pair<double, double> range_s(std::int64_t size) const;
  // Every pair that can run, the cheapest first.
  [[nodiscard]] std::vector<collective_alternative> alternatives(std::int64_t size) const;
  [[nodiscard]] std::vector<collective_algorithm> algorithms() const;
  // The sizes in (low, high] at which something else runs.
  [[nodiscard]] std::vector<selection_point<>> selection_points(std::int64_t low, std::int64_t high) const;
  [[nodiscard]] bandwidth<> busbw(std::int64_t size, duration<> const& time) const;

  // Why the estimate leaves what was measured; empty inside it.
  [[nodiscard]] std::vector<std::string> extrapolation() const;
  [[nodiscard]] nlohmann::ordered_json resolved() const;

 private:
  void read_machine(collective_options const& o);
  void place_group(collective_options const& o);
  void read_settings(collective_options const& o);
  void require_available() const;

  collective operation_ = collective::all_reduce;
  machine_request system_;
  cluster<> machine_{};
  process_group group_{};
  fabric<> links_{};
  collective_settings<> settings_{};
  catalog::library_record const* library_ = nullptr;
};

}  // namespace scalekit::cli
