"""Published measurements: the split, which rows are scored, and the checks of a file."""
import hashlib

from catalog.conversions import FLOPS_PER_TOKEN, RATES, UTILISATIONS, derived_tokens_per_s
from catalog.files import UNITS, base
from catalog.models import check_count, full_shape, positions
from catalog.rules import check_assumed, check_ids, resolve, scenario_ids, schema_errors

AGREEMENT = 0.01  # of throughput and step time where a source prints both
REPEATS = 0.1  # of the fastest and slowest repeat of a run


def split_of(cell):
    return "fitted" if hashlib.sha256(cell.encode("utf-8")).digest()[0] % 2 == 0 else "checked"


def flag_names(catalogue, name="flag"):
    """The flags in the order of their bits, or those that are never scored."""
    return catalogue.schemas["observation.schema.json"]["$defs"][name]["enum"]


def is_scored(catalogue, row):
    return "tokens_per_s_per_accelerator" in row["measured"] and not set(row["flags"]) & set(flag_names(catalogue, "never_scored"))


def shape_of(catalogue, scenario):
    """The shape of a scenario's model with every member, from the catalogue or from the scenario itself."""
    model = scenario["model"]
    return catalogue.documents[f"models/{model}.json"] if isinstance(model, str) else full_shape(model)


def check_observation(catalogue, document, report):
    rows, seen = document["observations"], set()
    used = {("rules", rule) for row in rows for rule in row["assumed"].values()}
    used |= {("conventions", figure["convention"]) for row in rows for figure in row["published"] if "convention" in figure}
    for group, name in sorted(used ^ {(group, name) for group in ("rules", "conventions") for name in document[group]}):
        problem = "no row refers to it" if name in document[group] else "is used and not defined"
        report(f"/{group}/{name}", problem)
    for name, convention in document["conventions"].items():
        if convention["flops_per_token"] not in (None, *FLOPS_PER_TOKEN):
            report(f"/conventions/{name}/flops_per_token", f"'{convention['flops_per_token']}' is no formula of tools/catalog/conversions.py")
            return
    accounted = sum(len(row["published"]) for row in rows) + sum(entry["rows"] for entry in document["left_out"])
    if accounted != document["rows"]:
        report("/rows", f"{document['rows']} figures were read, {accounted} are here or left out")
    for index, row in enumerate(rows):
        at = f"/observations/{index}"
        complain = lambda pointer, reason: report(at + pointer, reason)
        if row["id"] in seen:
            complain("/id", f"'{row['id']}' is given twice")
        seen.add(row["id"])
        check_cell(document, row, complain)
        if not set(row["assumed"].values()) <= set(document["rules"]):
            continue  # reported above
        if check_scenario(catalogue, row, at, report, complain):
            check_measured(catalogue, document, row, complain)


def check_cell(document, row, complain):
    cell, hashed = row["cell"].split("|"), split_of(row["cell"])
    if len(cell) != 5 or cell[0] != document["id"] or row["cell"] != row["cell"].lower():
        complain("/cell", "is not source|accelerator|model|accelerators|precision in lower case")
    elif cell[3] != str(row["scenario"]["system"]["accelerators"]):
        complain("/cell", "does not name the size of the scenario")
    if "checked_only" in document and row["split"] != "checked":
        complain("/split", "rows of this source are only ever checked")
    elif "checked_only" not in document and row["split"] != hashed:
        complain("/split", f"'{row['split']}' but the hash of the cell says '{hashed}'")


