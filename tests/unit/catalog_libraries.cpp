#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>
#include <string_view>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/provenance_libraries.hpp"
#include "scalekit/catalog/resolve.hpp"

// The figures here are written out by hand, so that a wrong factor in the generator or a wrong row cannot agree
// with itself.

namespace catalog = scalekit::catalog;
using scalekit::bandwidth_rule;
using scalekit::hop_medium;
using scalekit::node_span;
using scalekit::tuning;
using scalekit::wire_protocol;
using algorithm = scalekit::collective_algorithm;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

tuning table(std::string_view id, std::string_view family) {
  auto const* library = catalog::find_library(id);
  REQUIRE(library != nullptr);
  return catalog::make_tuning(*library, family);
}

double hop_us(tuning const& t, hop_medium m, algorithm a, wire_protocol p) {
  return 1e6 *
         base_value(
             t.hop[static_cast<std::size_t>(m)][static_cast<std::size_t>(a)][static_cast<std::size_t>(p)]);
}

double base_us(tuning const& t, algorithm a, wire_protocol p) {
  return 1e6 * base_value(t.base[static_cast<std::size_t>(a)][static_cast<std::size_t>(p)]);
}

std::span<double const> corrections(tuning const& t, algorithm a, wire_protocol p) {
  return t.corrections[static_cast<std::size_t>(a)][static_cast<std::size_t>(p)];
}

double per_channel(bandwidth_rule const& r) { return base_value(r.per_channel_ceiling) / 1e9; }
double ceiling(bandwidth_rule const& r) { return base_value(r.ceiling) / 1e9; }

// The tables resolve in constant expressions, with their spans.
constexpr tuning resolved = catalog::make_tuning(*catalog::find_library("rccl-2.21-model-5"), "cdna3");
static_assert(resolved.corrections[0][2].size() == 27);
static_assert(resolved.corrections[0][2][23] == 0.8);

}  // namespace

TEST_CASE("libraries: rows in base units", "[catalog]") {
  auto const& nccl = *catalog::find_library("nccl-2.18");
  CHECK(nccl.base_latency_s.ring.ll == 6.6e-6);
  CHECK(nccl.base_latency_s.tree.simple == 0.0);
  CHECK(nccl.hop_latency_scale_up_s.ring.ll128 == 1.9e-6);
  CHECK(nccl.hop_latency_scale_up_s.nvls.simple == 23e-6);
  CHECK(std::isnan(nccl.hop_latency_scale_up_s.nvls.ll));
  CHECK(nccl.hop_latency_net_s.ring.ll == 2.7e-6);
  CHECK(nccl.hop_latency_net_s.tree.simple == 14e-6);
  CHECK(nccl.hop_latency_net_s.nvls_tree.simple == 19e-6);
  CHECK(std::isnan(nccl.hop_latency_net_s.pat.simple));
  CHECK(std::isnan(nccl.pat_overlap));
  CHECK(nccl.least_inside_hop_s.simple == 3e-6);
  CHECK_FALSE(nccl.counts_closing_step);
  REQUIRE(nccl.caps.size() == 4);
  auto const hopper = std::find_if(nccl.caps.begin(), nccl.caps.end(),
                                   [](auto const& caps) { return caps.generation == "hopper"; });
  REQUIRE(hopper != nccl.caps.end());
  CHECK(hopper->ll_max_bytes_per_s.more_nodes == 35e9);
  CHECK(hopper->tree_per_channel_bytes_per_s.two_nodes == 41.4e9);
  CHECK(hopper->nvls_tree_per_channel_bytes_per_s.two_nodes == 57.7e9);
  CHECK(hopper->nvls_efficiency == 0.85);
  CHECK(hopper->ring_all_reduce_factor == 1.4);

  auto const& rccl = *catalog::find_library("rccl-2.21-model-3");
  CHECK(rccl.caps.empty());
  CHECK(rccl.base_latency_s.ring.simple == 17e-6);
  CHECK(rccl.bandwidth_ratio_many_nodes.tree.simple == 0.96);
  CHECK(std::isnan(rccl.least_inside_hop_s.simple));
  CHECK(rccl.counts_closing_step);
  CHECK(rccl.corrections.tree.ll128.empty());
  REQUIRE(rccl.corrections.ring.simple.size() == 27);
  CHECK(rccl.corrections.ring.simple[8] == 1.0);
  CHECK(catalog::find_library("rccl-2.21-model-1")->corrections.tree.ll.empty());
  CHECK(catalog::find_library("rccl-2.21-model-4")->corrections.ring.ll128[7] == 0.2);
  CHECK(catalog::find_library("rccl-2.21") == nullptr);
}

