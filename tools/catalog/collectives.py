"""Measured collectives: the split, the time of a row, which rows are scored, and the checks of a file."""
import itertools

from catalog.files import base
from catalog.hardware import number
from catalog.observations import split_of
from catalog.rules import check_ids

AGREEMENT = 0.005  # of figures that a source prints side by side, beside their rounding
ROUNDING = 0.006  # GB/s: half of the last of two decimals, and a little
SCHEMA = "collective_measurement.schema.json"


def flag_names(catalogue, name="flag"):
    """The flags in the order of their bits, or those that are never scored."""
    return catalogue.schemas[SCHEMA]["$defs"][name]["enum"]


def bus_factor(operation, ranks):
    """Bus bandwidth over algorithm bandwidth, as nccl-tests defines them."""
    if operation in ("broadcast", "point-to-point"):
        return 1
    return (2 if operation == "all-reduce" else 1) * (ranks - 1) / ranks


def times(document, series, row):
    """Seconds by each printed figure, the one that counts first: time, then algorithm bandwidth, then bus bandwidth."""
    if "bytes" not in row or series["ranks"] is None:
        return {}
    bytes_, factor, result = row["bytes"], bus_factor(series["operation"], series["ranks"]), {}
    if "time_us" in row:
        result["time"] = base(row["time_us"], "us")
    if "algbw_gb_per_s" in row:
        result["algbw"] = bytes_ / base(row["algbw_gb_per_s"], "GB/s")
    if "busbw_gb_per_s" in row:
        result["busbw"] = bytes_ * factor / base(row["busbw_gb_per_s"], "GB/s")
    if "efficiency" in row:
        result["efficiency"] = bytes_ * factor / (row["efficiency"] * number(document["reference_bandwidth"]))
    return result


def is_scored(catalogue, document, series, row):
    forbidden = set(series["flags"]) & set(flag_names(catalogue, "never_scored"))
    return bool(times(document, series, row)) and not forbidden and document["role"] != "curve"


def rings_and_chains(links, ranks):
    """Most rings over the first accelerators that share no link in a direction; most chains if there is no ring.

    A ring of more than two runs both ways round. One of two takes both directions of a link, and so does a chain, through
    which data go up and down.
    """
    count = {frozenset(pair): number for *pair, number in links}
    paths = [path for path in itertools.permutations(range(ranks)) if path[0] < path[-1]]
    edges = lambda path: [frozenset(pair) for pair in zip(path, path[1:])]
    closed = [edges((0,) + path + (0,))[:1 if ranks == 2 else None]
              for path in itertools.permutations(range(1, ranks)) if path[0] <= path[-1]]

    def most(candidates, start=0):
        best = 0
        for index in range(start, len(candidates)):
            if all(count.get(edge, 0) for edge in candidates[index]):
                for edge in candidates[index]:
                    count[edge] -= 1
                best = max(best, 1 + most(candidates, index))
                for edge in candidates[index]:
                    count[edge] += 1
        return best

    existing = lambda candidates: [c for c in candidates if all(edge in count for edge in c)]
    rings = most(existing(closed)) * (1 if ranks == 2 else 2)
    return rings, 0 if rings else most(existing(edges(path) for path in paths))


def check_collective(catalogue, document, report):
    hashed = split_of(document["name"])
    if document["role"] not in (hashed, "curve"):
        report("/role", f"'{document['role']}' but the hash of the name says '{hashed}'")
    here = sum(len(series["rows"]) for series in document["series"])
    left_out = sum(entry["rows"] for entry in document["left_out"])
    if here + left_out != document["rows"]:
        report("/rows", f"{document['rows']} rows were read, {here + left_out} are here or left out")
    if (document["library"] is None) != (document["library_version"] is None):
        report("/library", "goes together with library_version")
    if not check_ids(catalogue, report, *((folder, document[key], "/" + key) for folder, key in
                                          (("accelerators", "accelerator"), ("nodes", "node"), ("networks", "network"),
                                           ("libraries", "library")))):
        return
    node, overrides = catalogue.documents[f"nodes/{document['node']}.json"], document["overrides"]
    if document["accelerator"] not in node["accelerators"]:
        report("/accelerator", f"'{document['accelerator']}' is not what '{node['id']}' is built with")
    for key in ("accelerators_per_node", "nics"):
        if overrides.get(key) == node[key]:
            report("/overrides/" + key, "is what the node has")
    port, line = (number(value) for value in (overrides.get("nic_bandwidth", node["nic_bandwidth"]),
                                              catalogue.documents[f"networks/{document['network']}.json"]["bandwidth"]))
    if port != line:
        report("/network", f"its port carries {line / 1e9:g} GB/s, those of the system {port / 1e9:g}")
    for index, rings in enumerate(overrides.get("rings", [])):
        expected = rings_and_chains(overrides["links"], rings["ranks"])
        if (rings["rings"], rings["chains"]) != expected:
            report(f"/overrides/rings/{index}", "the links give {} rings and {} chains".format(*expected))
    per_node, seen = overrides.get("accelerators_per_node", node["accelerators_per_node"]), set()
    for index, series in enumerate(document["series"]):
        check_series(catalogue, document, series, per_node, seen, lambda at, reason: report(f"/series/{index}{at}", reason))


