#pragma once

#include <cstdint>

#include "scalekit/numerics/real.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// One micro-batch of fully sharded data parallelism: the layers, and the unit that holds embedding and head
/// (the root).
template <class Real = double>
struct fsdp_work {
  std::int64_t layers = 1;
  duration<Real> layer_forward{};  ///< compute and tensor-parallel communication of a layer
  duration<Real> layer_backward{};
  duration<Real> head_forward{};
  duration<Real> head_backward{};
  duration<Real> gather_layer{};   ///< all-gather of a layer's parameters
  duration<Real> scatter_layer{};  ///< reduce-scatter of its gradients
  duration<Real> gather_root{};
  duration<Real> scatter_root{};
  bool reshard_after_forward = true;
  bool prefetch = true;
  Real contention{0.0};
};

template <class Real = double>
struct fsdp_times {
  duration<Real> contention{};     ///< added to compute
  duration<Real> exposed{};        ///< communication that nothing covers
  duration<Real> communication{};  ///< all communication of the micro-batch
};

/// Timeline of one micro-batch under FSDP with prefetch.
///
/// eq: fsdp-forward       AG_root + AG_1 + (L - 1) overlap(F, AG) + F + H_f
/// eq: fsdp-backward      overlap(H_b, AG) + overlap(B, AG) + (L - 2) overlap(B, AG + RS) + overlap(B, RS) +
///                        RS + RS_root
///   F, B  forward and backward of a layer; H head; AG all-gather, RS reduce-scatter of a layer; L layers
/// The forward pass of a layer covers the gather of the next. In the backward pass one communicator carries,
/// in this order, the scatter of the layer before and the gather of the layer after: they share the network
/// and both have to end before the next layer starts. The first gathers and the last scatters have nothing to
/// hide behind. Without reshard-after-forward the backward pass gathers nothing. Without prefetch every
/// gather is exposed.
/// Assumes: equal layers; one communicator; every micro-batch reduces its gradients (no accumulation without
/// reduction).
/// Source: torch.distributed.fsdp (FullyShardedDataParallel, BACKWARD_PRE prefetch), PyTorch 2.1.
template <class Real>
[[nodiscard]] constexpr fsdp_times<Real> fsdp_timeline(fsdp_work<Real> const& w) {
  fsdp_times<Real> t{};
  auto const beside = [&](duration<Real> const& busy, duration<Real> const& wire, double times) {
    auto const slot = overlap(busy, wire, w.contention);
    t.contention += slot.contention * Real{times};
    t.exposed += slot.exposed * Real{times};
  };
  auto const alone = [&](duration<Real> const& wire, double times) { t.exposed += wire * Real{times}; };

  auto const layers = static_cast<double>(w.layers);
  duration<Real> const regather = w.reshard_after_forward ? w.gather_layer : duration<Real>{};
  duration<Real> const hidden_gather = w.prefetch ? w.gather_layer : duration<Real>{};
  duration<Real> const hidden_regather = w.prefetch ? regather : duration<Real>{};

  alone(w.gather_root, 1.0);
  alone(w.gather_layer, w.prefetch ? 1.0 : layers);
  beside(w.layer_forward, hidden_gather, layers - 1.0);

  beside(w.head_backward, hidden_regather, 1.0);
  if (!w.prefetch) alone(regather, layers);
  if (w.layers > 1) {
    beside(w.layer_backward, hidden_regather, 1.0);
    beside(w.layer_backward, hidden_regather + w.scatter_layer, layers - 2.0);
    beside(w.layer_backward, w.scatter_layer, 1.0);
  }
  alone(w.scatter_layer, 1.0);
  alone(w.scatter_root, 1.0);

  t.communication =
      w.gather_root + w.scatter_root + (w.gather_layer + regather + w.scatter_layer) * Real{layers};
  return t;
}

}  // namespace scalekit
