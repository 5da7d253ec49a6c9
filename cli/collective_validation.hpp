#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "error_moments.hpp"
#include "scalekit/catalog/collective_record.hpp"
#include "scalekit/collectives/collective_cost.hpp"

namespace scalekit::cli {

// A measured collective beside its prediction, and beside that of a plain ring.
struct collective_row {
  catalog::collective_system_record const* system = nullptr;
  catalog::collective_measurement_record const* measured = nullptr;
  collective_estimate<> estimate{};  // zero: no message size, or not stated over how many ranks
  double strawman_s = 0.0;

  [[nodiscard]] double predicted_s() const { return base_value(estimate.time); }
  [[nodiscard]] bool is_predicted() const { return predicted_s() > 0.0; }
  // Both have a time: they can be compared, scored or not.
  [[nodiscard]] bool is_compared() const { return is_predicted() && measured->time_s > 0.0; }
  // Predicted over measured time, less one.
  [[nodiscard]] double error() const { return predicted_s() / measured->time_s - 1.0; }
  [[nodiscard]] double strawman_error() const { return strawman_s / measured->time_s - 1.0; }
};

// Message sizes that are scored apart, [low, high) in bytes, and the mean error that each may have.
struct collective_size_class {
  std::string_view label;
  double low;
  double high;
  double allowed_mape;

  [[nodiscard]] constexpr bool holds(double bytes) const { return bytes >= low && bytes < high; }
};
inline constexpr double mebibyte = 1048576.0;
inline constexpr std::array<collective_size_class, 3> collective_size_classes{
    {{">= 64 MiB", 64 * mebibyte, 0x1p60, 0.10},
     {"1 to 64 MiB", mebibyte, 64 * mebibyte, 0.20},
     {"< 1 MiB", 0.0, mebibyte, 0.35}}};

// The parts of the all-reduce curve. Its smallest sizes are shown: no error is asked of them.
inline constexpr std::array<collective_size_class, 4> all_reduce_curve_classes{
    {{">= 64 MiB", 64 * mebibyte, 0x1p60, 0.0},
     {"8 to 64 MiB", 8 * mebibyte, 64 * mebibyte, 0.0},
     {">= 8 MiB", 8 * mebibyte, 0x1p60, 0.10},
     {"< 8 MiB", 0.0, 8 * mebibyte, 0.0}}};

struct collective_summary : error_moments {
  double strawman_mape = 0.0;
};

// One plain ring for every call: 5 us a hop, inside nodes and between them, and the slowest link at the rate of its
// datasheet. Five microseconds are what textbooks and simulators take for a network; nothing is fitted.
inline constexpr double strawman_hop_s = 5e-6;

// Every row of the catalogue, in its order.
[[nodiscard]] std::vector<collective_row> collective_rows();

// Rows that count: of systems with this role ("fitted" or "checked"), on one node or on several, of a size class.
[[nodiscard]] collective_summary summarise_collectives(std::span<collective_row const> rows,
                                                       std::string_view role, bool several_nodes,
                                                       collective_size_class const& sizes);
// Scored rows on several nodes whose messages have at least 1 MiB, of the fitted systems: those of SimAI's grid, whose
// machine nobody states, or all others.
[[nodiscard]] collective_summary summarise_fitted_across(std::span<collective_row const> rows, bool grid);
// Rows of several scale-up domains that are shown only, since no source states which algorithm ran.
[[nodiscard]] collective_summary summarise_unstated(std::span<collective_row const> rows, int nodes);
// Rows of a line that stands apart, whether they count in the table or not.
[[nodiscard]] collective_summary summarise_line(std::span<collective_row const> rows, std::string_view line,
                                                collective_size_class const& sizes);

// The published bus bandwidths of a reduce-scatter, whose message size nobody states, beside those of one size for all
// of them.
struct reduce_scatter_size {
  std::int64_t bytes = 0;
  std::vector<double> busbw_bytes_per_s;  // in the order of the points
  std::vector<double> errors;             // predicted over published, less one
  double mape = 0.0;
};
struct reduce_scatter_check {
  std::vector<catalog::collective_measurement_record const*> points;
  std::vector<reduce_scatter_size> sizes;  // 1, 2, 4, 8 and 16 GiB
  std::size_t nearest = 0;                 // the size with the least mean error
};
inline constexpr double reduce_scatter_allowed_mape = 0.15;
inline constexpr double all_gather_allowed_error = 0.15;
[[nodiscard]] reduce_scatter_check check_reduce_scatter_points();

// The all-gather of 2 GiB over 256 H100.
[[nodiscard]] collective_row const* find_all_gather_point(std::span<collective_row const> rows);

// Why a row is not scored: the first flag that forbids it, or that it is part of a curve. Empty for rows that are.
[[nodiscard]] std::string_view reason_not_scored(collective_row const& row);

}  // namespace scalekit::cli
