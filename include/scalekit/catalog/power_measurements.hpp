#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/power_record.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<power_row_record, 1> power_measurements_crusher_gpt_175b_rows{{
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = not_published, .power_w = 408.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 3> power_measurements_dell_lora_8_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7157.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 8141.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 9944.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 1> power_measurements_forge_l_22b_rows{{
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = not_published, .power_w = 374.6, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 2> power_measurements_latif_llama2_13b_rows{{
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7920.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 8400.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 3> power_measurements_lenovo_b200_lora_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 9578.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 9634.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 10096.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_bert_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5570.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 5414.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6907.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6996.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 2110.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_dlrm_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5911.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 5737.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7085.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7141.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 2678.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 32> power_measurements_smc_gpt3_64_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6848.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6737.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7002.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6871.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5843.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 5616.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7378.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 7519.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean of training", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6901.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean of training", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6789.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean of evaluation", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6314.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean of evaluation", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6203.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.0, .limit_w = not_published, .power_w = 6319.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.0, .limit_w = not_published, .power_w = 5942.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.1, .limit_w = not_published, .power_w = 6421.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.1, .limit_w = not_published, .power_w = 6624.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.2, .limit_w = not_published, .power_w = 6844.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.2, .limit_w = not_published, .power_w = 6960.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.3, .limit_w = not_published, .power_w = 7033.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.3, .limit_w = not_published, .power_w = 6983.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.4, .limit_w = not_published, .power_w = 7083.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.4, .limit_w = not_published, .power_w = 6990.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.5, .limit_w = not_published, .power_w = 7099.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.5, .limit_w = not_published, .power_w = 6995.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.6, .limit_w = not_published, .power_w = 7110.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.6, .limit_w = not_published, .power_w = 7004.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.7, .limit_w = not_published, .power_w = 7116.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.7, .limit_w = not_published, .power_w = 7005.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.8, .limit_w = not_published, .power_w = 7102.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.8, .limit_w = not_published, .power_w = 6952.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "AC", .phase = 0.9, .limit_w = not_published, .power_w = 6913.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean in phase", .feed = "DC", .phase = 0.9, .limit_w = not_published, .power_w = 6541.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_lora_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6942.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6753.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7261.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7358.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 3988.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_lora_64_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5042.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 4926.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5760.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7016.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 2714.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_lora_8_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5815.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 5747.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6235.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6463.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 2694.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_resnet_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6921.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6768.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6948.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6984.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6863.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_ssd_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6892.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6734.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7061.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7104.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 5971.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_smc_unet_1_rows{{
    {.statistic = "mean", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 6564.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "mean", .feed = "DC", .phase = not_published, .limit_w = not_published, .power_w = 6367.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "median", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7268.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "peak", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 7316.0, .time_ratio = not_published, .energy_ratio = not_published},
    {.statistic = "5th percentile", .feed = "AC", .phase = not_published, .limit_w = not_published, .power_w = 2268.0, .time_ratio = not_published, .energy_ratio = not_published},
}};

inline constexpr std::array<power_row_record, 7> power_measurements_zeus_a40_bert_rows{{
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 300.0, .power_w = 269.2, .time_ratio = 1.0, .energy_ratio = 1.0},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 275.0, .power_w = 251.9, .time_ratio = 1.005, .energy_ratio = 0.941},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 250.0, .power_w = 230.9, .time_ratio = 1.034, .energy_ratio = 0.887},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 225.0, .power_w = 209.6, .time_ratio = 1.052, .energy_ratio = 0.819},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 200.0, .power_w = 189.0, .time_ratio = 1.127, .energy_ratio = 0.791},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 175.0, .power_w = 167.1, .time_ratio = 1.297, .energy_ratio = 0.805},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 150.0, .power_w = 145.8, .time_ratio = 1.806, .energy_ratio = 0.979},
}};

