#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <string>
#include <string_view>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/data_revision.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/study_frontier_training.hpp"
#include "scalekit/catalog/study_meta_scaling.hpp"

// The figures here are written out by hand in base units, so that a wrong factor in the generator cannot
// agree with itself.

namespace catalog = scalekit::catalog;

namespace {

template <class Records>
bool sorted_by_id(Records const& records) {
  return std::is_sorted(records.begin(), records.end(),
                        [](auto const& left, auto const& right) { return left.id < right.id; });
}

static_assert(catalog::find_accelerator("h100-sxm5-80gb") != nullptr);
static_assert(catalog::find_accelerator("h100") == nullptr);
static_assert(catalog::find_accelerator("H100-SXM5-80GB") == nullptr);
static_assert(catalog::find_accelerator("") == nullptr);
static_assert(!catalog::is_published(catalog::not_published));
static_assert(catalog::is_published(0.0));

}  // namespace

TEST_CASE("catalogue: records are sorted by id", "[catalog]") {
  CHECK(sorted_by_id(catalog::accelerators));
  CHECK(sorted_by_id(catalog::nodes));
  CHECK(sorted_by_id(catalog::networks));
  CHECK(sorted_by_id(catalog::models));
  CHECK(sorted_by_id(catalog::profiles));
  CHECK(sorted_by_id(catalog::libraries));
}

TEST_CASE("catalogue: values are in base units", "[catalog]") {
  auto const& h100 = *catalog::find_accelerator("h100-sxm5-80gb");
  CHECK(h100.dense_peak_bf16_flops_per_s == 989.4e12);  // dense: not the 1978.9e12 of 2:4 sparsity
  CHECK(h100.dense_peak_fp8_flops_per_s == 1978.9e12);
  CHECK(h100.memory_capacity_bytes == 80.0 * 1024 * 1024 * 1024);
  CHECK(h100.memory_bandwidth_bytes_per_s == 3.35e12);
  CHECK(h100.scale_up_bandwidth_bytes_per_s == 450e9);  // one way: not the 900e9 of both
  CHECK(h100.boost_clock_hz == 1.83e9);
  CHECK(h100.tdp_w == 700.0);
  CHECK(h100.price_high_dollars_per_accelerator_s * 3600.0 == Approx(12.0));

  auto const& dgx = *catalog::find_node("dgx-h100");
  CHECK(dgx.nic_bandwidth_bytes_per_s == 50e9);  // 400 Gb/s
  CHECK(dgx.ring_bandwidth_bytes_per_s == 360e9);
  CHECK(dgx.host_power_w == 2800.0);

  auto const& ndr = *catalog::find_network("infiniband-ndr400");
  CHECK(ndr.bandwidth_bytes_per_s == 50e9);
  CHECK(ndr.power_per_accelerator_w == Approx(59570.0 / 512.0).epsilon(1e-4));
  CHECK(catalog::find_network("infiniband-edr100")->latency_s == 0.5e-6);
}

TEST_CASE("catalogue: what is not published is NaN and no other number", "[catalog]") {
  CHECK(std::isnan(catalog::find_accelerator("v100-sxm2-32gb")->dense_peak_bf16_flops_per_s));
  CHECK(std::isnan(catalog::find_accelerator("a100-sxm4-80gb")->dense_peak_fp8_flops_per_s));
  CHECK(std::isnan(catalog::find_accelerator("mi250x")->price_low_dollars_per_accelerator_s));
  CHECK(std::isnan(catalog::find_model("llama2-1b")->published_parameters));
  CHECK(std::isnan(catalog::find_library("rccl-2.21-model-3")->hop_latency_net_s.ring.ll128));
  CHECK(std::isnan(catalog::find_library("nccl-2.18")->bandwidth_ratio_few_nodes.ring.simple));
}

