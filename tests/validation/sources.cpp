// Every source of observations: its error is not worse than it was.
//
// The table below is written by the hidden test case at the end:
//
//   build/PRESET/bin/scalekit_validation_tests "[record]"
//
// Put what it prints in place of the table when a change of the model moves a figure on purpose. A group that has other
// rows than it had fails too, since its figures are of other rows, and so does a group that is not in the table.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <catch2/catch.hpp>

#include "../../cli/validation.hpp"
#include "scalekit/catalog/observations.hpp"

using namespace scalekit::cli;

namespace {

struct recorded {
  std::string_view source;
  std::string_view group;
  row_split split;
  std::size_t rows;
  double mape;
};

constexpr auto fitted = row_split::fitted;
constexpr auto checked = row_split::checked;
constexpr auto both = row_split::both;

// clang-format off
constexpr recorded figures[] = {
    {"bigscience", "all", fitted, 97, 0.0842},
    {"bigscience", "all", checked, 64, 0.0542},
    {"bigscience", "A100 grid", fitted, 94, 0.0682},
    {"bigscience", "A100 grid", checked, 41, 0.0416},
    {"bigscience", "V100", fitted, 3, 0.5865},
    {"bigscience", "V100", checked, 23, 0.0766},
    {"dash2024", "all", checked, 2, 0.2873},
    {"deepspeed", "all", fitted, 3, 0.0680},
    {"dgxc_benchmarking", "all", fitted, 142, 0.0334},
    {"dgxc_benchmarking", "all", checked, 110, 0.0347},
    {"dgxc_benchmarking", "dense H100 bf16", fitted, 64, 0.0224},
    {"dgxc_benchmarking", "dense H100 bf16", checked, 51, 0.0189},
    {"dgxc_benchmarking", "dense H100 fp8", fitted, 69, 0.0449},
    {"dgxc_benchmarking", "dense H100 fp8", checked, 50, 0.0520},
    {"dgxc_benchmarking", "GB200", fitted, 9, 0.0235},
    {"dgxc_benchmarking", "GB200", checked, 9, 0.0282},
    {"flashattention2", "all", checked, 12, 0.2148},
    {"fms_fsdp", "all", fitted, 6, 0.0519},
    {"fms_fsdp", "all", checked, 6, 0.0541},
    {"fms_fsdp", "A100", fitted, 2, 0.0971},
    {"fms_fsdp", "A100", checked, 4, 0.0573},
    {"fms_fsdp", "H100", fitted, 4, 0.0293},
    {"fms_fsdp", "H100", checked, 2, 0.0478},
    {"forge", "all", fitted, 6, 0.1506},
    {"forge", "all", checked, 3, 0.1162},
    {"internlm", "all", fitted, 32, 0.0479},
    {"internlm", "all", checked, 13, 0.0318},
    {"jax_pax", "all", fitted, 2, 0.2620},
    {"jax_pax", "all", checked, 4, 0.1885},
    {"korthikanti2022", "all", fitted, 4, 0.0129},
    {"korthikanti2022", "all", checked, 5, 0.0191},
    {"korthikanti2022", "8 step times", fitted, 4, 0.0129},
    {"korthikanti2022", "8 step times", checked, 4, 0.0211},
    {"korthikanti2022", "8 step times", both, 8, 0.0170},
    {"llm_foundry", "all", fitted, 131, 0.0276},
    {"llm_foundry", "all", checked, 85, 0.0330},
    {"llm_foundry", "A100 bf16", fitted, 90, 0.0333},
    {"llm_foundry", "A100 bf16", checked, 49, 0.0391},
    {"llm_foundry", "H100 bf16", fitted, 34, 0.0136},
    {"llm_foundry", "H100 bf16", checked, 36, 0.0248},
    {"llm_foundry", "H100 fp8", fitted, 7, 0.0219},
    {"maxtext_tpu", "all", fitted, 12, 0.0700},
    {"maxtext_tpu", "all", checked, 13, 0.0758},
    {"maxtext_tpu", "TPU", fitted, 8, 0.0678},
    {"maxtext_tpu", "TPU", checked, 9, 0.0716},
    {"maxtext_tpu", "H100", fitted, 3, 0.0258},
    {"maxtext_tpu", "H100", checked, 2, 0.0334},
    {"megatron_lm_readme", "all", fitted, 10, 0.0649},
    {"megatron_lm_readme", "all", checked, 12, 0.0504},
    {"megatron_lm_readme", "H100 weak 2024", fitted, 5, 0.0523},
    {"megatron_lm_readme", "H100 weak 2024", checked, 4, 0.0912},
    {"megatron_lm_readme", "A100", fitted, 3, 0.0468},
    {"megatron_lm_readme", "A100", checked, 6, 0.0205},
    {"megatron_lm_readme", "V100", fitted, 2, 0.1235},
    {"megatron_lm_readme", "V100", checked, 2, 0.0583},
    {"sc21_narayanan", "all", fitted, 5, 0.6193},
    {"sc21_narayanan", "all", checked, 12, 0.0776},
    {"sc21_narayanan", "table 1", fitted, 1, 0.0154},
    {"sc21_narayanan", "table 1", checked, 9, 0.0357},
    {"sc21_narayanan", "table 2", fitted, 4, 0.7702},
    {"sc21_narayanan", "table 2", checked, 3, 0.2034},
};
// clang-format on

// How much worse a mean error may get before the change has to be recorded.
constexpr double allowed_change = 0.01;

std::vector<validation_row> const& rows_of(std::string_view source) {
  static std::map<std::string_view, std::vector<validation_row>> known;
  auto const at = known.find(source);
  return at != known.end() ? at->second : known.emplace(source, validation_rows(source)).first->second;
}

template <class Visit>
void visit_summaries(Visit const& visit) {
  for (auto const& source : scalekit::catalog::observation_sources) {
    for (auto const& group : validation_groups(source.id)) {
      for (auto const split : {fitted, checked, both}) {
        if (split == both && !group.both) continue;
        visit(group, split, summarise(rows_of(source.id), group, split));
      }
    }
  }
}

}  // namespace

