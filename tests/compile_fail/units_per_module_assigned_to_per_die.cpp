// expect-error-gcc: conversion from .*per_module.*to non-scalar type .*per_die
// expect-error-clang: no viable conversion from .*per_module.* to .*per_die

#include "scalekit/units.hpp"

// The 560 W of a module are not those of a die.
#ifdef SCALEKIT_CONTROL
constexpr auto mi250x = per_module(scalekit::watts(560));
constexpr scalekit::per_die_power<> die = to_per_die(mi250x, 2);
#else
constexpr auto mi250x = per_module(scalekit::watts(560));
constexpr scalekit::per_die_power<> die = mi250x;
#endif
