"""The data files as Python objects: loading them, finding the values in them, and their units."""
import json
import math
import pathlib
from fractions import Fraction

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDERS = {"accelerators": "accelerator", "nodes": "node", "networks": "network", "systems": "system",
           "models": "model", "collective_costs": "collective_cost", "profiles": "profile", "libraries": "library",
           "observations": "observation", "studies": "study", "collectives": "collective_measurement",
           "training_runs": "training_run", "power_measurements": "power_measurement"}
UNITS = {  # unit of a file -> factor to the base unit, suffix of the member's name
    "1": (1, ""), "%": (Fraction(1, 100), ""), "count": (1, ""), "parameters": (1, ""),
    "tokens": (1, "_tokens"), "tokens/s": (1, ""), "sequences/s": (1, ""), "flag": (1, ""),
    "days": (86400, "_s"), "s": (1, "_s"), "ms": (Fraction(1, 1000), "_s"), "us": (Fraction(1, 10**6), "_s"), "ns": (Fraction(1, 10**9), "_s"),
    "MB": (10**6, "_bytes"), "MiB": (2**20, "_bytes"), "GB": (10**9, "_bytes"), "GiB": (2**30, "_bytes"),
    "GB/s": (10**9, "_bytes_per_s"), "TB/s": (10**12, "_bytes_per_s"), "Gb/s": (Fraction(10**9, 8), "_bytes_per_s"),
    "TFLOP/s": (10**12, "_flops_per_s"), "PFLOP/s": (10**15, "_flops_per_s"),
    "TOP/s": (10**12, "_ops_per_s"), "MHz": (10**6, "_hz"), "GHz": (10**9, "_hz"),
    "W": (1, "_w"), "kW": (1000, "_w"), "MWh": (3_600_000_000, "_j"), "t CO2e": (10**6, "_g_co2e"), "GPU h": (3600, "_accelerator_s"),
    "USD/h": (Fraction(1, 3600), "_dollars_per_accelerator_s"), "failures/(node day)": (1, ""),
    "B/parameter": (1, "_bytes_per_parameter"), "B/logit": (1, "_bytes_per_logit"),
}
FILE_KEYS = ("source", "locator", "retrieved", "notes", "origins")


class Catalogue:
    """The parsed files: `documents` maps a path below data/ to its content, `sources` an id to its entry."""

    def __init__(self, root):
        self.root, self.documents, self.sources, self.schemas, self.raw, self.validators = root, {}, {}, {}, {}, {}

    def folder(self, name):
        return [self.documents[path] for path in sorted(self.documents) if path.startswith(name + "/")]


def load(root=ROOT):
    catalogue, problems = Catalogue(pathlib.Path(root)), []
    data = catalogue.root / "data"
    for name, path in sorted((path.relative_to(data).as_posix(), path) for path in data.rglob("*.json")):
        raw = path.read_bytes()
        try:
            document = json.loads(raw.decode("ascii"), object_pairs_hook=unique_keys, parse_constant=finite, parse_float=finite)
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


def finite(text):
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is no number of JSON, or too large for one")
    return number


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


def origins(document):
    """Where plain entries of a file are from that are not from the file's own source: key -> (pointer, origin)."""
    return {key: (f"/origins/{index}", origin) for index, origin in enumerate(document.get("origins", [])) for key in origin["keys"]}


def base(value, unit):
    """The value in base units, rounded once."""
    return None if value is None else float(Fraction(str(value)) * UNITS[unit][0])


def suffixed(name, unit):
    return name if name.endswith(UNITS[unit][1]) else name + UNITS[unit][1]
