// Published FSDP throughput of MPT models beside the prediction.
//
// Tolerances: the target is 5 % mean, 3 % median and 2 % bias on rows that no constant saw; identical
// configurations reported twice, in other tables, differ by about 2 %. sources.cpp guards the recorded figures.
#include <cmath>
#include <map>
#include <string_view>

#include <catch2/catch.hpp>

#include "../../cli/validation.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/observations_llm_foundry.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/training/step.hpp"

using scalekit::cli::row_split;
using scalekit::cli::summarise;
using scalekit::cli::validation_group;
using scalekit::cli::validation_rows;

TEST_CASE("checked rows of llm_foundry stay within the stated errors") {
  auto const rows = validation_rows("llm_foundry");
  REQUIRE(rows.size() == 300);
  for (std::string_view const accelerator : {"a100", "h100"}) {
    validation_group group{.source = "llm_foundry"};
    group.accelerator = accelerator;
    group.precision = "bf16";
    auto const s = summarise(rows, group, row_split::checked);
    CAPTURE(accelerator, s.rows, s.mape, s.median, s.bias, s.worst);
    REQUIRE(s.rows > 30);
    CHECK(s.mape <= 0.05);
    CHECK(s.median <= 0.03);
    CHECK(std::abs(s.bias) <= 0.02);
    CHECK(s.mape < s.strawman_mape);
  }
}

TEST_CASE("the fitted half and the checked half do not share a cell") {
  std::map<std::string_view, bool> half;
  for (auto const& row : validation_rows("llm_foundry")) {
    auto const [at, added] = half.emplace(row.observation->cell, row.observation->fitted);
    CAPTURE(row.observation->cell);
    REQUIRE(at->second == row.observation->fitted);
  }
  REQUIRE(half.size() == 92);
}

TEST_CASE("every published run that is modelled is found to fit in memory") {
  auto const& profile = *scalekit::catalog::find_by_id(scalekit::catalog::profiles, "pytorch-fsdp-2023");
  for (auto const& o : scalekit::catalog::observations_llm_foundry) {
    auto const s = scalekit::catalog::make_observed_scenario(o, profile);
    if (scalekit::find_plan_error(s.model, s.machine, s.parallel, s.training)) continue;
    auto const e = scalekit::estimate_step(s);
    CAPTURE(o.id, scalekit::base_value(e.memory.total()) / 1e9,
            scalekit::base_value(s.machine.accelerator.memory_capacity) / 1e9);
    CHECK(e.fits);
  }
}
