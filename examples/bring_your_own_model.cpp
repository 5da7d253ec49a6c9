// A model of your own: its shape, what it counts to, and a step of training it.
#include <utility>

#include <fmt/core.h>

#include "scalekit/catalog/build.hpp"
#include "scalekit/scalekit.hpp"
#include "scalekit/units/format.hpp"

namespace sk = scalekit;

int main() {
  // Hugging Face's names; what is not set has the default of workload/transformer.hpp.
  sk::transformer model{};
  model.num_hidden_layers = 36;
  model.hidden_size = 4096;
  model.intermediate_size = 12288;
  model.num_attention_heads = 32;
  model.num_key_value_heads = 8;
  model.head_dim = 128;
  model.vocab_size = 128000;
  model.qkv_bias = true;

  // The same model with eight experts of half the width in every second layer, two of them for each token.
  sk::transformer sparse = model;
  sparse.num_local_experts = 8;
  sparse.num_experts_per_tok = 2;
  sparse.moe_intermediate_size = 6144;
  sparse.moe_layer_freq = 2;

  for (auto const& [name, m] : {std::pair{"dense", model}, std::pair{"sparse", sparse}}) {
    auto const flops = sk::flops_per_training_token(m, 8192);
    fmt::print("{}: {} parameters, {} active, {:.2f} GFLOP a token ({:.2f} with causal attention)\n", name,
               sk::total_parameters(m).value(), sk::active_parameters(m).value(),
               base_value(flops.full) / 1e9, base_value(flops.causal) / 1e9);
  }

  auto const& h100 = *sk::catalog::find_accelerator("h100-sxm5-80gb");
  sk::scenario<> run{};
  run.model = model;
  run.machine = sk::catalog::make_cluster(h100, *sk::catalog::find_network("infiniband-ndr400"), 64);
  run.training = {.sequence_length = 8192, .global_batch_size = 64};
  run.profile = sk::catalog::make_stack(*sk::catalog::find_profile("pytorch-fsdp-2023"), h100);
  for (sk::transformer const& m : {model, sparse}) {
    run.model = m;
    if (auto const error = sk::find_plan_error(run.model, run.machine, run.parallel, run.training)) {
      fmt::print("{}: {}\n", error->text().code, error->text().sentence);
      continue;
    }
    auto const step = sk::estimate_step(run);
    fmt::print("step {:.4}, {:.4}, MFU {:.1f} %, {:.4} of memory\n", step.step_time, step.tokens_per_second,
               100.0 * step.mfu, step.memory.total());
  }
}
