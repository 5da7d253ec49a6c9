#include <catch2/catch.hpp>

#include "scalekit/training/memory.hpp"
#include "scalekit/workload/parameter_count.hpp"

using namespace scalekit;

namespace {

transformer gpt_layer() {
  transformer m{};
  m.num_hidden_layers = 1;
  m.hidden_size = 4096;
  m.intermediate_size = 4 * 4096;
  m.num_attention_heads = 32;
  m.num_key_value_heads = 32;
  m.head_dim = 128;
  m.vocab_size = 50257;
  m.gated_mlp = false;
  return m;
}

}  // namespace

TEST_CASE("activations of a plain layer are the published 34 sbh less the two dropout masks") {
  transformer const m = gpt_layer();
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  double const sbh = 2048.0 * 4096.0;
  CHECK(activation_bytes_per_layer(m, tensor_slice_of(m, p), token_slice_of(p, t), p.recompute, t) ==
        32.0 * sbh);
}

TEST_CASE("full recomputation keeps the input of each layer") {
  transformer const m = gpt_layer();
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  p.recompute = recompute::full;
  CHECK(activation_bytes_per_layer(m, tensor_slice_of(m, p), token_slice_of(p, t), p.recompute, t) ==
        2.0 * 2048.0 * 4096.0);
}

TEST_CASE("sharded states are 16 bytes a parameter over the ranks") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  c.node.accelerators = 8;
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  auto const f = fsdp_memory(m, c, p, t, software_profile<>{});
  auto const n = static_cast<double>(total_parameters(m).value());
  CHECK(base_value(f.parameters + f.gradients + f.optimizer) == Approx(16.0 * n / 64.0));
  CHECK(base_value(f.total()) ==
        Approx(base_value(f.parameters) + base_value(f.gradients) + base_value(f.optimizer) +
               base_value(f.activations) + base_value(f.other)));
}

TEST_CASE("without reshard after forward all parameters stay gathered") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  auto const freed = fsdp_memory(m, c, p, t, software_profile<>{});
  p.reshard_after_forward = false;
  auto const kept = fsdp_memory(m, c, p, t, software_profile<>{});
  // Thirty layers more than the two that are held anyway, two bytes a parameter.
  CHECK(base_value(kept.other - freed.other) ==
        Approx(30.0 * 2.0 * static_cast<double>(layer_parameters(m).value())));
}

TEST_CASE("logits and the process take what the profile says") {
  transformer const m = gpt_layer();
  cluster<> c{};
  c.accelerators = 8;
  training_setup t{};
  t.sequence_length = 2048;
  plan p{};
  p.micro_batch_size = 3;
  software_profile<> profile{};
  auto const without = fsdp_memory(m, c, p, t, profile);
  profile.logit_memory = bytes(4);
  profile.process_memory = gigabytes(2);
  auto const with = fsdp_memory(m, c, p, t, profile);
  CHECK(base_value(with.other - without.other) == Approx(2e9 + 4.0 * 3.0 * 2048.0 * 50257.0));
}

TEST_CASE("gathered units and the gradient being reduced are counted") {
  transformer m = gpt_layer();
  m.num_hidden_layers = 32;
  cluster<> c{};
  c.accelerators = 64;
  training_setup t{};
  t.sequence_length = 2048;
  plan const p{};
  auto const f = fsdp_memory(m, c, p, t, software_profile<>{});
  auto const layer = static_cast<double>(layer_parameters(m).value());
  auto const root = static_cast<double>(root_parameters(m).value());
  // Two layers and the root in 16 bits; the root is the largest unit: its gradient in 16 bits and in fp32.
  REQUIRE(root > layer);
  CHECK(base_value(f.other) == Approx((2.0 * layer + root) * 2.0 + root * 6.0));
}
