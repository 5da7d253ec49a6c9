#include "planner.hpp"

scalekit::duration<> time_to_send() {
  return scalekit::transfer_time(scalekit::gigabytes(500),
                                 scalekit::one_way(scalekit::gigabytes_per_second(50)));
}
