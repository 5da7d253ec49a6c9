#!/usr/bin/env python3
"""Checks the floors of include/scalekit and the rules that every header keeps.

A header belongs to the floor of its folder. It may include headers of its own folder and of lower floors only.
Besides: `#pragma once` comes first, no header is longer than 400 lines (generated ones may be), all text is ASCII,
and <iostream>, fmt and nlohmann are reached only from the headers named for them.

usage: tools/check_floors.py [FOLDER]   FOLDER holds scalekit/, default: include/ of this repository
Prints one line for each violation; exit status 1 when there is one.
"""

import re
import sys
from pathlib import Path

FLOORS = {
    "detail": -1,
    "units": 0,
    "numerics": 1,
    "hardware": 2,
    "collectives": 3,
    "workload": 3,
    "parallelism": 4,
    "training": 5,
    "scaling": 6,
    "economics": 6,
    "sensitivity": 6,
    "search": 7,
    "catalog": 7,
    "report": 8,
}

# Includes that the floors alone would allow: (folder, included folder).
FORBIDDEN = {("workload", "hardware")}

MAX_LINES = 400

# External headers that only public headers of these names may include, directly or through others. Headers in a
# folder detail/ may include them too, but then only such public headers may include these.
RESERVED_INCLUDES = {
    "fmt/": "format.hpp",
    "nlohmann/": "json.hpp",
    "iostream": "io.hpp",
}

GENERATED = "// Written by tools/generate_catalog.py"

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]')
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def folder_of(header):
    """The floor's name of a path below scalekit/, or None for version.hpp, umbrellas and unknown folders."""
    return header.parts[0] if len(header.parts) > 1 else None


def relative(path, root):
    try:
        return path.resolve().relative_to(root.resolve())
    except ValueError:
        return Path("..") / path.name


def included_headers(root, header, text):
    """Yields the path below scalekit/ of each include that names a header of the library."""
    for line in text.splitlines():
        match = INCLUDE.match(line)
        if not match:
            continue
        name = match[2]
        if name.startswith("scalekit/"):
            yield Path(name[len("scalekit/"):])
        elif match[1] == '"':
            yield relative((root / header).parent / name, root)


def check_includes(root, header, text):
    folder = folder_of(header)
    if folder is None:
        return
    if folder not in FLOORS:
        yield f"{header}: the folder {folder}/ belongs to no floor"
        return
    floor = FLOORS[folder]
    for target in included_headers(root, header, text):
        if not (root / target).is_file():
            yield f"{header} includes {target}, which does not exist"
            continue
        if target == Path("version.hpp"):
            continue
        # An umbrella NAME.hpp beside the folder NAME/ counts as a header of that folder.
        target_folder = folder_of(target) or target.stem
        if target_folder not in FLOORS:
            yield f"{header} includes {target}, which belongs to no floor"
            continue
        if folder_of(target) is None and target_folder == folder:
            yield f"{header} includes {target}, the umbrella of its own folder"
            continue
        target_floor = FLOORS[target_folder]
        allowed = target_folder == folder or target_floor < floor
        if not allowed or (folder, target_folder) in FORBIDDEN:
            yield f"{header} (floor {floor}) includes {target} (floor {target_floor})"


def check_text(header, text):
    directives = [line.strip() for line in COMMENT.sub("", text).splitlines() if line.strip()]
    if not directives or directives[0] != "#pragma once":
        yield f"{header}: the first line that is no comment must be #pragma once"
    lines = text.count("\n")
    if lines > MAX_LINES and GENERATED not in text:
        yield f"{header}: {lines} lines, at most {MAX_LINES} are allowed"
    for number, line in enumerate(text.splitlines(), 1):
        if not line.isascii():
            yield f"{header}:{number}: a character that is not ASCII"


def reserved_includes(root, texts):
    """For each header the reserved external headers that it reaches, with the path on which it does."""
    reached = {}

    def visit(header):
        if header not in reached:
            reached[header] = {}  # also ends a circle of includes
            for line in texts[header].splitlines():
                match = INCLUDE.match(line)
                if match and any(match[2].startswith(prefix) for prefix in RESERVED_INCLUDES):
                    reached[header][match[2]] = [header]
            for target in included_headers(root, header, texts[header]):
                if target in texts:
                    for external, path in visit(target).items():
                        reached[header].setdefault(external, [header, *path])
        return reached[header]

    for header in texts:
        visit(header)
    return reached


def check_reserved(root, texts):
    for header, reached in reserved_includes(root, texts).items():
        if "detail" in header.parts:
            continue
        for external, path in reached.items():
            prefix = next(prefix for prefix in RESERVED_INCLUDES if external.startswith(prefix))
            if header.name != RESERVED_INCLUDES[prefix]:
                through = "".join(f" through {step}" for step in path[1:])
                yield f"{header} includes <{external}>{through}; only headers named {RESERVED_INCLUDES[prefix]} may"


def check(include_folder):
    """All violations below FOLDER/scalekit, and the number of headers."""
    root = Path(include_folder) / "scalekit"
    headers = sorted(path.relative_to(root) for path in root.rglob("*.hpp"))
    problems = []
    if not headers:
        problems.append(f"no header below {root}")
    texts = {header: (root / header).read_text(encoding="utf-8") for header in headers}
    for header, text in texts.items():
        problems += check_includes(root, header, text)
        problems += check_text(header, text)
    problems += check_reserved(root, texts)
    return problems, len(headers)


def main(arguments):
    default = Path(__file__).resolve().parent.parent / "include"
    problems, count = check(arguments[0] if arguments else default)
    for problem in problems:
        print(problem)
    print(f"{count} headers, {len(problems)} violations of the floors")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
