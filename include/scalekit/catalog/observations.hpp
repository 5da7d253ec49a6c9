#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/observation_record.hpp"
#include "scalekit/catalog/observations_bigscience.hpp"
#include "scalekit/catalog/observations_dash2024.hpp"
#include "scalekit/catalog/observations_deepspeed.hpp"
#include "scalekit/catalog/observations_dgxc_benchmarking.hpp"
#include "scalekit/catalog/observations_flashattention2.hpp"
#include "scalekit/catalog/observations_fms_fsdp.hpp"
#include "scalekit/catalog/observations_forge.hpp"
#include "scalekit/catalog/observations_internlm.hpp"
#include "scalekit/catalog/observations_jax_pax.hpp"
#include "scalekit/catalog/observations_korthikanti2022.hpp"
#include "scalekit/catalog/observations_llm_foundry.hpp"
#include "scalekit/catalog/observations_maxtext_tpu.hpp"
#include "scalekit/catalog/observations_megatron_lm_readme.hpp"
#include "scalekit/catalog/observations_nemo_automodel.hpp"
#include "scalekit/catalog/observations_ornl_log.hpp"
#include "scalekit/catalog/observations_palm.hpp"
#include "scalekit/catalog/observations_sc21_narayanan.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<observation_source_record, 17> observation_sources{{
    {.id = "bigscience", .title = "BLOOM tuning on A100 and earlier GPT runs on V100 (BigScience chronicles, Jean Zay)", .source = "bigscience-chronicles",
     .rows = 675, .left_out = 0, .observations = observations_bigscience},
    {.id = "dash2024", .title = "GPT 22B, 175B and 1T on Frontier (Dash et al., arXiv 2312.12705)", .source = "dash-2024",
     .rows = 49, .left_out = 43, .observations = observations_dash2024},
    {.id = "deepspeed", .title = "DeepSpeed: ZeRO-3 with offload on Azure, Ulysses, and MT-NLG 530B", .source = "deepspeed-azure",
     .rows = 168, .left_out = 94, .observations = observations_deepspeed},
    {.id = "dgxc_benchmarking", .title = "NVIDIA DGX Cloud benchmarking recipes on H100 and GB200", .source = "dgxc-benchmarking",
     .rows = 1387, .left_out = 28, .observations = observations_dgxc_benchmarking},
    {.id = "flashattention2", .title = "GPT 1.3B and 2.7B on 8 A100 with and without FlashAttention (Dao 2023)", .source = "flashattention-2",
     .rows = 12, .left_out = 0, .observations = observations_flashattention2},
    {.id = "fms_fsdp", .title = "Llama-2 7B to 70B with PyTorch FSDP (fms-fsdp README and PyTorch blog)", .source = "fms-fsdp",
     .rows = 52, .left_out = 4, .observations = observations_fms_fsdp},
    {.id = "forge", .title = "FORGE 1.4B to 22B and GPT 175B on Frontier (Yin et al., SC23)", .source = "forge",
     .rows = 43, .left_out = 28, .observations = observations_forge},
    {.id = "internlm", .title = "InternLM 7B with ZeRO-1 groups and tensor parallelism on 8 to 1024 A100", .source = "internlm-performance",
     .rows = 76, .left_out = 0, .observations = observations_internlm},
    {.id = "jax_pax", .title = "GPT 126M, 5B and 175B with JAX Pax on A100", .source = "jax-toolbox-pax",
     .rows = 12, .left_out = 0, .observations = observations_jax_pax},
    {.id = "korthikanti2022", .title = "GPT 22B to 1T on A100: iteration times, layer times and memory (Korthikanti et al. 2022)", .source = "korthikanti-2022",
     .rows = 76, .left_out = 5, .observations = observations_korthikanti2022},
    {.id = "llm_foundry", .title = "MPT 125M to 70B on A100 and H100 with PyTorch FSDP (llm-foundry training benchmarks)", .source = "llm-foundry-2024-01",
     .rows = 1416, .left_out = 0, .observations = observations_llm_foundry},
    {.id = "maxtext_tpu", .title = "MaxText on TPU v4, v5e, v5p and v6e and on H100", .source = "maxtext",
     .rows = 142, .left_out = 13, .observations = observations_maxtext_tpu},
    {.id = "megatron_lm_readme", .title = "Megatron-LM README tables of 2020, 2021 and 2024", .source = "megatron-lm-readme",
     .rows = 123, .left_out = 21, .observations = observations_megatron_lm_readme},
    {.id = "nemo_automodel", .title = "Mixture-of-experts pre-training and LoRA fine-tuning with NeMo AutoModel on H100", .source = "nemo-automodel",
     .rows = 21, .left_out = 3, .observations = observations_nemo_automodel},
    {.id = "ornl_log", .title = "GPT 175B on 16 Frontier nodes: the public job log (Megatron-DeepSpeed, ORNL)", .source = "ornl-megatron-deepspeed",
     .rows = 54, .left_out = 7, .observations = observations_ornl_log},
    {.id = "palm", .title = "PaLM 540B on 6144 TPU v4 (Chowdhery et al. 2022)", .source = "palm",
     .rows = 7, .left_out = 3, .observations = observations_palm},
    {.id = "sc21_narayanan", .title = "GPT 1.7B to 1T on Selene with PTD-P (Narayanan et al., SC'21)", .source = "narayanan-2021",
     .rows = 54, .left_out = 0, .observations = observations_sc21_narayanan},
}};

[[nodiscard]] constexpr observation_source_record const* find_observation_source(std::string_view id) noexcept {
  return find_by_id(observation_sources, id);
}

}  // namespace scalekit::catalog
