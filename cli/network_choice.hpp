#pragma once

#include <string>

#include "scalekit/catalog/record.hpp"

namespace scalekit::cli {

// A torus joins chips of its own vendor through ports on the chip: it is refused for other parts, and other networks
// for such chips. Throws input_error.
void require_torus_of_its_kind(catalog::accelerator_record const& a, catalog::network_record const& net,
                               std::string const& pointer);

// What is computed when a network's ports are not those of the node, and which nodes are built with both; empty when
// the rates are the same.
[[nodiscard]] std::string other_ports_text(catalog::accelerator_record const& a,
                                           catalog::node_record const& host,
                                           catalog::network_record const& net);

// A doubt about a network of the user's that is faster than any node of the catalogue has; else empty.
[[nodiscard]] std::string fast_network_text(double bytes_per_second);

}  // namespace scalekit::cli
