// expect-error: scalekit: expected a data size \(bytes\), got a number of parameters
// expect-error-count: 1

#include "scalekit/units.hpp"

// Seven billion parameters are not seven billion bytes in any precision worth training in.
#ifdef SCALEKIT_CONTROL
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr auto elapsed = scalekit::transfer_time(parameter_bytes(weights, scalekit::bytes(2)),
                                                 one_way(scalekit::gigabytes_per_second(50)));
#else
constexpr scalekit::parameter_count weights{7'000'000'000};
constexpr auto elapsed = scalekit::transfer_time(weights, one_way(scalekit::gigabytes_per_second(50)));
#endif
