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

// Hidden 8, MLP 16, four heads of 2 with two key-value heads, vocabulary 10.
transformer tiny() {
  transformer m{};
  m.num_hidden_layers = 1;
  m.hidden_size = 8;
  m.intermediate_size = 16;
  m.num_attention_heads = 4;
  m.num_key_value_heads = 2;
  m.head_dim = 2;
  m.vocab_size = 10;
  return m;
}

std::int64_t layer(transformer const& m) { return layer_parameters(m).value(); }

}  // namespace

TEST_CASE("parameter counts are those of the weights as recalled, to the last parameter") {
  CHECK(total_parameters(model_of("llama2-7b")).value() == 6'738'415'616);
  CHECK(total_parameters(model_of("llama2-13b")).value() == 13'015'864'320);
  CHECK(total_parameters(model_of("llama2-70b")).value() == 68'976'648'192);
  CHECK(total_parameters(model_of("llama3-405b")).value() == 405'853'388'800);
  CHECK(total_parameters(model_of("bloom-176b")).value() == 176'247'271'424);
  CHECK(total_parameters(model_of("falcon-40b")).value() == 41'303'293'952);
  CHECK(total_parameters(model_of("gpt-neox-20b")).value() == 20'554'567'680);
  CHECK(total_parameters(model_of("mistral-nemo-12b")).value() == 12'247'782'400);
  CHECK(total_parameters(model_of("mixtral-8x7b")).value() == 46'702'792'704);
  CHECK(total_parameters(model_of("qwen2-7b")).value() == 7'615'616'512);
}

TEST_CASE("every catalogue model with a count, read or recalled, is within 0.05 % of it") {
  int checked = 0;
  for (auto const& r : catalog::models) {
    if (!catalog::is_published(r.published_parameters)) continue;
    CAPTURE(r.id);
    auto const count = static_cast<double>(total_parameters(catalog::make_transformer(r, 2048)).value());
    CHECK(count == Approx(r.published_parameters).epsilon(5e-4));
    ++checked;
  }
  CHECK(checked >= 45);
}

// The three conventions. Full: 6 (N - look-ups) + 12 L q s. Causal: half of the attention term. Recomputed: the
// forward pass of the layers once more, L (2 layer + 4 q s).

TEST_CASE("FLOPs per token of Llama-2 7B at 4,096 tokens, worked by hand") {
  // N 6,738,415,616, embedding 32,000 x 4,096 = 131,072,000, layer 202,383,360, q 4,096:
  // 6 x 6,607,343,616 = 39,644,061,696; attention 12 x 32 x 4,096 x 4,096 = 6,442,450,944
  auto const f = flops_per_training_token(model_of("llama2-7b"), 4096);
  CHECK(base_value(f.full) == 39'644'061'696.0 + 6'442'450'944.0);
  CHECK(base_value(f.causal) == 39'644'061'696.0 + 3'221'225'472.0);
  // 32 x (2 x 202,383,360 + 4 x 4,096 x 4,096) = 32 x 471,875,584
  CHECK(base_value(f.recomputed) == 15'100'018'688.0);
}

TEST_CASE("FLOPs per token of Llama-2 70B at 4,096 tokens, worked by hand") {
  // N 68,976,648,192, embedding 32,000 x 8,192 = 262,144,000, layer 855,654,400, q 64 x 128 = 8,192 (not the
  // 1,024 of the key-value heads): 6 x 68,714,504,192 = 412,287,025,152; 12 x 80 x 8,192 x 4,096 = 32,212,254,720
  auto const f = flops_per_training_token(model_of("llama2-70b"), 4096);
  CHECK(base_value(f.full) == 412'287'025'152.0 + 32'212'254'720.0);
  CHECK(base_value(f.causal) == 412'287'025'152.0 + 16'106'127'360.0);
  // 80 x (2 x 855,654,400 + 4 x 8,192 x 4,096) = 80 x 1,845,526,528
  CHECK(base_value(f.recomputed) == 147'642'122'240.0);
}

TEST_CASE("FLOPs per token of GPT-3 175B at 2,048 tokens, worked by hand") {
  // N 174,604,259,328; the tied embedding is the head and stays, positions 2,048 x 12,288 = 25,165,824 are a
  // look-up: 6 x 174,579,093,504 = 1,047,474,561,024; 12 x 96 x 12,288 x 2,048 = 28,991,029,248
  auto const f = flops_per_training_token(model_of("gpt3-175b"), 2048);
  CHECK(base_value(f.full) == 1'047'474'561'024.0 + 28'991'029'248.0);
  CHECK(base_value(f.causal) == 1'047'474'561'024.0 + 14'495'514'624.0);
  // 96 x (2 x 1,812,099,072 + 4 x 12,288 x 2,048) = 96 x 3,724,861,440
  CHECK(base_value(f.recomputed) == 357'586'698'240.0);
}

TEST_CASE("a tied embedding counts as the head") {
  transformer m = model_of("llama2-7b");
  double const untied = base_value(flops_per_training_token(m, 4096).full);
  m.tie_word_embeddings = true;
  CHECK(base_value(flops_per_training_token(m, 4096).full) == untied);
}

TEST_CASE("grouped-query attention shrinks the key and value projections alone") {
  transformer m = tiny();
  // qkv 8 x (8 + 4 + 4) + out 8 x 8 + MLP 3 x 8 x 16 + two norms 16 = 128 + 64 + 384 + 16; root 2 x 80 + 8
  CHECK(layer(m) == 592);
  CHECK(total_parameters(m).value() == 592 + 168);
  m.num_key_value_heads = 1;  // multi-query: 8 x 2 less for keys and for values
  CHECK(layer(m) == 592 - 32);
}

TEST_CASE("each bias, norm and table is counted once, where it is") {
  transformer const plain = tiny();
  auto const added = [&](auto const& change) {
    transformer m = plain;
    change(m);
    return total_parameters(m).value() - total_parameters(plain).value();
  };
  CHECK(added([](transformer& m) { m.qkv_bias = true; }) == 16);
  CHECK(added([](transformer& m) { m.attention_output_bias = true; }) == 8);
  CHECK(added([](transformer& m) { m.mlp_bias = true; }) == 32 + 8);
  CHECK(added([](transformer& m) { m.normalization_bias = true; }) == 3 * 8);
  CHECK(added([](transformer& m) { m.norms_per_layer = 1; }) == -8);
  CHECK(added([](transformer& m) { m.norms_per_layer = 4; }) == 16);
  CHECK(added([](transformer& m) { m.final_norm = false; }) == -8);
  CHECK(added([](transformer& m) { m.embedding_norm = true; }) == 8);
  CHECK(added([](transformer& m) { m.learned_positions = 5; }) == 40);
  CHECK(added([](transformer& m) { m.tie_word_embeddings = true; }) == -80);
  CHECK(added([](transformer& m) { m.gated_mlp = false; }) == -128);
  CHECK(added([](transformer& m) { m.parallel_attention = true; }) == 0);
}

TEST_CASE("a mixture of experts: every expert is held, the chosen ones are active") {
  transformer m = tiny();
  m.num_hidden_layers = 4;
  m.num_local_experts = 6;
  m.num_experts_per_tok = 2;
  m.n_shared_experts = 1;
  m.moe_intermediate_size = 4;
  // An expert is 3 x 8 x 4; the router has a column of 8 for each of the six.
  CHECK(expert_parameters(m).value() == 96);
  std::int64_t const without_mlp = 128 + 64 + 16;
  CHECK(sparse_layer_parameters(m).value() == without_mlp + 48 + 7 * 96);
  CHECK(total_parameters(m).value() == 4 * (without_mlp + 48 + 7 * 96) + 168);
  CHECK(active_parameters(m).value() == 4 * (without_mlp + 48 + 3 * 96) + 168);
  m.moe_layer_freq = 3;  // layer 3 alone
  CHECK(m.sparse_layers() == 1);
  CHECK(total_parameters(m).value() == 3 * 592 + (without_mlp + 48 + 7 * 96) + 168);
  CHECK(active_parameters(m).value() == 3 * 592 + (without_mlp + 48 + 3 * 96) + 168);
  CHECK(active_parameters(tiny()) == total_parameters(tiny()));
}

TEST_CASE("FLOPs of a mixture of experts are those of its active parameters") {
  // Mixtral 8x7B: 12,879,925,248 active, embedding 131,072,000, 32 layers, q 4,096
  transformer const m = model_of("mixtral-8x7b");
  CHECK(active_parameters(m).value() == 12'879'925'248);
  CHECK(base_value(flops_per_training_token(m, 4096).full) == 6.0 * 12'748'853'248.0 + 6'442'450'944.0);
}
