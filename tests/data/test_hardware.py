"""Mixed-up hardware cannot load: each case changes one thing of a file of the repository and is refused with file, place and reason."""

import unittest

import test_generate_catalog
from test_generate_catalog import CATALOGUE, DELETE, generate_catalog

from catalog.checks import OF_MEMORY
from catalog.files import origins

H100 = "accelerators/h100-sxm5-80gb.json"
GAUDI3 = "accelerators/gaudi3.json"
NVL = "accelerators/h100-nvl-94gb.json"
TPU = "accelerators/tpu-v5e.json"
TILE = "accelerators/max-1550-tile.json"
GCD = "accelerators/mi250x-gcd.json"
DGX = "nodes/dgx-h100.json"
FRONTIER_NODE = "nodes/frontier-node.json"
RACK = "nodes/gb200-nvl72-rack.json"
NDR = "networks/infiniband-ndr400.json"
ICI = "networks/ici-v5p.json"
FRONTIER = "systems/frontier.json"
META = "systems/meta-roce-24k.json"

# Interface of the command line: these ids are promised.
ACCELERATORS = """v100-sxm2-16gb v100-sxm2-32gb v100-sxm3-32gb a100-sxm4-40gb a100-sxm4-80gb a100-pcie-40gb a100-pcie-80gb h100-sxm5-80gb
    h100-pcie-80gb h100-nvl-94gb h200-sxm-141gb h20-96gb b200-sxm-180gb gb200-nvl72 b300-sxm-288gb gb300-nvl72 l40s-48gb rtx-4090 mi250x-gcd
    mi250x mi300x mi325x mi355x max-1550-tile max-1550 gaudi2 gaudi3 tpu-v4 tpu-v5e tpu-v5p tpu-v6e tpu-v7x""".split()
NETWORKS = """infiniband-edr100 infiniband-hdr200 infiniband-ndr400 infiniband-xdr800 roce-100 roce-200 roce-400 roce-800 slingshot-11 efa-v1 efa-v2
    efa-v3 efa-v4 ici-v4 ici-v5e ici-v5p ici-v6e ici-v7x omni-path-100 gcp-tcpxo ethernet-100""".split()
SYSTEMS = """frontier aurora eagle selene meta-roce-24k meta-infiniband-24k dgx-a100-superpod dgx-h100-superpod jean-zay-a100 aws-p5""".split()


