"""`scalekit validate` over all sources, the page that is written from it, and `scalekit study frontier`."""

import json
import os
import statistics
import subprocess
import unittest
from pathlib import Path

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]
# What is asked: (source, group) -> mean and worst error.
TARGETS = {("bigscience", "A100 grid"): (0.06, None), ("dash2024", "all"): (None, 0.10), ("dgxc_benchmarking", "dense H100 bf16"): (0.06, None),
           ("dgxc_benchmarking", "dense H100 fp8"): (0.06, None), ("fms_fsdp", "all"): (0.06, None), ("internlm", "all"): (0.07, None),
           ("korthikanti2022", "8 step times"): (0.035, 0.08), ("llm_foundry", "A100 bf16"): (0.035, None),
           ("llm_foundry", "H100 bf16"): (0.035, None), ("megatron_lm_readme", "H100 weak 2024"): (0.06, None),
           ("sc21_narayanan", "table 1"): (0.05, 0.10)}


def run(*arguments):
    return subprocess.run([CLI, *arguments], capture_output=True, text=True, timeout=60, check=True).stdout


def observations():
    return {path.stem: json.loads(path.read_text(encoding="utf-8"))["observations"] for path in (ROOT / "data/observations").glob("*.json")}


class Sources(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.out = json.loads(run("validate", "--json", "--rows"))
        cls.rows = [r for r in cls.out["rows"] if r["source"] != "collectives"]
        cls.lines = [s for s in cls.out["sources"] if s["id"] != "collectives"]

    def test_every_row_of_every_source(self):
        for source, rows in observations().items():
            found = {r["id"]: r for r in self.rows if r["source"] == source}
            self.assertEqual(list(found), [o["id"] for o in rows])
            for o in rows:
                r = found[o["id"]]
                self.assertEqual((r["cell"], r["split"]), (o["cell"], o["split"]))
                self.assertEqual(r["scored"], r["reason"] is None)
                measured = o["measured"].get("tokens_per_s_per_accelerator")
                self.assertEqual(r["measured_tokens_per_s_per_accelerator"], measured and measured["value"])

    def test_figures_follow_from_the_rows(self):
        whole = [s for s in self.lines if s["group"] == "all"]
        self.assertTrue(whole)
        for s in whole:
            errors = [r["error"] for r in self.rows if r["source"] == s["id"] and r["scored"] and r["split"] == s["split"]]
            self.assertEqual(len(errors), s["rows"])
            if not errors:
                self.assertIsNone(s["mape"])
                self.assertGreater(s["rows_not_modelled"], 0)
                continue
            magnitudes = [abs(e) for e in errors]
            self.assertAlmostEqual(statistics.fmean(magnitudes), s["mape"])
            self.assertAlmostEqual(statistics.median(magnitudes), s["median"])
            self.assertAlmostEqual(statistics.fmean(errors), s["bias"])
            self.assertAlmostEqual(max(magnitudes), abs(s["worst"]))

    def test_the_strawman_is_one_efficiency_of_the_fitted_rows(self):
        for s in self.lines:
            fitted = [r for r in self.rows if r["source"] == s["id"] and r["scored"] and r["split"] == "fitted"]
            self.assertEqual(s["strawman_mape"] is not None, bool(fitted) and s["rows"] > 0, s)

    def test_targets(self):
        asked = {(s["id"], s["group"]): (s["allowed_mape"], s["allowed_worst"]) for s in self.lines if s["allowed_mape"] or s["allowed_worst"]}
        for key, target in asked.items():
            self.assertEqual(target, TARGETS[key])
        for s in self.lines:
            if s["rows"] == 0 or s["split"] == "fitted" or (s["id"], s["group"]) not in TARGETS:
                self.assertIsNone(s["within"], s)
                continue
            mape, worst = TARGETS[s["id"], s["group"]]
            median = s["allowed_median"]
            within = (mape is None or s["mape"] <= mape) and (worst is None or abs(s["worst"]) <= worst) and (median is None or s["median"] <= median)
            self.assertEqual(s["within"], within, s)

    def test_fillings_hold_the_figure(self):
        seen = [s for s in self.lines if s["fillings"]]
        self.assertTrue(seen)
        for s in seen:
            self.assertLessEqual(s["fillings"]["mape_least"], s["mape"] + 1e-12)
            self.assertGreaterEqual(s["fillings"]["mape_largest"], s["mape"] - 1e-12)
            self.assertLessEqual(s["fillings"]["rows"], s["rows"])

    def test_profiles_are_named(self):
        used = {(p["source"], p["profile"]) for p in self.out["profiles"]}
        self.assertEqual({p for s, p in used if s == "bigscience"}, {"megatron-deepspeed-2022", "megatron-lm-2021"})
        self.assertEqual({p for s, p in used if s == "internlm"}, {"internevo-2023"})

    def test_the_default_profile_stands_beside_the_own_one(self):
        by_group = {(s["id"], s["group"], s["split"]): s for s in self.lines}
        same = by_group["llm_foundry", "all", "checked"]
        self.assertEqual(same["default_profile_mape"], same["mape"])
        other = by_group["fms_fsdp", "all", "checked"]
        self.assertGreater(other["default_profile_mape"], other["mape"])

    def test_tables_fit_a_terminal(self):
        for source in ["", *observations()]:
            for line in run("validate", *(["--source", source] if source else []), "--rows").splitlines():
                self.assertLessEqual(len(line), 100, line)

    def test_no_progress_where_nobody_looks(self):
        done = subprocess.run([CLI, "validate"], capture_output=True, text=True, timeout=60, check=True)
        self.assertEqual(done.stderr, "")


class Page(unittest.TestCase):
    def test_the_page_is_the_output(self):
        page = (ROOT / "docs/validation.md").read_text(encoding="utf-8")
        hint = "write it again: scalekit validate --markdown > docs/validation.md"
        self.assertEqual(page.splitlines(), run("validate", "--markdown").splitlines(), hint)

    def test_every_source_has_a_section(self):
        page = (ROOT / "docs/validation.md").read_text(encoding="utf-8")
        for source in [*observations(), "collectives"]:
            self.assertIn(f"\n## {source}\n", page)


class DefaultProfile(unittest.TestCase):
    def predict(self, accelerator):
        scenario = {"model": "llama2-7b", "system": {"accelerator": accelerator, "accelerators": 8}, "plan": {"sharding": "fsdp"},
                    "training": {"sequence_length": 2048, "global_batch_size": 8}}
        done = subprocess.run([CLI, "predict", "-", "--json"], input=json.dumps(scenario), capture_output=True, text=True, timeout=60, check=True)
        return json.loads(done.stdout)

    def test_named_in_the_result(self):
        result = self.predict("h100-sxm5-80gb")
        self.assertEqual(result["resolved"]["profile"], "pytorch-fsdp-2023")
        self.assertFalse([reason for reason in result["extrapolation"] if "profile" in reason and "default" in reason])

    def test_of_another_vendor(self):
        self.assertEqual(self.predict("mi250x-gcd")["resolved"]["profile"], "megatron-deepspeed-rocm-2023")

    def test_the_nearest_of_a_vendor_is_said(self):
        self.assertIn("no profile was fitted for mi300x", " ".join(self.predict("mi300x")["extrapolation"]))


class Frontier(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.out = json.loads(run("study", "frontier", "--json"))
        cls.rows = {row["id"]: row for row in cls.out["rows"]}

    def test_published_figures(self):
        published = {"hfu-22b": 0.3838, "hfu-175b": 0.3614, "hfu-1t": 0.3196, "mfu-22b": 0.2879, "mfu-175b": 0.2711, "mfu-1t": 0.2397,
                     "weak-175b": 1.0, "weak-1t": 1.0, "strong-175b": 0.89, "strong-1t": 0.87}
        self.assertEqual({name: row["published"] for name, row in self.rows.items() if row["published"] is not None}, published)

    def test_checks(self):
        checks = {name: row for name, row in self.rows.items() if row["kind"] == "check"}
        self.assertEqual({name: row["tolerance"] for name, row in checks.items()},
                         {"hfu-22b": 0.1, "hfu-175b": 0.1, "hfu-1t": 0.1, "weak-175b": 0.03, "weak-1t": 0.03, "strong-175b": 0.04, "strong-1t": 0.04})
        for name, row in checks.items():
            if row["predicted"] is None:
                self.assertIsNone(row["within"])
                continue
            miss = row["predicted"] - row["published"]
            self.assertEqual(row["within"], abs(miss / (row["published"] if name.startswith("hfu") else 1)) <= row["tolerance"])

    def test_sizes_of_the_recipe(self):
        sizes = {}
        for name in self.rows:
            if "/efficiency@" in name:
                series, size = name.split("/efficiency@")
                sizes.setdefault(series, []).append(int(size))
        self.assertEqual(sizes, {**dict.fromkeys(("weak-175b", "weak-175b-320", "strong-175b"), [128, 256, 512, 1024]),
                                 **dict.fromkeys(("weak-1t", "strong-1t"), [1024, 2048, 3072])})
        self.assertAlmostEqual(self.rows["strong-1t/bubble_alone@3072"]["predicted"], (1336 / 1399) / (4008 / 4071))

    def test_machines_of_three_vendors(self):
        for machine in ("frontier", "aurora", "eagle"):
            for model in ("22b", "175b", "1t"):
                self.assertIn("extrapolation", self.rows[f"{machine}/{model}/mfu"])
        self.assertIn("no profile was fitted", " ".join(self.rows["aurora/1t/mfu"]["extrapolation"]))

    def test_table(self):
        out = run("study", "frontier")
        self.assertIn("claims nothing", out)
        self.assertIn("unvalidated", out)
        self.assertTrue(all(len(line) <= 100 for line in out.splitlines()), out)


if __name__ == "__main__":
    unittest.main()
