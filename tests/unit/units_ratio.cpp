#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <optional>

#include "scalekit/units/ratio.hpp"

namespace {

namespace sk = scalekit;

double const infinity = std::numeric_limits<double>::infinity();
double const not_a_number = std::numeric_limits<double>::quiet_NaN();

/// Every ratio with a lower end at zero and an upper end at one, closed or not.
template <class Ratio>
void check_unit_interval(bool closed) {
  CHECK(Ratio::from(0.0).has_value());
  CHECK(Ratio::from(-0.0).has_value());
  CHECK(Ratio::from(0.5).value().value() == 0.5);
  CHECK(Ratio::from(std::nextafter(1.0, 0.0)).has_value());
  CHECK(Ratio::from(1.0).has_value() == closed);
  CHECK_FALSE(Ratio::from(std::nextafter(1.0, 2.0)).has_value());
  CHECK_FALSE(Ratio::from(-std::numeric_limits<double>::denorm_min()).has_value());
  CHECK_FALSE(Ratio::from(41.0).has_value());
  CHECK_FALSE(Ratio::from(infinity).has_value());
  CHECK_FALSE(Ratio::from(-infinity).has_value());
  CHECK_FALSE(Ratio::from(not_a_number).has_value());
}

}  // namespace

TEST_CASE("a ratio exists inside its range only", "[units][ratio]") {
  check_unit_interval<sk::model_flops_utilization<>>(true);
  check_unit_interval<sk::hardware_flops_utilization<>>(true);
  check_unit_interval<sk::link_efficiency<>>(true);
  check_unit_interval<sk::overlap_fraction<>>(true);
  check_unit_interval<sk::bubble_fraction<>>(false);
  check_unit_interval<sk::contention_fraction<>>(false);
}

TEST_CASE("scaling efficiency may pass one, but not everything", "[units][ratio]") {
  CHECK(sk::scaling_efficiency<>::from(1.07).value().value() == 1.07);
  CHECK(sk::scaling_efficiency<>::from(0.0).has_value());
  CHECK(sk::scaling_efficiency<>::from(std::numeric_limits<double>::max()).has_value());
  CHECK_FALSE(sk::scaling_efficiency<>::from(infinity).has_value());
  CHECK_FALSE(sk::scaling_efficiency<>::from(not_a_number).has_value());
  CHECK_FALSE(sk::scaling_efficiency<>::from(-0.1).has_value());
}

TEST_CASE("ratios of float are checked in float", "[units][ratio]") {
  CHECK(sk::overlap_fraction<float>::from(1.0F).has_value());
  CHECK_FALSE(sk::overlap_fraction<float>::from(std::nextafter(1.0F, 2.0F)).has_value());
  CHECK_FALSE(sk::scaling_efficiency<float>::from(std::numeric_limits<float>::infinity()).has_value());
  sk::overlap_fraction<double> const widened = sk::overlap_fraction<float>::literal(0.5);
  CHECK(widened.value() == 0.5);
}

TEST_CASE("ratios of one meaning have an order", "[units][ratio]") {
  auto const low = sk::link_efficiency<>::literal(0.8);
  auto const high = sk::link_efficiency<>::literal(0.9);
  CHECK(low < high);
  CHECK(high > low);
  CHECK(low <= low);
  CHECK(high >= low);
  CHECK(low != high);
  CHECK(low == *sk::link_efficiency<>::from(0.8));
}
