#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/libraries.hpp"
#include "scalekit/catalog/resolve.hpp"
#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/collectives/selection_points.hpp"

using namespace scalekit;

namespace {

constexpr std::array operations{collective::all_gather, collective::reduce_scatter,
                                collective::all_reduce, collective::broadcast,
                                collective::all_to_all, collective::point_to_point};

struct setting {
  collective op = collective::all_gather;
  double size = 0.0;
  std::int64_t ranks = 1;
  std::int64_t stride = 1;
  fabric<> links{};
  collective_settings<> stack{};

  bool alone = false;  // the only group of its kind

  [[nodiscard]] process_group group() const {
    return strided_group(ranks, stride, links.node_accelerators, alone ? ranks * stride : 0);
  }
  [[nodiscard]] collective_estimate<> estimate() const {
    return collective_time(op, bytes(size), group(), links, stack);
  }
  [[nodiscard]] double time() const { return base_value(estimate().time); }
};

class generator {
 private:
  template <class Range>
  typename Range::value_type pick(Range const& range) {
    return range[random_() % range.size()];
  }

 public:
  explicit generator(std::uint64_t seed) : random_(seed) {}

  setting next() {
    setting s{};
    auto const lib = pick(catalog::libraries);
    constexpr std::array families{"volta", "ampere", "hopper", "blackwell"};
    s.op = pick(operations);
    s.size = std::exp2(real(5.0, 36.0));
    s.stride = whole(3) > 0 ? 1 : whole(16);
    s.ranks = 2 + whole(2000);
    s.links.node_accelerators = pick(std::array{1, 4, 8, 16, 72});
    s.links.inside_node = one_way(gigabytes_per_second(real(10.0, 900.0)));
    s.links.between_nodes =
        one_way(gigabytes_per_second(real(5.0, 100.0) * static_cast<double>(s.links.node_accelerators)));
    s.links.inside_channels = static_cast<int>(whole(32));
    s.links.inside_medium = whole(2) == 1 ? hop_medium::direct : hop_medium::pcie;
    s.links.extra_network_latency = microseconds(real(0.0, 20.0));
    if (whole(2) == 1) {
      s.links.crossing = crossing_channels(pick(families), s.links.inside_node.quantity(), 8,
                                           s.links.between_nodes.quantity() / 8.0);
    }
    if (whole(2) == 1) s.links.multicast = {8, gigabytes_per_second(real(10.0, 100.0))};
    s.links.reduces_in_network = whole(4) == 1;
    if (whole(4) == 1) s.links.links = link_topology::full_mesh;
    if (whole(3) == 1) {
      s.links.tiers[0] = {s.links.node_accelerators * (1 + whole(64)), real(1.0, 8.0),
                          microseconds(real(0.0, 90.0))};
    }
    if (whole(8) == 1) s.links.torus = torus_of(4096, static_cast<int>(1 + whole(2)));
    s.stack.tuning = catalog::make_tuning(lib, pick(families));
    auto& k = s.stack.constants;
    k.call = microseconds(real(0.0, 30.0));
    k.pairwise_call = microseconds(real(0.0, 30.0));
    k.start = {microseconds(real(1, 20)), microseconds(real(1, 20)), microseconds(real(1, 20))};
    k.direct_hop = {microseconds(real(0.1, 5)), microseconds(real(0.1, 5)), microseconds(real(0.1, 5))};
    k.pcie_hop = k.direct_hop;
    k.multicast = microseconds(real(5, 50));
    k.flagged_crossing = microseconds(real(1, 10));
    k.crossing = microseconds(real(1, 30));
    k.link_efficiency = real(0.8, 1.0);
    k.network_efficiency = real(0.8, 1.0);
    k.closing_copy = real(0.0, 1.0);
    s.stack.hop_latency_ratio = real(0.5, 3.0);
    return s;
  }

 private:
  double real(double low, double high) { return std::uniform_real_distribution<double>(low, high)(random_); }
  // 1 ... most
  std::int64_t whole(std::int64_t most) {
    return 1 + static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(most));
  }

  std::mt19937_64 random_;
};

template <class Check>
void for_random_settings(int count, Check const& check) {
  generator random(42);
  for (int i = 0; i < count; ++i) {
    auto const s = random.next();
    CAPTURE(i, to_string(s.op), s.size, s.ranks, s.stride, s.links.node_accelerators);
    check(s);
  }
}

