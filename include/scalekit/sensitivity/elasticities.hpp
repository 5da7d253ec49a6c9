#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "scalekit/numerics/dual.hpp"
#include "scalekit/sensitivity/parameter.hpp"
#include "scalekit/training/lifted.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit {

/// Per cent of change for each per cent that a constant grows.
struct elasticity {
  sensitivity_parameter parameter{};
  double throughput = 0.0;
  double accelerator_energy = 0.0;  ///< of the accelerators, for a token
  double facility_energy = 0.0;     ///< with hosts, network and cooling
};

using elasticity_table = std::array<elasticity, sensitivity_parameter_names.size()>;

/// Elasticities of throughput and of energy for a token, in the order of the parameters.
///
/// eq: elasticity         e = d ln y / d ln x
/// Exact, by dual numbers through the whole estimate, eight constants at a time. At a kink (a wave of tiles that is just
/// full, communication that is just covered, power at the limit) it is the slope of one side; the choice of a library is
/// taken as it is made.
/// Allocates nothing. Precondition: `find_plan_error` finds none. Errors: none.
/// Source: definition of an elasticity.
[[nodiscard]] constexpr elasticity_table elasticities(scenario<> const& s) {
  constexpr std::size_t at_once = 8;
  using real = dual<at_once>;
  elasticity_table out{};
  scenario<real> const plain = lifted<real>(s);
  for (std::size_t first = 0; first < out.size(); first += at_once) {
    std::size_t const end = std::min(first + at_once, out.size());
    scenario<real> varied = plain;
    for (std::size_t i = first; i < end; ++i)
      scale(varied, static_cast<sensitivity_parameter>(i), real::variable(1.0, i - first));
    auto const e = estimate_step(varied);
    real const rate = base_value(e.tokens_per_second);
    real const accelerators_energy = base_value(e.draw.accelerator) / rate;
    real const facility_energy = base_value(e.draw.facility) / rate;
    for (std::size_t i = first; i < end; ++i) {
      auto const of = [&](real const& y) { return y.tangent(i - first) / y.value(); };
      out[i] = {static_cast<sensitivity_parameter>(i), of(rate), of(accelerators_energy),
                of(facility_energy)};
    }
  }
  return out;
}

}  // namespace scalekit
