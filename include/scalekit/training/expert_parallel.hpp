#pragma once

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Exposed exchange of tokens between expert-parallel ranks, one way through the mean layer.
///
/// eq: expert-exchange     two all-to-all (to the experts and back) of T k h activations for each sparse layer, forward
///                         and backward alike
///   T tokens of a rank, k experts for each, h hidden size
/// Experts are shared out over neighbouring data-parallel ranks. Assumes: tokens spread evenly over experts, nothing
/// covers the exchange. `links` are those of the cluster. Unvalidated. Source: GShard (arXiv 2006.16668), section 3.
template <class Real>
[[nodiscard]] constexpr duration<Real> expert_exchange_time(transformer const& m, token_slice const& n,
                                                            plan const& p, training_setup const& t,
                                                            cluster<Real> const& c, fabric<Real> const& links,
                                                            software_profile<Real> const& profile) {
  if (p.expert_parallel == 1 || !m.is_mixture_of_experts()) return {};
  std::int64_t const stride = p.tensor_parallel * p.context_parallel;
  process_group const group = strided_group(p.expert_parallel, stride, c.node.accelerators);
  double const elements = static_cast<double>(n.norms) * static_cast<double>(m.num_experts_per_tok) *
                          static_cast<double>(m.hidden_size);
  duration<Real> const once =
      collective_time(collective::all_to_all, bytes(Real{elements * detail::activation_width(t)}), group,
                      links, profile.collectives)
          .time;
  return once * Real{2.0 * m.sparse_share()};
}

}  // namespace scalekit
