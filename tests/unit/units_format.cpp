#include "scalekit/units/format.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <limits>
#include <string>

#include "scalekit/units.hpp"

namespace {

using namespace std::string_literals;
namespace sk = scalekit;

/// A spec that the compiler does not see, so that its errors come at run time.
template <class Quantity>
std::string with_spec(std::string const& spec, Quantity const& q) {
  return fmt::format(fmt::runtime("{:" + spec + "}"), q);
}

}  // namespace

namespace someone_else {

struct measured {
  double central = 0.0, error = 0.0;
};
constexpr double value_of(measured const& x) { return x.central; }

struct opaque {
  double secret = 0.0;
};

}  // namespace someone_else

TEST_CASE("each quantity is written in the unit that people use", "[units][format]") {
  CHECK(fmt::format("{}", sk::milliseconds(12.3)) == "12.3 ms");
  CHECK(fmt::format("{}", sk::gigahertz(1.98)) == "1.98 GHz");
  CHECK(fmt::format("{}", sk::kilowatt_hours(1)) == "3.6 MJ");
  CHECK(fmt::format("{}", sk::watts(700)) == "700 W");
  CHECK(fmt::format("{}", sk::gibibytes(80)) == "85.9 GB");
  CHECK(fmt::format("{}", sk::terabytes_per_second(1.98)) == "1.98 TB/s");
  CHECK(fmt::format("{}", sk::petaflop_operations(12)) == "12 PFLOP");
  CHECK(fmt::format("{}", sk::teraflops_per_second(989.4)) == "989.4 TFLOP/s");
  CHECK(fmt::format("{}", sk::flops_per_byte(295.34)) == "295.3 FLOP/B");
  CHECK(fmt::format("{}", sk::gigatokens(6.74)) == "6.74 G tokens");
  CHECK(fmt::format("{}", sk::tokens_per_second(400)) == "400 tokens/s");
  CHECK(fmt::format("{}", sk::tokens_per_second(4.1e6)) == "4.1 M tokens/s");
  CHECK(fmt::format("{}", sk::flops_per_token(4.21e10)) == "42.1 GFLOP/token");
  CHECK(fmt::format("{}", sk::joules_per_token(0.312)) == "312 mJ/token");
  CHECK(fmt::format("{}", sk::tokens_per_joule(3.2)) == "3.2 tokens/J");
  CHECK(fmt::format("{}", sk::dollars(2.5e6)) == "2.5 M USD");
  CHECK(fmt::format("{}", sk::dollars_per_megatoken(1.25)) == "1.25 USD/M tokens");
  CHECK(fmt::format("{}", sk::accelerators(16384)) == "16384 accelerators");
  CHECK(fmt::format("{}", sk::accelerator_hours(1.72e6)) == "1.72 M accelerator-hours");
  CHECK(fmt::format("{}", sk::dollars_per_accelerator_hour(2.5)) == "2.5 USD/accelerator-hour");
  CHECK(fmt::format("{}", sk::tokens_per_second_per_accelerator(3890)) == "3890 tokens/s/accelerator");
}

TEST_CASE("durations below a minute are decimal, above they are on the clock", "[units][format]") {
  CHECK(fmt::format("{}", sk::nanoseconds(0.25)) == "250 ps");
  CHECK(fmt::format("{}", sk::nanoseconds(850)) == "850 ns");
  CHECK(fmt::format("{}", sk::microseconds(5)) == "5 us");
  CHECK(fmt::format("{}", sk::seconds(59)) == "59 s");
  CHECK(fmt::format("{}", sk::seconds(60)) == "1 min");
  CHECK(fmt::format("{}", sk::minutes(90)) == "1.5 h");
  CHECK(fmt::format("{}", sk::hours(36)) == "1.5 d");
  CHECK(fmt::format("{}", sk::days(54)) == "54 d");
}

TEST_CASE("binary prefixes come on request", "[units][format]") {
  CHECK(fmt::format("{:b}", sk::gibibytes(80)) == "80 GiB");
  CHECK(fmt::format("{:b}", sk::kibibytes(0.5)) == "512 B");
  CHECK(fmt::format("{:b}", sk::gibibytes_per_second(1.5)) == "1.5 GiB/s");
  CHECK(fmt::format("{:.3b}", sk::gigabytes(85.9)) == "80 GiB");
  CHECK(fmt::format("{:b}", sk::mebibytes(1023.99)) == "1 GiB");
  CHECK(fmt::format("{:b}", sk::mebibytes(1010)) == "1010 MiB");
}

