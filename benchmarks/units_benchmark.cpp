// What a unit costs at run time: nothing, and here is how to see it.
//
// The same model of one layer is written twice: on doubles whose units are in their names, and on quantities.
// Both read the same inputs and do the same 21 floating-point operations in the same order, so their results
// are equal to the last bit, which main() checks first.
//
// How to read it: build with optimisation (-O2) and compare the two times. They should agree within the noise
// of the machine, 2 % or so; more than that, repeatedly, means that something typed no longer inlines. At -O0
// the typed one is some 16 times slower, since each operator is then a call: use -Og in debug builds. For a
// figure without noise, count instructions: `valgrind --tool=callgrind units_benchmark --instructions typed`
// against `... untyped`; the totals agree to 1 in 10000 (GCC 12 and clang 19), and the rest is the making of
// the inputs.

#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include "scalekit/units.hpp"

namespace {

namespace sk = scalekit;

struct untyped_inputs {
  double work_flop;
  double peak_flops_per_s;
  double traffic_bytes;
  double memory_bytes_per_s;
  double message_bytes;
  double link_bytes_per_s;
  double latency_s;
  double tokens;
  double idle_w;
  double dynamic_w;
  double price_per_accelerator_s;
};

struct typed_inputs {
  sk::flop_count<> work;
  sk::dense_flop_rate<> peak;
  sk::data_size<> traffic;
  sk::bandwidth<> memory;
  sk::data_size<> message;
  sk::one_way_bandwidth<> link;
  sk::duration<> latency;
  sk::token_count<> tokens;
  sk::power<> idle;
  sk::power<> dynamic;
  sk::price<> price;
};

constexpr std::size_t layers = 1024;

std::array<untyped_inputs, layers> make_untyped() {
  std::array<untyped_inputs, layers> result{};
  for (std::size_t i = 0; i < layers; ++i) {
    double const x = static_cast<double>(i + 1);
    result[i] = {1e12 * x, 989.4e12, 1e9 * (2048.0 - x), 3.35e12, 1e8 * x, 50e9, 5e-6 * x, 4096.0,
                 120.0,    580.0,    2.5 / 3600.0 * x};
  }
  return result;
}

std::array<typed_inputs, layers> make_typed() {
  std::array<typed_inputs, layers> result{};
  for (std::size_t i = 0; i < layers; ++i) {
    double const x = static_cast<double>(i + 1);
    result[i] = {sk::flop_operations(1e12 * x),
                 dense(sk::flops_per_second(989.4e12)),
                 sk::bytes(1e9 * (2048.0 - x)),
                 sk::bytes_per_second(3.35e12),
                 sk::bytes(1e8 * x),
                 one_way(sk::bytes_per_second(50e9)),
                 sk::seconds(5e-6 * x),
                 sk::tokens(4096.0),
                 sk::watts(120.0),
                 sk::watts(580.0),
                 sk::dollars(2.5 / 3600.0 * x) / (sk::accelerators(1) * sk::seconds(1))};
  }
  return result;
}

double untyped_model(untyped_inputs const& in) {
  double const compute_s = in.work_flop / (in.peak_flops_per_s * 0.7);
  double const memory_s = in.traffic_bytes / (in.memory_bytes_per_s * 0.88);
  double const kernel_s = compute_s < memory_s ? memory_s : compute_s;
  double const link_s = in.latency_s + 2.0 * in.message_bytes / in.link_bytes_per_s;
  double const exposed_s = link_s < kernel_s ? link_s * 0.1 : link_s - 0.9 * kernel_s;
  double const step_s = kernel_s + exposed_s + in.latency_s;
  double const energy_j = in.idle_w * step_s + in.dynamic_w * kernel_s;
  double const tokens_per_s = in.tokens / step_s;
  double const joules_per_token = energy_j / in.tokens;
  double const dollars_per_token = in.price_per_accelerator_s * 8.0 / tokens_per_s;
  return dollars_per_token * 1e6 + 3e-8 * joules_per_token * 1e6;
}

double typed_model(typed_inputs const& in) {
  auto const compute = in.work / (in.peak.quantity() * 0.7);
  auto const memory = in.traffic / (in.memory * 0.88);
  auto const kernel = compute < memory ? memory : compute;
  auto const link = in.latency + 2.0 * in.message / in.link.quantity();
  auto const exposed = link < kernel ? link * 0.1 : link - 0.9 * kernel;
  auto const step = kernel + exposed + in.latency;
  auto const energy = in.idle * step + in.dynamic * kernel;
  auto const rate = in.tokens / step;
  auto const per_token = energy / in.tokens;
  auto const cost = in.price * sk::accelerators(8) / rate;
  return value_in(cost, sk::dollars_per_megatoken) + 3e-8 * value_in(per_token, sk::joules_per_token) * 1e6;
}

double untyped_sum(std::array<untyped_inputs, layers> const& inputs) {
  double sum = 0.0;
  for (untyped_inputs const& in : inputs) sum += untyped_model(in);
  return sum;
}

double typed_sum(std::array<typed_inputs, layers> const& inputs) {
  double sum = 0.0;
  for (typed_inputs const& in : inputs) sum += typed_model(in);
  return sum;
}

void untyped(benchmark::State& state) {
  auto const inputs = make_untyped();
  for (auto _ : state) benchmark::DoNotOptimize(untyped_sum(inputs));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(layers));
}

void typed(benchmark::State& state) {
  auto const inputs = make_typed();
  for (auto _ : state) benchmark::DoNotOptimize(typed_sum(inputs));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(layers));
}

BENCHMARK(untyped)->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK(typed)->Repetitions(5)->ReportAggregatesOnly();

/// A fixed amount of work for an instruction counter.
void run_for_an_instruction_counter(std::string_view which) {
  auto const typed_layers = make_typed();
  auto const untyped_layers = make_untyped();
  for (int i = 0; i < 1000; ++i) {
    benchmark::DoNotOptimize(which == "typed" ? typed_sum(typed_layers) : untyped_sum(untyped_layers));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (typed_sum(make_typed()) != untyped_sum(make_untyped())) {
    std::fputs("units_benchmark: the two models differ, so their times mean nothing\n", stderr);
    return 1;
  }
  if (argc == 3 && argv[1] == std::string_view{"--instructions"}) {
    run_for_an_instruction_counter(argv[2]);
    return 0;
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
