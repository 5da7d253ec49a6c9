"""Transformer shapes: exact parameter counts, the checks of the model files, and their record."""

from catalog.files import FILE_KEYS, base

# What a shape has unless it says otherwise: the ordinary decoder layer, one after the other, without experts.
DEFAULTS = {"parallel_attention": False, "norms_per_layer": 2, "final_norm": True, "embedding_norm": False,
            "learned_positions": 0, "learned_positions_follow_sequence": False, "num_local_experts": 0,
            "num_experts_per_tok": 0, "n_shared_experts": 0, "moe_intermediate_size": 0, "moe_layer_freq": 1}


def parameter_count(model, positions, active=False):
    """Exact count by tensor of a decoder-only transformer; `active`: without the experts that a token does not pass."""
    m = {**DEFAULTS, **model}
    h, layers = m["hidden_size"], m["num_hidden_layers"]
    q, kv = m["num_attention_heads"] * m["head_dim"], m["num_key_value_heads"] * m["head_dim"]
    norm = h * (2 if m["norm_bias"] else 1)
    attention = 2 * h * q + 2 * h * kv
    attention += (q + 2 * kv if m["qkv_bias"] else 0) + (h if m["attention_output_bias"] else 0)
    up = 2 if m["gated_mlp"] else 1
    mlp = lambda width: (up + 1) * h * width + (up * width + h if m["mlp_bias"] else 0)
    sparse = layers // m["moe_layer_freq"] if m["num_local_experts"] else 0
    passed = m["num_experts_per_tok"] if active else m["num_local_experts"]
    experts = h * m["num_local_experts"] + (passed + m["n_shared_experts"]) * mlp(m["moe_intermediate_size"])
    tables = m["vocab_size"] * (1 if m["tie_word_embeddings"] else 2) + positions
    return (tables * h + (m["final_norm"] + m["embedding_norm"]) * norm
            + layers * (attention + m["norms_per_layer"] * norm)
            + (layers - sparse) * mlp(m["intermediate_size"]) + sparse * experts)


def positions(model, sequence_length):
    """Rows of the learned position table at a sequence length."""
    return sequence_length if model.get("learned_positions_follow_sequence") else model["learned_positions"]


def full_shape(model):
    """A shape given in a scenario, with its defaults written out: the members of a model record."""
    shape = dict(model)
    heads, bias, norm_bias = shape.get("num_attention_heads"), shape.pop("attention_bias", False), shape.get("norm_bias", False)
    whole = heads and shape.get("hidden_size") and "head_dim" not in shape
    return {**DEFAULTS, "id": "", "name": "", "assumed_shape": False, "recalled_shape": False, "num_hidden_layers": None,
            "hidden_size": None, "intermediate_size": None, "num_attention_heads": None, "num_key_value_heads": heads,
            "head_dim": shape["hidden_size"] // heads if whole else None, "vocab_size": None, "tie_word_embeddings": False,
            "gated_mlp": False, "attention": "flash", "qkv_bias": bias, "attention_output_bias": bias, "mlp_bias": False,
            "norm": "layernorm" if norm_bias else "rmsnorm", "norm_bias": False, "published_parameters": None, **shape}


def check_count(model, positions, published, pointer, report):
    count = parameter_count(model, positions)
    if abs(count / published["value"] - 1) > 0.0005:
        report(pointer + "/value", f"{published['value']} published, {count} counted from the shape: over 0.05 % apart")


def check_model(catalogue, document, report):
    model, published = {**DEFAULTS, **document}, document["published_parameters"]
    if model["num_attention_heads"] % model["num_key_value_heads"]:
        report("/num_key_value_heads", "does not divide num_attention_heads")
    if model["num_experts_per_tok"] > model["num_local_experts"]:
        report("/num_experts_per_tok", "is more than num_local_experts")
    kind = {"published": "datasheet"}.get(document["shape"], document["shape"])
    if document["kind"] != kind:
        report("/kind", f"is '{kind}' for a shape that is {document['shape']}")
    if kind != "datasheet" and not document["notes"]:
        report("/notes", "a shape that was not read must say why")
    seen = set()
    for index, origin in enumerate(document.get("origins", [])):
        for key in origin["keys"]:
            if key not in document or key in seen:
                report(f"/origins/{index}/keys", f"'{key}' is no key of the file, or named twice")
            seen.add(key)
    if published is not None:
        check_count(model, model["learned_positions"], published, "/published_parameters", report)


def model_record(document):
    result = {**DEFAULTS, **{key: value for key, value in document.items()
                             if key not in ("kind", "shape", *FILE_KEYS)}}
    result["assumed_shape"] = document["shape"] == "assumed"
    result["recalled_shape"] = document["shape"] == "recalled"
    published = document["published_parameters"]
    result["published_parameters"] = base(published and published["value"], "parameters")
    return result
