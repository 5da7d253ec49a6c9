#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/memory.hpp"

namespace scalekit {

/// Changes of a plan that can save memory.
enum class memory_lever : std::uint8_t {
  recompute_selective,
  recompute_full,
  shard_more,            ///< the next level of none, zero1, zero2, fsdp; hsdp to fsdp
  halve_micro_batch,     ///< rounded down
  double_tensor,         ///< ranks, taken from data parallelism
  double_pipeline,       ///< stages, taken from data parallelism
  sequence_parallel,     ///< on
  reshard_after_forward  ///< on
};

inline constexpr std::size_t memory_lever_count = 8;

/// A change of a plan, and the memory of the heaviest stage with it.
template <class Real = double>
struct memory_change {
  memory_lever lever = memory_lever::recompute_selective;
  plan changed{};
  memory_footprint<Real> memory{};
  bool fits = false;
};

/// Changes that save memory, the largest saving first.
template <class Real = double>
struct memory_changes {
  std::array<memory_change<Real>, memory_lever_count> entries{};
  std::size_t count = 0;

  [[nodiscard]] constexpr auto begin() const noexcept { return entries.begin(); }
  [[nodiscard]] constexpr auto end() const noexcept {
    return entries.begin() + static_cast<std::ptrdiff_t>(count);
  }
};

namespace detail {

[[nodiscard]] constexpr sharding next_sharding(sharding s) noexcept {
  if (s == sharding::none) return sharding::zero1;
  if (s == sharding::zero1) return sharding::zero2;
  return sharding::fsdp;
}

/// The plan with a lever pulled; the same plan where the lever is pulled already.
[[nodiscard]] constexpr plan pulled(plan p, transformer const& m, memory_lever lever) noexcept {
  switch (lever) {
    case memory_lever::recompute_selective:
      // A fused kernel keeps no scores to free.
      if (p.recompute == recompute::none && m.attention != attention_kernel::flash) {
        p.recompute = recompute::selective;
      }
      return p;
    case memory_lever::recompute_full:
      p.recompute = recompute::full;
      return p;
    case memory_lever::shard_more:
      p.sharding = next_sharding(p.sharding);
      if (p.sharding == sharding::fsdp) p.shard_group = 1;
      return p;
    case memory_lever::halve_micro_batch:
      if (p.micro_batch_size > 1) p.micro_batch_size /= 2;
      return p;
    case memory_lever::double_tensor:
      p.tensor_parallel *= 2;
      return p;
    case memory_lever::double_pipeline:
      p.pipeline_parallel *= 2;
      return p;
    case memory_lever::sequence_parallel:
      p.sequence_parallel = true;
      return p;
    case memory_lever::reshard_after_forward:
      p.reshard_after_forward = true;
      return p;
  }
  return p;
}

}  // namespace detail

/// Single changes of a plan that are legal and save memory, the largest saving first, each with what then remains.
///
/// The job keeps its accelerators and its batch. Empty when none of the changes is legal and saves anything. Allocates
/// nothing.
/// Not modelled: changes taken together, what they cost in time.
template <class Real>
[[nodiscard]] constexpr memory_changes<Real> memory_levers(transformer const& m, cluster<Real> const& c,
                                                           plan const& p, training_setup const& t,
                                                           software_profile<Real> const& profile) {
  memory_changes<Real> out{};
  auto const now = memory_of(m, c, p, t, profile).total();
  for (std::size_t i = 0; i < memory_lever_count; ++i) {
    auto const lever = static_cast<memory_lever>(i);
    plan const changed = detail::pulled(p, m, lever);
    if (find_plan_error(m, c, changed, t)) continue;
    auto const memory = memory_of(m, c, changed, t, profile);
    if (!(memory.total() < now)) continue;
    std::size_t at = out.count++;
    for (; at > 0 && memory.total() < out.entries[at - 1].memory.total(); --at) {
      out.entries[at] = out.entries[at - 1];
    }
    out.entries[at] = {lever, changed, memory, fits(memory, c.accelerator)};
  }
  return out;
}

}  // namespace scalekit
