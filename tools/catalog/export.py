"""The catalogue as JSON for other programs, such as the site: one file for each list of records, in base units."""
import hashlib
import json

from catalog.files import UNITS
from catalog.records import data_revision, records

SUFFIXES = sorted({suffix for _, suffix in UNITS.values() if suffix})


def with_one_name(rows):
    """A value that is not published has no unit of its own: it goes by the name that the other records give it."""
    names = {name for row in rows for name, value in row.items() if value is not None}
    known = lambda name: next((name + suffix for suffix in SUFFIXES if name + suffix in names), name)
    return [{known(name) if value is None else name: value for name, value in row.items()} for row in rows]


def text_of(content):
    return json.dumps(content, indent=1, ensure_ascii=True, allow_nan=False) + "\n"


def exported(catalogue):
    """Text by file name; `index.json` says what each file holds."""
    tables = records(catalogue)
    tables = {f"{name}.json": with_one_name(content) if isinstance(content, list) else [content] for name, content in sorted(tables.items())}
    texts = {name: text_of(rows) for name, rows in tables.items()}
    index = {"data_revision": data_revision(catalogue),
             "files": {name: {"records": len(rows), "sha256": hashlib.sha256(texts[name].encode()).hexdigest()} for name, rows in tables.items()}}
    return {**texts, "index.json": text_of(index)}
