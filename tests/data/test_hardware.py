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
        self.refused(TILE, [("/package", "module"), ("/module", None)], "/default_node", "'aurora-node' counts by the die, this part is a module")
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

    def test_counts_of_a_machine_that_belong_together(self):
        aurora, tpu = "systems/aurora.json", "systems/tpu-v4-pod.json"
        at = lambda index: f"/tiers/{index}/accelerators/value"
        # Both numbers changed alike, to modules: what else the file says gives them away.
        self.refused(FRONTIER, [("/total_accelerators/value", 37888), ("/total_accelerators/low", 37608), (at(2), 37888)], "/dragonfly_groups/value",
                     "74 groups of 128 nodes of 8 are not total_accelerators, 37888")
        self.refused(FRONTIER, [("/dragonfly_nodes_per_group/value", 64), ("/total_accelerators/value", 37888), ("/total_accelerators/low", 37608), (at(2), 37888)],
                     at(1), "is not dragonfly_nodes_per_group, 64, times the 8 of a node")
        self.refused(FRONTIER, [("/total_accelerators/value", 75780), (at(2), 75780)], at(2), "75780 is no whole number of nodes of 8")
        self.refused(META, [(at(1), 20)], at(1), "20 is no whole number of nodes of 8")
        self.refused(aurora, [("/total_accelerators/value", 63744), (at(2), 63744)], "/dragonfly_groups/value", "166 groups of 64 nodes of 12")
        self.refused(FRONTIER, ("/tiers/1/oversubscription_above/value", 1.57), "/tiers/1/oversubscription_above", "is not dragonfly_taper")
        self.refused(FRONTIER, ("/dragonfly_taper/value", 1.57), "/tiers/1/oversubscription_above", "is not dragonfly_taper")
        self.refused(FRONTIER, ("/topology", "clos"), "/dragonfly_groups", "of a machine that is no dragonfly: 'clos'")
        self.refused(META, ("/network", "efa-v2"), "/network", "'efa-v2' has another port rate than 'grand-teton'")
        self.refused(tpu, [("/total_accelerators/value", 4098), (at(2), 4098)], at(2), "no whole number of nodes of 4")

    def test_sparse_for_dense_without_a_measured_product(self):
        h20, l40s, h200 = "accelerators/h20-96gb.json", "accelerators/l40s-48gb.json", "accelerators/h200-sxm-141gb.json"
        self.refused(h20, ("/dense_peak/bf16/value", 296), "/dense_peak/fp16/value", "is 0.5 times bf16, 1 is what this part has: is one 2:4-sparse?")
        self.refused(h20, ("/dense_peak/fp8/value", 592), "/dense_peak/fp8/value", "is 4 times bf16, 2 is what")
        self.refused(h20, ("/dense_peak/tf32/value", 148), "/dense_peak/tf32/value", "is 1 times bf16, 0.5 is what")
        self.refused(h200, ("/dense_peak/int8/value", 3958), "/dense_peak/int8/value", "is 4 times bf16, 2 is what")
        self.refused("accelerators/gb200-nvl72.json", ("/dense_peak/fp4/value", 20000), "/dense_peak/fp4/value", "is 4 times fp8, 2 is what")
        # All alike: units and clock say what a dense peak is.
        everything = [(f"/dense_peak/{key}/value", 2 * CATALOGUE.documents[l40s]["dense_peak"][key]["value"]) for key in ("tf32", "fp16", "bf16", "fp8", "int8")]
        self.refused(l40s, everything, "/dense_peak/bf16/value", "is 1.98 of what 142 units do at 2.52 GHz: a 2:4-sparse peak")
        self.refused("accelerators/v100-sxm2-16gb.json", ("/dense_peak/fp16/value", 250), "/dense_peak/fp16/value", "is 1.99 of what 80 units do at 1.53 GHz")
        self.refused(GCD, ("/compute_units/value", 220), "/dense_peak/bf16/value", "is 0.5 of what 220 units do")

    def test_both_directions_without_a_ring(self):
        double = lambda file, key: (f"/{key}/value", 2 * CATALOGUE.documents[file][key]["value"])
        for name, said in (("v100-sxm2-16gb", "6 links of 25 GB/s"), ("a100-sxm4-80gb", "12 links of 25 GB/s"), ("h100-sxm5-80gb", "18 links of 25 GB/s"),
                           ("gb200-nvl72", "18 links of 50 GB/s"), ("mi300x", "7 links of 64 GB/s"), ("mi250x", "7 links of 50 GB/s"), ("max-1550", "16 links of 4.6875 GB/s"),
                           ("gaudi3", "21 links of 25 GB/s"), ("tpu-v5p", "6 links of 100 GB/s"), ("h100-nvl-94gb", "300 GB/s that 'NVLink 4 bridge"),
                           ("mi250x-gcd", "200 GB/s that 'Infinity Fabric"), ("max-1550-tile", "230 GB/s"), ("l40s-48gb", "31.5 GB/s that 'none: PCIe'")):
            file = f"accelerators/{name}.json"
            self.refused(file, double(file, "scale_up_bandwidth"), "/scale_up_bandwidth/value", said)
        tpu = "accelerators/tpu-v4.json"
        self.refused(tpu, [("/peer_bandwidth/value", 90), ("/scale_up_bandwidth/value", 540)], "/peer_bandwidth/value", "is over the port rate of 'ici-v4'")
        self.refused(H100, ("/peer_bandwidth/value", 900), "/peer_bandwidth/value", "is over scale_up_bandwidth")
        self.refused(H100, ("/scale_up_technology", "NVLink 9"), "/scale_up_technology", "does not know what a link of 'NVLink 9' carries")
        for name, said in (("a100-sxm4-80gb", "31.5 GB/s of 'PCIe Gen4 x16'"), ("h100-sxm5-80gb", "63 GB/s of 'PCIe Gen5 x16'"), ("gb200-nvl72", "450 GB/s of 'NVLink-C2C"),
                           ("mi250x-gcd", "36 GB/s of 'Infinity Fabric")):
            file = f"accelerators/{name}.json"
            self.refused(file, double(file, "host_bandwidth"), "/host_bandwidth/value", said)
        self.refused(DGX, [("/ring_bandwidth/value", 200), ("/ring_bandwidth/low", 200)], "/ring_bandwidth/value", "is under half of the 450")

    def test_a_die_and_its_module(self):
        self.refused(GCD, ("/module", None), "/module", "None is not of type 'string'")
        self.refused(H100, ("/module", "mi250x"), "/module", "'mi250x' is not of type 'null'")
        self.refused(GCD, ("/module", "max-1550-tile"), "/module", "is no module of 2 dies")
        self.refused(TILE, [("/best_gemm/bf16/value", 430), ("/dense_peak/bf16/value", 419.5)], "/best_gemm/bf16/value", "430 of a die is more than the module's 839.0 allows")

    def test_values_that_cannot_be(self):
        for file, key, value, said in (
                (H100, "/tdp/value", 0, "0 is outside 1 to 500000 W"), (H100, "/boost_clock/value", 18300, "18300 is outside 100 to 10000 MHz"),
                (H100, "/memory_capacity/value", 80000, "80000 is outside 0.931323 to 9313.23 GiB"), (H100, "/memory_bandwidth/value", 3350000, "outside 1 to 1e+06 GB/s"),
                (H100, "/dense_peak/fp32/value", 67000000, "outside 1 to 100000 TFLOP/s"), (H100, "/price_high/value", 4000, "outside 0.0036 to 360 USD/h"),
                (H100, "/gemm_power_demand/value", 119, "outside 0.1 to 10 1"), (DGX, "/host_power/value", 2800000, "outside 1 to 500000 W"),
                (NDR, "/latency/value", 2000, "outside 0.001 to 1000 us"), (NDR, "/oversubscription/value", 0.5, "outside 1 to 100 1"),
                (META, "/pue/value", 0.92, "outside 1 to 3 1"), (META, "/pue/value", 8, "outside 1 to 3 1"), (META, "/tiers/2/oversubscription_above/value", 0.14, "outside 1 to 100"),
                (FRONTIER, "/dragonfly_taper/value", 0.57, "outside 1 to 100"), (META, "/failures_per_node_day/value", 379, "outside 1e-06 to 10"),
                (H100, "/scale_up_domain/value", 0, "0 is outside 1 to 1e+09 count"), (NDR, "/power_per_accelerator/value", 116350, "outside 0 to 10000 W")):
            self.refused(file, (key, value), key, said)
        self.refused(H100, ("/idle_power_resident/value", 700), "/idle_power_resident/value", "is not below the power limit")
        self.refused(H100, [("/idle_power/value", 116), ("/idle_power/high", 120)], "/idle_power/value", "is above idle_power_resident")
        self.refused(H100, [("/price_low/value", 12.5)], "/price_low/value", "is above price_high")
        self.refused(DGX, ("/rated_power/value", 2000), "/rated_power/value", "is below host_power")

    def test_whole_numbers(self):
        self.refused(H100, ("/compute_units/value", 132.5), "/compute_units/value", "132.5 is not a whole number")
        self.refused(DGX, ("/nics", 8.5), "/nics", "8.5 is not a whole number")
        self.refused("models/llama2-7b.json", ("/published_parameters/value", 6738415616.5), "/published_parameters/value", "is not a whole number")

    def test_dates(self):
        for file, key in ((H100, "/retrieved"), (H100, "/tdp/retrieved"), ("models/nemotron4-15b.json", "/origins/0/retrieved"),
                          ("sources.json", "/sources/fms-fsdp/retrieved")):
            self.refused(file, (key, "2026-02-30"), key, "'2026-02-30' is no date")
            self.refused(file, (key, "2027-01-01"), key, "'2027-01-01' is after 2026-12-31")

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

    def test_kinds_say_what_a_source_is(self):
        """No budget, constant or fleet average is told as a datasheet or a measurement of the part."""
        for name, document in CATALOGUE.documents.items():
            for pointer, value in generate_catalog.walk(document):
                if value["source"] in ("simai-calbusbw", "cloud-pue", "meta-pue-2023") or (
                        value["source"] == "kentino-latency-budget" and pointer.endswith("latency")):
                    self.assertIn(value["kind"], ("assumed", "derived"), name + pointer)
                if value["source"].startswith("skypilot"):
                    self.assertTrue("list price" in value["note"] or "spot price" in value["note"] or value["kind"] == "assumed", name + pointer)
        twin = CATALOGUE.documents["systems/meta-infiniband-24k.json"]
        for pointer, value in generate_catalog.walk(twin):
            if value["source"] == "llama3-2024":  # section 3.3 is about the RoCE cluster
                self.assertEqual(value["kind"], "derived", pointer)
        for name in ("a100-pcie-40gb", "a100-pcie-80gb", "a100-sxm4-40gb", "a100-sxm4-80gb"):
            self.assertIn("40 or 80 GB", CATALOGUE.documents[f"accelerators/{name}.json"]["best_gemm"]["bf16"]["note"])

    def test_power_fractions_without_a_reading_have_a_range(self):
        for part in CATALOGUE.folder("accelerators"):
            for key in ("gemm_power_demand", "memory_power", "communication_power", "link_power"):
                value = part[key]
                self.assertLess(value["low"], value["high"], part["id"])
                self.assertTrue(value["kind"] != "assumed" or value["note"], part["id"])


if __name__ == "__main__":
    unittest.main()
