"""tools/generate_catalog.py refuses mixed-up data with the file, the place and the reason, and loses nothing.

Each refusal starts from the repository's own data with one thing changed, so it also shows that the thing alone is
what is refused.
"""

import copy
import hashlib
import io
import json
import shutil
import sys
import tempfile
import unittest
from contextlib import redirect_stdout
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import generate_catalog  # noqa: E402

H100 = "accelerators/h100-sxm5-80gb.json"
GCD = "accelerators/mi250x-gcd.json"
MODULE = "accelerators/mi250x.json"
DGX = "nodes/dgx-h100.json"
FRONTIER_NODE = "nodes/frontier-node.json"
NDR = "networks/infiniband-ndr400.json"
MPT = "models/mpt-125m.json"
FSDP = "profiles/pytorch-fsdp-2023.json"
NCCL = "libraries/nccl-2.18.json"
FOUNDRY = "observations/llm_foundry.json"
STUDY = "studies/meta-scaling.json"
FRONTIER = "studies/frontier-training.json"
DELETE = object()

CATALOGUE, LOAD_PROBLEMS = generate_catalog.load(ROOT)


def at(document, pointer):
    """The parent of what a JSON pointer names, and the last key."""
    *parents, last = [part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]]
    for part in parents:
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document, int(last) if isinstance(document, list) else last


