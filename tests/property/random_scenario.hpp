#pragma once

#include <array>
#include <random>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit::testing {

// A legal scenario from the catalogue, drawn with a fixed generator so that a failure can be repeated.
inline scenario<> random_scenario(std::mt19937_64& random) {
  auto const pick = [&](auto const& records) -> auto const& { return records[random() % records.size()]; };
  auto const power_of_two = [&](int most) {
    return std::int64_t{1} << (random() % static_cast<unsigned>(most + 1));
  };
  for (;;) {
    auto const& a = pick(catalog::accelerators);
    if (a.default_node.empty()) continue;
    scenario<> s{};
    s.training.sequence_length = 128 * power_of_two(8);
    s.model = catalog::make_transformer(pick(catalog::models), s.training.sequence_length);
    s.machine = catalog::make_cluster(a, pick(catalog::networks), power_of_two(13));
    s.machine.pue = 1.1;
    s.parallel.tensor_parallel = power_of_two(3);
    s.parallel.sequence_parallel = random() % 2 == 0;
    s.parallel.micro_batch_size = 1 + static_cast<std::int64_t>(random() % 16);
    s.parallel.recompute = static_cast<recompute>(random() % 3);
    s.parallel.reshard_after_forward = random() % 2 == 0;
    s.parallel.prefetch = static_cast<std::int64_t>(random() % 3);
    s.parallel.gradient_precision = random() % 2 == 0 ? precision::fp32 : precision::bf16;
    s.training.precision =
        s.machine.accelerator.supports(precision::bf16) ? precision::bf16 : precision::fp16;
    if (s.machine.accelerators % s.parallel.tensor_parallel != 0) continue;
    s.training.global_batch_size = s.machine.accelerators / s.parallel.tensor_parallel *
                                   s.parallel.micro_batch_size *
                                   (1 + static_cast<std::int64_t>(random() % 4));
    auto const& profile = *catalog::find_by_id(catalog::profiles, "pytorch-fsdp-2023");
    s.profile = catalog::make_stack(profile, a);
    if (!find_plan_error(s.model, s.machine, s.parallel, s.training)) return s;
  }
}

}  // namespace scalekit::testing
