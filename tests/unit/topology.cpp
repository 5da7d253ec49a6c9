#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include <catch2/catch.hpp>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/systems.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/collectives/placement.hpp"

using namespace scalekit;

namespace {

collective_settings<> free_calls() {
  collective_settings<> s{};
  s.tuning = catalog::make_tuning(*catalog::find_library("nccl-2.23"), "hopper");
  s.algorithm = collective_algorithm::ring;
  s.protocol = wire_protocol::simple;
  return s;
}

fabric<> nodes_of_eight() {
  fabric<> f{};
  f.inside_node = one_way(gigabytes_per_second(360));
  f.between_nodes = one_way(gigabytes_per_second(400));
  f.inside_channels = 12;
  return f;
}

// Bytes per second and rank that a large all-gather moves past a rank.
double rate_of(process_group const& g, fabric<> const& f, collective op = collective::all_gather) {
  auto const e = collective_time(op, terabytes(1), g, f, free_calls());
  return 1e12 * detail::ring_volume(op, g.ranks) / base_value(e.time - e.latency) / 1e9;
}

}  // namespace

TEST_CASE("the order of ranks decides which groups share a node") {
  rank_placement p{};
  p.degrees = {8, 2, 4, 4};
  auto const group = [&](parallel_axis a) { return group_of(a, p, 8); };
  // Tensor first: its eight ranks fill a node, and every other group has one rank in each of its nodes.
  CHECK(group(parallel_axis::tensor).nodes == 1);
  CHECK(p.stride(parallel_axis::context) == 8);
  CHECK(p.stride(parallel_axis::data) == 16);
  CHECK(p.stride(parallel_axis::pipeline) == 64);
  CHECK(group(parallel_axis::data).nodes == 4);
  CHECK(group(parallel_axis::data).groups_sharing_network == 8);
  // Data first: four of its ranks sit in a node, and tensor groups spread over many.
  p.order = {parallel_axis::data, parallel_axis::context, parallel_axis::tensor, parallel_axis::pipeline};
  CHECK(group(parallel_axis::data).nodes == 1);
  CHECK(p.stride(parallel_axis::tensor) == 8);
  CHECK(group(parallel_axis::tensor).nodes == 8);
}

TEST_CASE("groups that fit a node but do not divide it are priced where they lie across two") {
  CHECK(strided_group(6, 1, 8).nodes == 2);
  CHECK(strided_group(4, 1, 8).nodes == 1);
  CHECK(strided_group(8, 1, 8).nodes == 1);
  CHECK(strided_group(3, 2, 8).nodes == 2);
  CHECK(strided_group(12, 1, 8).nodes == 2);
  CHECK(strided_group(12, 1, 8).most_ranks_per_node() == 8);
  CHECK(rate_of(strided_group(6, 1, 8), nodes_of_eight()) > 0.0);
}

TEST_CASE("groups that do not fill nodes: the worst of them, and all that cross from one node") {
  auto const spans = [](std::int64_t ranks, std::int64_t all) {
    auto const g = strided_group(ranks, 1, 8, all);
    return std::pair{g.nodes, g.groups_sharing_network};
  };
  CHECK(spans(11, 88) == std::pair<std::int64_t, std::int64_t>{3, 2});
  CHECK(spans(19, 152) == std::pair<std::int64_t, std::int64_t>{4, 2});
  CHECK(spans(12, 24) == std::pair<std::int64_t, std::int64_t>{2, 2});
  CHECK(spans(3, 24) == std::pair<std::int64_t, std::int64_t>{2, 2});
  CHECK(spans(12, 12) == std::pair<std::int64_t, std::int64_t>{2, 1});
  CHECK(strided_group(6, 1, 8).most_ranks_per_node() == 4);
  CHECK(strided_group(88, 1, 8).groups_sharing_network == 1);
}