class Refusals(unittest.TestCase):
    def problems(self, file, *changes):
        changed = copy.copy(CATALOGUE)
        changed.documents = {**CATALOGUE.documents, file: copy.deepcopy(CATALOGUE.documents[file])}
        for pointer, value in changes:
            parent, key = at(changed.documents[file], pointer)
            if value is DELETE:
                del parent[key]
            else:
                parent[key] = value
        return generate_catalog.validate(changed, only={file})

    def refused(self, file, change, pointer, reason):
        problems = self.problems(file, *(change if isinstance(change, list) else [change]))
        start = f"data/{file} {pointer}: "
        for problem in problems:
            self.assertNotIn("\n", problem)
        self.assertTrue(any(p.startswith(start) and reason in p for p in problems), f"no '{start}…{reason}' in {problems}")

    def test_the_data_itself_has_no_problem(self):
        self.assertEqual(LOAD_PROBLEMS, [])
        self.assertEqual(generate_catalog.validate(CATALOGUE), [])

    # units

    def test_binary_where_the_table_has_decimal(self):
        self.refused(H100, ("/memory_bandwidth/unit", "GiB/s"), "/memory_bandwidth/unit", '"GiB/s" is not allowed here; allowed: GB/s, TB/s')

    def test_gigabytes_for_a_cache(self):
        self.refused(H100, ("/l2_cache/unit", "GB"), "/l2_cache/unit", "allowed: MB, MiB")

    def test_size_for_rate_and_rate_for_size(self):
        self.refused(H100, ("/memory_bandwidth/unit", "GB"), "/memory_bandwidth/unit", "allowed: GB/s")
        self.refused(H100, ("/memory_capacity/unit", "GB/s"), "/memory_capacity/unit", "allowed: GiB")

    def test_bits_for_bytes(self):
        self.refused(H100, ("/scale_up_bandwidth/unit", "Gb/s"), "/scale_up_bandwidth/unit", "allowed: GB/s")

    def test_bytes_for_bits_at_a_port(self):
        self.refused(DGX, ("/nic_bandwidth/unit", "GB/s"), "/nic_bandwidth/unit", "allowed: Gb/s")
        self.refused(NDR, ("/bandwidth/unit", "GB/s"), "/bandwidth/unit", "allowed: Gb/s")

    def test_operations_for_a_rate_of_operations(self):
        self.refused(H100, ("/dense_peak/bf16/unit", "TFLOP"), "/dense_peak/bf16/unit", "allowed: TFLOP/s")

    def test_energy_for_power(self):
        self.refused(H100, ("/tdp/unit", "J"), "/tdp/unit", "allowed: W, kW")

    def test_percent_for_a_fraction(self):
        self.refused(H100, ("/memory_efficiency/value", 88.7), "/memory_efficiency/value", "maximum")
        self.refused(H100, ("/memory_efficiency/unit", "%"), "/memory_efficiency/unit", "allowed: 1")

    def test_milliseconds_in_a_library_table(self):
        self.refused(NCCL, ("/hop_latency/net/ring/unit", "ms"), "/hop_latency/net/ring/unit", "allowed: us")

    def test_tables_of_a_library(self):
        for pointer, key in (("", "colour"), ("/base_latency", "hierarchical"), ("/hop_latency", "cloud"), ("/base_latency/ring/values", "ll256"),
                             ("/hop_latency/net/nvls/values", "ll"), ("/caps/hopper", "ring_per_channel"), ("/corrections", "nvls"),
                             ("/corrections/tree", "ll256"), ("/corrections/tree/ll", "direction")):
            self.refused(NCCL, (f"{pointer}/{key}", 1), pointer or "/", f"unknown key '{key}'")
        for pointer in ("/hop_latency/net/nvls_tree/values/simple", "/least_inside_hop/values/ll", "/caps/volta/nvls_tree_per_channel/values/two_nodes",
                        "/caps/hopper/nvls_efficiency/value", "/corrections/tree/ll/values/3"):
            self.refused(NCCL, (pointer, -1), pointer, "-1 is negative")
        self.refused(NCCL, ("/corrections/tree/ll/values/3", 1.5), "/corrections/tree/ll/values/3", "maximum")
        self.refused(NCCL, ("/corrections/tree/ll/values/3", None), "/corrections/tree/ll/values/3", "is not of type 'number'")
        self.refused(NCCL, ("/corrections/tree/ll/unit", "us"), "/corrections/tree/ll/unit", "allowed: 1")
        for key in ("least_inside_hop", "corrections", "pat", "counts_closing_step"):
            self.refused(NCCL, (f"/{key}", DELETE), "/", f"missing key '{key}'")
        self.refused(NCCL, ("/hop_latency/net/ring", DELETE), "/hop_latency/net", "missing key 'ring'")
        for pointer in ("/corrections/tree/ll128", "/corrections/tree", "/corrections", "/hop_latency/net/nvls", "/pat", "/least_inside_hop"):
            value = DELETE if pointer.endswith("nvls") else None
            self.assertEqual(self.problems(NCCL, (pointer, value)), [], pointer)  # may be absent

    def test_a_node_with_a_table_that_does_not_exist(self):
        self.refused(DGX, ("/library", "rccl"), "/library", "'rccl' is not in data/libraries")
        self.refused(DGX, ("/library", DELETE), "/", "missing key 'library'")
        self.assertEqual(self.problems(DGX, ("/library", "nccl-2.30")), [])

    def test_wrong_unit_of_a_profile_constant(self):
        self.refused(FSDP, ("/constants/step_host_s/unit", "ms"), "/constants/step_host_s/unit", "allowed: s")

    # things that share a unit

    def test_two_way_for_one_way(self):
        self.refused(H100, ("/scale_up_bandwidth/direction", "two_way"), "/scale_up_bandwidth/direction", "allowed: one_way")
        self.refused(DGX, ("/ring_bandwidth/direction", DELETE), "/ring_bandwidth", "missing key 'direction'")

    def test_sparse_for_dense(self):
        self.refused(H100, ("/dense_peak/bf16/density", "sparse_2_4"), "/dense_peak/bf16/density", "allowed: dense")
        self.refused(H100, ("/dense_peak/fp8/density", DELETE), "/dense_peak/fp8", "missing key 'density'")

    def test_module_for_die(self):
        self.refused(GCD, ("/dense_peak/bf16/per", "module"), "/dense_peak/bf16/per", 'needs "die"')
        self.refused(GCD, ("/tdp/per", DELETE), "/tdp/per", 'needs "die"')
        self.refused(MODULE, ("/memory_capacity/per", "die"), "/memory_capacity/per", 'needs "module"')

    def test_number_of_the_module_in_the_file_of_the_die(self):
        self.refused(GCD, ("/dense_peak/bf16/value", 383), "/dense_peak/bf16/value", "is not 1/2 of the module's 383")
        self.refused(GCD, [("/tdp/value", 500), ("/tdp/high", 560)], "/tdp/value", "is not 1/2 of the module's 500")

    def test_node_that_counts_dies_for_a_module(self):
        self.refused(MODULE, ("/default_node", "frontier-node"), "/default_node", "counts by the die, this part is a module")

    def test_a_package_where_there_is_only_one(self):
        self.refused(H100, ("/tdp/per", "die"), "/tdp/per", "needs null")

    def test_a_qualifier_that_does_not_belong(self):
        self.refused(H100, ("/tdp/direction", "one_way"), "/tdp", "unknown key 'direction'")

    # numbers

    def test_negative(self):
        self.refused(H100, ("/tdp/value", -700), "/tdp/value", "-700 is negative")
        self.refused(NCCL, ("/base_latency/ring/values/ll", -1), "/base_latency/ring/values/ll", "-1 is negative")

    def test_text_for_a_number(self):
        self.refused(H100, ("/tdp/value", "700"), "/tdp/value", "is not of type 'number'")

    def test_bare_number_for_a_value(self):
        self.refused(H100, ("/tdp", 700), "/tdp", "is not of type 'object'")

    def test_range_that_excludes_the_value(self):
        self.refused(DGX, ("/host_power/low", 3000), "/host_power/low", "3000 is on the wrong side of 2800")
        self.refused(FSDP, ("/constants/hop_latency_ratio/high", 0.1), "/constants/hop_latency_ratio/high", "wrong side")

    # origin

    def test_unknown_source(self):
        self.refused(H100, ("/tdp/source", "hearsay"), "/tdp/source", "'hearsay' is not in data/sources.json")
        self.refused(H100, ("/source", "hearsay"), "/source", "'hearsay' is not in data/sources.json")

    def test_missing_origin(self):
        for key in ("source", "locator", "retrieved", "kind", "unit"):
            self.refused(H100, (f"/tdp/{key}", DELETE), "/tdp", f"missing key '{key}'")

    def test_unknown_kind_and_malformed_date(self):
        self.refused(H100, ("/tdp/kind", "known"), "/tdp/kind", "allowed: datasheet, measured, derived, recalled, assumed")
        self.refused(H100, ("/tdp/retrieved", "last week"), "/tdp/retrieved", "does not match")

    def test_assumption_without_a_reason(self):
        self.refused(H100, ("/idle_power_resident/note", DELETE), "/idle_power_resident/note", "must say why")

    def test_own_number_as_a_measurement(self):
        self.refused(H100, ("/tdp/source", "scalekit"), "/tdp/kind", "scalekit is not a source of datasheet values")

    # shape

    def test_unknown_key(self):
        self.refused(H100, ("/memory_bandwith", None), "/", "unknown key 'memory_bandwith'")
        self.refused(H100, ("/tdp/valeu", 1), "/tdp", "unknown key 'valeu'")
        self.refused(FSDP, ("/constants/magic", {}), "/constants", "unknown key 'magic'")
        self.refused(FSDP, ("/by_accelerator/h100-sxm5-80gb/step_host_s", {}), "/by_accelerator/h100-sxm5-80gb", "unknown key 'step_host_s'")

    def test_missing_key(self):
        self.refused(H100, ("/dense_peak/fp8", DELETE), "/dense_peak", "missing key 'fp8'")
        self.refused(FSDP, ("/constants/contention", DELETE), "/constants", "missing key 'contention'")

    def test_not_published_where_a_number_is_needed(self):
        self.refused(H100, ("/memory_bandwidth", None), "/memory_bandwidth", "is not of type 'object'")
        self.assertEqual(self.problems(H100, ("/best_gemm/bf16", None)), [])

    def test_id_of_another_file(self):
        self.refused(H100, ("/id", "h100"), "/id", "is not the name of the file")

    def test_ids_that_do_not_exist(self):
        self.refused(H100, ("/default_node", "dgx-h200"), "/default_node", "'dgx-h200' is not in data/nodes")
        self.refused(DGX, ("/default_network", "infiniband-ndr"), "/default_network", "is not in data/networks")
        self.refused(FSDP, ("/library", "nccl"), "/library", "is not in data/libraries")
        self.refused(FSDP, [("/by_accelerator/h100", {"contention": CATALOGUE.documents[FSDP]["constants"]["contention"]})],
                     "/by_accelerator/h100", "is not in data/accelerators")

    # models

    def test_parameter_count_that_does_not_follow_from_the_shape(self):
        self.refused(MPT, [("/norm_bias", False), ("/mlp_bias", False), ("/qkv_bias", False)],
                     "/published_parameters/value", "over 0.05 % apart")
        self.refused("models/llama2-7b.json", ("/gated_mlp", False), "/published_parameters/value", "over 0.05 % apart")

    def test_shape_of_a_model(self):
        mixtral = "models/mixtral-8x7b.json"
        self.refused("models/llama2-7b.json", ("/attention_bias", True), "/", "unknown key 'attention_bias'")
        self.refused("models/llama2-7b.json", ("/num_key_value_heads", 5), "/num_key_value_heads", "does not divide")
        self.refused("models/llama2-7b.json", ("/shape", "guessed"), "/shape", "allowed: published, recalled, assumed")
        self.refused("models/llama2-7b.json", ("/shape", "recalled"), "/kind", "'recalled' for a shape that is recalled")
        self.refused("models/falcon-7b.json", ("/kind", "datasheet"), "/kind", "'recalled' for a shape that is recalled")
        self.refused("models/falcon-7b.json", ("/notes", []), "/notes", "must say why")
        self.refused("models/llama2-7b.json", ("/num_local_experts", 8), "/", "num_experts_per_tok")
        self.refused(mixtral, ("/num_experts_per_tok", 9), "/num_experts_per_tok", "more than num_local_experts")
        self.refused(mixtral, ("/num_local_experts", 7), "/published_parameters/value", "over 0.05 % apart")
        self.refused("models/falcon-40b.json", ("/num_key_value_heads", 16), "/published_parameters/value", "over 0.05 % apart")

    def test_unverified_figure_is_never_scored(self):
        index = next(i for i, cell in enumerate(CATALOGUE.documents[STUDY]["cells"]) if cell["grade"] == "unverified")
        self.refused(STUDY, (f"/cells/{index}/scored", True), f"/cells/{index}/scored", "never scored")
        self.refused(STUDY, (f"/cells/{index}/grade", "secondary"), f"/cells/{index}/grade", "go together")

    def test_runs_of_a_study(self):
        self.refused(FRONTIER, ("/runs/0/cell", "hfu"), "/runs/0/cell", "no cell of the study")
        self.refused(FRONTIER, ("/runs/0/model", "gpt"), "/runs/0/model", "is not in data/models")
        self.refused(FRONTIER, ("/runs/0/global_batch_size", 640), "/runs/0", "0 for the other")
        self.refused(FRONTIER, ("/runs/0/accelerators/0", 12), "/runs/0/accelerators/0", "no whole replicas")
        strong = next(i for i, run in enumerate(CATALOGUE.documents[FRONTIER]["runs"]) if run["scaling"] == "strong")
        self.refused(FRONTIER, (f"/runs/{strong}/global_batch_size", 8001), f"/runs/{strong}/accelerators/0", "whole batches")


