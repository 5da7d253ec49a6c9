#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "scalekit/training/pipeline.hpp"

using namespace scalekit;
using enum pipeline_schedule;

namespace {

enum class pass { forward, backward, weight };

struct operation {
  pass kind;
  std::int64_t chunk;
  std::int64_t micro_batch;
};

// What stage i does, in order, as the schedules are written down: Megatron-LM's warm-up, steady state and cool-down,
// and ZB-H1's late weight gradients.
std::vector<operation> order_of(pipeline_work<> const& w, std::int64_t i) {
  std::vector<operation> ops;
  auto const p = w.stages;
  auto const m = w.micro_batches;
  bool const chunked = w.schedule == interleaved && w.virtual_stages > 1;
  auto const v = chunked ? w.virtual_stages : 1;
  auto const n = m * v;
  // Groups of p micro-batches go through the chunks of a stage in turn.
  auto const chunk = [&](std::int64_t k) { return chunked ? k % (p * v) / p : 0; };
  auto const micro_batch = [&](std::int64_t k) { return chunked ? k / (p * v) * p + k % p : k; };
  auto const forward = [&](std::int64_t k) { ops.push_back({pass::forward, chunk(k), micro_batch(k)}); };
  auto const backward = [&](std::int64_t k) {
    ops.push_back({pass::backward, v - 1 - chunk(k), micro_batch(k)});
  };
  auto const warm_up = w.schedule == gpipe ? n
                       : chunked           ? std::min(n, 2 * (p - 1 - i) + (v - 1) * p)
                                           : std::min(n, p - 1 - i);
  for (std::int64_t k = 0; k < warm_up; ++k) forward(k);
  std::int64_t weights = 0;
  auto const weight = [&] { ops.push_back({pass::weight, 0, weights++}); };
  for (std::int64_t k = 0; k < n; ++k) {
    if (k + warm_up < n) forward(k + warm_up);
    backward(k);
    if (w.schedule == zero_bubble && k >= i) weight();
  }
  while (w.schedule == zero_bubble && weights < m) weight();
  return ops;
}

struct played {
  double end = 0.0;
  std::vector<double> idle;  // of each stage, from 0 to the end of all
};

// Plays the operations of all stages: each starts when its stage is free and what it needs is there.
played play(pipeline_work<> const& w) {
  auto const p = w.stages;
  bool const chunked = w.schedule == interleaved && w.virtual_stages > 1;
  auto const v = chunked ? w.virtual_stages : 1;
  auto const places = p * v;  // a micro-batch passes place chunk x p + stage
  double const send = p > 1 ? base_value(w.send) : 0.0;
  bool const blocks = !(chunked && w.overlap_sends);
  auto const slot = [&](std::int64_t place, std::int64_t k) {
    return static_cast<std::size_t>(place * w.micro_batches + k);
  };
  constexpr double never = -1.0;
  std::vector<double> forwards(slot(places, 0), never);
  std::vector<double> backwards(slot(places, 0), never);
  std::vector<std::vector<operation>> orders;
  for (std::int64_t i = 0; i < p; ++i) orders.push_back(order_of(w, i));
  std::vector<std::size_t> next(orders.size(), 0);
  std::vector<double> free(orders.size(), 0.0);
  std::vector<double> worked(orders.size(), 0.0);
  played result;
  for (bool moved = true; moved;) {
    moved = false;
    for (std::size_t i = 0; i < orders.size(); ++i) {
      auto const& s = i == 0 ? w.first : i + 1 == orders.size() ? w.last : w.middle;
      for (; next[i] < orders[i].size(); ++next[i]) {
        auto const& op = orders[i][next[i]];
        auto const place = op.chunk * p + static_cast<std::int64_t>(i);
        double ready = 0.0;
        double length = 0.0;
        bool sends = false;
        if (op.kind == pass::forward) {
          length = base_value(s.forward);
          sends = place + 1 < places;
          if (place > 0) {
            double const before = forwards[slot(place - 1, op.micro_batch)];
            if (before == never) break;
            ready = before + send;
          }
        } else if (op.kind == pass::backward) {
          length = base_value(s.backward) + (w.schedule == zero_bubble ? 0.0 : base_value(s.weight));
          sends = place > 0;
          bool const turns = place + 1 == places;
          double const before =
              turns ? forwards[slot(place, op.micro_batch)] : backwards[slot(place + 1, op.micro_batch)];
          if (before == never) break;
          ready = turns ? before : before + send;
        } else {
          length = base_value(s.weight);
        }
        length /= static_cast<double>(v);
        double const end = std::max(ready, free[i]) + length;
        if (op.kind == pass::forward) forwards[slot(place, op.micro_batch)] = end;
        if (op.kind == pass::backward) backwards[slot(place, op.micro_batch)] = end;
        // Interleaved without overlap, all stages exchange after every chunk.
        free[i] = end + (blocks && (sends || chunked) ? send : 0.0);
        worked[i] += length;
        result.end = std::max(result.end, end);
        moved = true;
      }
    }
  }
  for (std::size_t i = 0; i < orders.size(); ++i) {
    REQUIRE(next[i] == orders[i].size());
    result.idle.push_back(result.end - worked[i]);
  }
  return result;
}

class draw {
 public:
  explicit draw(std::uint64_t seed) : random_(seed) {}

