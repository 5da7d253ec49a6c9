// expect-error-gcc: conversion from .*number_with_error.* to non-scalar type
// expect-error-clang: no viable conversion from .*number_with_error.* to .*duration<double>

#include "scalekit/units.hpp"

// Assigning to a narrower Real would drop the derivatives.
/// Stands for a dual number: a number that carries more than a double can.
struct number_with_error {
  double value = 0.0, error = 0.0;
  constexpr number_with_error() = default;
  constexpr number_with_error(double x) : value{x} {}
};

#ifdef SCALEKIT_CONTROL
scalekit::duration<number_with_error> const elapsed = scalekit::seconds(1.0);
#else
scalekit::duration<double> const elapsed = scalekit::duration<number_with_error>{};
#endif
