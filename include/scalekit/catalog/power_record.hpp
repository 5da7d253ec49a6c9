#pragma once

#include <span>
#include <string_view>

#include "scalekit/catalog/published.hpp"

/// The plain records of measured power: of which hardware, under which work, how much.
///
/// As in every record, a NaN is a number that no source gives.
namespace scalekit::catalog {

/// One published figure.
struct power_row_record {
  std::string_view
      statistic;  ///< mean, median, peak, 5th percentile, mean of training or evaluation, mean in phase
  std::string_view feed;  ///< AC or DC; empty: not a node
  double phase;           ///< start of the tenth of the step that a "mean in phase" is of
  double limit_w;         ///< power limit that was set; NaN: none
  double power_w;
  double time_ratio;    ///< over that under the default limit
  double energy_ratio;  ///< over that under the default limit
};

/// Measured power of one workload on one kind of hardware.
struct power_measurement_record {
  std::string_view id;
  std::string_view name;
  std::string_view role;         ///< "fitted", "checked", or "shown"
  std::string_view subject;      ///< whose power: "accelerator", "module" or "node"
  std::string_view accelerator;  ///< id of the catalogue; empty: not there
  std::string_view published_accelerator;
  std::string_view workload;
  int nodes;          ///< 0: not stated, or no node
  double duration_s;  ///< of the run
  double step_s;
  double sample_s;  ///< between samples of the meter
  double default_limit_w;
  double idle_w;  ///< of the part, with a context
  std::string_view source;
  std::string_view locator;
  std::span<power_row_record const> rows;
};

}  // namespace scalekit::catalog
