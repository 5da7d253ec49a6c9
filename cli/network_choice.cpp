#include "network_choice.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "input_error.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"

namespace scalekit::cli {

namespace {

bool is_torus(catalog::network_record const& net) { return net.transport == "ici"; }

bool is_built_with(catalog::node_record const& host, std::string_view accelerator) {
  return std::find(host.accelerators.begin(), host.accelerators.end(), accelerator) !=
         host.accelerators.end();
}

// Networks of the catalogue's nodes with this part, its own usual one first.
std::vector<std::string> networks_of(catalog::accelerator_record const& a) {
  std::vector<std::string> names;
  auto const add = [&names](std::string_view name) {
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.emplace_back(name);
  };
  add(a.default_network);
  for (auto const& host : catalog::nodes) {
    if (is_built_with(host, a.id)) add(host.default_network);
  }
  return names;
}

double ports_per_accelerator(catalog::node_record const& host) {
  return static_cast<double>(host.nics) / host.accelerators_per_node;
}

// "4", "1/2".
std::string ports_text(catalog::node_record const& host) {
  int const common = std::gcd(host.nics, host.accelerators_per_node);
  int const over = host.accelerators_per_node / common;
  return over == 1 ? fmt::format("{}", host.nics / common) : fmt::format("{}/{}", host.nics / common, over);
}

double gigabits(double bytes_per_second) { return bytes_per_second * 8.0 / 1e9; }

}  // namespace

void require_torus_of_its_kind(catalog::accelerator_record const& a, catalog::network_record const& net,
                               std::string const& pointer) {
  bool const unknown_part = a.default_network.empty() && a.generation.empty();  // a user's own
  if (is_torus(net) == (a.generation == "tpu") || unknown_part) return;
  throw input_error(
      "network_of_other_accelerators",
      is_torus(net)
          ? fmt::format("{}: {} is a torus between TPU chips; {} has no ports for it", pointer, net.id, a.id)
          : fmt::format("{}: chips of {} are joined by a torus, not by {}; networks between slices are "
                        "not modelled",
                        pointer, a.id, net.id),
      pointer, networks_of(a));
}

std::string other_ports_text(catalog::accelerator_record const& a, catalog::node_record const& host,
                             catalog::network_record const& net) {
  if (net.bandwidth_bytes_per_s == host.nic_bandwidth_bytes_per_s) return {};
  std::vector<std::string_view> built;
  for (auto const& other : catalog::nodes) {
    if (is_built_with(other, a.id) && other.default_network == net.id) built.push_back(other.id);
  }
  return fmt::format(
      "{0} is built with ports of {1:g} Gb/s ({2}), not with {3}: computed are its {4} ports, {5} for each "
      "accelerator, "
      "at the {6:g} Gb/s of {3}, which is {7:g} GB/s for each accelerator; {8}",
      host.id, gigabits(host.nic_bandwidth_bytes_per_s), host.default_network, net.id, host.nics,
      ports_text(host), gigabits(net.bandwidth_bytes_per_s),
      net.bandwidth_bytes_per_s * ports_per_accelerator(host) / 1e9,
      built.empty() ? fmt::format("no node of the catalogue is built with {} and {}", a.id, net.id)
                    : fmt::format("built with {} and {}: {}", a.id, net.id, fmt::join(built, ", ")));
}

std::string fast_network_text(double bytes_per_second) {
  double most = 0.0;
  for (auto const& host : catalog::nodes) {
    auto const* net = catalog::find_network(host.default_network);
    if (net != nullptr && !is_torus(*net))
      most = std::max(most, host.nic_bandwidth_bytes_per_s * ports_per_accelerator(host));
  }
  if (bytes_per_second <= most) return {};
  return fmt::format(
      "a network of {:g} GB/s for each accelerator is more than any node of the catalogue has, {:g} GB/s; "
      "{:g} bit/s "
      "would be {:g} GB/s",
      bytes_per_second / 1e9, most / 1e9, bytes_per_second, bytes_per_second / 8e9);
}

}  // namespace scalekit::cli
