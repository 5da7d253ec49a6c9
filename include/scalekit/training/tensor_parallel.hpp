#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Tensor-parallel communication of one layer for one micro-batch.
template <class Real = double>
struct tensor_communication {
  duration<Real> forward{};          ///< on the critical path
  duration<Real> backward{};         ///< on the critical path
  duration<Real> hidden_backward{};  ///< gathers of saved inputs, behind the product that does not need them
};

/// Communication that tensor parallelism adds to a layer.
///
/// eq: tensor-communication   with sequence parallelism: 2 AG + 2 RS forward, 2 AG + 2 RS backward, and 2 AG
///                            of saved inputs behind the
///                            input-gradient product; without: 2 all-reduce forward and 2 backward
///   size of each = tokens x hidden size x bytes of an activation
/// The same layer waits for it: nothing else of the micro-batch can run meanwhile.
/// Source: Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2.
/// Not modelled: splitting products into chunks that overlap with their communication.
template <class Real>
[[nodiscard]] constexpr tensor_communication<Real> tensor_communication_time(
    transformer const& m, plan const& p, training_setup const& t, cluster<Real> const& c,
    collective_settings<Real> const& settings) {
  if (p.tensor_parallel == 1) return {};
  double const activation_bytes = t.precision == precision::fp32 ? 4.0 : 2.0;
  double const elements = static_cast<double>(p.micro_batch_size) * static_cast<double>(t.sequence_length) *
                          static_cast<double>(m.hidden_size);
  data_size<Real> const size = bytes(Real{elements * activation_bytes});
  process_group const group = strided_group(p.tensor_parallel, 1, c.node.accelerators);
  auto const links = fabric_of(c);
  if (!p.sequence_parallel) {
    duration<Real> const once = collective_time(collective::all_reduce, size, group, links, settings).time;
    return {once * Real{2.0}, once * Real{2.0}, duration<Real>{}};
  }
  duration<Real> const gather = collective_time(collective::all_gather, size, group, links, settings).time;
  duration<Real> const scatter =
      collective_time(collective::reduce_scatter, size, group, links, settings).time;
  duration<Real> const pair = (gather + scatter) * Real{2.0};
  return {pair, pair, gather * Real{2.0}};
}

}  // namespace scalekit
