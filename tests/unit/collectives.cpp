#include <algorithm>
#include <cmath>
#include <utility>

#include <catch2/catch.hpp>

#include "scalekit/catalog/collective_costs.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/catalog/resolve_collectives.hpp"
#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/channels.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/collectives/half_bandwidth.hpp"
#include "scalekit/collectives/selection_points.hpp"

using namespace scalekit;

namespace {

// H100 nodes of eight: 12 channels of 30 GB/s inside, eight cards of 50 GB/s out.
fabric<> h100_fabric() {
  fabric<> f{};
  f.inside_node = one_way(gigabytes_per_second(360));
  f.between_nodes = one_way(gigabytes_per_second(400));
  f.inside_channels = 12;
  f.crossing = {8, gigabytes_per_second(45)};
  return f;
}

// NCCL's choices with round costs, so that every sum can be done by hand.
collective_settings<> round_costs() {
  collective_settings<> s{};
  s.tuning = catalog::make_tuning(*catalog::find_library("nccl-2.23"), "hopper");
  s.constants.start = {microseconds(7), microseconds(14), microseconds(8)};
  s.constants.direct_hop = {microseconds(0.5), microseconds(2), microseconds(3)};
  s.constants.pcie_hop = {microseconds(1), microseconds(4), microseconds(6)};
  s.constants.multicast = microseconds(25);
  s.constants.flagged_crossing = microseconds(3);
  s.constants.crossing = microseconds(10);
  return s;
}

collective_settings<> forced(collective_algorithm a, wire_protocol p) {
  auto s = round_costs();
  s.algorithm = a;
  s.protocol = p;
  return s;
}

double microseconds_of(duration<> const& d) { return value_in(d, microseconds); }

double latency_of(collective op, process_group const& g, collective_settings<> const& s,
                  fabric<> const& f = h100_fabric()) {
  auto const e = collective_time(op, bytes(0), g, f, s);
  if (s.algorithm) CHECK(e.algorithm == *s.algorithm);
  if (s.protocol) CHECK(e.protocol == *s.protocol);
  return microseconds_of(e.latency);
}

}  // namespace

TEST_CASE("ring latency is the sum of its hops") {
  // 2,048 ranks on 256 nodes: 1,792 hops inside and 255 between nodes.
  process_group const group = strided_group(2048, 1, 8);
  CHECK(group.nodes == 256);
  auto const latency = [&](wire_protocol p) {
    return latency_of(collective::all_gather, group, forced(collective_algorithm::ring, p));
  };
  CHECK(latency(wire_protocol::ll) == Approx(7 + 1792 * 0.5 + 255 * 3));
  CHECK(latency(wire_protocol::ll128) == Approx(14 + 1792 * 2 + 255 * 10));
  CHECK(latency(wire_protocol::simple) == Approx(8 + 1792 * 3 + 255 * 10));
  CHECK(
      latency_of(collective::all_reduce, group, forced(collective_algorithm::ring, wire_protocol::simple)) ==
      Approx(8 + 2 * (1792 * 3 + 255 * 10)));
}

TEST_CASE("a tree all-reduce grows with the logarithm of the nodes") {
  auto const s = forced(collective_algorithm::tree, wire_protocol::simple);
  auto const latency = [&](std::int64_t ranks) {
    return latency_of(collective::all_reduce, strided_group(ranks, 1, 8), s);
  };
  // A chain of seven hops inside, up and down, and one level of the tree for each doubling.
  CHECK(latency(64) == Approx(8 + 14 * 3 + 6 * 10));
  CHECK(latency(128) - latency(64) == Approx(20));
  CHECK(latency(2048) - latency(1024) == Approx(20));
}

