"""Machines by name, nodes and accelerators by their values, and the catalogue that shows them."""

import copy
import json
import os
import subprocess
import unittest

CLI = os.environ["SCALEKIT_CLI"]
SCENARIO = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 64},
            "training": {"sequence_length": 4096, "global_batch_size": 512}}
# The H100 by its values: the catalogue's, where they are not defaults.
OWN = {"dense_peak_flops_per_s": {"bf16": 9.894e14, "fp32": 67e12}, "memory_capacity_bytes": 80 * 2**30, "memory_bandwidth_bytes_per_s": 3.35e12,
       "memory_efficiency": 0.887, "compute_units": 132, "scale_up_bandwidth_bytes_per_s": 450e9, "tdp_w": 700, "idle_power_resident_w": 115,
       "gemm_power_demand": 1.19, "memory_power": 0.457, "communication_power": 0.336, "link_power": 0.05, "vendor": "nvidia", "generation": "hopper"}


def run(*arguments, text=None):
    return subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, timeout=60)


def answer(system, training=None, **more):
    document = {**copy.deepcopy(SCENARIO), "system": system, **more}
    if training:
        document["training"] = training
    return json.loads(run("predict", "-", "--json", text=json.dumps(document)).stdout)


class Answers(unittest.TestCase):
    def result(self, system, **more):
        r = answer(system, **more)
        self.assertNotIn("error", r)
        return r

    def check(self, system, code, pointer, nearest=None, said=(), **more):
        e = answer(system, **more)["error"]
        self.assertEqual((e["code"], e["pointer"]), (code, pointer), e)
        if nearest is not None:
            self.assertEqual(e["nearest"], nearest, e)
        for text in said:
            self.assertIn(text, e["message"])


