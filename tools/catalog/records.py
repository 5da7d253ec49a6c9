"""The catalogue as dictionaries in base units, where the C++ headers and any other export start."""
import hashlib
import json
import re

from catalog.collectives import collective_record
from catalog.files import FILE_KEYS, FOLDERS, base, is_value, origins, suffixed, walk
from catalog.models import model_record
from catalog.observation_records import ObservationRecords
from catalog.power import power_measurement_record


def flat(document, prefix=""):
    """Members of a simple record: `dense_peak` / `bf16` in TFLOP/s is dense_peak_bf16_flops_per_s."""
    result = {}
    for key, value in document.items():
        name = prefix + key
        if is_value(value):
            result[suffixed(name, value["unit"])] = base(value["value"], value["unit"])
        elif isinstance(value, dict):
            result.update(flat(value, name + "_"))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            result[name] = [flat(item) for item in value]
        elif name not in FILE_KEYS:
            result[name] = value
    return result


# Counts that are 0 in a record where no source gives them: none of them could be 0.
COUNTS_OR_ZERO = ("compute_units", "scale_up_links", "channels", "switch_radix", "total_accelerators", "dragonfly_groups",
                  "dragonfly_nodes_per_group", "dragonfly_links_per_group_pair", "multicast_channels")
SPARSE_PRECISIONS = ("tf32", "fp16", "bf16", "fp8", "fp4")


def hardware_record(document):
    document = {"assumed" if key == "kind" else key: value == "assumed" if key == "kind" else value for key, value in document.items()}
    if "dense_peak" in document:
        document["sparse_2_4_peak"] = {**dict.fromkeys(SPARSE_PRECISIONS), **document.get("sparse_2_4_peak", {})}
    if document.get("price") == "none":
        document["price"] = None
    return {key: 0 if value is None and key in COUNTS_OR_ZERO else value for key, value in flat(document).items()}


def constant_set(constants):
    return {suffixed(name, c["unit"]): {part: base(c[part], c["unit"]) for part in ("low", "central", "high")}
            for name, c in constants.items()}


def profile_record(document):
    result = {key: value for key, value in document.items() if key not in FILE_KEYS}
    result["constants"] = constant_set(document["constants"])
    result["by_accelerator"] = [{"accelerator": accelerator, **constant_set(constants)}
                                for accelerator, constants in sorted(document["by_accelerator"].items())]
    return result


def collective_cost_record(document):
    result = {key: document[key] for key in ("id", "description", "library")}
    result["constants"] = constant_set(document["constants"])
    result["by_generation"] = [{"generation": generation, **constant_set(constants)}
                               for generation, constants in sorted(document["by_generation"].items())]
    return result


def library_record(document):
    table = lambda node: {key: base(value, node["unit"]) for key, value in node["values"].items()}
    tables = lambda nodes: {key: table(node) for key, node in nodes.items()}
    factors = lambda nodes: {key: [base(value, node["unit"]) for value in node["values"]] for key, node in (nodes or {}).items() if node}
    result = {key: document[key] for key in ("id", "name", "version", "counts_closing_step")}
    result["base_latency_s"] = tables(document["base_latency"])
    for medium, nodes in document["hop_latency"].items():
        result[f"hop_latency_{medium}_s"] = tables(nodes)
    result["least_inside_hop_s"] = table(document["least_inside_hop"]) if document["least_inside_hop"] else None
    result["caps"] = [{"generation": generation, **{suffixed(key, node["unit"]): table(node) if "values" in node else base(node["value"], node["unit"])
                                                    for key, node in nodes.items()}}
                      for generation, nodes in (document["caps"] or {}).items()]
    for key in ("few_nodes", "many_nodes"):
        result[f"bandwidth_ratio_{key}"] = tables((document["bandwidth_ratio"] or {}).get(key, {}))
    result["corrections"] = {key: factors(nodes) for key, nodes in (document["corrections"] or {}).items()}
    result["base_bandwidth_bytes_per_s"] = base(document["base_bandwidth"]["value"], document["base_bandwidth"]["unit"]) if "base_bandwidth" in document else None
    result.update({"pat_per_rank_s": None, "pat_overlap": None}, **flat(document["pat"] or {}, "pat_"))
    return result


def scenario_members(scenario):
    members = {"model": scenario["model"], **scenario["system"], **scenario["plan"], **scenario["training"]}
    return {key: value for key, value in members.items() if key not in ("tensor_parallel", "pipeline_parallel")}


def study_record(document):
    configuration = document["configuration"]
    result = {key: document[key] for key in ("id", "title", "source")}
    result.update({"system": "", "sequence_parallel": True}, **scenario_members(configuration["scenario"]))
    result["profile"] = configuration["scenario"].get("profile", "")
    result["runs"] = [{key: value for key, value in run.items() if key not in ("source", "locator", "retrieved")}
                      for run in document.get("runs", [])]
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


def training_run_record(document):
    result = {key: document[key] for key in ("id", "name", "source", "energy_basis")}
    result["scenario"] = json.dumps(document["scenario"])
    result["tokens"] = base(document["tokens"]["value"], document["tokens"]["unit"])
    result["tokens_kind"] = document["tokens"]["kind"]
    for key in ("accelerator_time", "energy", "carbon"):
        value = document[key]
        result[suffixed(key, value["unit"]) if value else key] = base(value["value"], value["unit"]) if value else None
    result["assumptions"] = [{"pointer": key, "rule": rule} for key, rule in document["assumed"].items()]
    return result


