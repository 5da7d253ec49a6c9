"""Checks of accelerators, nodes, networks and systems: numbers that a schema cannot compare."""
import json

from catalog.files import base, walk
from catalog.rules import check_ids

PER_PACKAGE = ("dense_peak", "sparse_2_4_peak", "memory_capacity", "memory_bandwidth", "l2_cache", "last_level_cache",
               "compute_units", "tdp", "assumed_power_limit", "idle_power", "idle_power_resident", "best_gemm")
# The best product found on any part is 1.97 times below its dense peak; a 2:4-sparse peak is twice as far.
MOST_PEAK_OVER_BEST = 2.2
# What a dense peak is of another one of the same part, and the parts whose sources say otherwise. Matrix units take half as
# many bits twice as fast; where one peak of a file counts 2:4 sparsity and another does not, a ratio is off by two.
PEAK_RATIOS = (("fp16", "bf16", 1, {"gaudi3": 459 / 1677}), ("tf32", "bf16", 1 / 2, {"gaudi3": 459 / 1677}),
               ("fp8", "bf16", 2, {"gaudi3": 1, "tpu-v6e": 1}),
               ("fp4", "fp8", 2, {"b300-sxm-288gb": 3, "gb300-nvl72": 3}),
               ("int8", "bf16", 2, {"mi250x": 1, "mi250x-gcd": 1, "tpu-v4": 1, "rtx-4090": 4}))
PEAK_TOLERANCE = 0.03
# Dense 16-bit operations of one compute unit in one cycle: with the clock, a peak that no other peak of the file can hide.
# Some parts are rated at a clock below the one that is listed (H100 PCIe 0.92, B200 0.94); none above it.
OPERATIONS_PER_CYCLE = {"volta": 1024, "ampere": 2048, "ada": 1024, "hopper": 4096, "blackwell": 8192, "cdna2": 1024, "cdna3": 2048,
                        "cdna4": 4096, "xe_hpc": 4096}
HALF_RATE = ("rtx-4090",)  # GeForce: half the rate with 32-bit accumulation
LEAST_OF_CLOCK, MOST_OF_CLOCK = 0.85, 1.05
# One way, of one scale-up link in GB/s, by the technology that a file names and, where one name serves two, the generation.
LINK_RATES = (("NVLink 2", None, 25), ("NVLink 3", None, 25), ("NVLink 4", None, 25), ("NVLink 5", None, 50),
              ("Infinity Fabric (xGMI 3)", None, 50), ("Xe Link", None, 4.6875), ("RoCE on the chip", "gaudi2", 12.5),
              ("RoCE on the chip", "gaudi3", 25), ("xGMI full mesh", "cdna3", 64), ("xGMI full mesh", "cdna4", 76.5))
# All links together where their number is not published: bridges of PCIe cards, and packages of two dies.
MOST_WITHOUT_COUNT = (("NVLink 4 bridge", 300), ("Infinity Fabric (xGMI 3)", 200), ("in-package link", 230), ("none: PCIe", 31.5))
# One way, of 16 lanes or of a link to a CPU, in GB/s.
HOST_RATES = (("PCIe Gen3", 15.75), ("PCIe Gen4", 31.5), ("PCIe Gen5", 63), ("PCIe Gen6", 126), ("NVLink-C2C", 450))
DIE_TO_CPU = 36  # Infinity Fabric, of each die
# Rings over direct links achieve 0.57 of the links (four V100 of a cube mesh) and more; twice a rate would be below half.
LEAST_RING_OVER_LINKS = 0.5


def number(value):
    """A value object in base units, or None."""
    return None if value is None else base(value["value"], value["unit"])


def document_of(catalogue, folder, name):
    return catalogue.documents[f"{folder}/{name}.json"]


