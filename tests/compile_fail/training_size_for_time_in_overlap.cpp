// expect-error: expected a duration \(seconds\), got a data size

#include "scalekit/training/overlap.hpp"

using namespace scalekit;

#ifdef SCALEKIT_CONTROL
auto const wire = milliseconds(4);
#else
auto const wire = megabytes(4);
#endif
auto const o = overlap(milliseconds(10), wire, 0.25);
