#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit::detail {

/// Longest path through the operations of a pipeline's step, found among the paths that can be longest.
///
/// A path moves from stage to stage with a micro-batch, or stays on a stage and goes through its operations in
/// order. It is long when it collects many whole rounds (one forward and one backward pass) of a heavy stage.
/// Costs are linear in the number of rounds and, because stages between the ends are equal, in the stage where
/// a path turns: only stages near the ends (and the middle, interleaved) and a few turning points are candidates.
/// That these are enough is not proved. Every candidate is a path, so a missing one would make a price too low;
/// tests/property/pipeline_timeline.cpp compares with event timelines, and none was missing in millions of them.
template <class Real>
class pipeline_path {
 public:
  using time = duration<Real>;
  /// Of the first, a middle and the last stage.
  using by_kind = std::array<time, 3>;

  std::int64_t stages = 1;
  std::int64_t chunks = 1;
  std::int64_t micro_batches = 1;
  by_kind forward{};
  by_kind backward{};
  by_kind weight{};
  time hop{};  ///< between the end of an operation and the start of the one that needs its message

  [[nodiscard]] constexpr time gpipe() const {
    auto const last = stages - 1;
    return span(forward, 0, last) + span(backward, 0, last) +
           (peak(forward, last) + peak(backward, last)) * count(micro_batches - 1);
  }

  /// Stage i: p - 1 - i forwards, then rounds, then the backwards that are left. After backward n (from 1) of
  /// stage i comes weight n - i; what is left of them comes at the end. With weight = 0 this is 1F1B.
  ///
  /// Round n of stage i is its backward n and the forward before it. A message forwards leads to the next round
  /// of the next stage, a message backwards to the same round of the stage before.
  [[nodiscard]] constexpr time one_forward_one_backward() const {
    auto const m = micro_batches;
    if (m >= stages && !has_weights()) return filled_rounds();
    auto const first = std::max<std::int64_t>(0, stages - m);  // that has a round
    turning_points at{};
    for (auto const i : {std::int64_t{0}, std::int64_t{1}, stages - 2, stages - 1}) at.add(i, stages);
    if (m < stages) {
      for (auto const i : {first, first + 1, m - 2, m - 1, m}) at.add(i, stages);
    }
    auto const size = at.size;
    std::array<time, turning_points::most> enter{}, finish{}, cool{}, leave{}, early{}, late{};
    auto const final_round = [&](std::int64_t i) { return m - stages + 1 + i; };

    for (std::size_t u = 0; u < size; ++u) {
      // The last backward of stage u, on to stage y, and the weights that are left there.
      for (std::size_t y = 0; y <= u; ++y) {
        raise(finish[u],
              span(backward, at[y], at[u]) + weight[kind(at[y])] * count(std::min(at[y], m - 1) + 1));
      }
    }
    for (std::size_t e = 0; e < size; ++e) {
      // From the backward of the final round of stage e: down to stage u, its backwards to the last.
      auto const n = std::max<std::int64_t>(1, final_round(at[e]));
      for (std::size_t u = 0; u <= e; ++u) {
        auto const down = between(backward, at, u, e);
        raise(cool[e], down + backwards(at[u], n, m) + finish[u]);
        auto const turn = at[u] + 1;
        if (turn > n && turn < m) {
          raise(cool[e], backwards(at[e], n, turn) + down + backwards(at[u], turn, m) + finish[u]);
        }
      }
    }
    time longest{};
    for (std::size_t j = 0; j < size; ++j) {
      enter[j] = span(forward, 0, at[j]) + peak(forward, at[j]) * count(std::min(stages - 1 - at[j], m - 1));
      raise(longest, enter[j] + cool[j]);
    }
    for (std::size_t j = 0; j < size; ++j) {
      if (at[j] < first) continue;
      // `early`: the best way to the first round of stage j; `late`: to the one where its weights begin.
      auto const turn = std::min(at[j] + 1, final_round(at[j]));
      for (std::size_t c = j; c < size; ++c) {
        auto const down = between(backward, at, j, c);
        raise(early[j], enter[c] + down);
        raise(late[j], enter[c] + rounds(at[c], 1, turn) + down);
        raise(leave[j], between(forward, at, j, c) + cool[c]);
      }
    }
    for (std::size_t e = 0; e < size; ++e) {
      if (at[e] < first) continue;
      auto const turn = std::min(at[e] + 1, final_round(at[e]));
      time best{};
      for (std::size_t j = 0; j <= e; ++j) {
        if (at[j] < first) continue;
        auto const up = between(forward, at, j, e);
        raise(best, late[j] + up);
        raise(best, early[j] + up + rounds(at[e], 1 + at[e] - at[j], turn));
      }
      raise(longest, best + rounds(at[e], turn, final_round(at[e])) + leave[e]);
    }
    return longest;
  }

