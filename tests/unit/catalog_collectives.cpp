#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <string_view>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/collective_measurements.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/nodes.hpp"
#include "scalekit/collectives/collective.hpp"

// Figures are written out by hand in base units, so that a wrong factor in the generator cannot agree with
// itself. The counts of every system are in tests/data.

namespace catalog = scalekit::catalog;

namespace {

template <class Names>
bool has(Names const& names, std::string_view wanted) {
  return std::find(names.begin(), names.end(), wanted) != names.end();
}

static_assert(catalog::find_collective_system("8x-a100-sxm")->measurements.size() == 20);
static_assert(catalog::find_collective_system("hearsay") == nullptr);
static_assert(to_string(catalog::collective_flag::graph_launch) == "graph_launch");

}  // namespace

TEST_CASE("collectives: systems and rows refer to the catalogue", "[catalog]") {
  std::size_t rows = 0;
  for (auto const& system : catalog::collective_systems) {
    INFO(system.id);
    CHECK(catalog::find_accelerator(system.accelerator) != nullptr);
    CHECK(catalog::find_node(system.node) != nullptr);
    CHECK(catalog::find_network(system.network) != nullptr);
    CHECK((system.role == "fitted" || system.role == "checked" || system.role == "curve"));
    for (auto const& row : system.measurements) {
      CHECK(has(scalekit::collective_names, row.operation));
      CHECK((row.algorithm.empty() || has(scalekit::collective_algorithm_names, row.algorithm)));
      CHECK((row.protocol.empty() || has(scalekit::wire_protocol_names, row.protocol)));
      CHECK(catalog::is_published(row.time_s) == !row.time_from.empty());
      if (row.scored) CHECK(row.time_s > 0.0);
      for (unsigned bit = 0; bit < catalog::collective_flag_names.size(); ++bit) {
        auto const flag = static_cast<catalog::collective_flag>(bit);
        if (has_flag(row, flag) && forbids_score(flag)) CHECK_FALSE(row.scored);
      }
    }
    rows += system.measurements.size();
  }
  CHECK(rows == 511);
}

TEST_CASE("collectives: figures in base units", "[catalog]") {
  auto const& small = catalog::find_collective_system("8x-a100-sxm")->measurements.front();
  CHECK(small.bytes == 32768.0);
  CHECK(small.time_s == 43.83e-6);
  CHECK(small.published_busbw_bytes_per_s == 1.31e9);
  CHECK(small.scored);
  auto const& mesh = catalog::find_collective_system("8x-v100-vtrain")->rings;
  REQUIRE(mesh.size() == 7);
  CHECK(mesh.back().rings == 6);
  CHECK(mesh.back().bandwidth_bytes_per_s == 6 * 22.83e9);
  auto const& cards = *catalog::find_collective_system("a100-8x100g");
  CHECK(cards.nic_bandwidth_bytes_per_s == 12.5e9);
  CHECK_FALSE(catalog::is_published(cards.ring_bandwidth_bytes_per_s));
}
