"""Rows of observations as records in base units, with every default of their scenario written out."""
from catalog.files import base
from catalog.models import full_shape, model_record
from catalog.observations import flag_names, is_scored

PLAN_DEFAULTS = {"shard_group": 0, "tensor_parallel": 1, "pipeline_parallel": 1, "virtual_stages": 1, "context_parallel": 1,
                 "expert_parallel": 1, "micro_batch_size": 0, "reshard_after_forward": True, "global_batch_size": 0}
MEASUREMENTS = {"tokens_per_s_per_accelerator": "", "step_time": "_s", "memory_per_accelerator": "_bytes",
                "state_memory_per_accelerator": "_bytes", "activation_memory_per_accelerator": "_bytes",
                "layer_forward_time": "_s", "layer_backward_time": "_s"}


class ObservationRecords:
    """Makes the records. A model given as a shape is named by the catalogue's entry of the same shape."""

    def __init__(self, catalogue):
        self.catalogue, self.flags = catalogue, flag_names(catalogue)
        self.by_id = {document["id"]: model_record(document) for document in catalogue.folder("models")}
        self.by_shape = {self.key(record): record["id"] for record in self.by_id.values()}

    @staticmethod
    def key(record):
        """What distinguishes shapes: everything but names, provenance and the kernel that computes attention."""
        apart = ("id", "name", "attention", "assumed_shape", "recalled_shape", "published_parameters")
        return tuple(sorted((name, value) for name, value in record.items() if name not in apart))

    def shape(self, model):
        if isinstance(model, str):
            return self.by_id[model]
        shape = full_shape(model)
        if None not in (shape[name] for name in ("num_hidden_layers", "hidden_size", "intermediate_size", "vocab_size")):
            return {**shape, "id": self.by_shape.get(self.key(shape), "")}
        return {name: 0 if value is None and name != "published_parameters" else value for name, value in shape.items()}

    def machine(self, system):
        accelerator = self.catalogue.documents[f"accelerators/{system['accelerator']}.json"]
        node = self.catalogue.documents[f"nodes/{system.get('node', accelerator['default_node'])}.json"]
        own = system["network"] if isinstance(system["network"], dict) else {}
        return {"accelerator": system["accelerator"], "accelerators": system["accelerators"], "node": node["id"],
                "accelerators_per_node": system.get("accelerators_per_node", node["accelerators_per_node"]),
                "network": "" if own else system["network"], "network_bandwidth_bytes_per_s": own.get("bandwidth_bytes_per_s"),
                "network_efficiency": own.get("efficiency")}

    def record(self, row):
        plan, training = row["scenario"]["plan"], row["scenario"]["training"]
        shape = self.shape(row["scenario"]["model"])
        result = {"id": row["id"], "cell": row["cell"], "flags": sum(1 << self.flags.index(flag) for flag in row["flags"]),
                  "fitted": row["split"] == "fitted", "scored": is_scored(self.catalogue, row),
                  "fits": row["measured"].get("fits", True), "model": shape["id"], "shape": shape}
        result.update(self.machine(row["scenario"]["system"]), **PLAN_DEFAULTS)
        result.update(plan, **training)
        result.setdefault("sequence_parallel", result["tensor_parallel"] > 1)
        result.setdefault("schedule", "interleaved" if result["virtual_stages"] > 1 else "1f1b")
        result.setdefault("gradient_precision", "fp32")
        for name, suffix in MEASUREMENTS.items():
            value = row["measured"].get(name)
            result[name + suffix] = base(value["value"], value["unit"]) if value else None
        throughput = row["measured"].get("tokens_per_s_per_accelerator", {})
        origin = throughput or row["published"][0]
        result.update(throughput_kind=throughput.get("kind", ""), source=origin["source"], locator=origin["locator"])
        result["alternatives"] = [{"pointer": pointer, "value": str(value)}
                                  for pointer, values in row.get("alternatives", {}).items() for value in values]
        return result
