#pragma once

/// Front doors that speak.
///
/// A function that takes quantities as templates calls one of these for each parameter, first thing:
///
///   template <class Size, class Bandwidth>
///   [[nodiscard]] constexpr auto transfer_time(Size const& size, Bandwidth const& bandwidth) {
///     require_data_size<Size>();
///     require_one_way_bandwidth<Bandwidth>();
///     if constexpr (data_size_quantity<Size> && one_way_bandwidth_quantity<Bandwidth>) {
///       return size / bandwidth.quantity();
///     } else {
///       return duration<>{};  // never runs; without it the caller would see a second error
///     }
///   }
///
/// A wrong argument then gives one error, and its first line is a sentence: expected / got / do this. A
/// constraint on the parameters would instead give "no matching function" and a page about Boost.Units. The
/// price is that such a function cannot be probed with a requires-expression: probe its arguments, with the
/// concepts of concepts.hpp.
///
/// tests/compile_fail/ holds the usual confusions and the sentence that each must give, for every compiler.

#include "scalekit/units/require_qualified.hpp"
#include "scalekit/units/require_quantities.hpp"
#include "scalekit/units/require_ratios.hpp"
