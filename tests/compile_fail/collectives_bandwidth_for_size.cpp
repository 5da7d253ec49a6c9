// expect-error: expected a data size \(bytes\), got a bandwidth

#include "scalekit/collectives.hpp"

using namespace scalekit;

// The buffer's size, not the link's speed, is what a collective moves.
#ifdef SCALEKIT_CONTROL
auto const buffer = gigabytes(2);
#else
auto const buffer = gigabytes_per_second(2);
#endif
auto const e = collective_time(collective::all_gather, buffer, process_group{8, 1, 1}, fabric<>{},
                               collective_settings<>{});
