#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "scalekit/collectives/placement.hpp"
#include "scalekit/hardware/precision.hpp"

namespace scalekit {

/// What data-parallel ranks share out among themselves (ZeRO stage).
enum class sharding : std::uint8_t { none, zero1, zero2, fsdp, hsdp };
/// Order of micro-batches in a pipeline.
enum class pipeline_schedule : std::uint8_t { one_forward_one_backward, gpipe, interleaved, zero_bubble };
/// Activations that the backward pass computes again instead of keeping.
enum class recompute : std::uint8_t { none, selective, full };
/// How context-parallel ranks see the keys and values of the others: passed around a ring beside attention, or
/// gathered before it.
enum class context_exchange : std::uint8_t { ring, all_gather };
enum class optimizer : std::uint8_t { adamw };

inline constexpr std::array<std::string_view, 5> sharding_names{"none", "zero1", "zero2", "fsdp", "hsdp"};
inline constexpr std::array<std::string_view, 4> pipeline_schedule_names{"1f1b", "gpipe", "interleaved",
                                                                         "zero_bubble"};
inline constexpr std::array<std::string_view, 3> recompute_names{"none", "selective", "full"};
inline constexpr std::array<std::string_view, 2> context_exchange_names{"ring", "all_gather"};
inline constexpr std::array<std::string_view, 1> optimizer_names{"adamw"};

[[nodiscard]] constexpr std::string_view to_string(sharding s) noexcept {
  return sharding_names[static_cast<std::size_t>(s)];
}
[[nodiscard]] constexpr std::string_view to_string(pipeline_schedule s) noexcept {
  return pipeline_schedule_names[static_cast<std::size_t>(s)];
}
[[nodiscard]] constexpr std::string_view to_string(recompute r) noexcept {
  return recompute_names[static_cast<std::size_t>(r)];
}
[[nodiscard]] constexpr std::string_view to_string(context_exchange c) noexcept {
  return context_exchange_names[static_cast<std::size_t>(c)];
}
[[nodiscard]] constexpr std::string_view to_string(optimizer o) noexcept {
  return optimizer_names[static_cast<std::size_t>(o)];
}

/// How a training step is spread over accelerators. The data-parallel degree is derived: accelerators /
/// (tensor x pipeline x context).
struct plan {
  scalekit::sharding sharding = sharding::fsdp;
  /// Ranks that hold one sharded copy under hsdp; ranks that share out the optimizer states under zero1 and zero2,
  /// where 1 = all.
  std::int64_t shard_group = 1;
  std::int64_t tensor_parallel = 1;
  /// Norms and residuals split along the sequence inside a tensor-parallel group. Without effect when
  /// tensor_parallel is 1.
  bool sequence_parallel = true;
  std::int64_t pipeline_parallel = 1;
  std::int64_t virtual_stages = 1;
  pipeline_schedule schedule = pipeline_schedule::one_forward_one_backward;
  std::int64_t context_parallel = 1;
  scalekit::context_exchange context_exchange = scalekit::context_exchange::ring;
  /// Data-parallel ranks that share out the experts of a sparse layer.
  std::int64_t expert_parallel = 1;
  /// Sequences that one model replica takes through a forward and backward pass at once.
  std::int64_t micro_batch_size = 1;
  scalekit::recompute recompute = recompute::none;
  /// FSDP frees gathered parameters after the forward pass and gathers them again for the backward pass.
  bool reshard_after_forward = true;
  /// Layers whose parameters are gathered ahead of use; 0 = gathered when needed.
  std::int64_t prefetch = 1;
  /// Format in which gradients are reduced.
  precision gradient_precision = precision::fp32;

  [[nodiscard]] constexpr std::int64_t model_parallel() const noexcept {
    return tensor_parallel * pipeline_parallel * context_parallel;
  }
  /// True when parameters are gathered for every use.
  [[nodiscard]] constexpr bool gathers_parameters() const noexcept {
    return sharding == scalekit::sharding::fsdp || sharding == scalekit::sharding::hsdp;
  }
  /// Where the ranks of a job of `job_accelerators` sit, in the usual order.
  [[nodiscard]] constexpr rank_placement placement(std::int64_t job_accelerators) const noexcept {
    rank_placement p{};
    p.degrees = {tensor_parallel, context_parallel, job_accelerators / model_parallel(), pipeline_parallel};
    return p;
  }
};

/// What is trained, apart from the model.
struct training_setup {
  std::int64_t sequence_length = 1;
  /// Sequences per optimizer step, over the whole job.
  std::int64_t global_batch_size = 1;
  scalekit::precision precision = precision::bf16;
  scalekit::optimizer optimizer = optimizer::adamw;
};

}  // namespace scalekit
