"""The schema of scenarios and the command line accept the same documents.

`not_modelled` and the rules of a plan count as accepted by the schema: the keys are legal and the values are of the right kind.
"""

import copy
import json
import os
import subprocess
import unittest
from pathlib import Path

import jsonschema

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "data/schema/scenario.schema.json").read_text(encoding="ascii"))
CONFIGS = {path.stem: json.loads(path.read_text(encoding="ascii"))
           for path in (ROOT / "tests/data/hf_configs").glob("*.json") if path.stem != "counts"}
SCENARIO = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 8},
            "training": {"sequence_length": 1024, "global_batch_size": 16}}
SHAPE = {"num_hidden_layers": 2, "hidden_size": 64, "intermediate_size": 256, "num_attention_heads": 4, "vocab_size": 100}
# Errors about values that belong together; a schema of single documents does not know them.
BEYOND_THE_SCHEMA = {"not_modelled", "expert_parallel_without_experts", "shard_group_does_not_divide_data_parallel", "pipeline_parallel_does_not_divide_layers", "virtual_stages_do_not_divide_layers", "schedule_does_not_match_virtual_stages", "stages_do_not_divide_micro_batches", "context_parallel_does_not_divide_sequence", "expert_parallel_does_not_divide_experts", "expert_parallel_does_not_divide_data_parallel", "heads_do_not_divide_hidden_size", "key_value_heads_do_not_divide_heads",
                     "micro_batch_does_not_divide_batch", "model_parallel_does_not_divide_accelerators", "precision_not_supported",
                     "node_too_small", "ring_above_links", "network_of_other_accelerators", "reserved_id",
                     "layer_types_do_not_match_layers"}

# A value that a key of that description cannot have.
WRONG = {"integer": "8", "number": "8", "boolean": "yes", "string": 8, "array": 8, "object": 8}


def with_model(model):
    return {**copy.deepcopy(SCENARIO), "model": model}


def resolved(node):
    while "$ref" in node:
        node = {**SCHEMA["$defs"][node["$ref"].rpartition("/")[2]], **{k: v for k, v in node.items() if k != "$ref"}}
    return node


class Agreement(unittest.TestCase):
    """What the tests of both parts of a scenario share."""

    def schema_problems(self, document):
        return [error.message for error in jsonschema.Draft202012Validator(SCHEMA).iter_errors(document)]

    def errors(self, documents):
        """The error code of each document, or None; one run of the program for all."""
        text = "".join(json.dumps(document) + "\n" for document in documents)
        done = subprocess.run([CLI, "predict", "--batch", "-"], input=text, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line).get("error") for line in done.stdout.splitlines()]

    def check_all(self, documents, accepted):
        for document, error in zip(documents, self.errors(documents)):
            with self.subTest(document=document, error=error):
                problems = self.schema_problems(document)
                self.assertEqual(problems == [], accepted, problems)
                self.assertEqual(error is None or error["code"] in BEYOND_THE_SCHEMA, accepted)


