#pragma once

#include <cstdint>

#include "scalekit/collectives/collective_time.hpp"
#include "scalekit/parallelism/plan.hpp"
#include "scalekit/training/layer_time.hpp"
#include "scalekit/training/overlap.hpp"
#include "scalekit/units.hpp"
#include "scalekit/workload/transformer.hpp"

namespace scalekit {

/// Tensor-parallel communication for one micro-batch.
template <class Real = double>
struct tensor_communication {
  duration<Real> layer_forward{};     ///< exposed, for each layer
  duration<Real> layer_backward{};    ///< exposed, for each layer
  duration<Real> layer_hidden{};      ///< behind a product of the backward pass, for each layer
  duration<Real> layer_contention{};  ///< added to the products that hide it, for each layer
  duration<Real> root_forward{};      ///< exposed, embedding and head together
  duration<Real> root_backward{};
};

/// Communication that tensor parallelism adds.
///
/// eq: tensor-communication   with sequence parallelism, each layer: 2 AG + 2 RS forward, 2 AG + 2 RS backward,
///                            and 2 AG of saved inputs, each beside the product that gives the input's gradient;
///                            without: 2 all-reduce forward and 2 backward
///                            embedding and head: one half of that each way
///                            full recomputation repeats the forward part in the backward pass
///   size of each = tokens x hidden size x bytes of an activation
/// The layer waits for what is exposed: nothing else of the micro-batch can run meanwhile. Experts cover nothing.
/// Source: Korthikanti et al. 2022 (arXiv 2205.05198), section 4.2.2.
/// A stack that cuts products into chunks hides the share `tensor_overlap` of the profile, at most as long as the
/// products of the layer take; they are not slowed. `links` are those of the cluster. Not modelled: the
/// all-reduce of the loss over vocabulary rows, which is small.
template <class Real>
[[nodiscard]] constexpr tensor_communication<Real> tensor_communication_time(
    transformer const& m, tensor_slice const& s, token_slice const& n, plan const& p, training_setup const& t,
    cluster<Real> const& c, fabric<Real> const& links, software_profile<Real> const& profile,
    pass_times<Real> const& layer) {
  if (p.tensor_parallel == 1) return {};
  double const elements = static_cast<double>(n.products) * static_cast<double>(m.hidden_size);
  data_size<Real> const size = bytes(Real{elements * detail::activation_width(t)});
  process_group const group =
      group_of(parallel_axis::tensor, p.placement(c.accelerators), c.node.accelerators);
  auto const time_of = [&](collective op) {
    return collective_time(op, size, group, links, profile.collectives).time;
  };

  tensor_communication<Real> out{};
  if (p.sequence_parallel) {
    duration<Real> const gather = time_of(collective::all_gather);
    duration<Real> const pair = gather + time_of(collective::reduce_scatter);
    out.layer_forward = pair * Real{2.0};
    out.layer_backward = pair * Real{2.0};
    out.root_forward = pair;
    out.root_backward = pair;
    layer_products const products = layer_products_of(m, s, n);
    auto const beside_input_gradient = [&](gemm_shape const& g, double share) {
      duration<Real> const input_gradient =
          gemm_time(gemm_shape{g.m, g.k, g.n}, t.precision, c.accelerator, profile.kernels);
      auto const slot = overlap(input_gradient, gather, profile.contention);
      out.layer_hidden += slot.hidden * Real{share};
      out.layer_backward += slot.exposed * Real{share};
      out.layer_contention += slot.contention * Real{share};
    };
    double const sparse = m.sparse_share();
    beside_input_gradient(products.qkv, 1.0);
    beside_input_gradient(products.mlp_in, 1.0 - sparse);
    out.layer_backward += gather * Real{sparse};
  } else {
    duration<Real> const once = time_of(collective::all_reduce);
    out.layer_forward = once * Real{2.0};
    out.layer_backward = once * Real{2.0};
    out.root_forward = once;
    out.root_backward = once;
  }
  if (p.recompute == recompute::full) out.layer_backward += out.layer_forward;
  // What a stack overlaps by cutting products into chunks, as far as there are products: those of weight gradients wait
  // for nothing and may be put off.
  auto const hide = [&](duration<Real>& waiting, duration<Real> const& products) {
    duration<Real> const hidden = smaller(duration<Real>{waiting * profile.tensor_overlap}, products);
    out.layer_hidden += hidden;
    waiting -= hidden;
  };
  duration<Real> const taken = out.layer_hidden;
  hide(out.layer_forward, layer.products_forward);
  hide(out.layer_backward, larger(duration<Real>{}, duration<Real>{layer.products_backward - taken}));
  return out;
}

}  // namespace scalekit