TEST_CASE("catalogue: a GCD is half of a module", "[catalog]") {
  auto const& die = *catalog::find_accelerator("mi250x-gcd");
  auto const& module = *catalog::find_accelerator("mi250x");
  CHECK(die.package == "die");
  CHECK(die.module == module.id);
  CHECK(die.dies_per_module == 2);
  CHECK(2.0 * die.dense_peak_bf16_flops_per_s == module.dense_peak_bf16_flops_per_s);
  CHECK(2.0 * die.memory_capacity_bytes == module.memory_capacity_bytes);
  CHECK(2.0 * die.tdp_w == module.tdp_w);
  CHECK(catalog::find_node(die.default_node)->accelerators_per_node == 8);
  CHECK(module.default_node.empty());  // no node counts modules
}

TEST_CASE("catalogue: default nodes and networks exist and count in the same package", "[catalog]") {
  for (auto const& accelerator : catalog::accelerators) {
    INFO(accelerator.id);
    CHECK(catalog::find_network(accelerator.default_network) != nullptr);
    if (!accelerator.default_node.empty()) {
      auto const* node = catalog::find_node(accelerator.default_node);
      REQUIRE(node != nullptr);
      CHECK(node->accelerator_package == accelerator.package);
    }
  }
}

TEST_CASE("catalogue: powers of a part and of a node are in order", "[catalog]") {
  for (auto const& accelerator : catalog::accelerators) {
    INFO(accelerator.id);
    double const limit = catalog::power_limit_w(accelerator);
    CHECK(limit > 0.0);
    CHECK(accelerator.idle_power_resident_w < limit);
    CHECK_FALSE(accelerator.idle_power_w >
                accelerator.idle_power_resident_w);  // NaN where it is not published
    if (auto const* node = catalog::find_node(accelerator.default_node)) {
      CHECK(node->host_power_w > 0.0);
      if (!catalog::is_published(node->rated_power_w)) continue;
      CHECK(node->host_power_w + node->accelerators_per_node * limit <= node->rated_power_w);
    }
  }
}

TEST_CASE("catalogue: profiles override by accelerator and inherit the rest", "[catalog]") {
  auto const& profile = *catalog::find_profile("pytorch-fsdp-2023");
  CHECK(profile.library == "nccl-2.18");
  CHECK(profile.fitted_max_accelerators == 512);
  CHECK(profile.fitted_accelerators.size() == 3);

  auto const overridden = catalog::constants_for(profile, "h100-sxm5-80gb");
  CHECK(overridden.gemm_efficiency.central != profile.constants.gemm_efficiency.central);
  CHECK(overridden.attention_backward_efficiency.central !=
        profile.constants.attention_backward_efficiency.central);
  CHECK(overridden.contention.central == profile.constants.contention.central);
  CHECK(overridden.hop_latency_ratio.central == profile.constants.hop_latency_ratio.central);

  auto const partly = catalog::constants_for(profile, "mi250x-gcd");
  CHECK(partly.gemm_efficiency.central != profile.constants.gemm_efficiency.central);
  CHECK(partly.contention.central == profile.constants.contention.central);

  auto const none = catalog::constants_for(profile, "tpu-v4");
  CHECK(none.gemm_efficiency.central == profile.constants.gemm_efficiency.central);
}

TEST_CASE("catalogue: the ideal profile loses nothing", "[catalog]") {
  auto const& ideal = *catalog::find_profile("ideal");
  CHECK(ideal.fitted_accelerators.empty());
  CHECK(ideal.by_accelerator.empty());
  CHECK(ideal.constants.gemm_efficiency.low == 1.0);
  CHECK(ideal.constants.contention.high == 0.0);
  CHECK(ideal.constants.hop_latency_ratio.central == 1.0);
  CHECK(ideal.constants.step_host_s.central == 0.0);
}

