#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<std::string_view, 1> provenance_networks_efa_v1_notes{{
    "Small all-reduce of 16 accelerators on two nodes: 161 us (p4de). That is a floor of the collective, not a latency of the network.",
}};

inline constexpr std::array<text_record, 6> provenance_networks_efa_v1_texts{{
    {.pointer = "/transport", .text = "efa", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_efa_v1_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "EFA v1, one NIC", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.9, .low = 0.59, .high = 0.97, .qualifier = "", .note = "no point-to-point figure; early all-reduce tables on p4d lie far lower (29.6 of 50 GB/s on four nodes, NCCL issue 527)"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator. AWS publishes nothing; range as for that fabric"},
}};

inline constexpr std::array<std::string_view, 1> provenance_networks_efa_v2_notes{{
    "Small all-reduce of 16 accelerators on two nodes: 69 us (p5). That is a floor of the collective, not a latency of the network.",
}};

inline constexpr std::array<text_record, 6> provenance_networks_efa_v2_texts{{
    {.pointer = "/transport", .text = "efa", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_efa_v2_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "EFA v2, one NIC", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.95, .low = 0.8, .high = 0.97, .qualifier = "", .note = "between v1 and the measured 0.969 of v3; no point-to-point figure"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator. AWS publishes nothing; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_efa_v3_texts{{
    {.pointer = "/transport", .text = "efa", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_efa_v3_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "EFA v3, one NIC", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "ml-engineering-network", .locator = "one NIC of p5en: 193.7 of 200 Gb/s", .retrieved = "2026-08-22", .value = 0.969, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = 16.2, .high = 125.79, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator. AWS publishes nothing; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_efa_v4_texts{{
    {.pointer = "/transport", .text = "efa", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_efa_v4_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "EFA v4, one NIC", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.9, .low = 0.739, .high = 0.969, .qualifier = "", .note = "no point-to-point figure; low: what an all-reduce on four p6-b200 nodes needs at least, 36.95 of 50 GB/s"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 400/400", .retrieved = "2026-09-01", .value = 116.35, .low = 32.4, .high = 251.6, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator. AWS publishes nothing; range as for that fabric"},
}};

inline constexpr std::array<std::string_view, 1> provenance_networks_ethernet_100_notes{{
    "Communication through the operating system's network stack. No latency in our sources.",
}};

inline constexpr std::array<text_record, 6> provenance_networks_ethernet_100_texts{{
    {.pointer = "/transport", .text = "ethernet", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_ethernet_100_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "fms-fsdp", .locator = "2 x 100 Gb/s Ethernet a node", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "derived", .source = "fms-fsdp", .locator = "about 120 of 200 Gb/s usable", .retrieved = "2026-09-01", .value = 0.6, .low = not_published, .high = not_published, .qualifier = "", .note = "approximate in the source"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_gcp_tcpxo_notes{{
    "Small all-reduce of 16 accelerators on two nodes: 136 us. That is a floor of the collective, not a latency of the network.",
    "A two-node tree all-reduce reports 339 GB/s of bus bandwidth at 8 GB, more than the ports carry: trees pass less over the network.",
}};

inline constexpr std::array<text_record, 6> provenance_networks_gcp_tcpxo_texts{{
    {.pointer = "/transport", .text = "tcpxo", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_gcp_tcpxo_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "GCP A3 Mega, one NIC", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.9, .low = 0.8, .high = 0.97, .qualifier = "", .note = "no point-to-point figure"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = 16.2, .high = 125.79, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_ici_v4_notes{{
    "A port is one link of the torus; a chip has four (2D) or six (3D).",
    "Sources give 90 or 100 % of the nominal rate as the rate of a link: the nominal rate is here, the lower one in efficiency.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_ici_v4_texts{{
    {.pointer = "/transport", .text = "ici", .kind = ""},
    {.pointer = "/topology", .text = "torus_3d", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_networks_ici_v4_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "derived", .source = "scaling-book", .locator = "ICI link of v4: 45 GB/s, 50 where the text rounds", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "derived", .source = "scaling-book", .locator = "45 of 50 GB/s a link", .retrieved = "2026-09-01", .value = 0.9, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "scaling-book", .locator = "ICI hop", .retrieved = "2026-09-01", .value = 1.0, .low = 0.5, .high = not_published, .qualifier = "", .note = "one link of the torus; approximate; 0.5 us in a newer worked example; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.4, .low = 0.0, .high = 3.0, .qualifier = "", .note = "optical switches and optics are under 3 % of the power of a TPU v4 system (Jouppi et al. 2023): 3 % of 192 W and 96 W of host over six links; for one link"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_ici_v5e_notes{{
    "A port is one link of the torus; a chip has four (2D) or six (3D).",
    "Sources give 90 or 100 % of the nominal rate as the rate of a link: the nominal rate is here, the lower one in efficiency.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_ici_v5e_texts{{
    {.pointer = "/transport", .text = "ici", .kind = ""},
    {.pointer = "/topology", .text = "torus_2d", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_networks_ici_v5e_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "derived", .source = "google-tpu-docs", .locator = "400 GB/s a chip, both directions, over 4 links", .retrieved = "2026-09-01", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "derived", .source = "scaling-book", .locator = "45 of 50 GB/s a link", .retrieved = "2026-09-01", .value = 0.9, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "scaling-book", .locator = "ICI hop", .retrieved = "2026-09-01", .value = 1.0, .low = 0.5, .high = not_published, .qualifier = "", .note = "one link of the torus; approximate; 0.5 us in a newer worked example; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.4, .low = 0.0, .high = 3.0, .qualifier = "", .note = "optical switches and optics are under 3 % of the power of a TPU v4 system (Jouppi et al. 2023): 3 % of 192 W and 96 W of host over six links; for one link"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_ici_v5p_notes{{
    "A port is one link of the torus; a chip has four (2D) or six (3D).",
    "Sources give 90 or 100 % of the nominal rate as the rate of a link: the nominal rate is here, the lower one in efficiency.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_ici_v5p_texts{{
    {.pointer = "/transport", .text = "ici", .kind = ""},
    {.pointer = "/topology", .text = "torus_3d", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_networks_ici_v5p_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "derived", .source = "google-tpu-docs", .locator = "4800 Gb/s a chip over 6 links", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "derived", .source = "scaling-book", .locator = "90 of 100 GB/s a link", .retrieved = "2026-09-01", .value = 0.9, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "scaling-book", .locator = "ICI hop", .retrieved = "2026-09-01", .value = 1.0, .low = 0.5, .high = not_published, .qualifier = "", .note = "one link of the torus; approximate; 0.5 us in a newer worked example; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.4, .low = 0.0, .high = 3.0, .qualifier = "", .note = "optical switches and optics are under 3 % of the power of a TPU v4 system (Jouppi et al. 2023): 3 % of 192 W and 96 W of host over six links; for one link"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_ici_v6e_notes{{
    "A port is one link of the torus; a chip has four (2D) or six (3D).",
    "Sources give 90 or 100 % of the nominal rate as the rate of a link: the nominal rate is here, the lower one in efficiency.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_ici_v6e_texts{{
    {.pointer = "/transport", .text = "ici", .kind = ""},
    {.pointer = "/topology", .text = "torus_2d", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_networks_ici_v6e_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "derived", .source = "scaling-book", .locator = "ICI link of v6e: 90 GB/s, 100 where the text rounds", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "derived", .source = "scaling-book", .locator = "90 of 100 GB/s a link", .retrieved = "2026-09-01", .value = 0.9, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "scaling-book", .locator = "ICI hop", .retrieved = "2026-09-01", .value = 1.0, .low = 0.5, .high = not_published, .qualifier = "", .note = "one link of the torus; approximate; 0.5 us in a newer worked example; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.4, .low = 0.0, .high = 3.0, .qualifier = "", .note = "optical switches and optics are under 3 % of the power of a TPU v4 system (Jouppi et al. 2023): 3 % of 192 W and 96 W of host over six links; for one link"},
}};

inline constexpr std::array<std::string_view, 2> provenance_networks_ici_v7x_notes{{
    "A port is one link of the torus; a chip has four (2D) or six (3D).",
    "Sources give 90 or 100 % of the nominal rate as the rate of a link: the nominal rate is here, the lower one in efficiency.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_ici_v7x_texts{{
    {.pointer = "/transport", .text = "ici", .kind = ""},
    {.pointer = "/topology", .text = "torus_3d", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 5> provenance_networks_ici_v7x_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "derived", .source = "google-tpu-docs", .locator = "1200 GB/s a chip, both directions, over 6 links", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.9, .low = 0.85, .high = 1.0, .qualifier = "", .note = "as the other generations; no figure for this one"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "scaling-book", .locator = "ICI hop", .retrieved = "2026-09-01", .value = 1.0, .low = 0.5, .high = not_published, .qualifier = "", .note = "one link of the torus; approximate; 0.5 us in a newer worked example; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.4, .low = 0.0, .high = 3.0, .qualifier = "", .note = "optical switches and optics are under 3 % of the power of a TPU v4 system (Jouppi et al. 2023): 3 % of 192 W and 96 W of host over six links; for one link"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_infiniband_edr100_texts{{
    {.pointer = "/transport", .text = "infiniband", .kind = ""},
    {.pointer = "/topology", .text = "fat_tree", .kind = ""},
    {.pointer = "/latency_of", .text = "adapter", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "leaf and spine", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "leaf, spine and core", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_networks_infiniband_edr100_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand EDR", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "ml-engineering-network", .locator = "InfiniBand, EDR", .retrieved = "2026-08-22", .value = 0.96, .low = 0.95, .high = 0.97, .qualifier = "", .note = "middle of 0.95-0.97, approximate in the source"},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand EDR, latency", .retrieved = "2026-08-22", .value = 0.5, .low = not_published, .high = not_published, .qualifier = "", .note = "adapter and port of one end; switch hops excluded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.11, .low = 0.09, .high = 0.13, .qualifier = "", .note = "one switch; middle of the range; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand EDR", .retrieved = "2026-08-22", .value = 36.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 36 ports: R", .retrieved = "2026-09-01", .value = 36.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 36 ports: R^2 / 2", .retrieved = "2026-09-01", .value = 648.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/2/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 36 ports: R^3 / 4", .retrieved = "2026-09-01", .value = 11664.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_infiniband_hdr200_texts{{
    {.pointer = "/transport", .text = "infiniband", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/latency_of", .text = "adapter", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "leaf and spine", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "leaf, spine and core", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_networks_infiniband_hdr200_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand HDR", .retrieved = "2026-08-22", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-issue-812", .locator = "DGX A100 with 8 HDR rails: bus bandwidth 192 of 200 GB/s", .retrieved = "2026-09-01", .value = 0.96, .low = 0.94, .high = 0.96, .qualifier = "", .note = ""},
    {.pointer = "/latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand HDR, latency", .retrieved = "2026-08-22", .value = 0.6, .low = not_published, .high = not_published, .qualifier = "", .note = "adapter and port of one end; switch hops excluded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.115, .low = 0.1, .high = 0.13, .qualifier = "", .note = "one switch; middle of the range; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand HDR", .retrieved = "2026-08-22", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 40 ports: R", .retrieved = "2026-09-01", .value = 40.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 40 ports: R^2 / 2", .retrieved = "2026-09-01", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/2/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 40 ports: R^3 / 4", .retrieved = "2026-09-01", .value = 16000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = 16.2, .high = 125.79, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_infiniband_ndr400_texts{{
    {.pointer = "/transport", .text = "infiniband", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/latency_of", .text = "adapter", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "leaf and spine", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "leaf, spine and core", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_networks_infiniband_ndr400_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand NDR", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-tests-issue-290", .locator = "46-48.5 of 50 GB/s", .retrieved = "2026-09-01", .value = 0.945, .low = 0.92, .high = 0.97, .qualifier = "", .note = "middle of the range"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.6, .low = not_published, .high = 1.0, .qualifier = "", .note = "adapter and port of one end; switch hops excluded; the source leaves it blank; taken from HDR; high: half of a 2 us RDMA round trip through one switch; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand switch hop", .retrieved = "2026-08-22", .value = 0.115, .low = 0.1, .high = 0.13, .qualifier = "", .note = "one switch; the source says below 0.10-0.13; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand NDR", .retrieved = "2026-08-22", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R^2 / 2", .retrieved = "2026-09-01", .value = 2048.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/2/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R^3 / 4", .retrieved = "2026-09-01", .value = 65536.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "mlperf-training-4.0-smc", .locator = "sw_0.txt: 59.57 kW rated for the fabric of 512 H100", .retrieved = "2026-09-01", .value = 116.35, .low = 32.4, .high = 251.6, .qualifier = "", .note = "rated maximum of switches and optics, one 400 Gb/s port an accelerator; low: three ports of a switch that read 691 W with 8 nodes of 8 H100 (MLPerf Training v4.1, Dell), taken to have 64 ports; high: what SMC states for 8 nodes, 2.013 kW a node"},
}};

inline constexpr std::array<std::string_view, 1> provenance_networks_infiniband_xdr800_notes{{
    "No measurement of the fabric and no latency is published in our sources.",
}};

inline constexpr std::array<text_record, 6> provenance_networks_infiniband_xdr800_texts{{
    {.pointer = "/transport", .text = "infiniband", .kind = ""},
    {.pointer = "/topology", .text = "rail_optimised_fat_tree", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_infiniband_xdr800_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "InfiniBand XDR", .retrieved = "2026-08-22", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.945, .low = 0.92, .high = 0.97, .qualifier = "", .note = "taken from infiniband-ndr400; no measurement"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 800/400", .retrieved = "2026-09-01", .value = 232.7, .low = 64.8, .high = 503.2, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_omni_path_100_texts{{
    {.pointer = "/transport", .text = "omni_path", .kind = ""},
    {.pointer = "/topology", .text = "not_published", .kind = ""},
    {.pointer = "/latency_of", .text = "not published", .kind = ""},
    {.pointer = "/latency", .text = "not published", .kind = ""},
    {.pointer = "/hop_latency", .text = "not published", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_networks_omni_path_100_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "bigscience-chronicles", .locator = "Jean Zay: 100 Gb/s a port", .retrieved = "2026-09-01", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.96, .low = 0.8, .high = 0.97, .qualifier = "", .note = "taken from infiniband-edr100; no measurement"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 4> provenance_networks_roce_100_texts{{
    {.pointer = "/transport", .text = "roce", .kind = ""},
    {.pointer = "/topology", .text = "clos", .kind = ""},
    {.pointer = "/latency_of", .text = "end_to_end", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 6> provenance_networks_roce_100_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "100 GbE", .retrieved = "2026-08-22", .value = 100.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.94, .low = 0.9, .high = 0.95, .qualifier = "", .note = "taken from roce-200; no measurement"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "a third party's latency budget, no datasheet; end to end, switch hops of a small fabric included; middle of the range; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "a third party's latency budget, no datasheet; one switch; middle of the range; more under congestion; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 100/400", .retrieved = "2026-09-01", .value = 29.09, .low = 8.1, .high = 62.91, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 4> provenance_networks_roce_200_texts{{
    {.pointer = "/transport", .text = "roce", .kind = ""},
    {.pointer = "/topology", .text = "clos", .kind = ""},
    {.pointer = "/latency_of", .text = "end_to_end", .kind = ""},
    {.pointer = "/switch_radix", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 6> provenance_networks_roce_200_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "kentino-latency-budget", .locator = "200 GbE", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = "page not recorded"},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "simai-calbusbw", .locator = "ConnectX-6: 23.5 of 25 GB/s", .retrieved = "2026-09-01", .value = 0.94, .low = 0.9, .high = 0.95, .qualifier = "", .note = "a constant of a simulator, no measurement"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "a third party's latency budget, no datasheet; end to end, switch hops of a small fabric included; middle of the range; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "a third party's latency budget, no datasheet; one switch; middle of the range; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 200/400", .retrieved = "2026-09-01", .value = 58.17, .low = 16.2, .high = 125.79, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_roce_400_texts{{
    {.pointer = "/transport", .text = "roce", .kind = ""},
    {.pointer = "/topology", .text = "clos", .kind = ""},
    {.pointer = "/latency_of", .text = "end_to_end", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "leaf and spine", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "leaf, spine and core", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_networks_roce_400_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "400 GbE", .retrieved = "2026-08-22", .value = 400.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "ml-engineering-network", .locator = "RoCE 400", .retrieved = "2026-08-22", .value = 0.935, .low = 0.9, .high = 0.97, .qualifier = "", .note = "middle of the range; SimAI uses 48.5 of 50 GB/s"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "a third party's latency budget, no datasheet; end to end, switch hops of a small fabric included; middle of the range; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "a third party's latency budget, no datasheet; one switch; middle of the range; more under congestion; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "RoCE, 400 Gb/s Ethernet", .retrieved = "2026-08-22", .value = 128.0, .low = not_published, .high = not_published, .qualifier = "", .note = "64 ports of 800 Gb/s, each two of 400"},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 128 ports: R", .retrieved = "2026-09-01", .value = 128.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 128 ports: R^2 / 2", .retrieved = "2026-09-01", .value = 8192.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/2/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 128 ports: R^3 / 4", .retrieved = "2026-09-01", .value = 524288.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 400/400", .retrieved = "2026-09-01", .value = 116.35, .low = 32.4, .high = 251.6, .qualifier = "", .note = "the NDR fabric of 512 H100, taken for an Ethernet fabric of the same port rate; range as for that fabric"},
}};

inline constexpr std::array<text_record, 6> provenance_networks_roce_800_texts{{
    {.pointer = "/transport", .text = "roce", .kind = ""},
    {.pointer = "/topology", .text = "clos", .kind = ""},
    {.pointer = "/latency_of", .text = "end_to_end", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "leaf and spine", .kind = ""},
    {.pointer = "/tiers/2/name", .text = "leaf, spine and core", .kind = ""},
}};

inline constexpr std::array<value_record, 10> provenance_networks_roce_800_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "ml-engineering-network", .locator = "800 GbE", .retrieved = "2026-08-22", .value = 800.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 0.93, .low = 0.9, .high = 0.97, .qualifier = "", .note = "no measurement; between the figures of roce-400"},
    {.pointer = "/latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "RoCE end to end", .retrieved = "2026-09-01", .value = 3.0, .low = 2.0, .high = 4.0, .qualifier = "", .note = "a third party's latency budget, no datasheet; end to end, switch hops of a small fabric included; middle of the range; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "assumed", .source = "kentino-latency-budget", .locator = "Ethernet switch ASIC", .retrieved = "2026-09-01", .value = 0.5, .low = 0.4, .high = 0.6, .qualifier = "", .note = "a third party's latency budget, no datasheet; one switch; middle of the range; more under congestion; page not recorded; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "ml-engineering-network", .locator = "800 GbE switches", .retrieved = "2026-08-22", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R^2 / 2", .retrieved = "2026-09-01", .value = 2048.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/tiers/2/endpoints", .unit = "count", .kind = "derived", .source = "scalekit", .locator = "switches of 64 ports: R^3 / 4", .retrieved = "2026-09-01", .value = 65536.0, .low = not_published, .high = not_published, .qualifier = "", .note = "largest fabric without oversubscription"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W x 800/400", .retrieved = "2026-09-01", .value = 232.7, .low = 64.8, .high = 503.2, .qualifier = "", .note = "in proportion to the port rate from the NDR fabric of 512 H100; for one port an accelerator; range as for that fabric"},
}};

inline constexpr std::array<std::string_view, 1> provenance_networks_slingshot_11_notes{{
    "Credit-based flow control and adaptive routing. A switch has 16 ports for endpoints, 31 inside the group and 16-17 between groups.",
}};

inline constexpr std::array<text_record, 5> provenance_networks_slingshot_11_texts{{
    {.pointer = "/transport", .text = "slingshot", .kind = ""},
    {.pointer = "/topology", .text = "dragonfly", .kind = ""},
    {.pointer = "/latency_of", .text = "end_to_end", .kind = ""},
    {.pointer = "/tiers/0/name", .text = "one switch", .kind = ""},
    {.pointer = "/tiers/1/name", .text = "group", .kind = ""},
}};

inline constexpr std::array<value_record, 9> provenance_networks_slingshot_11_values{{
    {.pointer = "/bandwidth", .unit = "Gb/s", .kind = "datasheet", .source = "lockwood-garden", .locator = "Slingshot page", .retrieved = "2026-09-01", .value = 200.0, .low = not_published, .high = not_published, .qualifier = "one_way", .note = ""},
    {.pointer = "/efficiency", .unit = "1", .kind = "measured", .source = "nccl-issue-1272", .locator = "send/receive on GH200, 2-4 nodes: 24.2-24.3 of 25 GB/s", .retrieved = "2026-09-01", .value = 0.97, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/latency", .unit = "us", .kind = "recalled", .source = "lockwood-garden", .locator = "Slingshot end to end", .retrieved = "2026-09-01", .value = 2.0, .low = not_published, .high = not_published, .qualifier = "", .note = "end to end, switch hops of a small fabric included; recalled, not re-read; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/hop_latency", .unit = "us", .kind = "datasheet", .source = "lockwood-garden", .locator = "Rosetta switch", .retrieved = "2026-09-01", .value = 0.35, .low = not_published, .high = not_published, .qualifier = "", .note = "one switch; the source says below 0.35 us; shown only: the model takes the library's constant for a network hop"},
    {.pointer = "/oversubscription", .unit = "1", .kind = "assumed", .source = "scalekit", .locator = "assumed", .retrieved = "2026-09-01", .value = 1.0, .low = not_published, .high = not_published, .qualifier = "", .note = "default: full bisection"},
    {.pointer = "/switch_radix", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Rosetta switch", .retrieved = "2026-09-01", .value = 64.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/0/endpoints", .unit = "count", .kind = "datasheet", .source = "lockwood-garden", .locator = "Rosetta switch", .retrieved = "2026-09-01", .value = 16.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/tiers/1/endpoints", .unit = "count", .kind = "derived", .source = "lockwood-garden", .locator = "32 switches of 16 endpoints", .retrieved = "2026-09-01", .value = 512.0, .low = not_published, .high = not_published, .qualifier = "", .note = "groups of Frontier: 128 nodes of 4 ports"},
    {.pointer = "/power_per_accelerator", .unit = "W", .kind = "derived", .source = "scalekit", .locator = "116.35 W / 3 x 64/16 x 200/400", .retrieved = "2026-09-01", .value = 77.57, .low = 21.6, .high = 167.74, .qualifier = "", .note = "in proportion to ports and port rate from the NDR fabric of 512 H100, whose two levels take 3 ports of switches an endpoint; a dragonfly of 64-port switches with 16 endpoints each takes 4. For one port an accelerator; range as for that fabric"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 21> provenance_networks{{
    {.id = "efa-v1", .folder = "networks", .name = "AWS Elastic Fabric Adapter v1", .source = "ml-engineering-network", .locator = "EFA v1", .retrieved = "2026-08-22", .notes = detail::provenance_networks_efa_v1_notes, .texts = detail::provenance_networks_efa_v1_texts, .values = detail::provenance_networks_efa_v1_values},
    {.id = "efa-v2", .folder = "networks", .name = "AWS Elastic Fabric Adapter v2", .source = "ml-engineering-network", .locator = "EFA v2", .retrieved = "2026-08-22", .notes = detail::provenance_networks_efa_v2_notes, .texts = detail::provenance_networks_efa_v2_texts, .values = detail::provenance_networks_efa_v2_values},
    {.id = "efa-v3", .folder = "networks", .name = "AWS Elastic Fabric Adapter v3", .source = "ml-engineering-network", .locator = "EFA v3", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_efa_v3_texts, .values = detail::provenance_networks_efa_v3_values},
    {.id = "efa-v4", .folder = "networks", .name = "AWS Elastic Fabric Adapter v4", .source = "ml-engineering-network", .locator = "EFA v4", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_efa_v4_texts, .values = detail::provenance_networks_efa_v4_values},
    {.id = "ethernet-100", .folder = "networks", .name = "Ethernet 100 Gb/s without RDMA", .source = "fms-fsdp", .locator = "A100 nodes with 2 x 100 Gb/s Ethernet", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ethernet_100_notes, .texts = detail::provenance_networks_ethernet_100_texts, .values = detail::provenance_networks_ethernet_100_values},
    {.id = "gcp-tcpxo", .folder = "networks", .name = "GCP GPUDirect-TCPXO", .source = "ml-engineering-network", .locator = "GCP A3 Mega", .retrieved = "2026-08-22", .notes = detail::provenance_networks_gcp_tcpxo_notes, .texts = detail::provenance_networks_gcp_tcpxo_texts, .values = detail::provenance_networks_gcp_tcpxo_values},
    {.id = "ici-v4", .folder = "networks", .name = "ICI of TPU v4", .source = "scaling-book", .locator = "ICI link of v4: 45 GB/s, 50 where the text rounds", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ici_v4_notes, .texts = detail::provenance_networks_ici_v4_texts, .values = detail::provenance_networks_ici_v4_values},
    {.id = "ici-v5e", .folder = "networks", .name = "ICI of TPU v5e", .source = "google-tpu-docs", .locator = "400 GB/s a chip, both directions, over 4 links", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ici_v5e_notes, .texts = detail::provenance_networks_ici_v5e_texts, .values = detail::provenance_networks_ici_v5e_values},
    {.id = "ici-v5p", .folder = "networks", .name = "ICI of TPU v5p", .source = "google-tpu-docs", .locator = "4800 Gb/s a chip over 6 links", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ici_v5p_notes, .texts = detail::provenance_networks_ici_v5p_texts, .values = detail::provenance_networks_ici_v5p_values},
    {.id = "ici-v6e", .folder = "networks", .name = "ICI of TPU v6e", .source = "scaling-book", .locator = "ICI link of v6e: 90 GB/s, 100 where the text rounds", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ici_v6e_notes, .texts = detail::provenance_networks_ici_v6e_texts, .values = detail::provenance_networks_ici_v6e_values},
    {.id = "ici-v7x", .folder = "networks", .name = "ICI of TPU v7x", .source = "google-tpu-docs", .locator = "1200 GB/s a chip, both directions, over 6 links", .retrieved = "2026-09-01", .notes = detail::provenance_networks_ici_v7x_notes, .texts = detail::provenance_networks_ici_v7x_texts, .values = detail::provenance_networks_ici_v7x_values},
    {.id = "infiniband-edr100", .folder = "networks", .name = "InfiniBand EDR", .source = "ml-engineering-network", .locator = "InfiniBand EDR", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_infiniband_edr100_texts, .values = detail::provenance_networks_infiniband_edr100_values},
    {.id = "infiniband-hdr200", .folder = "networks", .name = "InfiniBand HDR", .source = "ml-engineering-network", .locator = "InfiniBand HDR", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_infiniband_hdr200_texts, .values = detail::provenance_networks_infiniband_hdr200_values},
    {.id = "infiniband-ndr400", .folder = "networks", .name = "InfiniBand NDR", .source = "ml-engineering-network", .locator = "InfiniBand NDR", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_infiniband_ndr400_texts, .values = detail::provenance_networks_infiniband_ndr400_values},
    {.id = "infiniband-xdr800", .folder = "networks", .name = "InfiniBand XDR", .source = "ml-engineering-network", .locator = "InfiniBand XDR", .retrieved = "2026-08-22", .notes = detail::provenance_networks_infiniband_xdr800_notes, .texts = detail::provenance_networks_infiniband_xdr800_texts, .values = detail::provenance_networks_infiniband_xdr800_values},
    {.id = "omni-path-100", .folder = "networks", .name = "Omni-Path 100", .source = "bigscience-chronicles", .locator = "Jean Zay: 4 x 100 Gb/s a node", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_networks_omni_path_100_texts, .values = detail::provenance_networks_omni_path_100_values},
    {.id = "roce-100", .folder = "networks", .name = "RoCE, 100 Gb/s Ethernet", .source = "ml-engineering-network", .locator = "100 GbE", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_roce_100_texts, .values = detail::provenance_networks_roce_100_values},
    {.id = "roce-200", .folder = "networks", .name = "RoCE, 200 Gb/s Ethernet", .source = "kentino-latency-budget", .locator = "200 GbE", .retrieved = "2026-09-01", .notes = {}, .texts = detail::provenance_networks_roce_200_texts, .values = detail::provenance_networks_roce_200_values},
    {.id = "roce-400", .folder = "networks", .name = "RoCE, 400 Gb/s Ethernet", .source = "ml-engineering-network", .locator = "400 GbE", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_roce_400_texts, .values = detail::provenance_networks_roce_400_values},
    {.id = "roce-800", .folder = "networks", .name = "RoCE, 800 Gb/s Ethernet", .source = "ml-engineering-network", .locator = "800 GbE", .retrieved = "2026-08-22", .notes = {}, .texts = detail::provenance_networks_roce_800_texts, .values = detail::provenance_networks_roce_800_values},
    {.id = "slingshot-11", .folder = "networks", .name = "HPE Slingshot-11", .source = "lockwood-garden", .locator = "Slingshot page", .retrieved = "2026-09-01", .notes = detail::provenance_networks_slingshot_11_notes, .texts = detail::provenance_networks_slingshot_11_texts, .values = detail::provenance_networks_slingshot_11_values},
}};

}  // namespace scalekit::catalog
