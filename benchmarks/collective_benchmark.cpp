// How long one collective takes to price: the library's choice among its algorithms and protocols and the cost of what
// it runs, the cheapest of all pairs, or a collective in two levels. Every evaluation has other inputs, so that no branch or value is learnt.
#include <cmath>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "scalekit/catalog/build.hpp"

namespace {

struct input {
  scalekit::data_size<> size{};
  scalekit::process_group group{};
  std::size_t machine = 0;
};

struct machine {
  scalekit::fabric<> links{};
  scalekit::collective_settings<> settings{};
};

std::vector<machine> machines() {
  namespace catalog = scalekit::catalog;
  std::vector<machine> all;
  for (auto const* id :
       {"v100-sxm2-32gb", "a100-sxm4-80gb", "h100-sxm5-80gb", "b200-sxm-180gb", "mi250x-gcd", "mi300x"}) {
    auto const& part = *catalog::find_accelerator(id);
    auto const c = catalog::make_cluster(part, *catalog::find_network(part.default_network), 4096);
    all.push_back({scalekit::fabric_of(c),
                   catalog::make_stack(*catalog::find_profile("pytorch-fsdp-2023"), part).collectives});
  }
  return all;
}

std::vector<input> inputs(std::vector<machine> const& all) {
  std::mt19937_64 random(1);
  std::uniform_real_distribution<double> logarithm(10.0, 34.0);
  std::vector<input> result(8192);
  for (auto& in : result) {
    in.size = scalekit::bytes(std::floor(std::exp2(logarithm(random))));
    in.machine = random() % all.size();
    std::int64_t const stride = std::int64_t{1} << (random() % 4);
    in.group = scalekit::strided_group(2 + static_cast<std::int64_t>(random() % 2000), stride,
                                       all[in.machine].links.node_accelerators);
  }
  return result;
}

void price(benchmark::State& state, scalekit::collective_choice choice,
           std::optional<scalekit::collective_algorithm> forced) {
  auto const op = static_cast<scalekit::collective>(state.range(0));
  auto all = machines();
  for (auto& m : all) {
    m.settings.choice = choice;
    m.settings.algorithm = forced;
  }
  auto const some = inputs(all);
  std::size_t i = 0;
  for (auto _ : state) {
    auto const& in = some[i];
    auto const& m = all[in.machine];
    benchmark::DoNotOptimize(scalekit::collective_time(op, in.size, in.group, m.links, m.settings));
    i = (i + 1) % some.size();
  }
  state.SetLabel(std::string(scalekit::to_string(op)));
  state.SetItemsProcessed(state.iterations());
}

void as_library(benchmark::State& state) {
  price(state, scalekit::collective_choice::as_library, std::nullopt);
}
void best(benchmark::State& state) { price(state, scalekit::collective_choice::best, std::nullopt); }
void hierarchical(benchmark::State& state) {
  price(state, scalekit::collective_choice::best, scalekit::collective_algorithm::hierarchical);
}
constexpr int last = static_cast<int>(scalekit::collective_count) - 1;
BENCHMARK(as_library)->DenseRange(0, last);
BENCHMARK(best)->DenseRange(0, last);
BENCHMARK(hierarchical)->DenseRange(0, static_cast<int>(scalekit::collective::broadcast));

}  // namespace