TEST_CASE("catalogue: shapes", "[catalog]") {
  auto const& llama = *catalog::find_model("llama2-70b");
  CHECK(llama.num_key_value_heads == 8);
  CHECK(llama.head_dim == 128);
  CHECK_FALSE(llama.assumed_shape);
  CHECK(catalog::find_model("llama2-1b")->assumed_shape);
  CHECK(catalog::find_model("llama2-34b")->assumed_shape);
  CHECK(catalog::find_model("falcon-7b")->recalled_shape);
  CHECK_FALSE(catalog::find_model("llama2-1b")->recalled_shape);
  CHECK_FALSE(llama.recalled_shape);
  CHECK(catalog::find_model("falcon-7b")->norms_per_layer == 1);
  CHECK(llama.norms_per_layer == 2);
  CHECK(llama.final_norm);
  CHECK(llama.num_local_experts == 0);
  CHECK(catalog::find_model("mixtral-8x7b")->num_experts_per_tok == 2);
  auto const& mpt = *catalog::find_model("mpt-7b");
  CHECK(mpt.tie_word_embeddings);
  CHECK(mpt.norm_bias);
  CHECK(mpt.learned_positions_follow_sequence);
  CHECK(mpt.published_parameters == 6658859008.0);
}

TEST_CASE("catalogue: published figures of the hardware scaling study", "[catalog]") {
  auto const cell = [](std::string_view id) {
    auto const* found = catalog::find_by_id(catalog::study_meta_scaling.cells, id);
    REQUIRE(found != nullptr);
    return *found;
  };
  CHECK(cell("throughput-change").published == -0.3722);
  CHECK(cell("power-change").published == -0.0587);
  CHECK(cell("mfu-a100").published == 0.5967);
  CHECK(cell("mfu-h100").published == 0.4077);
  CHECK(cell("throughput-change").base_accelerators == 128);
  CHECK(cell("throughput-change").accelerators == 2048);
  CHECK(std::isnan(cell("best-model-parallel-degree").published));
  CHECK(cell("best-model-parallel-degree").low == 2.0);
  CHECK(cell("best-model-parallel-degree").high == 4.0);
  for (auto const& figure : catalog::study_meta_scaling.cells) {
    CHECK((figure.grade != "unverified" || !figure.scored));
  }
  CHECK(catalog::study_meta_scaling.batch_per_accelerator == 2);
  CHECK(catalog::study_meta_scaling.accelerators.back() == 2048);
  CHECK_FALSE(catalog::study_meta_scaling.assumptions.empty());
}

TEST_CASE("catalogue: published figures and runs of the study of Frontier", "[catalog]") {
  auto const& study = catalog::study_frontier_training;
  auto const cell = [&](std::string_view id) {
    auto const* found = catalog::find_by_id(study.cells, id);
    REQUIRE(found != nullptr);
    return *found;
  };
  CHECK(cell("hfu-22b").published == 0.3838);
  CHECK(cell("hfu-175b").published == 0.3614);
  CHECK(cell("hfu-1t").published == 0.3196);
  for (std::string_view const model : {"22b", "175b", "1t"}) {
    double const share = cell("hfu-" + std::string(model)).published;
    CHECK(cell("mfu-" + std::string(model)).published == Approx(0.75 * share).epsilon(1e-3));
  }
  CHECK(cell("strong-1t").base_accelerators == 1024);
  CHECK_FALSE(cell("strong-1t-recalled").scored);
  CHECK(study.profile.empty());
  CHECK_FALSE(study.sequence_parallel);
  REQUIRE(study.runs.size() == 8);
  for (auto const& run : study.runs) {
    CAPTURE(run.id);
    CHECK(catalog::find_by_id(catalog::models, run.model) != nullptr);
    CHECK((run.kind == "recalled" || run.kind == "assumed"));
    CHECK_FALSE(run.note.empty());
  }
}

TEST_CASE("catalogue: the data revision is twelve hexadecimal digits", "[catalog]") {
  CHECK(catalog::data_revision.size() == 12);
  CHECK(catalog::data_revision.find_first_not_of("0123456789abcdef") == std::string_view::npos);
}
