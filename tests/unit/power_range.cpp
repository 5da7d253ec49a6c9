#include <catch2/catch.hpp>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/power_range.hpp"

using namespace scalekit;

TEST_CASE("the ends of the power constants lie around the model that is used") {
  for (auto const& a : catalog::accelerators) {
    CAPTURE(a.id);
    auto const used = catalog::make_accelerator(a).power_model;
    auto const central = catalog::make_power_model(a, catalog::power_end::central);
    auto const low = catalog::make_power_model(a, catalog::power_end::low);
    auto const high = catalog::make_power_model(a, catalog::power_end::high);
    for (auto member : {&accelerator_power<>::limit, &accelerator_power<>::idle, &accelerator_power<>::memory,
                        &accelerator_power<>::stall, &accelerator_power<>::link}) {
      CHECK(base_value(central.*member) == base_value(used.*member));
      CHECK(base_value(low.*member) <= base_value(used.*member));
      CHECK(base_value(high.*member) >= base_value(used.*member));
    }
    // Idle power is taken off what products ask for, so that the sum is what has an order.
    CHECK(base_value(low.idle + low.compute) <= base_value(used.idle + used.compute));
    CHECK(base_value(high.idle + high.compute) >= base_value(used.idle + used.compute));
  }
}

TEST_CASE("every accelerator states every constant of the power model, and every assumed one with a range") {
  for (auto const& a : catalog::accelerators) {
    for (auto const& c : catalog::power_constants) {
      CAPTURE(a.id, c.pointer);
      auto const* value = catalog::find_power_constant(a, c.pointer);
      REQUIRE(value != nullptr);
      if (!catalog::is_assumed(*value)) continue;
      bool const ranged = catalog::is_published(value->low) && catalog::is_published(value->high);
      CHECK((ranged || value->note.starts_with("taken from")));
    }
  }
}

TEST_CASE("which parts nobody read under load") {
  auto const lacks = [](char const* id) {
    return catalog::lacks_power_readings(*catalog::find_by_id(catalog::accelerators, id));
  };
  CHECK_FALSE(lacks("v100-sxm2-32gb"));  // products and memory
  CHECK_FALSE(lacks("a100-sxm4-80gb"));  // products and waiting, derived
  CHECK_FALSE(lacks("h100-sxm5-80gb"));  // whole nodes
  CHECK(lacks("h200-sxm-141gb"));
  CHECK(lacks("b200-sxm-180gb"));  // a whole node, shown only
}