inline constexpr std::array<power_row_record, 7> power_measurements_zeus_v100_bert_rows{{
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 250.0, .power_w = 226.3, .time_ratio = 1.0, .energy_ratio = 1.0},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 225.0, .power_w = 212.3, .time_ratio = 1.025, .energy_ratio = 0.961},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 200.0, .power_w = 193.6, .time_ratio = 1.062, .energy_ratio = 0.909},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 175.0, .power_w = 170.1, .time_ratio = 1.136, .energy_ratio = 0.853},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 150.0, .power_w = 146.1, .time_ratio = 1.271, .energy_ratio = 0.82},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 125.0, .power_w = 121.8, .time_ratio = 1.568, .energy_ratio = 0.844},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 100.0, .power_w = 102.1, .time_ratio = 2.003, .energy_ratio = 0.903},
}};

inline constexpr std::array<power_row_record, 5> power_measurements_zeus_v100_resnet_rows{{
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 250.0, .power_w = 220.3, .time_ratio = 1.0, .energy_ratio = 1.0},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 225.0, .power_w = 205.4, .time_ratio = 1.02, .energy_ratio = 0.951},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 200.0, .power_w = 184.9, .time_ratio = 1.053, .energy_ratio = 0.884},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 175.0, .power_w = 166.4, .time_ratio = 1.096, .energy_ratio = 0.828},
    {.statistic = "mean", .feed = "", .phase = not_published, .limit_w = 150.0, .power_w = 144.6, .time_ratio = 1.18, .energy_ratio = 0.775},
}};

}  // namespace detail

