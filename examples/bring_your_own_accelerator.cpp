// An accelerator, a node and a network of your own: does a part with twice the compute buy twice the tokens?
#include <cstddef>
#include <cstdint>

#include <fmt/core.h>

#include "scalekit/catalog/build.hpp"
#include "scalekit/scalekit.hpp"
#include "scalekit/units/format.hpp"

namespace sk = scalekit;

// A part that does not exist: twice the H100's products on its memory and links.
sk::accelerator<> fast_part() {
  sk::accelerator<> a{};
  auto const set_peak = [&a](sk::precision p, double teraflops) {
    a.dense_peak[static_cast<std::size_t>(p)] = sk::dense(sk::teraflops_per_second(teraflops));
  };
  set_peak(sk::precision::fp32, 134.0);
  set_peak(sk::precision::bf16, 1978.8);
  a.memory_capacity = sk::gibibytes(80.0);
  a.memory_bandwidth = sk::gigabytes_per_second(3350.0);
  a.memory_efficiency = 0.887;
  a.compute_units = 264;
  a.power_model = {.limit = sk::watts(1000.0),
                   .idle = sk::watts(150.0),
                   .compute = sk::watts(1000.0),
                   .memory = sk::watts(320.0),
                   .stall = sk::watts(235.0),
                   .link = sk::watts(35.0)};
  return a;
}

sk::node<> sixteen_of_them() {
  sk::node<> n{};
  n.accelerators = 16;
  n.ring_bandwidth = sk::one_way(sk::gigabytes_per_second(360.0));
  n.channels = 16;
  n.host_power = sk::watts(5600.0);
  return n;
}

// 400 Gb/s an accelerator: the makers know bits from bytes, and the type which share and which direction is meant.
sk::network<> fabric_of_400g() {
  sk::network<> net{};
  net.bandwidth = sk::per_accelerator(sk::one_way(sk::gigabits_per_second(400.0)));
  net.efficiency = 0.945;
  net.power_per_accelerator = sk::watts(116.0);
  return net;
}

int main() {
  auto const& h100 = *sk::catalog::find_accelerator("h100-sxm5-80gb");
  auto const& stack = *sk::catalog::find_profile("pytorch-fsdp-2023");

  sk::scenario<> known{};
  known.model = sk::catalog::make_transformer(*sk::catalog::find_model("llama2-7b"), 4096);
  known.machine = sk::catalog::make_cluster(h100, *sk::catalog::find_network("infiniband-ndr400"), 1);
  known.parallel.micro_batch_size = 2;
  known.profile = sk::catalog::make_stack(stack, h100);

  // The software is what the H100 was measured with; only the hardware is new.
  sk::scenario<> own = known;
  own.machine = {.accelerator = fast_part(), .node = sixteen_of_them(), .network = fabric_of_400g()};

  fmt::print("accelerators        H100 does      the own does  ratio      MFU    power\n");
  for (std::int64_t const count : {std::int64_t{16}, std::int64_t{128}, std::int64_t{1024}}) {
    for (auto* run : {&known, &own}) {
      run->machine.accelerators = count;
      run->training = {.sequence_length = 4096, .global_batch_size = 2 * count};
      if (auto const error = sk::find_plan_error(run->model, run->machine, run->parallel, run->training)) {
        fmt::print("illegal: {}\n", error->text().sentence);
        return 1;
      }
    }
    auto const there = sk::estimate_step(known);
    auto const here = sk::estimate_step(own);
    fmt::print("{:12}  {:>15}  {:>16}  {:5.2f}  {:4.1f} %  {:>7}\n", count,
               fmt::format("{:.4}", there.tokens_per_second), fmt::format("{:.4}", here.tokens_per_second),
               base_value(here.tokens_per_second) / base_value(there.tokens_per_second), 100.0 * here.mfu,
               fmt::format("{:.4}", here.draw.accelerator));
  }
}
