"""The command line from outside: contract of keys, exit statuses, errors with code, pointer and nearest value."""

import copy
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]

SCENARIO = {
    "model": "llama2-7b",
    "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 1024, "network": "infiniband-ndr400"},
    "plan": {"sharding": "fsdp", "tensor_parallel": 1, "micro_batch_size": 2, "recompute": "none"},
    "training": {"sequence_length": 4096, "global_batch_size": 2048, "precision": "bf16"},
    "profile": "pytorch-fsdp-2023",
}


def run(*arguments, text=None):
    if isinstance(text, bytes):
        return subprocess.run([CLI, *arguments], input=text, capture_output=True, timeout=60)
    return subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, timeout=60)


def changed(path, value):
    """The scenario with the value at a JSON pointer replaced, or removed when it is None."""
    document = copy.deepcopy(SCENARIO)
    *parents, last = path.strip("/").split("/")
    at = document
    for key in parents:
        at = at[key]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return document


def error_of(document):
    text = document if isinstance(document, (str, bytes)) else json.dumps(document)
    done = run("predict", "-", "--json", text=text)
    assert done.returncode == 2, done
    return json.loads(done.stdout)["error"]


class Predict(unittest.TestCase):
    def result(self, document=None):
        done = run("predict", "-", "--json", text=json.dumps(document or SCENARIO))
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_keys_of_the_contract(self):
        r = self.result(changed("/system/price_per_accelerator_hour", 2.0))
        for key in ("step_time_s", "tokens_per_s", "tokens_per_s_per_accelerator", "mfu", "mfu_causal", "hfu",
                    "model_flops_per_s_per_accelerator", "parameters", "contention_s", "tokens_per_j",
                    "cost_per_million_tokens", "extrapolation", "ignored", "resolved"):
            self.assertIn(key, r)
        self.assertEqual(set(r["breakdown"]), {"compute_s", "exposed_communication_s", "bubble_s", "optimizer_s", "host_s"})
        groups = {"data", "tensor", "pipeline", "context", "expert"}
        self.assertEqual(set(r["breakdown"]["exposed_communication_s"]), groups)
        self.assertEqual(set(r["link_time_s"]), groups)
        self.assertEqual(set(r["power_w"]), {"accelerator", "node", "facility"})
        self.assertEqual(set(r["energy_per_token_j"]), {"accelerator", "facility"})
        self.assertEqual(set(r["memory"]), {"parameters_bytes", "gradients_bytes", "optimizer_bytes", "activations_bytes",
                                            "other_bytes", "total_bytes", "capacity_bytes", "fits"})
        self.assertEqual(set(r["version"]), {"library", "model", "data"})

    def test_parts_sum_to_the_step_under_every_plan(self):
        for plan in ({}, {"sharding": "none"}, {"sharding": "zero1", "tensor_parallel": 8}, {"sharding": "zero2"}, {"sharding": "zero3", "prefetch": 0},
                     {"sharding": "hsdp", "shard_group": 8}, {"sharding": "zero1", "pipeline_parallel": 4}, {"pipeline_parallel": 4, "virtual_stages": 2},
                     {"sharding": "zero1", "pipeline_parallel": 4, "schedule": "gpipe"}, {"sharding": "zero1", "pipeline_parallel": 4, "schedule": "zero_bubble"},
                     {"context_parallel": 4}, {"context_parallel": 4, "context_exchange": "all_gather"}, {"recompute": "full"}):
            with self.subTest(plan=plan):
                document = {**SCENARIO, "plan": plan, "training": {"sequence_length": 4096, "global_batch_size": 8192}}
                r = self.result(document)
                b = r["breakdown"]
                total = b["compute_s"] + sum(b["exposed_communication_s"].values()) + b["bubble_s"] + b["optimizer_s"] + b["host_s"]
                self.assertAlmostEqual(total / r["step_time_s"], 1.0, places=12)
                self.assertGreater(r["mfu"], 0.0)

    def test_the_shard_group_of_hsdp_stays_in_a_node(self):
        for accelerators, group in ((1, 1), (2, 2), (8, 8), (12, 4), (16, 8), (1024, 8)):
            with self.subTest(accelerators=accelerators):
                r = self.result({**SCENARIO, "model": "pythia-410m", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": accelerators},
                                 "plan": {"sharding": "hsdp"}, "training": {"sequence_length": 2048, "global_batch_size": 3072}})
                self.assertEqual(r["resolved"]["plan"]["shard_group"], group)
                self.assertEqual(any("shares nothing" in x for x in r["extrapolation"]), group == 1)
        # A rack of 72 holds all 64.
        r = self.result({**SCENARIO, "model": "llama3-70b", "system": {"accelerator": "gb200-nvl72", "accelerators": 64},
                         "plan": {"sharding": "hsdp"}, "training": {"sequence_length": 2048, "global_batch_size": 64}})
        self.assertEqual(r["resolved"]["plan"]["shard_group"], 64)

    def test_errors_of_degrees_say_which_and_what_would_do(self):
        def error_of(plan, accelerators=64):
            document = {**SCENARIO, "system": {"accelerator": "h100-sxm5-80gb", "accelerators": accelerators}, "plan": plan}
            return json.loads(run("predict", "-", "--json", text=json.dumps(document)).stdout)["error"]
        e = error_of({"tensor_parallel": 8, "pipeline_parallel": 3})
        self.assertEqual(e["pointer"], "/plan/pipeline_parallel")
        self.assertEqual(e["nearest"], [2, 4])
        self.assertIn("tensor 8 x pipeline 3 x context 1 on 64", e["message"])
        e = error_of({"schedule": "interleaved"})
        self.assertEqual((e["pointer"], e["nearest"]), ("/plan/schedule", ["1f1b"]))
        e = error_of({"schedule": "interleaved", "virtual_stages": 2})
        self.assertEqual((e["pointer"], e["nearest"]), ("/plan/pipeline_parallel", [2]))

    def test_fp8_without_faster_products_says_so(self):
        r = self.result({**SCENARIO, "system": {"accelerator": "tpu-v6e", "accelerators": 64}, "training": {"sequence_length": 4096, "global_batch_size": 128, "precision": "fp8"}})
        self.assertTrue(any("run at the rate of bf16" in x for x in r["extrapolation"]), r["extrapolation"])

    def test_a_lever_from_zero2_shards_over_all_ranks(self):
        document = {**SCENARIO, "plan": {"sharding": "zero2", "shard_group": 8, "micro_batch_size": 4}, "training": {"sequence_length": 4096, "global_batch_size": 4096}}
        levers = {x["change"] for x in self.result(document)["memory"]["levers"]}
        self.assertIn("plan.sharding fsdp, plan.shard_group 1", levers)

    def test_fp8_and_experts_run(self):
        plain = self.result()["tokens_per_s"]
        self.assertGreater(self.result(changed("/training/precision", "fp8"))["tokens_per_s"], plain)
        document = {**SCENARIO, "model": "mixtral-8x7b", "plan": {"expert_parallel": 8}}
        r = self.result(document)
        self.assertGreater(r["breakdown"]["exposed_communication_s"]["expert"], 0.0)
        self.assertTrue(any("experts" in reason for reason in r["extrapolation"]))

    def test_levers_where_a_run_does_not_fit(self):
        document = {**SCENARIO, "plan": {"sharding": "zero1", "micro_batch_size": 4},
                    "training": {"sequence_length": 4096, "global_batch_size": 4096}}
        memory = self.result(document)["memory"]
        self.assertFalse(memory["fits"])
        levers = memory["levers"]
        self.assertEqual([x["total_bytes"] for x in levers], sorted(x["total_bytes"] for x in levers))
        by_change = {x["change"]: x for x in levers}
        self.assertIn("plan.recompute full", by_change)
        # What a lever promises is what the changed plan has.
        full = self.result({**document, "plan": {**document["plan"], "recompute": "full"}})["memory"]
        self.assertEqual(full["total_bytes"], by_change["plan.recompute full"]["total_bytes"])
        self.assertEqual(full["fits"], by_change["plan.recompute full"]["fits"])
        self.assertIn("too much", run("predict", "-", text=json.dumps(document)).stdout)

    def test_cost_is_price_over_rate(self):
        r = self.result(changed("/system/price_per_accelerator_hour", 2.0))
        self.assertAlmostEqual(r["cost_per_million_tokens"], 2.0 * 1024 / 3600 / r["tokens_per_s"] * 1e6)

    def test_money_and_carbon(self):
        document = {**SCENARIO, "system": {**SCENARIO["system"], "capital_per_accelerator": 35064, "occupancy_ratio": 0.5, "energy_price_per_kwh": 0.1},
                    "run": {"carbon_intensity_g_per_kwh": 400}, "training": {**SCENARIO["training"], "tokens": 1e12}}
        r = self.result(document)
        facility_kw = r["power_w"]["facility"] / 1e3
        e, job = r["economics"], r["job"]
        # A dollar for each hour of four years, half of them used, and the power of one accelerator's share.
        self.assertAlmostEqual(e["owned_price_per_accelerator_hour"], 2.0 + 0.1 * facility_kw / 1024, places=9)
        self.assertAlmostEqual(e["energy_cost_per_million_tokens"], r["energy_per_token_j"]["facility"] / 3.6 * 0.1, places=9)
        self.assertAlmostEqual(e["carbon_g_per_million_tokens"], r["energy_per_token_j"]["facility"] / 3.6 * 400, places=6)
        self.assertAlmostEqual(job["days"], 1e12 / r["tokens_per_s"] / 86400)
        self.assertAlmostEqual(job["accelerator_hours"], job["days"] * 24 * 1024)
        self.assertAlmostEqual(job["energy_j"]["facility"] / (r["energy_per_token_j"]["facility"] * 1e12), 1.0)
        self.assertAlmostEqual(job["carbon_g"] / (e["carbon_g_per_million_tokens"] * 1e6), 1.0)
        self.assertAlmostEqual(job["owned_cost"] / (e["owned_cost_per_million_tokens"] * 1e6), 1.0)
        self.assertNotIn("cost", job)
        self.assertEqual(self.result(r["resolved"]), r)
        self.assertAlmostEqual(r["energy_per_step_j"]["accelerator"] / (r["power_w"]["accelerator"] * 1024 * r["step_time_s"]), 1.0)
        self.assertAlmostEqual(r["model_flops_per_j"]["accelerator"] * r["power_w"]["accelerator"] / r["model_flops_per_s_per_accelerator"], 1.0)
        text = run("predict", "-", text=json.dumps(document)).stdout
        for word in ("cost when owned", "cost of energy", "carbon", "nothing failing", "t CO2e"):
            self.assertIn(word, text)
        self.assertLessEqual(max(map(len, text.split("\n"))), 100)

    def test_money_that_does_not_add_up(self):
        def check(document, code, pointer):
            e = error_of(document)
            self.assertEqual((e["code"], e["pointer"]), (code, pointer))
        check(changed("/system/amortisation_years", 5), "missing_key", "/system/capital_per_accelerator")
        document = {**changed("/system/energy_price_per_kwh", 0.1), "run": {"energy_price_per_kwh": 0.2}}
        check(document, "conflicting_keys", "/run/energy_price_per_kwh")

    def test_energy_is_power_over_rate(self):
        r = self.result()
        self.assertAlmostEqual(r["energy_per_token_j"]["accelerator"], r["power_w"]["accelerator"] * 1024 / r["tokens_per_s"])
        self.assertAlmostEqual(r["tokens_per_j"] * r["energy_per_token_j"]["accelerator"], 1.0)

    def test_range_brackets_the_result(self):
        r = self.result()
        for key, (low, high) in r["range"].items():
            value = r[key]["accelerator"] if key == "energy_per_token_j" else r[key]
            self.assertLess(low, value, key)
            self.assertGreater(high, value, key)

    def test_resolved_scenario_gives_the_same_result(self):
        for document in (SCENARIO, changed("/system/network", {"bandwidth_bytes_per_s": 25e9, "latency_s": 1e-6})):
            first = self.result(document)
            second = self.result(first["resolved"])
            self.assertEqual(first, second)

    def test_batch_per_accelerator_is_the_same_batch(self):
        document = changed("/training/global_batch_size", None)
        document["training"]["batch_per_accelerator"] = 2
        self.assertEqual(self.result(document), self.result())

    def test_zero3_is_fsdp(self):
        self.assertEqual(self.result(changed("/plan/sharding", "zero3")), self.result())

    def test_a_model_as_an_object_is_the_catalogue_model(self):
        shape = {"model_type": "llama", "hidden_act": "silu", "num_hidden_layers": 32, "hidden_size": 4096,
                 "intermediate_size": 11008, "num_attention_heads": 32, "num_key_value_heads": 32, "vocab_size": 32000,
                 "tie_word_embeddings": False, "rms_norm_eps": 1e-5, "torch_dtype": "bfloat16"}
        r = self.result(changed("/model", shape))
        self.assertEqual(r["step_time_s"], self.result()["step_time_s"])
        self.assertEqual(sorted(r["ignored"]), ["rms_norm_eps", "torch_dtype"])

    def test_a_pasted_config_is_counted_as_published(self):
        folder = Path(__file__).resolve().parents[1] / "data/hf_configs"
        counts = json.loads((folder / "counts.json").read_text(encoding="ascii"))
        for name in ("llama-3.1-8b", "mistral-7b-v0.1", "qwen2-7b", "gpt2-xl", "gpt-neox-20b", "falcon-40b", "mpt-7b", "gemma-7b"):
            config = json.loads((folder / f"{name}.json").read_text(encoding="ascii"))
            document = changed("/model", config)
            r = self.result(document)
            self.assertEqual(r["parameters"], counts[name]["parameters"], name)
            self.assertIn("architectures", r["ignored"], name)
            again = self.result({**document, "model": r["resolved"]["model"]})
            self.assertEqual((again["step_time_s"], again["parameters"]), (r["step_time_s"], r["parameters"]), name)

    def test_a_plain_shape_is_resolved_with_its_defaults(self):
        shape = {"num_hidden_layers": 32, "hidden_size": 4096, "intermediate_size": 16384, "num_attention_heads": 32,
                 "vocab_size": 32000, "head_dim": None}
        model = self.result(changed("/model", shape))["resolved"]["model"]
        self.assertEqual((model["gated_mlp"], model["head_dim"], model["num_key_value_heads"], model["norms_per_layer"]), (False, 128, 32, 2))

    def test_what_the_model_leaves_out_is_said(self):
        reasons = self.result(changed("/model", "falcon-7b"))["extrapolation"]
        self.assertTrue(any("side by side" in reason for reason in reasons))
        reasons = self.result(changed("/model", "gpt3-6.7b"))["extrapolation"]
        self.assertTrue(any("position table has 2048 rows" in reason for reason in reasons))

    def test_summary_fits_100_columns(self):
        done = run("predict", "-", text=json.dumps(SCENARIO))
        self.assertEqual(done.returncode, 0)
        self.assertTrue(all(len(line) <= 100 for line in done.stdout.splitlines()), done.stdout)

    def test_same_input_same_bytes(self):
        self.assertEqual(run("predict", "-", "--json", text=json.dumps(SCENARIO)).stdout,
                         run("predict", "-", "--json", text=json.dumps(SCENARIO)).stdout)

    def test_extrapolation_is_said(self):
        self.assertTrue(any("512" in reason for reason in self.result()["extrapolation"]))
        self.assertTrue(any("gated" in reason for reason in self.result(changed("/system/accelerators", 256))["extrapolation"]))
        document = changed("/system/accelerators", 256)
        document["model"] = "mpt-7b"
        self.assertEqual(self.result(document)["extrapolation"], [])
        document["system"] = {"accelerator": "v100-sxm2-32gb", "accelerators": 256}
        document["training"]["precision"] = "fp16"
        self.assertTrue(any("FlashAttention" in reason for reason in self.result(document)["extrapolation"]))


