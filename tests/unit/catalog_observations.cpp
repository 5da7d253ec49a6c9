#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/observations.hpp"
#include "scalekit/catalog/profiles.hpp"

// Figures are written out by hand in base units, so that a wrong factor in the generator cannot agree with
// itself. The counts of every source are in tests/data.

namespace catalog = scalekit::catalog;

namespace {

catalog::observation_record const& row(std::string_view source, std::string_view id) {
  auto const* found = catalog::find_observation_source(source);
  REQUIRE(found != nullptr);
  for (auto const& o : found->observations) {
    if (o.id == id) return o;
  }
  FAIL("no row " << id << " in " << source);
  return found->observations.front();
}

template <class Function>
void for_each_row(Function const& function) {
  for (auto const& source : catalog::observation_sources) {
    for (auto const& o : source.observations) {
      INFO(source.id << " " << o.id);
      function(source, o);
    }
  }
}

static_assert(catalog::find_observation_source("llm_foundry")->observations.size() == 300);
static_assert(catalog::find_observation_source("hearsay") == nullptr);
static_assert(to_string(catalog::observation_flag::incomplete) == "incomplete");
static_assert(to_string(catalog::observation_flag::offload) == "offload");

}  // namespace

TEST_CASE("observations: rows refer to the catalogue and are unique", "[catalog]") {
  std::set<std::pair<std::string_view, std::string_view>> ids;
  for_each_row([&](auto const& source, auto const& o) {
    CHECK(ids.emplace(source.id, o.id).second);
    CHECK(o.cell.starts_with(source.id));
    REQUIRE(catalog::find_accelerator(o.accelerator) != nullptr);
    REQUIRE(catalog::find_node(o.node) != nullptr);
    if (o.network.empty()) {
      CHECK(o.network_bandwidth_bytes_per_s > 1e9);
    } else {
      CHECK(catalog::find_network(o.network) != nullptr);
    }
    if (!o.model.empty()) {
      auto const* model = catalog::find_model(o.model);
      REQUIRE(model != nullptr);
      CHECK(model->hidden_size == o.shape.hidden_size);
      CHECK(model->num_hidden_layers == o.shape.num_hidden_layers);
    }
    CHECK((o.precision != "bf16" || !o.accelerator.starts_with("v100")));
  });
}

TEST_CASE("observations: a scored row has a throughput and nothing against it", "[catalog]") {
  for_each_row([](auto const&, auto const& o) {
    bool forbidden = false;
    for (std::size_t i = 0; i < catalog::observation_flag_names.size(); ++i) {
      auto const flag = static_cast<catalog::observation_flag>(i);
      forbidden = forbidden || (has_flag(o, flag) && forbids_score(flag));
    }
    CHECK(o.scored == (!forbidden && catalog::is_published(o.tokens_per_s_per_accelerator)));
    CHECK((o.flags >> catalog::observation_flag_names.size()) == 0);
    if (!o.fits) CHECK_FALSE(catalog::is_published(o.tokens_per_s_per_accelerator));
    CHECK(catalog::is_published(o.tokens_per_s_per_accelerator) != o.throughput_kind.empty());
    if (!o.scored) return;
    int const replica = o.tensor_parallel * o.pipeline_parallel * o.context_parallel;
    CHECK(o.accelerators % replica == 0);
    CHECK(o.global_batch_size % (o.accelerators / replica * o.micro_batch_size) == 0);
  });
}

TEST_CASE("observations: throughput and step time agree within a percent", "[catalog]") {
  for_each_row([](auto const&, auto const& o) {
    if (has_flag(o, catalog::observation_flag::inconsistent) || !catalog::is_published(o.step_time_s)) return;
    double const tokens = static_cast<double>(o.global_batch_size) * o.sequence_length;
    CHECK(tokens / o.step_time_s / o.accelerators == Approx(o.tokens_per_s_per_accelerator).epsilon(0.01));
  });
}

