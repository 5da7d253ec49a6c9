#!/usr/bin/env python3
"""data/*.json -> include/scalekit/catalog/*.hpp

    tools/generate_catalog.py            check the data, then write the headers
    tools/generate_catalog.py --check    check the data and the headers, and that every value arrived; write nothing
    tools/generate_catalog.py --export FOLDER
                                         check the data, then write it as JSON in base units, with an index

The parts are in tools/catalog/ and usable apart: `files` and `checks` (data), `records` (dictionaries in base units,
where any other export starts), `export` (JSON), `cxx` and `readback` (C++ text). The shape of a record is read from catalog/record.hpp: a
member without a value, or a value without a member, is an error. Needs jsonschema (Debian: python3-jsonschema). Prints
one line for each problem.
"""
import argparse
import pathlib
import sys

import jsonschema  # noqa: F401  (the tests use it through this module)

from catalog.checks import validate
from catalog.cxx import RECORD, headers
from catalog.export import exported
from catalog.files import ROOT, base, load, walk  # noqa: F401
from catalog.models import parameter_count  # noqa: F401
from catalog.observations import split_of  # noqa: F401
from catalog.readback import check_headers
from catalog.records import data_revision
from catalog.rules import schema_errors  # noqa: F401


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Check data/ and write include/scalekit/catalog/.")
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--check", action="store_true", help="write nothing; also check the committed headers")
    task.add_argument("--export", type=pathlib.Path, metavar="FOLDER", help="write JSON there instead of the headers")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="another copy of the repository")
    options = parser.parse_args(arguments)
    catalogue, problems = load(options.root)
    problems = problems or validate(catalogue)
    try:
        if not problems and options.check:
            problems = check_headers(catalogue)
        elif not problems and options.export:
            options.export.mkdir(parents=True, exist_ok=True)
            for name, text in exported(catalogue).items():
                (options.export / name).write_text(text, encoding="ascii")
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
