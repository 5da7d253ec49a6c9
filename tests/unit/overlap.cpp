#include <algorithm>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "scalekit/training/fsdp_timeline.hpp"
#include "scalekit/training/overlap.hpp"

using namespace scalekit;

TEST_CASE("hidden communication costs its share of compute") {
  auto const o = overlap(seconds(10.0), seconds(4.0), 0.25);
  CHECK(base_value(o.contention) == Approx(1.0));
  CHECK(base_value(o.exposed) == 0.0);
}

TEST_CASE("communication longer than stretched compute is exposed for the rest") {
  auto const o = overlap(seconds(6.0), seconds(20.0), 0.25);
  // Compute takes 6 / 0.75 = 8 s beside communication; 12 s are left.
  CHECK(base_value(o.contention) == Approx(2.0));
  CHECK(base_value(o.exposed) == Approx(12.0));
}

TEST_CASE("overlap is continuous where all becomes hidden") {
  double const edge = 6.0 / 0.75;
  auto const total = [](double wire) {
    auto const o = overlap(seconds(6.0), seconds(wire), 0.25);
    return 6.0 + base_value(o.contention) + base_value(o.exposed);
  };
  CHECK(total(edge + 1e-9) == Approx(total(edge)).epsilon(1e-9));
  CHECK(total(edge) == Approx(edge));
}

namespace {

// Two streams, played event by event. Communication runs in the order in which it was issued, each piece not before it
// was issued; compute runs in program order, at 1 - phi while communication runs. Nothing else is assumed: there are no
// slots and no barriers but the dependencies that FSDP has.
class streams {
 public:
  explicit streams(double phi) : phi_(phi) {}

  // Issues communication at `now`; returns when it ends.
  double communicate(double now, double length) {
    double const begin = std::max(now, wire_free_);
    wire_free_ = begin + length;
    if (length > 0.0) busy_.push_back({begin, wire_free_});
    return wire_free_;
  }
  // Runs compute from `begin`; returns when it ends. All communication that can run beside it has been issued.
  [[nodiscard]] double compute(double begin, double length) const {
    double now = begin;
    double left = length;
    while (left > 0.0) {
      double next = 1e300;
      bool beside = false;
      for (auto const& b : busy_) {
        if (b.begin <= now && now < b.end) {
          beside = true;
          next = std::min(next, b.end);
        } else if (b.begin > now) {
          next = std::min(next, b.begin);
        }
      }
      double const rate = beside ? 1.0 - phi_ : 1.0;
      double const step = std::min(left / rate, next - now);
      left -= step * rate;
      if (left < 1e-15) left = 0.0;
      now += step;
    }
    return now;
  }

 private:
  struct interval {
    double begin;
    double end;
  };
  double phi_;
  double wire_free_ = 0.0;
  std::vector<interval> busy_;
};

// One micro-batch: what PyTorch's FSDP issues, when, and what waits for what.
double played(fsdp_work<> const& w, double head_forward) {
  streams s(w.contention);
  double const gather = base_value(w.gather_layer);
  double const scatter = base_value(w.scatter_layer);
  double const forward = base_value(w.layer_forward.compute);
  double const backward = base_value(w.layer_backward.compute);

  double const root = s.communicate(0.0, base_value(w.gather_root));
  double gathered = s.communicate(root, gather);
  double now = root;
  for (std::int64_t i = 1; i <= w.layers; ++i) {
    double const begin = std::max(now, gathered);
    // The next layer's gather is issued when this layer starts; without prefetch, when the next is due.
    if (w.prefetch && i < w.layers) gathered = s.communicate(begin, gather);
    now = s.compute(begin, forward);
    if (!w.prefetch && i < w.layers) gathered = s.communicate(now, gather);
  }
  now = s.compute(now, head_forward);

  double regathered = now;
  auto const regather = [&] {
    if (w.reshard_after_forward) regathered = s.communicate(now, gather);
  };
  if (w.prefetch) regather();
  now = s.compute(now, base_value(w.head_backward.compute));
  if (!w.prefetch) regather();
  for (std::int64_t i = w.layers; i >= 1; --i) {
    now = std::max(now, regathered);
    if (w.prefetch && i > 1) regather();
    now = s.compute(now, backward);
    s.communicate(now, scatter);
    if (!w.prefetch && i > 1) regather();
  }
  return s.communicate(now, base_value(w.scatter_root));
}

double closed_form(fsdp_work<> const& w, double head_forward) {
  auto const t = fsdp_timeline(w);
  auto const layers = static_cast<double>(w.layers);
  return (base_value(w.layer_forward.compute) + base_value(w.layer_backward.compute)) * layers +
         head_forward + base_value(w.head_backward.compute) + base_value(t.contention) +
         base_value(t.exposed);
}

}  // namespace

