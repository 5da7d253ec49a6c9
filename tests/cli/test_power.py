"""Power limits, the trace of a step and `scalekit validate --source power` from outside."""
import json
import os
import subprocess
import unittest

CLI = os.environ["SCALEKIT_CLI"]
SCENARIO = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 64}, "plan": {"sharding": "fsdp", "micro_batch_size": 2},
            "training": {"sequence_length": 4096, "global_batch_size": 128}}


def run(*arguments, document=None):
    text = json.dumps(document) if document is not None else None
    return subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, timeout=60, check=False)


def predict(**system):
    document = {**SCENARIO, "system": {**SCENARIO["system"], **system}}
    done = run("predict", "-", "--json", document=document)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


class PowerLimit(unittest.TestCase):
    def test_lower_limits_take_longer_and_draw_less(self):
        last = predict()
        for limit in (600, 500, 400, 300):
            here = predict(power_limit_w=limit)
            self.assertGreater(here["step_time_s"], last["step_time_s"])
            self.assertLess(here["power_w"]["accelerator"], last["power_w"]["accelerator"])
            self.assertLessEqual(here["power_w"]["accelerator"], limit * (1 + 1e-12))
            self.assertLess(here["clock_ratio"], last["clock_ratio"])
            last = here

    def test_parts_still_sum_to_the_step(self):
        r = predict(power_limit_w=400)
        parts = r["breakdown"]
        total = sum(value for key, value in parts.items() if key != "exposed_communication_s") + sum(parts["exposed_communication_s"].values())
        self.assertAlmostEqual(total / r["step_time_s"], 1, places=12)
        self.assertAlmostEqual(sum(piece["time_s"] for piece in r["power_trace"]) / r["step_time_s"], 1, places=12)
        energy = sum(piece["time_s"] * piece["accelerator_w"] for piece in r["power_trace"])
        self.assertAlmostEqual(energy / r["step_time_s"] / r["power_w"]["accelerator"], 1, places=12)

    def test_the_default_limit_and_higher_ones_change_nothing(self):
        whole = predict()
        for limit in (700, 1000):
            here = predict(power_limit_w=limit)
            self.assertEqual(here["step_time_s"], whole["step_time_s"])
            self.assertEqual(here["power_w"], whole["power_w"])
            self.assertTrue(any("changes nothing" in reason for reason in here["extrapolation"]))

    def test_the_limit_is_resolved_and_said(self):
        r = predict(power_limit_w=400)
        self.assertEqual(r["resolved"]["system"]["power_limit_w"], 400)
        again = run("predict", "-", "--json", document=r["resolved"])
        self.assertEqual(json.loads(again.stdout)["step_time_s"], r["step_time_s"])
        self.assertTrue(any("one curve of voltage" in reason for reason in r["extrapolation"]))
        self.assertNotIn("power_limit_w", predict()["resolved"]["system"])

    def test_a_limit_that_cannot_be_kept_is_said(self):
        r = predict(power_limit_w=100)
        self.assertGreater(r["power_w"]["accelerator"], 100)
        self.assertTrue(any("cannot be kept" in reason for reason in r["extrapolation"]))

    def test_a_limit_in_another_unit_is_refused_with_the_reading(self):
        done = run("predict", "-", "--json", document={**SCENARIO, "system": {**SCENARIO["system"], "power_limit_w": 0.4}})
        error = json.loads(done.stdout)["error"]
        self.assertEqual((error["code"], error["pointer"]), ("value_out_of_range", "/system/power_limit_w"))
        self.assertIn(400, error["nearest"])

    def test_the_text_says_the_clock(self):
        document = {**SCENARIO, "system": {**SCENARIO["system"], "power_limit_w": 400}}
        self.assertIn("of that under the default limit", run("predict", "-", document=document).stdout)
        self.assertNotIn("clock", run("predict", "-", document=SCENARIO).stdout)


