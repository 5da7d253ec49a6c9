#!/usr/bin/env python3
"""Checks the umbrella headers of include/scalekit.

NAME.hpp beside the folder NAME/ includes exactly the public headers of that folder (not those of detail/), except
the opt-in ones; scalekit.hpp includes version.hpp and the umbrella of every floor from units to scaling. An
umbrella holds nothing but includes and comments, and its includes are sorted.

usage: tools/check_umbrellas.py [FOLDER]   FOLDER holds scalekit/, default: include/ of this repository
Prints one line for each violation; exit status 1 when there is one.
"""

import re
import sys
from pathlib import Path

# Folders that must have an umbrella; scalekit.hpp includes these umbrellas.
FLOORS = [
    "units", "numerics", "hardware", "collectives", "workload", "parallelism", "training", "scaling",
    "economics",
]

# Headers that a user includes by name, wherever they are: they cost much to compile or need another library.
OPT_IN = {"dual.hpp", "format.hpp", "io.hpp", "json.hpp", "least_squares.hpp", "testing.hpp"}

LINE_COMMENT = re.compile(r"//.*$")
INCLUDE = re.compile(r'#include (?:<scalekit/([^>"]+)>|"scalekit/([^>"]+)")$')


def includes_of(umbrella, name):
    """The headers that an umbrella includes, in order, and its violations of form."""
    included, problems = [], []
    for number, line in enumerate(umbrella.read_text(encoding="utf-8").splitlines(), 1):
        line = LINE_COMMENT.sub("", line).strip()
        if not line or line == "#pragma once":
            continue
        match = INCLUDE.match(line)
        if match:
            included.append(match[1] or match[2])
        else:
            problems.append(f"{name}:{number}: an umbrella holds nothing but includes of scalekit/")
    for header in sorted({header for header in included if included.count(header) > 1}):
        problems.append(f"{name} includes {header} twice")
    return included, problems


def compare(name, included, wanted):
    for header in sorted(wanted - set(included)):
        yield f"{name} does not include {header}"
    for header in sorted(set(included) - wanted):
        yield f"{name} includes {header}, which does not belong there"
    if included != sorted(included):
        yield f"{name}: the includes are not sorted"


def check(include_folder):
    """All violations below FOLDER/scalekit, and the number of umbrellas."""
    root = Path(include_folder) / "scalekit"
    problems, count = [], 0
    for floor in FLOORS:
        umbrella = root / f"{floor}.hpp"
        if not umbrella.is_file():
            problems.append(f"{floor}.hpp is missing")
    for umbrella in sorted(root.glob("*.hpp")):
        name = umbrella.name
        folder = root / umbrella.stem
        if name == "scalekit.hpp":
            wanted = {f"{floor}.hpp" for floor in FLOORS} | {"version.hpp"}
        elif folder.is_dir():
            wanted = {f"{folder.name}/{header.name}" for header in folder.glob("*.hpp")
                      if header.name not in OPT_IN}
        elif name == "version.hpp":
            continue
        else:
            problems.append(f"{name} is no umbrella: there is no folder {umbrella.stem}/")
            continue
        count += 1
        included, violations = includes_of(umbrella, name)
        problems += violations
        problems += compare(name, included, wanted)
    if not (root / "scalekit.hpp").is_file():
        problems.append("scalekit.hpp is missing")
    return problems, count


def main(arguments):
    default = Path(__file__).resolve().parent.parent / "include"
    problems, count = check(arguments[0] if arguments else default)
    for problem in problems:
        print(problem)
    print(f"{count} umbrella headers, {len(problems)} violations")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
