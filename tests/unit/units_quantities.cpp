#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>
#include <vector>

#include "scalekit/units.hpp"

namespace {

namespace sk = scalekit;

/// Values over the range that models see, from a picosecond to the FLOP of a training run.
std::vector<double> const magnitudes = {0.0, 1e-12, 1.0 / 3.0, 1.0, 989.4, 1e9 / 7.0, 8.589934592e10, 1e24};

/// Reading in the unit of writing gives the number back, up to the rounding of one multiplication and one
/// division.
template <class Maker>
void check_round_trip(Maker const& unit) {
  for (double const x : magnitudes) {
    CAPTURE(x, Maker::scale::num, Maker::scale::den);
    CHECK(value_in(unit(x), unit) == Approx(x).epsilon(4 * std::numeric_limits<double>::epsilon()));
    CHECK(value_in(unit(-x), unit) == -value_in(unit(x), unit));
  }
}

}  // namespace

TEST_CASE("every unit gives back the number that it was given", "[units]") {
  check_round_trip(sk::nanoseconds);
  check_round_trip(sk::days);
  check_round_trip(sk::kilowatt_hours);
  check_round_trip(sk::gibibytes);
  check_round_trip(sk::bits);
  check_round_trip(sk::gigabits_per_second);
  check_round_trip(sk::exaflops_per_second);
  check_round_trip(sk::dollars_per_megatoken);
  check_round_trip(sk::dollars_per_accelerator_hour);
  check_round_trip(sk::tokens_per_accelerator_hour);
}

TEST_CASE("integers are exact as long as a double is", "[units]") {
  constexpr std::int64_t big = (std::int64_t{1} << 53) - 1;
  CHECK(value_in(sk::bytes(big), sk::bytes) == 9007199254740991.0);
  CHECK(value_in(parameter_bytes(sk::parameter_count{big}, sk::bytes(1)), sk::bytes) == 9007199254740991.0);
  CHECK(value_in(sk::bytes(std::uint8_t{255}), sk::bytes) == 255.0);
  CHECK(value_in(sk::bytes(-1), sk::bytes) == -1.0);
}

TEST_CASE("quantities are values that standard algorithms take", "[units]") {
  std::array times = {sk::milliseconds(3), sk::microseconds(5), sk::seconds(1), sk::nanoseconds(7)};
  std::sort(times.begin(), times.end());
  CHECK(times.front() == sk::nanoseconds(7));
  CHECK(std::max(sk::milliseconds(3), sk::microseconds(5)) == sk::milliseconds(3));

  sk::duration<> total;
  for (auto const& t : times) total += t;
  CHECK(value_in(total, sk::milliseconds) == Approx(1003.005007));
  total *= 2.0;
  total /= 4.0;
  total -= sk::milliseconds(1);
  CHECK(value_in(total, sk::milliseconds) == Approx(500.5025035));
}

TEST_CASE("qualified quantities add up like what they qualify", "[units]") {
  auto rail = one_way(sk::gigabits_per_second(400));
  rail += one_way(sk::gigabits_per_second(200));
  rail -= one_way(sk::gigabits_per_second(100));
  CHECK(rail == one_way(sk::gigabits_per_second(500)));
  CHECK(rail != one_way(sk::gigabits_per_second(501)));
  CHECK(rail > one_way(sk::gigabits_per_second(499)));
  CHECK(2 * rail == rail * 2.0);

  int const accelerators_per_node = 8;
  auto const node = per_node(sk::kilowatts(10.2));
  auto const back = to_per_node(to_per_accelerator(node, accelerators_per_node), accelerators_per_node);
  CHECK(value_in(back.quantity(), sk::kilowatts) == Approx(10.2));
}

TEST_CASE("a figure does not depend on the units in which its parts were written", "[units]") {
  auto const a = transfer_time(sk::gigabits(800), one_way(sk::gigabits_per_second(400)));
  auto const b = transfer_time(sk::gigabytes(100), one_way(sk::gigabytes_per_second(50)));
  auto const c = transfer_time(sk::kilobytes(100'000'000), one_way(sk::megabits_per_second(400'000)));
  CHECK(a == b);
  CHECK(b == c);
  CHECK(a == sk::seconds(2));
}

TEST_CASE("an empty job costs nothing, and a dead link takes for ever", "[units]") {
  CHECK(transfer_time(sk::bytes(0), one_way(sk::gigabytes_per_second(50))) == sk::seconds(0));
  CHECK(value_in(transfer_time(sk::bytes(1), one_way(sk::bytes_per_second(0))), sk::seconds) ==
        std::numeric_limits<double>::infinity());
  CHECK(energy_used(sk::watts(700), sk::seconds(0)) == sk::joules(0));
}
