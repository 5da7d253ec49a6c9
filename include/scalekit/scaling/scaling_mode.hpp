#pragma once

#include <cstdint>
#include <optional>

namespace scalekit {

/// How a sweep changes the batch with the machine.
enum class scaling_mode : std::uint8_t { weak, strong };

/// Global batch of a sweep point.
///
/// eq: weak-batch          batch = batch_0 N / N_0        eq: strong-batch   batch = batch_0
/// Nothing when weak scaling does not give a whole number of sequences.
[[nodiscard]] constexpr std::optional<std::int64_t> batch_at(scaling_mode mode, std::int64_t reference_batch,
                                                             std::int64_t reference_accelerators,
                                                             std::int64_t accelerator_count) noexcept {
  if (mode == scaling_mode::strong) return reference_batch;
  std::int64_t const scaled = reference_batch * accelerator_count;
  if (scaled == 0 || scaled % reference_accelerators != 0) return std::nullopt;
  return scaled / reference_accelerators;
}

}  // namespace scalekit
