// expect-error-gcc: no match for .operator=.*per_node
// expect-error-clang: no viable overloaded .=.

#include "scalekit/hardware.hpp"

using namespace scalekit;

// Eight cards of 50 GB/s are the node's bandwidth, not that of one accelerator.
network<> ndr() {
  network<> n{};
#ifdef SCALEKIT_CONTROL
  n.bandwidth = per_accelerator(one_way(gigabytes_per_second(50)));
#else
  n.bandwidth = per_node(gigabytes_per_second(400));
#endif
  return n;
}