TEST_CASE("no source is predicted worse than recorded") {
  for (auto const& r : figures) {
    CAPTURE(r.source, r.group, to_string(r.split), r.rows, r.mape);
    bool found = false;
    for (auto const& group : validation_groups(r.source)) {
      if (group.label != r.group) continue;
      found = true;
      auto const s = summarise(rows_of(r.source), group, r.split);
      CAPTURE(s.rows, s.mape, s.worst);
      CHECK(s.rows == r.rows);
      CHECK(s.mape <= r.mape + allowed_change);
    }
    CHECK(found);
  }
}

TEST_CASE("groups that have figures are recorded") {
  visit_summaries([](validation_group const& group, row_split split, validation_summary const& s) {
    if (s.rows == 0) return;
    std::size_t rows = 0;
    for (auto const& r : figures) {
      if (r.source == group.source && r.group == group.label && r.split == split) rows = r.rows;
    }
    CAPTURE(group.source, group.label, to_string(split));
    CHECK(rows == s.rows);
  });
}

TEST_CASE("errors are finite and what is not counted says why") {
  for (auto const& source : scalekit::catalog::observation_sources) {
    for (auto const& r : rows_of(source.id)) {
      CAPTURE(source.id, r.observation->id);
      CHECK((r.state == row_state::counted) == r.reason.empty());
      CHECK((r.state == row_state::not_scored) == !r.observation->scored);
      if (r.state != row_state::counted) continue;
      CHECK(std::isfinite(r.error()));
      CHECK(r.least_error <= std::abs(r.error()));
      CHECK(r.largest_error >= std::abs(r.error()));
    }
  }
}

TEST_CASE("the whole source holds each of its groups") {
  for (auto const& source : scalekit::catalog::observation_sources) {
    auto const groups = validation_groups(source.id);
    REQUIRE(groups.front().label == "all");
    for (auto const& row : source.observations) CHECK(groups.front().holds(row));
    for (auto const& group : groups) {
      std::size_t held = 0;
      for (auto const& row : source.observations) held += group.holds(row) ? 1U : 0U;
      CAPTURE(source.id, group.label);
      CHECK(held > 0);
    }
  }
}

TEST_CASE("the table of this file, as it would be now", "[.][record]") {
  visit_summaries([](validation_group const& group, row_split split, validation_summary const& s) {
    if (s.rows == 0) return;
    fmt::print("    {{\"{}\", \"{}\", {}, {}, {:.4f}}},\n", group.source, group.label, to_string(split),
               s.rows, s.mape);
  });
}