def value_records(document):
    """Every number of a file as the file states it."""
    result = []
    for pointer, value in walk(document):
        common = {key: value.get(key, "") for key in ("unit", "kind", "source", "locator", "retrieved", "note")}
        common["qualifier"] = " ".join(value[key] for key in ("direction", "density", "per") if key in value)
        numbers = [(pointer, value.get("value", value.get("central")), value.get("low"), value.get("high"))]
        if "values" in value:
            entries = value["values"].items() if isinstance(value["values"], dict) else enumerate(value["values"])
            numbers = [(f"{pointer}/values/{key}", number, None, None) for key, number in entries]
        result += [{**common, "pointer": at, "value": v, "low": low, "high": high} for at, v, low, high in numbers]
    return plain_value_records(document) + result


def plain_value_records(document):
    """The counts and flags that a file states without an object: they share the file's source, but for its `origins`."""
    kind, own = document.get("kind", "datasheet"), origins(document)
    common = {key: document.get(key, "") for key in ("source", "locator", "retrieved")}
    common.update(kind=kind, note=" ".join(document.get("notes", [])) if kind in ("assumed", "recalled") else "")
    of_key = lambda key: {part: own[key][1].get(part, "") for part in common} if key in own else common
    return [{**of_key(key), "pointer": "/" + key, "unit": "flag" if isinstance(value, bool) else "count", "value": int(value),
             "qualifier": "", "low": None, "high": None} for key, value in document.items() if isinstance(value, int)]


# What a null says, by its key; "not published" for all others.
NULL_TEXTS = {**dict.fromkeys(("module", "default_node", "default_network", "assumed_power_limit", "least_inside_hop", "caps", "bandwidth_ratio",
                               "pat", "tree", "ring", "ll", "ll128", "simple", "multicast_channels", "multicast_channel_bandwidth", "channels"), "none"),
              "library": "as the profile says", "corrections": "not held here",
              "collective_costs": "those of the vendor's library"}


def null_text(root, pointer):
    """What a null means: that nobody published the value, or that there is nothing to publish."""
    last = f"/tiers/{len(root.get('tiers', [])) - 1}/oversubscription_above"  # nothing is above the last tier
    dragonfly = pointer.startswith("/dragonfly_") and root["topology"] not in ("dragonfly", "not_published")
    return "none" if pointer == last or dragonfly else NULL_TEXTS.get(pointer.rpartition("/")[2], "not published")


def text_records(node, pointer="", root=None):
    """The entries of a file that are no numbers, without what identifies the file and where it is from."""
    result, own, root = [], {} if pointer else origins(node), root or node
    for key, value in node.items():
        at, kind = f"{pointer}/{key}", own[key][1]["kind"] if key in own else ""
        if value is None:
            result.append({"pointer": at, "text": null_text(root, at), "kind": kind})
        elif isinstance(value, str) and (pointer or key not in (*FILE_KEYS, "id", "name", "title", "kind")):
            result.append({"pointer": at, "text": value, "kind": kind})
        elif isinstance(value, list) and key not in FILE_KEYS:
            result += [{"pointer": at, "text": ", ".join(value), "kind": kind}] if value and all(isinstance(item, str) for item in value) else []
            result += [record for n, item in enumerate(value) if isinstance(item, dict) for record in text_records(item, f"{at}/{n}", root)]
        elif isinstance(value, dict) and "unit" not in value:
            result += text_records(value, at, root)
    return result


def provenance_record(document, folder):
    return {"id": document["id"], "folder": folder, "name": document.get("name", document.get("title", "")),
            **{key: document.get(key, "") for key in ("source", "locator", "retrieved")}, "notes": document.get("notes", []),
            "texts": text_records(document), "values": value_records(document)}


def records(catalogue):
    """The whole catalogue as lists of dictionaries in base units, by the name of the C++ array."""
    by_id = lambda folder, make: [make(d) for d in sorted(catalogue.folder(folder), key=lambda d: d["id"])]
    result = {name: by_id(name, hardware_record) for name in ("accelerators", "nodes", "networks", "systems")}
    result.update(models=by_id("models", model_record), profiles=by_id("profiles", profile_record), libraries=by_id("libraries", library_record),
                  collective_costs=by_id("collective_costs", collective_cost_record))
    observed = ObservationRecords(catalogue)
    for document in catalogue.folder("observations"):
        result["observations_" + identifier(document["id"])] = [observed.record(o) for o in document["observations"]]
    result["collective_systems"] = by_id("collectives", lambda document: collective_record(catalogue, document))
    result["training_runs"] = by_id("training_runs", training_run_record)
    result["power_measurements"] = by_id("power_measurements", power_measurement_record)
    for document in catalogue.folder("studies"):
        result["study_" + identifier(document["id"])] = study_record(document)
    for folder in FOLDERS:
        if folder in ("observations", "collectives", "power_measurements"):
            continue  # their records name their source; the figures as printed stay in data/
        result["provenance_" + folder] = by_id(folder, lambda document: provenance_record(document, folder))
    result["sources"] = [{"id": key, **value} for key, value in sorted(catalogue.sources.items())]
    return result


def identifier(text):
    return re.sub(r"\W", "_", text)


def data_revision(catalogue):
    parts = (name.encode() + b"\0" + catalogue.raw[name] for name in sorted(catalogue.raw))
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]
