"""Every measured collective that was read is accounted for, the split is the hash, and times follow from figures by the rule."""

import collections
import hashlib
import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import test_generate_catalog as base  # noqa: E402

from catalog.collectives import bus_factor, collective_record, flag_names, is_scored, rings_and_chains, times  # noqa: E402

CATALOGUE = base.CATALOGUE
SYSTEMS = {document["id"]: document for document in CATALOGUE.folder("collectives")}

# Role, rows read, of these left out, rows with a flag, scored.
COUNTS = {
    "16x8-h20": ("fitted", 1, 0, 1, 0),
    "2x1-h100": ("fitted", 5, 0, 5, 5),
    "2x8-h100-roce": ("checked", 5, 0, 5, 0),
    "2x8-h20": ("fitted", 5, 0, 0, 5),
    "2x8-h200-nvl": ("checked", 1, 0, 1, 0),
    "2x8-mi300x": ("checked", 14, 2, 12, 0),
    "2x8-mi350x": ("fitted", 6, 0, 6, 3),
    "6x8-h100-roce": ("checked", 1, 0, 1, 0),
    "8x-a100-sxm": ("fitted", 20, 0, 0, 20),
    "8x-a100-vtrain": ("checked", 77, 0, 0, 77),
    "8x-gaudi3": ("checked", 2, 0, 2, 1),
    "8x-h100-dgx": ("fitted", 3, 0, 2, 3),
    "8x-h100-nvls": ("checked", 5, 0, 5, 0),
    "8x-h800": ("checked", 1, 0, 1, 0),
    "8x-mi250x": ("fitted", 4, 0, 4, 0),
    "8x-mi300x": ("fitted", 2, 0, 2, 2),
    "8x-mi300x-xgmi": ("fitted", 18, 0, 3, 18),
    "8x-v100-vtrain": ("checked", 77, 0, 0, 77),
    "a100-8x100g": ("checked", 1, 0, 1, 0),
    "a100-pair": ("checked", 1, 0, 1, 1),
    "adastra-class-mi250x": ("fitted", 6, 0, 6, 0),
    "all-reduce-curve": ("curve", 60, 8, 52, 0),
    "alps-gh200": ("fitted", 1, 0, 1, 1),
    "aws-p4d": ("fitted", 4, 0, 3, 1),
    "azure-nd-gb200-v6-tray": ("checked", 24, 0, 24, 24),
    "azure-nd-h100-v5-nvls": ("checked", 24, 0, 24, 24),
    "coreweave-gb200-nvl72": ("fitted", 17, 0, 12, 5),
    "dgx-a100-8x-hdr": ("fitted", 1, 0, 1, 0),
    "dgx-a100-vidur": ("fitted", 20, 0, 4, 16),
    "dgx-h100-vidur": ("checked", 20, 0, 4, 16),
    "dgx-hgx-h100": ("fitted", 1, 0, 1, 1),
    "gb200-nvl72-one-rack": ("checked", 2, 0, 2, 0),
    "h100-8x400g": ("checked", 8, 0, 8, 2),
    "hgx-a100-4x-hdr": ("fitted", 3, 0, 2, 2),
    "nvlink-pair-a100": ("fitted", 1, 0, 1, 0),
    "nvlink-pair-gb200": ("fitted", 1, 0, 1, 0),
    "nvlink-pair-h100": ("fitted", 1, 0, 1, 0),
    "nvlink-pair-h200": ("fitted", 1, 0, 1, 0),
    "simai-all-gather": ("fitted", 88, 11, 77, 77),
}
# Scored rows by role, nodes and size; MiB limits at 1 and 64.
CELLS = {
    ("fitted", "single", "< 1 MiB"): 11, ("fitted", "single", "1-64 MiB"): 23, ("fitted", "single", ">= 64 MiB"): 32,
    ("fitted", "multi", "< 1 MiB"): 6, ("fitted", "multi", "1-64 MiB"): 20, ("fitted", "multi", ">= 64 MiB"): 67,
    ("checked", "single", "< 1 MiB"): 20, ("checked", "single", "1-64 MiB"): 108, ("checked", "single", ">= 64 MiB"): 92,
    ("checked", "multi", ">= 64 MiB"): 2,
}


def rows(*ids):
    for document in (SYSTEMS[id_] for id_ in ids or SYSTEMS):
        for series in document["series"]:
            for row in series["rows"]:
                yield document, series, row


