#pragma once

#include <array>
#include <string_view>

#include "scalekit/catalog/profiles.hpp"
#include "scalekit/catalog/record.hpp"
#include "scalekit/parallelism/plan.hpp"

/// Which software profile prices a plan when nobody names one.
namespace scalekit::catalog {

/// A profile and how it was found.
struct profile_choice {
  profile_record const* profile = nullptr;  ///< never null in a choice that a function here returns
  /// False: no profile was fitted on such a part, and this one is the nearest.
  bool of_the_part = true;
};

namespace detail {

[[nodiscard]] constexpr profile_choice choose_profile(std::string_view id, bool of_the_part) noexcept {
  return {find_by_id(profiles, id), of_the_part};
}

}  // namespace detail

/// The profile of a plan on a part.
///
/// NVIDIA: FSDP and HSDP run under PyTorch; every other plan under Megatron-LM, by generation of the part: on Ampere the
/// version of 2022 where sequences are divided among tensor-parallel ranks, which it brought, and on Hopper NeMo in fp8,
/// the one stack that was fitted in it. MI250X: Megatron-DeepSpeed on ROCm. TPU: MaxText. Other parts take the profile of
/// their vendor, and those of vendors without one what was fitted outside NVIDIA and Google.
[[nodiscard]] constexpr profile_choice default_profile(plan const& p, precision training,
                                                       std::string_view vendor,
                                                       std::string_view generation) noexcept {
  using detail::choose_profile;
  bool const sharded = p.gathers_parameters();
  if (vendor == "nvidia") {
    if (sharded) return choose_profile("pytorch-fsdp-2023", true);
    bool const divided = p.sequence_parallel && p.tensor_parallel > 1;
    if (generation == "ampere" && divided) return choose_profile("megatron-lm-2022", true);
    if (generation == "volta" || generation == "ampere") return choose_profile("megatron-lm-2021", true);
    if (generation == "hopper")
      return choose_profile(training == precision::fp8 ? "nemo-2025" : "megatron-core-2024", true);
    if (generation == "blackwell") return choose_profile("nemo-2025", true);
    return choose_profile(generation == "ada" ? "megatron-lm-2021" : "nemo-2025", false);
  }
  if (vendor == "amd") return choose_profile("megatron-deepspeed-rocm-2023", generation == "cdna2");
  if (vendor == "google") return choose_profile("maxtext-2024", true);
  return choose_profile(sharded ? "pytorch-fsdp-2023" : "megatron-deepspeed-rocm-2023", false);
}

[[nodiscard]] constexpr profile_choice default_profile(plan const& p, precision training,
                                                       accelerator_record const& a) noexcept {
  return default_profile(p, training, a.vendor, a.generation);
}

/// The stack that a source of observations ran, where it is known and is not the default.
struct observed_stack {
  std::string_view source;
  std::string_view generation;  ///< of the part; empty: any
  std::string_view row;         ///< text that the id of the row contains; empty: any
  std::string_view profile;
};

/// By source, the first entry that fits a row. A source that is not here ran what `default_profile` says.
inline constexpr std::array observed_stacks{
    observed_stack{"bigscience", "ampere", "", "megatron-deepspeed-2022"},
    observed_stack{"dash2024", "", "", "megatron-deepspeed-rocm-2023"},
    observed_stack{"deepspeed", "", "", "megatron-deepspeed-2022"},
    observed_stack{"dgxc_benchmarking", "", "", "nemo-2025"},
    observed_stack{"fms_fsdp", "", "-compile", "pytorch-fsdp-2024"},
    observed_stack{"forge", "", "", "megatron-deepspeed-rocm-2023"},
    observed_stack{"internlm", "", "", "internevo-2023"},
    observed_stack{"korthikanti2022", "", "", "megatron-lm-2022"},
    observed_stack{"megatron_lm_readme", "hopper", "", "megatron-core-2024"},
    observed_stack{"megatron_lm_readme", "", "", "megatron-lm-2021"},
    observed_stack{"nemo_automodel", "", "", "nemo-2025"},
    observed_stack{"ornl_log", "", "", "megatron-deepspeed-rocm-2023"},
    observed_stack{"sc21_narayanan", "", "", "megatron-lm-2021"},
};

/// The profile of a published row: that of its source's stack, else the default of its plan and part.
[[nodiscard]] constexpr profile_choice observed_profile(std::string_view source, std::string_view row,
                                                        plan const& p, precision training,
                                                        accelerator_record const& a) noexcept {
  for (observed_stack const& s : observed_stacks) {
    bool const fits = s.source == source && (s.generation.empty() || s.generation == a.generation) &&
                      row.find(s.row) != row.npos;
    if (fits) return detail::choose_profile(s.profile, true);
  }
  return default_profile(p, training, a);
}

}  // namespace scalekit::catalog
