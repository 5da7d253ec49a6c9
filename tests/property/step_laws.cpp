#include <algorithm>
#include <cmath>
#include <iterator>
#include <random>

#include <catch2/catch.hpp>

#include "random_scenario.hpp"
#include "scalekit/numerics/dual.hpp"
#include "scalekit/training/lifted.hpp"

using namespace scalekit;

namespace {

constexpr int draws = 4000;

double step_seconds(scenario<> const& s) { return base_value(estimate_step(s).step_time); }

template <class Check>
void for_random(scenario<> (*draw)(std::mt19937_64&), Check const& check) {
  std::mt19937_64 random(20231112);
  for (int i = 0; i < draws; ++i) {
    auto const s = draw(random);
    CAPTURE(i, s.machine.accelerators, s.parallel.tensor_parallel, s.parallel.micro_batch_size,
            s.training.sequence_length, s.model.hidden_size);
    CAPTURE(s.parallel.pipeline_parallel, to_string(s.parallel.schedule), to_string(s.parallel.sharding),
            s.parallel.context_parallel);
    check(s);
  }
}

template <class Check>
void for_random_scenarios(Check const& check) {
  for_random(testing::random_scenario, check);
}

// The same, and scenarios under every plan.
template <class Check>
void for_all_plans(Check const& check) {
  for_random_scenarios(check);
  for_random(testing::random_plan_scenario, check);
}

// The same scenario computed with dual numbers, with one hardware or profile constant as the variable.
using real = dual<1>;

}  // namespace

TEST_CASE("every output of a legal scenario is finite and none is negative") {
  for_all_plans([](scenario<> const& s) {
    auto const e = estimate_step(s);
    for (double const x :
         {base_value(e.step_time), base_value(e.breakdown.compute), base_value(e.breakdown.exposed_data),
          base_value(e.breakdown.exposed_tensor), base_value(e.breakdown.exposed_pipeline),
          base_value(e.breakdown.exposed_context), base_value(e.breakdown.exposed_expert),
          base_value(e.breakdown.bubble), base_value(e.breakdown.optimizer), base_value(e.breakdown.host),
          base_value(e.breakdown.contention), base_value(e.tensor.hidden), e.mfu, e.mfu_causal, e.hfu,
          base_value(e.memory.total()), base_value(e.draw.accelerator), base_value(e.draw.node),
          base_value(e.draw.facility)}) {
      REQUIRE(std::isfinite(x));
      REQUIRE(x >= 0.0);
    }
    REQUIRE(base_value(e.data.hidden) >= 0.0);
    REQUIRE(e.mfu_causal < e.mfu);
    REQUIRE(e.mfu <= e.hfu);
    // Causal work is real work: it never passes the peak.
    REQUIRE(e.mfu_causal < 1.0);
  });
}

TEST_CASE("the parts of a step are what its pieces cost") {
  for_random_scenarios([](scenario<> const& s) {
    auto const e = estimate_step(s);
    auto const& b = e.breakdown;
    auto const slice = tensor_slice_of(s.model, s.parallel);
    auto const local = token_slice_of(s.parallel, s.training);
    auto const layer =
        layer_time(s.model, slice, local, s.parallel, s.training, s.machine.accelerator, s.profile.kernels);
    auto const head = head_time(s.model, slice, local, s.training, s.machine.accelerator, s.profile.kernels);
    double const kernels = base_value((layer.forward + layer.backward).total()) *
                               static_cast<double>(s.model.num_hidden_layers) +
                           base_value((head.forward + head.backward).total());
    // Without contention compute is the kernels', and the traffic of preparing gradients when there are several ranks or micro-batches.
    double const compute = base_value(b.compute - b.contention) / static_cast<double>(e.micro_batches);
    REQUIRE(compute >= kernels * (1.0 - 1e-12));
    if (e.data_parallel == 1 && e.micro_batches == 1) REQUIRE(compute == Approx(kernels).epsilon(1e-12));
    double const rate = base_value(e.tokens_per_second);
    REQUIRE(rate * (base_value(b.compute) + base_value(b.exposed_data) + base_value(b.exposed_tensor) +
                    base_value(b.optimizer) + base_value(b.host)) ==
            Approx(static_cast<double>(s.training.global_batch_size * s.training.sequence_length)));
  });
}

