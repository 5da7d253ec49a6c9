#include <catch2/catch.hpp>

#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/collectives/bus_bandwidth.hpp"
#include "scalekit/collectives/collective_time.hpp"

using namespace scalekit;

namespace {

// H100 nodes of eight with 16 channels: ring 360 GB/s inside, 8 x 50 GB/s out.
fabric<> h100_fabric() {
  return {one_way(gigabytes_per_second(360)), one_way(gigabytes_per_second(400)), seconds(0),
          hop_medium::direct};
}

collective_settings<> nccl_on_h100() {
  auto const* lib = catalog::find_by_id(catalog::libraries, "nccl-2.18");
  REQUIRE(lib != nullptr);
  collective_settings<> s{};
  s.tuning = catalog::make_tuning(*lib, "hopper", 16);
  return s;
}

collective_settings<> forced(wire_protocol p) {
  auto s = nccl_on_h100();
  s.protocol = p;
  return s;
}

double microseconds_of(duration<> const& d) { return value_in(d, microseconds); }

}  // namespace

TEST_CASE("ring all-gather latency is NCCL's published sum of hops") {
  // 2,048 ranks on 256 nodes: 1,792 hops inside and 255 between nodes.
  process_group const group = strided_group(2048, 1, 8);
  CHECK(group.nodes == 256);
  auto const latency = [&](wire_protocol p) {
    return microseconds_of(
        collective_time(collective::all_gather, bytes(0), group, h100_fabric(), forced(p)).latency);
  };
  CHECK(latency(wire_protocol::ll) == Approx(6.6 + 1792 * 0.6 + 255 * 2.7));
  CHECK(latency(wire_protocol::ll128) == Approx(14.0 + 1792 * 1.9 + 255 * 4.0));
  CHECK(latency(wire_protocol::simple) == Approx(8.4 + 1792 * 3.4 + 255 * 14.0));
}

TEST_CASE("the estimate for 2 GiB on 256 H100 is the 7.1 ms that NCCL's own formula gives") {
  auto const e = collective_time(collective::all_gather, gibibytes(2), strided_group(256, 1, 8),
                                 h100_fabric(), nccl_on_h100());
  CHECK(e.protocol == wire_protocol::ll128);
  CHECK(value_in(e.time, milliseconds) == Approx(7.07).epsilon(0.01));
}

TEST_CASE("bandwidth-bound ring collectives approach size over bandwidth") {
  auto const time = [](collective op) {
    auto const e = collective_time(op, terabytes(1), strided_group(1024, 1, 8), h100_fabric(),
                                   forced(wire_protocol::simple));
    return value_in(e.time, seconds);
  };
  CHECK(time(collective::all_gather) == Approx(1000.0 / 360.0).epsilon(5e-3));
  CHECK(time(collective::reduce_scatter) == time(collective::all_gather));
  auto ring = forced(wire_protocol::simple);
  ring.algorithm = collective_algorithm::ring;
  auto const all_reduce =
      collective_time(collective::all_reduce, terabytes(1), strided_group(1024, 1, 8), h100_fabric(), ring);
  // The call's base latency counts once.
  CHECK(value_in(all_reduce.time, seconds) ==
        Approx(2.0 * time(collective::all_gather) - 8.4e-6).epsilon(1e-9));
}

TEST_CASE("a tree all-reduce grows with the logarithm of the nodes") {
  auto s = forced(wire_protocol::simple);
  s.algorithm = collective_algorithm::tree;
  auto const latency = [&](std::int64_t ranks) {
    return microseconds_of(
        collective_time(collective::all_reduce, bytes(0), strided_group(ranks, 1, 8), h100_fabric(), s)
            .latency);
  };
  // Each doubling of the nodes adds one level, up and down, at 14 us.
  CHECK(latency(256) - latency(128) == Approx(28.0));
  CHECK(latency(2048) - latency(1024) == Approx(28.0));
}

