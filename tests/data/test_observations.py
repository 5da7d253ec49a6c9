"""Every figure that was read is accounted for, the split is the hash, and a row that contradicts itself is refused."""

import hashlib
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import test_generate_catalog as base  # noqa: E402

from catalog.conversions import FLOPS_PER_TOKEN  # noqa: E402
from catalog.models import DEFAULTS, full_shape  # noqa: E402
from catalog.observations import flag_names, is_scored  # noqa: E402

CATALOGUE = base.CATALOGUE
SOURCES = {document["id"]: document for document in CATALOGUE.folder("observations")}

# Figures read, of these left out, configurations, of these with a flag, scored, scored and fitted, scored and checked.
COUNTS = {
    "bigscience": (675, 0, 268, 123, 162, 98, 64),
    "dash2024": (49, 43, 3, 3, 2, 0, 2),
    "deepspeed": (168, 94, 62, 62, 3, 3, 0),
    "dgxc_benchmarking": (1387, 28, 349, 349, 252, 142, 110),
    "flashattention2": (12, 0, 12, 12, 12, 0, 12),
    "fms_fsdp": (52, 4, 16, 14, 12, 6, 6),
    "forge": (43, 28, 15, 15, 9, 6, 3),
    "internlm": (76, 0, 48, 3, 45, 32, 13),
    "jax_pax": (12, 0, 6, 6, 6, 2, 4),
    "korthikanti2022": (76, 5, 39, 30, 9, 4, 5),
    "llm_foundry": (1416, 0, 300, 84, 216, 131, 85),
    "maxtext_tpu": (142, 13, 67, 67, 25, 12, 13),
    "megatron_lm_readme": (123, 21, 40, 40, 22, 10, 12),
    "nemo_automodel": (21, 3, 6, 6, 0, 0, 0),
    "ornl_log": (54, 7, 1, 1, 0, 0, 0),
    "palm": (7, 3, 1, 1, 0, 0, 0),
    "sc21_narayanan": (54, 0, 22, 22, 17, 5, 12),
}


def rows():
    for document in SOURCES.values():
        for row in document["observations"]:
            yield document, row


class Accounts(unittest.TestCase):
    def test_every_source_has_its_rows(self):
        self.assertEqual(set(SOURCES), set(COUNTS))
        for name, document in SOURCES.items():
            with self.subTest(source=name):
                observations = document["observations"]
                scored = [row for row in observations if is_scored(CATALOGUE, row)]
                left_out = sum(entry["rows"] for entry in document["left_out"])
                self.assertEqual(document["rows"], left_out + sum(len(row["published"]) for row in observations))
                self.assertEqual((document["rows"], left_out, len(observations), sum(bool(row["flags"]) for row in observations), len(scored),
                                  sum(row["split"] == "fitted" for row in scored), sum(row["split"] == "checked" for row in scored)), COUNTS[name])

    def test_split_is_the_hash_of_the_cell(self):
        for document, row in rows():
            first = hashlib.sha256(row["cell"].encode("utf-8")).digest()[0]
            expected = "checked" if first % 2 or "checked_only" in document else "fitted"
            self.assertEqual(row["split"], expected, row["id"])
        self.assertEqual([name for name, document in SOURCES.items() if "checked_only" in document], ["dash2024"])

    def test_halves_share_no_cell(self):
        half = {}
        for _, row in rows():
            self.assertEqual(half.setdefault(row["cell"], row["split"]), row["split"], row["cell"])

    def test_scored_rows_have_no_forbidding_flag(self):
        forbidding = set(flag_names(CATALOGUE, "never_scored"))
        self.assertLess({"superseded", "inconsistent", "digitised", "recalled", "proxy"}, forbidding)
        self.assertLess(forbidding, set(flag_names(CATALOGUE)))
        for _, row in rows():
            if is_scored(CATALOGUE, row):
                self.assertFalse(set(row["flags"]) & forbidding, row["id"])
                self.assertIn("tokens_per_s_per_accelerator", row["measured"])

    def test_flags_in_the_order_of_their_bits(self):
        header = (base.ROOT / "include/scalekit/catalog/observation_record.hpp").read_text(encoding="ascii")
        names = header.split("observation_flag_names{")[1].split("}")[0]
        self.assertEqual([name.strip().strip('"') for name in names.split(",")], flag_names(CATALOGUE))
        enumerators = header.split("enum class observation_flag : unsigned {")[1].split("};")[0]
        self.assertEqual([line.split(",")[0].strip() for line in enumerators.splitlines() if line.strip()], flag_names(CATALOGUE))
        forbidding = header.split("using enum observation_flag;")[1].split(";")[0]
        self.assertEqual([word.split()[0] for word in forbidding.split("flag == ")[1:]], flag_names(CATALOGUE, "never_scored"))

    def test_shapes_of_the_catalogue_go_by_their_id(self):
        members = set(full_shape({})) - {"id", "name", "assumed_shape", "recalled_shape", "published_parameters"}
        key = lambda shape: tuple(sorted((name, shape[name]) for name in members))
        ids = {key({**DEFAULTS, **document}): document["id"] for document in CATALOGUE.folder("models")}
        for _, row in rows():
            if isinstance(row["scenario"]["model"], dict) and "incomplete" not in row["flags"]:
                self.assertNotIn(key(full_shape(row["scenario"]["model"])), ids, row["id"])

    def test_recomputation_is_stated_or_assumed(self):
        for _, row in rows():
            if "/plan/recompute" in row.get("alternatives", {}):
                self.assertIn(row["scenario"]["plan"]["recompute"], row["alternatives"]["/plan/recompute"])

    def test_files_stay_readable_in_size(self):
        for name, raw in CATALOGUE.raw.items():
            self.assertLess(len(raw), 1_500_000, name)
        for path in (base.ROOT / "include/scalekit/catalog").glob("*.hpp"):
            self.assertLess(path.stat().st_size, 1_500_000, path.name)


