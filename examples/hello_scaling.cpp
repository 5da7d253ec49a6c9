// One model, one cluster, tokens per second.
#include <fmt/core.h>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/scalekit.hpp"
#include "scalekit/units/format.hpp"

namespace sk = scalekit;

int main() {
  auto const& h100 = *sk::catalog::find_by_id(sk::catalog::accelerators, "h100-sxm5-80gb");
  auto const& ndr = *sk::catalog::find_by_id(sk::catalog::networks, "infiniband-ndr400");
  auto const& stack = *sk::catalog::find_by_id(sk::catalog::profiles, "pytorch-fsdp-2023");

  sk::scenario<> run{};
  run.model = sk::catalog::make_transformer(*sk::catalog::find_by_id(sk::catalog::models, "llama2-7b"), 4096);
  run.machine = sk::catalog::make_cluster(h100, ndr, 256);
  run.parallel.micro_batch_size = 2;
  run.training = {.sequence_length = 4096, .global_batch_size = 512};
  run.profile = sk::catalog::make_stack(stack, h100);

  if (auto const error = sk::find_plan_error(run.model, run.machine, run.parallel, run.training)) {
    fmt::print("illegal: {}\n", error->text().sentence);
    return 1;
  }
  auto const step = sk::estimate_step(run);
  fmt::print("step {:.4}, {:.4}, MFU {:.1f} %\n", step.step_time, step.tokens_per_second, 100.0 * step.mfu);
}
