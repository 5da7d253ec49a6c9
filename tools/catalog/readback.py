"""The written headers read back and compared with the data, so that nothing is lost or changed on the way."""
import json
import re

from catalog.cxx import BANNER, RECORD, Emitter, headers, kind_of
from catalog.files import walk
from catalog.records import records


def read_header(text, known_arrays):
    """The arrays and records of a written header as lists and dictionaries; `not_published` becomes None."""
    def item(tokens):  # a stack of tokens, the next one last
        token = tokens.pop()
        if token.startswith('"'):
            return json.loads(token)
        if token.removeprefix("detail::") in known_arrays:
            return known_arrays[token.removeprefix("detail::")]
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
    emitter = Emitter(catalogue.root)
    for array, items in records(catalogue).items():
        kind = kind_of(array) if isinstance(items, dict) else f"std::span<{kind_of(array)} const>"
        problems += [array + d for d in differences(emitter, kind, items, arrays.get(array), "")]
    written = sum(raw.count(b'"unit":') for raw in catalogue.raw.values())
    seen = sum(1 for document in catalogue.documents.values() for _ in walk(document))
    problems += [f"{written} units in the data files but {seen} values were read"] if written != seen else []
    return [f"{RECORD.rpartition('/')[0]}/{problem}" for problem in problems]