TEST_CASE("reduction in switches takes one step inside nodes") {
  auto f = h100_fabric();
  f.multicast = {8, gigabytes_per_second(40)};
  f.reduces_in_network = true;
  auto const group = strided_group(64, 1, 8);
  CHECK(latency_of(collective::all_reduce, strided_group(8, 1, 8),
                   forced(collective_algorithm::nvls, wire_protocol::simple), f) == Approx(25));
  CHECK(latency_of(collective::all_reduce, group,
                   forced(collective_algorithm::nvls_tree, wire_protocol::simple), f) == Approx(25 + 6 * 10));
  CHECK(latency_of(collective::all_reduce, group,
                   forced(collective_algorithm::collnet, wire_protocol::simple),
                   f) == Approx(8 + 2 * 3 + 10));
}

TEST_CASE("multicast moves each byte over a link once, and fills before it streams") {
  auto f = h100_fabric();
  f.multicast = {8, gigabytes_per_second(40)};
  auto const s = forced(collective_algorithm::nvls, wire_protocol::simple);
  auto const e = collective_time(collective::all_reduce, gigabytes(10), strided_group(8, 1, 8), f, s);
  // Seven of eight channels at 85 %, both ways at once; the first chunk is 8 x 8 x 128 KiB.
  double const rate = 2 * 7 * 40e9 * 0.85;
  CHECK(base_value(e.time - e.latency) == Approx((10e9 + 8388608.0) * 1.75 / rate));
}

TEST_CASE("PAT takes a logarithmic number of crossings where ranks sit on nodes of their own") {
  auto const s = forced(collective_algorithm::pat, wire_protocol::simple);
  CHECK(latency_of(collective::all_gather, strided_group(256, 8, 8), s) == Approx(8 + 8 * 10));
  CHECK(latency_of(collective::all_gather, strided_group(257, 8, 8), s) == Approx(8 + 9 * 10));
}

TEST_CASE("bandwidth-bound ring collectives approach size over bandwidth") {
  auto const s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const time = [&](collective op) {
    return value_in(collective_time(op, terabytes(1), strided_group(1024, 1, 8), h100_fabric(), s).time,
                    seconds);
  };
  CHECK(time(collective::all_gather) == Approx(1000.0 / 360.0).epsilon(1e-2));
  CHECK(time(collective::reduce_scatter) == time(collective::all_gather));
  CHECK(time(collective::broadcast) == Approx(1000.0 / 360.0).epsilon(1e-2));
  CHECK(time(collective::all_reduce) == Approx(2 * time(collective::all_gather)).epsilon(1e-4));
}

TEST_CASE("network cards store one hand-over of each channel before they forward") {
  auto const s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const group = strided_group(64, 1, 8);
  auto const latency = [&](data_size<> const& size) {
    return microseconds_of(collective_time(collective::all_gather, size, group, h100_fabric(), s).latency);
  };
  double const empty = latency(bytes(0));
  // Below the hand-over the whole part of a channel is stored: size / 64 over 400 GB/s, seven times.
  CHECK(latency(mebibytes(64)) - empty == Approx(7 * (1048576.0 / 400e9) * 1e6));
  CHECK(latency(gibibytes(16)) - empty == Approx(7 * (8 * 1048576.0 / 400e9) * 1e6));
}

TEST_CASE("what cards store goes by cards and not by channels") {
  auto const s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto f = h100_fabric();
  auto const stored = [&](process_group const& group) {
    auto const latency = [&](data_size<> const& size) {
      return microseconds_of(collective_time(collective::all_gather, size, group, f, s).latency);
    };
    return latency(gibibytes(64)) - latency(bytes(0));
  };
  auto const group = strided_group(64, 1, 8);
  f.crossing = {16, gigabytes_per_second(22.5), 8};
  CHECK(stored(group) == Approx(7 * (8 * 1048576.0 / 400e9) * 1e6));
  // Each of eight groups has a channel of its own, on four cards too.
  f.crossing = {4, gigabytes_per_second(45), 4};
  CHECK(stored(group) == Approx(7 * (4 * 1048576.0 / 400e9) * 1e6));
  CHECK(stored(strided_group(8, 8, 8)) == Approx(7 * (1048576.0 / 50e9) * 1e6));
}

