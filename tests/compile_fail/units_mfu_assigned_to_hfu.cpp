// expect-error-gcc: conversion from .*ratio_tag::mfu.*to non-scalar type .*ratio_tag::hfu
// expect-error-clang: no viable conversion from .*ratio_tag::mfu.* to .*ratio_tag::hfu

#include "scalekit/units.hpp"

// Nor by assignment.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::hardware_flops_utilization<> hfu = scalekit::hardware_flops_utilization<>::literal(0.38);
#else
constexpr scalekit::hardware_flops_utilization<> hfu = scalekit::model_flops_utilization<>::literal(0.38);
#endif
