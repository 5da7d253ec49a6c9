#include <algorithm>
#include <random>

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

// Plays the micro-batch event by event: two streams, compute and communication, with the dependencies that
// FSDP has. While both are busy, compute advances at 1 - phi.
class event_timeline {
 public:
  explicit event_timeline(double phi) : phi_(phi) {}

  // Queues communication that may start at `ready` and follows everything queued before; returns when it
  // ends.
  double communicate(double ready, double length) {
    double const start = std::max(ready, wire_free_);
    wire_free_ = start + length;
    if (length > 0.0) busy_.push_back({start, wire_free_});
    return wire_free_;
  }
  // Runs compute of `length` from `ready`; all communication that can overlap it has been queued. Returns
  // when it ends.
  double compute(double ready, double length) {
    double now = std::max(ready, compute_free_);
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
    return compute_free_ = now;
  }

 private:
  struct interval {
    double begin;
    double end;
  };
  double phi_;
  double wire_free_ = 0.0;
  double compute_free_ = 0.0;
  std::vector<interval> busy_;
};

double played(fsdp_work<> const& w) {
  event_timeline t(w.contention);
  auto const layers = static_cast<std::size_t>(w.layers);
  double const gather = base_value(w.gather_layer);
  double const regather = w.reshard_after_forward ? gather : 0.0;
  double done = t.communicate(0.0, base_value(w.gather_root));
  std::vector<double> gathered(layers);
  gathered[0] = t.communicate(0.0, gather);
  done = gathered[0];
  for (std::size_t i = 0; i < layers; ++i) {
    // The gather of the next layer starts with this layer; both end before the next one starts.
    double const start = std::max(done, gathered[i]);
    if (i + 1 < layers) gathered[i + 1] = t.communicate(start, gather);
    done = t.compute(start, base_value(w.layer_forward));
    if (i + 1 < layers) done = std::max(done, gathered[i + 1]);
  }
  done = t.compute(done, base_value(w.head_forward));
  double ready = t.communicate(done, regather);
  done = std::max(t.compute(done, base_value(w.head_backward)), ready);
  double scatter = 0.0;  // of the layer before, queued when the next one starts
  for (std::size_t i = layers; i-- > 0;) {
    double const start = done;
    if (scatter > 0.0) ready = t.communicate(start, scatter);
    if (i > 0) ready = t.communicate(start, regather);
    done = t.compute(start, base_value(w.layer_backward));
    done = std::max(done, ready);
    scatter = base_value(w.scatter_layer);
  }
  done = t.communicate(done, base_value(w.scatter_layer));
  return t.communicate(done, base_value(w.scatter_root));
}

double closed_form(fsdp_work<> const& w) {
  auto const t = fsdp_timeline(w);
  auto const layers = static_cast<double>(w.layers);
  return (base_value(w.layer_forward) + base_value(w.layer_backward)) * layers + base_value(w.head_forward) +
         base_value(w.head_backward) + base_value(t.contention) + base_value(t.exposed);
}

}  // namespace

TEST_CASE("the closed form of the FSDP timeline equals a timeline played event by event") {
  std::mt19937_64 random(20241130);
  std::uniform_real_distribution<double> length(0.05, 3.0);
  for (int i = 0; i < 2000; ++i) {
    fsdp_work<> w{};
    w.layers = 1 + static_cast<std::int64_t>(random() % 7);
    w.layer_forward = seconds(length(random));
    w.layer_backward = seconds(length(random));
    w.head_forward = seconds(length(random));
    w.head_backward = seconds(length(random));
    w.gather_layer = seconds(length(random));
    w.scatter_layer = seconds(length(random));
    w.gather_root = seconds(length(random));
    w.scatter_root = seconds(length(random));
    w.reshard_after_forward = random() % 2 == 0;
    w.contention = 0.9 * length(random) / 3.0;
    CAPTURE(i, w.layers, w.contention, w.reshard_after_forward);
    REQUIRE(closed_form(w) == Approx(played(w)).epsilon(1e-9));
  }
}

TEST_CASE("all communication is either hidden or exposed, and without prefetch every gather is exposed") {
  fsdp_work<> w{};
  w.layers = 4;
  w.layer_forward = seconds(2.0);
  w.layer_backward = seconds(4.0);
  w.head_backward = seconds(2.0);
  w.gather_layer = seconds(1.0);
  w.scatter_layer = seconds(1.5);
  w.gather_root = seconds(0.5);
  w.scatter_root = seconds(0.25);
  auto const with = fsdp_timeline(w);
  CHECK(base_value(with.communication) == Approx(0.75 + 4 * (1.0 + 1.0 + 1.5)));
  // First gathers, last scatters.
  CHECK(base_value(with.exposed) == Approx(0.5 + 1.0 + 1.5 + 0.25));
  w.prefetch = false;
  CHECK(base_value(fsdp_timeline(w).exposed) == Approx(0.75 + 8 * 1.0 + 1.5));
}
