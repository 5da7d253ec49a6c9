#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace scalekit::cli {

// What is said of the errors of some rows, each error predicted over measured, less one.
struct error_moments {
  std::size_t rows = 0;
  double mape = 0.0;
  double median = 0.0;  // of the magnitudes
  double bias = 0.0;    // mean with sign
  double worst = 0.0;   // the largest magnitude, with its sign
};

// The middle value, or the mean of the two in the middle; 0 of nothing.
[[nodiscard]] inline double median_of(std::vector<double> values) {
  if (values.empty()) return 0.0;
  std::sort(values.begin(), values.end());
  std::size_t const half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2.0;
}

[[nodiscard]] inline error_moments moments_of(std::span<double const> errors) {
  error_moments m{};
  m.rows = errors.size();
  if (errors.empty()) return m;
  auto const n = static_cast<double>(errors.size());
  std::vector<double> magnitudes;
  for (double const e : errors) {
    magnitudes.push_back(std::abs(e));
    m.mape += std::abs(e) / n;
    m.bias += e / n;
    if (std::abs(e) > std::abs(m.worst)) m.worst = e;
  }
  m.median = median_of(std::move(magnitudes));
  return m;
}

}  // namespace scalekit::cli
