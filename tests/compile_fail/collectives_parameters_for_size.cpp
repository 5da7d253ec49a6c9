// expect-error: scalekit: expected a data size \(bytes\), got

#include "scalekit/collectives.hpp"

using namespace scalekit;

// Parameters are not bytes: how many a parameter takes depends on the precision.
constexpr parameter_count layer{201'326'592};
#ifdef SCALEKIT_CONTROL
auto const buffer = parameter_bytes(layer, bytes(2));
#else
auto const buffer = layer;
#endif
auto const e = collective_time(collective::reduce_scatter, buffer, process_group{8, 1, 1}, fabric<>{},
                               collective_settings<>{});
