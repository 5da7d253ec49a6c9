#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<text_record, 11> provenance_training_runs_bloom_176b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "bloom-176b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/scenario/system/node", .text = "jean-zay-a100-node", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "omni-path-100", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "zero1", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "full", .kind = ""},
    {.pointer = "/scenario/plan/gradient_precision", .text = "bf16", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//plan/gradient_precision", .text = "Not published in what was read.", .kind = ""},
    {.pointer = "/accelerator_time", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_training_runs_bloom_176b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "recalled", .source = "luccioni-2022", .locator = "366B tokens", .retrieved = "2026-12-01", .value = 366000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled"},
    {.pointer = "/energy", .unit = "MWh", .kind = "datasheet", .source = "luccioni-2022", .locator = "energy of training", .retrieved = "2026-12-01", .value = 433.0, .low = not_published, .high = not_published, .qualifier = "", .note = "about 400 W for each accelerator and hour: rated power times hours"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "luccioni-2022", .locator = "emission of the electricity", .retrieved = "2026-12-01", .value = 25.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_forge_l_training_texts{{
    {.pointer = "/energy_basis", .text = "measured", .kind = ""},
    {.pointer = "/scenario/model", .text = "ornl-gpt-22b", .kind = ""},
    {.pointer = "/scenario/system/system", .text = "frontier", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "mi250x-gcd", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "zero1", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "full", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//plan/recompute", .text = "The configuration turns checkpointing on.", .kind = ""},
    {.pointer = "/assumed//plan/sequence_parallel", .text = "The code does not have it.", .kind = ""},
    {.pointer = "/carbon", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 3> provenance_training_runs_forge_l_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "derived", .source = "forge", .locator = "15,300 steps of 8,192 sequences of 2,048", .retrieved = "2026-12-01", .value = 256691404800.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "derived", .source = "forge", .locator = "15,300 steps of 60 s on 1,024 dies", .retrieved = "2026-12-01", .value = 261120.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "measured", .source = "forge", .locator = "energy of the accelerators: mean of 374.6 W a module", .retrieved = "2026-12-01", .value = 48.9, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_llama2_13b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama2-13b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "Not published for the size; the report compares clusters of up to 2,000.", .kind = ""},
    {.pointer = "/assumed//system/network", .text = "One of two kinds of cluster that the operator used.", .kind = ""},
    {.pointer = "/assumed//plan", .text = "Not published. Parameters sharded over all, no recomputation: it fits.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "4 M tokens, recalled.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama2_13b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "datasheet", .source = "meta-model-cards", .locator = "pretraining data: 2.0T tokens", .retrieved = "2026-12-01", .value = 2000000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 368640.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 400 W", .retrieved = "2026-12-01", .value = 147.5, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 62.44, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_llama2_70b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama2-70b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "zero1", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "Not published for the size; the report compares clusters of up to 2,000.", .kind = ""},
    {.pointer = "/assumed//system/network", .text = "One of two kinds of cluster that the operator used.", .kind = ""},
    {.pointer = "/assumed//plan", .text = "Not published. Tensor parallelism in the node and four stages: it fits.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "4 M tokens, recalled.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama2_70b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "datasheet", .source = "meta-model-cards", .locator = "pretraining data: 2.0T tokens", .retrieved = "2026-12-01", .value = 2000000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 1720320.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 400 W", .retrieved = "2026-12-01", .value = 688.1, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 291.42, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_llama2_7b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama2-7b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "Not published for the size; the report compares clusters of up to 2,000.", .kind = ""},
    {.pointer = "/assumed//system/network", .text = "One of two kinds of cluster that the operator used.", .kind = ""},
    {.pointer = "/assumed//plan", .text = "Not published. Parameters sharded over all, no recomputation: it fits.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "4 M tokens, recalled.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama2_7b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "datasheet", .source = "meta-model-cards", .locator = "pretraining data: 2.0T tokens", .retrieved = "2026-12-01", .value = 2000000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 184320.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 400 W", .retrieved = "2026-12-01", .value = 73.7, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 31.22, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_training_runs_llama3_405b_training_notes{{
    "The published phase of the main run: 8,192 tokens, 16 sequences a replica, 400 TFLOP/s an accelerator in BF16.",
}};

inline constexpr std::array<text_record, 10> provenance_training_runs_llama3_405b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama3-405b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "roce-400", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "zero1", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//plan/virtual_stages", .text = "Published as interleaved; the most chunks up to six that divide its layers are assumed.", .kind = ""},
    {.pointer = "/assumed//plan/sharding", .text = "Published as FSDP whose parameters are not gathered again; states sharded over the replicas.", .kind = ""},
    {.pointer = "/assumed//plan/recompute", .text = "Published: none for most of the training.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama3_405b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "recalled", .source = "meta-model-cards", .locator = "report: 15.6T tokens", .retrieved = "2026-12-01", .value = 15600000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled; the card says 15T+"},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 30840000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 700 W", .retrieved = "2026-12-01", .value = 21588.0, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 8930.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_training_runs_llama3_70b_training_notes{{
    "GPU-hours of the card are cumulative, and its hours of Llama 3 hold more than one pass over the data: 8B would otherwise have run at 16 % of the peak.",
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_llama3_70b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama3-70b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "roce-400", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "zero1", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "Not published for the size.", .kind = ""},
    {.pointer = "/assumed//system/network", .text = "One of two kinds of cluster that the operator used.", .kind = ""},
    {.pointer = "/assumed//plan", .text = "Not published. Tensor parallelism in the node, four stages: it fits.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "16 M tokens, as the later phase of 405B.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama3_70b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "datasheet", .source = "meta-model-cards", .locator = "pretraining data: over 15 trillion tokens", .retrieved = "2026-12-01", .value = 15000000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "the card says 15T+; the least of it"},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 6400000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 700 W", .retrieved = "2026-12-01", .value = 4480.0, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 1900.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<std::string_view, 1> provenance_training_runs_llama3_8b_training_notes{{
    "GPU-hours of the card are cumulative, and its hours of Llama 3 hold more than one pass over the data: 8B would otherwise have run at 16 % of the peak.",
}};

inline constexpr std::array<text_record, 11> provenance_training_runs_llama3_8b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "llama3-8b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "h100-sxm5-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "roce-400", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "Not published for the size.", .kind = ""},
    {.pointer = "/assumed//system/network", .text = "One of two kinds of cluster that the operator used.", .kind = ""},
    {.pointer = "/assumed//plan", .text = "Not published. Parameters sharded over all, no recomputation: it fits.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "16 M tokens, as the later phase of 405B.", .kind = ""},
}};

inline constexpr std::array<value_record, 4> provenance_training_runs_llama3_8b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "datasheet", .source = "meta-model-cards", .locator = "pretraining data: over 15 trillion tokens", .retrieved = "2026-12-01", .value = 15000000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "the card says 15T+; the least of it"},
    {.pointer = "/accelerator_time", .unit = "GPU h", .kind = "datasheet", .source = "meta-model-cards", .locator = "time (GPU hours)", .retrieved = "2026-12-01", .value = 1300000.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
    {.pointer = "/energy", .unit = "MWh", .kind = "derived", .source = "meta-model-cards", .locator = "GPU-hours x 700 W", .retrieved = "2026-12-01", .value = 910.0, .low = not_published, .high = not_published, .qualifier = "", .note = "hours times rated power, without PUE; the card's carbon is that energy times about 0.42 kg/kWh, and no power was measured"},
    {.pointer = "/carbon", .unit = "t CO2e", .kind = "datasheet", .source = "meta-model-cards", .locator = "total location-based emissions", .retrieved = "2026-12-01", .value = 390.0, .low = not_published, .high = not_published, .qualifier = "", .note = ""},
}};