class Scenarios(unittest.TestCase):
    """The schema of what users write; the smallest legal scenario and one change at a time."""

    SMALL = {"model": "llama2-7b", "system": {"accelerator": "h100-sxm5-80gb", "accelerators": 8},
             "training": {"sequence_length": 4096, "global_batch_size": 16}}

    def problems(self, **changes):
        return generate_catalog.schema_errors(CATALOGUE, "scenario", {**copy.deepcopy(self.SMALL), **changes})

    def test_accepted(self):
        shape = {"num_hidden_layers": 2, "hidden_size": 64, "intermediate_size": 256, "num_attention_heads": 4, "vocab_size": 100}
        self.assertEqual(self.problems(), [])
        self.assertEqual(self.problems(schema="scalekit/scenario/1", profile="ideal", plan="search"), [])
        self.assertEqual(self.problems(model={**shape, "model_type": "llama", "rope_theta": 10000.0}), [])
        self.assertEqual(self.problems(system="frontier", accelerators=1024), [])
        self.assertEqual(self.problems(plan={"sharding": "hsdp", "shard_group": 8, "tensor_parallel": 2, "recompute": "full"}), [])
        self.assertEqual(self.problems(run={"checkpoint_mode": "asynchronous", "spares": 4}), [])

    def test_refused(self):
        for changes, pointer in (
                ({"modell": "x"}, ""),
                ({"schema": "scalekit/scenario/2"}, "/schema"),
                ({"plan": {"recompute": "some"}}, "/plan/recompute"),
                ({"plan": {"tensor_parallel": 0}}, "/plan/tensor_parallel"),
                ({"plan": {"tensor_parallel": 2.5}}, "/plan/tensor_parallel"),
                ({"plan": "best"}, "/plan"),
                ({"training": {"sequence_length": 4096}}, "/training"),
                ({"training": {"sequence_length": 4096, "global_batch_size": 8, "batch_per_accelerator": 1}}, "/training"),
                ({"training": {"sequence_length": 4096, "global_batch_size": 8, "precision": "bfloat16"}}, "/training/precision"),
                ({"system": {"accelerators": 8}}, "/system"),
                ({"system": {"accelerator": "h100-sxm5-80gb", "pue": 0.5}}, "/system/pue"),
                ({"system": {"accelerator": "h100-sxm5-80gb", "network": {"bandwidth": 400}}}, "/system/network"),
                ({"model": {"hidden_size": 64}}, "/model"),
                ({"accelerators": 8}, "/accelerators")):
            with self.subTest(changes=changes):
                self.assertIn(pointer, [place for place, _ in self.problems(**changes)])