TEST_CASE("the nodes of a group and the groups of a node are those that counting finds") {
  for (std::int64_t const node : {1, 2, 3, 4, 6, 8, 9, 16}) {
    for (std::int64_t ranks = 2; ranks <= 40; ++ranks) {
      for (std::int64_t stride = 1; stride <= 18; ++stride) {
        for (std::int64_t const blocks : {0, 1, 2, 3, 5}) {
          std::int64_t const length = ranks * stride;
          std::int64_t nodes = 1;
          std::int64_t most = 0;
          std::map<std::int64_t, std::int64_t> crossing;
          for (std::int64_t b = 0; b < (blocks > 0 ? blocks : node); ++b) {
            for (std::int64_t j = 0; j < stride; ++j) {
              std::map<std::int64_t, std::int64_t> held;
              for (std::int64_t i = 0; i < ranks; ++i) ++held[(b * length + j + i * stride) / node];
              auto const span = static_cast<std::int64_t>(held.size());
              if (span > nodes) most = 0;
              nodes = std::max(nodes, span);
              for (auto const& [n, count] : held) {
                if (span == nodes) most = std::max(most, count);
                if (span > 1) ++crossing[n];
              }
            }
          }
          std::int64_t sharing = 1;
          for (auto const& [n, groups] : crossing) sharing = std::max(sharing, groups);
          auto const g = strided_group(ranks, stride, node, blocks * length);
          bool const right =
              g.nodes == nodes && g.groups_sharing_network == sharing &&
              // Where a stride does not divide a node, over three nodes and more: what a node can hold.
              (nodes > 2 && node % stride != 0 ? g.most_ranks_per_node() >= most
                                               : g.most_ranks_per_node() == most);
          if (right) continue;
          CAPTURE(node, ranks, stride, blocks, g.nodes, nodes, g.groups_sharing_network, sharing,
                  g.most_ranks_per_node(), most);
          FAIL_CHECK("counted otherwise");
        }
      }
    }
  }
}

TEST_CASE("ranks further apart than a node sit on nodes of their own") {
  auto const g = strided_group(4, 16, 8);
  CHECK(g.nodes == 4);
  CHECK(g.groups_sharing_network == 8);
}

TEST_CASE("groups that cross the network at once share its cards") {
  CHECK(rate_of(strided_group(64, 1, 8), nodes_of_eight()) == Approx(360));
  CHECK(rate_of(strided_group(32, 2, 8), nodes_of_eight()) == Approx(200));
  CHECK(rate_of(strided_group(8, 8, 8), nodes_of_eight()) == Approx(50));
}

TEST_CASE("a narrow level of the network is shared by the groups that leave its units") {
  auto f = nodes_of_eight();
  f.tiers[0] = {3072, 7.0, microseconds(50)};
  // A ring over neighbouring nodes leaves a pod once: 384 nodes x 400 GB/s / 7 are plenty.
  CHECK(rate_of(strided_group(8192, 1, 8), f) == Approx(360));
  // 1,024 groups of three ranks in each pod: all leave it, each with its share of the narrow level.
  CHECK(rate_of(strided_group(8, 1024, 8), f) == Approx(384 * 400.0 / 7 / 1024));
  CHECK(level_spanned(strided_group(8, 1, 8), f) == 0);
  CHECK(level_spanned(strided_group(2048, 1, 8), f) == 1);
  CHECK(level_spanned(strided_group(8192, 1, 8), f) == 2);
  // Below a pod nothing changes.
  CHECK(rate_of(strided_group(2048, 1, 8), f) == Approx(360));
  // Of an all-to-all over eight pods, seven eighths of what leaves the nodes leaves the pod.
  auto const wide = strided_group(24576, 1, 8);
  auto plain = f;
  plain.tiers = {};
  double const leaving = (24576.0 - 3072.0) / (24576.0 - 8.0);
  CHECK(rate_of(wide, plain, collective::all_to_all) / rate_of(wide, f, collective::all_to_all) ==
        Approx(7.0 * leaving));
}

