#!/usr/bin/env python3
"""data/*.json -> include/scalekit/catalog/*.hpp

    tools/generate_catalog.py            check the data, then write the headers
    tools/generate_catalog.py --check    check the data and the headers, and that every value arrived; write nothing

Three parts, usable apart: `load` and `validate` (files), `records` (dictionaries in base units, where any other export
starts) and `headers` (C++ text). The shape of a record is read from catalog/record.hpp: a member without a value, or a
value without a member, is an error. Needs jsonschema (Debian: python3-jsonschema). Prints one line for each problem.
"""
import argparse
import hashlib
import json
import pathlib
import re
import sys
from fractions import Fraction

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = {"accelerators": "accelerator", "nodes": "node", "networks": "network", "models": "model",
           "profiles": "profile", "libraries": "library", "observations": "observation", "studies": "study"}
UNITS = {  # unit of a file -> factor to the base unit, suffix of the member's name
    "1": (1, ""), "%": (Fraction(1, 100), ""), "count": (1, ""), "parameters": (1, ""),
    "tokens": (1, "_tokens"), "tokens/s": (1, ""),
    "s": (1, "_s"), "us": (Fraction(1, 10**6), "_s"), "ns": (Fraction(1, 10**9), "_s"),
    "MB": (10**6, "_bytes"), "MiB": (2**20, "_bytes"), "GB": (10**9, "_bytes"), "GiB": (2**30, "_bytes"),
    "GB/s": (10**9, "_bytes_per_s"), "TB/s": (10**12, "_bytes_per_s"), "Gb/s": (Fraction(10**9, 8), "_bytes_per_s"),
    "TFLOP/s": (10**12, "_flops_per_s"), "MHz": (10**6, "_hz"), "GHz": (10**9, "_hz"),
    "W": (1, "_w"), "kW": (1000, "_w"),
    "USD/h": (Fraction(1, 3600), "_dollars_per_accelerator_s"),
    "B/parameter": (1, "_bytes_per_parameter"), "B/logit": (1, "_bytes_per_logit"),
}
PER_PACKAGE = ("dense_peak", "memory_capacity", "memory_bandwidth", "l2_cache", "compute_units", "tdp", "idle_power",
               "idle_power_resident", "best_gemm")
RECORD = "include/scalekit/catalog/record.hpp"
PARTIAL = ("profile_override", "algorithm_values", "protocol_values", "range_value")  # structs that may lack values
FILE_KEYS = ("source", "locator", "retrieved", "notes")
BANNER = "// Written by tools/generate_catalog.py from data/; change the data, not this file.\n// clang-format off"


# ---- loading --------------------------------------------------------------------------------------------------------
class Catalogue:
    """The parsed files: `documents` maps a path below data/ to its content, `sources` an id to its entry."""

    def __init__(self, root):
        self.root, self.documents, self.sources, self.schemas, self.raw = root, {}, {}, {}, {}

    def folder(self, name):
        return [self.documents[path] for path in sorted(self.documents) if path.startswith(name + "/")]


def load(root=ROOT):
    catalogue, problems = Catalogue(pathlib.Path(root)), []
    data = catalogue.root / "data"
    for name, path in sorted((path.relative_to(data).as_posix(), path) for path in data.rglob("*.json")):
        raw = path.read_bytes()
        try:
            document = json.loads(raw.decode("ascii"), object_pairs_hook=unique_keys, parse_constant=int)  # no NaN
        except ValueError as error:
            problems.append(f"data/{name} /: {error}")
            continue
        if name.startswith("schema/"):
            catalogue.schemas[path.name] = document
        else:
            catalogue.raw[name], catalogue.documents[name] = raw, document
    catalogue.sources = catalogue.documents.get("sources.json", {}).get("sources", {})
    return catalogue, problems


def unique_keys(pairs):
    if len({key for key, _ in pairs}) < len(pairs):
        raise ValueError(f"a key is given twice among {', '.join(key for key, _ in pairs)}")
    return dict(pairs)


