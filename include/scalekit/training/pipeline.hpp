#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "scalekit/numerics/real.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/detail/pipeline_path.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// What one stage computes for one micro-batch, over all its chunks.
template <class Real = double>
struct pipeline_stage_work {
  duration<Real> forward{};
  duration<Real> backward{};  ///< gradients of activations
  duration<Real> weight{};    ///< gradients of weights; the whole backward pass takes backward + weight

  [[nodiscard]] constexpr duration<Real> total() const { return forward + backward + weight; }
};

/// One optimizer step of a pipeline. All stages between the first and the last are equal.
template <class Real = double>
struct pipeline_work {
  pipeline_schedule schedule = pipeline_schedule::one_forward_one_backward;
  std::int64_t stages = 1;
  std::int64_t virtual_stages = 1;     ///< chunks that a stage is cut into, all of one cost; interleaved only
  std::int64_t micro_batches = 1;      ///< interleaved: a multiple of stages
  pipeline_stage_work<Real> first{};   ///< the whole model when there is one stage
  pipeline_stage_work<Real> middle{};  ///< without effect when there are fewer than three stages
  pipeline_stage_work<Real> last{};
  /// One message, activations or their gradients, of one micro-batch (and chunk) between neighbours.
  duration<Real> send{};
  /// Messages travel while the sender computes; interleaved only, an option of Megatron-LM that no profile turns on.
  bool overlap_sends = false;
};

template <class Real = double>
struct pipeline_times {
  duration<Real> busy{};          ///< compute of the stage that sets the pace
  duration<Real> bubble{};        ///< its idle time if messages took no time
  duration<Real> exposed_send{};  ///< what messages add to the step
  std::int64_t pace = 0;          ///< the stage with most compute, the first of equals

  /// From the first start to the last end, optimizer excluded.
  [[nodiscard]] constexpr duration<Real> total() const { return busy + bubble + exposed_send; }
};

namespace detail {

/// Length of the step of `w` with messages of length `send`, for more than one stage.
template <class Real>
[[nodiscard]] constexpr duration<Real> pipeline_span(pipeline_work<Real> const& w,
                                                     duration<Real> const& send) {
  using enum pipeline_schedule;
  bool const chunked = w.schedule == interleaved && w.virtual_stages > 1;
  bool const apart = w.schedule == zero_bubble;
  auto const divide = static_cast<Real>(static_cast<double>(chunked ? w.virtual_stages : 1));
  pipeline_path<Real> path{};
  path.stages = w.stages;
  path.micro_batches = w.micro_batches;
  auto shortest = w.first.forward / divide;
  for (std::size_t k = 0; k < 3; ++k) {
    if (k == 1 && w.stages == 2) continue;
    auto const& s = k == 0 ? w.first : k == 1 ? w.middle : w.last;
    path.forward[k] = s.forward / divide;
    path.backward[k] = (apart ? s.backward : s.backward + s.weight) / divide;
    if (apart) path.weight[k] = s.weight;
    shortest = std::min({shortest, path.forward[k], path.backward[k]});
  }
  auto blocked = path;
  for (std::size_t k = 0; k < 3; ++k) {
    if (chunked || k != 2) blocked.forward[k] += send;
    if (chunked || k != 0) blocked.backward[k] += send;
  }
  if (w.schedule == gpipe) return blocked.gpipe();
  if (!chunked) return blocked.one_forward_one_backward();
  blocked.chunks = path.chunks = w.virtual_stages;
  if (!w.overlap_sends) return blocked.interleaved() - send;  // nothing waits for the last exchange
  path.hop = send;
  if (!(shortest < send)) return path.interleaved();
  for (auto* const pass : {&path.forward, &path.backward}) {
    for (auto& t : *pass) t = std::max(t, send);
  }
  return std::min(path.interleaved(), blocked.interleaved() - send);
}

}  // namespace detail

