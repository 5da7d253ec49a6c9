// expect-error-gcc: conversion from .*sparse_2_4.*to non-scalar type .*dense
// expect-error-clang: no viable conversion from .*sparse_2_4.* to .*dense

#include "scalekit/units.hpp"

// Nothing converts a sparse peak into a dense one.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::dense_flop_rate<> peak = dense(scalekit::teraflops_per_second(989.4));
#else
constexpr scalekit::dense_flop_rate<> peak = sparse_2_4(scalekit::teraflops_per_second(1979));
#endif
