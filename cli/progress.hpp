#pragma once

#include <cstddef>
#include <string_view>

namespace scalekit::cli {

// One line on standard error that says how far a command is; only where that is a terminal.
class progress {
 public:
  progress();
  ~progress() { clear(); }
  progress(progress const&) = delete;
  progress& operator=(progress const&) = delete;

  void show(std::size_t done, std::size_t all, std::string_view what);
  void clear();

 private:
  bool on_terminal_;
  std::size_t columns_ = 0;  // of the line that stands there
};

}  // namespace scalekit::cli