TEST_CASE("a group of one costs nothing") {
  CHECK(base_value(collective_time(collective::all_gather, gibibytes(1), process_group{}, h100_fabric(),
                                   nccl_on_h100())
                       .time) == 0.0);
}

TEST_CASE("groups that cross the network at once share its cards") {
  auto const settings = forced(wire_protocol::simple);
  // Two data-parallel groups a node, each with half of the bytes, take as long as one with all of them,
  // latency apart.
  auto const one =
      collective_time(collective::all_gather, gigabytes(8), strided_group(64, 1, 8), h100_fabric(), settings);
  auto const two =
      collective_time(collective::all_gather, gigabytes(4), strided_group(32, 2, 8), h100_fabric(), settings);
  CHECK(strided_group(32, 2, 8).nodes == 8);
  CHECK(strided_group(32, 2, 8).groups_sharing_network == 2);
  double const wire_one = base_value(one.time - one.latency) / 63.0 * 64.0;
  double const wire_two = base_value(two.time - two.latency) / 31.0 * 32.0;
  CHECK(wire_two == Approx(wire_one * 360.0 / 400.0));
}

TEST_CASE("ranks further apart than a node sit on nodes of their own") {
  auto const g = strided_group(4, 16, 8);
  CHECK(g.nodes == 4);
  CHECK(g.groups_sharing_network == 8);
}

TEST_CASE("host time and the latency ratio act on latency alone") {
  auto s = nccl_on_h100();
  auto const plain =
      collective_time(collective::all_gather, gibibytes(1), strided_group(64, 1, 8), h100_fabric(), s);
  s.hop_latency_ratio = 2.0;
  s.host = microseconds(20);
  auto const slow =
      collective_time(collective::all_gather, gibibytes(1), strided_group(64, 1, 8), h100_fabric(), s);
  CHECK(slow.protocol == plain.protocol);
  CHECK(microseconds_of(slow.time - plain.time) == Approx(20.0 + microseconds_of(plain.latency)));
}

TEST_CASE("extra network latency counts once for each crossing, outside the latency ratio") {
  auto links = h100_fabric();
  auto settings = forced(wire_protocol::simple);
  settings.hop_latency_ratio = 2.5;
  auto const time = [&] {
    return collective_time(collective::all_gather, bytes(0), strided_group(64, 1, 8), links, settings).time;
  };
  auto const near = time();
  links.extra_network_latency = microseconds(5);
  CHECK(microseconds_of(time() - near) == Approx(7 * 5.0));
}

TEST_CASE("groups that fit a node but do not divide it are priced where they lie across two") {
  CHECK(strided_group(6, 1, 8).nodes == 2);
  CHECK(strided_group(4, 1, 8).nodes == 1);
  CHECK(strided_group(8, 1, 8).nodes == 1);
  CHECK(strided_group(3, 2, 8).nodes == 2);
}

TEST_CASE("bus bandwidth is what nccl-tests prints") {
  auto const s = gigabytes(1);
  auto const t = seconds(0.01);
  CHECK(value_in(algorithm_bandwidth(s, t), gigabytes_per_second) == Approx(100.0));
  CHECK(value_in(bus_bandwidth(collective::all_reduce, 8, s, t), gigabytes_per_second) == Approx(175.0));
  CHECK(value_in(bus_bandwidth(collective::all_gather, 8, s, t), gigabytes_per_second) == Approx(87.5));
}

TEST_CASE("a protocol that a library lacks is not chosen and cannot be forced") {
  auto const* lib = catalog::find_by_id(catalog::libraries, "rccl-2.21");
  REQUIRE(lib != nullptr);
  collective_settings<> s{};
  s.tuning = catalog::make_tuning(*lib, "cdna2", 8);
  s.protocol = wire_protocol::ll128;
  auto const e =
      collective_time(collective::all_gather, gibibytes(1), strided_group(64, 1, 8), h100_fabric(), s);
  CHECK(e.protocol != wire_protocol::ll128);
}
