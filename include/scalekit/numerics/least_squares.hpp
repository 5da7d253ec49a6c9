#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "scalekit/numerics/dual.hpp"

namespace scalekit {

template <std::size_t N>
using square_matrix = std::array<std::array<double, N>, N>;

/// Inverse of a symmetric positive definite matrix by Cholesky factorisation; nothing when it is not positive
/// definite.
template <std::size_t N>
[[nodiscard]] constexpr std::optional<square_matrix<N>> inverse_of_positive_definite(square_matrix<N> a) {
  // a becomes its lower factor.
  for (std::size_t j = 0; j < N; ++j) {
    double diagonal = a[j][j];
    for (std::size_t k = 0; k < j; ++k) diagonal -= a[j][k] * a[j][k];
    if (!(diagonal > 0.0)) return std::nullopt;
    a[j][j] = std::sqrt(diagonal);
    for (std::size_t i = j + 1; i < N; ++i) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
      a[i][j] = sum / a[j][j];
    }
  }
  square_matrix<N> inverse{};
  for (std::size_t column = 0; column < N; ++column) {
    std::array<double, N> x{};
    x[column] = 1.0;
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t k = 0; k < i; ++k) x[i] -= a[i][k] * x[k];
      x[i] /= a[i][i];
    }
    for (std::size_t i = N; i-- > 0;) {
      for (std::size_t k = i + 1; k < N; ++k) x[i] -= a[k][i] * x[k];
      x[i] /= a[i][i];
    }
    for (std::size_t i = 0; i < N; ++i) inverse[i][column] = x[i];
  }
  return inverse;
}

/// Result of a fit: parameters, their covariance by the curvature at the optimum, half the sum of squares.
template <std::size_t N>
struct least_squares_fit {
  std::array<double, N> parameters{};
  square_matrix<N> covariance{};
  double cost = 0.0;
  int iterations = 0;
  bool converged = false;
};

/// Residual that grows like the square root of the distance instead of linearly, so that outliers do not
/// steer a fit.
///
/// eq: soft-l1             r = z sqrt(2 / (1 + sqrt(1 + z^2))), so that r^2 / 2 = sqrt(1 + z^2) - 1
template <class Real>
[[nodiscard]] Real soft_l1(Real const& z) {
  using std::sqrt;
  return z * sqrt(2.0 / (1.0 + sqrt(1.0 + z * z)));
}

/// Levenberg-Marquardt with exact derivatives.
///
/// eq: levenberg-marquardt  (J'J + l diag(J'J)) d = -J'r
///   J derivatives of the residuals r, d step; l is divided by 3 after a step that lowers the cost and doubled
///   otherwise
/// `visit_residuals(parameters, sink)` calls `sink(residual)` for each residual, computed with `dual<N>`; priors
/// are residuals too. Deterministic. Converged when a step changes the cost by less than 1e-12 of it.
template <std::size_t N, class Visit>
[[nodiscard]] least_squares_fit<N> fit_least_squares(std::array<double, N> const& start,
                                                     Visit&& visit_residuals, int most_iterations = 500) {
  struct normal_equations {
    square_matrix<N> curvature{};
    std::array<double, N> gradient{};
    double cost = 0.0;
  };
  auto const linearise = [&](std::array<double, N> const& at) {
    std::array<dual<N>, N> x{};
    for (std::size_t i = 0; i < N; ++i) x[i] = dual<N>::variable(at[i], i);
    normal_equations s{};
    visit_residuals(x, [&](dual<N> const& r) {
      s.cost += 0.5 * r.value() * r.value();
      for (std::size_t i = 0; i < N; ++i) {
        s.gradient[i] += r.tangent(i) * r.value();
        for (std::size_t j = 0; j < N; ++j) s.curvature[i][j] += r.tangent(i) * r.tangent(j);
      }
    });
    return s;
  };

  least_squares_fit<N> fit{start, {}, 0.0, 0, false};
  normal_equations here = linearise(fit.parameters);
  double damping = 1e-3;
  while (fit.iterations < most_iterations && !fit.converged && damping < 1e12) {
    ++fit.iterations;
    auto damped = here.curvature;
    for (std::size_t i = 0; i < N; ++i) damped[i][i] *= 1.0 + damping;
    auto const inverse = inverse_of_positive_definite<N>(damped);
    if (!inverse) {
      damping *= 2.0;
      continue;
    }
    auto next = fit.parameters;
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) next[i] -= (*inverse)[i][j] * here.gradient[j];
    }
    normal_equations const there = linearise(next);
    if (there.cost < here.cost) {
      fit.converged = here.cost - there.cost < 1e-12 * here.cost;
      fit.parameters = next;
      here = there;
      damping /= 3.0;
    } else {
      // No step is short enough to help: the optimum is reached to rounding.
      if (damping > 1e10) fit.converged = true;
      damping *= 2.0;
    }
  }
  fit.cost = here.cost;
  if (auto const covariance = inverse_of_positive_definite<N>(here.curvature)) fit.covariance = *covariance;
  return fit;
}

}  // namespace scalekit
