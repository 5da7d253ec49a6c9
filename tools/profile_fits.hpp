// What is believed of the constants of each profile before any row is seen, and which rows each profile sees.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace scalekit::tools {

// What a constant is believed to be before any row is seen: central value and standard deviation of the
// logarithm.
struct prior {
  std::string_view constant;
  std::string_view group;  // empty: one value for all accelerators; else a prefix of the accelerators' ids
  double central;
  double deviation;
  std::string_view origin;
};

// The most constants that one profile has; shorter lists leave the rest at a prior that nothing depends on.
inline constexpr std::size_t most = 16;

inline constexpr prior fsdp_2023[] = {
    {"gemm_efficiency", "a100", 0.87, 0.07, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"gemm_efficiency", "h100", 0.75, 0.07,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "a100", 0.60, 0.25, "FlashAttention-2 up to 230 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "h100", 0.35, 0.25,
     "FlashAttention-2 on H100, causal, head dimension 128"},
    {"attention_backward_efficiency", "a100", 0.40, 0.30,
     "FlashAttention-2 backward, less for older kernels"},
    {"attention_backward_efficiency", "h100", 0.28, 0.30, "FlashAttention-2 backward on H100"},
    {"contention", "", 0.40, 0.50, "communication kernels hold a tenth to a half of the compute units"},
    {"gemm_k_ramp", "", 100.0, 0.70, "a tile's prologue and epilogue, in inner elements"},
    {"attention_sequence_ramp", "", 250.0, 0.50,
     "FlashAttention-2 on H100: 191 TFLOP/s at 512, 335 at 16,384"},
    {"elementwise_traffic", "", 1.2, 0.40, "between fused kernels (1) and eager ones (2 and more)"},
    {"hop_latency_ratio", "", 1.0, 1.00, "the cost of a call alone, within a factor of e"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
    {"loss_bytes_per_logit", "", 28.0, 0.30,
     "16-bit logits, fp32 softmax and gradient, each written and read"},
    {"optimizer_traffic", "", 60.0, 0.50, "28 bytes when fused, two to three times that as separate kernels"},
};
inline constexpr prior fsdp_2024[] = {
    {"gemm_efficiency", "a100", 0.87, 0.05, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "a100", 0.60, 0.20, "FlashAttention-2 up to 230 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "h100", 0.45, 0.25, "FlashAttention-2 on H100"},
    {"attention_backward_efficiency", "a100", 0.55, 0.20, "FlashAttention-2 backward on A100"},
    {"attention_backward_efficiency", "h100", 0.40, 0.25, "FlashAttention-2 backward on H100"},
    {"contention", "", 0.30, 0.50, "communication kernels hold a tenth to a half of the compute units"},
    {"elementwise_traffic", "", 1.2, 0.20, "a compiler fuses most of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
};
inline constexpr prior megatron_2021[] = {
    {"gemm_efficiency", "a100", 0.80, 0.10,
     "best measured GEMM 271.2 of 312 TFLOP/s, less for libraries of 2021"},
    {"elementwise_traffic", "", 1.5, 0.30, "some kernels fused"},
    {"hop_latency_ratio", "", 1.4, 0.30, "as fitted for FSDP rows"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"optimizer_traffic", "", 40.0, 0.50, "fused Adam on 16-bit weights"},
};
inline constexpr prior megatron_core[] = {
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"attention_forward_efficiency", "h100", 0.45, 0.25, "FlashAttention-2 or cuDNN on H100"},
    {"attention_backward_efficiency", "h100", 0.38, 0.25, "the same, backward"},
    {"contention", "h100", 0.20, 0.50, "few channels beside compute"},
    {"elementwise_traffic", "", 1.3, 0.25, "norms and activations fused"},
    {"tensor_overlap", "", 0.4, 0.50, "chunked products hide part of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
inline constexpr prior nemo[] = {
    {"gemm_efficiency", "h100", 0.75, 0.05,
     "best measured GEMM 794.5 of 989.4 TFLOP/s, less for training shapes"},
    {"gemm_efficiency", "gb200", 0.70, 0.10, "as on H100, less"},
    {"fp8_gemm_ratio", "", 0.88, 0.10, "best measured products in 8 and 16 bits on H100"},
    {"attention_forward_efficiency", "", 0.50, 0.25, "cuDNN attention"},
    {"attention_backward_efficiency", "", 0.42, 0.25, "the same, backward"},
    {"contention", "", 0.20, 0.50, "few channels beside compute"},
    {"elementwise_traffic", "", 1.2, 0.25, "fused kernels"},
    {"tensor_overlap", "", 0.5, 0.50, "userbuffers hide part of it"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
inline constexpr prior internevo[] = {
    {"gemm_efficiency", "a100", 0.80, 0.10, "best measured GEMM 271.2 of 312 TFLOP/s"},
    {"attention_forward_efficiency", "a100", 0.50, 0.30, "FlashAttention of 2023"},
    {"attention_backward_efficiency", "a100", 0.38, 0.30, "the same, backward"},
    {"elementwise_traffic", "", 1.6, 0.30, "some kernels fused"},
    {"data_overlap", "", 0.7, 0.30, "gradients are reduced beside the backward pass"},
    {"hop_latency_ratio", "", 1.4, 0.50, "as fitted for FSDP rows"},
    {"micro_batch_host_s", "", 2e-3, 1.00, "order of magnitude"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};
inline constexpr prior rocm[] = {
    {"gemm_efficiency", "mi250x", 0.50, 0.15, "practical ceiling of about 100 of 191.5 TFLOP/s"},
    {"elementwise_traffic", "", 1.5, 0.20, "some kernels fused"},
    {"micro_batch_host_s", "", 5e-3, 1.00, "order of magnitude"},
};
inline constexpr prior maxtext[] = {
    {"gemm_efficiency", "tpu-v4", 0.80, 0.10, "products of training shapes on TPU"},
    {"gemm_efficiency", "tpu-v5e", 0.75, 0.10, "products of training shapes on TPU"},
    {"gemm_efficiency", "tpu-v5p", 0.75, 0.10, "products of training shapes on TPU"},
    {"attention_forward_efficiency", "", 0.50, 0.40, "Splash attention"},
    {"attention_backward_efficiency", "", 0.40, 0.40, "the same, backward"},
    {"elementwise_traffic", "", 1.0, 0.30, "XLA fuses"},
    {"step_host_s", "", 1e-2, 1.00, "order of magnitude"},
};

// A profile, the sources whose fitted rows it sees, and what is believed before.
struct profile_fit {
  std::string_view id;
  std::array<std::string_view, 2> sources;
  std::span<prior const> priors;
  double row_deviation;          // what rows scatter by beside the model, at least what repeated runs do
  std::string_view accelerator;  // prefix of the parts whose rows count; empty: all
  std::string_view row;          // what the id of a row contains, or, after '!', does not; empty: any
};
inline constexpr profile_fit fits[] = {
    {"pytorch-fsdp-2023", {"llm_foundry"}, fsdp_2023, 0.02, "", "bf16"},
    {"pytorch-fsdp-2024", {"fms_fsdp"}, fsdp_2024, 0.03, "", "compile"},
    {"megatron-lm-2021", {"sc21_narayanan"}, megatron_2021, 0.03, "", "!zero3"},
    {"megatron-lm-2022", {"korthikanti2022"}, megatron_2021, 0.03, "", ""},
    {"megatron-deepspeed-2022", {"bigscience"}, megatron_2021, 0.05, "a100", ""},
    {"megatron-core-2024", {"megatron_lm_readme"}, megatron_core, 0.04, "h100", ""},
    {"nemo-2025", {"dgxc_benchmarking"}, nemo, 0.03, "", "!pax"},
    {"internevo-2023", {"internlm"}, internevo, 0.03, "", ""},
    {"megatron-deepspeed-rocm-2023", {"forge", "ornl_log"}, rocm, 0.05, "", ""},
    {"maxtext-2024", {"maxtext_tpu"}, maxtext, 0.05, "tpu", ""},
};

}  // namespace scalekit::tools