  /// The same when every stage has a round and no weight is put off: in to the rounds of one stage, through them and
  /// out again.
  ///
  /// eq: pipeline-1f1b
  [[nodiscard]] constexpr time filled_rounds() const {
    turning_points at{};
    for (auto const i : {std::int64_t{0}, std::int64_t{1}, stages - 2, stages - 1}) at.add(i, stages);
    std::array<time, 4> up{},
        down{};  // by one pass alone to stage c, and what its heaviest stage then has left
    for (std::size_t c = 0; c < at.size; ++c) {
      auto const left = count(stages - 1 - at[c]);
      up[c] = span(forward, 0, at[c]) + peak(forward, at[c]) * left;
      down[c] = span(backward, 0, at[c]) + peak(backward, at[c]) * left;
    }
    time longest{};
    for (std::size_t j = 0; j < at.size; ++j) {
      time in = up[j];
      time out = down[j];
      for (std::size_t c = j + 1; c < at.size; ++c) {
        raise(in, up[c] + between(backward, at, j, c));
        raise(out, down[c] + between(forward, at, j, c));
      }
      auto const k = kind(at[j]);
      raise(longest, (forward[k] + backward[k]) * count(micro_batches - stages + at[j]) + in + out);
    }
    return longest;
  }

  /// Stage i: 2(p - 1 - i) + (v - 1)p forwards, then rounds. Times are of one chunk. Valid when no operation is
  /// shorter than `hop`, p > 1, v > 1 and m is a multiple of p.
  [[nodiscard]] constexpr time interleaved() const {
    // Around the middle stage a warm-up becomes as long as a lap of all chunks.
    turning_points at{};
    auto const half = stages / 2;
    for (auto const i : {std::int64_t{0}, std::int64_t{1}, half - 1, half, stages - 2, stages - 1}) {
      at.add(i, stages);
    }
    auto const operations = micro_batches * chunks;
    passes const fore{forward, backward, reach(forward, at)};
    passes const back{backward, forward, reach(backward, at)};
    time longest{};
    for (std::size_t a = 0; a < at.size; ++a) {
      auto const j = at[a];
      auto const all_rounds = operations - 1 - warm_up(j);
      if (all_rounds < 0) {
        raise(longest, fore.reach[a] + back.reach[a]);
        for (auto const& [one, other] : {std::pair{&fore, &back}, std::pair{&back, &fore}}) {
          auto const tail = run(one->own, j, operations - 1);
          for (std::size_t c = a; c < at.size; ++c) {
            if (warm_up(at[c]) >= operations) continue;
            raise(longest, other->reach[c] + span(one->own, j + 1, at[c]) + hop * count(at[c] - j) + tail);
          }
        }
        continue;
      }
      auto const in = ways(fore, at, a);
      auto const out = ways(back, at, a);
      auto const round = forward[kind(j)] + backward[kind(j)];
      for (auto const& x : in) {
        for (auto const& y : out) {
          auto const left = all_rounds - x.skipped - y.skipped;
          if (left < 0) continue;
          raise(longest, x.length + y.length + std::max({round, x.round, y.round}) * count(left));
        }
      }
    }
    return longest;
  }

 private:
  /// Stages in ascending order, none twice.
  struct turning_points {
    static constexpr std::size_t most = 9;
    std::array<std::int64_t, most> stage{};
    std::size_t size = 0;

    constexpr std::int64_t operator[](std::size_t i) const { return stage[i]; }
    constexpr void add(std::int64_t s, std::int64_t end) {
      if (s < 0 || s >= end) return;
      std::size_t i = size;
      while (i > 0 && stage[i - 1] > s) --i;
      if (i > 0 && stage[i - 1] == s) return;
      for (std::size_t k = size; k > i; --k) stage[k] = stage[k - 1];
      stage[i] = s;
      ++size;
    }
  };

  /// A way to the rounds of a stage, by which some of them are missed. `round` of another stage can be had
  /// instead of its rounds.
  struct way {
    time length{};
    std::int64_t skipped = 0;
    time round{};
  };

  /// One pass, the other one, and how long the first alone takes to the first round of each turning point.
  using lengths = std::array<time, turning_points::most>;
  struct passes {
    by_kind own{};
    by_kind other{};
    lengths reach{};
  };

