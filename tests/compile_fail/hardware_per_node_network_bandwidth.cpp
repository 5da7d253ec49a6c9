// expect-error: (no viable|cannot convert|could not convert|no match).*

#include "scalekit/hardware.hpp"

using namespace scalekit;

// Eight cards of 50 GB/s are the node's bandwidth, not that of one accelerator.
network<> ndr() {
  network<> n{};
#ifdef SCALEKIT_CONTROL
  n.bandwidth = to_per_accelerator(per_node(gigabytes_per_second(400)), 8);
#else
  n.bandwidth = per_node(gigabytes_per_second(400));
#endif
  return n;
}