def is_value(node):
    return isinstance(node, dict) and "unit" in node and bool({"value", "values", "central"} & set(node))


def walk(node, pointer=""):
    """Every value object of a document with its JSON pointer, in file order."""
    if is_value(node):
        yield pointer, node
    elif isinstance(node, dict):
        for key, child in node.items():
            yield from walk(child, pointer + "/" + key.replace("~", "~0").replace("/", "~1"))
    elif isinstance(node, list):
        for index, child in enumerate(node):
            yield from walk(child, f"{pointer}/{index}")


# ---- validation -----------------------------------------------------------------------------------------------------
def validate(catalogue, only=None):
    """All problems of the data as `data/FILE POINTER: reason`; `only` limits it to some files."""
    problems, report_to = [], lambda name: lambda at, reason: problems.append(f"data/{name} {at or '/'}: {reason}")
    documents = {name: d for name, d in catalogue.documents.items() if only is None or name in only}
    for name, document in documents.items():
        schema = FOLDERS.get(name.rpartition("/")[0], "source" if name == "sources.json" else None)
        for error in schema_errors(catalogue, schema, document) if schema else [("", "no schema for this folder")]:
            report_to(name)(*error)
    documents.pop("sources.json", None)
    if problems:
        return problems  # the checks below need the shape
    seen, used = {}, set()
    for name, document in documents.items():
        (folder, _, stem), report = name.rpartition("/"), report_to(name)
        if f"{document['id']}.json" != stem or seen.setdefault(document["id"], name) != name:
            report("/id", f"'{document['id']}' is not the name of the file, or another file has it too")
        check_values(catalogue, document, report)
        CHECKS.get(folder, lambda *_: None)(catalogue, document, report)
        used |= {node["source"] for _, node in [("", document), *walk(document)]}
    unused = [] if only else sorted(set(catalogue.sources) - used)
    return problems + [f"data/sources.json /sources/{source}: no value refers to it" for source in unused]


def schema_errors(catalogue, name, document):
    schema = catalogue.schemas[name + ".schema.json"]
    resolver = jsonschema.RefResolver(schema["$id"], schema, store=dict(catalogue.schemas))
    errors = jsonschema.Draft202012Validator(schema, resolver=resolver).iter_errors(document)
    return sorted({("".join(f"/{part}" for part in error.absolute_path), explain(error)) for error in errors})


def explain(error):
    """The reason in our words where the validator's own are unhelpful."""
    key, value = error.absolute_path[-1] if error.absolute_path else "", error.instance
    if error.validator in ("enum", "const"):
        allowed = error.validator_value if error.validator == "enum" else [error.validator_value]
        return f"{key} {json.dumps(value)} is not allowed here; allowed: {', '.join(map(str, allowed))}"
    if error.validator == "additionalProperties" and isinstance(value, dict):
        return "unknown key " + ", ".join(f"'{k}'" for k in sorted(set(value) - set(error.schema["properties"])))
    if error.validator == "required":
        return "missing key " + ", ".join(f"'{k}'" for k in error.validator_value if k not in value)
    if error.validator == "minimum" and error.validator_value == 0:
        return f"{value} is negative"
    return error.message[:160] if error.validator else "this key does not belong here"


def check_values(catalogue, document, report):
    check_ids(catalogue, report, ("networks", document.get("default_network"), "/default_network"))
    if document["source"] not in catalogue.sources:
        report("/source", f"'{document['source']}' is not in data/sources.json")
    for pointer, value in walk(document):
        if value["source"] not in catalogue.sources:
            report(pointer + "/source", f"'{value['source']}' is not in data/sources.json")
        if value["unit"] not in UNITS:
            report(pointer + "/unit", f"'{value['unit']}' has no factor in tools/generate_catalog.py")
        centre = value.get("value", value.get("central"))
        for bound, sign in (("low", 1), ("high", -1)):
            if centre is not None and value.get(bound) is not None and sign * value[bound] > sign * centre:
                report(f"{pointer}/{bound}", f"{value[bound]} is on the wrong side of {centre}")
        if value["kind"] == "assumed" and not value.get("note"):
            report(pointer + "/note", "an assumed value must say why")
        if value["kind"] in ("datasheet", "measured") and value["source"] == "scalekit":
            report(pointer + "/kind", f"scalekit is not a source of {value['kind']} values")


