#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "scalekit/hardware/links.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

namespace detail {

// Speeds in GB/s that the library's topology search tries for a channel between nodes, from the fastest.
inline constexpr std::array<double, 19> crossing_speeds{48, 30, 28, 24, 20, 18,  15,  12,  10, 9,
                                                        7,  6,  5,  4,  3,  2.4, 1.2, .24, .12};
inline constexpr std::array<double, 17> crossing_speeds_hopper{48, 45, 42, 40, 30,  24,  22,  20, 17.5,
                                                               15, 12, 6,  3,  2.4, 1.2, .24, .12};
inline constexpr std::array<double, 20> crossing_speeds_blackwell{
    96, 86, 80, 48, 45.1, 42, 40, 30, 24, 22, 20, 17.5, 15, 12, 6, 3, 2.4, 1.2, .24, .12};

// The library connects at most 64 channels and doubles what its search finds.
inline constexpr int most_channels = 32;

[[nodiscard]] constexpr std::span<double const> crossing_speeds_of(std::string_view generation) noexcept {
  if (generation == "hopper") return crossing_speeds_hopper;
  if (generation == "blackwell") return crossing_speeds_blackwell;
  return crossing_speeds;
}

}  // namespace detail

/// Channels of a ring over nodes.
///
/// eq: crossing-channels   the speed b of the list that makes C b largest, the fastest first, with
///                         C = min(inside / b, cards x floor(card / b)): every channel passes the links of a
///                         node once and one network card; two channels at half the speed where one was found
/// `inside` is the ring bandwidth of a node, `card` that of one network card. Source: NVIDIA/nccl
/// src/graph/search.cc, v2.30.7 (speed lists and duplication). Not modelled: PCIe limits between card and
/// accelerator, rings that change rails.
[[nodiscard]] constexpr channel_set crossing_channels(std::string_view generation, bandwidth<> const& inside,
                                                      int cards, bandwidth<> const& card) {
  double const node = value_in(inside, gigabytes_per_second);
  double const one = value_in(card, gigabytes_per_second);
  using detail::most_channels;
  int best_count = 0;
  double best_speed = 0.0;
  for (double const speed : detail::crossing_speeds_of(generation)) {
    int const by_links = static_cast<int>(node / speed);
    int const by_cards = cards * static_cast<int>(one / speed);
    int const found = by_links < by_cards ? by_links : by_cards;
    int const count = found < most_channels ? found : most_channels;
    if (count * speed > best_count * best_speed * (1.0 + 1e-9)) {
      best_count = count;
      best_speed = speed;
    }
  }
  if (best_count == 0) return {1, smaller(inside, bandwidth<>{card * static_cast<double>(cards)}), cards};
  bool const recent = generation == "hopper" || generation == "blackwell";
  bool const duplicates = best_speed >= 25.0 && !(recent && best_speed < 50.0 && best_count > 4);
  if (duplicates) return {best_count * 2, gigabytes_per_second(best_speed / 2.0), cards};
  return {best_count, gigabytes_per_second(best_speed), cards};
}

}  // namespace scalekit
