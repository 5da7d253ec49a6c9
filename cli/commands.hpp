#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace scalekit::cli {

struct predict_options {
  std::string file;
  std::string batch;
  std::string shard;
  bool json = false;
};
struct search_command_options {
  std::string file;
  std::string objective = "tokens_per_s";
  std::string shard;
  std::size_t top = 10;
  unsigned threads = 0;  // 0: as many as the machine runs at once
  bool pareto = false;
  bool json = false;
};
struct merge_options {
  std::vector<std::string> files;
};
struct sweep_options {
  std::string file;
  std::string accelerators;
  std::string power_limits;  // instead of sizes
  std::string scaling = "weak";
  std::string plan = "fixed";
  std::string knee_metric = "per_accelerator";
  double knee_threshold = 0.5;
  std::string shard;
  bool json = false;
  bool csv = false;
  std::string svg;
};
struct sensitivity_options {
  std::string file;
  bool json = false;
};
struct study_options {
  std::string id;
  bool json = false;
};
struct validate_options {
  std::string source;
  bool rows = false;
  bool json = false;
  bool markdown = false;
};
struct collective_options {
  std::string operation;
  std::string bytes;
  std::string sweep;
  std::optional<std::int64_t> accelerators;
  std::string accelerator;
  std::string node;
  std::string network;
  std::string system;
  std::string file;
  std::optional<std::int64_t> accelerators_per_node;
  std::optional<std::int64_t> group_size;
  std::optional<std::int64_t> stride;
  std::string algorithm;
  std::string protocol;
  std::string choice = "library";
  std::string library;
  bool graph = false;
  bool json = false;
  bool csv = false;
  std::string svg;
};
struct catalog_options {
  std::string id;  // empty: list
  bool json = false;
};

// Each prints to standard output and returns the exit status; what the user can mend is thrown as
// input_error.
int run_predict(predict_options const& o);
int run_sweep(sweep_options const& o);
int run_search(search_command_options const& o);
int run_merge(merge_options const& o);
int run_sensitivity(sensitivity_options const& o);
int run_study(study_options const& o);
int run_collective(collective_options const& o);
int run_validate(validate_options const& o);
int run_catalog_list(catalog_options const& o);
int run_catalog_show(catalog_options const& o);

// "8..2048" doubles from the first and always includes the last, "8..64:+8" steps, "8,16,32" lists. Throws
// input_error.
[[nodiscard]] std::vector<long long> parse_counts(std::string const& text,
                                                  std::string_view option = "--accelerators");

}  // namespace scalekit::cli