  double real(double low, double high) { return std::uniform_real_distribution<>(low, high)(random_); }
  std::int64_t integer(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(random_);
  }

  // Ends equal to the middle, a little heavier, heavier or lighter by up to ten, or without any relation.
  pipeline_work<> work(pipeline_schedule schedule) {
    pipeline_work<> w{};
    w.schedule = schedule;
    w.stages = integer(1, 16);
    w.virtual_stages = integer(1, 4);
    w.micro_batches = schedule == interleaved ? w.stages * integer(1, 5) : integer(1, 48);
    w.middle = stage();
    auto const scaled = [&](double by) -> pipeline_stage_work<> {
      return {w.middle.forward * by, w.middle.backward * by, w.middle.weight * by};
    };
    w.first = w.last = w.middle;
    switch (integer(0, 6)) {
      case 0:
        break;
      case 1:
        w.first = scaled(real(1.0, 1.3)), w.last = scaled(real(1.0, 1.3));
        break;
      case 2:
        w.first = scaled(std::pow(10.0, real(-1.0, 1.0)));
        break;
      case 3:
        w.last = scaled(std::pow(10.0, real(-1.0, 1.0)));
        break;
      case 4:
        w.first = scaled(real(0.1, 1.0)), w.last = scaled(real(0.1, 1.0));
        break;
      case 5:
        w.first = scaled(real(0.5, 2.0)), w.last = scaled(real(0.5, 2.0));
        break;
      default:
        w.first = stage(), w.last = stage();
    }
    if (w.stages == 1) w.middle = w.last = w.first;
    return w;
  }

 private:
  pipeline_stage_work<> stage() {
    return {seconds(real(0.05, 1.0)), seconds(real(0.05, 1.0)), seconds(real(0.0, 1.0))};
  }

