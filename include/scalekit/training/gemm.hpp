#pragma once

#include <cstdint>

#include "scalekit/hardware/accelerator.hpp"
#include "scalekit/numerics/integers.hpp"
#include "scalekit/numerics/real.hpp"
#include "scalekit/training/profile.hpp"
#include "scalekit/units.hpp"

namespace scalekit {

/// Shape of a matrix product: (m x k) times (k x n).
struct gemm_shape {
  std::int64_t m = 1;
  std::int64_t n = 1;
  std::int64_t k = 1;
};

/// Output tile of one compute unit in large 16-bit products (cuBLAS's usual choice on A100 and H100).
inline constexpr std::int64_t gemm_tile_m = 128;
inline constexpr std::int64_t gemm_tile_n = 256;

/// What products of one format run at: the rate of the matrix units at the profile's efficiency, and the bandwidth that
/// streaming achieves.
template <class Real = double>
struct product_rates {
  flop_rate<Real> compute{};
  bandwidth<Real> memory{};
};

template <class Real>
[[nodiscard]] constexpr product_rates<Real> product_rates_of(precision format,
                                                             accelerator<Real> const& device,
                                                             kernel_constants<Real> const& kernels) {
  Real const efficiency =
      format == precision::fp8 ? kernels.gemm_efficiency * kernels.fp8_gemm_ratio : kernels.gemm_efficiency;
  return {device.peak(format).quantity() * efficiency, device.memory_bandwidth * device.memory_efficiency};
}

/// Time of equal matrix products in one kernel.
///
/// eq: gemm-time      t = max( w U 2 T_m T_n (k + k_ramp) / (peak e),  bytes / (B m_eff) ) + launch
/// eq: gemm-waves     w = max(1, (1 - q) x + q ceil(x)),  x = products ceil(m / T_m) ceil(n / T_n) / U
///   in 8-bit formats e is lower by the ratio that the profile states
///   U compute units; T_m x T_n output tile; e achieved over peak; k_ramp inner elements that prologue and
///   epilogue cost; q share of a partly filled last wave that is lost (libraries soften it by choosing tiles
///   and splitting the inner dimension); B memory bandwidth, m_eff the share of it that streaming achieves;
///   bytes = both inputs read and the output written once
/// Never falls when m, n or k grows. Jumps where the hardware has them: at multiples of the tile and of a full
/// wave.
/// Valid when: m, n >= 1; calibrated for n, k >= 768. Skinny products (m below a tile) pay for a whole tile.
/// Not modelled: choice among tile shapes, split-k, cache reuse between products.
/// `rates` are those of the format, for callers that price several products.
template <class Real>
[[nodiscard]] constexpr duration<Real> batched_gemm_time(std::int64_t products, gemm_shape const& s,
                                                         precision format, accelerator<Real> const& device,
                                                         kernel_constants<Real> const& kernels,
                                                         product_rates<Real> const& rates) {
  auto const tiles = products * ceil_divide(s.m, gemm_tile_m) * ceil_divide(s.n, gemm_tile_n);
  auto const units = static_cast<std::int64_t>(device.compute_units);
  double const waves = static_cast<double>(tiles) / static_cast<double>(units);
  auto const full_waves = static_cast<double>(ceil_divide(tiles, units));
  Real const charged = larger(Real{1.0}, Real{waves + kernels.wave_quantisation * (full_waves - waves)});

  double const tile_area = 2.0 * static_cast<double>(gemm_tile_m * gemm_tile_n);
  Real const work =
      charged * (static_cast<double>(units) * tile_area) * (static_cast<double>(s.k) + kernels.gemm_k_ramp);
  duration<Real> const compute = flop_operations(work) / rates.compute;

  double const elements = static_cast<double>(s.m) * static_cast<double>(s.k) +
                          static_cast<double>(s.k) * static_cast<double>(s.n) +
                          static_cast<double>(s.m) * static_cast<double>(s.n);
  data_size<Real> const moved =
      bytes(Real{elements * static_cast<double>(products) * bytes_per_element(format)});
  duration<Real> const memory = moved / rates.memory;
  return larger(compute, memory) + kernels.kernel_launch;
}
template <class Real>
[[nodiscard]] constexpr duration<Real> batched_gemm_time(std::int64_t products, gemm_shape const& s,
                                                         precision format, accelerator<Real> const& device,
                                                         kernel_constants<Real> const& kernels) {
  return batched_gemm_time(products, s, format, device, kernels, product_rates_of(format, device, kernels));
}

/// Time of one matrix product.
template <class Real>
[[nodiscard]] constexpr duration<Real> gemm_time(gemm_shape const& s, precision format,
                                                 accelerator<Real> const& device,
                                                 kernel_constants<Real> const& kernels) {
  return batched_gemm_time(1, s, format, device, kernels);
}

/// Time of the two products of the backward pass: gradient of the input and gradient of the weight.
template <class Real>
[[nodiscard]] constexpr duration<Real> gemm_backward_time(gemm_shape const& s, precision format,
                                                          accelerator<Real> const& device,
                                                          kernel_constants<Real> const& kernels) {
  return gemm_time(gemm_shape{s.m, s.k, s.n}, format, device, kernels) +
         gemm_time(gemm_shape{s.n, s.k, s.m}, format, device, kernels);
}

}  // namespace scalekit