// Every pair that the library has for the setting, each forced, and the cheapest of all.
std::vector<setting> fixed_choices(setting const& s) {
  std::vector<setting> result;
  for (std::size_t a = 0; a < collective_algorithm_count; ++a) {
    for (std::size_t p = 0; p < wire_protocol_count; ++p) {
      setting forced = s;
      forced.stack.algorithm = static_cast<collective_algorithm>(a);
      forced.stack.protocol = static_cast<wire_protocol>(p);
      auto const e = forced.estimate();
      if (e.algorithm == *forced.stack.algorithm &&
          (e.protocol == *forced.stack.protocol || e.algorithm == collective_algorithm::hierarchical)) {
        result.push_back(forced);
      }
    }
  }
  setting best = s;
  best.stack.choice = collective_choice::best;
  result.push_back(best);
  return result;
}

constexpr double tolerance = 1.0 + 1e-12;

// Machines of the catalogue with links and cards of any rate, so that the search for channels finds all it can find.
class machine_generator {
 public:
  struct choice {
    catalog::accelerator_record const* part;
    catalog::node_record host;
    catalog::network_record net;
    std::int64_t accelerators;

    [[nodiscard]] fabric<> links(double rate) const {
      auto faster_host = host;
      auto faster_net = net;
      faster_host.ring_bandwidth_bytes_per_s *= rate;
      faster_host.multicast_channel_bandwidth_bytes_per_s *= rate;
      faster_net.bandwidth_bytes_per_s *= rate;
      return fabric_of(catalog::make_cluster(*part, faster_host, faster_net, accelerators));
    }
  };

  choice next() {
    while (true) {
      auto const& part = catalog::accelerators[random_() % catalog::accelerators.size()];
      auto const* host = catalog::find_by_id(catalog::nodes, part.default_node);
      auto const* net = catalog::find_by_id(catalog::networks, part.default_network);
      if (host == nullptr || net == nullptr) continue;
      choice c{&part, *host, *net, 1 + static_cast<std::int64_t>(random_() % 4096)};
      c.host.nics = 1 + static_cast<int>(random_() % 16);
      c.host.ring_bandwidth_bytes_per_s *= real(0.3, 3.0);
      c.net.bandwidth_bytes_per_s *= real(0.3, 3.0);
      return c;
    }
  }
  double real(double low, double high) { return std::uniform_real_distribution<double>(low, high)(random_); }
  std::uint64_t whole(std::uint64_t most) { return 1 + random_() % most; }

 private:
  std::mt19937_64 random_{11};
};

}  // namespace

TEST_CASE("the cheapest and every forced choice grow with bytes and latency and fall with bandwidth") {
  for_random_settings(1500, [](setting const& s) {
    for (auto const& fixed : fixed_choices(s)) {
      double const t = fixed.time();
      CAPTURE(t, to_string(fixed.estimate().algorithm), to_string(fixed.estimate().protocol));
      REQUIRE(std::isfinite(t));
      REQUIRE(t > 0.0);
      auto more = fixed;
      more.size *= 1.5;
      REQUIRE(more.time() >= t);
      more.size = s.size * 1e6;
      REQUIRE(more.time() > t);
      more = fixed;
      more.links.extra_network_latency += microseconds(50);
      REQUIRE(more.time() * tolerance >= t);
      more = fixed;
      more.stack.hop_latency_ratio *= 1.5;
      REQUIRE(more.time() * tolerance >= t);
      more = fixed;
      for (auto& hop : more.stack.constants.direct_hop) hop += microseconds(3);
      more.stack.constants.crossing += microseconds(3);
      REQUIRE(more.time() * tolerance >= t);
      more = fixed;
      more.links.inside_node = more.links.inside_node * 2.0;
      more.links.between_nodes = more.links.between_nodes * 2.0;
      more.links.multicast.each = more.links.multicast.each * 2.0;
      REQUIRE(more.time() <= t * tolerance);
    }
  });
}