class Facility(unittest.TestCase):
    def test_the_parts_are_the_whole(self):
        r = predict()
        parts = r["facility_parts_w"]
        self.assertAlmostEqual(sum(parts[key] for key in ("accelerators", "hosts", "network", "cooling")) / r["power_w"]["facility"], 1, places=12)
        self.assertIsNone(parts["rack"])

    def test_racks_where_their_size_is_published(self):
        document = {**SCENARIO, "system": {"system": "meta-roce-24k", "accelerators": 64}}
        r = json.loads(run("predict", "-", "--json", document=document).stdout)
        self.assertAlmostEqual(r["facility_parts_w"]["rack"], 2 * r["power_w"]["node"])


class PartsWithoutReadings(unittest.TestCase):
    def doubts(self, name):
        return [reason for reason in json.loads(
            run("predict", "-", "--json", document={**SCENARIO, "system": {"accelerator": name, "accelerators": 64},
                                                    "training": {**SCENARIO["training"], "precision": "fp16"}}).stdout)["extrapolation"] if "nobody read the power" in reason]

    def test_said_with_a_range(self):
        for name in ("h200-sxm-141gb", "mi300x", "gb200-nvl72"):
            (reason,) = self.doubts(name)
            self.assertRegex(reason, r"assumed: .*power of products, power of memory, power while waiting")
            self.assertRegex(reason, r"draws \d+ to \d+ W")

    def test_not_said_where_constants_or_whole_nodes_were_read(self):
        for name in ("a100-sxm4-80gb", "v100-sxm2-32gb", "h100-sxm5-80gb"):
            self.assertEqual(self.doubts(name), [])


class Validate(unittest.TestCase):
    def test_checks(self):
        checks = json.loads(run("validate", "--source", "power", "--json").stdout)["power"]
        self.assertGreater(len(checks), 10)
        for c in checks:
            with self.subTest(c["id"]):
                self.assertGreater(c["published"], 0)
                self.assertGreater(c["predicted"], 0)
                if c["least"] is not None:
                    self.assertEqual(c["within"], c["least"] <= c["predicted"] <= c["most"])
                else:
                    self.assertIsNone(c["within"])
        text = run("validate", "--source", "power").stdout
        self.assertEqual(text.count("MISS\n"), sum(c["within"] is False for c in checks))

    def test_tables_fit_a_terminal(self):
        for line in run("validate", "--source", "power", "--rows").stdout.splitlines():
            self.assertLessEqual(len(line), 100, line)


class OwnAndRack(unittest.TestCase):
    OWN = {"dense_peak_flops_per_s": {"bf16": 9e14}, "memory_capacity_bytes": 103079215104, "memory_bandwidth_bytes_per_s": 4e12, "compute_units": 128,
           "scale_up_bandwidth_bytes_per_s": 4.5e11, "tdp_w": 700}

    def result(self, accelerator):
        document = {**SCENARIO, "system": {"accelerator": accelerator, "accelerators": 64, "network": "infiniband-ndr400"}}
        return json.loads(run("predict", "-", "--json", document=document).stdout)

    def test_an_own_accelerator_has_no_market_price(self):
        economics = self.result(self.OWN)["economics"]
        self.assertIsNone(economics["market_price_per_accelerator_hour"])
        self.assertIsNone(economics["market_cost_per_million_tokens"])

    def test_products_that_draw_less_than_nothing_are_refused(self):
        error = self.result({**self.OWN, "idle_power_resident_w": 690, "gemm_power_demand": 0.5})["error"]
        self.assertEqual((error["code"], error["pointer"]), ("value_out_of_range", "/system/accelerator/gemm_power_demand"))

    def test_a_node_of_several_hosts_is_a_rack(self):
        document = {**SCENARIO, "system": {"accelerator": "gb200-nvl72", "accelerators": 144}, "training": {"sequence_length": 4096, "global_batch_size": 288}}
        r = json.loads(run("predict", "-", "--json", document=document).stdout)
        self.assertAlmostEqual(r["facility_parts_w"]["rack"] / r["power_w"]["node"], 1.0)
        self.assertIsNone(predict()["facility_parts_w"]["rack"])

    def test_mi250x_says_that_its_readings_are_missed(self):
        document = {**SCENARIO, "system": {"accelerator": "mi250x-gcd", "accelerators": 64}}
        r = json.loads(run("predict", "-", "--json", document=document).stdout)
        self.assertTrue(any("measured well below" in x for x in r["extrapolation"]))

    def test_a_limit_says_what_its_constants_make_of_the_time(self):
        self.assertTrue(any("times as long" in x for x in predict(power_limit_w=400)["extrapolation"]))


