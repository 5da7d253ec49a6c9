#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/parallelism/rank_parameters.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Exchange of keys and values between context-parallel ranks, for one layer and micro-batch.
template <class Real = double>
struct context_communication {
  duration<Real> forward{};             ///< exposed
  duration<Real> backward{};            ///< exposed
  duration<Real> hidden{};              ///< beside attention
  duration<Real> forward_contention{};  ///< added to attention
  duration<Real> backward_contention{};
};

/// Time that context parallelism adds to a layer.
///
/// eq: context-ring        c - 1 times the hop of K and V that attention on one block does not cover; backward K, V and
///                         their gradients
/// eq: context-gather      all-gather of K and V; backward again, and a reduce-scatter of their gradients
///   c ranks; size of K and V = 2 x tokens of a rank x key-value width x bytes of an activation
/// Each rank works on two parts of the sequence, so that all have as much causal work.
/// Source: Liu et al. 2023 (arXiv 2310.01889) for the ring; Llama 3 (arXiv 2407.21783), section 3.3.2 for gathering.
/// `links` are those of the cluster. Assumes: attention is evenly spread over the blocks. Unvalidated.
template <class Real>
[[nodiscard]] constexpr context_communication<Real> context_communication_time(
    tensor_slice const& s, token_slice const& n, plan const& p, training_setup const& t,
    cluster<Real> const& c, fabric<Real> const& links, software_profile<Real> const& profile,
    pass_times<Real> const& layer) {
  if (p.context_parallel == 1) return {};
  process_group const group =
      group_of(parallel_axis::context, p.placement(c.accelerators), c.node.accelerators);
  double const elements = 2.0 * static_cast<double>(n.products) * static_cast<double>(s.key_value_width);
  data_size<Real> const size = bytes(Real{elements * detail::activation_width(t)});
  auto const ranks = static_cast<double>(p.context_parallel);
  context_communication<Real> out{};
  if (p.context_exchange == context_exchange::all_gather) {
    data_size<Real> const all = size * Real{ranks};
    auto const time = [&](collective op) {
      return collective_time(op, all, group, links, profile.collectives).time;
    };
    duration<Real> const gather = time(collective::all_gather);
    out.forward = gather;
    out.backward = gather + time(collective::reduce_scatter);
    return out;
  }
  auto const pass = [&](data_size<Real> const& moved, duration<Real> const& attention) {
    duration<Real> const hop =
        collective_time(collective::point_to_point, moved, group, links, profile.collectives).time;
    return overlap(duration<Real>{attention / Real{ranks}}, hop, profile.contention);
  };
  Real const hops{ranks - 1.0};
  auto const forward = pass(size, layer.attention_forward);
  auto const backward = pass(data_size<Real>{size * Real{2.0}}, layer.attention_backward);
  out.forward = forward.exposed * hops;
  out.backward = backward.exposed * hops;
  out.forward_contention = forward.contention * hops;
  out.backward_contention = backward.contention * hops;
  out.hidden = (forward.hidden + backward.hidden) * hops;
  return out;
}

}  // namespace scalekit
