// expect-error: scalekit: expected the bandwidth of a whole node, got the share of one accelerator
// expect-error-count: 1

#include "scalekit/units.hpp"

// One NIC taken for the eight of the node.
template <class Bandwidth>
constexpr auto node_injection(Bandwidth const& bandwidth) {
  scalekit::require_per_node_bandwidth<Bandwidth>();
  if constexpr (scalekit::per_node_bandwidth_quantity<Bandwidth>) {
    return bandwidth.quantity();
  } else {
    return scalekit::bandwidth<>{};
  }
}

#ifdef SCALEKIT_CONTROL
constexpr auto nic = per_accelerator(scalekit::gigabits_per_second(400));
constexpr auto injection = node_injection(to_per_node(nic, 8));
#else
constexpr auto nic = per_accelerator(scalekit::gigabits_per_second(400));
constexpr auto injection = node_injection(nic);
#endif