TEST_CASE("the cheapest and every forced choice grow with ranks") {
  for_random_settings(1500, [](setting const& s) {
    // A larger group of a torus may gain an axis.
    if (s.op == collective::point_to_point || s.links.torus[0] > 0) return;
    for (auto fixed : fixed_choices(s)) {
      // Bandwidth ceilings of the tuning tables differ for one, two and more nodes.
      if (fixed.group().nodes <= 2) continue;
      double const t = fixed.time();
      auto const ran = fixed.estimate();
      CAPTURE(t, to_string(ran.algorithm), to_string(ran.protocol), fixed.group().nodes);
      fixed.ranks += fixed.links.node_accelerators;
      // A group that fills its nodes ends the preference for PAT and trees of single ranks; that is another choice.
      if (fixed.estimate().algorithm != ran.algorithm && fixed.stack.algorithm) continue;
      REQUIRE(fixed.time() * tolerance >= t);
    }
  });
}

TEST_CASE("a rank more never costs less in a group that is alone") {
  for_random_settings(4000, [](setting s) {
    // A larger group of a torus may gain an axis, and one of a mesh reaches more links.
    if (s.op == collective::point_to_point || s.links.torus[0] > 0) return;
    if (s.links.links != link_topology::switched) return;
    s.alone = true;
    if (s.ranks % 2 == 0) s.ranks = 2 + s.ranks % 40;
    // What an all-to-all sends to other nodes it does not send past its links: with cards that are faster than links
    // a larger group is done sooner.
    double const card =
        base_value(s.links.between_nodes.quantity()) / static_cast<double>(s.links.node_accelerators);
    bool const faster_cards = card > 0.5 * base_value(s.links.inside_node.quantity());
    if (s.op == collective::all_to_all && s.links.inside_medium == hop_medium::direct && faster_cards) return;
    auto const group = s.group();
    for (auto fixed : fixed_choices(s)) {
      double const t = fixed.time();
      auto const ran = fixed.estimate();
      fixed.ranks += 1;
      auto const more = fixed.group();
      CAPTURE(t, to_string(ran.algorithm), to_string(ran.protocol), group.nodes, more.nodes);
      // Tuning tables cap one, two and more nodes apart, and channels between nodes are not those inside.
      if (s.op != collective::all_to_all && span_of(group.nodes) != span_of(more.nodes)) continue;
      // Other groups may run PAT.
      if ((group.nodes == group.ranks) != (more.nodes == more.ranks)) continue;
      REQUIRE(fixed.time() * tolerance >= t);
    }
  });
}

TEST_CASE("a rank more never costs less on the machines of the catalogue") {
  for (auto const& part : catalog::accelerators) {
    auto const* host = catalog::find_by_id(catalog::nodes, part.default_node);
    auto const* net = catalog::find_by_id(catalog::networks, part.default_network);
    if (host == nullptr || net == nullptr) continue;
    setting s{};
    s.alone = true;
    s.links = fabric_of(catalog::make_cluster(part, *host, *net, 4096));
    if (s.links.torus[0] > 0) continue;
    catalog::profile_record usual{};
    usual.library = "nccl-2.23";
    s.stack.tuning = catalog::make_tuning(catalog::library_of(usual, part, *host),
                                          catalog::tuning_family(part.generation));
    s.stack.constants = catalog::make_costs("", part);
    s.stack.choice = collective_choice::best;
    for (s.op = collective::all_gather; s.op != collective::point_to_point;
         s.op = static_cast<collective>(static_cast<int>(s.op) + 1)) {
      for (s.size = 1024.0; s.size < 0x1p36; s.size *= 16.0) {
        process_group last{};
        double before = 0.0;
        for (s.ranks = 2; s.ranks <= 5 * s.links.node_accelerators; ++s.ranks) {
          auto const group = s.group();
          CAPTURE(part.id, to_string(s.op), s.size, s.ranks);
          // As above: other caps, other channels, and more links of a mesh.
          bool const other_span = span_of(group.nodes) != span_of(last.nodes);
          bool const more_links = s.links.links != link_topology::switched &&
                                  group.most_ranks_per_node() != last.most_ranks_per_node();
          if (!other_span && !more_links) REQUIRE(s.time() * tolerance >= before);
          before = s.time();
          last = group;
        }
      }
    }
    // Through PCIe all bytes pass the same links, on one node or two.
    if (s.links.inside_medium != hop_medium::pcie || s.links.node_accelerators < 2) continue;
    s.op = collective::all_to_all;
    s.size = 0x1p30;
    s.ranks = s.links.node_accelerators;
    double const inside = s.time();
    s.ranks *= 2;
    REQUIRE(s.time() >= inside);
  }
}