class Accounts(unittest.TestCase):
    def test_every_system_has_its_rows(self):
        self.assertEqual(set(SYSTEMS), set(COUNTS))
        for name, document in SYSTEMS.items():
            with self.subTest(system=name):
                here = list(rows(name))
                left_out = sum(entry["rows"] for entry in document["left_out"])
                self.assertEqual(document["rows"], len(here) + left_out)
                self.assertEqual((document["role"], document["rows"], left_out, sum(bool(series["flags"]) for _, series, _ in here),
                                  sum(is_scored(CATALOGUE, *row) for row in here)), COUNTS[name])

    def test_rows_of_the_three_tables(self):
        read = {name: document["rows"] for name, document in SYSTEMS.items()}
        self.assertEqual((read.pop("all-reduce-curve"), read.pop("simai-all-gather"), sum(read.values())), (60, 88, 384))
        lines = collections.Counter(series.get("line") for _, series, _ in rows())
        self.assertEqual(lines, {None: 452, "all-reduce-curve": 52, "reduce-scatter-points": 6, "all-gather-point": 1})

    def test_role_is_the_hash_of_the_name(self):
        for name, document in SYSTEMS.items():
            hashed = "checked" if hashlib.sha256(document["name"].encode("utf-8")).digest()[0] % 2 else "fitted"
            self.assertEqual(document["role"], "curve" if name == "all-reduce-curve" else hashed, name)
        names = collections.Counter(document["name"] for document in SYSTEMS.values())
        self.assertEqual({name: count for name, count in names.items() if count > 1}, {"NVLink pair": 4})

    def test_cells_of_the_validation_table(self):
        cells = collections.Counter()
        for document, series, row in rows():
            if is_scored(CATALOGUE, document, series, row):
                size = "< 1 MiB" if row["bytes"] < 2**20 else "1-64 MiB" if row["bytes"] < 2**26 else ">= 64 MiB"
                cells[document["role"], "multi" if series["nodes"] > 1 else "single", size] += 1
        self.assertEqual(cells, CELLS)

    def test_scored_rows_have_no_forbidding_flag(self):
        forbidding = set(flag_names(CATALOGUE, "never_scored"))
        self.assertLess({"bad_case", "pathological", "untuned", "no_size", "threshold", "unstated_algorithm"}, forbidding)
        for document, series, row in rows():
            if is_scored(CATALOGUE, document, series, row):
                self.assertFalse(set(series["flags"]) & forbidding, document["id"])
                self.assertIn("bytes", row)
        self.assertEqual({flag for _, series, _ in rows() for flag in series["flags"]}, set(flag_names(CATALOGUE)))

    def test_names_and_order_of_the_header(self):
        header = (base.ROOT / "include/scalekit/catalog/collective_record.hpp").read_text(encoding="ascii")
        names = header.split("collective_flag_names{")[1].split("}")[0]
        self.assertEqual([name.strip().strip('"') for name in names.split(",")], flag_names(CATALOGUE))
        enumerators = header.split("enum class collective_flag : unsigned {")[1].split("};")[0]
        self.assertEqual([line.split(",")[0].strip() for line in enumerators.splitlines() if line.strip()], flag_names(CATALOGUE))
        forbidding = header.split("using enum collective_flag;")[1].split(";")[0]
        self.assertEqual([word.split()[0] for word in forbidding.split("flag == ")[1:]], flag_names(CATALOGUE, "never_scored"))

    def test_names_are_those_of_the_library(self):
        header = (base.ROOT / "include/scalekit/collectives/collective.hpp").read_text(encoding="ascii")
        of = lambda array: set(re.findall(r'"([^"]+)"', header.split(array + "{")[1].split("}")[0]))
        members = CATALOGUE.schemas["collective_measurement.schema.json"]["$defs"]["series"]["properties"]
        self.assertEqual(set(members["operation"]["enum"]), of("collective_names"))
        self.assertLess(set(members["algorithm"]["enum"]) - {None}, of("collective_algorithm_names"))
        self.assertEqual(set(members["protocol"]["enum"]) - {None}, of("wire_protocol_names"))