class BadInput(unittest.TestCase):
    def check(self, document, code, pointer, nearest=None):
        e = error_of(document)
        self.assertEqual((e["code"], e["pointer"]), (code, pointer), e)
        self.assertTrue(e["message"])
        if nearest is not None:
            self.assertEqual(e["nearest"], nearest, e)

    def test_unknown_names(self):
        self.check(changed("/system/accelerator", "h100-sxm5"), "unknown_accelerator", "/system/accelerator", ["h100-sxm5-80gb"])
        self.check(changed("/model", "llama2-7"), "unknown_model", "/model")
        self.check(changed("/system/network", "infiniband-ndr40"), "unknown_network", "/system/network")
        self.check(changed("/profile", "pytorch-fsdp"), "unknown_profile", "/profile", ["pytorch-fsdp-2023", "pytorch-fsdp-2024"])
        self.assertIn("llama2-7b", error_of(changed("/model", "llama2-7"))["nearest"])

    def test_models_that_are_not_supported(self):
        shape = {"num_hidden_layers": 2, "hidden_size": 64, "intermediate_size": 256, "num_attention_heads": 4, "vocab_size": 100}
        e = error_of(changed("/model", {**shape, "model_type": "gemma9"}))
        self.assertEqual((e["code"], e["pointer"], e["nearest"]), ("unknown_model_type", "/model/model_type", ["gemma"]))
        for name in ("falcon", "gpt2", "gpt_neox", "llama", "mixtral", "qwen2"):
            self.assertIn(name, e["message"])
        self.check(changed("/model", {**shape, "num_local_experts": 2, "num_experts_per_tok": 4}), "value_out_of_range", "/model/num_experts_per_tok")
        self.check(changed("/model", {**shape, "num_key_value_heads": 3}), "key_value_heads_do_not_divide_heads", "/model/num_key_value_heads")
        self.check(changed("/model", {**shape, "logit_softcap": 30}), "unknown_key", "/model/logit_softcap")

    def test_misspelt_keys(self):
        self.check(changed("/plan/tensor_paralel", 2), "unknown_key", "/plan/tensor_paralel", ["tensor_parallel"])
        self.check(changed("/system/acelerators", 2), "unknown_key", "/system/acelerators")
        self.check(changed("/trainin", {}), "unknown_key", "/trainin", ["training"])

    def test_illegal_degrees(self):
        self.check(changed("/plan/tensor_parallel", 3), "tensor_parallel_does_not_divide_heads", "/plan/tensor_parallel", [2, 4])
        self.check(changed("/plan/tensor_parallel", 64), "tensor_parallel_does_not_divide_heads", "/plan/tensor_parallel", [32])
        self.check(changed("/system/accelerators", 1000), "micro_batch_does_not_divide_batch", "/training/global_batch_size", [2000, 4000])
        self.check(changed("/training/global_batch_size", 1000), "micro_batch_does_not_divide_batch", "/training/global_batch_size", [2048])

    def test_counts(self):
        self.check(changed("/system/accelerators", 0), "value_out_of_range", "/system/accelerators", [1])
        self.check(changed("/system/accelerators", -8), "value_out_of_range", "/system/accelerators", [1])
        self.check(changed("/system/accelerators", 8.5), "wrong_type", "/system/accelerators", [8, 9])
        self.check(changed("/system/accelerators", "8"), "wrong_type", "/system/accelerators")
        self.check(changed("/training/tokens", 1e18), "value_out_of_range", "/training/tokens", [1e17])
        self.check(changed("/training/sequence_length", 10**18), "value_out_of_range", "/training/sequence_length")
        self.check(changed("/plan/prefetch", -1), "value_out_of_range", "/plan/prefetch", [0])

    def test_values(self):
        self.check(changed("/training/precision", "bf61"), "unknown_value", "/training/precision", ["bf16"])
        v100 = changed("/system/accelerator", "v100-sxm2-32gb")
        v100["system"]["network"] = "infiniband-edr100"
        self.check(v100, "precision_not_supported", "/training/precision", ["fp16"])
        self.check(changed("/system/pue", 0.5), "value_out_of_range", "/system/pue", [1])
        self.check(changed("/training/batch_per_accelerator", 2), "conflicting_keys", "/training/batch_per_accelerator")

    def test_missing_keys(self):
        self.check(changed("/model", None), "missing_key", "/model")
        self.check(changed("/system/accelerators", None), "missing_key", "/system/accelerators")
        self.check(changed("/training/sequence_length", None), "missing_key", "/training/sequence_length")

    def test_what_is_not_modelled_is_an_error_and_not_ignored(self):
        self.check(changed("/system/failures_per_node_day", 0.01), "not_modelled", "/system/failures_per_node_day")
        self.check(changed("/run", {"spares": 8}), "not_modelled", "/run/spares")

    def test_text_that_is_not_json(self):
        whole = json.dumps(SCENARIO)
        self.check(whole[:50], "invalid_json", "")
        self.check("", "invalid_json", "")
        self.check(whole.replace("4096", "NaN"), "invalid_json", "")
        self.check(whole.replace("4096", "1e999"), "invalid_json", "")
        self.check(whole + "x", "invalid_json", "")
        self.check("[" * 100000, "invalid_json", "")
        self.check('{"model": "a", "model": "b"}', "duplicate_key", "/model")
        self.check('{"plan": {"prefetch": 1, "prefetch": 2}}', "duplicate_key", "/plan/prefetch")
        self.check("[]", "wrong_type", "")
        self.check("null", "wrong_type", "")
        self.check(b'{"model": "\xff"}', "invalid_json", "")

    def test_broken_streams(self):
        text = json.dumps(SCENARIO) + "\n"
        for arguments in (("predict", "-", "--json"), ("predict", "--batch", "-"), ("--version",), ("study", "meta-scaling")):
            with open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([CLI, *arguments], input=text, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
                self.assertEqual(done.returncode, 1, arguments)
                done = subprocess.run([CLI, "predict", "nowhere"], stdout=subprocess.PIPE, stderr=full, timeout=60)
                self.assertEqual(done.returncode, 2)
        with open("/dev/zero", "rb") as zeros:
            done = subprocess.run([CLI, "predict", "-", "--json"], stdin=zeros, capture_output=True, timeout=60)
            self.assertEqual(json.loads(done.stdout)["error"]["code"], "input_too_large")
        folder = os.open("/", os.O_RDONLY)
        for arguments in (("predict", "-", "--json"), ("predict", "--batch", "-")):
            done = subprocess.run([CLI, *arguments], stdin=folder, capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(json.loads(done.stdout)["error"]["code"], "cannot_read_file")
        os.close(folder)

    def test_control_characters_do_not_reach_the_terminal(self):
        done = run("predict", "-", text=json.dumps(changed("/model", "\x1b[31mred")))
        self.assertNotIn("\x1b", done.stderr)

    def test_suggestions_see_through_case_and_separators(self):
        for pointer, value, wanted in (("/system/accelerator", "H100", "h100-sxm5-80gb"), ("/system/accelerator", "A100-SXM4-80GB", "a100-sxm4-80gb"),
                                       ("/system/network", "NDR", "infiniband-ndr400"), ("/plan/sharding", "FSDP", "fsdp"), ("/plan/sharding", "zero-3", "zero3"),
                                       ("/training/precision", "BF16", "bf16")):
            self.assertIn(wanted, error_of(changed(pointer, value))["nearest"], value)

    def test_enormous_input(self):
        self.check('{"model": "' + "a" * 5_000_000 + '"}', "input_too_large", "")
        self.check(changed("/model", "a" * 1_000_000), "unknown_model", "/model")
        self.check(changed("/" + "k" * 100_000, 1), "unknown_key", "/" + "k" * 60 + "...")

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in (folder, os.path.join(folder, "absent.json")):
                done = run("predict", path, "--json")
                self.assertEqual(done.returncode, 2)
                self.assertEqual(json.loads(done.stdout)["error"]["code"], "cannot_read_file")

    def test_errors_for_people_name_place_and_way_out(self):
        done = run("predict", "-", text=json.dumps(changed("/plan/tensor_parallel", 3)))
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stdout, "")
        for text in ("tensor-parallel degree does not divide", "/plan/tensor_parallel", "2, 4"):
            self.assertIn(text, done.stderr)

    def test_command_line_mistakes(self):
        done = run("predikt", "-", "--json", text="")
        self.assertEqual(json.loads(done.stdout)["error"]["nearest"], ["predict"])
        self.assertEqual(json.loads(run("run", "--json").stdout)["error"]["code"], "not_modelled")
        for arguments in ((), ("predikt",), ("predict",), ("sweep", "-"), ("predict", "-", "--jsn"), ("study", "nothing")):
            done = run(*arguments, text="")
            self.assertEqual(done.returncode, 2, arguments)
        done = run("sweep", "-", "--json", "--accelerators", "8", "--knee-threshold", "nan", text=json.dumps(SCENARIO))
        self.assertEqual(json.loads(done.stdout)["error"]["code"], "invalid_command_line")
        done = run("predict", "-", "--json", "--wrong", text="")
        self.assertEqual(json.loads(done.stdout)["error"]["code"], "invalid_command_line")
        for arguments in (("--help",), ("sweep", "--help"), ("--version",)):
            self.assertEqual(run(*arguments).returncode, 0)


class Batch(unittest.TestCase):
    def test_one_line_each_in_order_errors_in_place(self):
        lines = [json.dumps(SCENARIO), "{", json.dumps(changed("/system/accelerators", 512)), "", json.dumps(changed("/plan/tensor_parallel", 3))]
        done = run("predict", "--batch", "-", text="\n".join(lines) + "\n")
        self.assertEqual(done.returncode, 0)
        out = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(len(out), 5)
        self.assertEqual(out[0]["resolved"]["system"]["accelerators"], 1024)
        self.assertEqual(out[1]["error"]["code"], "invalid_json")
        self.assertEqual(out[2]["resolved"]["system"]["accelerators"], 512)
        self.assertEqual(out[3]["error"]["code"], "invalid_json")
        self.assertEqual(out[4]["error"]["pointer"], "/plan/tensor_parallel")

    def test_batch_line_is_the_single_result(self):
        single = json.loads(run("predict", "-", "--json", text=json.dumps(SCENARIO)).stdout)
        self.assertEqual(json.loads(run("predict", "--batch", "-", text=json.dumps(SCENARIO)).stdout), single)


class Sweep(unittest.TestCase):
    def sweep(self, *arguments, document=None):
        done = run("sweep", "-", "--json", *arguments, text=json.dumps(document or SCENARIO))
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return json.loads(done.stdout)

    def test_ranges(self):
        sizes = lambda text: [p["accelerators"] for p in self.sweep("--accelerators", text)["points"]]
        self.assertEqual(sizes("8..64"), [8, 16, 32, 64])
        self.assertEqual(sizes("8..100"), [8, 16, 32, 64, 100])
        self.assertEqual(sizes("8..32:+8"), [8, 16, 24, 32])
        self.assertEqual(sizes("8,24,2048"), [8, 24, 2048])
        self.assertEqual(sizes("8"), [8])
        for bad in ("", "8..", "..8", "8..4", "a", "8,8", "16,8", "0", "8..64:+0", "1..100000000:+1", "99999999999999999999"):
            done = run("sweep", "-", "--json", "--accelerators", bad, text=json.dumps(SCENARIO))
            self.assertEqual(done.returncode, 2, bad)

    def test_marginals_are_difference_quotients(self):
        points = self.sweep("--accelerators", "128..2048")["points"]
        self.assertIsNone(points[0]["marginal"]["per_accelerator"])
        for a, b in zip(points, points[1:]):
            dt = b["tokens_per_s"] - a["tokens_per_s"]
            dn = b["accelerators"] - a["accelerators"]
            dp = b["power_w"]["accelerator"] * b["accelerators"] - a["power_w"]["accelerator"] * a["accelerators"]
            self.assertAlmostEqual(b["marginal"]["per_accelerator"], dt / dn, places=6)
            self.assertAlmostEqual(b["marginal"]["per_watt"], dt / dp, places=6)
            self.assertAlmostEqual(b["marginal"]["per_gpu_hour"] / 3600, dt / dn, places=6)
            self.assertAlmostEqual(b["marginal"]["per_accelerator_relative"], dt / dn / (points[0]["tokens_per_s"] / 128), places=9)

    def test_returns_diminish(self):
        relative = [p["marginal"]["per_accelerator_relative"] for p in self.sweep("--accelerators", "8..2048")["points"]][2:]
        self.assertEqual(relative, sorted(relative, reverse=True))

    def test_weak_holds_the_batch_per_accelerator_and_strong_the_batch(self):
        weak = self.sweep("--accelerators", "256..1024")["points"]
        self.assertEqual([p["resolved"]["training"]["global_batch_size"] for p in weak], [512, 1024, 2048])
        strong = self.sweep("--accelerators", "256..1024", "--scaling", "strong")["points"]
        self.assertEqual([p["resolved"]["training"]["global_batch_size"] for p in strong], [2048, 2048, 2048])
        self.assertLess(strong[-1]["efficiency"], 1.0)

    def test_a_request_that_no_size_can_satisfy_is_an_error(self):
        document = changed("/system/accelerators", None)
        done = run("sweep", "-", "--json", "--accelerators", "8..64", text=json.dumps(document))
        self.assertEqual(done.returncode, 2)
        self.assertEqual(json.loads(done.stdout)["error"]["pointer"], "/system/accelerators")

    def test_protocol_changes_are_said(self):
        out = run("sweep", "-", "--accelerators", "8..128", text=json.dumps(SCENARIO)).stdout
        self.assertIn("the library changes all-gather from Simple to LL128", " ".join(out.split()))

    def test_illegal_points_stay_with_an_error(self):
        points = self.sweep("--accelerators", "512,768,1024", "--scaling", "strong")["points"]
        self.assertIn("error", points[1])
        self.assertEqual(points[1]["accelerators"], 768)
        self.assertNotIn("error", points[2])
        # The step to 1,024 is then from 512.
        self.assertAlmostEqual(points[2]["marginal"]["per_accelerator"], (points[2]["tokens_per_s"] - points[0]["tokens_per_s"]) / 512)

    def test_points_that_do_not_fit_carry_an_error(self):
        document = changed("/model", "llama2-70b")
        points = self.sweep("--accelerators", "8..2048", document=document)["points"]
        self.assertEqual(points[0]["error"]["code"], "does_not_fit")

    def test_knee(self):
        knee = self.sweep("--accelerators", "8..4096", "--knee-threshold", "0.8")["knee"]
        self.assertEqual((knee["metric"], knee["threshold"]), ("per_accelerator", 0.8))
        self.assertEqual(knee["accelerators"], 512)
        self.assertIsNone(self.sweep("--accelerators", "8")["knee"]["accelerators"])

    def test_hours_saved_need_a_job(self):
        without = self.sweep("--accelerators", "256,512", "--scaling", "strong")["points"][1]["marginal"]
        self.assertIsNone(without["hours_saved_per_gpu_hour"])
        document = changed("/training/tokens", 2e12)
        marginal = self.sweep("--accelerators", "256,512", "--scaling", "strong", document=document)["points"][1]["marginal"]
        self.assertGreater(marginal["hours_saved_per_gpu_hour"], 0)

    def test_csv_table_and_svg(self):
        csv = run("sweep", "-", "--csv", "--accelerators", "8..64", text=json.dumps(SCENARIO)).stdout.splitlines()
        self.assertEqual(len(csv), 5)
        self.assertEqual({line.count(",") for line in csv}, {csv[0].count(",")})
        table = run("sweep", "-", "--accelerators", "8..2048", text=json.dumps(SCENARIO)).stdout
        self.assertTrue(all(len(line) <= 100 for line in table.splitlines()), table)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "sweep.svg")
            self.assertEqual(run("sweep", "-", "--svg", path, "--accelerators", "8..64", text=json.dumps(SCENARIO)).returncode, 0)
            with open(path, encoding="utf-8") as f:
                self.assertIn("</svg>", f.read())
            done = run("sweep", "-", "--json", "--svg", folder, "--accelerators", "8..64", text=json.dumps(SCENARIO))
            self.assertEqual(json.loads(done.stdout)["error"]["code"], "cannot_write_file")