TEST_CASE("faster links and cards never cost more, whatever channels the library finds on them") {
  machine_generator machines;
  generator random(5);
  for (int i = 0; i < 3000; ++i) {
    auto const machine = machines.next();
    auto s = random.next();
    auto const& part = *machine.part;
    catalog::profile_record usual{};
    usual.library = "nccl-2.23";
    s.stack.tuning = catalog::make_tuning(catalog::library_of(usual, part, machine.host),
                                          catalog::tuning_family(part.generation));
    s.stack.constants = catalog::make_costs("", part);
    s.links = machine.links(1.0);
    CAPTURE(i, part.id, machine.host.nics, to_string(s.op), s.size, s.ranks, s.stride);
    auto const fixed = fixed_choices(s);
    double rate = 1.0;
    std::vector<double> before;
    for (auto const& f : fixed) before.push_back(f.time());
    for (int step = 0; step < 8; ++step) {
      rate *= machines.whole(2) == 1 ? machines.real(1.0, 1.05) : machines.real(1.0, 1.6);
      auto const links = machine.links(rate);
      for (std::size_t k = 0; k < fixed.size(); ++k) {
        auto faster = fixed[k];
        faster.links = links;
        double const t = faster.time();
        CAPTURE(rate, to_string(faster.estimate().algorithm), to_string(faster.estimate().protocol));
        REQUIRE(t <= before[k] * tolerance);
        before[k] = t;
      }
    }
  }
}

TEST_CASE("as the library chooses is one of the forced ones") {
  for_random_settings(1500, [](setting const& s) {
    auto const ran = s.estimate();
    auto forced = s;
    forced.stack.algorithm = ran.algorithm;
    forced.stack.protocol = ran.protocol;
    REQUIRE(forced.time() == s.time());
    auto best = s;
    best.stack.choice = collective_choice::best;
    REQUIRE(best.time() <= s.time() * tolerance);
  });
}

TEST_CASE("as the library chooses jumps at selection points only, by the ratio of two forced times") {
  for_random_settings(150, [](setting const& s) {
    std::vector<selection_point<>> points;
    std::int64_t const most = std::int64_t{1} << 34;
    for_each_selection_point(s.op, s.group(), s.links, s.stack, std::int64_t{64}, most,
                             [&](auto const& p) { points.push_back(p); });
    auto const forced_at = [&](collective_estimate<> const& e, std::int64_t size) {
      auto forced = s;
      forced.size = static_cast<double>(size);
      forced.stack.algorithm = e.algorithm;
      forced.stack.protocol = e.protocol;
      return forced.time();
    };
    auto const group = s.group();
    auto const tuner = [&](collective_estimate<> const& e, std::int64_t size) {
      detail::tuner_call<double> const call(s.op, static_cast<double>(size), group, s.links, s.stack.tuning);
      return detail::tuner_estimates(call, detail::tuner_shape_of(call, e.algorithm),
                                     e.algorithm)[static_cast<std::size_t>(e.protocol)];
    };
    for (auto const& p : points) {
      CAPTURE(p.bytes);
      REQUIRE_FALSE(detail::same_choice(p.before, p.after));
      // The tuner changes its mind between these two sizes,
      REQUIRE(tuner(p.before, p.bytes - 1) <= tuner(p.after, p.bytes - 1));
      REQUIRE(tuner(p.after, p.bytes) <= tuner(p.before, p.bytes));
      // and the time jumps by no more than what the two pairs cost apart at one size, and one byte's worth.
      double const jump = base_value(p.after.time) / base_value(p.before.time);
      double const ratio = forced_at(p.after, p.bytes) / forced_at(p.before, p.bytes);
      double const grown = forced_at(p.before, p.bytes) / forced_at(p.before, p.bytes - 1);
      REQUIRE(jump * tolerance >= ratio);
      REQUIRE(jump <= ratio * grown * tolerance);
    }
    // No change of the choice lies elsewhere.
    auto at = s;
    at.size = 64.0;
    auto last = at.estimate();
    for (double size = 64.0; size < static_cast<double>(most); size = std::floor(size * 1.01) + 1.0) {
      double const previous = at.size;
      at.size = size;
      auto const here = at.estimate();
      if (!detail::same_choice(last, here)) {
        REQUIRE(std::any_of(points.begin(), points.end(), [&](auto const& p) {
          return previous < static_cast<double>(p.bytes) && static_cast<double>(p.bytes) <= size;
        }));
      }
      last = here;
    }
    // Between two points one choice holds, and its time grows.
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> logarithm(6.0, 34.0);
    for (int i = 0; i < 40; ++i) {
      auto one = s;
      one.size = std::floor(std::exp2(logarithm(random)));
      auto other = s;
      other.size = std::floor(one.size * std::exp2(std::uniform_real_distribution<double>(0.0, 2.0)(random)));
      other.size = std::min(other.size, static_cast<double>(most));
      if (other.size < one.size) continue;
      bool const crosses = std::any_of(points.begin(), points.end(), [&](auto const& p) {
        return one.size < static_cast<double>(p.bytes) && static_cast<double>(p.bytes) <= other.size;
      });
      if (crosses) continue;
      CAPTURE(one.size, other.size);
      REQUIRE(detail::same_choice(one.estimate(), other.estimate()));
      REQUIRE(one.time() <= other.time() * tolerance);
    }
  });
}