TEST_CASE("the closed form of the FSDP timeline equals two streams played event by event") {
  std::mt19937_64 random(20241130);
  std::uniform_real_distribution<double> length(0.05, 3.0);
  auto const draw = [&] { return seconds(length(random)); };
  for (int i = 0; i < 4000; ++i) {
    fsdp_work<> w{};
    w.layers = 1 + static_cast<std::int64_t>(random() % 7);
    w.layer_forward.compute = draw();
    w.layer_backward.compute = draw();
    w.head_backward.compute = draw();
    w.gather_layer = draw();
    w.scatter_layer = draw();
    w.gather_root = draw();
    w.scatter_root = draw();
    w.reshard_after_forward = random() % 2 == 0;
    w.prefetch = random() % 3 != 0;
    w.contention = 0.9 * length(random) / 3.0;
    double const head_forward = length(random);
    CAPTURE(i, w.layers, w.contention, w.reshard_after_forward, w.prefetch);
    REQUIRE(closed_form(w, head_forward) == Approx(played(w, head_forward)).epsilon(1e-9));
  }
}

TEST_CASE("waiting for a tensor-parallel group covers communication without contention") {
  fsdp_work<> w{};
  w.layers = 2;
  w.layer_forward = {seconds(3.0), seconds(1.0)};
  w.gather_layer = seconds(2.0);
  w.contention = 0.4;
  auto const t = fsdp_timeline(w);
  // One gather is covered by the first layer, which beside communication would last 3 / 0.6 + 1 = 6 s: it meets a third
  // of the layer, one second of compute, which then takes 1 / 0.6 s.
  CHECK(base_value(t.contention) == Approx(1.0 / 0.6 - 1.0));
}

TEST_CASE("what is hidden and what is exposed, worked by hand") {
  fsdp_work<> w{};
  w.layers = 4;
  w.layer_forward.compute = seconds(2.0);
  w.layer_backward.compute = seconds(4.0);
  w.head_backward.compute = seconds(2.0);
  w.gather_layer = seconds(1.0);
  w.scatter_layer = seconds(1.5);
  w.gather_root = seconds(0.5);
  w.scatter_root = seconds(0.25);
  auto const with = fsdp_timeline(w);
  CHECK(base_value(with.hidden) == Approx(4 * (1.0 + 1.0 + 1.5) - 1.0 - 1.5));
  // First gathers, last scatters.
  CHECK(base_value(with.exposed) == Approx(0.5 + 1.0 + 1.5 + 0.25));
  CHECK(base_value(with.forward) == Approx(0.5 + 1.0));
  w.prefetch = false;
  // Every gather waits behind the scatter issued before it.
  CHECK(base_value(fsdp_timeline(w).exposed) == Approx(0.75 + 4 * (1.0 + 1.0 + 1.5)));
  CHECK(base_value(fsdp_timeline(w).hidden) == 0.0);
  CHECK(base_value(fsdp_timeline(w).forward) == Approx(0.5 + 4 * 1.0));
}
