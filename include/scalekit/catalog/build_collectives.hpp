#pragma once

#include <optional>
#include <string_view>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/collective_record.hpp"
#include "scalekit/collectives/collective_time.hpp"

/// Published collectives as calls of the model.
namespace scalekit::catalog {

/// The operation, algorithm or protocol of that name, or nothing.
[[nodiscard]] constexpr std::optional<collective> collective_from(std::string_view name) noexcept {
  for (std::size_t i = 0; i < collective_names.size(); ++i) {
    if (collective_names[i] == name) return static_cast<collective>(i);
  }
  return std::nullopt;
}
[[nodiscard]] constexpr std::optional<collective_algorithm> algorithm_from(std::string_view name) noexcept {
  for (std::size_t i = 0; i < collective_algorithm_names.size(); ++i) {
    if (collective_algorithm_names[i] == name) return static_cast<collective_algorithm>(i);
  }
  return std::nullopt;
}
[[nodiscard]] constexpr std::optional<wire_protocol> protocol_from(std::string_view name) noexcept {
  for (std::size_t i = 0; i < wire_protocol_names.size(); ++i) {
    if (wire_protocol_names[i] == name) return static_cast<wire_protocol>(i);
  }
  return std::nullopt;
}

/// The library whose tables a measured system used: the stated one, else that of the node, else the latest that was
/// usual when the tables were published.
[[nodiscard]] constexpr library_record const& library_of(collective_system_record const& s) noexcept {
  if (!s.library.empty()) return *find_by_id(libraries, s.library);
  node_record const& host = *find_by_id(nodes, s.node);
  return *find_by_id(libraries, host.library.empty() ? std::string_view{"nccl-2.23"} : host.library);
}

/// One measured collective, as the model takes it.
template <class Real = double>
struct collective_call {
  collective operation = collective::all_gather;
  double bytes = 0.0;
  process_group group{};
  fabric<Real> links{};
  /// As the row states them: forced.
  std::optional<collective_algorithm> algorithm{};
  std::optional<wire_protocol> protocol{};
};

/// The call that a row measured. A row that uses part of each of several nodes has their cards in proportion, where
/// its system does not say how many.
/// Precondition: the row states ranks and nodes.
template <class Real = double>
[[nodiscard]] constexpr collective_call<Real> make_call(collective_system_record const& s,
                                                        collective_measurement_record const& row) {
  accelerator_record const& part = *find_by_id(accelerators, s.accelerator);
  node_record host = *find_by_id(nodes, s.node);
  network_record net = *find_by_id(networks, s.network);
  int const in_each = static_cast<int>(ceil_divide(row.ranks, row.nodes));
  if (is_published(s.ring_bandwidth_bytes_per_s))
    host.ring_bandwidth_bytes_per_s = s.ring_bandwidth_bytes_per_s;
  if (is_published(s.nic_bandwidth_bytes_per_s)) net.bandwidth_bytes_per_s = s.nic_bandwidth_bytes_per_s;
  if (s.accelerators_per_node > 0) {
    host.nics =
        static_cast<int>(ceil_divide(host.nics * s.accelerators_per_node, host.accelerators_per_node));
    host.accelerators_per_node = s.accelerators_per_node;
  }
  if (row.nodes > 1 && in_each < host.accelerators_per_node) {
    host.nics = static_cast<int>(ceil_divide(host.nics * in_each, host.accelerators_per_node));
    host.accelerators_per_node = in_each;
  }
  if (s.nics > 0) host.nics = s.nics;
  if (s.multicast_off) host.multicast_channels = 0;
  auto const machine = make_cluster<Real>(part, host, net, row.ranks);
  return {collective_from(row.operation).value_or(collective::all_gather),
          row.bytes,
          process_group{row.ranks, row.nodes, 1, 1, in_each},
          fabric_of(machine),
          algorithm_from(row.algorithm),
          protocol_from(row.protocol)};
}

}  // namespace scalekit::catalog