TEST_CASE("libraries: latencies change between versions of NCCL", "[catalog]") {
  struct row {
    std::string_view id;
    double ring_base_ll, tree_base_simple, ring_net_simple, tree_net_simple, tree_direct_simple, nvls,
        nvls_tree_net;
  };
  for (row const& r :
       {row{"nccl-2.8", 3.6, 0, 9.6, 28, 28, 0, 0}, row{"nccl-2.12", 3.6, 0, 28, 28, 28, 0, 0},
        row{"nccl-2.18", 6.6, 0, 14, 14, 4, 23, 19}, row{"nccl-2.19", 6.6, 0, 14, 28, 28, 23, 14},
        row{"nccl-2.23", 6.6, 8.4, 14, 14, 4, 25, 14}, row{"nccl-2.30", 6.6, 8.4, 14, 14, 4, 25, 20.9}}) {
    INFO(r.id);
    tuning const t = table(r.id, "hopper");
    CHECK(base_us(t, algorithm::ring, wire_protocol::ll) == Approx(r.ring_base_ll));
    CHECK(base_us(t, algorithm::tree, wire_protocol::simple) == Approx(r.tree_base_simple));
    CHECK(hop_us(t, hop_medium::network, algorithm::ring, wire_protocol::simple) ==
          Approx(r.ring_net_simple));
    CHECK(hop_us(t, hop_medium::network, algorithm::tree, wire_protocol::simple) ==
          Approx(r.tree_net_simple));
    CHECK(hop_us(t, hop_medium::direct, algorithm::tree, wire_protocol::simple) ==
          Approx(r.tree_direct_simple));
    CHECK(hop_us(t, hop_medium::direct, algorithm::nvls, wire_protocol::simple) == Approx(r.nvls));
    CHECK(hop_us(t, hop_medium::network, algorithm::nvls_tree, wire_protocol::simple) ==
          Approx(r.nvls_tree_net));
    CHECK(hop_us(t, hop_medium::pcie, algorithm::ring, wire_protocol::simple) == Approx(5.7));
    bool const has_pat = r.id == "nccl-2.23" || r.id == "nccl-2.30";
    CHECK(t.has(node_span::more, algorithm::pat, wire_protocol::simple) == has_pat);
    CHECK(base_value(t.pat_per_rank) == Approx(has_pat ? 2.8e-6 : 0.0));
    CHECK(t.pat_overlap == (has_pat ? 3.5 : 1.0));
    CHECK(t.has(node_span::one, algorithm::nvls, wire_protocol::simple) == (r.nvls > 0));
    CHECK(t.has(node_span::more, algorithm::nvls_tree, wire_protocol::simple) == (r.nvls > 0));
  }
}

