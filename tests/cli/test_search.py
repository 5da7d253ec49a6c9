"""search, searched plans in predict and sweep, and parts that merge to the bytes of a whole run."""

import copy
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]

SCENARIO = {
    "model": "llama2-7b",
    "system": {"accelerator": "a100-sxm4-80gb", "accelerators": 16, "price_per_accelerator_hour": 2.0},
    "plan": "search",
    "training": {"sequence_length": 4096, "global_batch_size": 32},
}


def run(*arguments, scenario=SCENARIO, text=None):
    text = json.dumps(scenario) if text is None else text
    return subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, timeout=120)


def with_system(**changes):
    scenario = copy.deepcopy(SCENARIO)
    scenario["system"].update(changes)
    return scenario


class Search(unittest.TestCase):
    def result(self, *arguments, scenario=SCENARIO):
        done = run(*arguments, "--json", scenario=scenario)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout[:500])
        return json.loads(done.stdout)

    def error(self, *arguments, scenario=SCENARIO):
        done = run(*arguments, "--json", scenario=scenario)
        self.assertEqual(done.returncode, 2, done.stdout[:500])
        return json.loads(done.stdout)["error"]

    def test_plans_come_best_first_and_predict_agrees(self):
        for objective, of in (("tokens_per_s", lambda p: -p["tokens_per_s"]), ("tokens_per_j", lambda p: -p["tokens_per_j"]),
                              ("cost", lambda p: p["cost_per_million_tokens"])):
            out = self.result("search", "-", "--objective", objective, "--top", "7")
            self.assertEqual(len(out["plans"]), 7)
            values = [of(p) for p in out["plans"]]
            self.assertEqual(values, sorted(values))
            for plan in out["plans"][:2]:
                self.assertTrue(plan["memory"]["fits"])
                self.assertEqual(plan["plan"], plan["resolved"]["plan"])
                predicted = self.result("predict", "-", scenario={**SCENARIO, "plan": plan["plan"]})
                self.assertEqual(predicted, {k: plan[k] for k in predicted})
            counts = out["counts"]
            self.assertGreater(counts["considered"], counts["legal"])
            self.assertGreater(counts["legal"], counts["fitting"])
            self.assertGreaterEqual(counts["fitting"], counts["evaluated"])

    def test_threads_change_nothing(self):
        one, five = (run("search", "-", "--json", "--pareto", "--threads", n).stdout for n in ("1", "5"))
        self.assertEqual(one, five)
        front = json.loads(one)["pareto"]
        self.assertGreater(len(front), 3)
        times = [p["figures"]["step_time_s"] for p in front]
        self.assertEqual(times, sorted(times))
        self.assertEqual(min(times), json.loads(one)["plans"][0]["figures"]["step_time_s"])

    def test_predict_and_sweep_take_the_best_plan(self):
        best = self.result("search", "-", "--top", "1")["plans"][0]
        self.assertEqual(self.result("predict", "-")["resolved"]["plan"], best["plan"])
        for scenario in (SCENARIO, {**SCENARIO, "plan": {"tensor_parallel": 2}}):
            points = self.result("sweep", "-", "--accelerators", "8,16", "--plan", "search", scenario=scenario)["points"]
            self.assertEqual(points[1]["resolved"]["plan"], best["plan"])
        fixed = self.result("sweep", "-", "--accelerators", "8,16", scenario={**SCENARIO, "plan": {"tensor_parallel": 2}})["points"]
        self.assertGreater(best["tokens_per_s"], fixed[1]["tokens_per_s"])
        self.assertIn("best plans", run("sweep", "-", "--accelerators", "8,16").stdout)

    def test_a_summary_fits_a_page(self):
        done = run("search", "-", "--pareto", "--top", "3")
        self.assertEqual(done.returncode, 0)
        self.assertLessEqual(max(map(len, done.stdout.splitlines())), 100)
        self.assertIn("considered", done.stdout)

    def test_errors(self):
        e = self.error("search", "-", scenario={**with_system(accelerators=1), "model": "llama2-70b"})
        self.assertEqual((e["code"], e["pointer"]), ("no_plan_fits", "/plan"))
        self.assertEqual((e["nearest"][0]["sharding"], e["nearest"][0]["recompute"]), ("fsdp", "full"))
        self.assertEqual(self.error("predict", "-", scenario={**with_system(accelerators=1), "model": "llama2-70b"}), e)
        e = self.error("search", "-", scenario={**with_system(accelerators=7919), "training": {"sequence_length": 4096, "global_batch_size": 8}})
        self.assertEqual((e["code"], e["pointer"]), ("no_legal_plan", "/training/global_batch_size"))
        e = self.error("search", "-", "--objective", "cost", scenario={**SCENARIO, "system": {"accelerator": "a100-sxm4-80gb", "accelerators": 16}})
        self.assertEqual((e["code"], e["pointer"]), ("missing_key", "/system/price_per_accelerator_hour"))
        e = self.error("search", "-", scenario={**SCENARIO, "training": {**SCENARIO["training"], "precision": "fp8"}})
        self.assertEqual((e["code"], e["pointer"]), ("precision_not_supported", "/training/precision"))
        self.assertEqual(self.error("search", "-", scenario={**SCENARIO, "plan": "best"})["pointer"], "/plan")
        for shard in ("0/2", "3/2", "1", "a/b", "1/0", "/", "1/2/3", "-1/2", "1/99999999"):
            self.assertEqual(self.error("search", "-", "--shard", shard)["code"], "invalid_shard", shard)
        self.assertEqual(run("search", "-", "--shard", "1/2").returncode, 2)
        self.assertEqual(self.error("search", "-", "--threads", "0")["code"], "invalid_command_line")