def check_scenario(catalogue, row, at, report, complain):
    """True when figures can be checked against the scenario. What an incomplete row does not know is not missed."""
    scenario, flags = row["scenario"], row["flags"]
    check_assumed(scenario, row["assumed"], at + "/assumed", report)
    for pointer, values in row.get("alternatives", {}).items():
        escaped = f"/alternatives/{pointer.replace('/', '~1')}"
        if pointer not in row["assumed"]:
            complain(escaped, "only an assumed input has alternatives")
        elif resolve(scenario, pointer) not in values:
            complain(escaped, f"does not list the chosen value {resolve(scenario, pointer)}")
    if not check_ids(catalogue, report, *scenario_ids(scenario, at + "/scenario")):
        return False
    system = scenario["system"]
    if "node" in system and system["accelerator"] not in catalogue.documents[f"nodes/{system['node']}.json"]["accelerators"]:
        complain("/scenario/system/node", f"is not built with {system['accelerator']}")
    part = catalogue.documents[f"accelerators/{system['accelerator']}.json"]
    node = catalogue.documents.get(f"nodes/{system.get('node', part['default_node'])}.json")
    if node and system.get("accelerators_per_node", 1) > node["accelerators_per_node"]:
        complain("/scenario/system/accelerators_per_node", f"'{node['id']}' has {node['accelerators_per_node']}")
    errors = schema_errors(catalogue, "scenario", scenario)
    if "incomplete" in flags:
        errors = [error for error in errors if not error[1].startswith("missing key") and "any of the given schemas" not in error[1]]
    for pointer, reason in errors:
        complain("/scenario" + pointer, reason)
    if errors or "incomplete" in flags:
        return not errors
    plan, training = scenario["plan"], scenario["training"]
    replica = plan.get("tensor_parallel", 1) * plan.get("pipeline_parallel", 1) * plan.get("context_parallel", 1)
    accelerators = system["accelerators"]
    if "inconsistent" not in flags and accelerators % replica:
        complain("/scenario/plan", f"{replica} accelerators a replica do not divide {accelerators}")
    elif "inconsistent" not in flags and training["global_batch_size"] % (accelerators // replica * plan["micro_batch_size"]):
        complain("/scenario/training/global_batch_size", "is no whole number of micro-batches on each replica")
    if "published_parameters" in row:
        shape = shape_of(catalogue, scenario)
        rows = positions(shape, training["sequence_length"])
        check_count(shape, rows, row["published_parameters"], at + "/published_parameters", report)
    return True


def of_dimension(value):
    """A value in its base unit and what it is a number of, so that 30 s is not 30 tokens/s."""
    return base(value["value"], value["unit"]), UNITS[value["unit"]][1] or value["unit"]


def check_measured(catalogue, document, row, complain):
    """The normal form against the figures as printed, and these against each other."""
    scenario, published = row["scenario"], row["published"]
    training, accelerators = scenario["training"], scenario["system"]["accelerators"]
    shape = None if "incomplete" in row["flags"] else shape_of(catalogue, scenario)
    conventions = document["conventions"]
    peaks = catalogue.documents[f"accelerators/{scenario['system']['accelerator']}.json"]["dense_peak"]
    peak = base(peaks[training["precision"]]["value"], "TFLOP/s") if peaks.get(training["precision"]) else None
    measured = {key: value for key, value in row["measured"].items() if key != "fits"}
    for key, value in measured.items():
        printed = [of_dimension(figure) for figure in published]
        if value["kind"] == "measured" and of_dimension(value) not in printed:
            complain(f"/measured/{key}/value", f"{value['value']} is measured and no published figure says so")
        repeats = [base(figure["value"], figure["unit"]) for figure in published if figure["metric"] == key]
        if repeats and max(repeats) > (1 + REPEATS) * min(repeats) and "inconsistent" not in row["flags"]:
            complain(f"/measured/{key}", f"repeats are {100 * (max(repeats) / min(repeats) - 1):.0f} % apart; flag it inconsistent")
        if value["kind"] == "assumed":
            complain(f"/measured/{key}/kind", "a measurement is not assumed")
        if value["kind"] == "recalled" and "recalled" not in row["flags"]:
            complain(f"/measured/{key}/kind", "a recalled measurement needs the flag 'recalled'")
    if ("fits" in row["measured"]) != any(f["metric"] == "fits_in_memory" for f in published):
        complain("/measured/fits", "goes together with a published fits_in_memory")
    throughput = measured.get("tokens_per_s_per_accelerator")
    if throughput is None:
        return
    rate = base(throughput["value"], throughput["unit"])
    if (throughput["kind"] != "measured") != ("formula" in throughput):
        complain("/measured/tokens_per_s_per_accelerator", "a derived throughput needs a formula, a printed one has none")
    elif "formula" in throughput:
        if throughput["formula"].partition(" of ")[2] not in {figure["metric"] for figure in published}:
            complain("/measured/tokens_per_s_per_accelerator/formula", "its figure is not published")
            return
        if shape is None and throughput["formula"].startswith(("rate", "utilisation")):
            complain("/measured/tokens_per_s_per_accelerator/formula", "needs the shape that this row does not know")
            return
        expected = derived_tokens_per_s(row, throughput["formula"], conventions, shape, peak)
        if abs(rate / expected - 1) > 1e-5:
            complain("/measured/tokens_per_s_per_accelerator/value", f"{throughput['value']} but the formula says {expected:.6g}")
    total = next((base(f["value"], f["unit"]) / accelerators for f in published if f["metric"] == "tokens_per_s"), rate)
    if abs(total - rate) > max(1, 1e-6 * total):
        complain("/measured/tokens_per_s_per_accelerator/value", "does not agree with tokens_per_s")
    if "inconsistent" in row["flags"]:
        return
    if "step_time" in measured:
        by_time = training["global_batch_size"] * training["sequence_length"] / base(
            measured["step_time"]["value"], measured["step_time"]["unit"]) / accelerators
        if abs(by_time / rate - 1) > AGREEMENT:
            complain("/measured/step_time/value", f"implies {by_time:.6g} tokens/s, over 1 % from the throughput; flag it inconsistent")
    for index, figure in enumerate(published if shape else []):
        check_figure(figure, conventions, total, shape, row, peak, lambda reason: complain(f"/published/{index}/value", reason))


def check_figure(figure, conventions, tokens_per_s, shape, row, peak, complain):
    """A printed rate or utilisation must follow from the throughput by the convention it names."""
    convention = conventions.get(figure.get("convention"), {"flops_per_token": None})
    if convention["flops_per_token"] is None or figure["metric"] not in (*RATES, *UTILISATIONS):
        return
    expected = tokens_per_s * FLOPS_PER_TOKEN[convention["flops_per_token"]](shape, row["scenario"]["training"]["sequence_length"])
    if figure["metric"] in UTILISATIONS:
        own = convention.get("peak", {}).get(row["scenario"]["training"]["precision"])
        peak = base(own["value"], own["unit"]) if own else peak
        if peak is None:
            return
        expected /= peak
    elif RATES[figure["metric"]]:
        expected *= row["scenario"]["system"]["accelerators"]
    value, low, high = (base(figure.get(key, figure["value"]), figure["unit"]) for key in ("value", "low", "high"))
    if not low * (1 - convention["tolerance"]) <= expected <= high * (1 + convention["tolerance"]):
        complain(f"{figure['value']} {figure['unit']} printed, {expected / value * figure['value']:.6g} by convention '{figure['convention']}'")
