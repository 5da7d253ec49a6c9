#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/provenance_accelerators.hpp"
#include "scalekit/catalog/provenance_collective_costs.hpp"
#include "scalekit/catalog/provenance_libraries.hpp"
#include "scalekit/catalog/provenance_models.hpp"
#include "scalekit/catalog/provenance_networks.hpp"
#include "scalekit/catalog/provenance_nodes.hpp"
#include "scalekit/catalog/provenance_profiles.hpp"
#include "scalekit/catalog/provenance_studies.hpp"
#include "scalekit/catalog/provenance_systems.hpp"
#include "scalekit/catalog/provenance_training_runs.hpp"
#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

inline constexpr std::array<source_record, 124> sources{{
    {.id = "1cat-vllm-535", .title = "1Cat-vLLM issue 535: board power of V100-SXM2 under load", .url_or_reference = "https://github.com/1Cat-vLLM (issue 535)", .retrieved = "2026-09-01"},
    {.id = "alcf-aurora", .title = "ALCF documentation, Aurora node performance overview", .url_or_reference = "docs.alcf.anl.gov, Aurora node performance overview", .retrieved = "2026-09-01"},
    {.id = "amd-maf-2025", .title = "AMD ROCm blog, maximum achievable FLOP/s, 2025-02-28", .url_or_reference = "rocm.blogs.amd.com, maximum achievable FLOPs, 2025-02-28", .retrieved = "2026-09-01"},
    {.id = "amd-xgmi-2025", .title = "AMD ROCm blog, RCCL over xGMI on MI300X, 2025-03-02", .url_or_reference = "rocm.blogs.amd.com, mi300x-rccl-xgmi, 2025-03-02", .retrieved = "2026-09-01"},
    {.id = "articsledge-2025-12", .title = "articsledge, TPU prices, December 2025", .url_or_reference = "articsledge, December 2025 (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "aws-capacity-blocks-2025-01", .title = "AWS EC2 Capacity Blocks prices, January 2025", .url_or_reference = "AWS Capacity Blocks price page, January 2025", .retrieved = "2026-09-01"},
    {.id = "azure-ai-benchmarking-guide", .title = "Azure AI Benchmarking Guide", .url_or_reference = "https://github.com/Azure/AI-benchmarking-guide @8fd0c6e", .retrieved = "2026-09-01"},
    {.id = "azure-nd-gb200", .title = "Azure AI Benchmarking Guide, ND GB200 v6 results", .url_or_reference = "https://github.com/Azure/AI-benchmarking-guide @2a370be ND_GB200_v6_results.md", .retrieved = "2026-09-01"},
    {.id = "biderman-2023", .title = "Biderman et al., Pythia: A Suite for Analyzing Large Language Models Across Training and Scaling", .url_or_reference = "https://arxiv.org/abs/2304.01373", .retrieved = "2026-11-30"},
    {.id = "bigscience-chronicles", .title = "BigScience (BLOOM) experiment chronicles and notes", .url_or_reference = "https://github.com/bigscience-workshop/bigscience @9e64edec2a", .retrieved = "2026-09-01"},
    {.id = "brown-2020", .title = "Brown et al., Language Models are Few-Shot Learners", .url_or_reference = "https://arxiv.org/abs/2005.14165", .retrieved = "2026-11-30"},
    {.id = "calculon-validation", .title = "calculon, profile values transcribed from figures 1 and 7 of arXiv 2205.05198", .url_or_reference = "https://github.com/calculon-ai/calculon @caa4b11f8f calculon/llm/validation.py", .retrieved = "2026-09-01"},
    {.id = "cloud-pue", .title = "Fleet PUE that Google, Microsoft and AWS report, quoted second-hand", .url_or_reference = "press digests of the reports of Google (2025), Microsoft (FY25) and AWS (2024) (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "community-idle-power", .title = "Community nvidia-smi readings of idle A100 and H100", .url_or_reference = "several public readings (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "compux-h100-index", .title = "compux H100 rental price index", .url_or_reference = "compux H100 index, 1.70 in October 2025, 2.35 in March 2026, 8-12 at launch (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "coreweave-nccl-tests", .title = "CoreWeave nccl-tests, GB200 NVL72 results", .url_or_reference = "https://github.com/coreweave/nccl-tests @cb86553", .retrieved = "2026-09-01"},
    {.id = "dash-2024", .title = "Dash et al., Optimizing Distributed Training on Frontier for Large Language Models (abstract, and notes on the paper)", .url_or_reference = "https://arxiv.org/abs/2312.12705", .retrieved = "2026-09-01"},
    {.id = "deepspeed-azure", .title = "DeepSpeed, Azure empowers easy-to-use, high-performance, and hyperscale model training (2022-07-26)", .url_or_reference = "https://github.com/deepspeedai/DeepSpeed/blob/edaa722126/docs/_posts/2022-07-26-deepspeed-azure.md", .retrieved = "2026-09-01"},
    {.id = "deepspeed-ulysses-paper", .title = "DeepSpeed-Ulysses, strong and weak scaling tables (read in a secondary copy)", .url_or_reference = "https://arxiv.org/abs/2309.14509", .retrieved = "2026-09-01"},
    {.id = "dgxc-benchmarking", .title = "NVIDIA DGX Cloud Benchmarking recipes, tags v24.11.1 to v25.05.05", .url_or_reference = "https://github.com/NVIDIA/dgxc-benchmarking", .retrieved = "2026-09-01"},
    {.id = "fernandez-2024", .title = "Fernandez et al., Hardware Scaling Trends and Diminishing Returns in Large-Scale Distributed Training", .url_or_reference = "https://arxiv.org/abs/2411.13055", .retrieved = "2026-09-01"},
    {.id = "flashattention-2", .title = "Dao, FlashAttention-2, table 1", .url_or_reference = "https://arxiv.org/abs/2307.08691", .retrieved = "2026-09-01"},
    {.id = "fms-fsdp", .title = "IBM/Meta fms-fsdp, Llama-2 training tables", .url_or_reference = "https://github.com/foundation-model-stack/fms-fsdp/blob/5a296afe42/README.md", .retrieved = "2026-09-01"},
    {.id = "forge", .title = "FORGE: pre-training open foundation models for science, power trace of FORGE-L", .url_or_reference = "https://github.com/at-aaims/forge", .retrieved = "2026-09-01"},
    {.id = "frontier-exascale", .title = "Frontier: Exploring Exascale (read through a digest)", .url_or_reference = "Frontier: Exploring Exascale, SC23 (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "frontier-rccl-sweep", .title = "Frontier RCCL all-reduce sweep, third-party MPICH and RCCL study notes", .url_or_reference = "GitHub, study notes of RCCL on Frontier (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "gemma-2024", .title = "Gemma Team, Gemma: Open Models Based on Gemini Research and Technology", .url_or_reference = "https://arxiv.org/abs/2403.08295", .retrieved = "2026-11-30"},
    {.id = "glm-130b-issue-32", .title = "GLM-130B issue 32: nvidia-smi of V100-SXM2 cards holding a model", .url_or_reference = "https://github.com/zai-org/GLM-130B/issues/32", .retrieved = "2026-09-01"},
    {.id = "google-tpu-docs", .title = "Google Cloud TPU documentation (v5e, v5p and v7x pages)", .url_or_reference = "cloud.google.com/tpu/docs, pages of v5e, v5p and tpu7x", .retrieved = "2026-09-01"},
    {.id = "groeneveld-2024", .title = "Groeneveld et al., OLMo: Accelerating the Science of Language Models", .url_or_reference = "https://arxiv.org/abs/2402.00838", .retrieved = "2026-12-01"},
    {.id = "h200-idle-blogs", .title = "conservemode and serialalice blogs, idle power of an H200", .url_or_reference = "conservemode and serialalice blogs (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "habana-docs", .title = "Intel Gaudi documentation, HCCL", .url_or_reference = "docs.habana.ai, HCCL", .retrieved = "2026-09-01"},
    {.id = "hf-optimum-rocm-smi", .title = "Hugging Face optimum: rocm-smi sample of an idle MI250X", .url_or_reference = "Hugging Face optimum repository, rocm-smi output in an issue (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "hpc-notes-mi250x", .title = "hpc-notes, MI250X reference", .url_or_reference = "https://hpc-notes.pages.dev/reference/mi250x", .retrieved = "2026-09-01"},
    {.id = "hugging-face-hub", .title = "Hugging Face hub, model repositories (written from memory, not read)", .url_or_reference = "https://huggingface.co/OWNER/NAME/blob/main/config.json", .retrieved = "2026-11-30"},
    {.id = "internlm-performance", .title = "InternLM training performance (September 2023)", .url_or_reference = "https://github.com/InternLM/InternLM doc/en/train_performance.md", .retrieved = "2026-09-01"},
    {.id = "jax-toolbox-pax", .title = "NVIDIA JAX-Toolbox, Rosetta Pax README (2023)", .url_or_reference = "https://github.com/NVIDIA/JAX-Toolbox rosetta/pax README", .retrieved = "2026-09-01"},
    {.id = "jouppi-2023", .title = "Jouppi et al., TPU v4: An Optically Reconfigurable Supercomputer", .url_or_reference = "https://arxiv.org/abs/2304.01433", .retrieved = "2026-09-01"},
    {.id = "kentino-latency-budget", .title = "kentino, latency budget of InfiniBand and RoCE fabrics", .url_or_reference = "kentino latency budget (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "korthikanti-2022", .title = "Korthikanti et al., Reducing Activation Recomputation in Large Transformer Models", .url_or_reference = "https://arxiv.org/abs/2205.05198", .retrieved = "2026-09-01"},
    {.id = "kubernetes-h200-nvl", .title = "Kubernetes issue on H200 NVL nodes (thread not recorded)", .url_or_reference = "GitHub, H200 NVL under Kubernetes (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "latif-2024", .title = "Latif et al., Empirical Measurements of AI Training Power Demand on a GPU-Accelerated Node", .url_or_reference = "https://arxiv.org/abs/2412.08602", .retrieved = "2026-09-01"},
    {.id = "li-plus-playground", .title = "li-plus playground: send and receive between two A100", .url_or_reference = "GitHub, li-plus playground (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "lingua", .title = "Meta Lingua, model presets", .url_or_reference = "https://github.com/facebookresearch/lingua @437d680e", .retrieved = "2026-09-01"},
    {.id = "llama3-2024", .title = "The Llama 3 Herd of Models", .url_or_reference = "https://arxiv.org/abs/2407.21783", .retrieved = "2026-09-01"},
    {.id = "llm-foundry-2023-10", .title = "llm-foundry MPT training benchmarks, the superseded tables (torch 1.13)", .url_or_reference = "https://github.com/mosaicml/llm-foundry/blob/92bd673c63/scripts/train/benchmarking/README.md", .retrieved = "2026-09-01"},
    {.id = "llm-foundry-2024-01", .title = "llm-foundry MPT training benchmarks, tables of 2023-10-19 (A100) and 2024-01-06 (H100)", .url_or_reference = "https://github.com/mosaicml/llm-foundry/blob/8c8dd48f72/scripts/train/benchmarking/README.md", .retrieved = "2026-09-01"},
    {.id = "llmcompass", .title = "LLMCompass, measured A100 GEMM rates of figure 5", .url_or_reference = "https://github.com/PrincetonUniversity/LLMCompass @2e015fd", .retrieved = "2026-09-01"},
    {.id = "lockwood-garden", .title = "Glenn K. Lockwood, digital garden (Frontier, Slingshot, MI250X, H100 pages)", .url_or_reference = "https://github.com/glennklockwood/limelead-quartz-content @899361c", .retrieved = "2026-09-01"},
    {.id = "luccioni-2022", .title = "Luccioni et al., Estimating the Carbon Footprint of BLOOM, a 176B Parameter Language Model", .url_or_reference = "https://arxiv.org/abs/2211.02001 (not read; figures from secondary pages)", .retrieved = "2026-12-01"},
    {.id = "maxtext", .title = "MaxText configuration READMEs and reference pages", .url_or_reference = "https://github.com/AI-Hypercomputer/maxtext @e591f30cbb, c0e67ec1a6, 04262f3cf5 and df562c979f", .retrieved = "2026-09-01"},
    {.id = "megatron-lm-2024", .title = "Megatron-LM README, H100 scaling tables", .url_or_reference = "https://github.com/NVIDIA/Megatron-LM README, 2024 scaling tables", .retrieved = "2026-09-01"},
    {.id = "megatron-lm-readme", .title = "Megatron-LM README, its tables and plots of 2020, 2021 and 2024", .url_or_reference = "https://github.com/NVIDIA/Megatron-LM @d98e8a64dd, 50a4b5fa02, 152aab304d and 5281919420", .retrieved = "2026-09-01"},
    {.id = "mercatus-2026-05", .title = "Mercatus Compute GPU price index, May 2026", .url_or_reference = "Mercatus price survey, May 2026 (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "meta-model-cards", .title = "Meta, model cards of Llama 2, Llama 3 and Llama 3.1", .url_or_reference = "https://github.com/meta-llama/llama-models (model cards)", .retrieved = "2026-12-01"},
    {.id = "meta-pue-2023", .title = "africa.hyperscalers.news on the sustainability report of Meta", .url_or_reference = "africa.hyperscalers.news, Meta 2024 sustainability report (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "ml-engineering-accelerator", .title = "Machine Learning Engineering Open Book, accelerator tables (cites the vendor pages)", .url_or_reference = "https://github.com/stas00/ml-engineering/blob/744d01e/compute/accelerator/README.md", .retrieved = "2026-08-22"},
    {.id = "ml-engineering-network", .title = "Machine Learning Engineering Open Book, network tables", .url_or_reference = "https://github.com/stas00/ml-engineering/blob/744d01e/network/README.md", .retrieved = "2026-08-22"},
    {.id = "mlperf-training-3.1", .title = "MLPerf Training v3.1 results, logs of the GPT-3 entries", .url_or_reference = "https://github.com/mlcommons/training_results_v3.1", .retrieved = "2026-09-01"},
    {.id = "mlperf-training-4.0-smc", .title = "MLPerf Training v4.0 results, SMC H100 power logs (64 immersion-cooled nodes)", .url_or_reference = "https://github.com/mlcommons/training_results_v4.0 smc-ac-power, smc-dc-power", .retrieved = "2026-09-01"},
    {.id = "mlperf-training-4.1-dell", .title = "MLPerf Training v4.1 results, Dell XE9680 H100 power logs", .url_or_reference = "https://github.com/mlcommons/training_results_v4.1 Dell, 8xXE9680x8H100-SXM-80GB-POWER", .retrieved = "2026-09-01"},
    {.id = "mlperf-training-5.0-lenovo", .title = "MLPerf Training v5.0 results, Lenovo SR780a V3 B200 power logs", .url_or_reference = "https://github.com/mlcommons/training_results_v5.0 Lenovo, SR780aV3-8xB200", .retrieved = "2026-09-01"},
    {.id = "mt-nlg", .title = "Smith et al., Using DeepSpeed and Megatron to Train Megatron-Turing NLG 530B", .url_or_reference = "https://arxiv.org/abs/2201.11990", .retrieved = "2026-09-01"},
    {.id = "narayanan-2021", .title = "Narayanan et al., Efficient Large-Scale Language Model Training on GPU Clusters Using Megatron-LM (SC'21)", .url_or_reference = "https://arxiv.org/abs/2104.04473; table 1 also as images/cases_april2021.png of NVIDIA/Megatron-LM @50a4b5fa02", .retrieved = "2026-09-01"},
    {.id = "nccl-2.12.12", .title = "NCCL v2.12.12-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.12.12-1", .retrieved = "2026-06-11"},
    {.id = "nccl-2.18.5", .title = "NCCL v2.18.5-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.18.5-1", .retrieved = "2026-06-11"},
    {.id = "nccl-2.19.4", .title = "NCCL v2.19.4-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.19.4-1", .retrieved = "2026-06-11"},
    {.id = "nccl-2.23.4", .title = "NCCL v2.23.4-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.23.4-1", .retrieved = "2026-06-11"},
    {.id = "nccl-2.30.7", .title = "NCCL v2.30.7 source", .url_or_reference = "https://github.com/NVIDIA/nccl @5067397", .retrieved = "2026-06-11"},
    {.id = "nccl-2.8.4", .title = "NCCL v2.8.4-1 source", .url_or_reference = "https://github.com/NVIDIA/nccl/tree/v2.8.4-1", .retrieved = "2026-06-11"},
    {.id = "nccl-issue-1048", .title = "NCCL issue 1048: all-reduce on two A100 nodes with four HDR ports", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1048", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1218", .title = "NCCL issue 1218: all-gather on 32 H100 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1218", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1229", .title = "NCCL issue 1229: reduce-scatter on 4 to 128 H100 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1229", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1244", .title = "NCCL issue 1244: all-reduce of few bytes on two H20 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1244", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1272", .title = "NCCL issue 1272: send/receive over Slingshot-11 on GH200", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1272", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1374", .title = "NCCL issue 1374: all-reduce on H800", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1374", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1455", .title = "NCCL issue 1455: NVLS by number of accelerators on H100", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1455", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-1792", .title = "NCCL issue 1792: all-to-all on 16 H20 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/1792", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-2409", .title = "NCCL issue 2409: collectives on two H100 nodes over RoCE", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/2409", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-527", .title = "NCCL issue 527: all-reduce on AWS p4d", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/527", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-652", .title = "NCCL issue 652: all-reduce of few bytes on 32 A100 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/652", .retrieved = "2026-09-01"},
    {.id = "nccl-issue-812", .title = "NCCL issue 812: DGX A100 all-reduce over 8 HDR rails", .url_or_reference = "https://github.com/NVIDIA/nccl/issues/812", .retrieved = "2026-09-01"},
    {.id = "nccl-tests-issue-119", .title = "nccl-tests issue 119: all-reduce on three A100 nodes", .url_or_reference = "https://github.com/NVIDIA/nccl-tests/issues/119", .retrieved = "2026-09-01"},
    {.id = "nccl-tests-issue-232", .title = "nccl-tests issue 232: all-reduce between two nodes with one H100 each", .url_or_reference = "https://github.com/NVIDIA/nccl-tests/issues/232", .retrieved = "2026-09-01"},
    {.id = "nccl-tests-issue-290", .title = "nccl-tests issues 290 and 267: effective NDR bandwidth", .url_or_reference = "https://github.com/NVIDIA/nccl-tests/issues/290", .retrieved = "2026-09-01"},
    {.id = "ncclx", .title = "NCCLX paper of Meta (read through a digest)", .url_or_reference = "NCCLX paper (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "nemo-automodel", .title = "NVIDIA NeMo AutoModel performance summary (October 2025, stored copy)", .url_or_reference = "https://github.com/NVIDIA-NeMo/Automodel docs/performance-summary", .retrieved = "2026-09-01"},
    {.id = "nemotron4-340b-report", .title = "NVIDIA, Nemotron-4 340B Technical Report", .url_or_reference = "https://arxiv.org/abs/2406.11704", .retrieved = "2026-11-30"},
    {.id = "nvidia-dgx-1-guide", .title = "NVIDIA DGX-1 User Guide", .url_or_reference = "docs.nvidia.com, DGX-1 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-a100", .title = "NVIDIA DGX A100 documentation", .url_or_reference = "docs.nvidia.com, DGX A100 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-b200", .title = "NVIDIA DGX B200 datasheet and user guide", .url_or_reference = "docs.nvidia.com, DGX B200 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-b300", .title = "NVIDIA DGX B300 documentation, power capping", .url_or_reference = "docs.nvidia.com, DGX B300 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-dgx-h100", .title = "NVIDIA DGX H100/H200 documentation", .url_or_reference = "docs.nvidia.com, DGX H100/H200 User Guide", .retrieved = "2026-09-01"},
    {.id = "nvidia-mission-control", .title = "NVIDIA Mission Control documentation, power FAQ", .url_or_reference = "docs.nvidia.com, Mission Control power FAQ", .retrieved = "2026-09-01"},
    {.id = "okx-digest", .title = "Social-media digest of arXiv 2411.13055, reposted", .url_or_reference = "https://web3.okx.com/de/discover/post/61905417787616", .retrieved = "2026-09-01"},
    {.id = "olcf-frontier-user-guide", .title = "OLCF Frontier User Guide", .url_or_reference = "https://docs.olcf.ornl.gov/systems/frontier_user_guide.html (repository olcf/olcf-user-docs @2745903)", .retrieved = "2026-09-01"},
    {.id = "open-gpu-kernel-modules-874", .title = "NVIDIA open-gpu-kernel-modules issue 874: idle power of an A40", .url_or_reference = "https://github.com/NVIDIA/open-gpu-kernel-modules/issues/874", .retrieved = "2026-09-01"},
    {.id = "ornl-megatron-deepspeed", .title = "Megatron-DeepSpeed-ORNL, launch scripts and a job log of GPT 175B on Frontier", .url_or_reference = "https://github.com/sajal-vt/Megatron-DeepSpeed-ORNL branch frontier-sd", .retrieved = "2026-09-01"},
    {.id = "palm", .title = "Chowdhery et al., PaLM: Scaling Language Modeling with Pathways", .url_or_reference = "https://arxiv.org/abs/2204.02311", .retrieved = "2026-09-01"},
    {.id = "pcper-dgx-2", .title = "PC Perspective and Hardware Upgrade, articles on the NVIDIA DGX-2", .url_or_reference = "pcper.com and hwupgrade.it, DGX-2 announcement (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "polca", .title = "POLCA: power oversubscription in LLM cloud providers (read through a digest)", .url_or_reference = "https://arxiv.org/abs/2308.12908", .retrieved = "2026-09-01"},
    {.id = "pytorch-blog-2024-03", .title = "PyTorch blog, Maximizing training throughput using PyTorch FSDP (2024-03-13)", .url_or_reference = "https://github.com/pytorch/pytorch.github.io _posts/2024-03-13-maximizing-training.md", .retrieved = "2026-09-01"},
    {.id = "rapidsmpf-issue-833", .title = "rapidsmpf issue 833: all-to-all on GB200 NVL72", .url_or_reference = "https://github.com/rapidsai/rapidsmpf/issues/833", .retrieved = "2026-09-01"},
    {.id = "rccl-2.21.5", .title = "RCCL 2.21.5 source", .url_or_reference = "https://github.com/ROCm/rccl @0cbce2a", .retrieved = "2024-10-24"},
    {.id = "rccl-issue-1490", .title = "RCCL issue 1490: all-gather over Slingshot-11 on MI250X", .url_or_reference = "https://github.com/ROCm/rccl/issues/1490", .retrieved = "2026-09-01"},
    {.id = "rccl-pr-930", .title = "RCCL pull request 930: MSCCL tuning of all-gather on MI250X", .url_or_reference = "https://github.com/ROCm/rccl/pull/930", .retrieved = "2026-09-01"},
    {.id = "rocm-cvs", .title = "ROCm cluster validation suite (cvs), pass limits of collectives on two MI300X nodes", .url_or_reference = "https://github.com/ROCm/cvs", .retrieved = "2026-09-01"},
    {.id = "rocm-systems-pr-9406", .title = "rocm-systems pull requests 9406 and 9442: RCCL tuning for two MI350X nodes", .url_or_reference = "https://github.com/ROCm/rocm-systems/pull/9406 and 9442", .retrieved = "2026-09-01"},
    {.id = "rsc-reliability-2024", .title = "Revisiting Reliability in Large-Scale Machine Learning Research Clusters (read through a digest)", .url_or_reference = "https://arxiv.org/abs/2410.21680", .retrieved = "2026-09-01"},
    {.id = "scalekit", .title = "scalekit: values chosen or derived by this project", .url_or_reference = "this repository; the rule is in the note of each value", .retrieved = "2026-09-01"},
    {.id = "scaling-book", .title = "How to Scale Your Model, TPU and GPU chapters", .url_or_reference = "https://github.com/jax-ml/scaling-book @0819a7d", .retrieved = "2026-09-01"},
    {.id = "simai-calbusbw", .title = "SimAI calbusbw constants (Apache-2.0)", .url_or_reference = "https://github.com/aliyun/SimAI @cef83f9", .retrieved = "2026-09-01"},
    {.id = "skypilot-catalog-v8", .title = "SkyPilot catalog v8, cloud list prices", .url_or_reference = "https://github.com/skypilot-org/skypilot-catalog @0588751", .retrieved = "2026-09-01"},
    {.id = "skypilot-nebius", .title = "SkyPilot catalog v8, Nebius prices", .url_or_reference = "https://github.com/skypilot-org/skypilot-catalog @0082b04", .retrieved = "2026-09-01"},
    {.id = "techrival-v100", .title = "techrival.com, NVIDIA V100 specification table", .url_or_reference = "https://techrival.com (V100 specification table)", .retrieved = "2026-09-01"},
    {.id = "torchtitan-llama", .title = "torchtitan (torchtrain), Llama shapes", .url_or_reference = "https://github.com/pytorch/torchtitan/blob/09c32a28/torchtrain/models/llama/__init__.py", .retrieved = "2026-09-01"},
    {.id = "triton-mi250x-logs", .title = "Triton GEMM logs on MI250X with rocBLAS comparison", .url_or_reference = "GitHub, Triton-on-MI250X benchmark logs (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "vidur", .title = "Vidur, profiled collectives of DGX A100 and DGX H100", .url_or_reference = "https://github.com/microsoft/vidur @7d47513 data/profiling/network", .retrieved = "2026-09-01"},
    {.id = "vtrain", .title = "vTrain, measured all-reduce tables for 8xV100 and 8xA100 nodes", .url_or_reference = "https://github.com/VIA-Research/vTrain @f8dda84", .retrieved = "2026-09-01"},
    {.id = "waredb-rtx-4090", .title = "waredb.com, RTX 4090 specification", .url_or_reference = "https://waredb.com (RTX 4090 page)", .retrieved = "2026-09-01"},
    {.id = "willitrunai-h20", .title = "willitrunai H20 page and zangshuxian H20 notes", .url_or_reference = "willitrunai and zangshuxian, NVIDIA H20 (pages not recorded)", .retrieved = "2026-09-01"},
    {.id = "yin-2023", .title = "Yin et al. 2023, training of GPT-175B with FSDP on Crusher (read second-hand)", .url_or_reference = "Yin et al. 2023 (page not recorded)", .retrieved = "2026-09-01"},
    {.id = "zeus-nsdi23-trace", .title = "Zeus (NSDI 23), traces of training under power limits on V100, A40 and P100", .url_or_reference = "https://github.com/ml-energy/zeus @75a8b93 examples/research_reproducibility/zeus_nsdi23/trace", .retrieved = "2026-09-01"},
    {.id = "zhang-2022", .title = "Zhang et al., OPT: Open Pre-trained Transformer Language Models", .url_or_reference = "https://arxiv.org/abs/2205.01068 (not read; figures from secondary pages)", .retrieved = "2026-12-01"},
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
  if (auto const* found = find_by_id(provenance_systems, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_models, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_collective_costs, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_profiles, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_libraries, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_studies, id)) {
    return found;
  }
  if (auto const* found = find_by_id(provenance_training_runs, id)) {
    return found;
  }
  return nullptr;
}

}  // namespace scalekit::catalog
