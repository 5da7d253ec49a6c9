#include <catch2/catch.hpp>
#include <cmath>
#include <string_view>

#include "scalekit/catalog/build.hpp"
#include "scalekit/parallelism/legality.hpp"
#include "scalekit/training/step.hpp"

// Figures are written out by hand in base units, so that a wrong factor in the generator cannot agree with
// itself.

namespace catalog = scalekit::catalog;

namespace {

catalog::accelerator_record const& part(std::string_view id) {
  auto const* found = catalog::find_accelerator(id);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("hardware: peaks of every generation are dense, in FLOP/s", "[catalog]") {
  CHECK(part("v100-sxm3-32gb").dense_peak_fp16_flops_per_s == 125e12);
  CHECK(part("a100-pcie-80gb").dense_peak_int8_ops_per_s == 624e12);
  CHECK(
      std::isnan(part("a100-pcie-80gb").dense_peak_fp8_flops_per_s));  // the 624 of a published table is int8
  CHECK(part("h100-pcie-80gb").dense_peak_bf16_flops_per_s == 756e12);
  CHECK(part("b200-sxm-180gb").dense_peak_bf16_flops_per_s == 2250e12);
  CHECK(part("gb200-nvl72").dense_peak_bf16_flops_per_s == 2500e12);
  CHECK(part("gb300-nvl72").dense_peak_fp4_flops_per_s == 15e15);
  CHECK(part("mi300x").dense_peak_bf16_flops_per_s == 1307.4e12);
  CHECK(part("mi355x").dense_peak_bf16_flops_per_s == 2516e12);
  CHECK(part("gaudi3").dense_peak_bf16_flops_per_s ==
        1677e12);  // at 1600 MHz, not the 1835 of the white paper
  CHECK(part("tpu-v5e").dense_peak_bf16_flops_per_s == 197e12);
  CHECK(std::isnan(part("b300-sxm-288gb").dense_peak_int8_ops_per_s));  // sources disagree
}

TEST_CASE("hardware: a 2:4-sparse peak is apart from the dense one", "[catalog]") {
  auto const& nvl = part("h100-nvl-94gb");
  CHECK(nvl.sparse_2_4_peak_bf16_flops_per_s == 2.0 * nvl.dense_peak_bf16_flops_per_s);
  CHECK(std::isnan(part("h100-sxm5-80gb").sparse_2_4_peak_bf16_flops_per_s));
}

TEST_CASE("hardware: links are one way", "[catalog]") {
  CHECK(part("b200-sxm-180gb").scale_up_bandwidth_bytes_per_s == 900e9);  // not the 1800 of both directions
  CHECK(part("mi300x").scale_up_bandwidth_bytes_per_s == 7 * 64e9);
  CHECK(part("mi300x").peer_bandwidth_bytes_per_s == 64e9);
  CHECK(part("gaudi2").scale_up_bandwidth_bytes_per_s == 21 * 12.5e9);
  CHECK(part("h100-sxm5-80gb").host_bandwidth_bytes_per_s == 63e9);
  CHECK(part("gb200-nvl72").scale_up_domain == 72);
}

TEST_CASE("hardware: a tile is half of a module", "[catalog]") {
  auto const& tile = part("max-1550-tile");
  auto const& module = part("max-1550");
  CHECK(tile.package == "die");
  CHECK(tile.module == module.id);
  CHECK(2.0 * tile.dense_peak_bf16_flops_per_s == module.dense_peak_bf16_flops_per_s);
  CHECK(2.0 * tile.memory_capacity_bytes == module.memory_capacity_bytes);
  CHECK(catalog::find_node(tile.default_node)->accelerators_per_node == 12);
}

TEST_CASE("hardware: a power limit that is not published is assumed, and only then", "[catalog]") {
  for (auto const& a : catalog::accelerators) {
    INFO(a.id);
    CHECK(catalog::is_published(a.tdp_w) != catalog::is_published(a.assumed_power_limit_w));
    CHECK(base_value(catalog::make_accelerator(a).power_model.limit) == catalog::power_limit_w(a));
  }
  CHECK(std::isnan(part("tpu-v4").tdp_w));
  CHECK(catalog::power_limit_w(part("tpu-v4")) == 192.0);
  CHECK(catalog::power_limit_w(part("mi300x")) == 750.0);
}

TEST_CASE("hardware: a count that is not published does no harm", "[catalog]") {
  CHECK(part("tpu-v5p").compute_units == 0);
  CHECK(catalog::make_accelerator(part("tpu-v5p")).compute_units == 1);
  CHECK(catalog::find_node("tpu-v5p-host")->channels == 0);
  CHECK(catalog::make_node(*catalog::find_node("tpu-v5p-host")).channels == 1);
}

TEST_CASE("hardware: nodes", "[catalog]") {
  auto const& rack = *catalog::find_node("gb200-nvl72-rack");
  CHECK(rack.accelerators_per_node == 72);
  CHECK(rack.accelerators_per_host == 4);
  CHECK(rack.ring_bandwidth_bytes_per_s == 720e9);
  auto const& p5 = *catalog::find_node("aws-p5-node");
  CHECK(p5.nics * p5.nic_bandwidth_bytes_per_s == 400e9);
  CHECK(p5.nic_group_nics == 4);
  auto const& dgx1 = *catalog::find_node("dgx-1v");
  CHECK(dgx1.nic_group_accelerators == 2);  // two accelerators share a NIC
  CHECK(dgx1.nic_group_nics == 1);
  CHECK_FALSE(catalog::make_node(*catalog::find_node("rtx-4090-server")).direct_links);
  CHECK(catalog::make_node(*catalog::find_node("dgx-h100")).direct_links);
  CHECK(std::isnan(catalog::find_node("grand-teton")->rated_power_w));
}

TEST_CASE("hardware: the network share of an accelerator", "[catalog]") {
  auto const share = [](std::string_view network, std::string_view node) {
    auto const n =
        catalog::make_network(*catalog::find_network(network), *catalog::find_node(node), "hopper");
    return base_value(n.bandwidth.quantity().quantity());
  };
  CHECK(share("efa-v2", "aws-p5-node") == 50e9);
  CHECK(share("infiniband-edr100", "dgx-1v") == 6.25e9);
  CHECK(share("slingshot-11", "frontier-node") == 12.5e9);
  CHECK(share("slingshot-11", "aurora-node") == Approx(200e9 / 12));
  CHECK(share("roce-200", "gaudi3-hlb325") == 75e9);
  CHECK(share("ici-v5p", "tpu-v5p-host") == 600e9);
}

TEST_CASE("hardware: networks", "[catalog]") {
  auto const& ndr = *catalog::find_network("infiniband-ndr400");
  CHECK(ndr.latency_of == "adapter");
  CHECK(ndr.switch_radix == 64);
  REQUIRE(ndr.tiers.size() == 3);
  CHECK(ndr.tiers[1].endpoints == 2048);
  CHECK(ndr.tiers[2].endpoints == 65536);
  auto const& efa = *catalog::find_network("efa-v3");
  CHECK(efa.efficiency == 0.969);
  CHECK(std::isnan(efa.latency_s));
  CHECK(efa.latency_of.empty());
}

TEST_CASE("hardware: machines", "[catalog]") {
  auto const& frontier = *catalog::find_system("frontier");
  CHECK(frontier.total_accelerators == 2 * 37888);  // GCDs of 37,888 modules
  CHECK(frontier.dragonfly_taper == 1.75);
  CHECK(frontier.pue == 1.045);
  CHECK(frontier.storage_bandwidth_bytes_per_s == 4.6e12);
  auto const& meta = *catalog::find_system("meta-roce-24k");
  REQUIRE(meta.tiers.size() == 4);
  CHECK(meta.tiers[2].accelerators == 3072);
  CHECK(meta.tiers[2].oversubscription_above == 7.0);
  CHECK(meta.failures_per_node_day == 0.00379);
  CHECK(catalog::find_system("dgx-h100-superpod")->total_accelerators == 0);  // a design without a size

  auto const c = catalog::make_cluster(frontier, 1024);
  CHECK(c.accelerators == 1024);
  CHECK(c.node.accelerators == 8);
  CHECK(c.pue == 1.045);
}

TEST_CASE("hardware: Ada is tuned as Ampere", "[catalog]") {
  CHECK(catalog::tuning_family("ada") == "ampere");
  CHECK(catalog::tuning_family("hopper") == "hopper");
}

TEST_CASE("hardware: a node says which tuning table its library selects", "[catalog]") {
  auto const& profile = *catalog::find_profile("pytorch-fsdp-2023");
  auto const table = [&](std::string_view part, catalog::node_record const& host) {
    return catalog::library_of(profile, *catalog::find_accelerator(part), host).id;
  };
  CHECK(table("h100-sxm5-80gb", *catalog::find_node("dgx-h100")) == "nccl-2.18");
  CHECK(table("h100-sxm5-80gb", {}) == "nccl-2.18");
  CHECK(table("tpu-v4", *catalog::find_node("tpu-v4-host")) == "nccl-2.18");
  CHECK(table("mi250x-gcd", *catalog::find_node("frontier-node")) == "rccl-2.21-model-3");
  CHECK(table("mi300x", *catalog::find_node("azure-nd-mi300x-v5")) == "rccl-2.21-model-5");
  CHECK(table("mi300x", {}) == "rccl-2.21-model-0");  // a node of the user's: RCCL's default
}

TEST_CASE("hardware: every part and machine gives an estimate", "[catalog]") {
  auto const estimate = [](catalog::accelerator_record const& a, std::string_view host,
                           scalekit::cluster<> const& machine) {
    scalekit::scenario<> s{};
    s.model = catalog::make_transformer(*catalog::find_model("llama2-7b"), 2048);
    s.machine = machine;
    s.training = {.sequence_length = 2048, .global_batch_size = machine.accelerators};
    if (!machine.accelerator.supports(scalekit::precision::bf16))
      s.training.precision = scalekit::precision::fp16;
    s.profile =
        catalog::make_stack(*catalog::find_profile("pytorch-fsdp-2023"), a, *catalog::find_node(host));
    REQUIRE_FALSE(find_plan_error(s.model, s.machine, s.parallel, s.training));
    auto const step = estimate_step(s);
    CHECK(step.mfu > 0.0);
    CHECK(step.mfu < 1.0);
    CHECK(base_value(step.draw.accelerator) > 0.0);
    CHECK(base_value(step.draw.accelerator) <= catalog::power_limit_w(a));
    CHECK(base_value(step.draw.facility) > 144.0 * base_value(step.draw.accelerator));
  };
  for (auto const& a : catalog::accelerators) {
    INFO(a.id);
    if (a.default_node.empty()) continue;
    estimate(a, a.default_node, catalog::make_cluster(a, *catalog::find_network(a.default_network), 144));
  }
  for (auto const& system : catalog::systems) {
    INFO(system.id);
    estimate(*catalog::find_accelerator(system.accelerator), system.node, catalog::make_cluster(system, 144));
  }
}