def check_accelerator(catalogue, document, report):
    if not check_ids(catalogue, report, ("nodes", document["default_node"], "/default_node"),
                     ("networks", document["default_network"], "/default_network"),
                     ("accelerators", document["module"], "/module")):
        return
    if document["default_node"]:
        node = document_of(catalogue, "nodes", document["default_node"])
        if node["accelerator_package"] != document["package"]:
            report("/default_node", f"'{node['id']}' counts by the {node['accelerator_package']}, this part is a {document['package']}")
        elif document["id"] not in node["accelerators"]:
            report("/default_node", f"'{node['id']}' is not built with this part")
    if (document["tdp"] is None) == (document["assumed_power_limit"] is None):
        report("/assumed_power_limit", "is given exactly where tdp is not published")
    check_peaks(document, report)
    check_ratios(document, report)
    check_links(catalogue, document, report)
    check_order(document, report)
    check_packages(catalogue, document, report)


def check_peaks(document, report):
    for precision, value in document.get("sparse_2_4_peak", {}).items():
        dense = document["dense_peak"][precision]
        if dense is None or number(value) <= number(dense):
            report(f"/sparse_2_4_peak/{precision}/value", "is not above the dense peak")
    for precision, value in document["best_gemm"].items():
        dense = document["dense_peak"][precision]
        if value is None:
            continue
        if dense is None or number(value) > number(dense):
            report(f"/best_gemm/{precision}/value", "is above the dense peak")
        elif number(dense) > MOST_PEAK_OVER_BEST * number(value):
            report(f"/dense_peak/{precision}/value", f"{dense['value']} is over {MOST_PEAK_OVER_BEST} times the best measured "
                                                     f"product, {value['value']}: a 2:4-sparse peak?")


def check_ratios(document, report):
    """Peaks against each other, and against units and clock: a 2:4-sparse rate among dense ones is twice too high."""
    peaks, name = {key: number(value) for key, value in document["dense_peak"].items()}, document["id"]
    for key, of, usual, exceptions in PEAK_RATIOS:
        expected = exceptions.get(name, usual)
        if peaks[key] and peaks[of] and abs(peaks[key] / peaks[of] / expected - 1) > PEAK_TOLERANCE:
            report(f"/dense_peak/{key}/value", f"is {peaks[key] / peaks[of]:.3g} times {of}, {expected:.3g} is what this part has: is one 2:4-sparse?")
    half, units, clock = peaks["bf16"] or peaks["fp16"], number(document["compute_units"]), number(document["boost_clock"])
    per_cycle = OPERATIONS_PER_CYCLE.get(document["generation"], 0) / (2 if name in HALF_RATE else 1)
    if not (half and units and clock and per_cycle):
        return
    share = half / (units * clock * per_cycle)
    if not LEAST_OF_CLOCK <= share <= MOST_OF_CLOCK:
        report(f"/dense_peak/{'bf16' if peaks['bf16'] else 'fp16'}/value", f"is {share:.3g} of what {units:.0f} units do at "
               f"{clock / 1e9:.3g} GHz: a 2:4-sparse peak, or a clock or units of another part?")


def check_links(catalogue, document, report):
    """Rates in one direction against what a link of the technology carries: the sum of both directions is twice too high."""
    rate, links, peer, host = (number(document[key]) for key in ("scale_up_bandwidth", "scale_up_links", "peer_bandwidth", "host_bandwidth"))
    name = document["scale_up_technology"]
    per_link = next((r for start, generation, r in LINK_RATES if name.startswith(start) and generation in (None, document["generation"])), None)
    most = next((r for start, r in MOST_WITHOUT_COUNT if name.startswith(start)), None)
    if name.startswith("ICI"):
        network = document_of(catalogue, "networks", document["default_network"])
        per_link = peer / 1e9 if peer else None
        if peer and peer > number(network["bandwidth"]):
            report("/peer_bandwidth/value", f"is over the port rate of '{network['id']}': both directions?")
    if links and per_link is None or not links and most is None:
        report("/scale_up_technology", f"tools/catalog/hardware.py does not know what a link of '{name}' carries")
    elif links and abs(rate / (links * per_link * 1e9) - 1) > 0.01:
        report("/scale_up_bandwidth/value", f"is not {links:.0f} links of {per_link:g} GB/s in one direction: both directions?")
    elif not links and rate > most * 1e9 * 1.01:
        report("/scale_up_bandwidth/value", f"is over the {most:g} GB/s that '{name}' carries in one direction: both directions?")
    if peer and peer > rate * 1.01:
        report("/peer_bandwidth/value", "is over scale_up_bandwidth, all links of the part in one direction")
    if host:
        dies = 1 if document["package"] == "die" else document["dies_per_module"]
        most = next((r for start, r in HOST_RATES if document["host_link"].startswith(start)), DIE_TO_CPU * dies)
        if host > most * 1e9 * 1.05:
            report("/host_bandwidth/value", f"is over the {most:g} GB/s of '{document['host_link']}' in one direction: both directions?")


