#pragma once

#include <array>
#include <random>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/parallelism/shard_groups.hpp"
#include "scalekit/training/step.hpp"

namespace scalekit::testing {

struct drawn_scenario {
  scenario<> drawn;
  catalog::accelerator_record const* accelerator;
};

inline drawn_scenario draw_scenario(std::mt19937_64& random) {
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
    if (!find_plan_error(s.model, s.machine, s.parallel, s.training)) return {s, &a};
  }
}

// A legal scenario from the catalogue, drawn with a fixed generator so that a failure can be repeated: fsdp and tensor
// parallelism.
inline scenario<> random_scenario(std::mt19937_64& random) { return draw_scenario(random).drawn; }

// A legal scenario under any plan that the interface has, drawn in the same way.
inline scenario<> random_plan_scenario(std::mt19937_64& random) {
  auto const power_of_two = [&](int most) {
    return std::int64_t{1} << (random() % static_cast<unsigned>(most + 1));
  };
  for (;;) {
    auto [s, accelerator] = draw_scenario(random);
    plan& p = s.parallel;
    p.sharding = static_cast<sharding>(random() % 5);
    p.pipeline_parallel = power_of_two(4);
    p.context_parallel = random() % 3 == 0 ? power_of_two(2) : 1;
    p.context_exchange = static_cast<context_exchange>(random() % 2);
    p.expert_parallel = s.model.is_mixture_of_experts() ? power_of_two(3) : 1;
    if (p.pipeline_parallel > 1) {
      p.schedule = static_cast<pipeline_schedule>(random() % 4);
      if (p.schedule == pipeline_schedule::interleaved)
        p.virtual_stages = 2 + static_cast<std::int64_t>(random() % 3);
    }
    if (has_shard_groups(p) || random() % 4 == 0) p.shard_group = power_of_two(4);
    p.micro_batch_size = 1 + static_cast<std::int64_t>(random() % 4);
    if (s.machine.accelerators % p.model_parallel() != 0) continue;
    s.training.global_batch_size = s.machine.accelerators / p.model_parallel() * p.micro_batch_size *
                                   p.pipeline_parallel * (1 + static_cast<std::int64_t>(random() % 4));
    s.profile = catalog::make_stack(catalog::profiles[random() % catalog::profiles.size()], *accelerator);
    if (!find_plan_error(s.model, s.machine, p, s.training)) return s;
  }
}

}  // namespace scalekit::testing
