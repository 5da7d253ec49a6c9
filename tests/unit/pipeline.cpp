#include <initializer_list>

#include <catch2/catch.hpp>

#include "scalekit/numerics/dual.hpp"
#include "scalekit/training/pipeline.hpp"

using namespace scalekit;
using enum pipeline_schedule;

namespace {

constexpr pipeline_stage_work<> stage(double forward, double backward, double weight) {
  return {seconds(forward), seconds(backward), seconds(weight)};
}

constexpr pipeline_work<> equal(pipeline_schedule schedule, std::int64_t p, std::int64_t v, std::int64_t m,
                                pipeline_stage_work<> const& s, double send = 0.0, bool overlap = false) {
  return {schedule, p, v, m, s, s, s, seconds(send), overlap};
}

constexpr auto all = {gpipe, one_forward_one_backward, interleaved, zero_bubble};

struct parts {
  double busy, bubble, exposed;
};

void check(pipeline_work<> const& w, parts const& expected) {
  auto const t = pipeline_timeline(w);
  CHECK(base_value(t.busy) == Approx(expected.busy));
  CHECK(base_value(t.bubble) == Approx(expected.bubble).margin(1e-12));
  CHECK(base_value(t.exposed_send) == Approx(expected.exposed).margin(1e-12));
  CHECK(base_value(t.total()) == Approx(expected.busy + expected.bubble + expected.exposed));
}

}  // namespace

TEST_CASE("one stage has neither bubble nor messages") {
  for (auto const schedule : all) {
    auto const t = pipeline_timeline(equal(schedule, 1, 2, 5, stage(0.1, 0.2, 0.3), 9.0));
    CHECK(base_value(t.bubble) == 0.0);
    CHECK(base_value(t.exposed_send) == 0.0);
    CHECK(base_value(t.total()) == Approx(3.0));
    CHECK(t.pace == 0);
  }
}

TEST_CASE("two stages and three micro-batches by hand") {
  // Stage 0 waits for the first backward of stage 1, then for the last.
  //   1F1B   0: F1 0-1, F2 1-2, B1 4-6, F3 6-7, B2 7-9, B3 10-12   1: F1 1-2, B1 2-4, F2 4-5, B2 5-7, F3 7-8, B3 8-10
  //   GPipe  0: F 0-3, B1 6-8, B2 8-10, B3 10-12                   1: F 1-4, B 4-10
  auto const s = stage(1.0, 1.0, 1.0);
  check(equal(one_forward_one_backward, 2, 1, 3, s), {9.0, 3.0, 0.0});
  check(equal(gpipe, 2, 1, 3, s), {9.0, 3.0, 0.0});
  // 0: F1 0-1, F2 1-2, B1 3-4, W1, F3 5-6, B2 6-7, W2, B3 8-9, W3   1: F1 1-2, B1, F2, B2 4-5, W1, F3, B3 7-8, W2, W3
  check(equal(zero_bubble, 2, 1, 3, s), {9.0, 1.0, 0.0});
}

TEST_CASE("messages block both stages of a pair by hand") {
  // 0: F1 0-1, F2 1.5-2.5, B1 5-7, F3 7-8, B2 8.5-10.5, B3 12-14
  // 1: F1 1.5-2.5, B1 2.5-4.5, F2 5-6, B2 6-8, F3 8.5-9.5, B3 9.5-11.5
  check(equal(one_forward_one_backward, 2, 1, 3, stage(1.0, 1.0, 1.0), 0.5), {9.0, 3.0, 2.0});
  // Forwards of stage 0 take 1.5 and backwards of stage 1 take 2.5: 1.5 + 1 + 2 1.5, 2.5 + 2 + 2 2.5.
  check(equal(gpipe, 2, 1, 3, stage(1.0, 1.0, 1.0), 0.5), {9.0, 3.0, 3.0});
}

TEST_CASE("uneven stages by hand") {
  auto const light = stage(1.0, 1.0, 1.0);
  auto const heavy = stage(2.0, 2.0, 2.0);
  auto w = equal(one_forward_one_backward, 2, 1, 4, light);
  w.last = heavy;
  // The last stage never waits between its first forward, at 1, and its last backward, at 25.
  check(w, {24.0, 3.0, 0.0});
  CHECK(pipeline_timeline(w).pace == 1);

  w = equal(one_forward_one_backward, 2, 1, 3, light);
  w.first = heavy;
  // 0: F1 0-2, F2 2-4, B1 5-9, F3 9-11, B2 11-15, B3 15-19: it waits once, for the first backward of stage 1.
  check(w, {18.0, 1.0, 0.0});
  CHECK(pipeline_timeline(w).pace == 0);

  w = equal(gpipe, 3, 1, 2, light);
  w.middle = heavy;
  // F: 1 + 2 + 1, and one more 2; B: twice that.
  check(w, {12.0, 6.0, 0.0});
  CHECK(pipeline_timeline(w).pace == 1);
}