def check_ids(catalogue, report, *references):
    """Every (folder, id, pointer) must name a file of the folder; null is allowed. True when all do."""
    missing = [r for r in references if r[1] is not None and f"{r[0]}/{r[1]}.json" not in catalogue.documents]
    for folder, wanted, pointer in missing:
        report(pointer, f"'{wanted}' is not in data/{folder}")
    return not missing


def scenario_ids(scenario, at):
    system = scenario["system"]
    return (("models", scenario["model"], at + "/model"), ("profiles", scenario.get("profile"), at + "/profile"),
            ("accelerators", system["accelerator"], at + "/system/accelerator"),
            ("networks", system["network"], at + "/system/network"))


def check_accelerator(catalogue, document, report):
    dies, package = document["dies_per_module"], document["package"]
    if not check_ids(catalogue, report, ("nodes", document["default_node"], "/default_node"),
                     ("accelerators", document["module"], "/module")):
        return
    node = catalogue.documents.get(f"nodes/{document['default_node']}.json", {"accelerator_package": package})
    if node["accelerator_package"] != package:
        report("/default_node", f"'{node['id']}' counts by the {node['accelerator_package']}, this part is a {package}")
    module = dict(walk(catalogue.documents.get(f"accelerators/{document['module']}.json", {})))
    for pointer, value in walk(document):
        extensive = dies > 1 and pointer.split("/")[1] in PER_PACKAGE
        if value.get("per") != (package if extensive else None):
            report(pointer + "/per", f"{json.dumps(value.get('per'))} where this {package} of a {dies}-die part needs "
                                     f"{json.dumps(package if extensive else None)}")
        whole = module.get(pointer)
        if extensive and whole and value["value"]:
            if abs(base(whole["value"], whole["unit"]) / base(value["value"], value["unit"]) / dies - 1) > 0.01:
                report(pointer + "/value", f"{value['value']} is not 1/{dies} of the module's {whole['value']}")


def parameter_count(model, positions):
    """Exact count by tensor of a decoder-only transformer."""
    h, ffn, head = model["hidden_size"], model["intermediate_size"], model["head_dim"]
    q, kv = model["num_attention_heads"] * head, model["num_key_value_heads"] * head
    norm = h * (2 if model["norm_bias"] else 1)
    attention = 2 * h * q + 2 * h * kv + (q + 2 * kv + h if model["attention_bias"] else 0)
    up = 2 if model["gated_mlp"] else 1
    mlp = (up + 1) * h * ffn + (up * ffn + h if model["mlp_bias"] else 0)
    tables = model["vocab_size"] * h * (1 if model["tie_word_embeddings"] else 2) + positions * h
    return tables + model["num_hidden_layers"] * (attention + mlp + 2 * norm) + norm


def check_count(model, positions, published, pointer, report):
    count = parameter_count(model, positions)
    if abs(count / published["value"] - 1) > 0.0005:
        report(pointer + "/value", f"{published['value']} published, {count} counted from the shape: over 0.05 % apart")


def check_model(catalogue, document, report):
    published = document["published_parameters"]
    if document["num_attention_heads"] % document["num_key_value_heads"]:
        report("/num_key_value_heads", "does not divide num_attention_heads")
    if published is not None:
        check_count(document, document["learned_positions"], published, "/published_parameters", report)


def check_profile(catalogue, document, report):
    check_ids(catalogue, report, ("libraries", document["library"], "/library"),
              *(("accelerators", i, "/fitted_accelerators") for i in document["fitted_accelerators"]),
              *(("accelerators", i, f"/by_accelerator/{i}") for i in document["by_accelerator"]))


