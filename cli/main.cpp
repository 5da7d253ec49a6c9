#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "input_error.hpp"
#include "nearest_name.hpp"
#include "object_reader.hpp"
#include "result_json.hpp"

namespace {

using namespace scalekit::cli;

// Reports go through C's streams: a full disk must not raise an exception on top of the error.
void print_error(std::string const& text) { static_cast<void>(std::fputs(text.c_str(), stderr)); }

int report(input_error const& e, bool as_json) {
  if (as_json) {
    static_cast<void>(std::fputs((to_text({{"error", e.to_json()}}) + "\n").c_str(), stdout));
    return 2;
  }
  std::string text = fmt::format("scalekit: {}\n", e.what());
  if (!e.pointer().empty()) text += fmt::format("  at       {}\n", e.pointer());
  if (!e.nearest().empty()) {
    std::string list;
    for (auto const& n : e.nearest()) {
      list += (list.empty() ? "" : ", ") + (n.is_string() ? n.get<std::string>() : to_text(n, -1));
    }
    text += fmt::format("  nearest  {}\n", list);
  }
  print_error(text + fmt::format("  code     {}\n", e.code()));
  return 2;
}

// Commands of the interface that this version does not have yet.
constexpr std::string_view later_commands[] = {"run"};

// An error for a first word that is no command; CLI11 would only say that a command is required.
std::optional<input_error> unknown_command(CLI::App const& app, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-' || argv[1][0] == '\0') return std::nullopt;
  std::string_view const word = argv[1];
  std::vector<std::string> names;
  for (auto const* command : app.get_subcommands({})) names.push_back(command->get_name());
  std::vector<std::string_view> known(names.begin(), names.end());
  if (std::find(known.begin(), known.end(), word) != known.end()) return std::nullopt;
  if (std::find(std::begin(later_commands), std::end(later_commands), word) != std::end(later_commands)) {
    return input_error("not_modelled", fmt::format("this version has no command {} yet", word), "");
  }
  return input_error(
      "unknown_command",
      fmt::format("there is no command \"{}\"; scalekit --help lists all", object_reader::printable(word)),
      "", nearest_names(word, known));
}

int run(int argc, char** argv) {
  CLI::App app{
      "scalekit: what does the next accelerator buy? Step time, power and marginal throughput of training "
      "runs.",
      "scalekit"};
  app.set_version_flag("--version", version_text());
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  app.footer(
      "Exit status: 0 success, 2 an error in the input, 1 a failure of the tool.\nScenario format: "
      "data/schema/scenario.schema.json and docs/reference/scenario.md.");

  predict_options predict;
  auto* predict_command = app.add_subcommand("predict", "Estimate one training step of a scenario");
  predict_command->add_option("FILE", predict.file, "scenario as JSON, - for standard input");
  predict_command->add_option(
      "--batch", predict.batch,
      "file of one scenario a line (- for standard input): one result line each, errors in place");
  predict_command->add_option("--shard", predict.shard,
                              "i/n with --batch: part i of n, every n-th line from line i on, for merge");
  predict_command->add_flag("--json", predict.json, "print the whole result as JSON");
  predict_command->footer(
      "\"plan\": \"search\" in a scenario takes the legal plan of most tokens per second.");

  sweep_options sweep;
  auto* sweep_command = app.add_subcommand(
      "sweep", "Estimate a scenario over sizes of the machine, with marginal values and the knee");
  sweep_command->add_option("FILE", sweep.file, "scenario as JSON, - for standard input")->required();
  sweep_command->add_option("--accelerators", sweep.accelerators,
                            "8..2048 doubles, 8..64:+8 steps, 8,16,32 lists");
  sweep_command->add_option(
      "--power-limits", sweep.power_limits,
      "instead of sizes: watts of an accelerator, as 300..700:+50; the size is that of FILE");
  sweep_command
      ->add_option("--scaling", sweep.scaling, "weak (batch grows with the machine) or strong (batch fixed)")
      ->check(CLI::IsMember({"weak", "strong"}))
      ->capture_default_str();
  sweep_command
      ->add_option(
          "--plan", sweep.plan,
          "fixed (that of the file) or search (the legal plan of most\ntokens per second at each size)")
      ->check(CLI::IsMember({"fixed", "search"}))
      ->capture_default_str();
  sweep_command->add_option("--knee-metric", sweep.knee_metric, "marginal value that decides the knee")
      ->check(CLI::IsMember({"per_accelerator", "per_watt", "per_facility_watt", "per_gpu_hour"}))
      ->capture_default_str();
  sweep_command
      ->add_option("--knee-threshold", sweep.knee_threshold,
                   "relative marginal value below which the knee lies")
      ->check(CLI::Range(0.0, 10.0))
      ->capture_default_str();
  auto* sweep_json = sweep_command->add_flag("--json", sweep.json, "print JSON");
  sweep_command->add_flag("--csv", sweep.csv, "print comma-separated values")->excludes(sweep_json);
  sweep_command->add_option("--svg", sweep.svg,
                            "also draw throughput per accelerator and marginal throughput into this file");
  sweep_command->add_option("--shard", sweep.shard,
                            "i/n with --json: part i of n, every n-th size from size i on, for merge");

  search_command_options search;
  auto* search_command =
      app.add_subcommand("search", "Find the best legal plans that fit, for a scenario's job and machine");
  search_command->add_option("FILE", search.file, "scenario as JSON, - for standard input")->required();
  search_command
      ->add_option("--objective", search.objective,
                   "what is best: tokens_per_s, tokens_per_j (of the accelerators)\nor cost (for each token; "
                   "needs system.price_per_accelerator_hour)")
      ->check(CLI::IsMember({"tokens_per_s", "tokens_per_j", "cost"}))
      ->capture_default_str();
  search_command->add_option("--top", search.top, "plans to print, best first")
      ->check(CLI::Range(std::size_t{1}, std::size_t{10'000}))
      ->capture_default_str();
  search_command->add_flag("--pareto", search.pareto,
                           "also the plans that no other beats in time, energy, money and\nmemory");
  search_command
      ->add_option("--threads", search.threads,
                   "threads (default: as many as the machine runs at once);\nresults do not depend on it")
      ->check(CLI::Range(1U, 1024U));
  search_command->add_flag("--json", search.json, "print JSON: plans (best first) and counts");
  search_command->add_option("--shard", search.shard, "i/n with --json: part i of n of all plans, for merge");
  search_command->footer(
      "Searched: tensor, pipeline, context and expert degree, schedule and virtual stages, sharding and\n"
      "shard groups, micro-batch, recomputation, sequence parallelism, context exchange, resharding.\n"
      "The plan of the file is not used, but for its gradient_precision. docs/reference/search.md has the\n"
      "space, the counts and the order of plans that are equally good.");

  merge_options merge;
  auto* merge_command =
      app.add_subcommand("merge", "Put the parts of search, sweep or predict --batch with --shard together");
  merge_command->add_option("PART", merge.files, "files of all parts, in any order")->required();

  sensitivity_options sensitivity;
  auto* sensitivity_command = app.add_subcommand(
      "sensitivity", "How much throughput and energy for a token follow each constant, largest first");
  sensitivity_command->add_option("FILE", sensitivity.file, "scenario as JSON, - for standard input")
      ->required();
  sensitivity_command->add_flag("--json", sensitivity.json, "print JSON");

  study_options study;
  auto* study_command =
      app.add_subcommand("study", "Reproduce a published study: predicted beside published");
  study_command->add_option("ID", study.id, "meta-scaling, frontier or training-totals")->required();
  study_command->add_flag("--json", study.json, "print JSON");

  collective_options collective;
  auto* collective_command = app.add_subcommand(
      "collective", "Time, algorithm and bandwidth of one collective, and what else could have run");
  collective_command->footer(
      "Bytes count as in nccl-tests: the buffer of a rank for all-reduce, broadcast and point-to-point,\n"
      "ranks times the share of one rank for the others. Times are what an algorithm costs, not what the\n"
      "library's tuner expects of it; see docs/reference/collective.md.");
  collective_command
      ->add_option("OP", collective.operation,
                   "all-gather, reduce-scatter, all-reduce, broadcast, all-to-all or\npoint-to-point")
      ->required();
  collective_command->add_option("--bytes", collective.bytes,
                                 "total buffer: bytes, or KiB, MiB, GiB, TiB, PiB, kB, MB, GB, TB");
  collective_command->add_option("--sweep", collective.sweep,
                                 "LOW..HIGH instead of --bytes: doubles from LOW up to HIGH");
  collective_command->add_option("--accelerators", collective.accelerators, "accelerators of the job");
  collective_command->add_option("--accelerator", collective.accelerator,
                                 "id of the accelerator (default h100-sxm5-80gb)");
  collective_command->add_option("--node", collective.node, "id of the node (default the accelerator's)");
  collective_command->add_option("--network", collective.network,
                                 "id of the network (default the node's), or FILE.json with its\nvalues");
  collective_command->add_option("--accelerators-per-node", collective.accelerators_per_node,
                                 "where that is not the node's number");
  collective_command->add_option("--system", collective.system,
                                 "id of a machine, such as frontier, for all of these");
  collective_command->add_option(
      "--file", collective.file,
      "take system from this scenario, for hardware of your own;\n--accelerators overrides its number");
  collective_command->add_option("--group-size", collective.group_size,
                                 "ranks of the group (default: as many as fit; 2 for point-to-point)");
  collective_command->add_option("--stride", collective.stride,
                                 "accelerators from one rank to the next (default 1; half of all for\n"
                                 "point-to-point): the groups of a node run at once and share its\n"
                                 "network cards");
  collective_command->add_option(
      "--algorithm", collective.algorithm,
      "force ring, tree, nvls, nvls-tree, collnet, pat, pairwise or\nhierarchical");
  collective_command->add_option("--protocol", collective.protocol, "force LL, LL128 or Simple");
  collective_command
      ->add_option(
          "--choice", collective.choice,
          "what runs where nothing is forced: what the library's tuner\nprefers, or what costs least")
      ->check(CLI::IsMember({"library", "best"}))
      ->capture_default_str();
  collective_command->add_option(
      "--library", collective.library,
      "id of the communication library's tables (default the node's;\nelse nccl-2.23, RCCL's on AMD)");
  collective_command->add_flag("--graph", collective.graph, "the call is part of a captured graph");
  auto* collective_json = collective_command->add_flag("--json", collective.json, "print JSON");
  collective_command->add_flag("--csv", collective.csv, "print comma-separated values, a line for each size")
      ->excludes(collective_json);
  collective_command->add_option("--svg", collective.svg,
                                 "with --sweep: also draw bus bandwidth over message size into this\nfile");

  validate_options validate;
  auto* validate_command = app.add_subcommand("validate", "Compare predictions with published measurements");
  validate_command->add_option("--source", validate.source,
                               "one source: an id of docs/reference/observations.md, or collectives");
  validate_command->add_flag("--rows", validate.rows, "print every row");
  auto* validate_json = validate_command->add_flag("--json", validate.json, "print JSON");
  validate_command->add_flag("--markdown", validate.markdown, "print the page docs/validation.md")
      ->excludes(validate_json);

  catalog_options list;
  catalog_options show;
  auto* catalog_command =
      app.add_subcommand("catalog", "Hardware, networks, models and profiles, each value with its source");
  catalog_command->require_subcommand(1);
  auto* list_command = catalog_command->add_subcommand("list", "Print all ids");
  list_command->add_flag("--json", list.json, "print JSON");
  auto* show_command = catalog_command->add_subcommand("show", "Print every value of an entry");
  show_command
      ->add_option("ID", show.id,
                   "an id of `catalog list`, or a FILE with a model (config.json, - for standard input): its "
                   "parameters and work")
      ->required();
  show_command->add_flag("--json", show.json, "print JSON");

  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& e) {
    if (e.get_exit_code() == 0) {  // help and version
      app.exit(e);
      return std::cout.flush() ? 0 : 1;
    }
    bool json = false;
    for (int i = 1; i < argc; ++i) json = json || std::string_view(argv[i]) == "--json";
    if (auto const unknown = unknown_command(app, argc, argv)) return report(*unknown, json);
    return report(input_error("invalid_command_line", fmt::format("{} (see --help)", e.what()), ""), json);
  }
  if (!(sweep.knee_threshold == sweep.knee_threshold)) {
    return report(input_error("invalid_command_line", "--knee-threshold: not a number", ""), sweep.json);
  }

  bool const as_json = search.json || sensitivity.json || merge_command->parsed() || predict.json ||
                       !predict.batch.empty() || sweep.json || study.json || validate.json ||
                       collective.json || list.json || show.json;
  try {
    if (predict_command->parsed()) return run_predict(predict);
    if (sweep_command->parsed()) return run_sweep(sweep);
    if (search_command->parsed()) return run_search(search);
    if (sensitivity_command->parsed()) return run_sensitivity(sensitivity);
    if (merge_command->parsed()) return run_merge(merge);
    if (study_command->parsed()) return run_study(study);
    if (collective_command->parsed()) return run_collective(collective);
    if (validate_command->parsed()) return run_validate(validate);
    if (list_command->parsed()) return run_catalog_list(list);
    return run_catalog_show(show);
  } catch (input_error const& e) {
    return report(e, as_json);
  }
}

}  // namespace

int main(int argc, char** argv) {
  int status = 1;
  try {
    status = run(argc, argv);
  } catch (std::exception const& e) {
    print_error(fmt::format("scalekit: internal error: {}\n", e.what()));
  }
  // A full disk or a closed pipe must not look like success. Both are asked: an earlier flush may have met the error.
  bool const failed = std::fflush(stdout) != 0;
  if ((failed || std::ferror(stdout) != 0) && status != 1) {
    print_error("scalekit: writing to standard output failed\n");
    status = 1;
  }
  return status;
}
