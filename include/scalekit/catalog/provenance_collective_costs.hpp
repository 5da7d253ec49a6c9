#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> provenance_collective_costs_ideal_collectives_notes{{
    "A crossing takes two InfiniBand adapters of 0.6 us and one switch of 0.115 us.",
}};

inline constexpr std::array<text_record, 2> provenance_collective_costs_ideal_collectives_texts{{
    {.pointer = "/description", .text = "Links at their rate, calls that cost nothing, the tuner's own latencies: a bound, fitted to nothing", .kind = ""},
    {.pointer = "/library", .text = "nccl-2.23", .kind = ""},
}};

inline constexpr std::array<value_record, 12> provenance_collective_costs_ideal_collectives_values{{
    {.pointer = "/constants/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/pairwise_call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/graph_call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/ll_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/ll128_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/simple_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/multicast", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/flagged_crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.315, .low = 1.315, .high = 1.315, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.315, .low = 1.315, .high = 1.315, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/link_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/network_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 1.0, .low = 1.0, .high = 1.0, .qualifier = "", .note = "a bound"},
    {.pointer = "/constants/closing_copy", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "data/collective_costs", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "a bound"},
}};

inline constexpr std::array<text_record, 2> provenance_collective_costs_nccl_texts{{
    {.pointer = "/description", .text = "NCCL calls on NVIDIA parts", .kind = ""},
    {.pointer = "/library", .text = "nccl-2.23", .kind = ""},
}};

inline constexpr std::array<value_record, 15> provenance_collective_costs_nccl_values{{
    {.pointer = "/constants/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 16.3, .low = 5.823, .high = 45.64, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 10, launch and synchronisation of a kernel; range: central 90 %"},
    {.pointer = "/constants/pairwise_call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 8.611, .low = 3.658, .high = 20.27, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 10, as other calls; range: central 90 %"},
    {.pointer = "/constants/graph_call", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 7.5, .low = 5.0, .high = 10.0, .qualifier = "", .note = "what a call in a captured graph is reported to take: 5 to 10 us"},
    {.pointer = "/constants/ll_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.5807, .low = 0.3003, .high = 1.123, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/ll128_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 1.371, .low = 0.9507, .high = 1.977, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/simple_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.9438, .low = 0.5329, .high = 1.672, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/multicast", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 25.0, .low = 15.0, .high = 40.0, .qualifier = "", .note = "the tuner's own constant"},
    {.pointer = "/constants/flagged_crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 2.64, .low = 1.364, .high = 5.108, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 3, the tuner's network hop, LL 2.7 us for rings and 5 us for trees; range: central 90 %"},
    {.pointer = "/constants/crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 13.23, .low = 7.977, .high = 21.95, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 14, the tuner's network hop, Simple; range: central 90 %"},
    {.pointer = "/constants/link_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.9734, .low = 0.9461, .high = 1.0, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 0.96, the tuner is within 7 % of large messages; range: central 90 %"},
    {.pointer = "/constants/network_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.9198, .low = 0.8794, .high = 0.962, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 0.96, what is left beside the network's own efficiency; range: central 90 %"},
    {.pointer = "/constants/closing_copy", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "hidden: an empirical constant of Ampere alone, no row shows it on other generations"},
    {.pointer = "/by_generation/ampere/closing_copy", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.6211, .low = 0.3749, .high = 1.029, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 0.4, between hidden and one more step; that only Ampere shows it is empirical; range: central 90 %"},
    {.pointer = "/by_generation/ampere/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 35.49, .low = 24.96, .high = 50.44, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the call of all generations; range: central 90 %"},
    {.pointer = "/by_generation/hopper/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 11.31, .low = 4.399, .high = 29.06, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the call of all generations; range: central 90 %"},
}};

inline constexpr std::array<text_record, 2> provenance_collective_costs_rccl_texts{{
    {.pointer = "/description", .text = "RCCL calls on AMD parts", .kind = ""},
    {.pointer = "/library", .text = "nccl-2.23", .kind = ""},
}};

inline constexpr std::array<value_record, 13> provenance_collective_costs_rccl_values{{
    {.pointer = "/constants/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 16.3, .low = 5.823, .high = 45.64, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 10, launch and synchronisation of a kernel; range: central 90 %"},
    {.pointer = "/constants/pairwise_call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 8.611, .low = 3.658, .high = 20.27, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 10, as other calls; range: central 90 %"},
    {.pointer = "/constants/graph_call", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 7.5, .low = 5.0, .high = 10.0, .qualifier = "", .note = "what a call in a captured graph is reported to take: 5 to 10 us"},
    {.pointer = "/constants/ll_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.5807, .low = 0.3003, .high = 1.123, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/ll128_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 1.371, .low = 0.9507, .high = 1.977, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/simple_latency_ratio", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.6969, .low = 0.4349, .high = 1.117, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the tuner's own latency; range: central 90 %"},
    {.pointer = "/constants/multicast", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 25.0, .low = 15.0, .high = 40.0, .qualifier = "", .note = "the tuner's own constant"},
    {.pointer = "/constants/flagged_crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 2.64, .low = 1.364, .high = 5.108, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 3, the tuner's network hop, LL 2.7 us for rings and 5 us for trees; range: central 90 %"},
    {.pointer = "/constants/crossing", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 13.23, .low = 7.977, .high = 21.95, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 14, the tuner's network hop, Simple; range: central 90 %"},
    {.pointer = "/constants/link_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.942, .low = 0.9059, .high = 0.9795, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 0.95, 45 to 48 of the 48 GB/s that RCCL counts on; range: central 90 %"},
    {.pointer = "/constants/network_efficiency", .unit = "1", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 0.9198, .low = 0.8794, .high = 0.962, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 0.96, what is left beside the network's own efficiency; range: central 90 %"},
    {.pointer = "/constants/closing_copy", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-11-30", .value = 0.0, .low = 0.0, .high = 0.0, .qualifier = "", .note = "hidden: no row shows it on parts other than Ampere"},
    {.pointer = "/by_generation/cdna3/call", .unit = "us", .kind = "derived", .source = "scalekit", .locator = "tools/fit_collectives.cpp", .retrieved = "2026-11-30", .value = 9.228, .low = 4.217, .high = 20.19, .qualifier = "", .note = "fitted on the fitted systems of data/collectives; prior 1, the call of all generations; range: central 90 %"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 3> provenance_collective_costs{{
    {.id = "ideal-collectives", .folder = "collective_costs", .name = "", .source = "scalekit", .locator = "data/collective_costs/ideal-collectives.json", .retrieved = "2026-11-30", .notes = detail::provenance_collective_costs_ideal_collectives_notes, .texts = detail::provenance_collective_costs_ideal_collectives_texts, .values = detail::provenance_collective_costs_ideal_collectives_values},
    {.id = "nccl", .folder = "collective_costs", .name = "", .source = "scalekit", .locator = "data/collective_costs/nccl.json", .retrieved = "2026-11-30", .notes = {}, .texts = detail::provenance_collective_costs_nccl_texts, .values = detail::provenance_collective_costs_nccl_values},
    {.id = "rccl", .folder = "collective_costs", .name = "", .source = "scalekit", .locator = "data/collective_costs/rccl.json", .retrieved = "2026-11-30", .notes = {}, .texts = detail::provenance_collective_costs_rccl_texts, .values = detail::provenance_collective_costs_rccl_values},
}};

}  // namespace scalekit::catalog
