"""Published rates as tokens per second and accelerator: the FLOP counts that sources print, and the formulas used.

Sources count FLOPs in many ways, so a rate in FLOP/s means nothing without its count. Each count is named by its formula:
  N parameters, E those of the input embedding, L layers, h hidden size, q width of all query heads, s sequence length,
  V vocabulary, N' the parameters if every query head had key and value heads of its own.
"""
from catalog.files import base
from catalog.models import parameter_count, positions


def _megatron(factor, attention, logits):
    """factor L h^2 (1 + s / (attention h) + V / (logits L h)): Narayanan et al. 2021, eq. 3; Korthikanti et al. 2022, app. A."""
    return lambda m, s: factor * m["num_hidden_layers"] * m["hidden_size"] ** 2 * (
        1 + s / attention / m["hidden_size"] + m["vocab_size"] / logits / m["num_hidden_layers"] / m["hidden_size"])


def _parameters(factor, without_embedding, attention):
    """factor (N [- E]) + attention L q s."""
    return lambda m, s: (
        factor * (parameter_count(m, positions(m, s)) - (m["vocab_size"] * m["hidden_size"] if without_embedding else 0))
        + attention * m["num_hidden_layers"] * m["num_attention_heads"] * m["head_dim"] * s)


def _all_heads_own_keys(formula):
    return lambda m, s: formula({**m, "num_key_value_heads": m["num_attention_heads"]}, s)


FLOPS_PER_TOKEN = {
    "6 N": _parameters(6, False, 0),
    "8 N": _parameters(8, False, 0),
    "6 N + 12 L q s": _parameters(6, False, 12),
    "8 N + 16 L q s": _parameters(8, False, 16),
    "6 N + 60 L q s": _parameters(6, False, 60),
    "4 (N - E)": _parameters(4, True, 0),
    "6 (N - E)": _parameters(6, True, 0),
    "6 (N - E) + 12 L q s": _parameters(6, True, 12),
    "6 (N' - E) + 12 L q s": _all_heads_own_keys(_parameters(6, True, 12)),
    "96 L h^2": lambda m, s: 96 * m["num_hidden_layers"] * m["hidden_size"] ** 2,
    "96 L h^2 + 16 L h s": lambda m, s: m["num_hidden_layers"] * m["hidden_size"] * (96 * m["hidden_size"] + 16 * s),
    "96 L h^2 (1 + s/6h + V/16Lh)": _megatron(96, 6, 16),
    "72 L h^2 (1 + s/6h + V/12Lh)": _megatron(72, 6, 12),
    "72 L h^2 (1 + s/3h + V/12Lh)": _megatron(72, 3, 12),
}
RATES = {  # published metric -> its divisor is the number of accelerators (True) or it is of one accelerator (False)
    "model_flops_rate": False, "hardware_flops_rate": False, "flops_rate": False, "aggregate_flops_rate": True}
UTILISATIONS = ("mfu", "hfu", "mfu_without_attention")  # rates as fractions of the peak


def derived_tokens_per_s(row, formula, conventions, shape, peak):
    """Tokens per second and accelerator by a formula of observation.schema.json."""
    name, _, metric = formula.partition(" of ")
    training, accelerators = row["scenario"]["training"], row["scenario"]["system"]["accelerators"]
    figure = next(f for f in row["published"] if f["metric"] == metric)
    value = base(figure["value"], figure["unit"])
    if name == "share":
        return value / accelerators
    if name == "batch tokens over time":
        return training["global_batch_size"] * training["sequence_length"] / value / accelerators
    if name == "sequences to tokens":
        return value * training["sequence_length"] / accelerators
    count = FLOPS_PER_TOKEN[conventions[figure["convention"]]["flops_per_token"]](shape, training["sequence_length"])
    if name == "utilisation over FLOPs per token":
        return value * peak / count
    assert name == "rate over FLOPs per token", formula
    return value / count / (accelerators if RATES[metric] else 1)
