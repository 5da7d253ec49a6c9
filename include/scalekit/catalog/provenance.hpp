#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/provenance_accelerators.hpp"
#include "scalekit/catalog/provenance_libraries.hpp"
#include "scalekit/catalog/provenance_models.hpp"
#include "scalekit/catalog/provenance_networks.hpp"
#include "scalekit/catalog/provenance_nodes.hpp"
#include "scalekit/catalog/provenance_observations.hpp"
#include "scalekit/catalog/provenance_profiles.hpp"
#include "scalekit/catalog/provenance_studies.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<source_record, 42> sources{{
    {.id = "1cat-vllm-535", .title = "1Cat-vLLM issue 535: board power of V100-SXM2 under load", .url_or_reference = "https://github.com/1Cat-vLLM (issue 535)", .retrieved = "2026-09-01"},
    {.id = "aws-capacity-blocks-2025-01", .title = "AWS EC2 Capacity Blocks prices, January 2025", .url_or_reference = "AWS Capacity Blocks price page, January 2025", .retrieved = "2026-09-01"},
    {.id = "azure-ai-benchmarking-guide", .title = "Azure AI Benchmarking Guide", .url_or_reference = "https://github.com/Azure/AI-benchmarking-guide @8fd0c6e", .retrieved = "2026-09-01"},
    {.id = "community-idle-power", .title = "Community nvidia-smi readings of idle A100 and H100", .url_or_reference = "several public readings (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "compux-h100-index", .title = "compux H100 rental price index", .url_or_reference = "compux H100 index (1.70 in October 2025, 2.35 in March 2026; 8-12 at launch)", .retrieved = "2026-09-01"},
    {.id = "fernandez-2024", .title = "Fernandez et al., Hardware Scaling Trends and Diminishing Returns in Large-Scale Distributed Training", .url_or_reference = "https://arxiv.org/abs/2411.13055", .retrieved = "2026-09-01"},
    {.id = "fms-fsdp", .title = "IBM/Meta fms-fsdp, Llama-2 training tables", .url_or_reference = "https://github.com/foundation-model-stack/fms-fsdp/blob/5a296afe42/README.md", .retrieved = "2026-09-01"},
    {.id = "forge", .title = "FORGE: pre-training open foundation models for science, power trace of FORGE-L", .url_or_reference = "https://github.com/at-aaims/forge", .retrieved = "2026-09-01"},
    {.id = "frontier-rccl-sweep", .title = "Frontier RCCL all-reduce sweep, third-party MPICH and RCCL study notes", .url_or_reference = "GitHub, study notes of RCCL on Frontier (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "glm-130b-issue-32", .title = "GLM-130B issue 32: nvidia-smi of V100-SXM2 cards holding a model", .url_or_reference = "https://github.com/zai-org/GLM-130B/issues/32", .retrieved = "2026-09-01"},
    {.id = "hf-optimum-rocm-smi", .title = "Hugging Face optimum: rocm-smi sample of an idle MI250X", .url_or_reference = "Hugging Face optimum repository, rocm-smi output in an issue (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "hpc-notes-mi250x", .title = "hpc-notes, MI250X reference", .url_or_reference = "https://hpc-notes.pages.dev/reference/mi250x", .retrieved = "2026-09-01"},
    {.id = "kentino-latency-budget", .title = "kentino, latency budget of InfiniBand and RoCE fabrics", .url_or_reference = "kentino latency budget page", .retrieved = "2026-09-01"},
    {.id = "latif-2024", .title = "Latif et al., Empirical Measurements of AI Training Power Demand on a GPU-Accelerated Node", .url_or_reference = "https://arxiv.org/abs/2412.08602", .retrieved = "2026-09-01"},
    {.id = "lingua", .title = "Meta Lingua, model presets", .url_or_reference = "https://github.com/facebookresearch/lingua @437d680e", .retrieved = "2026-09-01"},
    {.id = "llm-foundry-2023-10", .title = "llm-foundry MPT training benchmarks, the superseded tables (torch 1.13)", .url_or_reference = "https://github.com/mosaicml/llm-foundry/blob/92bd673c63/scripts/train/benchmarking/README.md", .retrieved = "2026-09-01"},
    {.id = "llm-foundry-2024-01", .title = "llm-foundry MPT training benchmarks, tables of 2023-10-19 (A100) and 2024-01-06 (H100)", .url_or_reference = "https://github.com/mosaicml/llm-foundry/blob/8c8dd48f72/scripts/train/benchmarking/README.md", .retrieved = "2026-09-01"},
    {.id = "llmcompass", .title = "LLMCompass, measured A100 GEMM rates of figure 5", .url_or_reference = "https://github.com/PrincetonUniversity/LLMCompass @2e015fd", .retrieved = "2026-09-01"},
    {.id = "lockwood-garden", .title = "Glenn K. Lockwood, digital garden (Frontier, Slingshot, MI250X, H100 pages)", .url_or_reference = "https://github.com/glennklockwood/limelead-quartz-content @899361c", .retrieved = "2026-09-01"},
    {.id = "mercatus-2026-05", .title = "Mercatus Compute GPU price index, May 2026", .url_or_reference = "Mercatus price survey, May 2026", .retrieved = "2026-09-01"},
    {.id = "ml-engineering-accelerator", .title = "Machine Learning Engineering Open Book, accelerator tables (cites the vendor pages)", .url_or_reference = "https://github.com/stas00/ml-engineering/blob/744d01e/compute/accelerator/README.md", .retrieved = "2026-08-22"},
    {.id = "ml-engineering-network", .title = "Machine Learning Engineering Open Book, network tables", .url_or_reference = "https://github.com/stas00/ml-engineering/blob/744d01e/network/README.md", .retrieved = "2026-08-22"},
    {.id = "mlperf-training-4.0-smc", .title = "MLPerf Training v4.0 results, SMC H100 power logs (64 immersion-cooled nodes)", .url_or_reference = "https://github.com/mlcommons/training_results_v4.0 smc-ac-power, smc-dc-power", .retrieved = "2026-09-01"},
    {.id = "nccl-2.18.5", .title = "NCCL v2.18.5-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.18.5-1", .retrieved = "2026-06-11"},
    {.id = "nccl-2.30.7", .title = "NCCL v2.30.7 source", .url_or_reference = "https://github.com/NVIDIA/nccl @5067397", .retrieved = "2026-06-11"},
    {.id = "nccl-issue-1272", .title = "NCCL issue 1272: send/receive over Slingshot-11 on GH200", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1272", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-812", .title = "NCCL issue 812: DGX A100 all-reduce over 8 HDR rails", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/812", .retrieved = "2026-09-01"},
    {.id = "nccl-tests-issue-290", .title = "nccl-tests issues 290 and 267: effective NDR bandwidth", .url_or_reference = "https://github.com/NVIDIA/nccl-tests/issues/290", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-1-guide", .title = "NVIDIA DGX-1 User Guide", .url_or_reference = "docs.nvidia.com, DGX-1 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-a100", .title = "NVIDIA DGX A100 documentation", .url_or_reference = "docs.nvidia.com, DGX A100 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-h100", .title = "NVIDIA DGX H100/H200 documentation", .url_or_reference = "docs.nvidia.com, DGX H100/H200 User Guide", .retrieved = "2026-09-01"},
    {.id = "okx-digest", .title = "Social-media digest of arXiv 2411.13055, reposted", .url_or_reference = "https://web3.okx.com/de/discover/post/61905417787616", .retrieved = "2026-09-01"},
    {.id = "olcf-frontier-user-guide", .title = "OLCF Frontier User Guide", .url_or_reference = "https://docs.olcf.ornl.gov/systems/frontier_user_guide.html (repository olcf/olcf-user-docs @2745903)", .retrieved = "2026-09-01"},
    {.id = "polca", .title = "POLCA: power oversubscription in LLM cloud providers (read through a digest)", .url_or_reference = "https://arxiv.org/abs/2308.12908", .retrieved = "2026-09-01"},
    {.id = "rccl-2.21.5", .title = "RCCL 2.21.5 source", .url_or_reference = "https://github.com/ROCm/rccl @0cbce2a", .retrieved = "2024-10-24"},
    {.id = "scalekit", .title = "scalekit: values chosen or derived by this project", .url_or_reference = "this repository; the rule is in the note of each value", .retrieved = "2026-09-01"},
    {.id = "simai-calbusbw", .title = "SimAI calbusbw constants (Apache-2.0)", .url_or_reference = "https://github.com/aliyun/SimAI @cef83f9", .retrieved = "2026-09-01"},
    {.id = "skypilot-catalog-v8", .title = "SkyPilot catalog v8, cloud list prices", .url_or_reference = "https://github.com/skypilot-org/skypilot-catalog @0588751", .retrieved = "2026-09-01"},
    {.id = "techrival-v100", .title = "techrival.com, NVIDIA V100 specification table", .url_or_reference = "https://techrival.com (V100 specification table)", .retrieved = "2026-09-01"},
    {.id = "torchtitan-llama", .title = "torchtitan (torchtrain), Llama shapes", .url_or_reference = "https://github.com/pytorch/torchtitan/blob/09c32a28/torchtrain/models/llama/__init__.py", .retrieved = "2026-09-01"},
    {.id = "triton-mi250x-logs", .title = "Triton GEMM logs on MI250X with rocBLAS comparison", .url_or_reference = "GitHub, Triton-on-MI250X benchmark logs (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "vtrain", .title = "vTrain, measured all-reduce tables for 8xV100 and 8xA100 nodes", .url_or_reference = "https://github.com/VIA-Research/vTrain @f8dda84", .retrieved = "2026-09-01"},
}};

[[nodiscard]] constexpr source_record const* find_source(std::string_view id) noexcept {
  return find_by_id(sources, id);
}

/// The values of one catalogue file, or null. Ids are unique over all folders.
[[nodiscard]] constexpr provenance_record const* find_provenance(std::string_view id) noexcept {
  if (auto const* found = find_by_id(provenance_accelerators, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_nodes, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_networks, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_models, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_profiles, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_libraries, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_observations, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_studies, id)) {
    return found;
  }
  return nullptr;
}

}  // namespace scalekit::catalog