def check_assumed(scenario, assumed, pointer, report):
    for target in assumed:
        node = scenario
        for part in target.split("/")[1:]:
            node = node.get(part) if isinstance(node, dict) else None
        if node is None:
            report(pointer + "/" + target.replace("/", "~1"), "is not a key of the scenario")


def split_of(cell):
    return "fitted" if hashlib.sha256(cell.encode("utf-8")).digest()[0] % 2 == 0 else "checked"


def check_observation(catalogue, document, report):
    seen = set()
    for index, row in enumerate(document["observations"]):
        at = f"/observations/{index}"
        complain = lambda pointer, reason: report(at + pointer, reason)
        scenario = row["scenario"]
        system, plan, training = scenario["system"], scenario["plan"], scenario["training"]
        if row["id"] in seen:
            complain("/id", f"'{row['id']}' is given twice")
        seen.add(row["id"])
        if row["split"] != split_of(row["cell"]):
            complain("/split", f"'{row['split']}' but the hash of the cell says '{split_of(row['cell'])}'")
        cell = row["cell"].split("|")
        if len(cell) != 5 or cell[0] != document["id"] or row["cell"] != row["cell"].lower():
            complain("/cell", "is not source|accelerator|model|gpus|precision in lower case")
        elif cell[2:4] != [scenario["model"], str(system["accelerators"])]:
            complain("/cell", "does not name the model and size of the scenario")
        check_assumed(scenario, row["assumed"], at + "/assumed", report)
        for target, rule in row["assumed"].items():
            if rule not in document["rules"]:
                complain(f"/assumed/{target.replace('/', '~1')}", f"no rule '{rule}' in this file")
        if not check_ids(catalogue, report, *scenario_ids(scenario, at + "/scenario")):
            continue
        if training["global_batch_size"] % (system["accelerators"] * plan["micro_batch_size"]):
            complain("/scenario/training/global_batch_size", "is no whole number of micro-batches on each accelerator")
        model, sequence = catalogue.documents[f"models/{scenario['model']}.json"], training["sequence_length"]
        positions = sequence if model["learned_positions_follow_sequence"] else model["learned_positions"]
        check_count(model, positions, row["published_parameters"], at + "/published_parameters", report)
        measured = {key: value["value"] for key, value in row["measured"].items()}
        if abs(measured["tokens_per_s"] / system["accelerators"] - measured["tokens_per_s_per_accelerator"]) > 1:
            complain("/measured/tokens_per_s_per_accelerator/value", "does not agree with tokens_per_s")
        peak = catalogue.documents[f"accelerators/{system['accelerator']}.json"]["dense_peak"][training["precision"]]
        attention = 12 * model["num_hidden_layers"] * model["hidden_size"] * sequence
        flops = 6 * row["published_parameters"]["value"] + attention
        mfu = 100 * flops * measured["tokens_per_s"] / system["accelerators"] / base(peak["value"], peak["unit"])
        if abs(mfu - measured["mfu"]) > 0.02:
            complain("/measured/mfu/value", f"{measured['mfu']} published, {mfu:.3f} by the stated convention")


def check_study(catalogue, document, report):
    configuration = document["configuration"]
    check_assumed(configuration["scenario"], configuration["assumed"], "/configuration/assumed", report)
    check_ids(catalogue, report, *scenario_ids(configuration["scenario"], "/configuration/scenario"),
              *(("accelerators", c["accelerator"], f"/cells/{n}/accelerator") for n, c in enumerate(document["cells"])))
    for index, cell in enumerate(document["cells"]):
        unverified = cell["grade"] == "unverified"
        if cell["scored"] and unverified:
            report(f"/cells/{index}/scored", "an unverified figure is never scored")
        if unverified != (cell["published"]["kind"] == "assumed"):
            report(f"/cells/{index}/grade", "kind 'assumed' and grade 'unverified' go together")


CHECKS = {"accelerators": check_accelerator, "models": check_model, "profiles": check_profile,
          "observations": check_observation, "studies": check_study}