class Counts(unittest.TestCase):
    """The FLOP counts of the sources, by hand for GPT-3 175B with Megatron-LM's vocabulary at 2,048 tokens."""

    def test_flops_per_token(self):
        layers, h, s, v = 96, 12288, 2048, 51200
        shape = full_shape({"num_hidden_layers": layers, "hidden_size": h, "intermediate_size": 4 * h, "num_attention_heads": 96,
                            "vocab_size": v, "tie_word_embeddings": True, "attention_bias": True, "mlp_bias": True,
                            "norm_bias": True, "learned_positions": s})
        n = layers * (12 * h * h + 13 * h) + v * h + s * h + 2 * h
        expected = {"6 N": 6 * n, "8 N": 8 * n, "6 N + 12 L q s": 6 * n + 12 * layers * h * s, "8 N + 16 L q s": 8 * n + 16 * layers * h * s,
                    "6 N + 60 L q s": 6 * n + 60 * layers * h * s, "4 (N - E)": 4 * (n - v * h), "6 (N - E)": 6 * (n - v * h),
                    "6 (N - E) + 12 L q s": 6 * (n - v * h) + 12 * layers * h * s,
                    "6 (N' - E) + 12 L q s": 6 * (n - v * h) + 12 * layers * h * s,
                    "96 L h^2": 96 * layers * h * h, "96 L h^2 + 16 L h s": 96 * layers * h * h + 16 * layers * h * s,
                    "96 L h^2 (1 + s/6h + V/16Lh)": 96 * layers * h * h * (1 + s / (6 * h) + v / (16 * layers * h)),
                    "72 L h^2 (1 + s/6h + V/12Lh)": 72 * layers * h * h * (1 + s / (6 * h) + v / (12 * layers * h)),
                    "72 L h^2 (1 + s/3h + V/12Lh)": 72 * layers * h * h * (1 + s / (3 * h) + v / (12 * layers * h))}
        self.assertEqual(set(FLOPS_PER_TOKEN), set(expected))
        for name, count in FLOPS_PER_TOKEN.items():
            self.assertAlmostEqual(count(shape, s) / expected[name], 1, 12, name)

    def test_grouped_heads_counted_as_their_own(self):
        nemotron = CATALOGUE.documents["models/nemotron4-15b.json"]
        grouped, own = (FLOPS_PER_TOKEN[name](nemotron, 4096) for name in ("6 (N - E) + 12 L q s", "6 (N' - E) + 12 L q s"))
        self.assertAlmostEqual(grouped * 4096 / 3.85e14, 1, 2)
        self.assertAlmostEqual(own * 4096 / 4.345e14, 1, 2)