class Copy(unittest.TestCase):
    """Whole runs of the tool on a copy of the repository's data and headers."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copytree(ROOT / "data", self.root / "data")
        shutil.copytree(ROOT / "include/scalekit/catalog", self.root / "include/scalekit/catalog")
        self.headers = self.root / "include/scalekit/catalog"

    def run_tool(self, *arguments):
        output = io.StringIO()
        with redirect_stdout(output):
            status = generate_catalog.main([*arguments, "--root", str(self.root)])
        return status, output.getvalue()

    def edit(self, path, old, new):
        text = path.read_text(encoding="ascii")
        self.assertEqual(text.count(old) >= 1, True, f"{old} is not in {path}")
        path.write_text(text.replace(old, new, 1), encoding="ascii")

    def test_a_clean_copy_passes(self):
        status, output = self.run_tool("--check")
        self.assertEqual((status, output.count("\n")), (0, 1), output)

    def test_writing_is_repeatable(self):
        before = {path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}
        self.assertEqual(self.run_tool()[0], 0)
        self.assertEqual({path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}, before)

    def test_export(self):
        before = {path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}
        folder = self.root / "export" / "data"
        status, output = self.run_tool("--export", str(folder))
        self.assertEqual(status, 0, output)
        self.assertEqual({path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}, before)
        index = json.loads((folder / "index.json").read_text(encoding="ascii"))
        self.assertEqual({path.name for path in folder.iterdir()}, {*index["files"], "index.json"})
        read = {}
        for name, entry in index["files"].items():
            text = (folder / name).read_bytes()
            self.assertEqual(hashlib.sha256(text).hexdigest(), entry["sha256"], name)
            read[name] = json.loads(text)
            self.assertEqual(len(read[name]), entry["records"], name)
        # Every file of a folder and every row is there, in base units, and a value that is not published has the name of one that is.
        for kind in ("accelerators", "nodes", "networks", "systems", "models", "profiles", "libraries"):
            ids = sorted(path.stem for path in (self.root / "data" / kind).glob("*.json"))
            self.assertEqual([row["id"] for row in read[kind + ".json"]], ids)
            self.assertEqual([row["id"] for row in read[f"provenance_{kind}.json"]], ids)
        for path in (self.root / "data" / "observations").glob("*.json"):
            rows = json.loads(path.read_text(encoding="ascii"))["observations"]
            self.assertEqual(index["files"][f"observations_{path.stem}.json"]["records"], len(rows), path.name)
        parts = {row["id"]: row for row in read["accelerators.json"]}
        self.assertEqual(parts["h100-sxm5-80gb"]["memory_bandwidth_bytes_per_s"], 3.35e12)
        self.assertIsNone(parts["a100-pcie-40gb"]["dense_peak_fp8_flops_per_s"])
        self.assertEqual({key for row in parts.values() for key in row if key.startswith("dense_peak_fp8")}, {"dense_peak_fp8_flops_per_s"})

    def test_export_of_wrong_data(self):
        self.edit(self.root / "data" / H100, '"value": 3350,', '"value": -3350,')
        folder = self.root / "export"
        self.assertEqual(self.run_tool("--export", str(folder))[0], 1)
        self.assertFalse(folder.exists())

    def test_changed_fact_without_its_header(self):
        self.edit(self.root / "data" / H100, '"value": 3350,', '"value": 3352,')
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        self.assertIn("memory_bandwidth_bytes_per_s: 3350000000000.0 in the header, 3352000000000.0 in the data", output)
        self.assertIn("data_revision.hpp: not what the data says", output)
        self.assertEqual(self.run_tool()[0], 0)
        self.assertEqual(self.run_tool("--check")[0], 0)

    def test_header_edited_by_hand(self):
        self.edit(self.headers / "provenance_nodes.hpp", ".value = 360.0", ".value = 361.0")
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        self.assertIn("provenance_nodes/", output)
        self.assertIn("361.0 in the header, 360 in the data", output)

    def test_factor_lost_from_a_header(self):
        self.edit(self.headers / "libraries.hpp", "    1.0, 1.0, 1.0, 1.0, 0.9,", "    1.0, 1.0, 1.0, 0.9,")
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        self.assertIn("/corrections/tree/ll: 23 entries, 24 in the data", output)

    def test_record_lost_from_a_header(self):
        text = (self.headers / "observations_llm_foundry.hpp").read_text(encoding="ascii").splitlines(keepends=True)
        text = [line for index, line in enumerate(text) if index != 20]
        (self.headers / "observations_llm_foundry.hpp").write_text("".join(text), encoding="ascii")
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        self.assertIn("observations_llm_foundry: 299 entries, 300 in the data", output)

    def test_header_that_cannot_be_read(self):
        (self.headers / "networks.hpp").write_text("#pragma once\n", encoding="ascii")
        (self.headers / "nodes.hpp").unlink()
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        self.assertIn("networks.hpp: not what the data says", output)
        self.assertIn("nodes.hpp: not what the data says", output)

    def test_header_whose_data_is_gone(self):
        shutil.copy(self.headers / "nodes.hpp", self.headers / "racks.hpp")
        (self.headers / "by_hand.hpp").write_text("#pragma once\n", encoding="ascii")
        status, output = self.run_tool("--check")
        self.assertEqual((status, output.count("\n")), (1, 1), output)
        self.assertIn("racks.hpp: the data it was written from is gone", output)

    def test_member_without_a_value(self):
        self.edit(self.headers / "hardware_record.hpp", "  double l2_cache_bytes;\n", "  double l2_cache_bytes;\n  double colour;\n")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn("no value for ['colour']", output)

    def test_value_without_a_member(self):
        self.edit(self.headers / "hardware_record.hpp", "  double l2_cache_bytes;\n", "")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn("no member for ['l2_cache_bytes']", output)

    def test_wrong_data_is_not_written(self):
        before = {path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}
        self.edit(self.root / "data" / H100, '"direction": "one_way"', '"direction": "two_way"')
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertEqual(output, f'data/{H100} /scale_up_bandwidth/direction: direction "two_way" is not allowed here; allowed: one_way\n')
        self.assertEqual({path.name: path.read_bytes() for path in self.headers.glob("*.hpp")}, before)

    def test_files_that_are_not_plain_json(self):
        self.edit(self.root / "data" / DGX, '"nics": 8,', '"nics": 8, "nics": 9,')
        self.edit(self.root / "data" / NDR, '"value": 400,', '"value": NaN,')
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn(f"data/{DGX} /: a key is given twice", output)
        self.assertIn(f"data/{NDR} /: ", output)

    def test_numbers_that_are_too_large(self):
        self.edit(self.root / "data" / NDR, '"value": 400,', '"value": 1e999,')
        status, output = self.run_tool()
        self.assertEqual((status, output), (1, f"data/{NDR} /: 1e999 is no number of JSON, or too large for one\n"))

    def test_a_part_that_others_rest_on_is_changed(self):
        """A whole run sees what a change of one file breaks in others."""
        self.edit(self.root / "data" / H100, '"scale_up_bandwidth": {"value": 450,', '"scale_up_bandwidth": {"value": 225,')
        self.edit(self.root / "data" / NDR, '"bandwidth": {"value": 400,', '"bandwidth": {"value": 50,')
        self.edit(self.root / "data" / FRONTIER_NODE, '"accelerators_per_node": 8,', '"accelerators_per_node": 4,')
        status, output = self.run_tool("--check")
        self.assertEqual(status, 1)
        for said in (f"data/{DGX} /ring_bandwidth/value: 360 is over the 225 that the links of 'h100-sxm5-80gb' carry",
                     f"data/{DGX} /nic_bandwidth/value: 400 is not the port rate of 'infiniband-ndr400', 50",
                     "data/systems/frontier.json /tiers/0/accelerators/value: the first tier is the node: 'frontier-node' has 4",
                     "data/systems/frontier.json /dragonfly_groups/value: 74 groups of 128 nodes of 4 are not total_accelerators",
                     "data/systems/lumi-g.json /tiers/0/accelerators/value"):
            self.assertIn(said, output)

    def test_source_that_nobody_uses(self):
        self.edit(self.root / "data/sources.json", '"sources": {', '"sources": {"nobody": {"title": "t", "url_or_reference": "r", "retrieved": "2026-01-01"},')
        status, output = self.run_tool("--check")
        self.assertEqual((status, output), (1, "data/sources.json /sources/nobody: no value refers to it\n"))

    def test_folder_without_a_schema(self):
        (self.root / "data/planets").mkdir()
        (self.root / "data/planets/mars.json").write_text("{}", encoding="ascii")
        status, output = self.run_tool()
        self.assertEqual((status, output), (1, "data/planets/mars.json /: no schema for this folder\n"))

    def test_same_id_in_two_folders(self):
        model = json.loads((self.root / "data/models/mpt-7b.json").read_text())
        model["id"] = "dgx-h100"
        (self.root / "data/models/dgx-h100.json").write_text(json.dumps(model), encoding="ascii")
        status, output = self.run_tool()
        self.assertEqual(status, 1)
        self.assertIn("'dgx-h100' is not the name of the file, or another file has it too", output)


class Contents(unittest.TestCase):
    def test_units_are_exact(self):
        self.assertEqual(generate_catalog.base(400, "Gb/s"), 50e9)
        self.assertEqual(generate_catalog.base(80, "GiB"), 85899345920.0)
        self.assertEqual(generate_catalog.base(80, "GB"), 80e9)
        self.assertEqual(generate_catalog.base(-37.22, "%"), -0.3722)
        self.assertEqual(generate_catalog.base(6.6, "us"), 6.6e-6)
        self.assertIsNone(generate_catalog.base(None, "W"))

    def test_every_schema_is_one(self):
        for name, schema in CATALOGUE.schemas.items():
            generate_catalog.jsonschema.Draft202012Validator.check_schema(schema)
            self.assertEqual(schema["$id"], name)

    def test_parameters_of_a_mixture_of_experts(self):
        mixtral = CATALOGUE.documents["models/mixtral-8x7b.json"]
        self.assertEqual(generate_catalog.parameter_count(mixtral, 0), 46_702_792_704)
        self.assertEqual(generate_catalog.parameter_count(mixtral, 0, active=True), 12_879_925_248)

    def test_counts_of_parameters_are_exact_for_the_benchmarked_models(self):
        for document in CATALOGUE.folder("models"):
            if document["id"].startswith("mpt-"):
                self.assertEqual(generate_catalog.parameter_count(document, document["learned_positions"]),
                                 document["published_parameters"]["value"], document["id"])
        for row in CATALOGUE.documents[FOUNDRY]["observations"]:
            model = CATALOGUE.documents[f"models/{row['scenario']['model']}.json"]
            self.assertEqual(generate_catalog.parameter_count(model, row["scenario"]["training"]["sequence_length"]),
                             row["published_parameters"]["value"], row["id"])


if __name__ == "__main__":
    unittest.main()