class Mixups(unittest.TestCase):
    problems, refused = test_generate_catalog.Refusals.problems, test_generate_catalog.Refusals.refused

    # units

    def test_decimal_for_binary_capacity(self):
        self.refused(H100, ("/memory_capacity/unit", "GB"), "/memory_capacity/unit", 'unit "GB" is not allowed here; allowed: GiB')

    def test_bits_for_bytes(self):
        for key in ("scale_up_bandwidth", "peer_bandwidth", "host_bandwidth"):
            self.refused(H100, (f"/{key}/unit", "Gb/s"), f"/{key}/unit", 'unit "Gb/s" is not allowed here; allowed: GB/s')
        self.refused(DGX, ("/ring_bandwidth/unit", "Gb/s"), "/ring_bandwidth/unit", "allowed: GB/s")
        self.refused(ICI, ("/bandwidth/unit", "GB/s"), "/bandwidth/unit", 'unit "GB/s" is not allowed here; allowed: Gb/s')
        self.refused(META, ("/storage_bandwidth/unit", "Tb/s"), "/storage_bandwidth/unit", "allowed: GB/s, TB/s")

    def test_integer_and_floating_peaks(self):
        self.refused(H100, ("/dense_peak/int8/unit", "TFLOP/s"), "/dense_peak/int8/unit", "allowed: TOP/s")
        self.refused(H100, ("/dense_peak/fp8/unit", "TOP/s"), "/dense_peak/fp8/unit", "allowed: TFLOP/s")

    def test_failures_per_day_of_what(self):
        self.refused(META, ("/failures_per_node_day/unit", "failures/day"), "/failures_per_node_day/unit", "allowed: failures/(node day)")

    # things that share a unit

    def test_both_directions_for_one(self):
        for file, key in ((H100, "scale_up_bandwidth"), (H100, "peer_bandwidth"), (H100, "host_bandwidth"), (DGX, "ring_bandwidth"), (DGX, "nic_bandwidth"),
                          (NDR, "bandwidth")):
            self.refused(file, (f"/{key}/direction", "two_way"), f"/{key}/direction", 'direction "two_way" is not allowed here; allowed: one_way')
            self.refused(file, (f"/{key}/direction", DELETE), f"/{key}", "missing key 'direction'")
        # A number that counts both directions is refused where another number gives it away.
        self.refused(DGX, [("/ring_bandwidth/value", 720), ("/ring_bandwidth/high", 740)], "/ring_bandwidth/value", "that the links of 'h100-sxm5-80gb' carry in one direction")
        self.refused(DGX, ("/nic_bandwidth/value", 800), "/nic_bandwidth/value", "is not the port rate of 'infiniband-ndr400', 400")

    def test_sparse_for_dense(self):
        self.refused(H100, ("/dense_peak/bf16/density", "sparse_2_4"), "/dense_peak/bf16/density", 'density "sparse_2_4" is not allowed here; allowed: dense')
        self.refused(H100, ("/dense_peak/bf16/value", 1978.9), "/dense_peak/bf16/value", "over 2.2 times the best measured product, 794.5: a 2:4-sparse peak?")
        self.refused(NVL, ("/sparse_2_4_peak/bf16/density", "dense"), "/sparse_2_4_peak/bf16/density", "allowed: sparse_2_4")
        self.refused(NVL, ("/sparse_2_4_peak/bf16/value", 835.5), "/sparse_2_4_peak/bf16/value", "is not above the dense peak")
        self.refused(H100, ("/best_gemm/bf16/value", 1500), "/best_gemm/bf16/value", "is above the dense peak")

    def test_module_for_die(self):
        self.refused(TILE, ("/memory_capacity/value", 128), "/memory_capacity/value", "128 is not 1/2 of the module's 128")
        self.refused(TILE, ("/tdp/per", "module"), "/tdp/per", 'needs "die"')
        self.refused(TILE, ("/package", "module"), "/default_node", "'aurora-node' counts by the die, this part is a module")
        self.refused(GCD, [("/best_gemm/fp16/value", 192), ("/best_gemm/fp16/low", 182)], "/best_gemm/fp16/value", "is above the dense peak")
        self.refused(FRONTIER_NODE, ("/accelerators", ["mi250x"]), "/accelerators/0", "'mi250x' is a module, this node counts by the die")
        self.refused(FRONTIER, ("/accelerator", "mi250x"), "/accelerator", "'mi250x' is not what 'frontier-node' is built with")
        self.refused(FRONTIER, [("/total_accelerators/value", 37888), ("/total_accelerators/low", 37608)], "/total_accelerators/value", "37888 is not the last tier, 75776")

    # numbers

    def test_negative(self):
        for file, key in ((H100, "peer_bandwidth"), (DGX, "host_power"), (NDR, "latency"), (FRONTIER, "total_accelerators"), (META, "storage_bandwidth")):
            self.refused(file, (f"/{key}/value", -1), f"/{key}/value", "-1 is negative")
        self.refused(DGX, ("/nics", -8), "/nics", "-8 is less than the minimum of 1")

    def test_limits_that_are_and_are_not_published(self):
        self.refused(TPU, ("/assumed_power_limit", None), "/assumed_power_limit", "is given exactly where tdp is not published")
        self.refused(H100, ("/assumed_power_limit", CATALOGUE.documents[TPU]["assumed_power_limit"]), "/assumed_power_limit", "is given exactly where")
        self.refused(TPU, ("/assumed_power_limit/note", DELETE), "/assumed_power_limit/note", "an assumed value must say why")
        self.assertEqual(self.problems(GAUDI3, ("/compute_units", None)), [])

    def test_ports_and_groups(self):
        self.refused(DGX, ("/nic_group_nics", 2), "/nic_group_nics", "the groups do not add up to the ports of the node")
        self.refused(RACK, ("/accelerators_per_host", 5), "/accelerators_per_host", "does not divide accelerators_per_node")

    def test_tiers(self):
        self.refused(META, ("/tiers/1/accelerators/value", 4096), "/tiers/2/accelerators/value", "3072 is not above the tier inside it, 4096")
        self.refused(META, ("/tiers/0/accelerators/value", 4), "/tiers/0/accelerators/value", "the first tier is the node: 'grand-teton' has 8")
        self.refused(META, ("/tiers/2/oversubscription_above/unit", "%"), "/tiers/2/oversubscription_above/unit", "allowed: 1")
        self.refused(META, ("/tiers/2/oversubscription", 7), "/tiers/2", "unknown key 'oversubscription'")
        self.refused(NDR, ("/tiers/0/endpoints/value", 4096), "/tiers/1/endpoints/value", "2048 is not above")

    def test_a_latency_says_what_it_is(self):
        self.refused(NDR, ("/latency_of", None), "/latency_of", "says what latency is")
        self.refused(NDR, ("/latency_of", "hop"), "/latency_of", "is not allowed here; allowed: adapter, end_to_end")

    # origin

    def test_missing_source(self):
        for file, key in ((H100, "host_bandwidth"), (DGX, "ring_bandwidth"), (NDR, "switch_radix"), (FRONTIER, "dragonfly_taper")):
            self.refused(file, (f"/{key}/source", DELETE), f"/{key}", "missing key 'source'")
            self.refused(file, (f"/{key}/source", "hearsay"), f"/{key}/source", "'hearsay' is not in data/sources.json")

    def test_a_page_that_is_not_recorded_is_said(self):
        self.refused(H100, ("/price_low/note", DELETE), "/price_low/note", "the page of 'compux-h100-index' is not recorded: a measured value must say so")

    # shape

    def test_unknown_key(self):
        for file in (H100, DGX, NDR, FRONTIER):
            self.refused(file, ("/colour", "green"), "/", "unknown key 'colour'")
        self.refused(H100, ("/best_gemm/fp32", None), "/best_gemm", "unknown key 'fp32'")
        self.refused(NVL, ("/sparse_2_4_peak/fp32", CATALOGUE.documents[NVL]["dense_peak"]["fp32"]), "/sparse_2_4_peak", "unknown key 'fp32'")

    def test_unknown_ids(self):
        self.refused(DGX, ("/accelerators/0", "h100"), "/accelerators/0", "'h100' is not in data/accelerators")
        self.refused(DGX, ("/default_network", "infiniband"), "/default_network", "'infiniband' is not in data/networks")
        self.refused(H100, ("/default_node", "dgx-a100"), "/default_node", "'dgx-a100' is not built with this part")
        self.refused(TILE, ("/module", "max-1500"), "/module", "'max-1500' is not in data/accelerators")
        for key, folder in (("accelerator", "accelerators"), ("node", "nodes"), ("network", "networks")):
            self.refused(FRONTIER, (f"/{key}", "frontier-7"), f"/{key}", f"'frontier-7' is not in data/{folder}")

    def test_unknown_generation(self):
        self.refused(GAUDI3, ("/generation", "gaudi"), "/generation", "allowed: volta, ampere, ada, hopper, blackwell, cdna2")