class Study(unittest.TestCase):
    def rows(self):
        done = run("study", "meta-scaling", "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        return {row["id"]: row for row in json.loads(done.stdout)["rows"]}

    def test_training_totals(self):
        out = json.loads(run("study", "training-totals", "--json").stdout)
        rows = {r["id"]: r for r in out["rows"]}
        # 184,320 GPU-hours of the model card; its carbon is that time at 400 W and 423 g/kWh.
        self.assertEqual(rows["llama2-7b-training/accelerator_time"]["published"], 184320 * 3600)
        self.assertAlmostEqual(rows["llama2-7b-training/carbon"]["published"] / (184320 * 0.4 * 423.5), 1.0, places=3)
        for name in ("llama2-7b-training", "forge-l-training"):
            hours, energy = rows[name + "/accelerator_time"]["predicted"], rows[name + "/energy"]
            watts = {"llama2-7b-training": 400.0, "forge-l-training": 250.0}[name]
            self.assertAlmostEqual(energy["predicted_at_rated_power"] / (hours * watts), 1.0)
            self.assertLessEqual(energy["predicted"], energy["predicted_at_rated_power"] * (1 + 1e-12))
        self.assertEqual(rows["forge-l-training/energy"]["published_basis"], "measured")
        self.assertIsNone(rows["opt-175b-training/accelerator_time"]["published"])
        # What a scenario of a run says is what predict says of it.
        text = run("study", "training-totals").stdout
        self.assertIn("they say nothing of", text)
        self.assertLessEqual(max(map(len, text.split("\n"))), 100)

    def test_the_study_predicts_what_it_did(self):
        """A record, not a target: a change of the model that moves these figures changes them here, on purpose."""
        rows = self.rows()
        self.assertEqual(rows["throughput-change"]["published"], -0.3722)
        self.assertEqual(rows["power-change"]["published"], -0.0587)
        recorded = {"throughput-change": -0.334, "power-change": -0.063, "mfu-ratio": 0.692, "mfu-a100": 0.571, "mfu-h100": 0.395}
        for name, value in recorded.items():
            self.assertAlmostEqual(rows[name]["predicted"], value, delta=0.01, msg=name)
            self.assertEqual(rows[name]["within"], abs(rows[name]["predicted"] - rows[name]["published"]) <= rows[name]["tolerance"])
        self.assertEqual(rows["best-tensor-parallel@8"]["predicted"], 1)

    def test_the_study_is_the_sweep(self):
        document = json.loads(run("study", "meta-scaling", "--json").stdout)["scenario"]
        done = run("sweep", "-", "--json", "--accelerators", "8..2048", text=json.dumps(document))
        points = json.loads(done.stdout)["points"]
        rows = self.rows()
        for p in points:
            self.assertEqual(rows[f"tokens_per_s_per_accelerator@{p['accelerators']}"]["predicted"], p["tokens_per_s_per_accelerator"])

    def test_every_other_published_cell_is_null(self):
        for name, row in self.rows().items():
            if row["kind"] not in ("check", "claim"):
                self.assertIsNone(row["published"], name)

    def test_table(self):
        out = run("study", "meta-scaling").stdout
        self.assertIn("not published", out)
        self.assertTrue(all(len(line) <= 100 for line in out.splitlines()), out)


class Catalog(unittest.TestCase):
    def test_list_and_show_every_entry(self):
        listed = json.loads(run("catalog", "list", "--json").stdout)
        for kind in ("accelerators", "networks", "models", "profiles"):
            self.assertTrue(listed[kind])
        for ids in listed.values():
            for name in ids:
                shown = json.loads(run("catalog", "show", name, "--json").stdout)
                self.assertTrue(shown["values"], name)
                for value in shown["values"]:
                    for key in ("value", "unit", "kind", "source", "retrieved"):
                        self.assertIn(key, value)

    def test_models_show_their_counts(self):
        shown = json.loads(run("catalog", "show", "llama3-8b", "--json").stdout)["computed"]
        self.assertEqual((shown["parameters"], shown["published_parameters"]), (8030261248, 8030261248))
        work = {entry["sequence_length"]: entry for entry in shown["flops_per_token"]}
        # 6 (8,030,261,248 - 128,256 x 4,096) + 12 x 32 x 4,096 x 8,192
        self.assertEqual(work[8192]["mfu"], 6 * 7504924672 + 12 * 32 * 4096 * 8192)
        self.assertEqual(work[8192]["mfu_causal"], 6 * 7504924672 + 6 * 32 * 4096 * 8192)
        self.assertEqual(json.loads(run("catalog", "show", "mixtral-8x7b", "--json").stdout)["computed"]["active_parameters"], 12879925248)
        for name in ("llama3-8b", "mixtral-8x7b", "megatron-gpt-145.6b", "palm-540b", "gpt3-13b"):
            out = run("catalog", "show", name).stdout
            self.assertTrue(all(len(line) <= 100 for line in out.split("\nvalue ")[0].splitlines()), out)
            self.assertRegex(out, r"parameters  [\d,]+ counted; ([\d,]+ (published|recalled|assumed), [+-]0\.\d{4} %|no exact count published)")
            lengths = [int(length) for length in re.findall(r"(?m)^ +(\d+)  +[\d.]+ GFLOP  +[\d.]+ GFLOP  +[\d.]+ GFLOP$", out)]
            self.assertEqual(lengths, [2048] if name in ("gpt3-13b", "megatron-gpt-145.6b") else [2048, 4096, 8192], name)  # rows of its position table

    def test_a_count_that_was_not_read_is_not_called_published(self):
        for name, word, kind in (("llama2-70b", "recalled", "recalled"), ("mpt-7b", "published", "datasheet"), ("llama2-34b", "assumed", "assumed"),
                                 ("llama3-8b", "recalled", "recalled"), ("nemotron4-15b", "no exact count published", None)):
            self.assertEqual(json.loads(run("catalog", "show", name, "--json").stdout)["computed"]["published_parameters_kind"], kind)
            headline = next(line for line in run("catalog", "show", name).stdout.splitlines() if line.startswith("  parameters  "))
            self.assertIn(word, headline)
            self.assertEqual("published" in headline, word.endswith("published"))

    def test_plain_entries_have_their_own_origin(self):
        shown = json.loads(run("catalog", "show", "nemotron4-15b", "--json").stdout)
        values = {value["pointer"]: value for value in shown["values"]}
        self.assertEqual((values["/hidden_size"]["kind"], values["/hidden_size"]["source"]["id"]), ("datasheet", "dgxc-benchmarking"))
        self.assertEqual((values["/gated_mlp"]["kind"], values["/gated_mlp"]["source"]["id"]), ("recalled", "nemotron4-340b-report"))
        self.assertIn("written from memory", values["/gated_mlp"]["note"])
        self.assertEqual(values["/head_dim"]["kind"], "derived")
        self.assertEqual(shown["text_kinds"], {"/norm": "recalled"})
        text = " ".join(run("catalog", "show", "nemotron4-15b").stdout.split())
        self.assertIn("Written from memory and not read again: tie_word_embeddings, gated_mlp", text)
        self.assertIn("layernorm (recalled)", text)

    def test_both_counts_of_parameters_agree(self):
        """The generator and the library count on their own; every model of the catalogue gives the same number."""
        sys.path.insert(0, str(ROOT / "tools"))
        from catalog.models import parameter_count, positions
        for path in sorted((ROOT / "data/models").glob("*.json")):
            model = json.loads(path.read_text(encoding="ascii"))
            counted = json.loads(run("catalog", "show", model["id"], "--json").stdout)["computed"]
            rows = model["learned_positions"]
            self.assertEqual(counted["parameters"], parameter_count(model, rows), model["id"])
            self.assertEqual(counted["active_parameters"], parameter_count(model, rows, active=True), model["id"])
            self.assertEqual(positions(model, 4096), 4096 if model["learned_positions_follow_sequence"] else rows)

    def test_the_counts_of_a_file(self):
        folder = ROOT / "tests/data/hf_configs"
        counts = json.loads((folder / "counts.json").read_text(encoding="ascii"))
        for name in ("mixtral-8x7b", "gpt2", "mpt-7b", "mistral-7b-v0.1"):
            file = folder / f"{name}.json"
            shown = json.loads(run("catalog", "show", str(file), "--json").stdout)
            self.assertEqual(shown["computed"]["parameters"], counts[name]["parameters"], name)
            self.assertEqual((shown["name"], shown["computed"]["published_parameters"]), (f"{name}.json", None))
            self.assertIn("architectures", shown["ignored"])
            scenario = json.dumps(changed("/model", json.loads(file.read_text(encoding="ascii"))))
            piped = json.loads(run("catalog", "show", "-", "--json", text=scenario).stdout)
            self.assertEqual(piped["computed"]["flops_per_token"], shown["computed"]["flops_per_token"])
        lengths = lambda name: [entry["sequence_length"] for entry in
                                json.loads(run("catalog", "show", str(folder / f"{name}.json"), "--json").stdout)["computed"]["flops_per_token"]]
        self.assertEqual(lengths("gpt2"), [1024])  # rows of its position table
        self.assertEqual(lengths("mistral-7b-v0.1"), [2048, 4096])  # its window
        out = run("catalog", "show", str(folder / "mixtral-8x7b.json")).stdout
        self.assertIn("parameters  46,702,792,704 counted\n  active      12,879,925,248 for each token", out)
        self.assertTrue(all(len(line) <= 100 for line in out.splitlines()))

    def test_files_without_a_model(self):
        def error(text):
            done = run("catalog", "show", "-", "--json", text=text)
            self.assertEqual(done.returncode, 2)
            e = json.loads(done.stdout)["error"]
            return e["code"], e["pointer"]
        self.assertEqual(error('{"model_type": "llama", "num_hidden_layers": 2}'), ("missing_key", "/hidden_size"))
        self.assertEqual(error('{"model": {"num_hidden_layers": 2}}'), ("missing_key", "/model/hidden_size"))
        self.assertEqual(error('{"model_type": "deepseek_v3"}'), ("unknown_model_type", "/model_type"))
        self.assertEqual(error("[]"), ("wrong_type", ""))
        self.assertEqual(error('{"model": "llama2-7b"}'), ("wrong_type", "/model"))
        done = run("catalog", "show", "no-such-file.json", "--json")
        self.assertEqual(json.loads(done.stdout)["error"]["code"], "cannot_read_file")

    def test_observations(self):
        shown = json.loads(run("catalog", "show", "llm_foundry", "--json").stdout)
        values = {value["pointer"]: value["value"] for value in shown["values"]}
        self.assertEqual([values[key] for key in ("/figures", "/left_out", "/rows", "/split/fitted", "/split/checked", "/scored/fitted", "/scored/checked",
                                                  "/columns/tokens_per_s_per_accelerator", "/flags/superseded")], [1416, 0, 300, 187, 113, 131, 85, 300, 84])
        self.assertIn("MPT 125M to 70B", shown["name"])
        out = run("catalog", "show", "llm_foundry").stdout
        for said in ("figures read from the source", "flags/superseded", "never scored", "llm-foundry-2024-01:", "data/observations/llm_foundry.json"):
            self.assertIn(said, out)
        self.assertEqual(len(json.loads(run("catalog", "list", "--json").stdout)["observations"]), 17)

    def test_what_does_not_exist_is_not_unpublished(self):
        texts = json.loads(run("catalog", "show", "frontier", "--json").stdout)["texts"]
        self.assertEqual((texts["/tiers/2/oversubscription_above"], texts["/price"], texts["/tiers/0/oversubscription_above"]), ("none", "none", "not published"))
        texts = json.loads(run("catalog", "show", "eagle", "--json").stdout)["texts"]
        self.assertEqual((texts["/price"], texts["/dragonfly_groups"]), ("not published", "none"))

    def test_human_forms(self):
        self.assertIn("h100-sxm5-80gb", run("catalog", "list").stdout)
        self.assertIn("memory_bandwidth", run("catalog", "show", "h100-sxm5-80gb").stdout)

    def test_unknown(self):
        done = run("catalog", "show", "h100", "--json")
        self.assertEqual(done.returncode, 2)
        self.assertIn("h100-sxm5-80gb", json.loads(done.stdout)["error"]["nearest"])


class Validate(unittest.TestCase):
    def test_sources(self):
        out = json.loads(run("validate", "--source", "llm_foundry", "--rows", "--json").stdout)
        for source in out["sources"]:
            for key in ("id", "split", "rows", "mape", "median", "bias", "worst", "strawman_mape"):
                self.assertIn(key, source)
        self.assertEqual(len(out["rows"]), 300)

    def test_unknown_source(self):
        done = run("validate", "--source", "llm-foundry", "--json")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(json.loads(done.stdout)["error"]["nearest"], ["llm_foundry"])


if __name__ == "__main__":
    unittest.main()