class Times(unittest.TestCase):
    """The time of a row by each rule, by hand."""

    def record(self, name, bytes_, **members):
        found = [m for m in collective_record(CATALOGUE, SYSTEMS[name])["measurements"]
                 if m["bytes"] == bytes_ and all(m[key] == value for key, value in members.items())]
        self.assertEqual(len(found), 1)
        return found[0]

    def test_printed(self):
        row = self.record("8x-a100-sxm", 32768.0)
        self.assertEqual((row["time_s"], row["time_from"], row["published_busbw_bytes_per_s"]), (43.83e-6, "time", 1.31e9))

    def test_from_algorithm_bandwidth(self):
        row = self.record("8x-gaudi3", 268435456.0)
        self.assertAlmostEqual(row["time_s"], 268435456 / 293e9, 12)
        self.assertEqual(row["time_from"], "algbw")

    def test_from_bus_bandwidth(self):
        row = self.record("azure-nd-h100-v5-nvls", 8589934592.0)
        self.assertAlmostEqual(row["time_s"], 2 * 7 / 8 * 8589934592 / 478.87e9, 12)
        self.assertEqual((row["time_from"], row["published_time_s"]), ("busbw", None))
        gather = self.record("h100-8x400g", 2147483648.0, operation="all-gather")
        self.assertAlmostEqual(gather["time_s"] * 1e3, 10.7, 1)
        self.assertEqual((gather["line"], gather["scored"]), ("all-gather-point", True))
        curve = self.record("all-reduce-curve", 8388608.0, nodes=4)
        self.assertAlmostEqual(curve["time_s"], 2 * 31 / 32 * 8388608 / 69e9, 12)
        self.assertEqual((curve["scored"], curve["busbw_error_bytes_per_s"]), (False, 2e9))

    def test_from_efficiency(self):
        row = self.record("simai-all-gather", 17179869184.0, nodes=128)
        self.assertAlmostEqual(row["time_s"], 1023 / 1024 * 17179869184 / (0.919175 * 388e9), 9)

    def test_without_a_size(self):
        points = [m for m in collective_record(CATALOGUE, SYSTEMS["h100-8x400g"])["measurements"] if m["line"] == "reduce-scatter-points"]
        self.assertEqual([(m["nodes"], m["published_busbw_bytes_per_s"] / 1e9) for m in points],
                         [(4, 360), (8, 345), (16, 320), (32, 300), (64, 280), (128, 260)])
        self.assertTrue(all(m["time_s"] is None and not m["scored"] for m in points))

    def test_bus_factors(self):
        self.assertEqual([bus_factor(operation, 4) for operation in ("all-reduce", "all-gather", "reduce-scatter", "all-to-all", "broadcast",
                                                                     "point-to-point")], [1.5, 0.75, 0.75, 0.75, 1, 1])

    def test_racks_are_nodes(self):
        rack = [m for m in collective_record(CATALOGUE, SYSTEMS["coreweave-gb200-nvl72"])["measurements"] if m["bytes"] == 2.0**29]
        self.assertEqual([(m["nodes"], m["ranks"], m["hosts"], m["scored"]) for m in rack],
                         [(1, 72, 18, True), (2, 144, 36, False), (20, 1440, 360, False)])


class Rings(unittest.TestCase):
    def test_square_and_line(self):
        square = [[0, 1, 1], [1, 2, 1], [2, 3, 1], [0, 3, 1]]
        self.assertEqual(rings_and_chains(square, 4), (2, 0))
        self.assertEqual(rings_and_chains(square, 3), (0, 1))
        self.assertEqual(rings_and_chains([[0, 1, 3]], 2), (3, 0))
        self.assertEqual(rings_and_chains([[0, 1, 1], [0, 2, 2], [0, 3, 1], [1, 2, 1], [1, 3, 2], [2, 3, 1]], 4), (4, 0))

    def test_hybrid_cube_mesh(self):
        overrides = SYSTEMS["8x-v100-vtrain"]["overrides"]
        per_accelerator = collections.Counter()
        for first, second, number in overrides["links"]:
            self.assertLess(first, second)
            per_accelerator.update({first: number, second: number})
        self.assertEqual(per_accelerator, {accelerator: 6 for accelerator in range(8)})
        record = collective_record(CATALOGUE, SYSTEMS["8x-v100-vtrain"])
        self.assertEqual([(r["ranks"], r["rings"], r["chains"]) for r in record["rings"]],
                         [(2, 1, 0), (3, 2, 0), (4, 4, 0), (5, 0, 2), (6, 2, 0), (7, 4, 0), (8, 6, 0)])
        for rings in record["rings"]:  # no row goes into the bandwidth: it may only not contradict the links
            best = max(row["busbw_gb_per_s"] for _, series, row in rows("8x-v100-vtrain") if series["ranks"] == rings["ranks"])
            if rings["rings"]:
                self.assertAlmostEqual(best * 1e9 / rings["bandwidth_bytes_per_s"], 0.97, delta=0.04)