TEST_CASE("the number of significant digits is given and kept", "[units][format]") {
  CHECK(fmt::format("{:.3}", sk::seconds(0.0123456)) == "12.3 ms");
  CHECK(fmt::format("{:.1}", sk::teraflops_per_second(989.4)) == "1 PFLOP/s");
  CHECK(fmt::format("{:.2}", sk::teraflops_per_second(989.4)) == "990 TFLOP/s");
  CHECK(fmt::format("{:.7}", sk::teraflops_per_second(989.4)) == "989.4 TFLOP/s");
  CHECK(fmt::format("{:.17}", sk::bytes(0.1)) == "0.10000000000000001 B");
  CHECK(fmt::format("{:.2}", sk::accelerators(16384)) == "16384 accelerators");
}

TEST_CASE("rounding does not leave a number that belongs to the next prefix", "[units][format]") {
  CHECK(fmt::format("{}", sk::gigabytes(999.94)) == "999.9 GB");
  CHECK(fmt::format("{}", sk::gigabytes(999.96)) == "1 TB");
  CHECK(fmt::format("{}", sk::watts(-999.96)) == "-1 kW");
  CHECK(fmt::format("{}", sk::seconds(59.999)) == "1 min");
  CHECK(fmt::format("{}", sk::joules(0.99999)) == "1 J");
}

TEST_CASE("the ends of the range are written, not guessed", "[units][format]") {
  double const infinity = std::numeric_limits<double>::infinity();
  double const nan = std::numeric_limits<double>::quiet_NaN();
  CHECK(fmt::format("{}", sk::bytes(0)) == "0 B");
  CHECK(fmt::format("{}", sk::seconds(-0.0)) == "0 s");
  CHECK(fmt::format("{}", sk::bytes(0.5)) == "0.5 B");
  CHECK(fmt::format("{}", sk::bytes(1e-9)) == "1e-09 B");
  CHECK(fmt::format("{}", sk::seconds(1e-15)) == "0.001 ps");
  CHECK(fmt::format("{}", sk::flop_operations(3.8e25)) == "38 YFLOP");
  CHECK(fmt::format("{}", sk::flop_operations(1.5e40)) == "1.5e+16 YFLOP");
  CHECK(fmt::format("{}", sk::seconds(std::numeric_limits<double>::denorm_min())) == "4.941e-312 ps");
  CHECK(fmt::format("{}", sk::seconds(infinity)) == "inf s");
  CHECK(fmt::format("{}", sk::watts(-infinity)) == "-inf W");
  CHECK(fmt::format("{}", sk::bytes(nan)) == "nan B");
  CHECK(fmt::format("{}", sk::bytes(-nan)) == "nan B");
}

TEST_CASE("columns align", "[units][format]") {
  CHECK(fmt::format("{:8}", sk::watts(700)) == "   700 W");
  CHECK(fmt::format("{:<8}|", sk::watts(700)) == "700 W   |");
  CHECK(fmt::format("{:^8}|", sk::watts(700)) == " 700 W  |");
  CHECK(fmt::format("{:.>8}", sk::watts(700)) == "...700 W");
  CHECK(fmt::format("{:*^12.2b}", sk::gibibytes(80)) == "***80 GiB***");
  CHECK(fmt::format("{:2}", sk::watts(700)) == "700 W");
}

TEST_CASE("a malformed spec is refused", "[units][format]") {
  auto const bad = GENERATE("b"s, ".0"s, ".18"s, ".x"s, "x"s, "3x"s, ".3f"s, ">"s + ">>"s, "{}"s, "-"s);
  CAPTURE(bad);
  CHECK_THROWS_AS(with_spec(bad, sk::watts(700)), fmt::format_error);
}

TEST_CASE("b is refused where bytes are not counted", "[units][format]") {
  CHECK(with_spec("b", sk::bytes(1)) == "1 B");
  CHECK_THROWS_WITH(with_spec("b", sk::seconds(1)), Catch::Contains("data sizes and bandwidths"));
}

TEST_CASE("any Real with a plain value prints", "[units][format]") {
  CHECK(fmt::format("{}", sk::seconds(1.5F)) == "1.5 s");
  auto const q = sk::duration<someone_else::measured>::from_value({0.0123, 0.001});
  CHECK(fmt::format("{}", q) == "12.3 ms");

  STATIC_REQUIRE(fmt::is_formattable<sk::duration<someone_else::measured>>::value);
  STATIC_REQUIRE_FALSE(fmt::is_formattable<sk::duration<someone_else::opaque>>::value);
  STATIC_REQUIRE_FALSE(fmt::is_formattable<decltype(sk::seconds(1) * sk::seconds(1))>::value);
  STATIC_REQUIRE_FALSE(fmt::is_formattable<sk::one_way_bandwidth<>>::value);
}
