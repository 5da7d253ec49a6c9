// expect-error-gcc: could not convert|cannot convert|conversion from .*double.* to
// expect-error-clang: no viable conversion from .double. to .*information_dimension

#include "scalekit/units.hpp"

// Is 80 GB or GiB? A number alone cannot say, so it does not convert.
#ifdef SCALEKIT_CONTROL
scalekit::data_size<> const memory = scalekit::gibibytes(80);
#else
scalekit::data_size<> const memory = 80e9;
#endif