# ---- records --------------------------------------------------------------------------------------------------------
def base(value, unit):
    """The value in base units, rounded once."""
    return None if value is None else float(Fraction(str(value)) * UNITS[unit][0])


def suffixed(name, unit):
    return name if name.endswith(UNITS[unit][1]) else name + UNITS[unit][1]


def flat(document, prefix=""):
    """Members of a simple record: `dense_peak` / `bf16` in TFLOP/s is dense_peak_bf16_flops_per_s."""
    result = {}
    for key, value in document.items():
        name = prefix + key
        if is_value(value):
            result[suffixed(name, value["unit"])] = base(value["value"], value["unit"])
        elif isinstance(value, dict):
            result.update(flat(value, name + "_"))
        elif name == "kind":  # of a model's shape as a whole
            result["assumed_shape"] = value == "assumed"
        elif name not in FILE_KEYS:
            result[name] = value
    return result


def constant_set(constants):
    return {suffixed(name, c["unit"]): {part: base(c[part], c["unit"]) for part in ("low", "central", "high")}
            for name, c in constants.items()}


def profile_record(document):
    result = {key: value for key, value in document.items() if key not in FILE_KEYS}
    result["constants"] = constant_set(document["constants"])
    result["by_accelerator"] = [{"accelerator": accelerator, **constant_set(constants)}
                                for accelerator, constants in sorted(document["by_accelerator"].items())]
    return result


def library_record(document):
    table = lambda node: {key: base(value, node["unit"]) for key, value in node["values"].items()}
    tables = lambda nodes: {key: table(node) for key, node in nodes.items()}
    result = {key: document[key] for key in ("id", "name", "version")}
    result["base_latency_s"] = tables(document["base_latency"])
    for medium, nodes in document["hop_latency"].items():
        result[f"hop_latency_{medium}_s"] = tables(nodes)
    result["caps"] = [{"generation": generation, **{f"{key}_bytes_per_s": table(node) for key, node in nodes.items()}}
                      for generation, nodes in (document["caps"] or {}).items()]
    for key in ("few_nodes", "many_nodes"):
        result[f"bandwidth_ratio_{key}"] = tables((document["bandwidth_ratio"] or {}).get(key, {}))
    return result


def scenario_members(scenario):
    members = {"model": scenario["model"], **scenario["system"], **scenario["plan"], **scenario["training"]}
    return {key: value for key, value in members.items() if key not in ("tensor_parallel", "pipeline_parallel")}


def observation_record(row):
    result = {"id": row["id"], "cell": row["cell"], "fitted": row["split"] == "fitted",
              "superseded": "superseded" in row["flags"], **scenario_members(row["scenario"])}
    result["published_parameters"] = base(row["published_parameters"]["value"], "parameters")
    result.update({key: base(value["value"], value["unit"]) for key, value in row["measured"].items()})
    measured = row["measured"]["tokens_per_s_per_accelerator"]
    return {**result, "source": measured["source"], "locator": measured["locator"]}


def study_record(document):
    configuration = document["configuration"]
    result = {key: document[key] for key in ("id", "title", "source")}
    result.update(scenario_members(configuration["scenario"]), profile=configuration["scenario"]["profile"])
    result["accelerators"] = configuration["accelerators"]
    result["assumptions"] = [{"pointer": key, "rule": rule} for key, rule in configuration["assumed"].items()]
    result["cells"] = []
    for cell in document["cells"]:
        value = cell["published"]
        members = {key: item for key, item in cell.items() if key != "published"}
        for member, key in (("published", "value"), ("low", "low"), ("high", "high")):
            members[member] = base(value.get(key), value["unit"])
        members.update({key: value[key] for key in ("unit", "source", "locator")})
        members["unit"] = members["unit"].replace("%", "1")
        result["cells"].append(members)
    return result