class Models(Agreement):
    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_models_that_both_accept(self):
        models = ["llama2-7b", "mixtral-8x7b", *CONFIGS.values(), SHAPE]
        models += [{**SHAPE, **more} for more in (
            {"head_dim": None}, {"head_dim": 32}, {"num_key_value_heads": 2}, {"num_key_value_heads": None}, {"num_key_value_heads": 3},
            {"hidden_act": "silu"}, {"hidden_act": "relu2"}, {"gated_mlp": True}, {"attention": "unfused"}, {"attention_bias": True},
            {"qkv_bias": True, "attention_output_bias": False}, {"mlp_bias": True, "norm_bias": True}, {"norms_per_layer": 0},
            {"norms_per_layer": 8}, {"final_norm": False, "embedding_norm": True}, {"learned_positions": 1024}, {"parallel_attention": True},
            {"num_local_experts": 8, "num_experts_per_tok": 2}, {"hidden_size": 500000}, {"vocab_size": 500000.0},
            {"num_local_experts": 8, "num_experts_per_tok": 2, "n_shared_experts": 1, "moe_intermediate_size": 64, "moe_layer_freq": 2},
            {"sliding_window": None}, {"sliding_window": 1024}, {"sliding_window": 512}, {"sliding_window": 512, "use_sliding_window": False},
            {"rope_theta": 1e4, "transformers_version": "4.40"}, {"num_attention_heads": 5})]
        models += [{**CONFIGS[name], **more} for name, more in (
            ("llama-2-7b", {"head_dim": None}), ("llama-2-7b", {"mlp_bias": True, "attention": "flash"}), ("llama-2-7b", {"gated_mlp": False}),
            ("mistral-7b-v0.1", {"sliding_window": 512}), ("mistral-7b-v0.1", {"sliding_window": None, "head_dim": None}),
            ("qwen2-7b", {"use_sliding_window": True, "sliding_window": 4096}), ("qwen2-7b", {"sliding_window": None}),
            ("qwen2-7b", {"layer_types": ["full_attention"] * 28}), ("qwen2-7b", {"layer_types": None}), ("qwen2-7b", {"layer_types": ["full_attention"]}),
            ("qwen2-7b", {"layer_types": ["full_attention", "sliding_attention"] * 14, "sliding_window": 512}),
            ("llama-2-7b", {"architectures": None, "rope_scaling": None}), ("llama-2-7b", {"architectures": ["LlamaForSequenceClassification"]}),
            ("llama-2-7b", {"architectures": [], "rope_scaling": {"factor": 8.0}}), ("qwen2-7b", {"hidden_act": "gelu_pytorch_tanh"}),
            ("gpt2", {"n_inner": None}), ("gpt2", {"n_inner": 4096}), ("gpt2", {"add_cross_attention": True}),
            ("gpt-neox-20b", {"attention_bias": False, "use_parallel_residual": False}),
            ("falcon-40b", {"num_ln_in_parallel_attn": 1, "ffn_hidden_size": 4096, "num_kv_heads": None}),
            ("mpt-7b", {"attn_config": {"alibi": False, "attn_type": "grouped_query_attention", "kv_n_heads": 8}}),
            ("mpt-7b", {"attn_config": {"alibi": True, "qk_ln": True}}), ("mpt-7b", {"ffn_config": {"ffn_type": "mptglu"}}),
            ("mpt-7b", {"expansion_ratio": 2.5}), ("gemma-7b", {"tie_word_embeddings": False}))]
        self.check_all([with_model(model) for model in models], accepted=True)

    def test_models_that_both_refuse(self):
        models = [{}, [], 7, None, {**SHAPE, "architectures": ["LlamaForCausalLM"]}, {**SHAPE, "model_type": "deepseek_v3"},
                  {**SHAPE, "model_type": None}, {**SHAPE, "model_type": "Llama"}, {**SHAPE, "type": "llama"}]
        models += [{key: value for key, value in SHAPE.items() if key != lost} for lost in SHAPE]
        models += [{**SHAPE, **more} for more in (
            {"head_dim": 0}, {"head_dim": 1.5}, {"hidden_size": None}, {"hidden_size": 500001}, {"hidden_size": -64}, {"vocab_size": "100"},
            {"hidden_act": "mish"}, {"hidden_act": None}, {"gated_mlp": 1}, {"attention": "sdpa"}, {"attention_bias": True, "qkv_bias": True},
            {"norms_per_layer": 9}, {"learned_positions": -1}, {"num_local_experts": 8}, {"num_local_experts": 0, "num_experts_per_tok": 1},
            {"num_local_experts": 4097, "num_experts_per_tok": 1}, {"num_experts_per_tok": 2}, {"moe_layer_freq": 1}, {"sliding_window": 0},
            {"sliding_window": "none"}, {"n_layer": 2}, {"layer_types": []})]
        models += [{**CONFIGS[name], **more} for name, more in (
            ("llama-2-7b", {"qk_norm": True}), ("llama-2-7b", {"sliding_window": None}), ("llama-2-7b", {"norm_bias": True}),
            ("llama-2-7b", {"hidden_act": 3}), ("llama-2-7b", {"quantization_config": {}}), ("mistral-7b-v0.1", {"num_key_value_heads": None}),
            ("mistral-7b-v0.1", {"attention_bias": True}), ("mixtral-8x7b", {"num_local_experts": 0}), ("qwen2-7b", {"attention_bias": True}),
            ("qwen2-7b", {"layer_types": ["chunked_attention"] * 28}), ("qwen2-7b", {"layer_types": ["sliding_attention"] * 28, "sliding_window": None}),
            ("llama-2-7b", {"architectures": ["MistralForCausalLM"]}), ("gemma-7b", {"architectures": ["Gemma2ForCausalLM"]}),
            ("qwen2-7b", {"architectures": ["Qwen2MoeForCausalLM"]}), ("llama-2-7b", {"architectures": "LlamaForCausalLM"}),
            ("llama-2-7b", {"architectures": [7]}), ("llama-2-7b", {"hidden_act": "sillu"}), ("llama-2-7b", {"rope_scaling": 8.0}),
            ("falcon-7b", {"rope_scaling": "linear"}), ("llama-3.1-8b", {"rope_parameters": []}),
            ("gpt2", {"n_positions": None}), ("gpt2", {"hidden_size": 768}), ("gpt-neox-20b", {"num_key_value_heads": 8}),
            ("falcon-40b", {"num_ln_in_parallel_attn": 3}), ("falcon-40b", {"head_dim": 64}), ("falcon-7b", {"bias": "no"}),
            ("mpt-7b", {"attn_config": {}}), ("mpt-7b", {"attn_config": None}), ("mpt-7b", {"attn_config": {"alibi": True, "heads": 4}}),
            ("mpt-7b", {"attn_config": {"alibi": True, "attn_type": "grouped_query_attention"}}), ("mpt-7b", {"expansion_ratio": 0}),
            ("mpt-7b", {"ffn_config": {"ffn_type": "te_ln_mlp"}}), ("gemma-7b", {"head_dim": None}), ("gemma-7b", {"final_logit_softcapping": 30.0}))]
        for name, needed in (("gemma-7b", "head_dim"), ("gpt2", "n_positions"), ("qwen2-7b", "num_key_value_heads"), ("mpt-7b", "attn_config"),
                             ("mixtral-8x7b", "num_experts_per_tok"), ("falcon-7b", "hidden_size"), ("llama-2-7b", "vocab_size")):
            models.append({key: value for key, value in CONFIGS[name].items() if key != needed})
        self.check_all([with_model(model) for model in models], accepted=False)

    def test_every_key_of_every_family_is_read(self):
        """A value of the wrong type is refused by both, and every ignored key is accepted and listed by both."""
        one_of_each = {config["model_type"]: config for config in CONFIGS.values()}
        self.assertEqual(sorted(one_of_each), SCHEMA["$defs"]["model"]["then"]["properties"]["model_type"]["enum"])
        one_of_each["shape"] = SHAPE
        refused, ignoring = [], []
        for name, config in one_of_each.items():
            definition = SCHEMA["$defs"][name]
            for key, node in {**SCHEMA["$defs"]["own_keys"]["properties"], **definition["properties"]}.items():
                types = resolved(node).get("type", "string" if key != "num_ln_in_parallel_attn" else "integer")
                refused.append(with_model({**config, key: WRONG[types[0] if isinstance(types, list) else types]}))
            patterns = [*definition["patternProperties"], *SCHEMA["$defs"]["ignored_keys"]["patternProperties"]]
            keys = [key for pattern in patterns for key in pattern[2:-2].split("|")]
            ignoring.append((with_model({**config, **{key: None for key in keys}}), keys))
        self.check_all(refused, accepted=False)
        self.check_all([document for document, _ in ignoring], accepted=True)
        dense = [pair for pair in ignoring if pair[0]["model"].get("model_type") != "mixtral"]
        for document, keys in dense:
            out = subprocess.run([CLI, "predict", "-", "--json"], input=json.dumps(document), capture_output=True, text=True, timeout=60).stdout
            self.assertLessEqual(set(keys), set(json.loads(out)["ignored"]), document["model"].get("model_type"))