class PowerSweep(unittest.TestCase):
    """sweep --power-limits: a scenario under a list of limits."""

    def sweep(self, document, *arguments):
        return subprocess.run([CLI, "sweep", "-", "--power-limits", *arguments], input=json.dumps(document), capture_output=True, text=True)

    DOCUMENT = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 64, "price_per_accelerator_hour": 2.5},
                "training": {"sequence_length": 4096, "global_batch_size": 128}}

    def test_every_point_is_the_scenario_under_its_limit(self):
        out = json.loads(self.sweep(self.DOCUMENT, "300..700:+100", "--json").stdout)
        self.assertEqual([p["power_limit_w"] for p in out["points"]], [300, 400, 500, 600, 700])
        one = {**self.DOCUMENT, "system": {**self.DOCUMENT["system"], "power_limit_w": 400}}
        alone = json.loads(subprocess.run([CLI, "predict", "-", "--json"], input=json.dumps(one), capture_output=True, text=True).stdout)
        self.assertEqual({k: v for k, v in out["points"][1].items() if k not in ("power_limit_w", "marginal")}, alone)
        self.assertIsNone(out["points"][0]["marginal"]["per_watt"])
        a, b = out["points"][1], out["points"][2]
        bought = (b["tokens_per_s"] - a["tokens_per_s"]) / (64 * (b["power_w"]["accelerator"] - a["power_w"]["accelerator"]))
        self.assertAlmostEqual(b["marginal"]["per_watt"] / bought, 1.0)
        rates = [p["tokens_per_s"] for p in out["points"]]
        self.assertEqual(rates, sorted(rates))

    def test_the_best_limits_are_those_of_the_points(self):
        out = json.loads(self.sweep(self.DOCUMENT, "200..700:+25", "--json").stdout)
        best, points = out["best_power_limit_w"], {p["power_limit_w"]: p for p in out["points"]}
        for name, key in (("accelerator_energy", "accelerator"), ("facility_energy", "facility")):
            least = min(p["energy_per_token_j"][key] for p in points.values())
            self.assertAlmostEqual(points[best[name]]["energy_per_token_j"][key] / least, 1.0)
            # Less than the usual limit, and more than the least: the clock costs time, idle power costs energy.
            self.assertLess(best[name], 700)
            self.assertGreater(best[name], 200)
        self.assertLessEqual(best["accelerator_energy"], best["facility_energy"])
        self.assertAlmostEqual(points[best["cost"]]["cost_per_million_tokens"], min(p["cost_per_million_tokens"] for p in points.values()))

    def test_text_fits_a_terminal_and_names_the_best(self):
        text = self.sweep(self.DOCUMENT, "300,500,700").stdout
        for words in ("least energy of the accelerators", "least energy of the facility", "least cost"):
            self.assertIn(words, text)
        self.assertLessEqual(max(map(len, text.split("\n"))), 100)

    def test_options_that_do_not_go_together(self):
        done = subprocess.run([CLI, "sweep", "-", "--power-limits", "300,400", "--accelerators", "8"], input=json.dumps(self.DOCUMENT), capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("conflicting_options", done.stdout + done.stderr)
        done = subprocess.run([CLI, "sweep", "-"], input=json.dumps(self.DOCUMENT), capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("missing_option", done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