def check_series(catalogue, document, series, per_node, seen, complain):
    nodes, ranks, flags = series["nodes"], series["ranks"], set(series["flags"])
    if series["source"] not in catalogue.sources:
        complain("/source", f"'{series['source']}' is not in data/sources.json")
    if None in (nodes, ranks) and "no_size" not in flags:
        complain("/nodes", "nodes and ranks are needed for a time")
    elif None not in (nodes, ranks) and not nodes <= ranks <= nodes * per_node:
        complain("/ranks", f"{ranks} ranks on {nodes} nodes of {per_node}")
    if series["flags"] != sorted(series["flags"], key=flag_names(catalogue).index):
        complain("/flags", "are not in the order of the schema")
    if (document["role"] == "curve") != (series.get("line") == "all-reduce-curve"):
        complain("/line", "a curve is a check of its own, and nothing else is that curve")
    for index, row in enumerate(series["rows"]):
        found = times(document, series, row) if "efficiency" not in row or "reference_bandwidth" in document else {}
        at = f"/rows/{index}"
        if ("bytes" in row) == ("no_size" in flags):
            complain(at, "a row without bytes is flagged no_size, and no other row is")
        elif "no_size" not in flags and not found:
            complain(at + "/efficiency", "needs a reference_bandwidth")
        if bool(found) and ("time" not in found) != ("derived" in flags):
            complain(at, "a row without a printed time is flagged derived, and no other row is")
        if ("busbw_error_gb_per_s" in row) != ("digitised" in flags):
            complain(at, "a reading off a chart has an error, and nothing else has")
        key = (series["operation"], nodes, ranks, tuple(series["flags"]), series.get("note"), series["source"], series["locator"], row.get("bytes"))
        if key in seen:
            complain(at, "is given twice")
        seen.add(key)
        check_agreement(row, found, lambda reason: complain(at, reason))


def check_agreement(row, found, complain):
    """Figures printed side by side say the same, up to their rounding."""
    first = next(iter(found.values()), None)
    for name, seconds in found.items():
        printed = row.get(f"{name}_gb_per_s")
        allowed = AGREEMENT + (ROUNDING / printed if printed else 0)
        if abs(seconds / first - 1) > allowed:
            complain(f"by its {name} it takes {seconds * 1e6:.6g} us, by its {next(iter(found))} {first * 1e6:.6g} us")


def collective_record(catalogue, document):
    overrides, order = document["overrides"], flag_names(catalogue)
    result = {key: document[key] for key in ("id", "name", "role", "accelerator", "published_accelerator", "node", "network",
                                             "library", "library_version", "source", "rows")}
    result["left_out"] = sum(entry["rows"] for entry in document["left_out"])
    result.update({key: overrides.get(key, 0) for key in ("accelerators_per_node", "nics")})
    rate = lambda key: number(overrides.get(key))
    result.update({key + "_bytes_per_s": rate(key) for key in ("nic_bandwidth", "ring_bandwidth")})
    result["multicast_off"] = "multicast" in overrides
    result["rings"] = [{**rings, "bandwidth_bytes_per_s": (rings["rings"] or rings["chains"]) * rate("link_bandwidth")}
                       for rings in overrides.get("rings", [])]
    result["assumptions"] = [{"input": key, "reason": reason} for key, reason in document["assumed"].items()]
    result["measurements"] = [measurement_record(catalogue, document, series, row, order)
                              for series in document["series"] for row in series["rows"]]
    return result


def measurement_record(catalogue, document, series, row, order):
    found = times(document, series, row)
    nodes = series["nodes"] or 0
    result = {"operation": series["operation"], "nodes": nodes, "ranks": series["ranks"] or 0, "hosts": series.get("hosts", nodes),
              "bytes": None if "bytes" not in row else float(row["bytes"]),
              "time_s": next(iter(found.values()), None), "time_from": next(iter(found), "")}
    result.update(published_time_s=base(row.get("time_us"), "us"), published_algbw_bytes_per_s=base(row.get("algbw_gb_per_s"), "GB/s"),
                  published_busbw_bytes_per_s=base(row.get("busbw_gb_per_s"), "GB/s"), published_efficiency=row.get("efficiency"),
                  busbw_error_bytes_per_s=base(row.get("busbw_error_gb_per_s"), "GB/s"))
    result["flags"] = sum(1 << order.index(flag) for flag in series["flags"])
    result["scored"] = is_scored(catalogue, document, series, row)
    result.update({key: series.get(key) for key in ("algorithm", "protocol", "line", "note", "source", "locator")})
    return result
