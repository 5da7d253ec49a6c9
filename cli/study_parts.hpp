#pragma once

#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "scalekit/catalog/record.hpp"
#include "text_table.hpp"

// What the reproductions of all studies print in the same way.
namespace scalekit::cli {

[[nodiscard]] std::string percent(double x, int digits = 2);
[[nodiscard]] std::string signed_percent(double x);

// The published figure with this id. Precondition: the study has it.
[[nodiscard]] catalog::study_cell_record const& cell_of(catalog::study_record const& study,
                                                        std::string_view id);

// A published figure with what is predicted for it, and how far off that may be.
struct study_check {
  // What `within` counts: points of a percentage, a plain ratio, or a share of the published figure.
  enum class measure : unsigned char { points, ratio, share_of_published };

  std::string id;
  std::string what;
  double published = 0.0;
  std::optional<double> predicted;  // empty: this version does not model it
  double within = 0.0;
  measure counts = measure::points;

  // In the unit of `within`. Precondition: there is a prediction.
  [[nodiscard]] double miss() const {
    double const difference = *predicted - published;
    return counts == measure::share_of_published ? difference / published : difference;
  }
  [[nodiscard]] bool holds() const { return predicted && std::abs(miss()) <= within; }
};

// Columns "figure", "published", "predicted", "miss", "allowed" and the verdict; more rows may be added.
[[nodiscard]] text_table checks_table(std::span<study_check const> checks);

// The rows of `study --json`.
class study_rows {
 public:
  // The row, for members beyond those of every row.
  nlohmann::ordered_json& add(std::string id, std::optional<double> published,
                              std::optional<double> predicted, std::string_view unit, std::string_view kind);
  void add(study_check const& c);
  [[nodiscard]] nlohmann::ordered_json const& json() const { return rows_; }

 private:
  nlohmann::ordered_json rows_ = nlohmann::ordered_json::array();
};

void print_assumptions(catalog::study_record const& study);

// The studies. Each prints itself and returns the exit status.
int run_meta_scaling(bool json);
int run_frontier(bool json);
int run_training_totals(bool json);

}  // namespace scalekit::cli