def value_records(document):
    """Every number of a file as the file states it."""
    result = []
    for pointer, value in walk(document):
        common = {key: value.get(key, "") for key in ("unit", "kind", "source", "locator", "retrieved", "note")}
        common["qualifier"] = " ".join(value[key] for key in ("direction", "density", "per") if key in value)
        numbers = [(pointer, value.get("value", value.get("central")), value.get("low"), value.get("high"))]
        if "values" in value:
            numbers = [(f"{pointer}/values/{key}", number, None, None) for key, number in value["values"].items()]
        result += [{**common, "pointer": at, "value": v, "low": low, "high": high} for at, v, low, high in numbers]
    return plain_value_records(document) + result


def plain_value_records(document):
    """The counts and flags that a file states without an object: they share the file's source."""
    common = {key: document.get(key, "") for key in ("source", "locator", "retrieved")}
    common.update(kind=document.get("kind", "datasheet"), note=" ".join(document.get("notes", [])), qualifier="", low=None, high=None)
    return [{**common, "pointer": "/" + key, "unit": "flag" if isinstance(value, bool) else "count", "value": int(value)}
            for key, value in document.items() if isinstance(value, int)]


def records(catalogue):
    """The whole catalogue as lists of dictionaries in base units, by the name of the C++ array."""
    by_id = lambda folder, make: [make(d) for d in sorted(catalogue.folder(folder), key=lambda d: d["id"])]
    result = {name: by_id(name, flat) for name in ("accelerators", "nodes", "networks", "models")}
    result.update(profiles=by_id("profiles", profile_record), libraries=by_id("libraries", library_record))
    for document in catalogue.folder("observations"):
        result["observations_" + identifier(document["id"])] = [observation_record(o) for o in document["observations"]]
    for document in catalogue.folder("studies"):
        result["study_" + identifier(document["id"])] = study_record(document)
    for folder in FOLDERS:
        entry = lambda d: {"id": d["id"], "folder": folder, "source": d["source"], "values": value_records(d)}
        result["provenance_" + folder] = by_id(folder, entry)
    result["sources"] = [{"id": key, **value} for key, value in sorted(catalogue.sources.items())]
    return result


def identifier(text):
    return re.sub(r"\W", "_", text)


def data_revision(catalogue):
    parts = (name.encode() + b"\0" + catalogue.raw[name] for name in sorted(catalogue.raw))
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]


# ---- C++ ------------------------------------------------------------------------------------------------------------
class Emitter:
    """Writes dictionaries as designated initialisers of the structs declared in record.hpp."""

    def __init__(self, record_header):
        body = re.sub(r"//.*", "", record_header)
        self.structs = {name: re.findall(r"^\s+([\w:]+(?:<[\w: ]+>)?)\s+(\w+);", text, re.M)
                        for name, text in re.findall(r"struct (\w+) \{(.*?)\n\};", body, re.S)}
        self.hoisted = []

    def text(self, kind, value, hint, lines=False):
        if kind == "std::string_view":
            return '"' + (value or "").replace("\\", "\\\\").replace('"', '\\"') + '"'
        if kind == "bool":
            return "true" if value else "false"
        if kind == "int":
            if value is None or value != int(value):
                raise ValueError(f"{hint}: {value} is not a whole number")
            return str(int(value))
        if kind == "double":
            return "not_published" if value is None else repr(float(value))
        span = re.fullmatch(r"std::span<(.+) const>", kind)
        if not span:
            return self.struct(kind, value or {}, hint, lines)
        if value:
            self.hoisted.append(self.array(span[1], value, hint))
        return "detail::" + hint if value else "{}"

    def array(self, kind, items, name, lines=False):
        hints = [f"{name}_{identifier(item['id'])}" if isinstance(item, dict) and "id" in item else f"{name}_{i}"
                 for i, item in enumerate(items)]
        rows = "".join(f"    {self.text(kind, item, hint, lines)},\n" for item, hint in zip(items, hints))
        return f"inline constexpr std::array<{kind}, {len(items)}> {name}{{{{\n{rows}}}}};\n"

    def struct(self, kind, value, hint, lines):
        names = [name for _, name in self.structs[kind]]
        # A null of a file has no unit, so it is found by the name without its suffix.
        nulls = {name: key for key in value if value[key] is None and key not in names
                 for name in names if any(name == key + suffix for _, suffix in UNITS.values())}
        lost = set(value) - set(names) - set(nulls.values())
        missing = set(names) - set(value) - set(nulls) if value and kind not in PARTIAL else ()
        if lost or missing:
            raise ValueError(f"{hint}: {kind} has no member for {sorted(lost)}, no value for {sorted(missing)}")
        parts = [f".{n} = {self.text(field, value.get(n), f'{hint}_{n}')}" for field, n in self.structs[kind]]
        return "{\n" + "".join(f"     {part},\n" for part in parts) + "    }" if lines else "{" + ", ".join(parts) + "}"

    def header(self, includes, parts):
        detail = ["namespace detail {\n", *self.hoisted, "}  // namespace detail\n"] if self.hoisted else []
        self.hoisted = []
        lines = [f"#include <{name}>" for name in includes if "/" not in name]
        lines += [""] + [f'#include "{name}"' for name in includes if "/" in name]
        return "\n".join(["#pragma once", "", BANNER, "", *lines, "", "namespace scalekit::catalog {", "",
                          *detail, *parts, "}  // namespace scalekit::catalog"]).replace("\n\n\n", "\n\n") + "\n"