TEST_CASE("crossing a pod costs latency once for each pod and turn") {
  auto f = nodes_of_eight();
  auto const latency = [&](std::int64_t ranks, collective op) {
    auto const e = collective_time(op, bytes(0), strided_group(ranks, 1, 8), f, free_calls());
    return value_in(e.latency, microseconds);
  };
  double const before = latency(24576, collective::all_gather);
  f.tiers[0] = {3072, 1.0, microseconds(50)};
  CHECK(latency(24576, collective::all_gather) - before == Approx(7 * 50.0));
  CHECK(latency(3072, collective::all_gather) == Approx((3072 / 8 - 1) * 0.0).margin(1e-9));
}

TEST_CASE("a full mesh gives a smaller group fewer links") {
  auto f = nodes_of_eight();
  f.links = link_topology::full_mesh;
  CHECK(rate_of(strided_group(8, 1, 8), f) == Approx(360));
  CHECK(rate_of(strided_group(4, 1, 8), f) == Approx(360 * 3.0 / 7.0));
  CHECK(rate_of(strided_group(2, 1, 8), f) == Approx(360 / 7.0));
}

TEST_CASE("the hybrid cube mesh closes six rings over eight, four over four and none over five") {
  CHECK(reached_links(link_topology::hybrid_mesh, 8, 8) == 1.0);
  CHECK(reached_links(link_topology::hybrid_mesh, 4, 8) == Approx(4.0 / 6.0));
  CHECK(reached_links(link_topology::hybrid_mesh, 5, 8) == Approx(2.0 / 6.0));
  CHECK(reached_links(link_topology::hybrid_mesh, 2, 8) == Approx(1.0 / 6.0));
}

TEST_CASE("a torus runs along all its axes at once") {
  CHECK(torus_of(4096, 3) == torus_extents{16, 16, 16});
  CHECK(torus_of(256, 2) == torus_extents{16, 16, 0});
  CHECK(torus_of(2048, 3) == torus_extents{8, 16, 16});
  CHECK(torus_of(100, 0) == torus_extents{});
  fabric<> f{};
  f.inside_node = one_way(gigabytes_per_second(300));
  f.torus = torus_of(4096, 3);
  // Three axes of 100 GB/s, both directions together; one axis for a group of 16.
  CHECK(rate_of(strided_group(4096, 1, 4), f) == Approx(300));
  CHECK(rate_of(strided_group(256, 1, 4), f) == Approx(200));
  CHECK(rate_of(strided_group(16, 1, 4), f) == Approx(100));
  // With 16 ranks of tensor parallelism on the first axis, data parallelism has the two others.
  CHECK(rate_of(strided_group(256, 16, 4), f) == Approx(200));
  // All-to-all around 16: a quarter of the way in two directions.
  auto const e =
      collective_time(collective::all_to_all, gigabytes(1), strided_group(16, 1, 4), f, free_calls());
  CHECK(value_in(e.time, seconds) == Approx(1e9 * 16 / 4 / 100e9));
}

TEST_CASE("a machine of the catalogue brings its levels") {
  auto const meta = catalog::make_cluster(*catalog::find_system("meta-roce-24k"), 24576);
  CHECK(meta.network.tiers[0].accelerators == 3072);
  CHECK(meta.network.tiers[0].oversubscription == 7.0);
  CHECK(value_in(meta.network.tiers[0].extra_latency, microseconds) == Approx(112.5 - 35));
  auto const frontier = catalog::make_cluster(*catalog::find_system("frontier"), 1024);
  CHECK(frontier.network.tiers[0].accelerators == 1024);
  CHECK(frontier.network.tiers[0].oversubscription == Approx(1.75));
  auto const pod = catalog::make_cluster(*catalog::find_system("tpu-v4-pod"), 4096);
  CHECK(fabric_of(pod).torus == torus_extents{16, 16, 16});
}