TEST_CASE("interleaved, two stages of two chunks and two micro-batches by hand") {
  // 0: F1 F2 0-2 of chunk 0, F1 F2 2-4 of chunk 1, B1 7-9 and B2 9-11 of chunk 1, B1 11-13 and B2 13-15 of chunk 0
  // 1: F1 1-2, F2 2-3, F1 3-4 of chunk 1, B1 4-6, ...
  check(equal(interleaved, 2, 2, 2, stage(2.0, 2.0, 2.0)), {12.0, 3.0, 0.0});
  // Four chunks one after another, five backwards: every step of that path but the last has an exchange.
  check(equal(interleaved, 2, 2, 2, stage(2.0, 2.0, 2.0), 0.5), {12.0, 3.0, 4.5});
  // Three hops forwards and three backwards.
  check(equal(interleaved, 2, 2, 2, stage(2.0, 2.0, 2.0), 0.5, true), {12.0, 3.0, 3.0});
}

TEST_CASE("bubbles of equal stages are those of the literature") {
  for (std::int64_t const p : {2, 3, 8, 64}) {
    for (std::int64_t const m : {p, 2 * p, 25 * p}) {
      auto const f = 0.7, b = 0.9, w = 0.6;
      auto const s = stage(f, b, w);
      auto const gaps = static_cast<double>(p - 1);
      auto const busy = static_cast<double>(m) * (f + b + w);
      check(equal(gpipe, p, 1, m, s), {busy, gaps * (f + b + w), 0.0});
      check(equal(one_forward_one_backward, p, 1, m, s), {busy, gaps * (f + b + w), 0.0});
      check(equal(zero_bubble, p, 1, m, s), {busy, gaps * (f + b - w), 0.0});
      // Weight gradients longer than either other part open gaps of that part.
      check(equal(zero_bubble, p, 1, m, stage(1.0, 2.0, 3.0)),
            {static_cast<double>(m) * 6.0, gaps * 2.0, 0.0});
      check(equal(zero_bubble, p, 1, m, stage(2.0, 1.0, 3.0)),
            {static_cast<double>(m) * 6.0, gaps * 2.0, 0.0});
      for (std::int64_t const v : {1, 2, 4}) {
        check(equal(interleaved, p, v, m, s), {busy, gaps * (f + b + w) / static_cast<double>(v), 0.0});
      }
    }
  }
}

TEST_CASE(
    "overlapped messages of equal stages are exposed once a hop of the first and the last micro-batch") {
  std::int64_t const p = 8, v = 3;
  double const send = 0.2;
  check(equal(interleaved, p, v, 64, stage(0.9, 0.9, 0.9), send, true),
        {64.0 * 2.7, 7.0 * 2.7 / 3.0, 2.0 * static_cast<double>(p * v - 1) * send});
}

TEST_CASE("activations in flight") {
  CHECK(in_flight(gpipe, 4, 1, 9, 0) == 9.0);
  CHECK(in_flight(one_forward_one_backward, 4, 1, 9, 0) == 4.0);
  CHECK(in_flight(one_forward_one_backward, 4, 1, 9, 3) == 1.0);
  CHECK(in_flight(one_forward_one_backward, 4, 1, 2, 0) == 2.0);
  CHECK(in_flight(zero_bubble, 4, 1, 9, 0) == 4.0);
  CHECK(in_flight(zero_bubble, 4, 1, 9, 3) == 4.0);
  // p (1 + (p - 1) / (p v))
  CHECK(in_flight(interleaved, 4, 2, 8, 0) == Approx(4.0 * (1.0 + 3.0 / 8.0)));
  CHECK(in_flight(interleaved, 4, 2, 4, 0) == 4.0);
  CHECK(in_flight(interleaved, 4, 1, 8, 0) == in_flight(one_forward_one_backward, 4, 1, 8, 0));
  CHECK(in_flight(interleaved, 1, 4, 8, 0) == 1.0);
}

TEST_CASE("a pipeline is priced at compile time and with dual numbers") {
  constexpr auto t = pipeline_timeline(equal(zero_bubble, 4, 1, 8, stage(1.0, 1.0, 1.0), 0.0));
  static_assert(base_value(t.total()) == 27.0);

  using real = dual<1>;
  pipeline_work<real> w{};
  w.schedule = interleaved;
  w.stages = 4;
  w.virtual_stages = 2;
  w.micro_batches = 8;
  w.first = {seconds(real{1.0}), seconds(real{2.0}), seconds(real{0.5})};
  w.middle = w.last = w.first;
  w.send = seconds(real::variable(0.25, 0));
  w.overlap_sends = true;
  auto const d = base_value(pipeline_timeline(w).total());
  CHECK(d.tangent(0) == Approx(2.0 * 7.0));
}
