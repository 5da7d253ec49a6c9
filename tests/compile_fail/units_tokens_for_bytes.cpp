// expect-error: scalekit: expected a data size \(bytes\), got a number of tokens
// expect-error-count: 1

#include "scalekit/units.hpp"

// A data set has so many tokens; on disk each takes two or four bytes.
#ifdef SCALEKIT_CONTROL
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigatokens(300) * (scalekit::bytes(2) / scalekit::tokens(1)),
                            one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr auto elapsed =
    scalekit::transfer_time(scalekit::gigatokens(300), one_way(scalekit::gigabytes_per_second(50)));
#endif