TEST_CASE("observations: FSDP rows of MPT", "[catalog]") {
  int superseded = 0;
  for (auto const& o : catalog::find_observation_source("llm_foundry")->observations) {
    superseded += has_flag(o, catalog::observation_flag::superseded) ? 1 : 0;
  }
  CHECK(superseded == 84);
  auto const& o = row("llm_foundry", "mpt-7b-h100-sxm5-80gb-128-s2048-m6-g768");
  CHECK(o.tokens_per_s_per_accelerator == 10475.0);
  CHECK(o.throughput_kind == "measured");
  CHECK(o.cell == "llm_foundry|h100-sxm5|mpt-7b|128|amp_bf16/default");
  CHECK(o.gradient_precision == "fp32");
  CHECK(o.model == "mpt-7b");
  CHECK(o.network == "infiniband-ndr400");
}

TEST_CASE("observations: a pipeline on 384 A100", "[catalog]") {
  auto const& o = row("bigscience", "gpt-181b-h64-a100-sxm4-80gb-384-t4-p12-m2-g2048-fp16-l801");
  CHECK(o.step_time_s == 110.48);
  CHECK(o.tokens_per_s_per_accelerator == Approx(2048.0 * 2048.0 / 110.48 / 384.0).epsilon(1e-5));
  CHECK(o.throughput_kind == "derived");
  CHECK(o.memory_per_accelerator_bytes == 44e9);
  CHECK(o.tensor_parallel == 4);
  CHECK(o.pipeline_parallel == 12);
  CHECK(o.virtual_stages == 1);
  CHECK(o.schedule == "1f1b");
  CHECK_FALSE(o.sequence_parallel);
  CHECK(o.sharding == "zero1");
  CHECK(o.recompute == "full");
  CHECK(o.precision == "fp16");
  CHECK(o.node == "jean-zay-a100-node");
  CHECK(o.network == "omni-path-100");
  CHECK(o.shape.attention == "unfused");
  CHECK(o.shape.num_hidden_layers == 72);
  CHECK(o.shape.head_dim == 224);
  CHECK(o.flags == 0);

  auto const& full = row("bigscience", "gpt-181b-h64-a100-sxm4-80gb-384-t2-p6-m2-g2048-fp16-l806");
  CHECK_FALSE(full.fits);
  CHECK_FALSE(full.scored);

  auto const& old = row("bigscience", "gpt-1.3b-v100-sxm2-16gb-8-t1-p2-m4-g512-fp16-l97");
  CHECK(old.accelerators_per_node == 4);
  CHECK(old.node == "jean-zay-v100-node");
}

TEST_CASE("observations: interleaved stages and selective recomputation", "[catalog]") {
  auto const& o = row("korthikanti2022", "gpt-175b-a100-sxm4-80gb-64-t8-p8-m1-g64-selective");
  CHECK(o.step_time_s == 13.75);
  CHECK(o.virtual_stages == 3);
  CHECK(o.schedule == "interleaved");
  CHECK(o.sequence_parallel);
  CHECK(o.recompute == "selective");
  CHECK(o.model == "megatron-gpt-175b");  // the same shape, with another kernel of attention
  CHECK(o.shape.attention == "unfused");

  auto const& layer = row("korthikanti2022", "gpt-22b-layer-a100-sxm4-80gb-8-t8-m4-selective-sp");
  CHECK(layer.layer_forward_time_s == 7.2e-3);
  CHECK(layer.layer_backward_time_s == 13.1e-3);
  CHECK_FALSE(layer.scored);

  auto const& memory = row("korthikanti2022", "gpt-22b-memory-a100-sxm4-80gb-8-none");
  CHECK(memory.activation_memory_per_accelerator_bytes == 59.25 * 1024.0 * 1024.0 * 1024.0);
}

