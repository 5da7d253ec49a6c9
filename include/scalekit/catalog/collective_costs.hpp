#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/collective_cost_record.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<collective_cost_override, 2> collective_costs_nccl_by_generation{{
    {.generation = "ampere", .call_s = {.low = 2.496e-05, .central = 3.549e-05, .high = 5.044e-05}, .closing_copy = {.low = 0.3749, .central = 0.6211, .high = 1.029}},
    {.generation = "hopper", .call_s = {.low = 4.399e-06, .central = 1.131e-05, .high = 2.906e-05}, .closing_copy = {.low = not_published, .central = not_published, .high = not_published}},
}};

inline constexpr std::array<collective_cost_override, 1> collective_costs_rccl_by_generation{{
    {.generation = "cdna3", .call_s = {.low = 4.217e-06, .central = 9.228e-06, .high = 2.019e-05}, .closing_copy = {.low = not_published, .central = not_published, .high = not_published}},
}};

}  // namespace detail

inline constexpr std::array<collective_cost_record, 3> collective_costs{{
    {.id = "ideal-collectives", .description = "Links at their rate, calls that cost nothing, the tuner's own latencies: a bound, fitted to nothing", .library = "nccl-2.23", .constants = {.call_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .pairwise_call_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .graph_call_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .ll_latency_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .ll128_latency_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .simple_latency_ratio = {.low = 1.0, .central = 1.0, .high = 1.0}, .multicast_s = {.low = 0.0, .central = 0.0, .high = 0.0}, .flagged_crossing_s = {.low = 1.315e-06, .central = 1.315e-06, .high = 1.315e-06}, .crossing_s = {.low = 1.315e-06, .central = 1.315e-06, .high = 1.315e-06}, .link_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .network_efficiency = {.low = 1.0, .central = 1.0, .high = 1.0}, .closing_copy = {.low = 0.0, .central = 0.0, .high = 0.0}}, .by_generation = {}},
    {.id = "nccl", .description = "NCCL calls on NVIDIA parts", .library = "nccl-2.23", .constants = {.call_s = {.low = 5.823e-06, .central = 1.63e-05, .high = 4.564e-05}, .pairwise_call_s = {.low = 3.658e-06, .central = 8.611e-06, .high = 2.027e-05}, .graph_call_s = {.low = 5e-06, .central = 7.5e-06, .high = 1e-05}, .ll_latency_ratio = {.low = 0.3003, .central = 0.5807, .high = 1.123}, .ll128_latency_ratio = {.low = 0.9507, .central = 1.371, .high = 1.977}, .simple_latency_ratio = {.low = 0.5329, .central = 0.9438, .high = 1.672}, .multicast_s = {.low = 1.5e-05, .central = 2.5e-05, .high = 4e-05}, .flagged_crossing_s = {.low = 1.364e-06, .central = 2.64e-06, .high = 5.108e-06}, .crossing_s = {.low = 7.977e-06, .central = 1.323e-05, .high = 2.195e-05}, .link_efficiency = {.low = 0.9461, .central = 0.9734, .high = 1.0}, .network_efficiency = {.low = 0.8794, .central = 0.9198, .high = 0.962}, .closing_copy = {.low = 0.0, .central = 0.0, .high = 0.0}}, .by_generation = detail::collective_costs_nccl_by_generation},
    {.id = "rccl", .description = "RCCL calls on AMD parts", .library = "nccl-2.23", .constants = {.call_s = {.low = 5.823e-06, .central = 1.63e-05, .high = 4.564e-05}, .pairwise_call_s = {.low = 3.658e-06, .central = 8.611e-06, .high = 2.027e-05}, .graph_call_s = {.low = 5e-06, .central = 7.5e-06, .high = 1e-05}, .ll_latency_ratio = {.low = 0.3003, .central = 0.5807, .high = 1.123}, .ll128_latency_ratio = {.low = 0.9507, .central = 1.371, .high = 1.977}, .simple_latency_ratio = {.low = 0.4349, .central = 0.6969, .high = 1.117}, .multicast_s = {.low = 1.5e-05, .central = 2.5e-05, .high = 4e-05}, .flagged_crossing_s = {.low = 1.364e-06, .central = 2.64e-06, .high = 5.108e-06}, .crossing_s = {.low = 7.977e-06, .central = 1.323e-05, .high = 2.195e-05}, .link_efficiency = {.low = 0.9059, .central = 0.942, .high = 0.9795}, .network_efficiency = {.low = 0.8794, .central = 0.9198, .high = 0.962}, .closing_copy = {.low = 0.0, .central = 0.0, .high = 0.0}}, .by_generation = detail::collective_costs_rccl_by_generation},
}};

[[nodiscard]] constexpr collective_cost_record const* find_collective_cost(std::string_view id) noexcept {
  return find_by_id(collective_costs, id);
}

}  // namespace scalekit::catalog
