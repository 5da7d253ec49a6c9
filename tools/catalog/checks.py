"""All problems of the data files, each as one line that names the file, the place and the reason."""
import datetime
import re

from catalog.collectives import check_collective
from catalog.files import FOLDERS, UNITS, origins, walk
from catalog.hardware import check_accelerator, check_network, check_node, check_system
from catalog.models import check_model
from catalog.observations import check_observation
from catalog.power import check_power_measurement
from catalog.rules import check_assumed, check_ids, scenario_ids, schema_errors

OF_MEMORY = re.compile(r"\brecalled\b|\bfrom memory\b")  # how a note says that nobody read the value in its source

LAST_DATE = datetime.date(2026, 12, 31)


def validate(catalogue, only=None):
    """All problems of the data as `data/FILE POINTER: reason`; `only` limits it to some files."""
    problems, report_to = [], lambda name: lambda at, reason: problems.append(f"data/{name} {at or '/'}: {reason}")
    documents = {name: d for name, d in catalogue.documents.items() if only is None or name in only}
    for name, document in documents.items():
        schema = FOLDERS.get(name.rpartition("/")[0], "source" if name == "sources.json" else None)
        for error in schema_errors(catalogue, schema, document) if schema else [("", "no schema for this folder")]:
            report_to(name)(*error)
    for source, entry in documents.pop("sources.json", {}).get("sources", {}).items():
        check_date(entry, f"/sources/{source}", report_to("sources.json"))
    if problems:
        return problems  # the checks below need the shape
    seen, used = {}, set()
    for name, document in documents.items():
        (folder, _, stem), report = name.rpartition("/"), report_to(name)
        if f"{document['id']}.json" != stem or seen.setdefault(document["id"], name) != name:
            report("/id", f"'{document['id']}' is not the name of the file, or another file has it too")
        check_values(catalogue, document, report)
        CHECKS.get(folder, lambda *_: None)(catalogue, document, report)
        used |= {node["source"] for _, node in [("", document), *origins(document).values(), *walk(document)]}
        used |= {series["source"] for series in document.get("series", [])}
    unused = [] if only else sorted(set(catalogue.sources) - used)
    return problems + [f"data/sources.json /sources/{source}: no value refers to it" for source in unused]


def check_date(entry, pointer, report):
    """A date of the calendar that is not in the future of this catalogue."""
    try:
        if datetime.date.fromisoformat(entry["retrieved"]) <= LAST_DATE:
            return
        reason = f"'{entry['retrieved']}' is after {LAST_DATE}"
    except ValueError:
        reason = f"'{entry['retrieved']}' is no date"
    report(pointer + "/retrieved", reason)


def check_values(catalogue, document, report):
    check_date(document, "", report)
    if document["source"] not in catalogue.sources:
        report("/source", f"'{document['source']}' is not in data/sources.json")
    for pointer, origin in origins(document).values():
        check_origin(catalogue, pointer, origin, report)
    for pointer, value in walk(document):
        check_origin(catalogue, pointer, value, report)
        if value["unit"] not in UNITS:
            report(pointer + "/unit", f"'{value['unit']}' has no factor in tools/generate_catalog.py")
        centre = value.get("value", value.get("central"))
        for bound, sign in (("low", 1), ("high", -1)):
            if centre is not None and value.get(bound) is not None and sign * value[bound] > sign * centre:
                report(f"{pointer}/{bound}", f"{value[bound]} is on the wrong side of {centre}")


def check_origin(catalogue, pointer, value, report):
    """Kind, source and note of a value object, or of an entry of `origins`."""
    kind, note = value["kind"], value.get("note", "")
    check_date(value, pointer, report)
    if value["source"] not in catalogue.sources:
        report(pointer + "/source", f"'{value['source']}' is not in data/sources.json")
    if kind in ("assumed", "recalled") and not note:
        report(pointer + "/note", f"{'an' if kind == 'assumed' else 'a'} {kind} value must say why")
    if kind not in ("datasheet", "measured"):
        return
    if OF_MEMORY.search(note):
        report(pointer + "/kind", f"what is recalled is not '{kind}'")
    if value["source"] == "scalekit":
        report(pointer + "/kind", f"scalekit is not a source of {kind} values")
    reference = catalogue.sources.get(value["source"], {}).get("url_or_reference", "")
    if "not recorded" in reference and "not recorded" not in note:
        report(pointer + "/note", f"the page of '{value['source']}' is not recorded: a {kind} value must say so")


def check_profile(catalogue, document, report):
    check_ids(catalogue, report, ("libraries", document["library"], "/library"),
              ("collective_costs", document["collective_costs"], "/collective_costs"),
              *(("accelerators", i, "/fitted_accelerators") for i in document["fitted_accelerators"]),
              *(("accelerators", i, f"/by_accelerator/{i}") for i in document["by_accelerator"]))


def check_study(catalogue, document, report):
    configuration = document["configuration"]
    check_assumed(configuration["scenario"], configuration["assumed"], "/configuration/assumed", report)
    check_ids(catalogue, report, *scenario_ids(configuration["scenario"], "/configuration/scenario"),
              *(("accelerators", c["accelerator"], f"/cells/{n}/accelerator") for n, c in enumerate(document["cells"])))
    for index, cell in enumerate(document["cells"]):
        unverified = cell["grade"] == "unverified"
        if cell["scored"] and unverified:
            report(f"/cells/{index}/scored", "an unverified figure is never scored")
        if unverified != (cell["published"]["kind"] == "recalled"):
            report(f"/cells/{index}/grade", "kind 'recalled' and grade 'unverified' go together")


    cells = {cell["id"] for cell in document["cells"]}
    for index, run in enumerate(document.get("runs", [])):
        at = f"/runs/{index}"
        check_origin(catalogue, at, run, report)
        check_ids(catalogue, report, ("models", run["model"], at + "/model"))
        if run["cell"] and run["cell"] not in cells:
            report(at + "/cell", f"'{run['cell']}' is no cell of the study")
        if (run["sequences_per_replica"] == 0) == (run["global_batch_size"] == 0):
            report(at, "give sequences_per_replica or global_batch_size, and 0 for the other")
        replica = run["tensor_parallel"] * run["pipeline_parallel"]
        for number, count in enumerate(run["accelerators"]):
            if count % replica or run["global_batch_size"] % (count // replica):
                report(f"{at}/accelerators/{number}", f"{count} accelerators are no whole replicas with whole batches")


def check_collective_cost(catalogue, document, report):
    check_ids(catalogue, report, ("libraries", document["library"], "/library"))


def check_training_run(catalogue, document, report):
    check_assumed(document["scenario"], document["assumed"], "/assumed", report)
    check_ids(catalogue, report, *scenario_ids(document["scenario"], "/scenario"))
    if document["accelerator_time"] is None and document["energy"] is None:
        report("/energy", "a run says what it took: hours or energy")


CHECKS = {"accelerators": check_accelerator, "nodes": check_node, "networks": check_network, "systems": check_system,
          "models": check_model, "profiles": check_profile, "collective_costs": check_collective_cost, "observations": check_observation,
          "studies": check_study, "collectives": check_collective, "training_runs": check_training_run,
          "power_measurements": check_power_measurement}