TEST_CASE("no all-reduce beats the bandwidth bound") {
  for_random_settings(3000, [](setting s) {
    if (s.links.torus[0] > 0) return;
    s.op = collective::all_reduce;
    auto const group = s.group();
    auto const n = static_cast<double>(group.ranks);
    auto const nodes = static_cast<double>(group.nodes);
    for (auto const& fixed : fixed_choices(s)) {
      auto const ran = fixed.estimate();
      CAPTURE(to_string(ran.algorithm), to_string(ran.protocol), group.nodes);
      // A node sends at least 2 (N - 1) / N of the buffer, unless switches reduce.
      bool const in_switches =
          s.links.reduces_in_network && (ran.algorithm == collective_algorithm::collnet ||
                                         ran.algorithm == collective_algorithm::hierarchical);
      if (group.nodes > 1 && !in_switches) {
        REQUIRE(fixed.time() * tolerance >=
                2.0 * (nodes - 1.0) / nodes * s.size / base_value(s.links.between_nodes.quantity()));
      }
      // A rank passes 2 (n - 1) / n of the buffer on, and (p - 1) / p where switches of its node reduce and spread.
      if (ran.algorithm == collective_algorithm::ring || ran.algorithm == collective_algorithm::tree) {
        REQUIRE(fixed.time() * tolerance >=
                2.0 * (n - 1.0) / n * s.size / base_value(s.links.inside_node.quantity()));
      }
      if (detail::is_multicast(ran.algorithm)) {
        auto const p = static_cast<double>(group.most_ranks_per_node());
        REQUIRE(fixed.time() * tolerance >= (p - 1.0) / p * s.size / base_value(s.links.multicast.total()));
      }
    }
  });
}

TEST_CASE("a hierarchical collective on one level is the flat one") {
  for_random_settings(1500, [](setting s) {
    s.links.node_accelerators = s.ranks;
    s.stride = 1;
    s.stack.algorithm = collective_algorithm::hierarchical;
    double const hierarchical = s.time();
    s.stack.algorithm.reset();
    s.stack.choice = collective_choice::best;
    REQUIRE(hierarchical == s.time());
  });
}

TEST_CASE("collective times do not depend on the units of the input") {
  for_random_settings(500, [](setting const& s) {
    auto const in_bytes = collective_time(s.op, bytes(s.size), s.group(), s.links, s.stack);
    auto const in_gib = collective_time(s.op, gibibytes(s.size / 1073741824.0), s.group(), s.links, s.stack);
    auto links = s.links;
    links.extra_network_latency = seconds(value_in(s.links.extra_network_latency, microseconds) / 1e6);
    auto const other = collective_time(s.op, bytes(s.size), s.group(), links, s.stack);
    REQUIRE(base_value(in_gib.time) == Approx(base_value(in_bytes.time)).epsilon(1e-12));
    REQUIRE(base_value(other.time) == Approx(base_value(in_bytes.time)).epsilon(1e-12));
  });
}
