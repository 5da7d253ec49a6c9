#pragma once

#include <cstdint>
#include <ratio>

/// Decimal and binary prefixes as exact ratios. GB is not GiB: 80 GiB are 85.9 GB.
///
/// std::ratio counts in std::intmax_t, so exa is the largest. Bigger totals (a training run is 1e24 FLOP)
/// come out of arithmetic and are printed by format.hpp; nobody has to type them.
namespace scalekit::prefix {

using nano = std::nano;
using micro = std::micro;
using milli = std::milli;

using one = std::ratio<1>;

using kilo = std::kilo;
using mega = std::mega;
using giga = std::giga;
using tera = std::tera;
using peta = std::peta;
using exa = std::exa;

using kibi = std::ratio<std::intmax_t{1} << 10>;
using mebi = std::ratio<std::intmax_t{1} << 20>;
using gibi = std::ratio<std::intmax_t{1} << 30>;
using tebi = std::ratio<std::intmax_t{1} << 40>;

}  // namespace scalekit::prefix
