#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "error_moments.hpp"
#include "scalekit/catalog/default_profile.hpp"
#include "scalekit/catalog/observation_record.hpp"

namespace scalekit::cli {

enum class row_state : unsigned char {
  counted,
  not_modelled,  // could be scored, and this version does not price the plan
  not_scored     // a flag forbids the comparison, or there is no throughput
};

// A published row beside its prediction, in tokens per second and accelerator.
struct validation_row {
  catalog::observation_record const* observation = nullptr;
  catalog::profile_record const* profile = nullptr;
  row_state state = row_state::not_scored;
  std::string reason;                 // why the row is not counted
  double measured = 0.0;              // 0: the row has no throughput
  double predicted = 0.0;             // 0: not modelled
  double predicted_by_default = 0.0;  // with the profile that a scenario without one gets
  double at_peak = 0.0;               // throughput at the datasheet peak, model FLOPs
  // Inputs that the source does not publish, each set to every other legal value in turn: the least and the largest
  // magnitude of the error. With 0 fillings both are that of the row as it is.
  std::size_t fillings = 0;
  double least_error = 0.0;
  double largest_error = 0.0;
  // Memory of one accelerator, and whether the run fits. The published one is 0 where there is none.
  double measured_memory = 0.0;
  double predicted_memory = 0.0;
  bool predicted_fits = true;
  bool memory_counted = false;  // nothing but the want of a throughput speaks against the comparison

  [[nodiscard]] bool is_predicted() const { return predicted > 0.0; }
  [[nodiscard]] bool is_compared() const { return is_predicted() && measured > 0.0; }
  // Predicted over measured, less one.
  [[nodiscard]] double error() const { return predicted / measured - 1.0; }
  [[nodiscard]] double memory_error() const { return predicted_memory / measured_memory - 1.0; }
};

// What the checked rows of a group may be off by, as fractions; 0: nothing is asked.
struct validation_target {
  double mape = 0.0;
  double worst = 0.0;
  double median = 0.0;
  double memory_mape = 0.0;
  double fits_share = 0.0;

  [[nodiscard]] constexpr bool asks_for_time() const { return mape > 0.0 || worst > 0.0 || median > 0.0; }
};

// Rows of a source that are summarised together. A text is a prefix of the row's; empty: any.
struct validation_group {
  std::string_view source;
  std::string_view label = "all";
  std::string_view accelerator{};
  std::string_view precision{};
  std::string_view locator{};
  bool dense = false;  // without mixtures of experts
  bool both = false;   // a line for the fitted and checked rows together, with the same target
  validation_target target{};
  std::string_view why_missed{};  // what is known about it

  [[nodiscard]] bool holds(catalog::observation_record const& row) const;
};

// The groups of a source; the first is the whole source.
[[nodiscard]] std::vector<validation_group> validation_groups(std::string_view source);

enum class row_split : unsigned char { fitted, checked, both };
[[nodiscard]] std::string_view to_string(row_split s);

struct validation_summary : error_moments {
  bool has_strawman = false;  // false: the source has no fitted rows to take its efficiency from
  double strawman_mape = 0.0;
  double default_mape = 0.0;  // with default profiles
  std::size_t not_modelled = 0;
  std::size_t varied = 0;  // rows with fillings
  double least_mape = 0.0;
  double largest_mape = 0.0;

  [[nodiscard]] bool is_within(validation_target const& t) const;
};

struct memory_summary : error_moments {
  // Runs that ran and runs that ran out of memory, and how many of each are predicted so.
  std::size_t ran = 0;
  std::size_t ran_right = 0;
  std::size_t out_of_memory = 0;
  std::size_t out_of_memory_right = 0;

  [[nodiscard]] std::size_t judged() const { return ran + out_of_memory; }
  [[nodiscard]] double right_share() const {
    return static_cast<double>(ran_right + out_of_memory_right) / static_cast<double>(judged());
  }
};

// Every row of a source in its order.
[[nodiscard]] std::vector<validation_row> validation_rows(catalog::observation_source_record const& source);
[[nodiscard]] std::vector<validation_row> validation_rows(std::string_view source);

// The efficiency of the strawman: the median of measured over peak throughput of the source's fitted rows. 0: none.
[[nodiscard]] double one_efficiency(std::span<validation_row const> rows);

[[nodiscard]] validation_summary summarise(std::span<validation_row const> rows,
                                           validation_group const& group, row_split split);
[[nodiscard]] memory_summary summarise_memory(std::span<validation_row const> rows,
                                              validation_group const& group, row_split split);

}  // namespace scalekit::cli
