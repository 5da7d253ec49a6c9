// expect-error-gcc: no match for .operator=.*sparse_2_4
// expect-error-clang: no viable overloaded .=.

#include "scalekit/hardware.hpp"

using namespace scalekit;

// The vendor's headline figure is for matrices with two zeros in every four.
accelerator<> h100() {
  accelerator<> a{};
  auto& peak = a.dense_peak[static_cast<std::size_t>(precision::bf16)];
#ifdef SCALEKIT_CONTROL
  peak = dense(teraflops_per_second(989.4));
#else
  peak = sparse_2_4(teraflops_per_second(1979));
#endif
  return a;
}
