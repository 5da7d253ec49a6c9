// expect-error-gcc: conversion from .*two_way.*to non-scalar type .*one_way
// expect-error-clang: no viable conversion from .*two_way.* to .*one_way

#include "scalekit/units.hpp"

// No qualifier turns into another by assignment.
#ifdef SCALEKIT_CONTROL
constexpr auto nvlink = two_way(scalekit::gigabytes_per_second(900));
constexpr scalekit::one_way_bandwidth<> used = to_one_way(nvlink);
#else
constexpr auto nvlink = two_way(scalekit::gigabytes_per_second(900));
constexpr scalekit::one_way_bandwidth<> used = nvlink;
#endif
