#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scalekit/units.hpp"

namespace scalekit {

/// Parallel rings or trees of a communication library, and what each of them carries in one direction.
struct channel_set {
  int count = 0;
  bandwidth<> each{};
  /// Network cards that the channels leave a node by; 0 = one for each channel.
  int cards = 0;

  [[nodiscard]] constexpr bandwidth<> total() const { return each * static_cast<double>(count); }
};

/// How the accelerators of a node are linked.
enum class link_topology : std::uint8_t {
  switched,    ///< every pair at full rate, whatever the others do
  full_mesh,   ///< a link of its own for every pair: a smaller group reaches fewer links
  hybrid_mesh  ///< six links each, one or two to some of the others (eight V100 without a switch)
};

/// Share of its links that a rank uses in rings over `ranks` of the accelerators of a `node`.
///
/// eq: mesh-links         (p - 1) / (a - 1) in a full mesh; in the hybrid cube mesh the edge-disjoint rings over
///                        the first p accelerators, of six: 1, 2, 4 for 2, 3, 4; none closes over 5, where two
///                        chains remain; 2, 4, 6 for 6, 7, 8
/// Source: NVIDIA DGX-1V system topology; own derivation. Other members of a node can have fewer links.
[[nodiscard]] constexpr double reached_links(link_topology links, std::int64_t ranks,
                                             std::int64_t node) noexcept {
  if (ranks <= 1 || ranks >= node || links == link_topology::switched) return 1.0;
  if (links == link_topology::full_mesh) {
    return static_cast<double>(ranks - 1) / static_cast<double>(node - 1);
  }
  constexpr std::array<int, 9> rings{0, 0, 1, 2, 4, 2, 2, 4, 6};
  return ranks < static_cast<std::int64_t>(rings.size())
             ? static_cast<double>(rings[static_cast<std::size_t>(ranks)]) / 6.0
             : 1.0;
}

/// Accelerators of a torus along each axis, innermost first; 0 = no torus.
using torus_extents = std::array<std::int64_t, 3>;

/// The torus of `axes` axes nearest to a square or cube that holds `chips`: the extents are powers of two,
/// the outer ones at most twice the inner ones.
[[nodiscard]] constexpr torus_extents torus_of(std::int64_t chips, int axes) noexcept {
  torus_extents extents{};
  if (axes < 1) return extents;
  for (int a = 0; a < axes; ++a) extents[static_cast<std::size_t>(a)] = 1;
  int axis = axes - 1;
  for (std::int64_t held = 1; held < chips; held *= 2) {
    extents[static_cast<std::size_t>(axis)] *= 2;
    axis = axis == 0 ? axes - 1 : axis - 1;
  }
  return extents;
}

}  // namespace scalekit
