#include <array>
#include <cmath>

#include <catch2/catch.hpp>

#include "scalekit/numerics/least_squares.hpp"

using namespace scalekit;

TEST_CASE("the inverse of a positive definite matrix multiplies to the identity") {
  square_matrix<3> const a{{{4.0, 1.0, 0.5}, {1.0, 3.0, -0.2}, {0.5, -0.2, 2.0}}};
  auto const inverse = inverse_of_positive_definite<3>(a);
  REQUIRE(inverse);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      double sum = 0.0;
      for (std::size_t k = 0; k < 3; ++k) sum += a[i][k] * (*inverse)[k][j];
      CHECK(sum == Approx(i == j ? 1.0 : 0.0).margin(1e-14));
    }
  }
}

TEST_CASE("a matrix that is not positive definite has no inverse here") {
  CHECK_FALSE(inverse_of_positive_definite<2>({{{1.0, 2.0}, {2.0, 1.0}}}));
}

TEST_CASE("a straight line is recovered, with the covariance of the normal equations") {
  // y = 2 + 3 x at x = 0, 1, 2, 3 without noise; J'J = [[4, 6], [6, 14]], its inverse [[0.7, -0.3], [-0.3,
  // 0.2]].
  auto const fit = fit_least_squares<2>({0.0, 0.0}, [](std::array<dual<2>, 2> const& p, auto const& sink) {
    for (double const x : {0.0, 1.0, 2.0, 3.0}) sink(p[0] + p[1] * x - (2.0 + 3.0 * x));
  });
  CHECK(fit.converged);
  CHECK(fit.parameters[0] == Approx(2.0));
  CHECK(fit.parameters[1] == Approx(3.0));
  CHECK(fit.covariance[0][0] == Approx(0.7));
  CHECK(fit.covariance[0][1] == Approx(-0.3));
  CHECK(fit.covariance[1][1] == Approx(0.2));
}

TEST_CASE("Rosenbrock's valley is followed to its end") {
  auto const fit = fit_least_squares<2>({-1.2, 1.0}, [](std::array<dual<2>, 2> const& p, auto const& sink) {
    sink(10.0 * (p[1] - p[0] * p[0]));
    sink(1.0 - p[0]);
  });
  CHECK(fit.parameters[0] == Approx(1.0).epsilon(1e-6));
  CHECK(fit.parameters[1] == Approx(1.0).epsilon(1e-6));
}

TEST_CASE("soft-L1 is quadratic for small residuals and linear for large ones") {
  CHECK(soft_l1(1e-4) == Approx(1e-4).epsilon(1e-8));
  double const r = soft_l1(1e4);
  CHECK(0.5 * r * r == Approx(1e4 - 1.0).epsilon(1e-6));
  CHECK(soft_l1(-3.0) == -soft_l1(3.0));
}