inline constexpr std::array<power_measurement_record, 17> power_measurements{{
    {.id = "crusher-gpt-175b", .name = "MI250X, GPT-175B with FSDP on Crusher", .role = "checked", .subject = "module", .accelerator = "mi250x-gcd", .published_accelerator = "MI250X", .workload = "GPT-175B, FSDP", .nodes = 0, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = not_published, .idle_w = not_published, .source = "yin-2023", .locator = "mean power of a module, read second-hand", .rows = detail::power_measurements_crusher_gpt_175b_rows},
    {.id = "dell-lora-8", .name = "8 air-cooled H100 nodes, Llama-2 70B LoRA", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "Llama-2 70B LoRA, 64 accelerators", .nodes = 8, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.1-dell", .locator = "8xXE9680x8H100-SXM-80GB-POWER, run 0", .rows = detail::power_measurements_dell_lora_8_rows},
    {.id = "forge-l-22b", .name = "1,024 dies of MI250X, FORGE-L 22B", .role = "checked", .subject = "module", .accelerator = "mi250x-gcd", .published_accelerator = "MI250X", .workload = "FORGE-L 22B, 1,024 dies", .nodes = 0, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = not_published, .idle_w = not_published, .source = "forge", .locator = "plots.ipynb: 48.9 MWh of accelerators in 15,300 steps of 60 s", .rows = detail::power_measurements_forge_l_22b_rows},
    {.id = "latif-llama2-13b", .name = "1 air-cooled H100 node, Llama-2 13B", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "Llama-2 13B, 8 accelerators", .nodes = 1, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = not_published, .idle_w = not_published, .source = "latif-2024", .locator = "median of node power, Llama-2 13B", .rows = detail::power_measurements_latif_llama2_13b_rows},
    {.id = "lenovo-b200-lora", .name = "1 water-cooled B200 node, Llama-2 70B LoRA", .role = "shown", .subject = "node", .accelerator = "b200-sxm-180gb", .published_accelerator = "8 B200 SXM", .workload = "Llama-2 70B LoRA, 8 accelerators", .nodes = 1, .duration_s = 657.0, .step_s = not_published, .sample_s = not_published, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-5.0-lenovo", .locator = "SR780aV3-8xB200, node logs", .rows = detail::power_measurements_lenovo_b200_lora_rows},
    {.id = "smc-bert-1", .name = "1 H100 node, BERT", .role = "fitted", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "BERT, 8 accelerators", .nodes = 1, .duration_s = 383.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_bert_1_rows},
    {.id = "smc-dlrm-1", .name = "1 H100 node, DLRM dcnv2", .role = "fitted", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "DLRM dcnv2, 8 accelerators", .nodes = 1, .duration_s = 355.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_dlrm_1_rows},
    {.id = "smc-gpt3-64", .name = "64 H100 nodes, GPT-3 175B", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "GPT-3 175B, FP8, 512 accelerators", .nodes = 64, .duration_s = 3411.0, .step_s = 10.64, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_gpt3_64_rows},
    {.id = "smc-lora-1", .name = "1 H100 node, Llama-2 70B LoRA", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "Llama-2 70B LoRA, 8 accelerators", .nodes = 1, .duration_s = 1806.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_lora_1_rows},
    {.id = "smc-lora-64", .name = "64 H100 nodes, Llama-2 70B LoRA", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "Llama-2 70B LoRA, 512 accelerators", .nodes = 64, .duration_s = 117.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_lora_64_rows},
    {.id = "smc-lora-8", .name = "8 H100 nodes, Llama-2 70B LoRA", .role = "checked", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "Llama-2 70B LoRA, 64 accelerators", .nodes = 8, .duration_s = 317.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_lora_8_rows},
    {.id = "smc-resnet-1", .name = "1 H100 node, ResNet-50", .role = "fitted", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "ResNet-50, 8 accelerators", .nodes = 1, .duration_s = 800.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_resnet_1_rows},
    {.id = "smc-ssd-1", .name = "1 H100 node, SSD", .role = "fitted", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "SSD, 8 accelerators", .nodes = 1, .duration_s = 2170.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_ssd_1_rows},
    {.id = "smc-unet-1", .name = "1 H100 node, 3D U-Net", .role = "fitted", .subject = "node", .accelerator = "h100-sxm5-80gb", .published_accelerator = "8 H100 SXM", .workload = "3D U-Net, 8 accelerators", .nodes = 1, .duration_s = 754.0, .step_s = not_published, .sample_s = 2.0, .default_limit_w = not_published, .idle_w = not_published, .source = "mlperf-training-4.0-smc", .locator = "raw node logs, smc-ac-power and smc-dc-power", .rows = detail::power_measurements_smc_unet_1_rows},
    {.id = "zeus-a40-bert", .name = "A40, BERT under power limits", .role = "fitted", .subject = "accelerator", .accelerator = "", .published_accelerator = "A40 (default limit 300 W)", .workload = "BERT on SQuAD, batch 56", .nodes = 0, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = 300.0, .idle_w = 110.0, .source = "zeus-nsdi23-trace", .locator = "examples/research_reproducibility/zeus_nsdi23/trace, power limit against time and energy of an epoch", .rows = detail::power_measurements_zeus_a40_bert_rows},
    {.id = "zeus-v100-bert", .name = "V100, BERT under power limits", .role = "checked", .subject = "accelerator", .accelerator = "", .published_accelerator = "V100 (default limit 250 W)", .workload = "BERT on SQuAD, batch 48", .nodes = 0, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = 250.0, .idle_w = 53.0, .source = "zeus-nsdi23-trace", .locator = "examples/research_reproducibility/zeus_nsdi23/trace, power limit against time and energy of an epoch", .rows = detail::power_measurements_zeus_v100_bert_rows},
    {.id = "zeus-v100-resnet", .name = "V100, ResNet-50 under power limits", .role = "fitted", .subject = "accelerator", .accelerator = "", .published_accelerator = "V100 (default limit 250 W)", .workload = "ResNet-50, batch 256", .nodes = 0, .duration_s = not_published, .step_s = not_published, .sample_s = not_published, .default_limit_w = 250.0, .idle_w = 53.0, .source = "zeus-nsdi23-trace", .locator = "examples/research_reproducibility/zeus_nsdi23/trace, power limit against time and energy of an epoch", .rows = detail::power_measurements_zeus_v100_resnet_rows},
}};

[[nodiscard]] constexpr power_measurement_record const* find_power_measurement(std::string_view id) noexcept {
  return find_by_id(power_measurements, id);
}

}  // namespace scalekit::catalog