TEST_CASE("a message between two ranks is stored in small pieces, at the network's own efficiency") {
  auto s = round_costs();
  s.constants.network_efficiency = 0.5;
  s.constants.pairwise_call = microseconds(9);
  auto const e =
      collective_time(collective::point_to_point, gigabytes(1), strided_group(2, 8, 8), h100_fabric(), s);
  CHECK(microseconds_of(e.latency) == Approx(9 + 10 + 131072.0 / 50e9 * 1e6));
  CHECK(value_in(e.time - e.latency, seconds) == Approx(1e9 / 50e9));
  // All ranks at once lose more.
  auto const all =
      collective_time(collective::all_to_all, gigabytes(1), strided_group(16, 1, 8), h100_fabric(), s);
  CHECK(value_in(all.time - all.latency, seconds) == Approx(0.5 * 8 * 1e9 / 200e9));
  CHECK(microseconds_of(all.latency) == Approx(9 + 10 + 8 * 131072.0 / 200e9 * 1e6));
}

TEST_CASE("through PCIe an all-to-all passes the same links to the cards") {
  auto s = round_costs();
  auto f = h100_fabric();
  f.inside_medium = hop_medium::pcie;
  f.inside_node = one_way(gigabytes_per_second(20));
  auto const wire = [&](std::int64_t ranks) {
    auto const e = collective_time(collective::all_to_all, gigabytes(1), strided_group(ranks, 1, 8), f, s);
    return value_in(e.time - e.latency, seconds);
  };
  CHECK(wire(8) == Approx(7.0 / 8.0 / 20));
  CHECK(wire(16) == Approx(15.0 / 16.0 / 20));
}

TEST_CASE("a last node that is not full is priced as one that is") {
  auto const s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const stored = [&](std::int64_t ranks) {
    auto const group = strided_group(ranks, 1, 8, ranks);
    auto const latency = [&](data_size<> const& size) {
      return microseconds_of(collective_time(collective::all_gather, size, group, h100_fabric(), s).latency);
    };
    return latency(mebibytes(1)) - latency(bytes(0));
  };
  CHECK(stored(17) == Approx(stored(24)));
}

TEST_CASE(
    "the tuner counts a broadcast as one hop inside a switched node and as hops of the network across") {
  auto const s = round_costs();
  auto const expects = [&](process_group const& group, fabric<> const& f, wire_protocol p) {
    detail::tuner_call<double> const call(collective::broadcast, 0.0, group, f, s.tuning);
    auto const shape = detail::tuner_shape_of(call, collective_algorithm::ring);
    return 1e6 *
           detail::tuner_estimates(call, shape, collective_algorithm::ring)[static_cast<std::size_t>(p)];
  };
  auto f = h100_fabric();
  auto const node = strided_group(8, 1, 8);
  CHECK(expects(node, f, wire_protocol::ll) == Approx(6.6 + 0.6));
  CHECK(expects(node, f, wire_protocol::simple) == Approx(8.4 + 3.4));
  // Simple takes the hops of a tree where there are several.
  f.links = link_topology::full_mesh;
  CHECK(expects(node, f, wire_protocol::simple) == Approx(8.4 + 8 * 4.0));
  auto const across = strided_group(32, 1, 8);
  CHECK(expects(across, f, wire_protocol::ll128) == Approx(14 + 32 * 4.0));
  CHECK(expects(across, f, wire_protocol::simple) == Approx(8.4 + 32 * 14.0));
}

