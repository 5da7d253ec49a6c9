#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<value_record, 6> provenance_networks_infiniband_edr100_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand EDR", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "ml-engineering-network", .locator = "InfiniBand, EDR", .retrieved = "2026-08-22", .value = 0.96, .low = 0.95, .high = 0.97, .qualifier = "", .note = "middle of 0.95-0.97, approximate in the source"},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand EDR, latency", .retrieved = "2026-08-22", .value = 0.5, .low = not_published, .high = not_published, .qualifier = "", .note = "adapter and port only, switch hops excluded"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.11, .low = 0.09, .high = 0.13, .qualifier = "", .note = "middle of the range"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = not_published, .high = not_published, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator"},
}};

inline constexpr std::array<value_record, 6> provenance_networks_infiniband_hdr200_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand HDR", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-issue-812", .locator = "DGX A100 with 8 HDR rails: bus bandwidth 192 of 200 GB/s", .retrieved = "2026-09-01", .value = 0.96, .low = 0.94, .high = 0.96, .qualifier = "", .note = ""},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand HDR, latency", .retrieved = "2026-08-22", .value = 0.6, .low = not_published, .high = not_published, .qualifier = "", .note = "adapter and port only, switch hops excluded"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.115, .low = 0.1, .high = 0.13, .qualifier = "", .note = "middle of the range"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = not_published, .high = not_published, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator"},
}};

inline constexpr std::array<value_record, 6> provenance_networks_infiniband_ndr400_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand NDR", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-tests-issue-290", .locator = "46-48.5 of 50 GB/s", .retrieved = "2026-09-01", .value = 0.945, .low = 0.92, .high = 0.97, .qualifier = "", .note = "middle of the range"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.6, .low = not_published, .high = 1.0, .qualifier = "", .note = "the source leaves it blank; taken from HDR; high: half of a 2 us RDMA round trip through one switch"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.115, .low = 0.1, .high = 0.13, .qualifier = "", .note = "the source says below 0.10-0.13"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "mlperf-training-4.0-smc", .locator = "sw_0.txt: 59.57 kW rated for the fabric of 512 H100", .retrieved = "2026-09-01", .value = 116.35, .low = not_published, .high = not_published, .qualifier = "", .note = "rated maximum of switches and optics, one 400 Gb/s port an accelerator"},
}};

inline constexpr std::array<value_record, 6> provenance_networks_roce_200_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "200 GbE", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "simai-calbusbw", .locator = "ConnectX-6: 23.5 of 25 GB/s", .retrieved = "2026-09-01", .value = 0.94, .low = 0.9, .high = 0.95, .qualifier = "", .note = ""},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "end to end, switch hops of a small fabric included; middle of the range"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "middle of the range"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = not_published, .high = not_published, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator"},
}};

inline constexpr std::array<value_record, 6> provenance_networks_roce_400_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "400 GbE", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "ml-engineering-network", .locator = "RoCE 400", .retrieved = "2026-08-22", .value = 0.935, .low = 0.9, .high = 0.97, .qualifier = "", .note = "middle of the range; SimAI uses 48.5 of 50 GB/s"},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "end to end, switch hops of a small fabric included; middle of the range"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "middle of the range; more under congestion"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 400/400", .retrieved = "2026-09-01", .value = 116.35, .low = not_published, .high = not_published, .qualifier = "", .note = "the NDR fabric of 512 H100, taken for an Ethernet fabric of the same port rate"},
}};

inline constexpr std::array<value_record, 6> provenance_networks_slingshot_11_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "Slingshot page", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-issue-1272", .locator = "send/receive on GH200, 2-4 nodes: 24.2-24.3 of 25 GB/s", .retrieved = "2026-09-01", .value = 0.97, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "lockwood-garden", .locator = "Slingshot end to end", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled, not re-read; end to end, switch hops of a small fabric included"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "lockwood-garden", .locator = "Rosetta switch", .retrieved = "2026-09-01", .value = 0.35, .low = not_published, .high = not_published, .qualifier = "", .note = "the source says below 0.35 us"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = not_published, .high = not_published, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 6> provenance_networks{{
    {.id = "infiniband-edr100", .folder = "networks", .source = "ml-engineering-network", .values = detail::provenance_networks_infiniband_edr100_values},
    {.id = "infiniband-hdr200", .folder = "networks", .source = "ml-engineering-network", .values = detail::provenance_networks_infiniband_hdr200_values},
    {.id = "infiniband-ndr400", .folder = "networks", .source = "ml-engineering-network", .values = detail::provenance_networks_infiniband_ndr400_values},
    {.id = "roce-200", .folder = "networks", .source = "kentino-latency-budget", .values = detail::provenance_networks_roce_200_values},
    {.id = "roce-400", .folder = "networks", .source = "ml-engineering-network", .values = detail::provenance_networks_roce_400_values},
    {.id = "slingshot-11", .folder = "networks", .source = "lockwood-garden", .values = detail::provenance_networks_slingshot_11_values},
}};

}  // namespace scalekit::catalog