  std::mt19937_64 random_;
};

double shortest_chunk(pipeline_work<> const& w) {
  double shortest = 1e300;
  for (auto const* s : {&w.first, &w.middle, &w.last}) {
    if (s == &w.middle && w.stages < 3) continue;
    shortest = std::min({shortest, base_value(s->forward), base_value(s->backward + s->weight)});
  }
  return shortest / static_cast<double>(w.virtual_stages);
}

double total(pipeline_work<> const& w) { return base_value(pipeline_timeline(w).total()); }

#define CAPTURE_WORK(w)                                                                                   \
  CAPTURE((w).schedule, (w).stages, (w).virtual_stages, (w).micro_batches, base_value((w).first.forward), \
          base_value((w).first.backward), base_value((w).first.weight), base_value((w).middle.forward),   \
          base_value((w).middle.backward), base_value((w).middle.weight), base_value((w).last.forward),   \
          base_value((w).last.backward), base_value((w).last.weight), base_value((w).send),               \
          (w).overlap_sends)

void require_equal_to_events(pipeline_work<> const& w) {
  CAPTURE_WORK(w);
  auto const t = pipeline_timeline(w);
  auto quiet = w;
  quiet.send = duration<>{};
  auto const with = play(w);
  auto const without = play(quiet);
  double const margin = 1e-9 * with.end;
  REQUIRE(base_value(t.total()) == Approx(with.end).margin(margin).epsilon(0));
  REQUIRE(base_value(t.bubble) ==
          Approx(without.idle[static_cast<std::size_t>(t.pace)]).margin(margin).epsilon(0));
  REQUIRE(base_value(t.exposed_send) == Approx(with.end - without.end).margin(margin).epsilon(0));
  // No stage idles less than the one that sets the pace.
  for (double const idle : without.idle) REQUIRE(idle >= base_value(t.bubble) - margin);
}

constexpr std::array<pipeline_schedule, 4> schedules{gpipe, one_forward_one_backward, interleaved,
                                                     zero_bubble};

template <class Check>
void for_random_work(std::uint64_t seed, int draws, Check const& check) {
  draw from(seed);
  for (auto const schedule : schedules) {
    for (int n = 0; n < draws; ++n) {
      auto w = from.work(schedule);
      w.send = seconds(n % 3 == 0 ? 0.0 : from.real(0.0, n % 3 == 1 ? 0.1 : 1.5));
      check(w, from);
    }
  }
}

}  // namespace

TEST_CASE("the price of a pipeline is that of its event timeline") {
  for_random_work(1, 3000, [](pipeline_work<> const& w, draw&) { require_equal_to_events(w); });
}

TEST_CASE("with overlapped messages no longer than a chunk it still is") {
  draw from(2);
  for (int n = 0; n < 4000; ++n) {
    auto w = from.work(interleaved);
    w.overlap_sends = true;
    w.send = seconds(shortest_chunk(w) * (n % 8 == 0 ? 1.0 : from.real(0.0, 1.0)));
    require_equal_to_events(w);
  }
}

TEST_CASE("a long pipeline of many micro-batches is priced as its event timeline") {
  draw from(3);
  for (auto const schedule : schedules) {
    auto w = from.work(schedule);
    w.stages = 64;
    w.micro_batches = 640;
    w.send = seconds(0.01);
    require_equal_to_events(w);
  }
}

TEST_CASE("overlapped messages longer than a chunk are priced at their upper bound") {
  draw from(4);
  double up_to_twice = 0.0;
  double largest = 0.0;
  for (int n = 0; n < 12000; ++n) {
    auto w = from.work(interleaved);
    if (w.virtual_stages == 1) continue;  // nothing overlaps
    w.overlap_sends = true;
    w.send =
        seconds(shortest_chunk(w) * (n % 2 == 0 ? from.real(1.0, 2.0) : std::pow(10.0, from.real(0.0, 2.0))));
    CAPTURE_WORK(w);
    double const events = play(w).end;
    REQUIRE(total(w) >= events * (1.0 - 1e-9));
    auto& most = n % 2 == 0 ? up_to_twice : largest;
    most = std::max(most, total(w) / events - 1.0);
    auto blocked = w;
    blocked.overlap_sends = false;
    REQUIRE(total(w) <= total(blocked) * (1.0 + 1e-12));
  }
  // The comment of pipeline_timeline() states these.
  CAPTURE(up_to_twice, largest);
  CHECK(up_to_twice < 0.40);
  CHECK(largest < 1.08);
}

