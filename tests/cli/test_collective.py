"""`scalekit collective` and `scalekit validate --source collectives` from outside."""

import csv
import io
import json
import os
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

CLI = os.environ["SCALEKIT_CLI"]
OPERATIONS = ("all-gather", "reduce-scatter", "all-reduce", "broadcast", "all-to-all", "point-to-point")


def run(*arguments, text=None):
    return subprocess.run([CLI, *map(str, arguments)], input=text, capture_output=True, text=True, timeout=60)


def result(operation, *arguments, text=None):
    done = run("collective", operation, *arguments, "--json", text=text)
    assert done.returncode == 0, done
    return json.loads(done.stdout)


def error(operation, *arguments, text=None):
    done = run("collective", operation, *arguments, "--json", text=text)
    assert done.returncode == 2, done
    return json.loads(done.stdout)["error"]


def factor(operation, ranks):
    """Bus bandwidth over algorithm bandwidth, from nccl-tests' PERFORMANCE.md."""
    return {"all-reduce": 2 * (ranks - 1) / ranks, "broadcast": 1.0, "point-to-point": 1.0}.get(operation, (ranks - 1) / ranks)


class OneSize(unittest.TestCase):
    def test_keys_of_the_contract(self):
        r = result("all-reduce", "--bytes", "1GiB", "--accelerators", 256)
        for key in ("operation", "bytes", "accelerators", "nodes", "group_size", "stride", "time_s", "latency_s", "algorithm",
                    "protocol", "algbw_bytes_per_s", "busbw_bytes_per_s", "limit_busbw_bytes_per_s", "half_bandwidth_bytes",
                    "alternatives", "selection_points", "range", "extrapolation", "resolved", "version"):
            self.assertIn(key, r)
        self.assertEqual((r["operation"], r["bytes"], r["accelerators"], r["nodes"]), ("all-reduce", 2**30, 256, 32))
        self.assertEqual((r["group_size"], r["stride"], r["groups_sharing_network"]), (256, 1, 1))
        self.assertEqual(r["resolved"]["library"], "nccl-2.23")
        self.assertEqual(set(r["version"]), {"library", "model", "data"})

    def test_bandwidths_are_those_of_nccl_tests(self):
        for operation in OPERATIONS:
            for count in (8, 64):
                r = result(operation, "--bytes", "64MiB", "--accelerators", count)
                self.assertAlmostEqual(r["algbw_bytes_per_s"], 2**26 / r["time_s"], delta=1e-6 * r["algbw_bytes_per_s"])
                ratio = r["busbw_bytes_per_s"] / r["algbw_bytes_per_s"]
                self.assertAlmostEqual(ratio, factor(operation, r["group_size"]), places=9, msg=operation)

    def test_forced_pairs_are_the_alternatives(self):
        for operation, count in (("all-reduce", 64), ("all-gather", 64), ("all-gather", 8), ("broadcast", 16)):
            arguments = ("--bytes", "16MiB", "--accelerators", count)
            r = result(operation, *arguments)
            times = [a["time_s"] for a in r["alternatives"]]
            self.assertEqual(times, sorted(times))
            for a in r["alternatives"]:
                self.assertAlmostEqual(a["busbw_bytes_per_s"], 2**24 * factor(operation, count) / a["time_s"], delta=1.0)
                self.assertLessEqual(a["latency_s"], a["time_s"])
                if a["algorithm"] == "hierarchical":
                    continue
                one = result(operation, *arguments, "--algorithm", a["algorithm"], "--protocol", a["protocol"])
                self.assertEqual((one["time_s"], one["algorithm"], one["protocol"]), (a["time_s"], a["algorithm"], a["protocol"]))
                self.assertEqual(one["selection_points"], [])
            chosen = [a for a in r["alternatives"] if (a["algorithm"], a["protocol"]) == (r["algorithm"], r["protocol"])]
            self.assertEqual([a["time_s"] for a in chosen], [r["time_s"]])
            offered = [a for a in r["alternatives"] if a["offered"]]
            self.assertEqual(r["cheapest"]["time_s"], offered[0]["time_s"])
            # The library runs what its own tuner expects to be fastest.
            self.assertEqual(min(offered, key=lambda a: a["tuner_estimate_s"]), chosen[0])
            best = result(operation, *arguments, "--choice", "best")
            self.assertEqual(best["time_s"], r["cheapest"]["time_s"])

    def test_a_ring_is_its_latency_and_its_volume(self):
        """Far above and below: 2^40 more bytes take 2^40 x 2 (n-1)/n over the limiting bus bandwidth longer."""
        forced = ("--accelerators", 64, "--algorithm", "ring", "--protocol", "Simple")
        low = result("all-reduce", "--bytes", 2**40, *forced)
        high = result("all-reduce", "--bytes", 2**41, *forced)
        self.assertAlmostEqual((high["time_s"] - low["time_s"]) * low["limit_busbw_bytes_per_s"] / (2**40 * 126 / 64), 1.0, places=3)
        # Ranks add hops: latency grows with them.
        small = [result("all-reduce", "--bytes", 1024, "--accelerators", n, "--algorithm", "ring", "--protocol", "LL")["time_s"]
                 for n in (16, 32, 64, 128)]
        self.assertEqual(small, sorted(small))

    def test_hierarchical_and_pat_can_be_forced(self):
        arguments = ("--bytes", "16MiB", "--accelerators", 256)
        flat = result("all-gather", *arguments)
        for algorithm in ("hierarchical", "pat"):
            r = result("all-gather", *arguments, "--algorithm", algorithm)
            self.assertEqual(r["algorithm"], algorithm)
            self.assertLess(r["time_s"], flat["time_s"])
            self.assertFalse(next(a for a in r["alternatives"] if a["algorithm"] == algorithm)["offered"])

    def test_half_bandwidth(self):
        r = result("all-reduce", "--bytes", "1MiB", "--accelerators", 64)
        at = result("all-reduce", "--bytes", r["half_bandwidth_bytes"] + 1, "--accelerators", 64)
        self.assertAlmostEqual(at["busbw_bytes_per_s"] / r["limit_busbw_bytes_per_s"], 0.5, delta=0.01)

    def test_selection_points_are_where_the_choice_changes(self):
        r = result("all-reduce", "--bytes", "1MiB", "--accelerators", 64)
        self.assertTrue(r["selection_points"])
        for p in r["selection_points"][:3]:
            for bytes_, side in ((p["bytes"] - 1, p["before"]), (p["bytes"], p["after"])):
                at = result("all-reduce", "--bytes", bytes_, "--accelerators", 64)
                self.assertEqual({k: at[k] for k in side}, side)

    def test_range_holds_the_time(self):
        for operation in OPERATIONS:
            r = result(operation, "--bytes", "4MiB", "--accelerators", 16)
            low, high = r["range"]["time_s"]
            self.assertLess(low, r["time_s"])
            self.assertGreater(high, r["time_s"])

    def test_what_cannot_be_chosen_is_not_called_chosen(self):
        for operation in ("all-to-all", "point-to-point"):
            text = run("collective", operation, "--bytes", "1MiB", "--accelerators", 16).stdout
            self.assertIn("pairwise Simple, the only algorithm", text)
            self.assertNotIn("the library", text)
        two_levels = ("all-gather", "--bytes", "1MiB", "--accelerators", 144, "--algorithm", "hierarchical")
        self.assertEqual(result(*two_levels)["selection_points"], [])

    def test_the_limit_is_the_largest_of_all_buffers(self):
        for count in (8, 72, 144):
            arguments = ("--accelerator", "gb200-nvl72", "--accelerators", count)
            sweep = result("all-reduce", "--sweep", "1KiB..1TiB", *arguments)
            largest = max(size["busbw_bytes_per_s"] for size in sweep["sizes"])
            self.assertAlmostEqual(sweep["limit_busbw_bytes_per_s"], largest, delta=1e-9 * largest)

    def test_a_captured_graph_is_shorter(self):
        for operation in OPERATIONS:
            arguments = (operation, "--bytes", "8KiB", "--accelerators", 8)
            self.assertLess(result(*arguments, "--graph")["time_s"], result(*arguments)["time_s"], operation)

    def test_underscores_and_units(self):
        self.assertEqual(result("all_reduce", "--bytes", "65536", "--accelerators", 8),
                         result("all-reduce", "--bytes", "64KiB", "--accelerators", 8))
        for text, bytes_ in (("1.5KiB", 1536), ("2 MB", 2_000_000), ("1e6", 1_000_000), ("3kB", 3000), ("1GB", 10**9), ("7B", 7), ("1PiB", 2**50)):
            self.assertEqual(result("all-reduce", "--bytes", text, "--accelerators", 8)["bytes"], bytes_)


