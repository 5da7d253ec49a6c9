#include <boost/math/differentiation/autodiff.hpp>
#include <catch2/catch.hpp>

#include "scalekit/numerics/dual.hpp"
#include "scalekit/units.hpp"

namespace {

using scalekit::dual;

// One expression with every operation that models use, for any number type.
template <class X, class Y>
auto expression(X const& x, Y const& y) {
  using std::exp;
  using std::log;
  using std::pow;
  using std::sqrt;
  auto a = x * y + 3.0 * x - y / 2.0;
  auto b = (1.0 + x) / (y - 0.5) + (-x) * 2.0 - (4.0 - y);
  return sqrt(a * a + 1.0) + exp(b / 10.0) - log(a + 7.0) + pow(y, 1.7) + 5.0 / x;
}

}  // namespace

TEST_CASE("a dual number has the derivatives that an independent implementation finds") {
  double const x = 1.3;
  double const y = 2.1;
  auto const ours = expression(dual<2>::variable(x, 0), dual<2>::variable(y, 1));
  auto const [bx, by] = boost::math::differentiation::make_ftuple<double, 1, 1>(x, y);
  auto const theirs = expression(bx, by);
  CHECK(ours.value() == Approx(theirs.derivative(0, 0)).epsilon(1e-14));
  CHECK(ours.tangent(0) == Approx(theirs.derivative(1, 0)).epsilon(1e-13));
  CHECK(ours.tangent(1) == Approx(theirs.derivative(0, 1)).epsilon(1e-13));
}

TEST_CASE("a dual number keeps the value that a double has, to the bit") {
  CHECK(expression(dual<2>::variable(1.3, 0), dual<2>::variable(2.1, 1)).value() == expression(1.3, 2.1));
}

TEST_CASE("compound assignment is assignment of the operation") {
  auto const a = dual<1>::variable(3.0, 0);
  auto b = a;
  b += a;
  CHECK(b.tangent(0) == 2.0);
  b *= a;  // 2 a^2
  CHECK(b.value() == 18.0);
  CHECK(b.tangent(0) == 12.0);
  b -= a;
  CHECK(b.tangent(0) == 11.0);
  b /= a;  // 2 a - 1
  CHECK(b.value() == 5.0);
  CHECK(b.tangent(0) == Approx(2.0));
}

TEST_CASE("comparison looks at the value alone") {
  CHECK(dual<1>::variable(2.0, 0) == dual<1>{2.0});
  CHECK(dual<1>{1.0} < dual<1>::variable(2.0, 0));
  CHECK(dual<1>{2.0} >= dual<1>::variable(2.0, 0));
}

TEST_CASE("a quantity of dual numbers carries derivatives through units") {
  using namespace scalekit;
  auto const bandwidth_gb = dual<1>::variable(50.0, 0);
  auto const time = gigabytes(dual<1>{100.0}) / gigabytes_per_second(bandwidth_gb);
  CHECK(value_in(time, seconds).value() == Approx(2.0));
  // d(100 / b) / db = -100 / b^2
  CHECK(value_in(time, seconds).tangent(0) == Approx(-0.04));
}
