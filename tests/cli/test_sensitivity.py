"""`scalekit sensitivity` from outside."""
import json
import os
import subprocess
import unittest

CLI = os.environ["SCALEKIT_CLI"]
SCENARIO = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 512}, "plan": {"micro_batch_size": 2},
            "training": {"sequence_length": 4096, "global_batch_size": 1024}}


def run(*arguments, document=SCENARIO):
    return subprocess.run([CLI, *arguments], input=json.dumps(document), capture_output=True, text=True, timeout=60, check=False)


class Sensitivity(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.out = json.loads(run("sensitivity", "-", "--json").stdout)
        cls.by_name = {e["parameter"]: e for e in cls.out["elasticities"]}

    def test_largest_first(self):
        magnitudes = [abs(e["throughput"]) for e in self.out["elasticities"]]
        for a, b in zip(magnitudes, magnitudes[1:]):
            self.assertGreaterEqual(a, b - 2e-9)

    def test_power_changes_energy_and_no_time(self):
        for name in ("idle_power", "waiting_power", "host_power", "network_power", "pue"):
            self.assertEqual(self.by_name[name]["throughput"], 0.0, name)
        self.assertAlmostEqual(self.by_name["pue"]["facility_energy_per_token"], 1.0)
        self.assertEqual(self.by_name["pue"]["energy_per_token"], 0.0)
        self.assertGreater(self.by_name["host_power"]["facility_energy_per_token"], 0.0)

    def test_faster_parts_help(self):
        for name in ("peak", "network_bandwidth", "gemm_efficiency"):
            self.assertGreater(self.by_name[name]["throughput"], 0.0, name)
        for name in ("contention", "host_time"):
            self.assertLess(self.by_name[name]["throughput"], 0.0, name)

    def test_a_small_change_of_the_file_moves_the_result_as_said(self):
        rate = lambda pue: json.loads(run("predict", "-", "--json", document={**SCENARIO, "system": {**SCENARIO["system"], "pue": pue}}).stdout)
        before, after = rate(1.1), rate(1.111)
        grown = after["energy_per_token_j"]["facility"] / before["energy_per_token_j"]["facility"]
        self.assertAlmostEqual(grown, 1.01)

    def test_upgrades_are_estimates_with_twice_the_rate(self):
        ratios = [u["throughput_ratio"] for u in self.out["upgrades"]]
        self.assertEqual({u["parameter"] for u in self.out["upgrades"]},
                         {"peak", "memory_bandwidth", "scale_up_bandwidth", "network_bandwidth", "network_latency"})
        self.assertEqual(ratios, sorted(ratios, reverse=True))
        self.assertGreater(max(ratios), 1.05)

    def test_text_fits_a_terminal(self):
        text = run("sensitivity", "-").stdout
        self.assertIn("network_bandwidth", text)
        self.assertLessEqual(max(map(len, text.split("\n"))), 100)

    def test_bad_input_is_an_error(self):
        done = run("sensitivity", "-", "--json", document={**SCENARIO, "plan": {"tensor_parallel": 3}})
        self.assertEqual(done.returncode, 2)
        self.assertEqual(json.loads(done.stdout)["error"]["pointer"], "/plan/tensor_parallel")


if __name__ == "__main__":
    unittest.main()