class Systems(Answers):
    def test_a_named_machine_is_its_parts(self):
        named = self.result({"system": "frontier", "accelerators": 512})
        parts = self.result({"accelerator": "mi250x-gcd", "node": "frontier-node", "network": "slingshot-11", "accelerators": 512, "pue": 1.045})
        self.assertEqual(named["step_time_s"], parts["step_time_s"])
        self.assertEqual(named["power_w"], parts["power_w"])
        self.assertEqual(named, self.result("frontier", accelerators=512))
        self.assertEqual(named["resolved"]["system"], {
            "system": "frontier", "accelerator": "mi250x-gcd", "accelerators": 512, "node": "frontier-node", "accelerators_per_node": 8,
            "network": "slingshot-11", "pue": 1.045})

    def test_every_machine_runs_and_resolves_to_itself(self):
        for name in json.loads(run("catalog", "list", "--json").stdout)["systems"]:
            with self.subTest(name=name):
                r = self.result({"system": name, "accelerators": 64})
                self.assertEqual(self.result(r["resolved"]["system"]), r)

    def test_what_is_given_beside_a_machine_wins(self):
        r = self.result({"system": "meta-roce-24k", "accelerators": 64, "network": "infiniband-ndr400", "pue": 1.3, "price_per_accelerator_hour": 2,
                         "accelerators_per_node": 4})
        system = r["resolved"]["system"]
        self.assertEqual((system["network"], system["pue"], system["accelerators_per_node"]), ("infiniband-ndr400", 1.3, 4))
        self.assertIn("cost_per_million_tokens", r)

    def test_a_machine_without_a_number(self):
        for system in ("frontier", {"system": "frontier"}):
            self.check(system, "missing_key", "/system/accelerators", said=("how many accelerators of frontier", '"accelerators": 1024'))
        document = {**SCENARIO, "system": "frontier", "training": {"sequence_length": 4096, "batch_per_accelerator": 2}}
        done = run("sweep", "-", "--json", "--accelerators", "8..32", text=json.dumps(document))
        self.assertEqual([p["accelerators"] for p in json.loads(done.stdout)["points"]], [8, 16, 32])

    def test_machines_that_do_not_exist_or_are_too_small(self):
        self.check({"system": "frontir", "accelerators": 8}, "unknown_system", "/system/system", ["frontier"])
        self.check("frontir", "unknown_system", "/system", ["frontier"], accelerators=8)
        self.check({"system": "gb200-nvl72", "accelerators": 72}, "unknown_system", "/system/system", ["gb200-nvl72-cluster"])
        self.check({"system": "jean-zay-a100", "accelerators": 512}, "value_out_of_range", "/system/accelerators", [416], ("jean-zay-a100 has 416",))
        done = run("sweep", "-", "--json", "--accelerators", "256,512", text=json.dumps(
            {**SCENARIO, "system": {"system": "jean-zay-a100", "accelerators": 64}, "training": {"sequence_length": 4096, "batch_per_accelerator": 1}}))
        self.assertEqual(json.loads(done.stdout)["points"][1]["error"]["pointer"], "/system/accelerators")

    def test_a_machine_is_not_changed(self):
        self.check({"system": "frontier", "accelerators": 8, "accelerator": "h100-sxm5-80gb"}, "conflicting_keys", "/system/accelerator", ["mi250x-gcd"])
        self.check({"system": "frontier", "accelerators": 8, "node": "dgx-h100"}, "conflicting_keys", "/system/node", ["frontier-node"])
        self.check(SCENARIO["system"], "unknown_key", "/accelerators", accelerators=8)

    def test_tiers_that_a_job_outgrows_are_said(self):
        said = lambda count: any("7:1" in reason for reason in self.result(
            {"system": "meta-roce-24k", "accelerators": count}, training={"sequence_length": 4096, "batch_per_accelerator": 1})["extrapolation"])
        self.assertEqual([said(n) for n in (2048, 3072, 4096)], [False, False, True])

    def test_modules_lead_to_their_dies(self):
        self.check({"accelerator": "mi250x", "accelerators": 8}, "not_modelled", "/system/accelerator", ["mi250x-gcd"])
        self.check({"accelerator": "max-1550", "accelerators": 8}, "not_modelled", "/system/accelerator", ["max-1550-tile"])

    def test_every_accelerator_runs(self):
        for name in json.loads(run("catalog", "list", "--json").stdout)["accelerators"]:
            if name in ("mi250x", "max-1550"):
                continue
            with self.subTest(name=name):
                r = self.result({"accelerator": name, "accelerators": 64})
                self.assertGreater(r["tokens_per_s"], 0)
                self.assertLess(r["mfu"], 1)
                self.assertGreater(r["power_w"]["accelerator"], 0)
                self.assertEqual(self.result(r["resolved"]["system"], training=r["resolved"]["training"]), r)

    def test_a_power_limit_that_is_not_published_is_said(self):
        said = lambda name: any("assumed limit" in reason for reason in self.result({"accelerator": name, "accelerators": 64})["extrapolation"])
        self.assertTrue(said("tpu-v5e"))
        self.assertTrue(said("tpu-v4"))
        self.assertFalse(said("h100-sxm5-80gb"))

    def test_nodes_that_are_no_one_machine_are_said(self):
        said = lambda name: any("no one machine" in reason for reason in self.result({"accelerator": name, "accelerators": 64})["extrapolation"])
        self.assertEqual([said(name) for name in ("rtx-4090", "a100-pcie-80gb", "h100-sxm5-80gb")], [True, True, False])
        self.assertTrue(any("no source names all parts" in reason for reason in self.result({"system": "rsc-1", "accelerators": 64})["extrapolation"]))

    def test_nodes(self):
        r = self.result({"accelerator": "a100-sxm4-80gb", "accelerators": 64, "node": "aws-p4d-node"})
        self.assertEqual(r["resolved"]["system"]["network"], "efa-v1")
        self.assertGreater(r["step_time_s"], self.result({"accelerator": "a100-sxm4-80gb", "accelerators": 64})["step_time_s"])
        self.check({"accelerator": "h100-sxm5-80gb", "accelerators": 64, "node": "aws-p4d-node"}, "node_of_other_accelerators", "/system/node", ["dgx-h100"])
        self.check({"accelerator": "h100-sxm5-80gb", "accelerators": 64, "node": "dgx-h10"}, "unknown_node", "/system/node", ["dgx-h100", "dgx-1v", "dgx-a100"])
        self.check({"accelerator": "h100-sxm5-80gb", "accelerators": 64, "node": {"accelerators": 8}}, "missing_key", "/system/node/ring_bandwidth_bytes_per_s")
        own = {"accelerators": 8, "ring_bandwidth_bytes_per_s": 360e9, "channels": 16, "host_power_w": 2800}
        r = self.result({"accelerator": "h100-sxm5-80gb", "accelerators": 64, "node": own})
        self.assertEqual(r["step_time_s"], self.result(SCENARIO["system"])["step_time_s"])
        self.assertEqual(r["power_w"], self.result(SCENARIO["system"])["power_w"])

    def test_transport_is_a_name(self):
        network = {"bandwidth_bytes_per_s": 50e9, "transport": "roce"}
        r = self.result({**SCENARIO["system"], "network": network})
        self.assertEqual(r["resolved"]["system"]["network"]["transport"], "roce")
        self.check({**SCENARIO["system"], "network": {**network, "transport": "rocee"}}, "unknown_value", "/system/network/transport", ["roce"])
        self.check({**SCENARIO["system"], "network": {**network, "hop_latency_s": 1e-6}}, "unknown_key", "/system/network/hop_latency_s")

    def test_batches_point_to_the_key_that_was_written(self):
        system = {"accelerator": "h100-sxm5-80gb", "accelerators": 64}
        eighth = {"sequence_length": 4096, "batch_per_accelerator": 0.125}
        r = self.result(system, training=eighth, plan={"tensor_parallel": 8})
        self.assertEqual(r["resolved"]["training"]["global_batch_size"], 8)
        self.check(system, "micro_batch_does_not_divide_batch", "/training/batch_per_accelerator", [0.25], training=eighth, plan={"tensor_parallel": 4})
        self.check({**system, "accelerators": 12}, "batch_not_whole", "/training/batch_per_accelerator", [0.25, 1 / 3], training={"sequence_length": 4096, "batch_per_accelerator": 0.3})
        self.check(system, "value_out_of_range", "/training/batch_per_accelerator", training={"sequence_length": 4096, "batch_per_accelerator": 0})
        self.check(system, "micro_batch_does_not_divide_batch", "/training/global_batch_size", [64, 128], training={"sequence_length": 4096, "global_batch_size": 100})
        # 0.07 x 100 is not 7 in binary, and is meant to be.
        self.check({**system, "accelerators": 100}, "micro_batch_does_not_divide_batch", "/training/batch_per_accelerator", [1.0],
                   training={"sequence_length": 4096, "batch_per_accelerator": 0.07})
        done = run("sweep", "-", "--json", "--accelerators", "64,68", text=json.dumps({**SCENARIO, "training": eighth, "plan": {"tensor_parallel": 4}}))
        error = json.loads(done.stdout)["points"][1]["error"]
        self.assertEqual((error["code"], error["pointer"]), ("weak_batch_not_whole", "/training/batch_per_accelerator"))