class Groups(unittest.TestCase):
    def test_stride_shares_the_cards(self):
        r = result("reduce-scatter", "--bytes", "1GiB", "--accelerators", 64, "--stride", 8)
        self.assertEqual((r["group_size"], r["stride"], r["nodes"], r["groups_sharing_network"]), (8, 8, 8, 8))
        alone = result("reduce-scatter", "--bytes", "1GiB", "--accelerators", 64)
        self.assertLess(r["limit_busbw_bytes_per_s"], alone["limit_busbw_bytes_per_s"] / 4)

    def test_a_group_inside_a_node(self):
        r = result("all-gather", "--bytes", "1GiB", "--accelerators", 64, "--group-size", 8)
        self.assertEqual((r["nodes"], r["group_size"]), (1, 8))
        part = result("all-gather", "--bytes", "1GiB", "--accelerators", 6)
        self.assertEqual(part["nodes"], 1)

    def test_groups_that_do_not_fill_nodes_are_counted(self):
        for count, size, nodes, sharing in ((88, 11, 3, 2), (152, 19, 4, 2), (24, 12, 2, 2), (24, 3, 2, 2), (12, 12, 2, 1), (96, 16, 2, 1)):
            r = result("all-gather", "--bytes", "1GiB", "--accelerators", count, "--group-size", size)
            self.assertEqual((r["nodes"], r["groups_sharing_network"]), (nodes, sharing), (count, size))

    def test_a_group_that_does_not_divide_a_node_is_priced(self):
        r = result("all-gather", "--bytes", "1GiB", "--accelerators", 24, "--group-size", 3)
        self.assertEqual(r["nodes"], 2)
        self.assertEqual(result("all-gather", "--bytes", "1MiB", "--accelerators", 20)["nodes"], 3)

    def test_point_to_point_joins_two(self):
        inside = result("point-to-point", "--bytes", "1GiB", "--accelerators", 8)
        across = result("point-to-point", "--bytes", "1GiB", "--accelerators", 16)
        self.assertEqual((inside["group_size"], inside["nodes"], across["nodes"], across["stride"]), (2, 1, 2, 8))
        self.assertGreater(across["time_s"], inside["time_s"])


