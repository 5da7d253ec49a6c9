// expect-error: scalekit: expected a token rate of the whole job \(tokens per second\), got the rate of one accelerator
// expect-error-count: 1

#include "scalekit/units.hpp"

// Throughput per accelerator taken for that of the job.
template <class Rate>
constexpr auto tokens_in_a_day(Rate const& rate) {
  scalekit::require_token_rate<Rate>();
  if constexpr (scalekit::token_rate_quantity<Rate>) {
    return rate * scalekit::days(1);
  } else {
    return scalekit::token_count<>{};
  }
}

#ifdef SCALEKIT_CONTROL
constexpr auto total =
    tokens_in_a_day(scalekit::tokens_per_second_per_accelerator(400) * scalekit::accelerators(1024));
#else
constexpr auto total = tokens_in_a_day(scalekit::tokens_per_second_per_accelerator(400));
#endif