def check_order(document, report):
    limit = number(document["tdp"] or document["assumed_power_limit"])
    for key in ("idle_power", "idle_power_resident"):
        if document[key] and limit and number(document[key]) >= limit:
            report(f"/{key}/value", "is not below the power limit")
    if document["idle_power"] and number(document["idle_power"]) > number(document["idle_power_resident"]):
        report("/idle_power/value", "is above idle_power_resident, which has a context too")
    low, high = number(document["price_low"]), number(document["price_high"])
    if low and high and low > high:
        report("/price_low/value", "is above price_high")


def check_packages(catalogue, document, report):
    """Values of a die and of its module: each says which it is, and the module has twice as much of two dies."""
    dies, package = document["dies_per_module"], document["package"]
    whole_part = document_of(catalogue, "accelerators", document["module"]) if document["module"] else None
    module = dict(walk(whole_part)) if whole_part else {}
    if whole_part and (whole_part["package"], whole_part["dies_per_module"]) != ("module", dies):
        report("/module", f"'{whole_part['id']}' is no module of {dies} dies")
    for precision, value in document["best_gemm"].items():
        limit = whole_part and (whole_part["best_gemm"][precision] or whole_part["dense_peak"][precision])
        share = 1 if limit and whole_part["best_gemm"][precision] else dies
        if value and limit and number(value) > number(limit) / share * 1.01:
            report(f"/best_gemm/{precision}/value", f"{value['value']} of a die is more than the module's {limit['value']} allows")
    for pointer, value in walk(document):
        extensive = dies > 1 and pointer.split("/")[1] in PER_PACKAGE
        if value.get("per") != (package if extensive else None):
            report(pointer + "/per", f"{json.dumps(value.get('per'))} where this {package} of a {dies}-die part needs "
                                     f"{json.dumps(package if extensive else None)}")
        whole = module.get(pointer)
        if extensive and whole and value["value"] and abs(number(whole) / number(value) / dies - 1) > 0.01:
            report(pointer + "/value", f"{value['value']} is not 1/{dies} of the module's {whole['value']}")


def check_node(catalogue, document, report):
    if not check_ids(catalogue, report, ("networks", document["default_network"], "/default_network"),
                     ("libraries", document["library"], "/library"),
                     *(("accelerators", part, f"/accelerators/{n}") for n, part in enumerate(document["accelerators"]))):
        return
    for index, name in enumerate(document["accelerators"]):
        part = document_of(catalogue, "accelerators", name)
        if part["package"] != document["accelerator_package"]:
            report(f"/accelerators/{index}", f"'{name}' is a {part['package']}, this node counts by the {document['accelerator_package']}")
        elif document["direct_links"] and not part["scale_up_technology"].startswith("in-package") and (
                number(document["ring_bandwidth"]) < LEAST_RING_OVER_LINKS * number(part["scale_up_bandwidth"])):
            report("/ring_bandwidth/value", f"{document['ring_bandwidth']['value']} is under half of the {part['scale_up_bandwidth']['value']} that the "
                                            f"links of '{name}' carry in one direction: do those count both?")
        elif number(document["ring_bandwidth"]) > number(part["scale_up_bandwidth"]):
            report("/ring_bandwidth/value", f"{document['ring_bandwidth']['value']} is over the {part['scale_up_bandwidth']['value']} "
                                            f"that the links of '{name}' carry in one direction: both directions?")
    if document["rated_power"] and number(document["rated_power"]) < number(document["host_power"]):
        report("/rated_power/value", "is below host_power, which is a part of it")
    network = document_of(catalogue, "networks", document["default_network"])
    if number(network["bandwidth"]) != number(document["nic_bandwidth"]):
        report("/nic_bandwidth/value", f"{document['nic_bandwidth']['value']} is not the port rate of '{network['id']}', {network['bandwidth']['value']}")
    if document["direct_links"] == (document["link_topology"] == "pcie"):
        report("/link_topology", "is pcie exactly where there are no direct links")
    if (document["multicast_channels"] is None) != (document["multicast_channel_bandwidth"] is None):
        report("/multicast_channels", "and multicast_channel_bandwidth go together")
    for key, whole in (("accelerators_per_host", "accelerators_per_node"), ("nic_group_accelerators", "accelerators_per_node"),
                       ("nic_group_nics", "nics")):
        if document[whole] % document[key]:
            report("/" + key, f"does not divide {whole}")
    if document["nics"] * document["nic_group_accelerators"] != document["accelerators_per_node"] * document["nic_group_nics"]:
        report("/nic_group_nics", "the groups do not add up to the ports of the node")