class Hardware(unittest.TestCase):
    SYSTEM = {"accelerator": "h100-sxm5-80gb", "accelerators": 64, "node": "dgx-h100", "network": "infiniband-ndr400"}

    def test_every_operation_on_many_parts(self):
        for accelerator, count in (("v100-sxm2-32gb", 16), ("a100-sxm4-80gb", 16), ("gb200-nvl72", 144), ("mi300x", 16),
                                   ("mi250x-gcd", 32), ("tpu-v5p", 64), ("gaudi3", 16), ("l40s-48gb", 16), ("rtx-4090", 16)):
            for operation in OPERATIONS:
                r = result(operation, "--bytes", "1MiB", "--accelerators", count, "--accelerator", accelerator)
                self.assertGreater(r["time_s"], 0.0)
                self.assertEqual(r["resolved"]["system"]["accelerator"], accelerator)

    def test_amd_runs_rccl(self):
        r = result("all-reduce", "--bytes", "1MiB", "--accelerators", 8, "--accelerator", "mi300x")
        self.assertTrue(r["resolved"]["library"].startswith("rccl"))

    def test_a_library_can_be_named(self):
        old = result("all-gather", "--bytes", "1MiB", "--accelerators", 64, "--stride", 8, "--library", "nccl-2.12")
        self.assertEqual(old["resolved"]["library"], "nccl-2.12")
        self.assertNotIn("pat", {a["algorithm"] for a in old["alternatives"]})

    def test_a_machine_by_name(self):
        r = result("all-reduce", "--bytes", "1GiB", "--accelerators", 1024, "--system", "frontier")
        self.assertEqual(r["resolved"]["system"]["system"], "frontier")
        self.assertEqual(r["resolved"]["system"]["accelerator"], "mi250x-gcd")

    def test_system_of_a_scenario(self):
        direct = result("all-reduce", "--bytes", "1GiB", "--accelerators", 64)
        self.assertEqual(result("all-reduce", "--bytes", "1GiB", "--file", "-", text=json.dumps({"system": self.SYSTEM})), direct)
        named = json.dumps({"system": "frontier", "accelerators": 8})
        self.assertEqual(result("all-reduce", "--bytes", "1GiB", "--file", "-", text=named)["accelerators"], 8)
        self.assertEqual(result("all-reduce", "--bytes", "1GiB", "--file", "-", "--accelerators", 64, text=named)["accelerators"], 64)
        resolved = json.dumps({"system": direct["resolved"]["system"]})
        self.assertEqual(result("all-reduce", "--bytes", "1GiB", "--file", "-", text=resolved), direct)

    def test_own_network(self):
        own = {"bandwidth_bytes_per_s": 25e9, "latency_s": 5e-6, "oversubscription": 2.0}
        text = json.dumps({"system": {**self.SYSTEM, "network": own}})
        from_scenario = result("all-gather", "--bytes", "1GiB", "--file", "-", text=text)
        self.assertIn("the network is the user's own", from_scenario["extrapolation"])
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.json")
            with open(path, "w", encoding="utf-8") as f:
                json.dump(own, f)
            from_option = result("all-gather", "--bytes", "1GiB", "--accelerators", 64, "--network", path)
            self.assertEqual(from_option, from_scenario)
            slow = {**own, "latency_s": 50e-6}
            with open(path, "w", encoding="utf-8") as f:
                json.dump(slow, f)
            self.assertGreater(result("all-gather", "--bytes", "1GiB", "--accelerators", 64, "--network", path)["time_s"],
                               from_option["time_s"])
            with open(path, "w", encoding="utf-8") as f:
                json.dump({"bandwith_bytes_per_s": 25e9}, f)
            e = error("all-gather", "--bytes", "1GiB", "--accelerators", 64, "--network", path)
            self.assertEqual((e["code"], e["pointer"], e["nearest"]),
                             ("unknown_key", "/bandwith_bytes_per_s", ["bandwidth_bytes_per_s"]))

    def test_own_node(self):
        node = {"accelerators": 4, "ring_bandwidth_bytes_per_s": 100e9}
        r = result("all-gather", "--bytes", "1GiB", "--file", "-", text=json.dumps({"system": {**self.SYSTEM, "node": node}}))
        self.assertEqual(r["nodes"], 16)
        self.assertIn("the node is the user's own", r["extrapolation"])

    def test_oversubscription_narrows(self):
        def limit(ratio):
            network = {"bandwidth_bytes_per_s": 50e9, "oversubscription": ratio}
            text = json.dumps({"system": {**self.SYSTEM, "network": network}})
            return result("all-gather", "--bytes", "1GiB", "--file", "-", text=text)["limit_busbw_bytes_per_s"]

        self.assertLess(limit(4.0), 0.5 * limit(1.0))

    def test_what_no_measurement_covers_is_said(self):
        r = result("all-to-all", "--bytes", "1GiB", "--accelerators", 16, "--accelerator", "mi300x")
        self.assertTrue(any("no measured all-to-all across nodes" in reason for reason in r["extrapolation"]))
        r = result("all-to-all", "--bytes", "1GiB", "--accelerators", 144, "--accelerator", "gb200-nvl72")
        self.assertTrue(any("what a peer costs" in reason for reason in r["extrapolation"]))
        self.assertTrue(any("scale-up domains of 72" in reason for reason in r["extrapolation"]))
        r = result("all-reduce", "--bytes", "1GiB", "--accelerators", 8192)
        self.assertTrue(any("8192 ranks" in reason for reason in r["extrapolation"]))
        self.assertFalse(any("TDP" in reason for reason in
                             result("all-reduce", "--bytes", 8, "--accelerators", 8, "--accelerator", "tpu-v4")["extrapolation"]))


