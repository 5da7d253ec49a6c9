// GPT-3 175B on 4,096 A100: all legal plans, checked for memory and timed, with one thread and with two; exhaustively
// (argument 0) and with what the bound leaves out (argument 1). Read "real_time" and the counts.
#include <benchmark/benchmark.h>

#include "scalekit/catalog/accelerators.hpp"
#include "scalekit/catalog/build.hpp"
#include "scalekit/catalog/models.hpp"
#include "scalekit/catalog/networks.hpp"
#include "scalekit/catalog/profiles.hpp"
#include "scalekit/search.hpp"

namespace {

void search_gpt3(benchmark::State& state) {
  using namespace scalekit;
  auto const& part = *catalog::find_by_id(catalog::accelerators, "a100-sxm4-80gb");
  search_job job{};
  job.training.sequence_length = 2048;
  job.training.global_batch_size = 1536;
  job.model = catalog::make_transformer(*catalog::find_by_id(catalog::models, "gpt3-175b"), 2048);
  job.machine =
      catalog::make_cluster(part, *catalog::find_by_id(catalog::networks, "infiniband-hdr200"), 4096);
  job.whole_parameters =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "megatron-lm-2021"), part);
  job.divided_sequences =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "megatron-lm-2022"), part);
  job.gathered_parameters =
      catalog::make_stack(*catalog::find_by_id(catalog::profiles, "pytorch-fsdp-2023"), part);
  auto const space = plan_space_of(job.model, job.machine.accelerators, job.training, precision::fp32);
  search_options options{};
  options.top = 10;
  options.prune = state.range(0) != 0;
  options.threads = static_cast<unsigned>(state.range(1));
  plan_counts counts{};
  for (auto _ : state) counts = search_plans(job, space, options).counts;
  state.counters["legal"] = static_cast<double>(counts.legal);
  state.counters["fitting"] = static_cast<double>(counts.fitting);
  state.counters["evaluated"] = static_cast<double>(counts.evaluated);
}
BENCHMARK(search_gpt3)
    ->ArgNames({"prune", "threads"})
    ->ArgsProduct({{0, 1}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
