"""Measured power: the checks of a file and its record."""
from catalog.hardware import number
from catalog.rules import check_ids

AGREEMENT = 0.01  # energy ratio against power and time, beside the rounding of the third decimal
NUMBERS = ("phase", "limit_w", "time_ratio", "energy_ratio")


def check_power_measurement(catalogue, document, report):
    check_ids(catalogue, report, ("accelerators", document["accelerator"], "/accelerator"))
    limit, rows = number(document["default_limit"]), document["rows"]
    varied = [row for row in rows if "limit_w" in row]
    if bool(varied) != (limit is not None) or (limit is None) != (document["idle"] is None):
        report("/default_limit", "and idle are given exactly where rows have limits")
    if varied and (varied != rows or not any(row["limit_w"] == limit and row["time_ratio"] == row["energy_ratio"] == 1 for row in rows)):
        report("/rows", "every row has a limit, and one of them is the default limit, to which the others are ratios")
    default = next((row["power_w"] for row in varied if row["limit_w"] == limit), None)
    seen = set()
    for index, row in enumerate(rows):
        key = tuple(row.get(name) for name in ("statistic", "feed", *NUMBERS[:2]))
        if key in seen:
            report(f"/rows/{index}", "is given twice")
        seen.add(key)
        if ("phase" in row) != (row["statistic"] == "mean in phase"):
            report(f"/rows/{index}/phase", "goes with a mean in phase")
        if ("feed" in row) != (document["subject"] == "node"):
            report(f"/rows/{index}/feed", "is of nodes, and of every row of a node")
        if default and abs(row["power_w"] / default * row["time_ratio"] / row["energy_ratio"] - 1) > AGREEMENT:
            report(f"/rows/{index}/energy_ratio", "is not the ratio of power times that of time")


def power_measurement_record(document):
    result = {key: document[key] for key in ("id", "name", "role", "subject", "accelerator", "published_accelerator", "workload",
                                             "duration_s", "step_s", "sample_s", "source", "locator")}
    result["nodes"] = document["nodes"] or 0
    result.update(default_limit_w=number(document["default_limit"]), idle_w=number(document["idle"]))
    result["rows"] = [{"statistic": row["statistic"], "feed": row.get("feed", ""), "power_w": float(row["power_w"]),
                       **{key: row.get(key) for key in NUMBERS}} for row in document["rows"]]
    return result