class Errors(unittest.TestCase):
    def check(self, code, nearest, *arguments):
        e = error(*arguments)
        self.assertEqual(e["code"], code, e)
        self.assertEqual(set(e), {"code", "message", "pointer", "nearest"})
        if nearest is not None:
            self.assertEqual(e["nearest"], nearest)
        return e

    def test_names(self):
        size = ("--bytes", "1MiB", "--accelerators", 16)
        self.check("unknown_operation", ["all-reduce"], "all-redcue", *size)
        self.check("unknown_algorithm", ["tree", "nvls-tree"], "all-reduce", *size, "--algorithm", "tre")
        self.check("unknown_protocol", ["LL", "LL128", "Simple"], "all-reduce", *size, "--protocol", "zz")
        self.assertIn("nccl-2.23", self.check("unknown_library", None, "all-reduce", *size, "--library", "nccl-2.24")["nearest"])
        self.assertIn("h100-sxm5-80gb", self.check("unknown_accelerator", None, "all-reduce", *size, "--accelerator", "h100")["nearest"])
        self.check("unknown_network", None, "all-reduce", *size, "--network", "ethernet")
        e = self.check("node_of_other_accelerators", ["dgx-h100"], "all-reduce", *size, "--node", "frontier-node")
        self.assertTrue(e["message"].startswith("--node"))
        self.check("invalid_command_line", None, "all-reduce", *size, "--choice", "worst")

    def test_pairs_that_there_are_not(self):
        size = ("--bytes", "1MiB", "--accelerators", 16)
        e = self.check("algorithm_not_available", None, "all-gather", *size, "--algorithm", "tree")
        self.assertEqual(set(e["nearest"]), {"ring", "pat", "hierarchical"})
        self.check("algorithm_not_available", ["Simple"], "all-reduce", *size, "--algorithm", "nvls-tree", "--protocol", "LL")
        self.check("algorithm_not_available", None, "all-reduce", "--bytes", "1MiB", "--accelerators", 8, "--algorithm", "hierarchical")
        self.check("algorithm_not_available", ["pairwise"], "all-to-all", *size, "--algorithm", "ring")

    def test_sizes(self):
        self.check("invalid_size", ["8MiB", "8MB"], "all-reduce", "--bytes", "8M", "--accelerators", 8)
        for text in ("", "x", "-1", "0", "1.5", "2PiB", "nan", "inf", "1e400", "8 parsecs"):
            e = error("all-reduce", f"--bytes={text}", "--accelerators", 8)
            self.assertIn(e["code"], ("invalid_size", "missing_option", "invalid_command_line"), text)
        for text in ("1KiB", "8KiB..1KiB", "1KiB..", "..1KiB", "1KiB..x"):
            self.check("invalid_size", None, "all-reduce", "--sweep", text, "--accelerators", 8)

    def test_options(self):
        self.check("missing_option", [], "all-reduce", "--accelerators", 8)
        self.check("missing_option", [], "all-reduce", "--bytes", 8)
        self.check("conflicting_options", [], "all-reduce", "--bytes", 8, "--sweep", "1..8", "--accelerators", 8)
        self.check("conflicting_options", [], "all-reduce", "--bytes", 8, "--svg", "x.svg", "--accelerators", 8)
        self.check("conflicting_options", [], "all-reduce", "--bytes", 8, "--file", "x.json", "--accelerator", "mi300x")
        self.check("cannot_read_file", [], "all-reduce", "--bytes", 8, "--file", "no-such.json")

    def test_groups(self):
        size = ("--bytes", "1MiB", "--accelerators")
        self.check("value_out_of_range", [2], "all-reduce", *size, 1)
        self.check("group_too_large", [8], "all-reduce", *size, 16, "--group-size", 9, "--stride", 2)
        self.check("group_too_large", [], "all-reduce", *size, 16, "--stride", 16)
        self.check("value_out_of_range", [1], "all-reduce", *size, 16, "--stride", 3)
        self.check("value_out_of_range", [2], "all-reduce", *size, 16, "--group-size", 1)
        self.check("value_out_of_range", [1], "all-reduce", *size, 16, "--stride", 0)
        self.check("value_out_of_range", [2], "point-to-point", *size, 16, "--group-size", 4)
        self.check("value_out_of_range", None, "all-reduce", *size, 10**9)
        self.check("value_out_of_range", None, "all-reduce", *size, 100000, "--system", "selene")

    def test_in_words(self):
        done = run("collective", "all-gather", "--bytes", "1MiB", "--accelerators", 16, "--algorithm", "tree")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("algorithm_not_available", done.stderr)


