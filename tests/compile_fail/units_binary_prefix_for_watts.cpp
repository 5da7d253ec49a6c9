// expect-error-gcc: throw-expression.* is not a constant expression
// expect-error-clang: call to consteval function .* is not a constant expression
// expect-error: b. is for data sizes and bandwidths

#include <fmt/format.h>
#include <string>

#include "scalekit/units.hpp"
#include "scalekit/units/format.hpp"

// Kibiwatts. The format string is checked by the compiler.
#ifdef SCALEKIT_CONTROL
std::string const text = fmt::format("{:b}", scalekit::gibibytes(80));
#else
std::string const text = fmt::format("{:b}", scalekit::watts(700));
#endif
