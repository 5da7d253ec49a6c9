// The second translation unit that includes all of scalekit: every function of it has to be inline.
#include <cstdio>
#include <scalekit/scalekit.hpp>
#include <scalekit/units/format.hpp>
#include <string>

#include "planner.hpp"

int main() {
  std::string const text = fmt::format("{}", time_to_send());
  std::puts(text.c_str());
}
