// expect-error-gcc: conversion from .*to non-scalar type .*one_way
// expect-error-clang: no viable conversion from .* to .*one_way

#include "scalekit/units.hpp"

// Nor does one appear without a word.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::one_way_bandwidth<> rail = one_way(scalekit::gigabytes_per_second(450));
#else
constexpr scalekit::one_way_bandwidth<> rail = scalekit::gigabytes_per_second(450);
#endif
