// Tokens per second for each accelerator, watt and GPU-hour that a doubling adds.
#include <fmt/core.h>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/scalekit.hpp"

namespace sk = scalekit;

int main() {
  auto const& h100 = *sk::catalog::find_by_id(sk::catalog::accelerators, "h100-sxm5-80gb");
  auto const& ndr = *sk::catalog::find_by_id(sk::catalog::networks, "infiniband-ndr400");
  auto const& stack = *sk::catalog::find_by_id(sk::catalog::profiles, "pytorch-fsdp-2023");

  auto const measure = [&](std::int64_t count) -> sk::scaling_point {
    sk::scenario<> run{};
    run.model =
        sk::catalog::make_transformer(*sk::catalog::find_by_id(sk::catalog::models, "llama2-7b"), 4096);
    run.machine = sk::catalog::make_cluster(h100, ndr, count);
    run.parallel.micro_batch_size = 2;
    run.training = {.sequence_length = 4096, .global_batch_size = 2 * count};
    run.profile = sk::catalog::make_stack(stack, h100);
    auto const step = sk::estimate_step(run);
    return {count, step.tokens_per_second, step.draw.accelerator * static_cast<double>(count),
            step.draw.facility};
  };

  fmt::print("accelerators  tokens/s  per accelerator  per watt  tokens per GPU-hour\n");
  auto const base = measure(8);
  auto before = base;
  for (std::int64_t count = 16; count <= 2048; count *= 2) {
    auto const here = measure(count);
    auto const bought = sk::marginal_between(base, before, here);
    fmt::print("{:>12}  {:>8.0f}  {:>15.0f}  {:>8.2f}  {:>17.1f} M\n", count,
               sk::value_in(here.throughput, sk::tokens_per_second),
               bought.per_accelerator.value.value_or(0.0), bought.per_watt.value.value_or(0.0),
               bought.per_gpu_hour.value.value_or(0.0) / 1e6);
    before = here;
  }
}