class Sweep(unittest.TestCase):
    ARGUMENTS = ("all-reduce", "--sweep", "1KiB..16GiB", "--accelerators", 256)

    def test_sizes_are_single_calls(self):
        r = result(*self.ARGUMENTS)
        self.assertEqual([s["bytes"] for s in r["sizes"]], [2**i for i in range(10, 35)])
        for s in r["sizes"][::6]:
            one = result("all-reduce", "--bytes", s["bytes"], "--accelerators", 256)
            for key in s:
                self.assertEqual(s[key], one[key])
            self.assertLessEqual(s["cheapest"]["time_s"], s["time_s"])
        self.assertEqual([s["bytes"] for s in result("all-reduce", "--sweep", "3..20", "--accelerators", 8)["sizes"]], [3, 6, 12, 20])

    def test_the_cheapest_is_monotone(self):
        times = [s["cheapest"]["time_s"] for s in result(*self.ARGUMENTS)["sizes"]]
        self.assertEqual(times, sorted(times))

    def test_csv(self):
        out = run("collective", *self.ARGUMENTS, "--csv").stdout
        rows = list(csv.DictReader(io.StringIO(out)))
        sizes = result(*self.ARGUMENTS)["sizes"]
        self.assertEqual(len(rows), len(sizes))
        for row, size in zip(rows, sizes):
            self.assertEqual(int(row["bytes"]), size["bytes"])
            self.assertEqual(float(row["time_s"]), size["time_s"])
            self.assertEqual((row["algorithm"], row["protocol"]), (size["algorithm"], size["protocol"]))
            self.assertEqual(float(row["cheapest_time_s"]), size["cheapest"]["time_s"])
            self.assertEqual([float(row["time_low_s"]), float(row["time_high_s"])], size["range"]["time_s"])
        self.assertEqual(len(run("collective", "all-reduce", "--bytes", 8, "--accelerators", 8, "--csv").stdout.splitlines()), 2)

    def test_svg(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "sweep.svg")
            for operation, low, accelerator in (("all-reduce", "1KiB", "h100-sxm5-80gb"), ("all-to-all", "16GiB", "mi300x"),
                                                ("all-gather", "3", "tpu-v5p")):
                done = run("collective", operation, "--sweep", f"{low}..16GiB", "--accelerators", 64, "--accelerator", accelerator, "--svg", path)
                self.assertEqual(done.returncode, 0, done.stderr)
                root = ElementTree.parse(path).getroot()
                self.assertTrue(root.tag.endswith("svg"))
                texts = " ".join(t.text or "" for t in root.iter("{http://www.w3.org/2000/svg}text"))
                self.assertIn("message size", texts)
                self.assertIn("cheapest", texts)
                self.assertNotIn("nan", ElementTree.tostring(root, encoding="unicode"))
            self.assertEqual(error("all-reduce", "--sweep", "1..8", "--accelerators", 8, "--svg", folder)["code"], "cannot_write_file")

    def test_tables_fit_a_terminal(self):
        for arguments in (self.ARGUMENTS, ("all-reduce", "--bytes", "1GiB", "--accelerators", 256),
                          ("reduce-scatter", "--bytes", 123456789, "--accelerators", 4096, "--stride", 8, "--graph"),
                          ("all-gather", "--sweep", "7..16GiB", "--accelerators", 64, "--accelerator", "tpu-v5p"),
                          ("all-to-all", "--bytes", "1GiB", "--accelerators", 64, "--accelerator", "mi300x"), ("--help",)):
            done = run("collective", *arguments)
            self.assertEqual(done.returncode, 0, done.stderr)
            for line in done.stdout.splitlines():
                self.assertLessEqual(len(line), 100, line)


