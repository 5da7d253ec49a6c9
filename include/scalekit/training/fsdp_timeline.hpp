#pragma once

#include <cstdint>

#include "scalekit/numerics/real.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// A stretch in which an accelerator computes and, under tensor parallelism, waits for its group.
template <class Real = double>
struct busy_stretch {
  duration<Real> compute{};
  duration<Real> waiting{};

  [[nodiscard]] constexpr duration<Real> total() const { return compute + waiting; }
  /// Contention of the whole stretch when compute alone loses the share `phi` of its throughput.
  ///
  /// eq: mixed-contention   phi F / (F + (1 - phi) X)     F compute, X waiting, evenly interleaved
  /// so that communication beside all of it lasts F / (1 - phi) + X.
  [[nodiscard]] constexpr Real contention(Real const& phi) const {
    if (!(duration<Real>{} < waiting)) return phi;
    return phi * (base_value(compute) / (base_value(compute) + (1.0 - phi) * base_value(waiting)));
  }
};

/// One micro-batch of fully sharded data parallelism: the layers, and the unit that holds embedding and head
/// (the root).
template <class Real = double>
struct fsdp_work {
  std::int64_t layers = 1;
  busy_stretch<Real> layer_forward{};
  busy_stretch<Real> layer_backward{};
  busy_stretch<Real> head_backward{};
  duration<Real> gather_layer{};   ///< all-gather of a layer's parameters
  duration<Real> scatter_layer{};  ///< reduce-scatter of its gradients
  duration<Real> gather_root{};
  duration<Real> scatter_root{};
  bool reshard_after_forward = true;
  bool prefetch = true;
  Real contention{0.0};  ///< share of compute throughput that communication takes, [0, 1)
};

template <class Real = double>
struct fsdp_times {
  duration<Real> contention{};  ///< added to compute
  duration<Real> exposed{};     ///< communication that nothing covers
  duration<Real> hidden{};      ///< communication that compute covers
  duration<Real> forward{};     ///< of contention and exposed, what falls into the forward pass
};

/// Timeline of one micro-batch under FSDP.
///
/// eq: fsdp-forward       AG_root + AG + (L - 1) overlap(F, AG) + F + H_f
/// eq: fsdp-backward      overlap(H_b, AG) + overlap(B, AG) + (L - 2) overlap(B, AG + RS) + overlap(B, RS)
///                        + RS + RS_root
///   F, B  forward and backward of a layer; H head; AG all-gather, RS reduce-scatter of a layer; L layers
/// One communicator carries everything in order. The forward pass of a layer covers the gather of the next. The
/// backward pass of a layer covers the scatter of the layer before and the gather of the layer after, which has
/// to end before that layer starts. The first gathers and the last scatters have nothing to hide behind.
/// Without reshard-after-forward the backward pass gathers nothing. Without prefetch a gather is issued when its
/// layer is due, behind the scatter of the layer before: both are exposed.
/// Assumes: equal layers; every micro-batch reduces its gradients (no accumulation without reduction).
/// Source: torch.distributed.fsdp (FullyShardedDataParallel, BACKWARD_PRE prefetch), PyTorch 2.1.
template <class Real>
[[nodiscard]] constexpr fsdp_times<Real> fsdp_timeline(fsdp_work<Real> const& w) {
  fsdp_times<Real> t{};
  auto const beside = [&](busy_stretch<Real> const& busy, duration<Real> const& wire, double times) {
    auto const slot = overlap(busy.total(), wire, busy.contention(w.contention));
    t.contention += slot.contention * Real{times};
    t.exposed += slot.exposed * Real{times};
    t.hidden += slot.hidden * Real{times};
  };
  auto const alone = [&](duration<Real> const& wire, double times) { t.exposed += wire * Real{times}; };

  auto const layers = static_cast<double>(w.layers);
  duration<Real> const regather = w.reshard_after_forward ? w.gather_layer : duration<Real>{};

  alone(w.gather_root, 1.0);
  if (w.prefetch) {
    alone(w.gather_layer, 1.0);
    beside(w.layer_forward, w.gather_layer, layers - 1.0);
  } else {
    alone(w.gather_layer, layers);
  }
  t.forward = t.contention + t.exposed;
  if (w.prefetch) {
    beside(w.head_backward, regather, 1.0);
  } else {
    alone(regather, layers);
  }
  bool const blocked = !w.prefetch && w.reshard_after_forward;
  if (blocked) {
    alone(w.scatter_layer, layers - 1.0);
  } else if (w.layers > 1) {
    beside(w.layer_backward, regather, 1.0);
    beside(w.layer_backward, regather + w.scatter_layer, layers - 2.0);
    beside(w.layer_backward, w.scatter_layer, 1.0);
  }
  alone(w.scatter_layer, 1.0);
  alone(w.scatter_root, 1.0);
  return t;
}

}  // namespace scalekit