TEST_CASE("libraries: bandwidth rules of NCCL 2.30 on Hopper", "[catalog]") {
  tuning const t = table("nccl-2.30", "hopper");
  // Rings: half of the bandwidth up to a ceiling, 92 % up to 36.7 GB/s a channel, all of it.
  auto const ring = [&](node_span s, wire_protocol p) { return t.rule(s, algorithm::ring, p); };
  CHECK(ring(node_span::one, wire_protocol::ll).share == 0.5);
  CHECK(ceiling(ring(node_span::one, wire_protocol::ll)) == Approx(141));
  CHECK(ceiling(ring(node_span::two, wire_protocol::ll)) == Approx(39));  // Volta's row across nodes
  CHECK(ceiling(ring(node_span::more, wire_protocol::ll)) == Approx(20.4));
  CHECK(per_channel(ring(node_span::more, wire_protocol::ll)) == infinite);
  CHECK(ring(node_span::two, wire_protocol::ll128).share == 0.92);
  CHECK(per_channel(ring(node_span::two, wire_protocol::ll128)) == Approx(36.7));
  CHECK(ring(node_span::more, wire_protocol::simple).share == 1.0);
  CHECK(per_channel(ring(node_span::more, wire_protocol::simple)) == infinite);
  CHECK(ceiling(ring(node_span::more, wire_protocol::simple)) == infinite);

  auto const tree = [&](node_span s, wire_protocol p) { return t.rule(s, algorithm::tree, p); };
  CHECK(tree(node_span::one, wire_protocol::ll).share == Approx(0.2421052632));        // 0.92 / 3.8
  CHECK(per_channel(tree(node_span::one, wire_protocol::ll)) == Approx(10.18421053));  // 38.7 / 3.8
  CHECK(ceiling(tree(node_span::more, wire_protocol::ll)) == Approx(20.4));
  CHECK(tree(node_span::one, wire_protocol::ll128).share == Approx(0.7155555556));  // 0.92 x 7/9
  CHECK(per_channel(tree(node_span::one, wire_protocol::ll128)) == Approx(30.1));   // 38.7 x 7/9, below 36.7
  CHECK(tree(node_span::two, wire_protocol::ll128).share == Approx(0.8625));        // 0.92 x 120/128
  CHECK(per_channel(tree(node_span::two, wire_protocol::ll128)) == Approx(36.7));   // below 41.4 x 120/128
  CHECK(per_channel(tree(node_span::more, wire_protocol::ll128)) == Approx(29));    // below 36 x 120/128
  CHECK(tree(node_span::more, wire_protocol::simple).share == 0.92);
  CHECK(per_channel(tree(node_span::more, wire_protocol::simple)) == Approx(36));

  CHECK(t.rule(node_span::one, algorithm::nvls, wire_protocol::simple).share == 0.85);
  CHECK(per_channel(t.rule(node_span::one, algorithm::nvls, wire_protocol::simple)) == infinite);
  CHECK_FALSE(t.has(node_span::one, algorithm::nvls_tree, wire_protocol::simple));
  CHECK_FALSE(t.has(node_span::two, algorithm::nvls, wire_protocol::simple));
  CHECK(t.rule(node_span::two, algorithm::nvls_tree, wire_protocol::simple).share == 0.85);
  CHECK(per_channel(t.rule(node_span::two, algorithm::nvls_tree, wire_protocol::simple)) == Approx(57.7));
  CHECK(per_channel(t.rule(node_span::more, algorithm::nvls_tree, wire_protocol::simple)) == Approx(45.5));
  CHECK(ceiling(t.rule(node_span::more, algorithm::nvls_tree, wire_protocol::simple)) == infinite);
  CHECK_FALSE(t.has(node_span::more, algorithm::nvls_tree, wire_protocol::ll));
  CHECK(t.rule(node_span::more, algorithm::collnet, wire_protocol::simple).share == 1.0);
  CHECK(hop_us(t, hop_medium::network, algorithm::collnet, wire_protocol::simple) == Approx(31));
  CHECK(t.rule(node_span::more, algorithm::pat, wire_protocol::simple).share == 0.75);
  CHECK(ceiling(t.rule(node_span::more, algorithm::pat, wire_protocol::simple)) == infinite);
  CHECK(base_us(t, algorithm::pat, wire_protocol::simple) == Approx(8));
  CHECK(hop_us(t, hop_medium::network, algorithm::pat, wire_protocol::simple) == Approx(14));

  CHECK(t.rule(node_span::more, algorithm::pairwise, wire_protocol::ll).share == 0.5);
  CHECK_FALSE(t.has(node_span::more, algorithm::pairwise, wire_protocol::ll128));
  CHECK(t.rule(node_span::one, algorithm::pairwise, wire_protocol::simple).share == 1.0);
  CHECK(ceiling(t.rule(node_span::one, algorithm::pairwise, wire_protocol::simple)) == infinite);
  CHECK_FALSE(t.has(node_span::one, algorithm::hierarchical, wire_protocol::simple));

  CHECK(base_value(t.least_inside_hop[0]) == Approx(1e-6));
  CHECK(base_value(t.least_inside_hop[2]) == Approx(3e-6));
  CHECK(t.ring_all_reduce_factor == 1.4);
  CHECK_FALSE(t.counts_closing_step);
}