def headers(catalogue):
    """Name of each written header and its text."""
    emitter = Emitter((catalogue.root / RECORD).read_text(encoding="ascii"))
    finder = lambda name, array: (f"[[nodiscard]] constexpr {name}_record const* find_{name}(std::string_view id) "
                                  f"noexcept {{\n  return find_by_id({array}, id);\n}}\n")
    plain = ["array", "string_view", "scalekit/catalog/record.hpp"]
    result, everything = {}, records(catalogue)
    sources = everything.pop("sources")
    for array, items in everything.items():
        kind = kind_of(array)
        if isinstance(items, dict):
            parts = [f"inline constexpr {kind} {array}{emitter.text(kind, items, array, lines=True)};\n"]
        else:
            parts = [emitter.array(kind, items, array, lines=array in FOLDERS)]
        parts += [finder(FOLDERS[array], array)] if array in FOLDERS else []
        result[array + ".hpp"] = emitter.header(plain, parts)
    folders = [name for name in everything if name.startswith("provenance_")]
    lookup = "".join(f"  if (auto const* found = find_by_id({n}, id)) {{\n    return found;\n  }}\n" for n in folders)
    result["provenance.hpp"] = emitter.header(
        plain[:2] + [f"scalekit/catalog/{name}.hpp" for name in sorted(folders)] + plain[2:],
        [emitter.array("source_record", sources, "sources"), finder("source", "sources"),
         "/// The values of one catalogue file, or null. Ids are unique over all folders.\n"
         "[[nodiscard]] constexpr provenance_record const* find_provenance(std::string_view id) noexcept {\n"
         + lookup + "  return nullptr;\n}\n"])
    result["data_revision.hpp"] = emitter.header(["string_view"], [
        "/// First 12 hexadecimal digits of the SHA-256 over the data files; it changes when any fact does.\n"
        f'inline constexpr std::string_view data_revision = "{data_revision(catalogue)}";\n'])
    return result


def kind_of(array):
    """Struct of an array: accelerators, observations_llm_foundry, study_meta_scaling, provenance_nodes, sources."""
    return FOLDERS.get(array, array.split("_")[0].rstrip("s")) + "_record"


