#pragma once

#include "scalekit/units/concepts.hpp"
#include "scalekit/units/quantities.hpp"
#include "scalekit/units/require.hpp"

namespace scalekit {

/// Time to move `size` over a link.
///
/// eq: transfer-time          t = S / B
///   S  data to move [byte]     B  bandwidth of the link in the direction of the move [byte/s]
/// Assumes: the link is free, and reaches B from the first byte.
/// Valid when: S / B is large against the latency of the link.
/// Source: definition of bandwidth.
/// Not modelled: latency, protocol, traffic of others; collectives have models of their own.
template <class Size, class Bandwidth>
[[nodiscard]] constexpr auto transfer_time(Size const& size, Bandwidth const& bandwidth) {
  require_data_size<Size>();
  require_one_way_bandwidth<Bandwidth>();
  if constexpr (data_size_quantity<Size> && one_way_bandwidth_quantity<Bandwidth>) {
    return size / bandwidth.quantity();
  } else {
    return duration<>{};
  }
}

}  // namespace scalekit