inline constexpr std::array<text_record, 13> provenance_training_runs_olmo_7b_training_a100_texts{{
    {.pointer = "/energy_basis", .text = "measured", .kind = ""},
    {.pointer = "/scenario/model/hidden_act", .text = "silu", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-40gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "full", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//model", .text = "Recalled: 32 layers of 4,096.", .kind = ""},
    {.pointer = "/assumed//plan/recompute", .text = "Not published.", .kind = ""},
    {.pointer = "/assumed//plan/micro_batch_size", .text = "Recalled.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "4 M tokens, in whole micro-batches for 216 accelerators.", .kind = ""},
    {.pointer = "/accelerator_time", .text = "not published", .kind = ""},
    {.pointer = "/carbon", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 2> provenance_training_runs_olmo_7b_training_a100_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "recalled", .source = "groeneveld-2024", .locator = "training of OLMo-7B: 2.46T tokens", .retrieved = "2026-12-01", .value = 2460000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled"},
    {.pointer = "/energy", .unit = "MWh", .kind = "measured", .source = "groeneveld-2024", .locator = "GPU energy", .retrieved = "2026-12-01", .value = 104.0, .low = not_published, .high = not_published, .qualifier = "", .note = "power of the GPUs over time, PUE of 1.1 included or not is not stated in what was read"},
}};

inline constexpr std::array<text_record, 14> provenance_training_runs_olmo_7b_training_mi250x_texts{{
    {.pointer = "/energy_basis", .text = "measured", .kind = ""},
    {.pointer = "/scenario/model/hidden_act", .text = "silu", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "mi250x-gcd", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "slingshot-11", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "none", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "bf16", .kind = ""},
    {.pointer = "/assumed//model", .text = "Recalled: 32 layers of 4,096.", .kind = ""},
    {.pointer = "/assumed//system/accelerators", .text = "1,024 modules of two dies.", .kind = ""},
    {.pointer = "/assumed//plan/recompute", .text = "Not published.", .kind = ""},
    {.pointer = "/assumed//plan/micro_batch_size", .text = "Recalled.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "4 M tokens.", .kind = ""},
    {.pointer = "/accelerator_time", .text = "not published", .kind = ""},
    {.pointer = "/carbon", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 2> provenance_training_runs_olmo_7b_training_mi250x_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "recalled", .source = "groeneveld-2024", .locator = "training of OLMo-7B: 2.46T tokens", .retrieved = "2026-12-01", .value = 2460000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled"},
    {.pointer = "/energy", .unit = "MWh", .kind = "measured", .source = "groeneveld-2024", .locator = "GPU energy", .retrieved = "2026-12-01", .value = 135.0, .low = not_published, .high = not_published, .qualifier = "", .note = "power of the GPUs over time, PUE of 1.1 included or not is not stated in what was read"},
}};

inline constexpr std::array<text_record, 13> provenance_training_runs_opt_175b_training_texts{{
    {.pointer = "/energy_basis", .text = "rated_power", .kind = ""},
    {.pointer = "/scenario/model", .text = "gpt3-175b", .kind = ""},
    {.pointer = "/scenario/system/accelerator", .text = "a100-sxm4-80gb", .kind = ""},
    {.pointer = "/scenario/system/network", .text = "infiniband-hdr200", .kind = ""},
    {.pointer = "/scenario/plan/sharding", .text = "fsdp", .kind = ""},
    {.pointer = "/scenario/plan/recompute", .text = "full", .kind = ""},
    {.pointer = "/scenario/training/precision", .text = "fp16", .kind = ""},
    {.pointer = "/assumed//model", .text = "The same shape but for the vocabulary.", .kind = ""},
    {.pointer = "/assumed//plan/micro_batch_size", .text = "Recalled.", .kind = ""},
    {.pointer = "/assumed//plan/recompute", .text = "Not published in what was read.", .kind = ""},
    {.pointer = "/assumed//training/global_batch_size", .text = "2 M tokens, in whole micro-batches.", .kind = ""},
    {.pointer = "/accelerator_time", .text = "not published", .kind = ""},
    {.pointer = "/carbon", .text = "not published", .kind = ""},
}};

inline constexpr std::array<value_record, 2> provenance_training_runs_opt_175b_training_values{{
    {.pointer = "/tokens", .unit = "tokens", .kind = "recalled", .source = "zhang-2022", .locator = "300B tokens seen, of a corpus of 180B", .retrieved = "2026-12-01", .value = 300000000000.0, .low = not_published, .high = not_published, .qualifier = "", .note = "recalled"},
    {.pointer = "/energy", .unit = "MWh", .kind = "recalled", .source = "zhang-2022", .locator = "energy of training", .retrieved = "2026-12-01", .value = 324.0, .low = not_published, .high = not_published, .qualifier = "", .note = "the source of the figure was not read; 992 x 400 W for 34 days"},
}};

}  // namespace detail

inline constexpr std::array<provenance_record, 11> provenance_training_runs{{
    {.id = "bloom-176b-training", .folder = "training_runs", .name = "BLOOM 176B", .source = "luccioni-2022", .locator = "energy of the final training", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_bloom_176b_training_texts, .values = detail::provenance_training_runs_bloom_176b_training_values},
    {.id = "forge-l-training", .folder = "training_runs", .name = "FORGE-L 22B on Frontier", .source = "forge", .locator = "plots.ipynb and training configuration", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_forge_l_training_texts, .values = detail::provenance_training_runs_forge_l_training_values},
    {.id = "llama2-13b-training", .folder = "training_runs", .name = "Llama 2 13B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_llama2_13b_training_texts, .values = detail::provenance_training_runs_llama2_13b_training_values},
    {.id = "llama2-70b-training", .folder = "training_runs", .name = "Llama 2 70B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_llama2_70b_training_texts, .values = detail::provenance_training_runs_llama2_70b_training_values},
    {.id = "llama2-7b-training", .folder = "training_runs", .name = "Llama 2 7B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_llama2_7b_training_texts, .values = detail::provenance_training_runs_llama2_7b_training_values},
    {.id = "llama3-405b-training", .folder = "training_runs", .name = "Llama 3.1 405B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = detail::provenance_training_runs_llama3_405b_training_notes, .texts = detail::provenance_training_runs_llama3_405b_training_texts, .values = detail::provenance_training_runs_llama3_405b_training_values},
    {.id = "llama3-70b-training", .folder = "training_runs", .name = "Llama 3 70B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = detail::provenance_training_runs_llama3_70b_training_notes, .texts = detail::provenance_training_runs_llama3_70b_training_texts, .values = detail::provenance_training_runs_llama3_70b_training_values},
    {.id = "llama3-8b-training", .folder = "training_runs", .name = "Llama 3 8B, pretraining", .source = "meta-model-cards", .locator = "model card, hardware and software: training energy and carbon", .retrieved = "2026-12-01", .notes = detail::provenance_training_runs_llama3_8b_training_notes, .texts = detail::provenance_training_runs_llama3_8b_training_texts, .values = detail::provenance_training_runs_llama3_8b_training_values},
    {.id = "olmo-7b-training-a100", .folder = "training_runs", .name = "OLMo 7B on A100 40 GB", .source = "groeneveld-2024", .locator = "carbon footprint table", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_olmo_7b_training_a100_texts, .values = detail::provenance_training_runs_olmo_7b_training_a100_values},
    {.id = "olmo-7b-training-mi250x", .folder = "training_runs", .name = "OLMo 7B on MI250X", .source = "groeneveld-2024", .locator = "carbon footprint table", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_olmo_7b_training_mi250x_texts, .values = detail::provenance_training_runs_olmo_7b_training_mi250x_values},
    {.id = "opt-175b-training", .folder = "training_runs", .name = "OPT 175B", .source = "zhang-2022", .locator = "energy of the final training", .retrieved = "2026-12-01", .notes = {}, .texts = detail::provenance_training_runs_opt_175b_training_texts, .values = detail::provenance_training_runs_opt_175b_training_values},
}};

}  // namespace scalekit::catalog
