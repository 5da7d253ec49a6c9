// expect-error-gcc: conversion from .*parameter_count.* to non-scalar type
// expect-error-clang: no viable conversion from .*parameter_count.* to .*information_dimension

#include "scalekit/units.hpp"

// Nor by assignment.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr scalekit::data_size<> size = parameter_bytes(weights, scalekit::bytes(2));
#else
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr scalekit::data_size<> size = weights;
#endif
