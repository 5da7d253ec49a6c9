// expect-error-gcc: conversion from .*one_way.*to non-scalar type
// expect-error-clang: no viable conversion from .*one_way.* to .*information_dimension

#include "scalekit/units.hpp"

// A qualifier does not get lost without a word.
#ifdef SCALEKIT_CONTROL
constexpr auto rail = one_way(scalekit::gigabytes_per_second(450));
constexpr scalekit::bandwidth<> plain = rail.quantity();
#else
constexpr auto rail = one_way(scalekit::gigabytes_per_second(450));
constexpr scalekit::bandwidth<> plain = rail;
#endif