TEST_CASE("observations: rates become tokens by the count of their source", "[catalog]") {
  // 138 TFLOP/s at 96 L h^2 (1 + s/6h + V/16Lh) with L 48, h 8192, s 2048, V 51200.
  auto const& megatron = row("sc21_narayanan", "gpt-39.1b-a100-sxm4-80gb-512-t8-p2-m4-g1536");
  double const h = 8192.0;
  double const flops = 96.0 * 48.0 * h * h * (1.0 + 2048.0 / (6.0 * h) + 51200.0 / (16.0 * 48.0 * h));
  CHECK(megatron.tokens_per_s_per_accelerator == Approx(138e12 / flops).epsilon(1e-5));
  CHECK(megatron.virtual_stages == 6);
  REQUIRE(megatron.alternatives.size() == 8);  // the divisors of 24 layers a stage
  CHECK(megatron.alternatives[0].pointer == "/plan/virtual_stages");
  CHECK(megatron.alternatives[7].value == "24");

  // 47.9 TFLOP/s on one GCD at 6 N + 60 L h s, N about 22.4 billion.
  auto const& forge = row("forge", "forge-l-22b-mi250x-gcd-512-t2-m16-nvme");
  CHECK(forge.accelerator == "mi250x-gcd");
  CHECK(forge.tokens_per_s_per_accelerator == Approx(280.7).epsilon(1e-3));

  // A log that prints four times too much: 320 sequences and not 1280 in 196.7 s.
  auto const& log = row("ornl_log", "gpt-175b-mi250x-gcd-128-t4-p16");
  CHECK(log.global_batch_size == 320);
  CHECK(log.tokens_per_s_per_accelerator == Approx(320.0 * 2048.0 / 196.7 / 128.0).epsilon(1e-5));
  CHECK(log.memory_per_accelerator_bytes == 33902.0 * 1024.0 * 1024.0);
}

TEST_CASE("observations: checks of Dash et al. are never fitted", "[catalog]") {
  auto const* source = catalog::find_observation_source("dash2024");
  REQUIRE(source->observations.size() == 3);
  for (auto const& o : source->observations) CHECK_FALSE(o.fitted);
  auto const& recalled = row("dash2024", "gpt-1t-mi250x-gcd-512-t8-p64");
  CHECK(has_flag(recalled, catalog::observation_flag::recalled));
  CHECK_FALSE(recalled.scored);
}

TEST_CASE("observations: the scenario of a row has its plan, batch, network and node", "[catalog]") {
  auto const& profile = *catalog::find_profile("ideal");
  auto const& o = row("korthikanti2022", "gpt-175b-a100-sxm4-80gb-64-t8-p8-m1-g64-selective");
  auto const s = catalog::make_observed_scenario(o, profile);
  CHECK(s.parallel.sharding == scalekit::sharding::none);
  CHECK(s.parallel.tensor_parallel == 8);
  CHECK(s.parallel.pipeline_parallel == 8);
  CHECK(s.parallel.virtual_stages == 3);
  CHECK(s.parallel.schedule == scalekit::pipeline_schedule::interleaved);
  CHECK(s.parallel.recompute == scalekit::recompute::selective);
  CHECK(s.parallel.gradient_precision == scalekit::precision::fp16);
  CHECK(s.training.precision == scalekit::precision::fp16);
  CHECK(s.training.global_batch_size == 64);
  CHECK(s.model.attention == scalekit::attention_kernel::unfused);
  CHECK(s.model.num_attention_heads == 96);
  CHECK(s.machine.accelerators == 64);

  auto const& hybrid = row("fms_fsdp", "llama-2-7b-h100-sxm5-80gb-96-compile");
  auto const h = catalog::make_observed_scenario(hybrid, profile);
  CHECK(h.parallel.sharding == scalekit::sharding::hsdp);
  CHECK(h.parallel.shard_group == 8);
  CHECK(scalekit::base_value(h.machine.network.bandwidth.quantity().quantity()) == 12.5e9);

  // Four ports of 100 Gb/s for eight A100 or four V100.
  auto const bandwidth = [](auto const& observed) {
    return scalekit::base_value(
        catalog::make_observed_cluster(observed).network.bandwidth.quantity().quantity());
  };
  auto const& ampere = row("bigscience", "gpt-181b-h64-a100-sxm4-80gb-384-t4-p12-m2-g2048-fp16-l801");
  auto const& volta = row("bigscience", "gpt-1.3b-v100-sxm2-16gb-8-t1-p2-m4-g512-fp16-l97");
  CHECK(bandwidth(ampere) == 6.25e9);
  CHECK(bandwidth(volta) == 12.5e9);
  CHECK(catalog::make_observed_cluster(ampere).node.accelerators == 8);
  CHECK(catalog::make_observed_cluster(volta).node.accelerators == 4);
}
