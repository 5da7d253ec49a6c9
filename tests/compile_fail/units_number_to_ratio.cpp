// expect-error-gcc: conversion from .double. to non-scalar type .*ratio_tag::mfu
// expect-error-clang: no viable conversion from .double. to .*ratio_tag::mfu

#include "scalekit/units.hpp"

// A number gets a meaning and a range check, or stays a number.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::model_flops_utilization<> mfu = scalekit::model_flops_utilization<>::literal(0.41);
#else
constexpr scalekit::model_flops_utilization<> mfu = 0.41;
#endif
