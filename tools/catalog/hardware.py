"""Checks of accelerators, nodes, networks and systems: numbers that a schema cannot compare."""
import json

from catalog.files import base, walk
from catalog.rules import check_ids

PER_PACKAGE = ("dense_peak", "sparse_2_4_peak", "memory_capacity", "memory_bandwidth", "l2_cache", "last_level_cache",
               "compute_units", "tdp", "assumed_power_limit", "idle_power", "idle_power_resident", "best_gemm")
# The best product found on any part is 1.97 times below its dense peak; a 2:4-sparse peak is twice as far.
MOST_PEAK_OVER_BEST = 2.2


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


def check_packages(catalogue, document, report):
    """Values of a die and of its module: each says which it is, and the module has twice as much of two dies."""
    dies, package = document["dies_per_module"], document["package"]
    module = dict(walk(document_of(catalogue, "accelerators", document["module"]))) if document["module"] else {}
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
                     *(("accelerators", part, f"/accelerators/{n}") for n, part in enumerate(document["accelerators"]))):
        return
    for index, name in enumerate(document["accelerators"]):
        part = document_of(catalogue, "accelerators", name)
        if part["package"] != document["accelerator_package"]:
            report(f"/accelerators/{index}", f"'{name}' is a {part['package']}, this node counts by the {document['accelerator_package']}")
        elif number(document["ring_bandwidth"]) > number(part["scale_up_bandwidth"]):
            report("/ring_bandwidth/value", f"{document['ring_bandwidth']['value']} is over the {part['scale_up_bandwidth']['value']} "
                                            f"that the links of '{name}' carry in one direction: both directions?")
    network = document_of(catalogue, "networks", document["default_network"])
    if number(network["bandwidth"]) != number(document["nic_bandwidth"]):
        report("/nic_bandwidth/value", f"{document['nic_bandwidth']['value']} is not the port rate of '{network['id']}', {network['bandwidth']['value']}")
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
    if total is not None and tiers[-1]["value"] != total["value"]:
        report("/total_accelerators/value", f"{total['value']} is not the last tier, {tiers[-1]['value']}")


def check_increasing(values, pointer, report):
    for index, (inner, outer) in enumerate(zip(values, values[1:]), 1):
        if outer["value"] <= inner["value"]:
            report(pointer.format(index), f"{outer['value']} is not above the tier inside it, {inner['value']}")