class Validate(unittest.TestCase):
    def test_json(self):
        out = json.loads(run("validate", "--source", "collectives", "--rows", "--json").stdout)
        self.assertEqual({s["split"] for s in out["sources"]}, {"checked", "fitted", "curve"})
        for s in out["sources"]:
            for key in ("id", "group", "sizes", "split", "rows", "mape", "median", "bias", "worst", "strawman_mape", "allowed_mape", "within"):
                self.assertIn(key, s)
        checked = [s for s in out["sources"] if s["split"] == "checked"]
        self.assertEqual([s["allowed_mape"] for s in checked], [0.10, 0.20, 0.35] * 2)
        rows = out["rows"]
        self.assertEqual(len(rows), 511)
        for s in out["sources"]:
            if s["split"] == "curve" or not s["rows"]:
                continue
            low, high = {">= 64 MiB": (2**26, 2**60), "1 to 64 MiB": (2**20, 2**26), "< 1 MiB": (0, 2**20)}[s["sizes"]]
            errors = [r["error"] for r in rows if r["scored"] and r["split"] == s["split"] and low <= r["bytes"] < high
                      and (r["nodes"] > 1) == (s["group"] == "several nodes")]
            self.assertEqual(len(errors), s["rows"])
            self.assertAlmostEqual(sum(map(abs, errors)) / len(errors), s["mape"])
            self.assertAlmostEqual(sum(errors) / len(errors), s["bias"])
        curve = {s["sizes"]: s for s in out["sources"] if s["split"] == "curve"}
        self.assertEqual(curve[">= 8 MiB"]["rows"], curve[">= 64 MiB"]["rows"] + curve["8 to 64 MiB"]["rows"])
        points = out["reduce_scatter_points"]
        self.assertEqual([s["bytes"] for s in points["sizes"]], [2**30, 2**31, 2**32, 2**33, 2**34])
        self.assertEqual(points["mape"], min(s["mape"] for s in points["sizes"]))
        self.assertEqual([p["published_busbw_bytes_per_s"] / 1e9 for p in points["points"]], [360, 345, 320, 300, 280, 260])
        self.assertEqual(out["all_gather_point"]["ranks"], 256)

    def test_where_the_evidence_is_thin_is_said(self):
        racks = json.loads(run("validate", "--source", "collectives", "--json").stdout)["unstated_algorithm_if_scored"]
        self.assertEqual([(r["nodes"], r["rows"]) for r in racks], [(2, 6), (20, 6)])
        self.assertLess(racks[1]["bias"], -0.5)
        text = " ".join(run("validate", "--source", "collectives").stdout.split())
        for words in ("if scored", "It is no independent check", "Across nodes the evidence is thin"):
            self.assertIn(words, text)

    def test_every_source_is_in_the_whole(self):
        out = json.loads(run("validate", "--json").stdout)
        self.assertLessEqual({"llm_foundry", "korthikanti2022", "collectives"}, {s["id"] for s in out["sources"]})
        self.assertNotIn("rows", out)
        table = run("validate").stdout
        self.assertIn("llm_foundry", table)
        self.assertIn("collectives", table)

    def test_tables_fit_a_terminal(self):
        for more in ((), ("--source", "collectives"), ("--source", "collectives", "--rows")):
            for line in run("validate", *more).stdout.splitlines():
                self.assertLessEqual(len(line), 100, line)


if __name__ == "__main__":
    unittest.main()
