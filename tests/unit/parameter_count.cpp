#include <catch2/catch.hpp>

#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/workload/flops_per_token.hpp"
#include "scalekit/workload/parameter_count.hpp"

using namespace scalekit;

namespace {

transformer model_of(std::string_view id, std::int64_t sequence_length = 4096) {
  auto const* r = catalog::find_by_id(catalog::models, id);
  REQUIRE(r != nullptr);
  return catalog::make_transformer(*r, sequence_length);
}

}  // namespace

TEST_CASE("Llama-2 parameter counts are the published ones, to the last parameter") {
  CHECK(total_parameters(model_of("llama2-7b")).value() == 6'738'415'616);
  CHECK(total_parameters(model_of("llama2-13b")).value() == 13'015'864'320);
  CHECK(total_parameters(model_of("llama2-70b")).value() == 68'976'648'192);
}

TEST_CASE("every catalogue model with a published count is within 0.05 % of it") {
  for (auto const& r : catalog::models) {
    if (!catalog::is_published(r.published_parameters)) continue;
    CAPTURE(r.id);
    auto const count = static_cast<double>(total_parameters(catalog::make_transformer(r, 2048)).value());
    CHECK(count == Approx(r.published_parameters).epsilon(5e-4));
  }
}

TEST_CASE("FLOPs per token of Llama-2 7B, worked by hand") {
  // 6 (6,738,415,616 - 131,072,000) + 12 x 32 x 4096 x 4096 = 39.644e9 + 6.442e9
  auto const f = flops_per_training_token(model_of("llama2-7b"), 4096);
  CHECK(base_value(f.full) == 6.0 * 6'607'343'616.0 + 12.0 * 32.0 * 4096.0 * 4096.0);
  CHECK(base_value(f.causal) == 6.0 * 6'607'343'616.0 + 6.0 * 32.0 * 4096.0 * 4096.0);
}

TEST_CASE("a tied embedding counts as the head") {
  transformer m = model_of("llama2-7b");
  double const untied = base_value(flops_per_training_token(m, 4096).full);
  m.tie_word_embeddings = true;
  CHECK(base_value(flops_per_training_token(m, 4096).full) == untied);
}

TEST_CASE("grouped-query attention shrinks the key and value projections alone") {
  transformer m{};
  m.num_hidden_layers = 1;
  m.hidden_size = 8;
  m.intermediate_size = 16;
  m.num_attention_heads = 4;
  m.num_key_value_heads = 2;
  m.head_dim = 2;
  m.vocab_size = 10;
  // qkv 8 x (8 + 4 + 4) + out 8 x 8 + MLP 3 x 8 x 16 + two norms 16 = 128 + 64 + 384 + 16; root 2 x 80 + 8
  CHECK(layer_parameters(m).value() == 592);
  CHECK(total_parameters(m).value() == 592 + 168);
}
