#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "scalekit/catalog/observation_record.hpp"

namespace scalekit::cli {

// A published row beside its prediction, in tokens per second and accelerator.
struct validation_row {
  catalog::observation_record const* observation = nullptr;
  double measured = 0.0;
  double predicted = 0.0;  // 0: this version does not model the row
  double at_peak = 0.0;    // throughput at the datasheet peak, model FLOPs
  bool scored = true;      // false: shown only
};

struct validation_summary {
  std::size_t rows = 0;
  double mape = 0.0;
  double median = 0.0;
  double bias = 0.0;
  double worst = 0.0;
  double strawman_mape = 0.0;
};

[[nodiscard]] std::vector<validation_row> validation_rows();
[[nodiscard]] validation_summary summarise(std::vector<validation_row> const& rows,
                                           std::string_view accelerator_prefix, bool fitted);

}  // namespace scalekit::cli