TEST_CASE("RCCL fixes a bandwidth, and on gfx94x has no tree with Simple inside a node") {
  auto const four = catalog::make_tuning(*catalog::find_library("rccl-2.21-model-4"), "cdna2");
  CHECK(value_in(four.fixed_bandwidth, gigabytes_per_second) == Approx(161.4));
  auto const five = catalog::make_tuning(*catalog::find_library("rccl-2.21-model-5"), "cdna3");
  auto const tree = collective_algorithm::tree;
  CHECK_FALSE(five.has(node_span::one, tree, wire_protocol::simple));
  CHECK(five.has(node_span::two, tree, wire_protocol::simple));
  CHECK(five.has(node_span::one, tree, wire_protocol::ll));
  CHECK(five.flagged_broadcast_factor == 1.65);
  CHECK(four.has(node_span::one, tree, wire_protocol::simple));
  // The tuner counts on it whatever the links carry.
  auto const expects = [&](fabric<> const& f) {
    auto const group = strided_group(64, 1, 8);
    detail::tuner_call<double> const call(collective::all_gather, 1e9, group, f, four);
    return detail::tuner_estimates(call, detail::tuner_shape_of(call, collective_algorithm::ring),
                                   collective_algorithm::ring)[2];
  };
  auto slower = h100_fabric();
  slower.crossing.each = gigabytes_per_second(20);
  CHECK(expects(slower) == expects(h100_fabric()));
}

TEST_CASE("a hierarchical collective counts the latency of every chunk of its slower side") {
  auto s = round_costs();
  s.algorithm = collective_algorithm::hierarchical;
  auto const group = strided_group(64, 1, 8);
  auto const e = collective_time(collective::all_gather, gibibytes(1), group, h100_fabric(), s);
  auto const parts = [&](double chunks) {
    auto one = round_costs();
    one.choice = collective_choice::best;
    auto const size = bytes(1073741824.0 / chunks);
    process_group const between{8, 8, 8, 8, 1};
    auto const outside = collective_time(collective::all_gather, size / 8.0, between, h100_fabric(), one);
    auto const inside =
        collective_time(collective::all_gather, size, strided_group(8, 1, 8), h100_fabric(), one);
    auto const& slower = outside.time > inside.time ? outside : inside;
    return std::pair{base_value(outside.time + inside.time + slower.time * (chunks - 1)),
                     base_value(outside.latency + inside.latency + slower.latency * (chunks - 1))};
  };
  std::pair<double, double> least{1e9, 0.0};
  for (double const chunks : {1.0, 2.0, 4.0, 8.0, 16.0}) least = std::min(least, parts(chunks));
  CHECK(base_value(e.time) == Approx(least.first));
  CHECK(base_value(e.latency) == Approx(least.second));
}

TEST_CASE("an all-to-all across nodes shares the cards among all ranks") {
  auto s = round_costs();
  s.constants.pairwise_call = microseconds(9);
  auto const group = strided_group(16, 1, 8);
  auto const e = collective_time(collective::all_to_all, gigabytes(1), group, h100_fabric(), s);
  CHECK(e.algorithm == collective_algorithm::pairwise);
  // Eight of sixteen parts leave the node, for each of its eight ranks, through 400 GB/s.
  CHECK(value_in(e.time - e.latency, seconds) == Approx(0.5 * 8 * 1e9 / 400e9));
  auto const inside =
      collective_time(collective::all_to_all, gigabytes(1), strided_group(8, 1, 8), h100_fabric(), s);
  CHECK(value_in(inside.time - inside.latency, seconds) == Approx(7.0 / 8.0 * 1e9 / 360e9));
  auto const one =
      collective_time(collective::point_to_point, gigabytes(1), strided_group(2, 1, 8), h100_fabric(), s);
  CHECK(microseconds_of(one.latency) == Approx(9 + 3));
  CHECK(value_in(one.time - one.latency, seconds) == Approx(1e9 / 360e9));
}

TEST_CASE("a group of one costs nothing") {
  for (auto const op : {collective::all_gather, collective::all_reduce, collective::all_to_all}) {
    CHECK(base_value(collective_time(op, gibibytes(1), process_group{}, h100_fabric(), round_costs()).time) ==
          0.0);
  }
}

