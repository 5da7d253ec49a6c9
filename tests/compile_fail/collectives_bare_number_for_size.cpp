// expect-error: expected a data size \(bytes\), got a bare number

#include "scalekit/collectives.hpp"

using namespace scalekit;

#ifdef SCALEKIT_CONTROL
auto const buffer = gibibytes(2);
#else
auto const buffer = 2147483648.0;
#endif
auto const e = collective_time(collective::all_gather, buffer, process_group{8, 1, 1}, fabric<>{},
                               collective_settings<>{});
