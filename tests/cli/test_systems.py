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

    def test_tiers_of_a_machine_slow_jobs_that_outgrow_them(self):
        parts = {"accelerator": "h100-sxm5-80gb", "node": "grand-teton", "network": "roce-400"}
        step = lambda system, count: self.result({**system, "accelerators": count}, plan={"sharding": "fsdp", "tensor_parallel": 8, "micro_batch_size": 1},
                                                 training={"sequence_length": 4096, "global_batch_size": count // 8})["step_time_s"]
        self.assertEqual(step({"system": "meta-roce-24k"}, 3072), step(parts, 3072))
        self.assertGreater(step({"system": "meta-roce-24k"}, 6144), step(parts, 6144))

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

    def test_nodes_by_value_in_the_wrong_unit(self):
        h100 = SCENARIO["system"]
        node = {"accelerators": 8, "ring_bandwidth_bytes_per_s": 360e9}
        self.check({**h100, "node": {**node, "ring_bandwidth_bytes_per_s": 360}}, "value_out_of_range", "/system/node/ring_bandwidth_bytes_per_s",
                   [360e9, 45e9], ("360 GB/s is 360000000000", "360 Gb/s is 45000000000"))
        self.check({**h100, "node": {**node, "host_power_w": 2.8}}, "value_out_of_range", "/system/node/host_power_w", [2800], ("2.8 kW is 2800",))
        self.check({**h100, "node": {**node, "ring_bandwidth_bytes_per_s": 720e9}}, "ring_above_links", "/system/node/ring_bandwidth_bytes_per_s", [360e9],
                   ("720 GB/s", "450 GB/s in one direction: both directions?"))

    def test_part_of_a_node(self):
        self.check({**SCENARIO["system"], "accelerators_per_node": 16}, "node_too_small", "/system/accelerators_per_node", [8], ("dgx-h100 has 8",))
        said = lambda **more: " ".join(self.result({"system": "frontier", "accelerators": 64, **more})["extrapolation"])
        self.assertIn("4 accelerators per node are 4 dies, which is half of frontier-node: its 4 modules are 8 accelerators", said(accelerators_per_node=4))
        self.assertNotIn("dies", said(accelerators_per_node=2))
        self.assertNotIn("dies", said())

    def test_networks_by_value_in_the_wrong_unit(self):
        at = "/system/network/"
        own = lambda **values: {**SCENARIO["system"], "network": {"bandwidth_bytes_per_s": 50e9, **values}}
        for key, value, meant, said in (
                ("bandwidth_bytes_per_s", 400, [50e9, 400e9], "400 Gb/s is 50000000000, 400 GB/s is 400000000000"),
                ("bandwidth_bytes_per_s", 50, [6.25e9, 50e9], "50 GB/s is 50000000000"),
                ("bandwidth_bytes_per_s", 3.2e12, [4e11], "3200000000000 bit/s is 400000000000"),
                ("latency_s", 2, [2e-6], "2 us is 2e-06"), ("latency_s", 0.5, [5e-7, 5e-4], "0.5 us is 5e-07"),
                ("power_per_accelerator_w", 0.05, [50], "0.05 kW is 50")):
            self.check(own(**{key: value}), "value_out_of_range", at + key, None, (said,))
            for got, wanted in zip(answer(own(**{key: value}))["error"]["nearest"], meant, strict=True):
                self.assertAlmostEqual(got / wanted, 1, 12)
        # 4e11 may be bits; it is what no port of the catalogue carries, and a torus may.
        fast = lambda network: " ".join(self.result({**SCENARIO["system"], "network": network})["extrapolation"])
        self.assertIn("more than any node of the catalogue has, 100 GB/s; 4e+11 bit/s would be 50 GB/s", fast({"bandwidth_bytes_per_s": 4e11}))
        self.assertNotIn("bit/s", fast({"bandwidth_bytes_per_s": 4e11, "transport": "ici"}))
        self.assertNotIn("bit/s", fast({"bandwidth_bytes_per_s": 100e9}))

    def test_a_network_that_the_node_is_not_built_with(self):
        said = lambda system: [reason for reason in self.result({"accelerators": 64, **system})["extrapolation"] if "ports" in reason]
        h100 = {"accelerator": "h100-sxm5-80gb"}
        self.assertEqual(said(h100) + said({**h100, "network": "roce-400"}) + said({**h100, "node": "aws-p5-node"}), [])
        text = said({**h100, "network": "efa-v2"})[0]
        self.assertIn("dgx-h100 is built with ports of 400 Gb/s (infiniband-ndr400), not with efa-v2: computed are its 8 ports, 1 for each accelerator, at the "
                      "100 Gb/s of efa-v2, which is 12.5 GB/s for each accelerator; built with h100-sxm5-80gb and efa-v2: aws-p5-node", text)
        text = said({**h100, "node": "aws-p5-node", "network": "infiniband-ndr400"})[0]
        self.assertIn("its 32 ports, 4 for each accelerator, at the 400 Gb/s of infiniband-ndr400, which is 200 GB/s", text)
        self.assertIn("built with h100-sxm5-80gb and infiniband-ndr400: azure-nd-h100-v5, dgx-h100", text)
        text = said({"system": "frontier", "network": "infiniband-ndr400"})[0]
        self.assertIn("its 4 ports, 1/2 for each accelerator", text)
        self.assertIn("no node of the catalogue is built with mi250x-gcd and infiniband-ndr400", text)

    def test_a_torus_is_for_its_own_chips(self):
        self.check({"accelerator": "h100-sxm5-80gb", "accelerators": 64, "network": "ici-v5p"}, "network_of_other_accelerators", "/system/network",
                   ["infiniband-ndr400", "efa-v2", "gcp-tcpxo", "roce-400"], ("torus between TPU chips",))
        self.check({"accelerator": "tpu-v5p", "accelerators": 64, "network": "infiniband-ndr400"}, "network_of_other_accelerators", "/system/network",
                   ["ici-v5p"], ("joined by a torus",))
        self.check({"accelerator": {**OWN, "generation": "hopper"}, "accelerators": 64, "network": "ici-v5p"}, "network_of_other_accelerators", "/system/network")

    def test_a_count_beside_a_machine_points_to_itself(self):
        for count, code in ((-8, "value_out_of_range"), (8.5, "wrong_type"), ("8", "wrong_type"), (80000, "value_out_of_range")):
            self.check("frontier", code, "/accelerators", accelerators=count)

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
                ("memory_capacity_bytes", 80, [80 * 2**30, 80e9], "80 GiB is 85899345920, 80 GB is 80000000000"),
                ("memory_capacity_bytes", 81920, [80 * 2**30], "81920 MiB is 85899345920"),
                ("memory_bandwidth_bytes_per_s", 3350, [3.35e12], "3350 GB/s"), ("memory_bandwidth_bytes_per_s", 3.35, [3.35e12], "3.35 TB/s"),
                ("scale_up_bandwidth_bytes_per_s", 450, [450e9, 56.25e9], "450 GB/s is 450000000000, 450 Gb/s is 56250000000"),
                ("scale_up_bandwidth_bytes_per_s", 0.9, [0.9e12], "0.9 TB/s"), ("tdp_w", 0.7, [700], "0.7 kW is 700"),
                ("tdp_w", 700000, [700], "700000 mW is 700"), ("idle_power_resident_w", 0.115, [115], "0.115 kW is 115")):
            self.check(self.system(**{key: value}), "value_out_of_range", at + key, meant, (said,))
        self.check(self.system(dense_peak_flops_per_s={"bf16": 2}), "value_out_of_range", at + "dense_peak_flops_per_s/bf16", [2e12, 2e15],
                   ("2 TFLOP/s", "2 PFLOP/s"))
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

    def test_a_name_of_the_catalogue_is_taken(self):
        self.check(self.system(id="h100-sxm5-80gb"), "reserved_id", "/system/accelerator/id", ["my-h100-sxm5-80gb"])

    def doubts(self, **changes):
        return " ".join(self.result(self.system(**changes))["extrapolation"])

    def test_values_that_are_hard_to_believe_are_said(self):
        for said in ("sparsity", "one way", "differ"):
            self.assertNotIn(said, self.doubts())
            self.assertNotIn(said, self.doubts(vendor="amd", generation="cdna3", compute_units=304, tdp_w=750, dense_peak_flops_per_s={
                "fp16": 1307.4e12, "bf16": 1307.4e12, "fp8": 2614.9e12, "tf32": 653.7e12}))
        self.assertIn("a 16-bit peak of 1979 TFLOP/s in 700 W is more than any part", self.doubts(dense_peak_flops_per_s={"bf16": 1979e12}))
        self.assertIn("132 units of hopper reach the 16-bit peak of 1979 TFLOP/s at 3.66 GHz only", self.doubts(dense_peak_flops_per_s={"bf16": 1979e12}))
        self.assertIn("the fp8 peak is 4 times the 16-bit one", self.doubts(dense_peak_flops_per_s={"bf16": 989.4e12, "fp8": 3957.8e12}))
        self.assertIn("the tf32 peak is 1 times the 16-bit one", self.doubts(dense_peak_flops_per_s={"bf16": 989.4e12, "tf32": 989e12}))
        self.assertIn("the peaks of fp16 and bf16 differ", self.doubts(dense_peak_flops_per_s={"bf16": 989.4e12, "fp16": 1979e12}))
        self.assertIn("scale-up links of 900 GB/s are more than any hopper part", self.doubts(scale_up_bandwidth_bytes_per_s=900e9))

    def test_it_has_no_usual_network(self):
        self.check({"accelerator": OWN, "accelerators": 8}, "missing_key", "/system/network")
        self.check({"accelerator": 7, "accelerators": 8}, "wrong_type", "/system/accelerator")

    def test_formats_it_does_not_have(self):
        self.check(self.system(dense_peak_flops_per_s={"fp16": 1e14}), "precision_not_supported", "/training/precision", ["fp16"],
                   training={"sequence_length": 4096, "global_batch_size": 512, "precision": "bf16"})


class Catalogue(unittest.TestCase):
    LISTED = json.loads(run("catalog", "list", "--json").stdout)

    def test_lists(self):
        self.assertEqual([len(self.LISTED[kind]) for kind in ("accelerators", "nodes", "networks", "systems")], [32, 38, 21, 18])
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