TEST_CASE("call time and the latency ratio act on latency alone") {
  auto s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const time = [&] {
    return collective_time(collective::all_gather, gibibytes(1), strided_group(64, 1, 8), h100_fabric(), s);
  };
  auto const plain = time();
  s.hop_latency_ratio = 2.0;
  s.constants.call = microseconds(20);
  CHECK(microseconds_of(time().time - plain.time) == Approx(20.0 + microseconds_of(plain.latency)));
  s.in_graph = true;
  s.constants.graph_call = microseconds(6);
  CHECK(microseconds_of(time().time - plain.time) == Approx(6.0 + microseconds_of(plain.latency)));
}

TEST_CASE("extra network latency counts once for each crossing, outside the latency ratio") {
  auto links = h100_fabric();
  auto s = forced(collective_algorithm::ring, wire_protocol::simple);
  s.hop_latency_ratio = 2.5;
  auto const latency = [&] { return latency_of(collective::all_gather, strided_group(64, 1, 8), s, links); };
  double const near = latency();
  links.extra_network_latency = microseconds(5);
  CHECK(latency() - near == Approx(7 * 5.0));
}

TEST_CASE("a ring all-reduce inside a node ends with a copy where a generation does not hide it") {
  auto s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const time = [&] {
    return value_in(
        collective_time(collective::all_reduce, gigabytes(8), strided_group(8, 1, 8), h100_fabric(), s).time,
        seconds);
  };
  double const without = time();
  s.constants.closing_copy = 0.5;
  CHECK(time() - without == Approx(0.5 * 1e9 / 360e9));
}

TEST_CASE("bus bandwidth is what nccl-tests prints") {
  auto const s = gigabytes(1);
  auto const t = seconds(0.01);
  CHECK(value_in(algorithm_bandwidth(s, t), gigabytes_per_second) == Approx(100.0));
  auto const bus = [&](collective op) { return value_in(bus_bandwidth(op, 8, s, t), gigabytes_per_second); };
  CHECK(bus(collective::all_reduce) == Approx(175.0));
  CHECK(bus(collective::all_gather) == Approx(87.5));
  CHECK(bus(collective::reduce_scatter) == Approx(87.5));
  CHECK(bus(collective::all_to_all) == Approx(87.5));
  CHECK(bus(collective::broadcast) == Approx(100.0));
  CHECK(bus(collective::point_to_point) == Approx(100.0));
}

TEST_CASE("the size of half the bandwidth is latency times bandwidth for a ring") {
  auto s = forced(collective_algorithm::ring, wire_protocol::simple);
  auto const group = strided_group(8, 1, 8);
  CHECK(value_in(limiting_bus_bandwidth(collective::all_gather, group, h100_fabric(), s),
                 gigabytes_per_second) == Approx(360).epsilon(2e-5));
  auto const half = size_at_bandwidth_fraction(collective::all_gather, group, h100_fabric(), s);
  REQUIRE(half.has_value());
  // 8 us to start and seven hops of 3 us.
  CHECK(base_value(*half) == Approx(29e-6 * 360e9 * 8 / 7).epsilon(2e-3));
  CHECK_FALSE(
      size_at_bandwidth_fraction(collective::all_gather, process_group{}, h100_fabric(), s).has_value());
}

TEST_CASE("the limiting bus bandwidth is the largest, not that of the largest buffer") {
  // The tuner caps the channels of NVLS-tree, and turns to a ring that carries less.
  auto s = round_costs();
  auto f = h100_fabric();
  f.multicast = {8, gigabytes_per_second(60)};
  auto& rules = s.tuning.rules[static_cast<std::size_t>(node_span::two)];
  rules[static_cast<std::size_t>(collective_algorithm::nvls_tree)][2].per_channel_ceiling =
      gigabytes_per_second(40);
  auto const group = strided_group(16, 1, 8);
  auto const run = [&](double size) {
    return collective_time(collective::all_reduce, bytes(size), group, f, s);
  };
  auto const busbw = [&](double size) {
    return base_value(bus_bandwidth(collective::all_reduce, 16, bytes(size), run(size).time));
  };
  CHECK(run(0x1p26).algorithm == collective_algorithm::nvls_tree);
  CHECK(run(0x1p40).algorithm == collective_algorithm::ring);
  double const limit = base_value(limiting_bus_bandwidth(collective::all_reduce, group, f, s));
  CHECK(limit > 1.2 * busbw(0x1p40));
  for (int k = 0; k <= 40; ++k) CHECK(busbw(std::exp2(k)) <= limit);
}

