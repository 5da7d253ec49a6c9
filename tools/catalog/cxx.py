"""Records as C++ text: designated initialisers of the structs that record.hpp declares."""
import re

from catalog.files import FOLDERS, UNITS
from catalog.records import data_revision, identifier, records

RECORD = "include/scalekit/catalog/record.hpp"
RECORDS = (RECORD, "include/scalekit/catalog/hardware_record.hpp", "include/scalekit/catalog/observation_record.hpp",
           "include/scalekit/catalog/collective_cost_record.hpp", "include/scalekit/catalog/collective_record.hpp",
           "include/scalekit/catalog/training_run_record.hpp", "include/scalekit/catalog/power_record.hpp")
INCLUDES = {"observation_record": ("observation_record",), "collective_cost_record": ("collective_cost_record", "record"),
            "collective_system_record": ("collective_record", "record"), "training_run_record": ("record", "training_run_record"),
            "power_measurement_record": ("power_record", "record")}  # others: record
FILES = {"collective_systems": "collective_measurements"}  # headers that are not named as their array
PARTIAL = ("profile_override", "collective_cost_override", "algorithm_values", "latency_values", "protocol_values", "algorithm_corrections",
           "protocol_corrections", "range_value")  # structs that may lack values
BANNER = "// Written by tools/generate_catalog.py from data/; change the data, not this file.\n// clang-format off"


class Emitter:
    """Writes dictionaries as designated initialisers of the structs declared in the record headers."""

    def __init__(self, root):
        body = re.sub(r"//.*", "", "".join((root / name).read_text(encoding="ascii") for name in RECORDS))
        self.structs = {name: re.findall(r"^\s+([\w:]+(?:<[\w: ]+>)?)\s+(\w+);", text, re.M)
                        for name, text in re.findall(r"struct (\w+) \{(.*?)\n\};", body, re.S)}
        self.hoisted = []

    def text(self, kind, value, hint, lines=False):
        if kind == "std::string_view":
            return '"' + (value or "").replace("\\", "\\\\").replace('"', '\\"') + '"'
        if kind == "bool":
            return "true" if value else "false"
        if kind in ("int", "unsigned"):
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

    def array(self, kind, items, name):
        if kind == "double":  # many and short: one line
            return f"inline constexpr std::array<double, {len(items)}> {name}{{{{\n    {', '.join(self.text(kind, x, name) for x in items)},\n}}}};\n"
        hints = [f"{name}_{identifier(item['id'])}" if isinstance(item, dict) and "id" in item else f"{name}_{i}"
                 for i, item in enumerate(items)]
        rows = "".join(f"    {self.text(kind, item, hint)},\n" for item, hint in zip(items, hints))
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
    emitter = Emitter(catalogue.root)
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
            parts = [emitter.array(kind, items, array)]
        parts += [finder(kind.removesuffix("_record"), array)] if array in FOLDERS or array in FILES else []
        includes = [f"scalekit/catalog/{name}.hpp" for name in INCLUDES.get(kind, ("record",))]
        result[FILES.get(array, array) + ".hpp"] = emitter.header(plain[:2] + includes, parts)
    folders = [name for name in everything if name.startswith("provenance_")]
    lookup = "".join(f"  if (auto const* found = find_by_id({n}, id)) {{\n    return found;\n  }}\n" for n in folders)
    result["provenance.hpp"] = emitter.header(
        plain[:2] + [f"scalekit/catalog/{name}.hpp" for name in sorted(folders)] + plain[2:],
        [emitter.array("source_record", sources, "sources"), finder("source", "sources"),
         "/// The values of one catalogue file, or null. Ids are unique over all folders.\n"
         "[[nodiscard]] constexpr provenance_record const* find_provenance(std::string_view id) noexcept {\n"
         + lookup + "  return nullptr;\n}\n"])
    result["observations.hpp"] = observation_list(catalogue, emitter)
    result["data_revision.hpp"] = emitter.header(["string_view"], [
        "/// First 12 hexadecimal digits of the SHA-256 over the data files; it changes when any fact does.\n"
        f'inline constexpr std::string_view data_revision = "{data_revision(catalogue)}";\n'])
    return result


def observation_list(catalogue, emitter):
    """The header that names every source of observations with its rows."""
    documents = sorted(catalogue.folder("observations"), key=lambda document: document["id"])
    rows = "".join(f"""    {{.id = "{d['id']}", .title = {emitter.text("std::string_view", d['title'], '')}, .source = "{d['source']}",
     .rows = {d['rows']}, .left_out = {sum(entry['rows'] for entry in d['left_out'])}, .observations = observations_{d['id']}}},\n"""
                   for d in documents)
    names = [f"scalekit/catalog/observations_{document['id']}.hpp" for document in documents]
    return emitter.header(["array", "string_view", "scalekit/catalog/observation_record.hpp", *names, "scalekit/catalog/record.hpp"], [
        f"inline constexpr std::array<observation_source_record, {len(documents)}> observation_sources{{{{\n{rows}}}}};\n",
        "[[nodiscard]] constexpr observation_source_record const* find_observation_source(std::string_view id) noexcept {\n"
        "  return find_by_id(observation_sources, id);\n}\n"])


def kind_of(array):
    """Struct of an array: accelerators, observations_llm_foundry, study_meta_scaling, provenance_nodes, sources."""
    if array in FILES:
        return array.removesuffix("s") + "_record"
    return FOLDERS.get(array, array.split("_")[0].rstrip("s")) + "_record"