class Refusals(unittest.TestCase):
    problems, refused = base.Refusals.problems, base.Refusals.refused
    FOUNDRY = "observations/llm_foundry.json"
    BLOOM = "observations/bigscience.json"

    def index(self, file, wanted):
        return next(i for i, row in enumerate(CATALOGUE.documents[file]["observations"]) if wanted(row))

    def test_split_that_is_not_the_hash(self):
        row = CATALOGUE.documents[self.FOUNDRY]["observations"][0]
        other = "fitted" if row["split"] == "checked" else "checked"
        self.refused(self.FOUNDRY, ("/observations/0/split", other), "/observations/0/split", f"the hash of the cell says '{row['split']}'")
        self.refused("observations/dash2024.json", ("/observations/0/split", "fitted"), "/observations/0/split", "only ever checked")

    def test_cell_of_another_configuration(self):
        row = CATALOGUE.documents[self.FOUNDRY]["observations"][0]
        cell = row["cell"].replace("|512|", "|256|")
        split = base.generate_catalog.split_of(cell)
        self.refused(self.FOUNDRY, [("/observations/0/cell", cell), ("/observations/0/split", split)], "/observations/0/cell", "does not name the size")
        self.refused(self.FOUNDRY, ("/observations/0/cell", row["cell"].upper()), "/observations/0/cell", "in lower case")

    def test_figures_that_contradict_the_throughput(self):
        published = CATALOGUE.documents[self.FOUNDRY]["observations"][0]["published"]
        mfu = next(i for i, figure in enumerate(published) if figure["metric"] == "mfu")
        self.refused(self.FOUNDRY, (f"/observations/0/published/{mfu}/value", 55.0), f"/observations/0/published/{mfu}/value", "by convention 'mfu'")
        self.refused(self.FOUNDRY, ("/observations/0/measured/tokens_per_s_per_accelerator/value", 1008),
                     "/observations/0/measured/tokens_per_s_per_accelerator/value", "no published figure says so")
        total = next(i for i, figure in enumerate(published) if figure["metric"] == "tokens_per_s")
        self.refused(self.FOUNDRY, (f"/observations/0/published/{total}/value", 1007),
                     "/observations/0/measured/tokens_per_s_per_accelerator/value", "does not agree with tokens_per_s")

    def test_repeats_that_are_apart(self):
        self.refused("observations/ornl_log.json", ("/observations/0/flags", []), "/observations/0/measured/step_time", "repeats are 44 % apart; flag it inconsistent")

    def test_a_measured_value_is_read_with_its_unit(self):
        at = "/observations/0/measured/tokens_per_s_per_accelerator"
        self.refused(self.FOUNDRY, (at + "/unit", "sequences/s"), at + "/unit", "allowed: tokens/s")
        published = CATALOGUE.documents[self.FOUNDRY]["observations"][0]["published"]
        i = next(i for i, figure in enumerate(published) if figure["metric"] == "tokens_per_s_per_accelerator")
        self.refused(self.FOUNDRY, (f"/observations/0/published/{i}/unit", "s"), at + "/value", "no published figure says so")
        total = next(i for i, figure in enumerate(published) if figure["metric"] == "tokens_per_s")
        self.refused(self.FOUNDRY, (f"/observations/0/published/{total}/unit", "%"), at + "/value", "does not agree with tokens_per_s")

    def test_step_time_and_throughput_apart(self):
        # printed both, so neither follows from the other
        dgxc = "observations/dgxc_benchmarking.json"
        i = self.index(dgxc, lambda row: not {"incomplete", "inconsistent"} & set(row["flags"]))
        row = CATALOGUE.documents[dgxc]["observations"][i]
        j = next(k for k, figure in enumerate(row["published"]) if figure["metric"] == "step_time")
        slower = row["measured"]["step_time"]["value"] * 1.02
        self.refused(dgxc, [(f"/observations/{i}/measured/step_time/value", slower), (f"/observations/{i}/published/{j}/value", slower)],
                     f"/observations/{i}/measured/step_time/value", "over 1 % from the throughput; flag it inconsistent")

    def test_derived_throughput_is_recomputed(self):
        i = self.index(self.BLOOM, lambda row: not row["flags"] and "step_time" in row["measured"])
        at = f"/observations/{i}/measured/tokens_per_s_per_accelerator"
        value = CATALOGUE.documents[self.BLOOM]["observations"][i]["measured"]["tokens_per_s_per_accelerator"]["value"]
        self.refused(self.BLOOM, (at + "/value", value * 1.001), at + "/value", "but the formula says")
        self.refused(self.BLOOM, (at + "/formula", base.DELETE), at, "needs a formula")
        self.refused(self.BLOOM, (at + "/formula", "batch tokens over time of sequences_per_s"), at + "/formula", "is not published")
        self.refused(self.BLOOM, (at + "/formula", "guess of step_time"), at + "/formula", "does not match")

    def test_batch_and_degrees(self):
        self.refused(self.FOUNDRY, ("/observations/0/scenario/training/global_batch_size", 4095),
                     "/observations/0/scenario/training/global_batch_size", "no whole number of micro-batches")
        i = self.index(self.BLOOM, lambda row: not row["flags"] and row["scenario"]["plan"]["tensor_parallel"] == 4)
        self.refused(self.BLOOM, (f"/observations/{i}/scenario/plan/tensor_parallel", 5), f"/observations/{i}/scenario/plan", "do not divide")

    def test_scenario_of_a_row(self):
        at = "/observations/0/scenario"
        self.refused(self.FOUNDRY, (at + "/plan/sharding", "zero-3"), at + "/plan/sharding", "allowed: none, zero1")
        self.refused(self.FOUNDRY, (at + "/plan/tensor_paralel", 2), at + "/plan", "unknown key 'tensor_paralel'")
        self.refused(self.FOUNDRY, (at + "/system/accelerator", "h100"), at + "/system/accelerator", "is not in data/accelerators")
        self.refused(self.FOUNDRY, (at + "/model", "mpt-8b"), at + "/model", "is not in data/models")
        self.refused(self.BLOOM, (at + "/system/node", "jean-zay-v100-node"), at + "/system/node", "is not built with a100-sxm4-80gb")

    def test_more_accelerators_than_the_node_has(self):
        at = "/observations/0/scenario/system/accelerators_per_node"
        self.refused(self.FOUNDRY, (at, 16), at, "'dgx-h100' has 8")

    def test_assumptions(self):
        at = "/observations/0/assumed"
        self.refused(self.FOUNDRY, (at + "/~1plan~1offload", "h100-network"), at + "/~1plan~1offload", "is not a key of the scenario")
        self.refused(self.FOUNDRY, (at + "/~1system~1network", "no-rule"), "/rules/no-rule", "is used and not defined")
        self.refused(self.FOUNDRY, ("/rules/idle", {"kind": "assumed", "rule": "none"}), "/rules/idle", "no row refers to it")
        megatron = "observations/sc21_narayanan.json"
        i = self.index(megatron, lambda row: "/plan/virtual_stages" in row.get("alternatives", {}))
        at = f"/observations/{i}/alternatives"
        self.refused(megatron, (at + "/~1plan~1virtual_stages", [7, 8]), at + "/~1plan~1virtual_stages", "does not list the chosen value")
        self.refused(megatron, (at + "/~1plan~1tensor_parallel", [1, 2]), at + "/~1plan~1tensor_parallel", "only an assumed input has alternatives")

    def test_a_row_that_is_lost(self):
        self.refused(self.FOUNDRY, ("/observations/0/published/0", base.DELETE), "/rows", "1416 figures were read, 1415 are here or left out")
        self.refused(self.FOUNDRY, ("/observations/1/id", CATALOGUE.documents[self.FOUNDRY]["observations"][0]["id"]), "/observations/1/id", "is given twice")

    def test_flags_and_memory(self):
        self.refused(self.FOUNDRY, ("/observations/0/flags", ["wrong"]), "/observations/0/flags/0", "allowed: superseded, inconsistent")
        i = self.index(self.BLOOM, lambda row: "fits" in row["measured"] and "incomplete" not in row["flags"])
        self.refused(self.BLOOM, (f"/observations/{i}/measured/fits", base.DELETE), f"/observations/{i}/measured/fits", "goes together")
        self.refused(self.BLOOM, (f"/observations/{i}/measured/fits", True), f"/observations/{i}/measured/fits", "allowed: False")

    def test_convention_without_a_formula(self):
        self.refused(self.FOUNDRY, ("/conventions/mfu/flops_per_token", "7 N"), "/conventions/mfu/flops_per_token", "is no formula")


if __name__ == "__main__":
    unittest.main()