class Parts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "scenario.json").write_text(json.dumps(SCENARIO), encoding="ascii")
        lines = [json.dumps({**SCENARIO, "plan": {"tensor_parallel": t}}) for t in (1, 2, 4, 3, 8, 1, 2)] + ["no scenario"]
        (self.folder / "batch.ndjson").write_text("\n".join(lines) + "\n", encoding="ascii")

    def part(self, name, count, *arguments):
        """Runs all parts at once, with GNU parallel where it is there; returns their files."""
        files = [self.folder / f"{name}-{i}.json" for i in range(1, count + 1)]
        parallel = shutil.which("parallel")
        if parallel:
            command = " ".join([CLI, *arguments, "--shard", f"{{}}/{count}", ">", f"{self.folder}/{name}-{{}}.json"])
            subprocess.run([parallel, "--will-cite", command, ":::", *map(str, range(1, count + 1))], check=True, timeout=300)
            return files
        started = []
        for i, file in enumerate(files, 1):
            with open(file, "wb") as out:
                started.append(subprocess.Popen([CLI, *arguments, "--shard", f"{i}/{count}"], stdout=out))
        for process in started:
            self.assertEqual(process.wait(timeout=120), 0)
        return files

    def merge(self, *files):
        return subprocess.run([CLI, "merge", *files], capture_output=True, timeout=60)

    def test_parts_merge_to_the_bytes_of_the_whole(self):
        scenario = str(self.folder / "scenario.json")
        for name, arguments in {
            "search": ("search", scenario, "--json", "--top", "6"),
            "front": ("search", scenario, "--json", "--pareto", "--objective", "tokens_per_j"),
            "sweep": ("sweep", scenario, "--json", "--accelerators", "1..16", "--scaling", "strong"),
            "batch": ("predict", "--batch", str(self.folder / "batch.ndjson")),
        }.items():
            whole = subprocess.run([CLI, *arguments], capture_output=True, check=True, timeout=120).stdout
            for count in (2, 3, 7):
                with self.subTest(name=name, count=count):
                    files = self.part(name, count, *arguments)
                    merged = self.merge(*reversed(files))
                    self.assertEqual((merged.returncode, merged.stderr), (0, b""))
                    self.assertEqual(merged.stdout, whole)
            one_of_one = subprocess.run([CLI, *arguments, "--shard", "1/1"], capture_output=True, check=True, timeout=120)
            self.assertEqual(one_of_one.stdout, whole)

    def test_parts_where_nothing_fits_merge_to_the_error(self):
        scenario = {**with_system(accelerators=2), "model": "llama2-70b"}
        (self.folder / "large.json").write_text(json.dumps(scenario), encoding="ascii")
        arguments = ("search", str(self.folder / "large.json"), "--json")
        files = self.part("large", 3, *arguments)
        merged = self.merge(*files)
        whole = subprocess.run([CLI, *arguments], capture_output=True, timeout=60)
        self.assertEqual((merged.returncode, whole.returncode), (2, 2))
        self.assertEqual(merged.stdout, whole.stdout)

    def test_what_does_not_belong_together_is_refused(self):
        scenario = str(self.folder / "scenario.json")
        files = self.part("a", 2, "search", scenario, "--json", "--top", "2")
        others = self.part("b", 2, "search", scenario, "--json", "--top", "3")
        (self.folder / "whole.json").write_text(run("search", "-", "--json").stdout, encoding="ascii")
        (self.folder / "damaged.json").write_text(files[0].read_text(encoding="ascii").replace('"figures"', '"figgures"'), encoding="ascii")
        for code, parts in {
            "missing_part": files[:1],
            "parts_do_not_match": [files[0], others[1]],
            "not_a_part": [self.folder / "whole.json"],
            "cannot_read_file": [self.folder / "nowhere.json"],
        }.items():
            done = self.merge(*parts)
            self.assertEqual((done.returncode, json.loads(done.stdout)["error"]["code"]), (2, code))
        done = self.merge(self.folder / "damaged.json", files[1])
        self.assertEqual(json.loads(done.stdout)["error"]["code"], "not_a_part")
        done = self.merge(files[0], files[0])
        self.assertEqual(json.loads(done.stdout)["error"]["code"], "parts_do_not_match")

    def test_the_slurm_example_runs(self):
        for task in ("1", "2"):
            environment = {**os.environ, "SCALEKIT": CLI, "SLURM_ARRAY_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": task,
                           "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_CPUS_PER_TASK": "2"}
            subprocess.run([str(ROOT / "examples" / "slurm-array.sh"), "scenario.json"], cwd=self.folder, env=environment,
                           check=True, timeout=120)
        merged = self.merge(self.folder / "part-7-1.json", self.folder / "part-7-2.json")
        self.assertEqual(merged.stdout.decode(), run("search", "-", "--json").stdout)


if __name__ == "__main__":
    unittest.main()