/// One optimizer step of a pipeline.
///
/// A stage runs its operations in the order of its schedule, one at a time; the step is the longest path through
/// the operations of all stages.
///   p stages, i = 0 .. p - 1; m micro-batches; v chunks of a stage; F, B, W forward, backward, weight of a
///   stage, all of a micro-batch; where W is not named, B stands for backward + weight
///
/// eq: pipeline-gpipe         sum F + sum B + (m - 1) (max F + max B)
/// eq: pipeline-1f1b          max over j of (m - p + j) (F_j + B_j) + in_j(F, B) + in_j(B, F)
///                            in_j(F, B) = max over c >= j of F_0 + .. + F_c + B_(j+1) + .. + B_c
///                                         + (p - 1 - c) max(F_0 .. F_c)                       m >= p
/// eq: pipeline-interleaved   the same with 2 (p - 1 - i) + (v - 1) p forwards before the first round of stage i,
///                            times of a chunk, and paths that go around the ring of stages
/// eq: pipeline-zero-bubble   ZB-H1: 1F1B, but weight n - i of stage i (from 0) comes after backward n; the last i
///                            and that of the last backward come at the end
/// Equal stages, no messages: bubble = (p - 1) (F + B) under gpipe and 1F1B, (p - 1) (F + B) / v interleaved,
/// (p - 1) max(F + B - W, F, B) under zero-bubble with m >= p.
///
/// eq: pipeline-send          F_i + s for i < p - 1 and B_i + s for i > 0    s = send
/// A message goes out when its operation ends. The sender is blocked while it travels and the operation that
/// needs it starts at the earliest when it has arrived. Interleaved, every chunk is followed by such an exchange,
/// also one that has nothing to send: its stage receives. With overlap_sends the sender is not blocked.
///
/// `busy` is m (F + B + W) of the heaviest stage, `bubble` the time without messages less that, `exposed_send` the
/// time with messages less the time without.
/// Assumes: equal stages between the ends; a stage's chunks of equal cost; a sender never waits for its receiver
/// to be ready; messages do not slow compute.
/// Valid when: interleaved, m is a multiple of p. Equal to an event timeline for any stage times, except: with
/// overlap_sends and a message longer than the shortest forward or backward of a chunk it is an upper bound, as
/// if no operation were shorter than a message or as if sends blocked, whichever is less. The largest excess over
/// the timeline seen there is 40 % for messages up to twice that chunk and 108 % for messages up to a hundred times;
/// tests/property/pipeline_timeline.cpp holds it below.
/// More chunks shorten the bubble or leave it, but not where the first stage is far heavier than the others:
/// counterexamples, with m = p, begin at 1.76 times a middle stage.
/// Not modelled: gradient reduction (also that of tied embeddings), optimizer, launch of communication.
/// Source: GPipe, Huang et al. 2019, arXiv:1811.06965; 1F1B and interleaved, Narayanan et al. 2021,
/// arXiv:2104.04473, section 2.2, and Megatron-LM's schedules.py; ZB-H1, Qi et al. 2023, arXiv:2401.10241.
template <class Real>
[[nodiscard]] constexpr pipeline_times<Real> pipeline_timeline(pipeline_work<Real> const& w) {
  pipeline_times<Real> t{};
  auto pace = w.first.total();
  auto const consider = [&](pipeline_stage_work<Real> const& s, std::int64_t stage) {
    if (!(pace < s.total())) return;
    pace = s.total();
    t.pace = stage;
  };
  if (w.stages > 2) consider(w.middle, 1);
  if (w.stages > 1) consider(w.last, w.stages - 1);
  t.busy = pace * static_cast<Real>(static_cast<double>(w.micro_batches));
  if (w.stages == 1) return t;
  duration<Real> const none{};
  auto const free = detail::pipeline_span(w, none);
  t.bubble = std::max(none, free - t.busy);
  if (none < w.send) t.exposed_send = detail::pipeline_span(w, w.send) - free;
  return t;
}

/// Micro-batches whose activations stage `stage` holds at its fullest, in activations of the whole stage.
///
/// eq: pipeline-in-flight   gpipe m; 1F1B min(m, p - i); interleaved min(m, p + (p - 1 - 2 i) / v);
///                          zero-bubble min(m, p)
/// so p (1 + (p - 1) / (p v)) on the first stage when interleaved. Under zero-bubble a micro-batch is counted whole
/// until its weight gradients are done, though its backward pass has freed a part.
[[nodiscard]] constexpr double in_flight(pipeline_schedule schedule, std::int64_t stages,
                                         std::int64_t virtual_stages, std::int64_t micro_batches,
                                         std::int64_t stage) noexcept {
  auto const rest = stages - 1 - stage;
  std::int64_t held = micro_batches;
  switch (schedule) {
    case pipeline_schedule::gpipe:
      break;
    case pipeline_schedule::zero_bubble:
      held = std::min(held, stages);
      break;
    case pipeline_schedule::interleaved:
      if (virtual_stages > 1 && stages > 1) {
        return static_cast<double>(
                   std::min(micro_batches * virtual_stages, 2 * rest + (virtual_stages - 1) * stages + 1)) /
               static_cast<double>(virtual_stages);
      }
      [[fallthrough]];
    case pipeline_schedule::one_forward_one_backward:
      held = std::min(held, rest + 1);
      break;
  }
  return static_cast<double>(held);
}

}  // namespace scalekit
