#include <cstdio>
#include <exception>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "input_error.hpp"
#include "result_json.hpp"
#include "scalekit/catalog/data_revision.hpp"
#include "scalekit/version.hpp"

namespace {

using namespace scalekit::cli;

int report(input_error const& e, bool as_json) {
  if (as_json) {
    fmt::print("{}\n", to_text({{"error", e.to_json()}}));
    return 2;
  }
  fmt::print(stderr, "scalekit: {}\n", e.what());
  if (!e.pointer().empty()) fmt::print(stderr, "  at       {}\n", e.pointer());
  if (!e.nearest().empty()) {
    std::string text;
    for (auto const& n : e.nearest())
      text += (text.empty() ? "" : ", ") + (n.is_string() ? n.get<std::string>() : to_text(n));
    fmt::print(stderr, "  nearest  {}\n", text);
  }
  fmt::print(stderr, "  code     {}\n", e.code());
  return 2;
}

int run(int argc, char** argv) {
  CLI::App app{
      "scalekit: what does the next accelerator buy? Step time, power and marginal throughput of training "
      "runs.",
      "scalekit"};
  app.set_version_flag("--version", fmt::format("scalekit {} (model {}, data {})", SCALEKIT_VERSION_STRING,
                                                SCALEKIT_MODEL_REVISION, scalekit::catalog::data_revision));
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
  predict_command->add_flag("--json", predict.json, "print the whole result as JSON");

  sweep_options sweep;
  auto* sweep_command = app.add_subcommand(
      "sweep", "Estimate a scenario over sizes of the machine, with marginal values and the knee");
  sweep_command->add_option("FILE", sweep.file, "scenario as JSON, - for standard input")->required();
  sweep_command
      ->add_option("--accelerators", sweep.accelerators, "8..2048 doubles, 8..64:+8 steps, 8,16,32 lists")
      ->required();
  sweep_command
      ->add_option("--scaling", sweep.scaling, "weak (batch grows with the machine) or strong (batch fixed)")
      ->check(CLI::IsMember({"weak", "strong"}))
      ->capture_default_str();
  sweep_command->add_option("--plan", sweep.plan, "fixed; search is not modelled in this version")
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

  study_options study;
  auto* study_command =
      app.add_subcommand("study", "Reproduce a published study: predicted beside published");
  study_command->add_option("ID", study.id, "meta-scaling")->required();
  study_command->add_flag("--json", study.json, "print JSON");

  validate_options validate;
  auto* validate_command = app.add_subcommand("validate", "Compare predictions with published measurements");
  validate_command->add_option("--source", validate.source, "one source, such as llm_foundry");
  validate_command->add_flag("--rows", validate.rows, "print every row");
  validate_command->add_flag("--json", validate.json, "print JSON");

  catalog_options list;
  catalog_options show;
  auto* catalog_command =
      app.add_subcommand("catalog", "Hardware, networks, models and profiles, each value with its source");
  catalog_command->require_subcommand(1);
  auto* list_command = catalog_command->add_subcommand("list", "Print all ids");
  list_command->add_flag("--json", list.json, "print JSON");
  auto* show_command = catalog_command->add_subcommand("show", "Print every value of an entry");
  show_command->add_option("ID", show.id, "an id of `catalog list`")->required();
  show_command->add_flag("--json", show.json, "print JSON");

  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& e) {
    // Help and version are success; every other parse error is an error in the input.
    return app.exit(e) == 0 ? 0 : 2;
  }

  bool const as_json = predict.json || !predict.batch.empty() || sweep.json || study.json || validate.json ||
                       list.json || show.json;
  try {
    if (predict_command->parsed()) return run_predict(predict);
    if (sweep_command->parsed()) return run_sweep(sweep);
    if (study_command->parsed()) return run_study(study);
    if (validate_command->parsed()) return run_validate(validate);
    if (list_command->parsed()) return run_catalog_list(list);
    return run_catalog_show(show);
  } catch (input_error const& e) {
    return report(e, as_json);
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    int const status = run(argc, argv);
    // A full disk or a closed pipe must not look like success.
    if (std::fflush(stdout) != 0) {
      fmt::print(stderr, "scalekit: writing to standard output failed\n");
      return 1;
    }
    return status;
  } catch (std::exception const& e) {
    fmt::print(stderr, "scalekit: internal error: {}\n", e.what());
    return 1;
  }
}