TEST_CASE("time does not grow with any resource") {
  struct resource {
    char const* name;
    void (*more)(scenario<>&);
  };
  constexpr resource resources[] = {
      {"peak",
       [](scenario<>& s) {
         for (auto& p : s.machine.accelerator.dense_peak) p = p * 1.3;
       }},
      {"memory bandwidth", [](scenario<>& s) { s.machine.accelerator.memory_bandwidth *= 1.3; }},
      {"ring bandwidth",
       [](scenario<>& s) { s.machine.node.ring_bandwidth = s.machine.node.ring_bandwidth * 1.3; }},
      {"network bandwidth",
       [](scenario<>& s) { s.machine.network.bandwidth = s.machine.network.bandwidth * 1.3; }},
      {"latency", [](scenario<>& s) { s.profile.collectives.hop_latency_ratio *= 0.7; }},
      {"host time", [](scenario<>& s) { s.profile.collectives.constants.call *= 0.5; }},
      {"contention", [](scenario<>& s) { s.profile.contention *= 0.7; }},
      {"kernel launch", [](scenario<>& s) { s.profile.kernels.kernel_launch *= 0.5; }},
      {"gemm efficiency", [](scenario<>& s) { s.profile.kernels.gemm_efficiency *= 1.1; }},
      {"attention",
       [](scenario<>& s) {
         s.profile.kernels.attention_forward_efficiency *= 1.1;
         s.profile.kernels.attention_backward_efficiency *= 1.1;
       }},
      {"overlap of tensor communication",
       [](scenario<>& s) { s.profile.tensor_overlap = std::min(1.0, s.profile.tensor_overlap * 1.1); }},
      {"overlap of data communication",
       [](scenario<>& s) { s.profile.data_overlap = std::min(1.0, s.profile.data_overlap * 1.1); }},
  };
  for_all_plans([&](scenario<> const& s) {
    // Forced pairs are monotone without exception. As the library chooses, faster links or calls may move the choice to
    // a protocol whose estimate is better and whose cost is not.
    for (auto const p : {wire_protocol::ll, wire_protocol::simple}) {
      auto slow = s;
      slow.profile.collectives.protocol = p;
      slow.profile.collectives.algorithm = collective_algorithm::ring;
      double const before = step_seconds(slow);
      for (auto const& r : resources) {
        auto better = slow;
        r.more(better);
        CAPTURE(r.name, to_string(p));
        REQUIRE(step_seconds(better) <= before * (1.0 + 1e-12));
      }
    }
  });
}

TEST_CASE("time does not fall when work grows") {
  for_all_plans([](scenario<> s) {
    // Forced: more gradients may move the library's choice to a protocol that costs less than the one before.
    s.profile.collectives.protocol = wire_protocol::simple;
    s.profile.collectives.algorithm = collective_algorithm::ring;
    double const before = step_seconds(s);
    auto more = s;
    more.training.global_batch_size *= 2;
    REQUIRE(step_seconds(more) > before);
    more = s;
    // One for each chunk: a single layer more may be taken from a stage that also has the head.
    more.model.num_hidden_layers += s.parallel.pipeline_parallel * s.parallel.virtual_stages;
    REQUIRE(step_seconds(more) > before);
    more = s;
    more.model.vocab_size += 1;
    REQUIRE(step_seconds(more) >= before);
    more = s;
    more.model.intermediate_size += s.parallel.tensor_parallel;
    REQUIRE(step_seconds(more) >= before * (1.0 - 1e-12));
    more = s;
    more.parallel.recompute = recompute::full;
    // Equal, to rounding, where communication hides all of the compute.
    REQUIRE(step_seconds(more) >= before * (1.0 - 1e-12));
  });
}

