#pragma once

// Written by tools/generate_catalog.py from data/; change the data, not this file.
// clang-format off

#include <array>
#include <string_view>

#include "scalekit/catalog/record.hpp"

namespace scalekit::catalog {

namespace detail {

inline constexpr std::array<int, 4> study_frontier_training_accelerators{{
    128,
    256,
    512,
    1024,
}};

inline constexpr std::array<int, 1> study_frontier_training_runs_22b_accelerators{{
    16,
}};

inline constexpr std::array<int, 1> study_frontier_training_runs_175b_accelerators{{
    128,
}};

inline constexpr std::array<int, 1> study_frontier_training_runs_1t_accelerators{{
    1024,
}};

inline constexpr std::array<int, 4> study_frontier_training_runs_weak_175b_accelerators{{
    128,
    256,
    512,
    1024,
}};

inline constexpr std::array<int, 4> study_frontier_training_runs_weak_175b_320_accelerators{{
    128,
    256,
    512,
    1024,
}};

inline constexpr std::array<int, 3> study_frontier_training_runs_weak_1t_accelerators{{
    1024,
    2048,
    3072,
}};

inline constexpr std::array<int, 4> study_frontier_training_runs_strong_175b_accelerators{{
    128,
    256,
    512,
    1024,
}};

inline constexpr std::array<int, 3> study_frontier_training_runs_strong_1t_accelerators{{
    1024,
    2048,
    3072,
}};

inline constexpr std::array<study_run_record, 8> study_frontier_training_runs{{
    {.id = "22b", .scaling = "single", .cell = "hfu-22b", .model = "ornl-gpt-22b", .sharding = "none", .tensor_parallel = 1, .pipeline_parallel = 8, .sequences_per_replica = 320, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_22b_accelerators, .kind = "assumed", .note = "the launch script of the first author: 640 sequences on two replicas; that the published figure was taken with it is assumed"},
    {.id = "175b", .scaling = "single", .cell = "hfu-175b", .model = "ornl-gpt-175b", .sharding = "zero1", .tensor_parallel = 4, .pipeline_parallel = 16, .sequences_per_replica = 640, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_175b_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read: degrees and ZeRO-1 agree with the launch script of the first author"},
    {.id = "1t", .scaling = "single", .cell = "hfu-1t", .model = "ornl-gpt-1t", .sharding = "zero1", .tensor_parallel = 8, .pipeline_parallel = 64, .sequences_per_replica = 1600, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_1t_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read"},
    {.id = "weak-175b", .scaling = "weak", .cell = "weak-175b", .model = "ornl-gpt-175b", .sharding = "zero1", .tensor_parallel = 4, .pipeline_parallel = 16, .sequences_per_replica = 640, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_weak_175b_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read"},
    {.id = "weak-175b-320", .scaling = "weak", .cell = "", .model = "ornl-gpt-175b", .sharding = "zero1", .tensor_parallel = 4, .pipeline_parallel = 16, .sequences_per_replica = 320, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_weak_175b_320_accelerators, .kind = "assumed", .note = "the launch script has 640 sequences on two replicas, half of what is recalled"},
    {.id = "weak-1t", .scaling = "weak", .cell = "weak-1t", .model = "ornl-gpt-1t", .sharding = "zero1", .tensor_parallel = 8, .pipeline_parallel = 64, .sequences_per_replica = 1600, .global_batch_size = 0, .accelerators = detail::study_frontier_training_runs_weak_1t_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read"},
    {.id = "strong-175b", .scaling = "strong", .cell = "strong-175b", .model = "ornl-gpt-175b", .sharding = "zero1", .tensor_parallel = 4, .pipeline_parallel = 16, .sequences_per_replica = 0, .global_batch_size = 8000, .accelerators = detail::study_frontier_training_runs_strong_175b_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read"},
    {.id = "strong-1t", .scaling = "strong", .cell = "strong-1t", .model = "ornl-gpt-1t", .sharding = "zero1", .tensor_parallel = 8, .pipeline_parallel = 64, .sequences_per_replica = 0, .global_batch_size = 8016, .accelerators = detail::study_frontier_training_runs_strong_1t_accelerators, .kind = "recalled", .note = "recollection of the paper; its tables were not read"},
}};

inline constexpr std::array<study_cell_record, 12> study_frontier_training_cells{{
    {.id = "hfu-22b", .description = "share of peak, recomputation counted", .unit = "1", .grade = "primary", .scored = true, .published = 0.3838, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "hfu-175b", .description = "share of peak, recomputation counted", .unit = "1", .grade = "primary", .scored = true, .published = 0.3614, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "hfu-1t", .description = "share of peak, recomputation counted", .unit = "1", .grade = "primary", .scored = true, .published = 0.3196, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "mfu-22b", .description = "share of peak without recomputation", .unit = "1", .grade = "secondary", .scored = false, .published = 0.2879, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract x 3/4"},
    {.id = "mfu-175b", .description = "share of peak without recomputation", .unit = "1", .grade = "secondary", .scored = false, .published = 0.2711, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract x 3/4"},
    {.id = "mfu-1t", .description = "share of peak without recomputation", .unit = "1", .grade = "secondary", .scored = false, .published = 0.2397, .low = not_published, .high = not_published, .base_accelerators = 0, .accelerators = 0, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract x 3/4"},
    {.id = "weak-175b", .description = "weak scaling efficiency", .unit = "1", .grade = "primary", .scored = true, .published = 1.0, .low = not_published, .high = not_published, .base_accelerators = 128, .accelerators = 1024, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "weak-1t", .description = "weak scaling efficiency", .unit = "1", .grade = "primary", .scored = true, .published = 1.0, .low = not_published, .high = not_published, .base_accelerators = 1024, .accelerators = 3072, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "strong-175b", .description = "strong scaling efficiency", .unit = "1", .grade = "primary", .scored = true, .published = 0.89, .low = not_published, .high = not_published, .base_accelerators = 128, .accelerators = 1024, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "strong-1t", .description = "strong scaling efficiency", .unit = "1", .grade = "primary", .scored = true, .published = 0.87, .low = not_published, .high = not_published, .base_accelerators = 1024, .accelerators = 3072, .accelerator = "mi250x-gcd", .source = "dash-2024", .locator = "abstract"},
    {.id = "strong-175b-recalled", .description = "strong scaling efficiency", .unit = "1", .grade = "unverified", .scored = false, .published = 0.8993, .low = not_published, .high = not_published, .base_accelerators = 128, .accelerators = 1024, .accelerator = "mi250x-gcd", .source = "scalekit", .locator = "recollection"},
    {.id = "strong-1t-recalled", .description = "strong scaling efficiency", .unit = "1", .grade = "unverified", .scored = false, .published = 0.8705, .low = not_published, .high = not_published, .base_accelerators = 1024, .accelerators = 3072, .accelerator = "mi250x-gcd", .source = "scalekit", .locator = "recollection"},
}};

inline constexpr std::array<study_assumption_record, 10> study_frontier_training_assumptions{{
    {.pointer = "/plan/sharding", .rule = "ZeRO-1 is recalled; the launch script of the first author for 175B has it, that for 22B does not."},
    {.pointer = "/plan/tensor_parallel", .rule = "Recalled. The launch script for 175B has the same degrees."},
    {.pointer = "/plan/pipeline_parallel", .rule = "Recalled, without interleaving: no launch script sets virtual stages."},
    {.pointer = "/plan/sequence_parallel", .rule = "Not published. Off, as the code does not have it."},
    {.pointer = "/plan/micro_batch_size", .rule = "Recalled. The launch scripts have one sequence."},
    {.pointer = "/plan/recompute", .rule = "Every launch script turns checkpointing on."},
    {.pointer = "/plan/gradient_precision", .rule = "Not published. fp16, as the code reduces the gradients of fp16 weights."},
    {.pointer = "/training/sequence_length", .rule = "Recalled. The launch scripts of 2023 have 2,048."},
    {.pointer = "/training/batch_per_accelerator", .rule = "Recalled: 640 sequences for each replica of 175B, 1,600 of 1T. The launch script for 175B has 320, shown beside."},
    {.pointer = "/training/precision", .rule = "Not published for the figures. fp16, as in the launch scripts for 22B and 175B."},
}};

}  // namespace detail

inline constexpr study_record study_frontier_training{
     .id = "frontier-training",
     .title = "Optimizing Distributed Training on Frontier for Large Language Models",
     .source = "dash-2024",
     .model = "ornl-gpt-175b",
     .system = "frontier",
     .accelerator = "mi250x-gcd",
     .network = "slingshot-11",
     .profile = "",
     .sharding = "zero1",
     .sequence_parallel = false,
     .reshard_after_forward = true,
     .recompute = "full",
     .precision = "fp16",
     .gradient_precision = "fp16",
     .sequence_length = 2048,
     .micro_batch_size = 1,
     .batch_per_accelerator = 10,
     .accelerators = detail::study_frontier_training_accelerators,
     .runs = detail::study_frontier_training_runs,
     .cells = detail::study_frontier_training_cells,
     .assumptions = detail::study_frontier_training_assumptions,
    };

}  // namespace scalekit::catalog