TEST_CASE("libraries: generations of NCCL's tables", "[catalog]") {
  tuning const volta = table("nccl-2.12", "volta");
  CHECK(volta.ring_all_reduce_factor == 1.9);
  CHECK(per_channel(volta.rule(node_span::more, algorithm::tree, wire_protocol::simple)) == Approx(10));
  CHECK_FALSE(table("nccl-2.30", "ampere").has(node_span::one, algorithm::nvls, wire_protocol::simple));
  tuning const blackwell = table("nccl-2.30", "blackwell");
  CHECK(blackwell.rule(node_span::one, algorithm::nvls, wire_protocol::simple).share == 0.74);
  CHECK(per_channel(blackwell.rule(node_span::two, algorithm::tree, wire_protocol::ll128)) == Approx(31.67));
  // A family that NCCL does not list has no caps.
  tuning const other = table("nccl-2.18", "tpu");
  CHECK(other.ring_all_reduce_factor == 1.0);
  CHECK(per_channel(other.rule(node_span::more, algorithm::tree, wire_protocol::simple)) == infinite);
  CHECK_FALSE(other.has(node_span::one, algorithm::nvls, wire_protocol::simple));
}

TEST_CASE("libraries: corrections by size", "[catalog]") {
  tuning const nccl = table("nccl-2.23", "hopper");
  // 23 of the 24 factors of a tree are read; 4 KiB is the seventh size from 64 bytes on.
  auto const ll = corrections(nccl, algorithm::tree, wire_protocol::ll);
  REQUIRE(ll.size() == 23);
  CHECK(ll[4] == 0.9);
  CHECK(ll[12] == 0.4);
  CHECK(corrections(nccl, algorithm::tree, wire_protocol::ll128)[6] == 0.8);
  CHECK(corrections(nccl, algorithm::tree, wire_protocol::simple)[11] == 0.5);
  for (auto const a : {algorithm::ring, algorithm::nvls, algorithm::nvls_tree, algorithm::collnet}) {
    for (auto const p : {wire_protocol::ll, wire_protocol::ll128, wire_protocol::simple})
      CHECK(corrections(nccl, a, p).empty());
  }
  tuning const rccl = table("rccl-2.21-model-4", "cdna2");
  CHECK(corrections(rccl, algorithm::tree, wire_protocol::ll128).size() == 27);
  CHECK(corrections(rccl, algorithm::tree, wire_protocol::ll128)[13] == 1.0);
  CHECK(corrections(rccl, algorithm::ring, wire_protocol::ll128)[26] == 0.3);
}

