#pragma once

#include "scalekit/hardware/cluster.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Everything that a step estimate depends on.
template <class Real = double>
struct scenario {
  transformer model{};
  cluster<Real> machine{};
  plan parallel{};
  training_setup training{};
  software_profile<Real> profile{};
};

}  // namespace scalekit
