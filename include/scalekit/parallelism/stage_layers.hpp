#pragma once

#include <cstdint>

#include "scalekit/numerics/integers.hpp"

namespace scalekit {

/// Layers of one stage of a pipeline; the stages are counted from 0.
///
/// eq: stage-layers       v ceil(L / (p v)) on every stage between the ends; the ends share the rest, the first has the
///                        larger half
/// The ends have the embedding and the head besides, so they get fewer layers where the division leaves a rest:
/// 70 layers on 12 stages are 5, 10 x 6, 5, as BLOOM ran them.
/// Precondition: the rest leaves a layer for each end (parallelism/legality.hpp); else an end is counted as empty.
[[nodiscard]] constexpr std::int64_t stage_layers(std::int64_t layers, std::int64_t stages,
                                                  std::int64_t stage,
                                                  std::int64_t virtual_stages = 1) noexcept {
  if (stages <= 1) return layers;
  std::int64_t const between = ceil_divide(layers, stages * virtual_stages) * virtual_stages;
  if (stage > 0 && stage < stages - 1) return between;
  std::int64_t const rest = layers - between * (stages - 2);
  if (rest <= 0) return 0;
  return stage == 0 ? rest - rest / 2 : rest / 2;
}

}  // namespace scalekit