TEST_CASE("what an error suggests is accepted, or another key is wrong as well") {
  int suggested = 0;
  std::mt19937_64 broken(3);
  for_random(testing::random_plan_scenario, [&](scenario<> s) {
    plan& p = s.parallel;
    std::int64_t* const degrees[] = {&p.tensor_parallel, &p.pipeline_parallel,
                                     &p.virtual_stages,  &p.context_parallel,
                                     &p.shard_group,     &s.training.global_batch_size};
    *degrees[broken() % std::size(degrees)] += 1 + static_cast<std::int64_t>(broken() % 5);
    auto const e = find_plan_error(s.model, s.machine, p, s.training);
    if (!e) return;
    CHECK(e->code == find_broken_rule(s.model, s.machine, p, s.training)->code);
    for (std::size_t i = 0; i < e->nearest_count; ++i) {
      auto repaired = s;
      auto* degree = e->field == scenario_field::global_batch_size
                         ? &repaired.training.global_batch_size
                         : detail::degree_of(repaired.parallel, e->field);
      if (degree == nullptr) continue;
      *degree = static_cast<std::int64_t>(e->nearest[i]);
      auto const after =
          find_plan_error(repaired.model, repaired.machine, repaired.parallel, repaired.training);
      CAPTURE(pointer_to(e->field), e->got, e->nearest[i]);
      REQUIRE((!after || after->field != e->field));
      ++suggested;
    }
  });
  CHECK(suggested > 500);
}

TEST_CASE("weak scaling is never better than perfect when a group grows over whole nodes") {
  for_random_scenarios([](scenario<> s) {
    // Forced, because the library's choice may change with the size to a protocol that its tuner rates worse
    // than it is.
    s.profile.collectives.protocol = wire_protocol::simple;
    // A larger slice of a torus has longer axes, and a group may gain one.
    if (s.machine.network.torus_axes > 0 || s.machine.accelerators < s.machine.node.accelerators * 4 ||
        s.parallel.tensor_parallel > s.machine.node.accelerators)
      return;
    auto larger = s;
    larger.machine.accelerators *= 2;
    larger.training.global_batch_size *= 2;
    // The optimizer's shard halves; everything else stays or grows.
    auto const a = estimate_step(s);
    auto const b = estimate_step(larger);
    REQUIRE(base_value(b.step_time - b.breakdown.optimizer) >=
            base_value(a.step_time - a.breakdown.optimizer) * (1.0 - 1e-12));
  });
}

TEST_CASE("a dual number computes the same step and the slope that differences show") {
  std::mt19937_64 random(7);
  for (int i = 0; i < 300; ++i) {
    auto const s = testing::random_scenario(random);
    auto const& profile = *catalog::find_by_id(catalog::profiles, "pytorch-fsdp-2023");
    auto const& library = *catalog::find_by_id(catalog::libraries, profile.library);
    auto const& part = *catalog::find_accelerator("h100-sxm5-80gb");
    auto plain = s;
    plain.profile = catalog::make_profile(profile.constants, catalog::make_tuning(library, "hopper"),
                                          catalog::make_costs("", part));
    auto d = lifted<real>(plain);
    double const network_rate = base_value(s.machine.network.bandwidth.quantity().quantity());
    d.machine.network.bandwidth = per_accelerator(one_way(bytes_per_second(real::variable(network_rate, 0))));
    auto const exact = base_value(estimate_step(d).step_time);
    CAPTURE(i);
    REQUIRE(exact.value() == Approx(step_seconds(plain)).epsilon(1e-14));

    double const h = 1e-5;
    auto up = plain;
    up.machine.network.bandwidth = up.machine.network.bandwidth * (1.0 + h);
    auto down = plain;
    down.machine.network.bandwidth = down.machine.network.bandwidth * (1.0 - h);
    double const here = step_seconds(plain);
    double const above = (step_seconds(up) - here) / h;
    double const below = (here - step_seconds(down)) / h;
    double const slope = exact.tangent(0) * network_rate;
    if (std::abs(above - below) > 1e-4 * here) {
      // A kink, where the network carries exactly what the links inside a node do: the slope is that of one side.
      double const margin = 2e-5 * here;
      REQUIRE((slope == Approx(above).margin(margin) || slope == Approx(below).margin(margin)));
      continue;
    }
    REQUIRE(slope == Approx((above + below) / 2.0).margin(1e-6 * here));
  }
}