# ---- reading back ---------------------------------------------------------------------------------------------------
def read_header(text, known_arrays):
    """The arrays and records of a written header as lists and dictionaries; `not_published` becomes None."""
    def item(tokens):  # a stack of tokens, the next one last
        token = tokens.pop()
        if token.startswith('"'):
            return json.loads(token)
        if token.startswith("detail::"):
            return known_arrays[token[len("detail::"):]]
        if token != "{":
            words = {"true": True, "false": False, "not_published": None}
            return words[token] if token.isidentifier() else float(token)
        items, members = [], {}
        while tokens[-1] != "}":
            if tokens[-1].startswith("."):
                name = tokens.pop()[1:]
                members[name] = item(tokens)
            else:
                items.append(item(tokens))
        tokens.pop()
        return members or items

    pattern = r"inline constexpr (std::array<[^;{]*>|\w+) (\w+)(\{.*?\n\s*\}+);"
    for kind, name, body in re.findall(pattern, text, re.S):
        parsed = item(re.findall(r'"(?:[^"\\]|\\.)*"|[\w:.+-]+|[{}]', body)[::-1])
        known_arrays[name] = parsed[0] if kind.startswith("std::array") else parsed
    return known_arrays


def differences(emitter, kind, expected, read, path):
    """Where a record that was read back is not the record of the data."""
    span = re.fullmatch(r"std::span<(.+) const>", kind)
    if span:
        expected = expected or []
        read = read or []
        if len(expected) != len(read):
            yield f"{path}: {len(read)} entries, {len(expected)} in the data"
        for index, (left, right) in enumerate(zip(expected, read)):
            yield from differences(emitter, span.group(1), left, right, f"{path}/{index}")
    elif kind in emitter.structs:
        for field, name in emitter.structs[kind]:
            left, right = (expected or {}).get(name), (read or {}).get(name)
            yield from differences(emitter, field, left, right, f"{path}/{name}")
    elif (expected or "") != read if kind == "std::string_view" else expected != read:
        yield f"{path}: {read} in the header, {expected} in the data"


def check_headers(catalogue):
    """Problems of the committed headers: stale bytes, stray files, and anything lost or changed on the way."""
    folder, problems, arrays, wanted = (catalogue.root / RECORD).parent, [], {}, headers(catalogue)
    for path in folder.glob("*.hpp"):
        stray = path.name not in wanted and BANNER in path.read_text(encoding="utf-8")
        problems += [f"{path.name}: the data it was written from is gone"] if stray else []
    for name, text in wanted.items():
        found = (folder / name).read_text(encoding="utf-8") if (folder / name).is_file() else ""
        problems += [f"{name}: not what the data says; run tools/generate_catalog.py"] if found != text else []
        try:
            read_header(found, arrays)
        except (IndexError, KeyError, ValueError) as error:
            problems.append(f"{name}: cannot be read back ({error!r})")
    emitter = Emitter((catalogue.root / RECORD).read_text(encoding="ascii"))
    for array, items in records(catalogue).items():
        kind = kind_of(array) if isinstance(items, dict) else f"std::span<{kind_of(array)} const>"
        problems += [array + d for d in differences(emitter, kind, items, arrays.get(array), "")]
    written = sum(raw.count(b'"unit":') for raw in catalogue.raw.values())
    seen = sum(1 for document in catalogue.documents.values() for _ in walk(document))
    problems += [f"{written} units in the data files but {seen} values were read"] if written != seen else []
    return [f"{RECORD.rpartition('/')[0]}/{problem}" for problem in problems]


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Check data/ and write include/scalekit/catalog/.")
    parser.add_argument("--check", action="store_true", help="write nothing; also check the committed headers")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="another copy of the repository")
    options = parser.parse_args(arguments)
    catalogue, problems = load(options.root)
    problems = problems or validate(catalogue)
    try:
        if not problems and options.check:
            problems = check_headers(catalogue)
        elif not problems:
            for name, text in headers(catalogue).items():
                (options.root / RECORD).with_name(name).write_text(text, encoding="ascii")
    except ValueError as error:  # a record does not fit record.hpp
        problems = [f"{RECORD}: {error}"]
    values = sum(1 for document in catalogue.documents.values() for _ in walk(document))
    summary = f"{len(catalogue.documents)} files, {values} values, data revision {data_revision(catalogue)}"
    print("\n".join(problems) or summary)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