TEST_CASE("no time and no micro-batch makes a step shorter") {
  for_random_work(5, 2000, [](pipeline_work<> w, draw& from) {
    w.overlap_sends = from.integer(0, 1) == 1;
    CAPTURE_WORK(w);
    double const before = total(w) * (1.0 - 1e-12);
    for (auto* const s : {&w.first, &w.middle, &w.last}) {
      for (auto* const t : {&s->forward, &s->backward, &s->weight}) {
        auto const kept = *t;
        *t = kept * from.real(1.0, 2.0) + seconds(from.real(0.0, 0.1));
        REQUIRE(total(w) >= before);
        *t = kept;
      }
    }
    auto more = w;
    more.send = w.send * 1.1 + seconds(0.01);
    REQUIRE(total(more) >= before);
    more = w;
    more.micro_batches += w.schedule == interleaved ? w.stages : 1;
    REQUIRE(total(more) > before);
    more = w;
    for (auto* const s : {&more.first, &more.middle, &more.last}) {
      *s = {s->forward * 3.0, s->backward * 3.0, s->weight * 3.0};
    }
    more.send = w.send * 3.0;
    REQUIRE(total(more) == Approx(total(w) * 3.0).epsilon(1e-12));
  });
}

TEST_CASE("parts are not negative and a message that is hidden costs no more than one that is not") {
  for_random_work(6, 2000, [](pipeline_work<> w, draw&) {
    CAPTURE_WORK(w);
    auto const t = pipeline_timeline(w);
    REQUIRE(base_value(t.bubble) >= 0.0);
    REQUIRE(base_value(t.exposed_send) >= 0.0);
    double const heaviest =
        std::max({base_value(w.first.total()), w.stages > 2 ? base_value(w.middle.total()) : 0.0,
                  base_value(w.last.total())});
    REQUIRE(base_value(t.busy) == Approx(static_cast<double>(w.micro_batches) * heaviest).epsilon(1e-12));
    w.overlap_sends = true;
    REQUIRE(total(w) <= base_value(t.total()) * (1.0 + 1e-12));
  });
}

TEST_CASE("more virtual stages do not lengthen the bubble, but where the first stage is far heavier") {
  draw from(7);
  for (int n = 0; n < 6000; ++n) {
    auto w = from.work(interleaved);
    auto const scaled = [&](double by) -> pipeline_stage_work<> {
      return {w.middle.forward * by, w.middle.backward * by, w.middle.weight * by};
    };
    w.first = scaled(from.real(0.2, 1.7));
    w.last = scaled(from.real(0.2, n % 2 == 0 ? 1.7 : 10.0));
    CAPTURE_WORK(w);
    auto more = w;
    more.virtual_stages += 1;
    REQUIRE(base_value(pipeline_timeline(more).bubble) <=
            base_value(pipeline_timeline(w).bubble) + 1e-12 * total(w));
  }
  // The schedule's own doing: the timeline has it too.
  pipeline_work<> w{};
  w.schedule = interleaved;
  w.stages = w.micro_batches = 9;
  w.middle = w.last = {seconds(1.0), seconds(1.0), seconds(1.0)};
  w.first = {seconds(5.0), seconds(5.0), seconds(5.0)};
  double const one_chunk = play(w).end;
  w.virtual_stages = 2;
  CHECK(play(w).end > one_chunk);
  require_equal_to_events(w);
}

TEST_CASE("activations in flight are those of the order of operations") {
  for_random_work(8, 500, [](pipeline_work<> const& w, draw&) {
    CAPTURE_WORK(w);
    bool const chunked = w.schedule == interleaved && w.virtual_stages > 1;
    auto const frees = w.schedule == zero_bubble ? pass::weight : pass::backward;
    for (std::int64_t i = 0; i < w.stages; ++i) {
      std::int64_t held = 0;
      std::int64_t most = 0;
      for (auto const& op : order_of(w, i)) {
        if (op.kind == pass::forward) most = std::max(most, ++held);
        if (op.kind == frees) --held;
      }
      REQUIRE(held == 0);
      REQUIRE(in_flight(w.schedule, w.stages, w.virtual_stages, w.micro_batches, i) ==
              Approx(static_cast<double>(most) / static_cast<double>(chunked ? w.virtual_stages : 1)));
    }
  });
}
