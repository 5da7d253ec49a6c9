// expect-error: expected a duration \(seconds\), got

#include "scalekit/collectives.hpp"

using namespace scalekit;

#ifdef SCALEKIT_CONTROL
auto const time = milliseconds(10.7);
#else
auto const time = gigabytes(10.7);
#endif
auto const speed = bus_bandwidth(collective::all_gather, 256, gibibytes(2), time);