class OwnAccelerators(Answers):
    def system(self, **changes):
        return {"accelerator": {**OWN, **changes}, "accelerators": 64, "network": "infiniband-ndr400"}

    def test_the_values_of_a_part_give_its_prediction(self):
        known = {**SCENARIO["system"], "node": "dgx-h100"}
        own = self.result({**self.system(), "node": "dgx-h100"}, profile="ideal")
        there = self.result(known, profile="ideal")
        for key in ("step_time_s", "tokens_per_s", "mfu", "memory", "power_w", "breakdown"):
            self.assertEqual(own[key], there[key], key)
        self.assertTrue(any("user's own" in reason for reason in own["extrapolation"]))

    def test_resolved_gives_the_same_result(self):
        for system in (self.system(), self.system(id="my-part"), {**self.system(), "node": {"accelerators": 16, "ring_bandwidth_bytes_per_s": 3e11}}):
            r = self.result(system)
            self.assertEqual(self.result(r["resolved"]["system"]), r)

    def test_a_value_in_the_wrong_unit_says_what_is_expected(self):
        at = "/system/accelerator/"
        for key, value, meant, said in (
                ("memory_capacity_bytes", 80, 80 * 2**30, "80 GiB is 85899345920"), ("memory_bandwidth_bytes_per_s", 3350, 3.35e12, "3350 GB/s"),
                ("scale_up_bandwidth_bytes_per_s", 450, 450e9, "450 GB/s"), ("tdp_w", 0.7, 700, "0.7 kW is 700")):
            self.check(self.system(**{key: value}), "value_out_of_range", at + key, [meant], (said,))
        self.check(self.system(dense_peak_flops_per_s={"bf16": 989.4}), "value_out_of_range", at + "dense_peak_flops_per_s/bf16", [989.4e12],
                   ("is in FLOP/s", "989.4 TFLOP/s is 989400000000000"))

    def test_values_that_cannot_be(self):
        at = "/system/accelerator/"
        for key in ("memory_capacity_bytes", "memory_bandwidth_bytes_per_s", "scale_up_bandwidth_bytes_per_s", "tdp_w"):
            self.check(self.system(**{key: -1}), "value_out_of_range", at + key)
            self.check(self.system(**{key: 1e30}), "value_out_of_range", at + key)
            self.check(self.system(**{key: "1"}), "wrong_type", at + key)
            own = {k: v for k, v in OWN.items() if k != key}
            self.check({"accelerator": own, "accelerators": 8, "network": "infiniband-ndr400"}, "missing_key", at + key)
        for peaks, code, pointer in (({}, "missing_key", ""), ({"bf16": None}, "missing_key", ""), ({"bf16": -1e14}, "value_out_of_range", "/bf16"),
                                     ({"int4": 1e15}, "unknown_key", "/int4"), (1e15, "wrong_type", "")):
            self.check(self.system(dense_peak_flops_per_s=peaks), code, at + "dense_peak_flops_per_s" + pointer)
        self.check(self.system(memory_efficiency=88.7), "value_out_of_range", at + "memory_efficiency", [1.0])
        self.check(self.system(idle_power_resident_w=700), "value_out_of_range", at + "idle_power_resident_w")
        self.check(self.system(compute_units=0), "value_out_of_range", at + "compute_units", [1])
        self.check(self.system(vendor="nvidea"), "unknown_value", at + "vendor", ["nvidia"])
        self.check(self.system(generation="kepler"), "unknown_value", at + "generation")
        self.check(self.system(id="My Part"), "unknown_value", at + "id")
        self.check(self.system(tdp=700), "unknown_key", at + "tdp", ["tdp_w"])
        self.check(self.system(dense_peak_tflops=989), "unknown_key", at + "dense_peak_tflops")

    def test_it_has_no_usual_network(self):
        self.check({"accelerator": OWN, "accelerators": 8}, "missing_key", "/system/network")
        self.check({"accelerator": 7, "accelerators": 8}, "wrong_type", "/system/accelerator")

    def test_formats_it_does_not_have(self):
        self.check(self.system(dense_peak_flops_per_s={"fp16": 1e14}), "precision_not_supported", "/training/precision", ["fp16"],
                   training={"sequence_length": 4096, "global_batch_size": 512, "precision": "bf16"})


