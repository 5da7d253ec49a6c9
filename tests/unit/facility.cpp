#include <catch2/catch.hpp>

#include "scalekit/catalog/build.hpp"
#include "scalekit/training/facility.hpp"
#include "scalekit/training/power.hpp"

using namespace scalekit;

namespace {

cluster<> tree(std::int64_t accelerators) {
  cluster<> c{};
  c.node.accelerators = 8;
  c.node.host_power = kilowatts(2);
  c.network.power_per_accelerator = watts(90);
  c.network.two_level_accelerators = 2048;
  c.accelerators = accelerators;
  c.pue = 1.2;
  return c;
}

power<> const half_a_kilowatt = watts(500.0);

}  // namespace

TEST_CASE("the parts of a facility sum to its power") {
  auto const parts = facility_parts_of(tree(64), half_a_kilowatt);
  CHECK(value_in(parts.accelerators, kilowatts) == Approx(32.0));
  CHECK(value_in(parts.hosts, kilowatts) == Approx(16.0));
  CHECK(value_in(parts.network, kilowatts) == Approx(5.76));
  CHECK(value_in(parts.cooling, kilowatts) == Approx(0.2 * 53.76));
  CHECK(value_in(parts.total(), kilowatts) == Approx(1.2 * 53.76));
  CHECK(value_in(power_of(tree(64), half_a_kilowatt).facility, kilowatts) == Approx(1.2 * 53.76));
}

TEST_CASE("a fat tree that two levels cannot join takes five ports an endpoint instead of three") {
  CHECK(value_in(network_power_share(tree(2048)), watts) == Approx(90.0));
  CHECK(value_in(network_power_share(tree(2056)), watts) == Approx(150.0));
  auto part_of_a_large_machine = tree(64);
  part_of_a_large_machine.network.fabric_accelerators = 24576;
  CHECK(value_in(network_power_share(part_of_a_large_machine), watts) == Approx(150.0));
  auto no_tree = tree(1 << 20);
  no_tree.network.two_level_accelerators = 0;
  CHECK(value_in(network_power_share(no_tree), watts) == Approx(90.0));
}

TEST_CASE("the power of a rack is that of its nodes") {
  auto c = tree(64);
  CHECK(value_in(rack_power(c, half_a_kilowatt), watts) == 0.0);
  c.rack_accelerators = 16;
  CHECK(value_in(rack_power(c, half_a_kilowatt), kilowatts) == Approx(12.0));
}

TEST_CASE("machines of the catalogue know their fabric and, where it is published, their racks") {
  auto const meta = catalog::make_cluster(*catalog::find_by_id(catalog::systems, "meta-roce-24k"), 512);
  CHECK(meta.rack_accelerators == 16);
  CHECK(meta.network.fabric_accelerators == 24576);
  auto const eos = catalog::make_cluster(*catalog::find_by_id(catalog::systems, "eos"), 512);
  CHECK(eos.rack_accelerators == 0);
  CHECK(eos.network.two_level_accelerators == 2048);
  auto const frontier = catalog::make_cluster(*catalog::find_by_id(catalog::systems, "frontier"), 512);
  CHECK(frontier.network.two_level_accelerators == 0);
}