class Contents(unittest.TestCase):
    problems, refused = test_generate_catalog.Refusals.problems, test_generate_catalog.Refusals.refused

    def test_promised_ids(self):
        ids = lambda folder: {document["id"] for document in CATALOGUE.folder(folder)}
        self.assertEqual(sorted(ids("accelerators")), sorted(ACCELERATORS))
        self.assertEqual(sorted(ids("networks")), sorted(NETWORKS))
        self.assertLessEqual(set(SYSTEMS), ids("systems"))

    def test_every_part_has_a_node_and_a_network(self):
        for part in CATALOGUE.folder("accelerators"):
            with self.subTest(part=part["id"]):
                dies = [die["id"] for die in CATALOGUE.folder("accelerators") if die["module"] == part["id"]]
                self.assertEqual(part["default_node"] is None, bool(dies))  # software addresses the dies of a module
                self.assertIsNotNone(part["default_network"])

    def test_frontier_counts_dies(self):
        document = CATALOGUE.documents[FRONTIER]
        nodes = document["dragonfly_groups"]["value"] * document["dragonfly_nodes_per_group"]["value"]
        self.assertEqual(document["total_accelerators"]["value"], 2 * 37888)
        self.assertEqual(nodes * CATALOGUE.documents[FRONTIER_NODE]["accelerators_per_node"], 2 * 37888)

    def test_conflicts_of_the_sources_are_in_the_notes(self):
        """Where sources disagree, the file says what was taken and what was not."""
        for name, said in (("a100-sxm4-80gb", "624"), ("h100-sxm5-80gb", "1830 MHz"), ("b200-sxm-180gb", "192 GB"), ("b200-sxm-180gb", "11 %"), ("gb200-nvl72", "11 %"),
                           ("gaudi3", "1835"), ("mi355x", "2.3 PFLOP/s"), ("h100-pcie-80gb", "HBM2e"), ("b300-sxm-288gb", "12.6 to 15"), ("b300-sxm-288gb", "int8"),
                           ("h100-nvl-94gb", "2:4-sparse"), ("mi250x-gcd", "one GCD")):
            self.assertIn(said, " ".join(CATALOGUE.documents[f"accelerators/{name}.json"]["notes"]), name)
        for name in ("ici-v4", "ici-v5p"):
            self.assertIn("90 or 100 %", " ".join(CATALOGUE.documents[f"networks/{name}.json"]["notes"]))

    def test_what_is_written_from_memory_is_recalled(self):
        """Of all folders. Two values of other kinds rest in part on a recalled one and say so."""
        partly = {"tpu-v4/assumed_power_limit": "assumed", "dgx-2/host_power": "derived"}
        for name, document in CATALOGUE.documents.items():
            values = [*generate_catalog.walk(document), *origins(document).values()]
            for pointer, value in values:
                if OF_MEMORY.search(value.get("note", "") + value["locator"]):
                    self.assertEqual(value["kind"], partly.get(document["id"] + pointer, "recalled"), name + pointer)
            if name.startswith("models/") and OF_MEMORY.search(" ".join(document["notes"])):
                self.assertIn("recalled", [document["kind"], *(value["kind"] for _, value in values)], name)

    def test_recalled_values_are_refused_as_others(self):
        nemotron, nvl = "models/nemotron4-15b.json", "accelerators/h100-nvl-94gb.json"
        for kind in ("datasheet", "measured"):
            self.refused(nvl, ("/scale_up_domain/kind", kind), "/scale_up_domain/kind", f"what is recalled is not '{kind}'")
            self.refused(nemotron, ("/origins/0/kind", kind), "/origins/0/kind", f"what is recalled is not '{kind}'")
        self.refused(nvl, ("/scale_up_domain/note", DELETE), "/scale_up_domain/note", "a recalled value must say why")
        self.refused(nemotron, ("/origins/0/note", DELETE), "/origins/0/note", "a recalled value must say why")
        self.refused(nemotron, ("/origins/0/source", "hearsay"), "/origins/0/source", "'hearsay' is not in data/sources.json")
        self.refused(nemotron, ("/origins/0/keys", ["colour"]), "/origins/0/keys", "'colour' is no key of the file")
        self.refused(nemotron, ("/origins/1/keys", ["gated_mlp"]), "/origins/1/keys", "named twice")
        self.refused(nemotron, ("/origins/0/kind", "known"), "/origins/0/kind", "is not allowed here")
        self.refused("observations/korthikanti2022.json", *self.unflagged())

    def unflagged(self):
        rows = CATALOGUE.documents["observations/korthikanti2022.json"]["observations"]
        index = next(i for i, row in enumerate(rows) if "recalled" in row["flags"])
        return (f"/observations/{index}/flags", []), f"/observations/{index}/measured/step_time/kind", "needs the flag 'recalled'"

    def test_power_fractions_without_a_reading_have_a_range(self):
        for part in CATALOGUE.folder("accelerators"):
            for key in ("gemm_power_demand", "memory_power", "communication_power", "link_power"):
                value = part[key]
                self.assertLess(value["low"], value["high"], part["id"])
                self.assertTrue(value["kind"] != "assumed" or value["note"], part["id"])


if __name__ == "__main__":
    unittest.main()