def check_network(catalogue, document, report):
    if (document["latency"] is None) != (document["latency_of"] is None):
        report("/latency_of", "says what latency is, where there is one")
    check_increasing([tier["endpoints"] for tier in document["tiers"]], "/tiers/{}/endpoints/value", report)


def check_system(catalogue, document, report):
    if not check_ids(catalogue, report, *((folder, document[key], "/" + key) for folder, key in
                                          (("accelerators", "accelerator"), ("nodes", "node"), ("networks", "network")))):
        return
    node = document_of(catalogue, "nodes", document["node"])
    if document["accelerator"] not in node["accelerators"]:
        report("/accelerator", f"'{document['accelerator']}' is not what '{node['id']}' is built with")
    tiers, total = [tier["accelerators"] for tier in document["tiers"]], document["total_accelerators"]
    if tiers[0]["value"] != node["accelerators_per_node"]:
        report("/tiers/0/accelerators/value", f"the first tier is the node: '{node['id']}' has {node['accelerators_per_node']}")
    check_increasing(tiers, "/tiers/{}/accelerators/value", report)
    for index, tier in enumerate(tiers):
        if tier["value"] % node["accelerators_per_node"]:
            report(f"/tiers/{index}/accelerators/value", f"{tier['value']} is no whole number of nodes of {node['accelerators_per_node']}")
    network = document_of(catalogue, "networks", document["network"])
    if number(network["bandwidth"]) != number(node["nic_bandwidth"]):
        report("/network", f"'{network['id']}' has another port rate than '{node['id']}'")
    check_dragonfly(document, node["accelerators_per_node"], report)
    if total is not None and tiers[-1]["value"] != total["value"]:
        report("/total_accelerators/value", f"{total['value']} is not the last tier, {tiers[-1]['value']}")


def check_dragonfly(document, per_node, report):
    """The counts of a dragonfly against total, group tier and taper, each where the file has both."""
    groups, nodes, total, taper = (number(document[key]) for key in ("dragonfly_groups", "dragonfly_nodes_per_group", "total_accelerators", "dragonfly_taper"))
    if document["topology"] != "dragonfly":
        for key in ("dragonfly_groups", "dragonfly_nodes_per_group", "dragonfly_links_per_group_pair", "dragonfly_taper"):
            if document[key] is not None:
                report("/" + key, f"of a machine that is no dragonfly: '{document['topology']}'")
        return
    if groups and nodes and total and groups * nodes * per_node != total:
        report("/dragonfly_groups/value", f"{groups:.0f} groups of {nodes:.0f} nodes of {per_node} are not total_accelerators, {total:.0f}")
    for index, tier in enumerate(document["tiers"]):
        if tier["name"] != "group":
            continue
        if nodes and nodes * per_node != number(tier["accelerators"]):
            report(f"/tiers/{index}/accelerators/value", f"is not dragonfly_nodes_per_group, {nodes:.0f}, times the {per_node} of a node")
        if taper != number(tier["oversubscription_above"]):
            report(f"/tiers/{index}/oversubscription_above", "is not dragonfly_taper, the same bandwidth in both")


def check_increasing(values, pointer, report):
    for index, (inner, outer) in enumerate(zip(values, values[1:]), 1):
        if outer["value"] <= inner["value"]:
            report(pointer.format(index), f"{outer['value']} is not above the tier inside it, {inner['value']}")