  [[nodiscard]] constexpr bool has_weights() const {
    return time{} < weight[0] || time{} < weight[1] || time{} < weight[2];
  }
  static constexpr Real count(std::int64_t n) { return static_cast<Real>(static_cast<double>(n)); }
  static constexpr void raise(time& most, time const& t) {
    if (most < t) most = t;
  }
  [[nodiscard]] constexpr std::size_t kind(std::int64_t i) const {
    return i == 0 ? 0 : i == stages - 1 ? 2 : 1;
  }
  /// Sum over the stages from `from` to `to`.
  [[nodiscard]] constexpr time span(by_kind const& t, std::int64_t from, std::int64_t to) const {
    if (to < from) return time{};
    auto const middles = std::min(to, stages - 2) - std::max<std::int64_t>(from, 1) + 1;
    time sum = middles > 0 ? t[1] * count(middles) : time{};
    if (from == 0) sum += t[0];
    if (to == stages - 1 && to > 0) sum += t[2];
    return sum;
  }
  /// Sum over the stages behind turning point `from` up to turning point `to`, the last of which is the last stage.
  [[nodiscard]] constexpr time between(by_kind const& t, turning_points const& at, std::size_t from,
                                       std::size_t to) const {
    if (to == from) return time{};
    auto const passed = at[to] - at[from];
    return to + 1 < at.size ? t[1] * count(passed) : t[1] * count(passed - 1) + t[2];
  }
  /// Largest of the stages up to `to`.
  [[nodiscard]] constexpr time peak(by_kind const& t, std::int64_t to) const {
    time most = t[0];
    if (to > 0 && stages > 2) raise(most, t[1]);
    if (to > 0 && to == stages - 1) raise(most, t[2]);
    return most;
  }

  /// Weights of stage i that run in its rounds from `from` to before `to`.
  [[nodiscard]] constexpr time weights(std::int64_t i, std::int64_t from, std::int64_t to) const {
    auto const n = to - std::max(from, i + 1);
    return n > 0 ? weight[kind(i)] * count(n) : time{};
  }
  [[nodiscard]] constexpr time rounds(std::int64_t i, std::int64_t from, std::int64_t to) const {
    return (forward[kind(i)] + backward[kind(i)]) * count(to - from) + weights(i, from, to);
  }
  [[nodiscard]] constexpr time backwards(std::int64_t i, std::int64_t from, std::int64_t to) const {
    return backward[kind(i)] * count(to - from) + weights(i, from, to);
  }

  [[nodiscard]] constexpr std::int64_t warm_up(std::int64_t i) const {
    return 2 * (stages - 1 - i) + (chunks - 1) * stages;
  }
  /// From the first operation of a pass to operation n (from 0) of stage j by operations of that pass alone:
  /// laps around the ring of stages, and steps along the order of the heaviest stage.
  [[nodiscard]] constexpr time run(by_kind const& t, std::int64_t j, std::int64_t n) const {
    auto const last = stages - 1;
    auto const there = span(t, 0, j) + hop * count(j);
    auto const here = peak(t, j);
    time most = there + here * count(n);
    for (auto const laps : {std::int64_t{1}, chunks - 1}) {
      auto const steps = n - laps * stages;
      if (steps < 0) continue;
      // No chunk 0 waits for the last stage: all laps end before the second group of micro-batches.
      auto const anywhere = std::min(steps, (chunks - laps) * stages - 1);
      raise(most, (span(t, 0, last) + hop * count(stages)) * count(laps) + there +
                      peak(t, last) * count(anywhere) + here * count(steps - anywhere));
    }
    return most;
  }
  /// By `own` alone to the first round of each turning point.
  [[nodiscard]] constexpr lengths reach(by_kind const& own, turning_points const& at) const {
    lengths r{};
    for (std::size_t k = 0; k < at.size; ++k) {
      r[k] = run(own, at[k], std::min(warm_up(at[k]), micro_batches * chunks - 1));
    }
    return r;
  }

  /// Ways in to the rounds of turning point a. With forward and backward exchanged they are the ways out: the
  /// step reversed in time is the same step.
  [[nodiscard]] constexpr std::array<way, 3> ways(passes const& pass, turning_points const& at,
                                                  std::size_t a) const {
    auto const j = at[a];
    auto const last = stages - 1;
    auto const end = at.size - 1;  // turning point of the last stage; the one before it, of the stage before
    auto const& own = pass.own;
    auto const& other = pass.other;
    way straight{pass.reach[a], 0, {}};
    if (j == last) {
      // Against the pass around the ring of stages, from the first round of the first stage.
      way const around{pass.reach[0] + other[0] + hop, stages, {}};
      return {straight, around, around};
    }
    // To a later stage, and back with its first message.
    for (std::size_t c = a + 1; c <= end; ++c) {
      raise(straight.length, pass.reach[c] + span(other, j + 1, at[c]) + hop * count(at[c] - j));
    }
    // Rounds of the last stage, or of the one before, until a message goes around to the second group.
    auto const ring = [&](std::size_t c) -> way {
      time start = pass.reach[c];
      if (c < end) raise(start, pass.reach[end] + other[2] + hop);
      auto const s = at[c];
      auto const round = own[kind(s)] + other[kind(s)];
      return {start + round * count(2 * s - stages + 2) + span(own, s + 1, last) + span(own, 0, j) +
                  hop * count(stages - s + j),
              2 * j + 2, round};
    };
    return {straight, ring(end), ring(std::max(end - 1, a + 1))};
  }
};

}  // namespace scalekit::detail