OWN = {"dense_peak_flops_per_s": {"bf16": 9.894e14}, "memory_capacity_bytes": 8e10, "memory_bandwidth_bytes_per_s": 3.35e12,
       "scale_up_bandwidth_bytes_per_s": 4.5e11, "tdp_w": 700}
NODE = {"accelerators": 8, "ring_bandwidth_bytes_per_s": 3e11}
NETWORK = {"bandwidth_bytes_per_s": 5e10}


class TheRest(Agreement):
    """System, plan, training and the scenario around them."""

    def documents(self, changes):
        """The scenario with one part changed: (part, keys that replace some of its keys); None removes a key."""
        for part, values in changes:
            document = copy.deepcopy(SCENARIO)
            at = document.setdefault(part, {}) if part else document
            at.update(values)
            for key in [key for key, value in at.items() if value is None]:
                del at[key]
            yield document

    @staticmethod
    def own(**changes):
        return ("system", {"accelerator": {**OWN, **changes}, "network": "infiniband-ndr400"})

    def test_accepted_by_both(self):
        changes = [("", {}), ("", {"schema": "scalekit/scenario/1", "profile": "ideal"}), ("", {"plan": "search"}), ("", {"run": {}}),
                   ("", {"system": "frontier", "accelerators": 8}), ("", {"run": {"checkpoint_mode": "asynchronous", "spares": 4}})]
        changes += [("system", values) for values in (
            {"accelerators": 8.0}, {"accelerators": 100000000}, {"accelerator": None, "system": "frontier"}, {"accelerators_per_node": 1024},
            {"accelerator": None, "system": "meta-roce-24k", "network": "roce-400", "pue": 1.08}, {"node": "grand-teton"}, {"node": NODE},
            {"node": {**NODE, "channels": 4, "direct_links": False, "host_power_w": 0}}, {"network": "roce-400"}, {"network": NETWORK},
            {"network": {"bandwidth_bytes_per_s": 1e8}}, {"network": {"bandwidth_bytes_per_s": 2e12, "latency_s": 1e-3}}, {"network": "ici-v4"},
            {"node": {**NODE, "ring_bandwidth_bytes_per_s": 1e9}}, {"node": {**NODE, "ring_bandwidth_bytes_per_s": 1e13}}, {"network": "efa-v2"},
            {"network": {**NETWORK, "latency_s": 1e-9, "power_per_accelerator_w": 10000}}, {"node": {**NODE, "host_power_w": 10}},
            {"network": {**NETWORK, "latency_s": 0, "efficiency": 1, "oversubscription": 7, "power_per_accelerator_w": 0}}, {"pue": 10},
            *({"network": {**NETWORK, "transport": name}} for name in SCHEMA["$defs"]["network"]["properties"]["transport"]["enum"]),
            {"price_per_accelerator_hour": 0}, {"power_limit_w": 300}, {"failures_per_node_day": 0}, {"storage_bandwidth_bytes_per_s": 2e12},
            {"carbon_intensity_g_per_kwh": 400}, {"energy_price_per_kwh": 0.1})]
        changes += [self.own(**values) for values in (
            {}, {"id": "my-part"}, {"vendor": "amd", "generation": "cdna3"}, {"compute_units": 1}, {"scale_up_domain": 1024}, {"memory_efficiency": 1},
            {"dense_peak_flops_per_s": {"fp32": 1e12, "tf32": None, "fp16": 1e17, "bf16": 1e15, "fp8": 2e15}}, {"idle_power_resident_w": 0},
            {"id": "h100-sxm5-80gb"}, {"scale_up_bandwidth_bytes_per_s": 1e13}, {"memory_bandwidth_bytes_per_s": 1e10},
            {"gemm_power_demand": 10, "memory_power": 0, "communication_power": 1, "link_power": 1}, {"tdp_w": 20}, {"tdp_w": 20000}, {"memory_capacity_bytes": 1e13})]
        changes += [("plan", values) for values in (
            {"sharding": "zero3"}, {"sharding": "hsdp", "shard_group": 8}, {"sharding": "none"}, {"tensor_parallel": 8}, {"sequence_parallel": False},
            {"pipeline_parallel": 2, "virtual_stages": 2, "schedule": "interleaved"}, {"schedule": "zero_bubble"}, {"context_parallel": 2},
            {"expert_parallel": 2}, {"micro_batch_size": 100000000}, {"recompute": "selective"}, {"reshard_after_forward": False}, {"prefetch": 1024},
            {"prefetch": 0}, {"gradient_precision": "fp16"})]
        changes += [("training", values) for values in (
            {"sequence_length": 100000000}, {"global_batch_size": 100000000}, {"global_batch_size": None, "batch_per_accelerator": 2},
            {"global_batch_size": None, "batch_per_accelerator": 0.125}, {"precision": "fp8"}, {"precision": "fp32"}, {"optimizer": "adamw"}, {"tokens": 1e17},
            {"tokens": 1})]
        self.check_all(list(self.documents(changes)), accepted=True)

    def test_refused_by_both(self):
        changes = [("", {"schema": "scalekit/scenario/2"}), ("", {"modell": "x"}), ("", {"system": None}), ("", {"training": None}), ("", {"model": None}),
                   ("", {"plan": "best"}), ("", {"plan": []}), ("", {"profile": 7}), ("", {"accelerators": 8}), ("", {"system": "frontier"}),
                   ("", {"system": "frontier", "accelerators": 0}), ("", {"system": 7}), ("", {"training": []})]
        changes += [("system", values) for values in (
            {"accelerator": None}, {"accelerator": 7}, {"accelerator": []}, {"accelerators": 0}, {"accelerators": 8.5}, {"accelerators": "8"},
            {"accelerators": 100000001}, {"accelerators_per_node": 0}, {"accelerators_per_node": 1025}, {"acelerators": 8}, {"system": 7}, {"node": 7},
            {"node": {}}, {"node": {"accelerators": 8}}, {"node": {**NODE, "accelerators": 0}}, {"node": {**NODE, "ring_bandwidth_bytes_per_s": 300}},
            {"node": {**NODE, "channels": 0}}, {"node": {**NODE, "direct_links": 1}}, {"node": {**NODE, "host_power_w": -1}}, {"node": {**NODE, "nics": 8}},
            {"network": {}}, {"network": 7}, {"network": {"bandwidth": 400}}, {"network": {"bandwidth_bytes_per_s": 0}}, {"network": {"bandwidth_bytes_per_s": 1e19}},
            {"network": {**NETWORK, "latency_s": -1}}, {"network": {**NETWORK, "latency_s": 2}}, {"network": {**NETWORK, "latency_s": 1e-10}},
            *({"network": {"bandwidth_bytes_per_s": value}} for value in (1, 50, 400, 9.9e7, 2.1e12)), {"network": {**NETWORK, "power_per_accelerator_w": 0.05}},
            {"node": {**NODE, "host_power_w": 2.8}}, {"node": {**NODE, "ring_bandwidth_bytes_per_s": 9e8}}, {"network": {**NETWORK, "hop_latency_s": 1e-7}},
            {"network": {**NETWORK, "efficiency": 0}}, {"network": {**NETWORK, "efficiency": 1.1}}, {"network": {**NETWORK, "oversubscription": 0.5}},
            {"network": {**NETWORK, "transport": "smoke"}}, {"network": {**NETWORK, "power_per_accelerator_w": -1}}, {"pue": 0.9}, {"pue": 11}, {"pue": "1.1"},
            {"price_per_accelerator_hour": -1}, {"power_limit_w": 0}, {"power_limit_w": "300"}, {"failures_per_node_day": -1},
            {"storage_bandwidth_bytes_per_s": 0}, {"carbon_intensity_g_per_kwh": -1}, {"energy_price_per_kwh": "0.1"})]
        changes += [self.own(**values) for values in (
            {"id": "My Part"}, {"id": ""}, {"vendor": "nvidea"}, {"generation": "kepler"}, {"compute_units": 0}, {"compute_units": 1.5}, {"scale_up_domain": 0},
            {"memory_efficiency": 0}, {"memory_efficiency": 88.7}, {"dense_peak_flops_per_s": {}}, {"dense_peak_flops_per_s": {"bf16": None}},
            {"dense_peak_flops_per_s": {"bf16": 989.4}}, {"dense_peak_flops_per_s": {"bf16": -1}}, {"dense_peak_flops_per_s": {"int4": 1e15}},
            {"dense_peak_flops_per_s": 1e15}, {"memory_capacity_bytes": 80}, {"memory_bandwidth_bytes_per_s": 3350}, {"scale_up_bandwidth_bytes_per_s": 450},
            {"tdp_w": 0.7}, {"tdp_w": -700}, {"tdp_w": 19}, {"tdp_w": 700000}, {"idle_power_resident_w": 0.115}, {"scale_up_bandwidth_bytes_per_s": 9e8}, {"idle_power_resident_w": -1}, {"gemm_power_demand": 11}, {"memory_power": 1.1}, {"link_power": -0.1},
            {"tdp": 700}, {"l2_cache_bytes": 5e7})]
        changes += [("plan", values) for values in (
            {"sharding": "zero-3"}, {"shard_group": 0}, {"tensor_parallel": 0}, {"tensor_parallel": 2.5}, {"tensor_parallel": 100000001}, {"tensor_paralel": 2},
            {"sequence_parallel": 1}, {"schedule": "1F1B"}, {"micro_batch_size": 0}, {"recompute": "some"}, {"reshard_after_forward": "yes"}, {"prefetch": -1},
            {"prefetch": 1025}, {"gradient_precision": "fp8"}, {"gradient_precision": "tf32"}, {"expert_parallel": 0})]
        changes += [("training", values) for values in (
            {"sequence_length": None}, {"sequence_length": 0}, {"sequence_length": 100000001}, {"global_batch_size": None}, {"global_batch_size": 0},
            {"global_batch_size": 16.5}, {"global_batch_size": 100000001}, {"batch_per_accelerator": 1}, {"global_batch_size": None, "batch_per_accelerator": 0},
            {"global_batch_size": None, "batch_per_accelerator": 1e9}, {"precision": "tf32"}, {"precision": "bfloat16"}, {"optimizer": "sgd"}, {"tokens": 0},
            {"tokens": 1e18}, {"tokens": "1e12"}, {"steps": 10})]
        self.check_all(list(self.documents(changes)), accepted=False)

    def test_every_key_is_in_one_of_the_lists(self):
        """A key that joins the schema joins the reader: its wrong type is refused by both."""
        refused = []
        for part in ("system", "plan", "training"):
            for key, node in SCHEMA["$defs"][part]["properties"].items():
                types = resolved(node).get("type", "string")
                refused += self.documents([(part, {key: WRONG.get(types, 8)})])
        for key, node in SCHEMA["$defs"]["accelerator"]["properties"].items():
            refused += self.documents([self.own(**{key: WRONG.get(resolved(node).get("type", "string"), 8)})])
        for name, whole in (("node", NODE), ("network", NETWORK)):
            for key, node in SCHEMA["$defs"][name]["properties"].items():
                refused += self.documents([("system", {name: {**whole, key: WRONG.get(resolved(node).get("type", "string"), 8)}})])
        self.check_all(refused, accepted=False)


if __name__ == "__main__":
    unittest.main()