class Refusals(unittest.TestCase):
    problems, refused = base.Refusals.problems, base.Refusals.refused
    A100 = "collectives/8x-a100-sxm.json"
    V100 = "collectives/8x-v100-vtrain.json"
    H100 = "collectives/h100-8x400g.json"

    def test_role_that_is_not_the_hash(self):
        self.refused(self.A100, ("/role", "checked"), "/role", "the hash of the name says 'fitted'")
        self.refused(self.A100, ("/name", "another name"), "/role", "the hash of the name says")
        self.refused(self.A100, ("/role", "curve"), "/series/0/line", "a curve is a check of its own")
        self.refused("collectives/all-reduce-curve.json", ("/series/0/line", base.DELETE), "/series/0/line", "a curve is a check of its own")

    def test_a_row_that_is_lost_or_doubled(self):
        self.refused(self.A100, ("/series/0/rows/3", base.DELETE), "/rows", "20 rows were read, 19 are here or left out")
        twice = CATALOGUE.documents[self.A100]["series"][0]["rows"][2]
        self.refused(self.A100, ("/series/0/rows/3", twice), "/series/0/rows/3", "is given twice")

    def test_figures_that_contradict_each_other(self):
        self.refused(self.A100, ("/series/0/rows/19/time_us", 147997.0), "/series/0/rows/19", "by its algbw it takes 127998 us, by its time 147997 us")
        self.refused(self.A100, ("/series/0/rows/19/busbw_gb_per_s", 134.22), "/series/0/rows/19", "by its busbw it takes")
        self.refused(self.A100, ("/series/0/rows/19/bytes", 17179869), "/series/0/rows/19", "by its algbw it takes")
        self.refused(self.A100, ("/series/0/operation", "all-gather"), "/series/0/rows/0", "by its busbw it takes")

    def test_flags_follow_from_the_figures(self):
        self.refused(self.A100, ("/series/0/flags", ["derived"]), "/series/0/rows/0", "is flagged derived, and no other row is")
        self.refused(self.H100, ("/series/0/flags", ["approximate"]), "/series/0/rows/0", "is flagged no_size, and no other row is")
        self.refused(self.H100, ("/series/0/flags", ["approximate", "no_size"]), "/series/0/flags", "order of the schema")
        self.refused(self.A100, ("/series/0/flags", ["slow"]), "/series/0/flags/0", "allowed: bad_case, pathological")
        self.refused("collectives/all-reduce-curve.json", ("/series/0/rows/0/busbw_error_gb_per_s", base.DELETE), "/series/0/rows/0", "has an error")
        self.refused("collectives/simai-all-gather.json", ("/reference_bandwidth", base.DELETE), "/series/0/rows/0/efficiency", "needs a reference_bandwidth")

    def test_figures_need_their_unit(self):
        self.refused(self.A100, ("/series/0/rows/0/time_ms", 0.04383), "/series/0/rows/0", "unknown key 'time_ms'")
        self.refused(self.A100, ("/series/0/rows/0/bytes", 32768.5), "/series/0/rows/0/bytes", "is not a whole number")

    def test_system_of_the_catalogue(self):
        self.refused(self.A100, ("/accelerator", "a100"), "/accelerator", "is not in data/accelerators")
        self.refused(self.A100, ("/accelerator", "h100-sxm5-80gb"), "/accelerator", "is not what 'dgx-a100' is built with")
        self.refused(self.A100, ("/network", "infiniband-ndr400"), "/network", "its port carries 50 GB/s, those of the system 25")
        self.refused(self.A100, ("/overrides/nics", 8), "/overrides/nics", "is what the node has")
        self.refused(self.A100, ("/series/0/ranks", 9), "/series/0/ranks", "9 ranks on 1 nodes of 8")
        self.refused(self.A100, ("/series/0/ranks", None), "/series/0/nodes", "nodes and ranks are needed")
        self.refused(self.A100, ("/series/0/source", "hearsay"), "/series/0/source", "is not in data/sources.json")

    def test_library(self):
        self.refused(self.A100, ("/library", "nccl"), "/library", "'nccl' is not in data/libraries")
        self.refused(self.A100, ("/library", "nccl-2.18"), "/library", "goes together with library_version")

    def test_rings_that_the_links_do_not_give(self):
        self.refused(self.V100, ("/overrides/rings/3/rings", 1), "/overrides/rings/3", "the links give 0 rings and 2 chains")
        self.refused(self.V100, ("/overrides/links/0", [0, 1, 2]), "/overrides/rings/0", "the links give 2 rings and 0 chains")
        self.refused(self.V100, ("/overrides/link_bandwidth", base.DELETE), "/overrides", "link_bandwidth")


if __name__ == "__main__":
    unittest.main()
