#include <scalekit/scalekit.hpp>

int main() {
  auto const time = scalekit::transfer_time(scalekit::gigabytes(500),
                                            scalekit::one_way(scalekit::gigabytes_per_second(50)));
  return scalekit::value_in(time, scalekit::seconds) == 10.0 ? 0 : 1;
}
