#include "progress.hpp"

#include <cstdio>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

namespace scalekit::cli {

progress::progress() : on_terminal_(isatty(STDERR_FILENO) != 0) {}

void progress::show(std::size_t done, std::size_t all, std::string_view what) {
  if (!on_terminal_) return;
  clear();
  std::string const line = fmt::format("{} of {}: {}", done, all, what);
  columns_ = line.size();
  static_cast<void>(std::fputs(line.c_str(), stderr));
  static_cast<void>(std::fflush(stderr));
}

void progress::clear() {
  if (!on_terminal_ || columns_ == 0) return;
  static_cast<void>(std::fputs(("\r" + std::string(columns_, ' ') + "\r").c_str(), stderr));
  static_cast<void>(std::fflush(stderr));
  columns_ = 0;
}

}  // namespace scalekit::cli
