#pragma once

#include <array>
#include <cstdint>

#include "scalekit/collectives/collective.hpp"
#include "scalekit/collectives/flat_time.hpp"
#include "scalekit/collectives/process_group.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit::detail {

/// Chunks that a collective in two levels may be cut into, so that its stages overlap.
inline constexpr std::array<int, 5> pipeline_chunks{1, 2, 4, 8, 16};

/// Time of a collective in two levels, one inside nodes and one between them.
///
/// eq: hierarchical-time  all-gather:     gather S / p over the nodes, then S inside them
///                        reduce-scatter: the same backwards
///                        all-reduce:     scatter S inside, reduce S / p over the nodes, gather S inside
///                        broadcast:      to one rank of every node, then inside
///   p ranks of a node; its p groups over the nodes share its network cards. Each stage takes the cheapest of
///   the algorithms that a library has for a group that lies so: over the nodes that includes PAT.
/// eq: pipelined-stages   t = min over c of sum of stages(S / c) + (c - 1) x the slower of what runs inside nodes and
///                        what runs between them: the stages inside share the same links
/// Assumes: each stage of each chunk is a call of its own. With one level only, the flat collective.
template <class Real>
[[nodiscard]] constexpr collective_estimate<Real> hierarchical_time(
    collective op, data_size<Real> const& size, process_group const& group, fabric<Real> const& links,
    collective_settings<Real> const& settings) {
  collective_settings<Real> cheapest = settings;
  cheapest.algorithm.reset();
  cheapest.choice = collective_choice::best;
  std::int64_t const p = group.most_ranks_per_node();
  bool const levels = group.nodes > 1 && p > 1 && links.torus[0] == 0;
  if (!levels || op == collective::all_to_all || op == collective::point_to_point) {
    return flat_time(op, size, group, links, cheapest);
  }
  process_group const inside{p, 1, 1, group.stride, p};
  bool const all = op != collective::broadcast;
  std::int64_t const sharing = group.groups_sharing_network * (all ? p : 1);
  process_group const between{group.nodes, group.nodes, sharing, group.stride * p, 1};

  collective_estimate<Real> best{};
  for (int const chunks : pipeline_chunks) {
    data_size<Real> const chunk = size / Real{static_cast<double>(chunks)};
    data_size<Real> const column = all ? data_size<Real>{chunk / Real{static_cast<double>(p)}} : chunk;
    collective_estimate<Real> total = flat_time(op, column, between, links, cheapest);
    duration<Real> const outside = total.time;
    duration<Real> const outside_latency = total.latency;
    auto const add = [&](collective stage) {
      auto const e = flat_time(stage, chunk, inside, links, cheapest);
      total.time += e.time;
      total.latency += e.latency;
    };
    if (op == collective::all_reduce) {
      add(collective::reduce_scatter);
      add(collective::all_gather);
    } else {
      add(op);
    }
    duration<Real> const inner = total.time - outside;
    Real const more{static_cast<double>(chunks - 1)};
    total.latency +=
        (outside > inner ? outside_latency : duration<Real>{total.latency - outside_latency}) * more;
    total.time += larger(outside, inner) * more;
    if (chunks == 1 || total.time < best.time) best = total;
  }
  best.algorithm = collective_algorithm::hierarchical;
  return best;
}

}  // namespace scalekit::detail
