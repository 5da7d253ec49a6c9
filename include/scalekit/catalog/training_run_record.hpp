#pragma once

#include <span>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

/// A training that is finished: what its source says it took, and the scenario that stands for it.
struct training_run_record {
  std::string_view id;
  std::string_view name;
  std::string_view source;
  std::string_view energy_basis;  ///< measured, or rated_power: hours times the rated power
  std::string_view scenario;      ///< JSON, as the command line reads it
  double tokens;
  std::string_view tokens_kind;           ///< datasheet, derived, recalled
  double accelerator_time_accelerator_s;  ///< NaN: not published
  double energy_j;                        ///< of the accelerators
  double carbon_g_co2e;                   ///< location-based
  std::span<study_assumption_record const> assumptions;
};

}  // namespace scalekit::catalog