class Catalogue(unittest.TestCase):
    LISTED = json.loads(run("catalog", "list", "--json").stdout)

    def test_lists(self):
        self.assertEqual([len(self.LISTED[kind]) for kind in ("accelerators", "nodes", "networks", "systems")], [32, 37, 21, 18])
        for kind in ("models", "profiles", "libraries", "studies"):
            self.assertTrue(self.LISTED[kind])

    def test_every_entry_fits_100_columns(self):
        for ids in self.LISTED.values():
            for name in ids:
                out = run("catalog", "show", name).stdout
                self.assertEqual([line for line in out.splitlines() if len(line) > 100], [], name)
                self.assertIn("sources\n", out)
        self.assertTrue(all(len(line) <= 100 for line in run("catalog", "list").stdout.splitlines()))

    def test_a_value_shows_unit_kind_source_and_date(self):
        out = run("catalog", "show", "h100-sxm5-80gb").stdout
        lines = out.splitlines()
        at = next(n for n, line in enumerate(lines) if line.startswith("dense_peak/bf16"))
        self.assertEqual(lines[at].split(), ["dense_peak/bf16", "989.4", "TFLOP/s", "dense", "datasheet", "2026-08-22"])
        self.assertEqual(lines[at + 1], "    ml-engineering-accelerator: H100 SXM, dense peaks")
        text = " ".join(out.split())
        for said in ("450 GB/s one-way", "132 datasheet", "range 69.5 to 80.3; unverified community readings", "dense_peak/fp4 not published"):
            self.assertIn(said, text)
        gcd = " ".join(run("catalog", "show", "mi250x-gcd").stdout.split())
        self.assertIn("191.5 TFLOP/s dense of a die", gcd)
        self.assertIn("tdp not published", " ".join(run("catalog", "show", "tpu-v5p").stdout.split()))

    def test_as_json(self):
        shown = json.loads(run("catalog", "show", "frontier", "--json").stdout)
        self.assertEqual(shown["texts"]["/accelerator"], "mi250x-gcd")
        self.assertTrue(any("GCD" in note for note in shown["notes"]))
        total = next(v for v in shown["values"] if v["pointer"] == "/total_accelerators")
        self.assertEqual((total["value"], total["low"], total["kind"]), (75776, 75216, "derived"))


if __name__ == "__main__":
    unittest.main()