TEST_CASE("selection points are where the library's choice changes, to the byte") {
  auto const s = round_costs();
  auto const group = strided_group(64, 1, 8);
  auto const choice = [&](std::int64_t size) {
    return collective_time(collective::all_reduce, bytes(static_cast<double>(size)), group, h100_fabric(), s);
  };
  int points = 0;
  for_each_selection_point(
      collective::all_reduce, group, h100_fabric(), s, 1, std::int64_t{1} << 36,
      [&](selection_point<> const& p) {
        ++points;
        auto const before = choice(p.bytes - 1);
        auto const after = choice(p.bytes);
        CHECK(before.time == p.before.time);
        CHECK(after.time == p.after.time);
        CHECK((before.algorithm != after.algorithm || before.protocol != after.protocol));
      });
  CHECK(points >= 2);
}

TEST_CASE("a protocol that a library lacks is not chosen and cannot be forced") {
  collective_settings<> s = round_costs();
  s.tuning = catalog::make_tuning(*catalog::find_library("rccl-2.21-model-3"), "cdna2");
  s.protocol = wire_protocol::ll128;
  auto const e =
      collective_time(collective::all_gather, gibibytes(1), strided_group(64, 1, 8), h100_fabric(), s);
  CHECK(e.protocol != wire_protocol::ll128);
}

TEST_CASE("a hierarchical collective is its stages, overlapped in the best number of chunks") {
  auto s = round_costs();
  auto const group = strided_group(256, 1, 8);
  auto const small = [&](std::optional<collective_algorithm> a) {
    s.algorithm = a;
    return collective_time(collective::all_gather, mebibytes(1), group, h100_fabric(), s);
  };
  auto const hierarchical = small(collective_algorithm::hierarchical);
  CHECK(hierarchical.algorithm == collective_algorithm::hierarchical);
  // A ring over 256 ranks counts 255 hops; two levels count 31 crossings at most, and seven hops.
  CHECK(hierarchical.time < small(collective_algorithm::ring).time);
  // On one node there is one level.
  auto const flat =
      collective_time(collective::all_gather, mebibytes(1), strided_group(8, 1, 8), h100_fabric(), s);
  s.algorithm.reset();
  s.choice = collective_choice::best;
  CHECK(flat.time ==
        collective_time(collective::all_gather, mebibytes(1), strided_group(8, 1, 8), h100_fabric(), s).time);
}

TEST_CASE("the library's search between nodes finds the channels that its authors report") {
  auto const search = [](std::string_view generation, double inside, int cards, double card) {
    return crossing_channels(generation, gigabytes_per_second(inside), cards, gigabytes_per_second(card));
  };
  // Eight 400 Gb/s cards on H100: eight channels of 45 GB/s.
  CHECK(search("hopper", 360, 8, 50).count == 8);
  CHECK(value_in(search("hopper", 360, 8, 50).each, gigabytes_per_second) == Approx(45));
  // No channel is faster than a card, and all together no faster than the links of a node.
  for (auto const generation : {"volta", "ampere", "hopper", "blackwell"}) {
    for (double const card : {12.5, 25.0, 50.0, 100.0}) {
      auto const c = search(generation, 240, 8, card);
      CHECK(c.count >= 1);
      CHECK(value_in(c.each, gigabytes_per_second) <= card);
      CHECK(value_in(c.total(), gigabytes_per_second) <= 240 * (1 + 1e-9));
    }
  }
}
