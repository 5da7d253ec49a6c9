// The profile that a plan is priced with when nobody names one.
#include <string_view>

#include <catch2/catch.hpp>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/default_profile.hpp"
#include "scalekit/catalog/observations.hpp"

using namespace scalekit;

namespace {

catalog::profile_choice choice(std::string_view accelerator, sharding s) {
  plan p{};
  p.sharding = s;
  return catalog::default_profile(p, precision::bf16,
                                  *catalog::find_by_id(catalog::accelerators, accelerator));
}

}  // namespace

TEST_CASE("default profile: by plan and part", "[catalog]") {
  CHECK(choice("h100-sxm5-80gb", sharding::fsdp).profile->id == "pytorch-fsdp-2023");
  CHECK(choice("a100-sxm4-80gb", sharding::hsdp).profile->id == "pytorch-fsdp-2023");
  CHECK(choice("v100-sxm2-16gb", sharding::none).profile->id == "megatron-lm-2021");
  CHECK(choice("a100-sxm4-80gb", sharding::zero1).profile->id == "megatron-lm-2021");
  CHECK(choice("h200-sxm-141gb", sharding::zero1).profile->id == "megatron-core-2024");
  CHECK(choice("gb200-nvl72", sharding::zero2).profile->id == "nemo-2025");
  CHECK(choice("mi250x-gcd", sharding::fsdp).profile->id == "megatron-deepspeed-rocm-2023");
  CHECK(choice("tpu-v5p", sharding::fsdp).profile->id == "maxtext-2024");
  // Sequences divided among tensor-parallel ranks came with Megatron-LM of 2022; one stack was fitted in fp8.
  plan p{};
  p.sharding = sharding::zero1;
  p.tensor_parallel = 8;
  CHECK(catalog::default_profile(p, precision::bf16, "nvidia", "ampere").profile->id == "megatron-lm-2022");
  p.sequence_parallel = false;
  CHECK(catalog::default_profile(p, precision::bf16, "nvidia", "ampere").profile->id == "megatron-lm-2021");
  CHECK(catalog::default_profile(p, precision::fp8, "nvidia", "hopper").profile->id == "nemo-2025");
}

TEST_CASE("default profile: parts without one say so", "[catalog]") {
  CHECK(choice("mi250x-gcd", sharding::zero1).of_the_part);
  CHECK_FALSE(choice("mi300x", sharding::zero1).of_the_part);
  CHECK(choice("mi300x", sharding::zero1).profile->id == "megatron-deepspeed-rocm-2023");
  CHECK_FALSE(choice("max-1550-tile", sharding::zero1).of_the_part);
  CHECK_FALSE(choice("l40s-48gb", sharding::none).of_the_part);
  CHECK_FALSE(catalog::default_profile(plan{}, precision::bf16, "none", "none").of_the_part);
}

TEST_CASE("default profile: there is always one", "[catalog]") {
  for (auto const& a : catalog::accelerators) {
    for (auto const s : {sharding::none, sharding::fsdp}) {
      auto const c = choice(a.id, s);
      CAPTURE(a.id);
      REQUIRE(c.profile != nullptr);
    }
  }
}

TEST_CASE("default profile: a source's own stack goes before the default", "[catalog]") {
  auto const of = [](std::string_view source, std::string_view accelerator, sharding s,
                     std::string_view row = "") {
    plan p{};
    p.sharding = s;
    auto const& part = *catalog::find_by_id(catalog::accelerators, accelerator);
    return catalog::observed_profile(source, row, p, precision::bf16, part).profile->id;
  };
  CHECK(of("bigscience", "a100-sxm4-80gb", sharding::zero1) == "megatron-deepspeed-2022");
  CHECK(of("bigscience", "v100-sxm2-16gb", sharding::none) == "megatron-lm-2021");
  CHECK(of("internlm", "a100-sxm4-80gb", sharding::zero1) == "internevo-2023");
  CHECK(of("dgxc_benchmarking", "h100-sxm5-80gb", sharding::zero1) == "nemo-2025");
  CHECK(of("dgxc_benchmarking", "h100-sxm5-80gb", sharding::fsdp) == "nemo-2025");
  CHECK(of("fms_fsdp", "h100-sxm5-80gb", sharding::fsdp, "llama-compile") == "pytorch-fsdp-2024");
  CHECK(of("fms_fsdp", "h100-sxm5-80gb", sharding::fsdp, "llama-eager") == "pytorch-fsdp-2023");
  CHECK(of("megatron_lm_readme", "h100-sxm5-80gb", sharding::zero1) == "megatron-core-2024");
  CHECK(of("megatron_lm_readme", "v100-sxm3-32gb", sharding::none) == "megatron-lm-2021");
  CHECK(of("flashattention2", "a100-sxm4-80gb", sharding::none) == "megatron-lm-2021");
  for (auto const& s : catalog::observed_stacks) {
    CAPTURE(s.source, s.profile);
    CHECK(catalog::find_observation_source(s.source) != nullptr);
    CHECK(catalog::find_by_id(catalog::profiles, s.profile) != nullptr);
  }
}