TEST_CASE("libraries: RCCL's tuning models", "[catalog]") {
  tuning const five = table("rccl-2.21-model-5", "cdna3");
  CHECK(hop_us(five, hop_medium::network, algorithm::ring, wire_protocol::simple) == Approx(320));
  CHECK(hop_us(five, hop_medium::direct, algorithm::ring, wire_protocol::simple) == Approx(2.1));
  CHECK(hop_us(five, hop_medium::pcie, algorithm::tree, wire_protocol::simple) == Approx(5.7));
  CHECK(base_us(five, algorithm::tree, wire_protocol::ll) == Approx(12));
  CHECK(five.rule(node_span::two, algorithm::tree, wire_protocol::simple).share == 0.11);
  CHECK(five.rule(node_span::more, algorithm::tree, wire_protocol::simple).share == 0.59);
  CHECK(per_channel(five.rule(node_span::more, algorithm::tree, wire_protocol::simple)) == infinite);
  CHECK(five.counts_closing_step);
  CHECK(five.ring_all_reduce_factor == 1.0);
  CHECK(five.pat_overlap == 1.0);
  CHECK(base_value(five.least_inside_hop[2]) == 0.0);

  tuning const three = table("rccl-2.21-model-3", "cdna2");
  for (auto const s : {node_span::one, node_span::two, node_span::more}) {
    CHECK_FALSE(three.has(s, algorithm::ring, wire_protocol::ll128));
    CHECK_FALSE(three.has(s, algorithm::tree, wire_protocol::ll128));
    CHECK(three.has(s, algorithm::ring, wire_protocol::simple));
    CHECK_FALSE(three.has(s, algorithm::nvls, wire_protocol::simple));
    CHECK_FALSE(three.has(s, algorithm::pat, wire_protocol::simple));
    CHECK(three.rule(s, algorithm::pairwise, wire_protocol::ll).share == 0.5);
  }
  CHECK(three.rule(node_span::two, algorithm::tree, wire_protocol::simple).share == 1.75);
  CHECK(three.rule(node_span::more, algorithm::tree, wire_protocol::simple).share == 0.96);

  CHECK(table("rccl-2.21-model-0", "").rule(node_span::one, algorithm::ring, wire_protocol::ll128).share ==
        0.34);
  CHECK(hop_us(table("rccl-2.21-model-1", ""), hop_medium::network, algorithm::ring, wire_protocol::ll) ==
        Approx(5.1));
  CHECK(hop_us(table("rccl-2.21-model-2", ""), hop_medium::network, algorithm::tree, wire_protocol::ll) ==
        Approx(27.9));
  CHECK(table("rccl-2.21-model-1", "").rule(node_span::more, algorithm::ring, wire_protocol::ll).share ==
        0.20);
  CHECK(hop_us(table("rccl-2.21-model-4", ""), hop_medium::network, algorithm::ring, wire_protocol::simple) ==
        Approx(209.2));
}

TEST_CASE("libraries: every table offers rings with Simple, and no factor is above one", "[catalog]") {
  for (auto const& library : catalog::libraries) {
    INFO(library.id);
    tuning const t = catalog::make_tuning(library, "hopper");
    for (auto const s : {node_span::one, node_span::two, node_span::more})
      CHECK(t.rule(s, algorithm::ring, wire_protocol::simple).share == 1.0);
    for (auto const& by_protocol : t.corrections) {
      for (auto const factors : by_protocol)
        CHECK(std::all_of(factors.begin(), factors.end(), [](double x) { return x > 0.0 && x <= 1.0; }));
    }
  }
}

TEST_CASE("libraries: nodes and profiles name tables that exist", "[catalog]") {
  CHECK(catalog::find_node("frontier-node")->library == "rccl-2.21-model-3");
  CHECK(catalog::find_node("azure-nd-mi300x-v5")->library == "rccl-2.21-model-5");
  CHECK(catalog::find_node("mi325x-server")->library == "rccl-2.21-model-5");
  CHECK(catalog::find_node("mi355x-ubb")->library == "rccl-2.21-model-5");
  for (auto const& node : catalog::nodes) {
    INFO(node.id);
    bool const amd = catalog::find_accelerator(node.accelerators.front())->vendor == "amd";
    CHECK(node.library.empty() == !amd);
    if (amd) CHECK(catalog::find_library(node.library) != nullptr);
  }
  for (auto const& profile : catalog::profiles) CHECK(catalog::find_library(profile.library) != nullptr);
}

TEST_CASE("libraries: the provenance holds every entry of a correction table", "[catalog]") {
  auto const* file = catalog::find_by_id(catalog::provenance_libraries, "nccl-2.30");
  REQUIRE(file != nullptr);
  auto const at = [&](std::string_view pointer) {
    auto const found = std::find_if(file->values.begin(), file->values.end(),
                                    [&](auto const& value) { return value.pointer == pointer; });
    REQUIRE(found != file->values.end());
    return *found;
  };
  CHECK(at("/corrections/tree/ll/values/12").value == 0.4);
  CHECK(at("/corrections/tree/simple/values/23").value == 0.9);  // the one that is not read
  CHECK(at("/caps/hopper/nvls_efficiency").value == 0.85);
  CHECK(at("/pat/per_rank").unit == "us");
  CHECK(at("/counts_closing_step").unit == "flag");
}
