#include <random>

#include <catch2/catch.hpp>

#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/collectives/collective_time.hpp"

using namespace scalekit;

namespace {

struct setting {
  collective op;
  double bytes;
  std::int64_t nodes;
  fabric<> links;
  collective_settings<> stack;
};

setting random_setting(std::mt19937_64& random) {
  auto const& lib = catalog::libraries[random() % catalog::libraries.size()];
  std::uniform_real_distribution<double> log_bytes(5.0, 34.0);
  std::uniform_real_distribution<double> rate(10.0, 900.0);
  setting s{};
  s.op = static_cast<collective>(random() % collective_count);
  s.bytes = std::exp2(log_bytes(random));
  s.nodes = 1 + static_cast<std::int64_t>(random() % 300);
  s.links = {one_way(gigabytes_per_second(rate(random))), one_way(gigabytes_per_second(rate(random))),
             seconds(0), random() % 2 == 0 ? hop_medium::direct : hop_medium::pcie};
  s.stack.tuning = catalog::make_tuning(lib, "hopper", 16);
  s.stack.hop_latency_ratio = 2.0;
  s.stack.host = microseconds(20);
  return s;
}

double time_of(setting const& s, std::optional<wire_protocol> p = {},
               std::optional<collective_algorithm> a = {}) {
  auto stack = s.stack;
  stack.protocol = p;
  stack.algorithm = a;
  return base_value(
      collective_time(s.op, bytes(s.bytes), strided_group(8 * s.nodes, 1, 8), s.links, stack).time);
}

bool is_available(setting const& s, wire_protocol p, collective_algorithm a) {
  auto stack = s.stack;
  stack.protocol = p;
  stack.algorithm = a;
  auto const e = collective_time(s.op, bytes(s.bytes), strided_group(8 * s.nodes, 1, 8), s.links, stack);
  return e.protocol == p && e.algorithm == a;
}

template <class Check>
void for_random_settings(Check const& check) {
  std::mt19937_64 random(42);
  for (int i = 0; i < 5000; ++i) {
    auto const s = random_setting(random);
    CAPTURE(i, to_string(s.op), s.bytes, s.nodes);
    check(s);
  }
}

}  // namespace

TEST_CASE("every forced protocol grows with bytes and ranks and falls with bandwidth") {
  for_random_settings([](setting const& s) {
    for (auto const p : {wire_protocol::ll, wire_protocol::ll128, wire_protocol::simple}) {
      for (auto const a : {collective_algorithm::ring, collective_algorithm::tree}) {
        if (!is_available(s, p, a)) continue;
        double const t = time_of(s, p, a);
        auto more = s;
        more.bytes *= 1.5;
        REQUIRE(time_of(more, p, a) > t);
        // Bandwidth ceilings of the tuning tables change at two and at more than two nodes; latency grows
        // within each.
        if (s.nodes > 2) {
          more = s;
          more.nodes += 1;
          REQUIRE(time_of(more, p, a) >= t);
        }
        more = s;
        more.links.inside_node = more.links.inside_node * 2.0;
        more.links.between_nodes = more.links.between_nodes * 2.0;
        REQUIRE(time_of(more, p, a) <= t);
      }
    }
  });
}

TEST_CASE("as the library chooses is one of the forced ones, and no forced one is estimated cheaper") {
  for_random_settings([](setting const& s) {
    auto stack = s.stack;
    // With the library's own constants, choice and cost agree.
    stack.hop_latency_ratio = 1.0;
    stack.host = seconds(0);
    auto plain = s;
    plain.stack = stack;
    double const chosen = time_of(plain);
    double least = 1e300;
    for (auto const p : {wire_protocol::ll, wire_protocol::ll128, wire_protocol::simple}) {
      for (auto const a : {collective_algorithm::ring, collective_algorithm::tree})
        least = std::min(least, time_of(plain, p, a));
    }
    REQUIRE(chosen == least);
  });
}

TEST_CASE("no all-reduce beats the bandwidth bound") {
  for_random_settings([](setting const& s) {
    if (s.op != collective::all_reduce) return;
    auto const ranks = static_cast<double>(8 * s.nodes);
    double bandwidth_bound = base_value(s.links.inside_node.quantity());
    if (s.nodes > 1)
      bandwidth_bound = std::min(bandwidth_bound, base_value(s.links.between_nodes.quantity()));
    // RCCL's tables give tree ratios above one on its own node layouts; the bound is for the ring.
    REQUIRE(time_of(s, std::nullopt, collective_algorithm::ring) >=
            2.0 * (ranks - 1.0) / ranks * s.bytes / bandwidth_bound * (1.0 - 1e-12));
  });
}
