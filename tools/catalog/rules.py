"""Checks that several folders share. `report(pointer, reason)` takes one problem of the file under inspection."""
import json

import jsonschema

from catalog.files import UNITS, base


def base_range(_, limits, instance, __):
    """A keyword of value.schema.json: least and most of a value and its range, in the base unit, whatever unit it has."""
    if not isinstance(instance, dict) or instance.get("unit") not in UNITS:
        return
    for key in ("value", "low", "high"):
        number = instance.get(key)
        if isinstance(number, (int, float)) and not limits[0] <= base(number, instance["unit"]) <= limits[1]:
            factor = float(UNITS[instance["unit"]][0])
            yield jsonschema.ValidationError(f"{number} is outside {limits[0] / factor:g} to {limits[1] / factor:g} {instance['unit']}", path=[key])


Validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"base_range": base_range})


def schema_errors(catalogue, name, document):
    """Where and why a document breaks a schema, sorted."""
    validator = catalogue.validators.get(name)
    if validator is None:
        schema = catalogue.schemas[name + ".schema.json"]
        resolver = jsonschema.RefResolver(schema["$id"], schema, store=dict(catalogue.schemas))
        validator = catalogue.validators[name] = Validator(schema, resolver=resolver)
    errors = validator.iter_errors(document)
    return sorted({("".join(f"/{part}" for part in error.absolute_path), explain(error)) for error in errors})


def explain(error):
    """The reason in our words where the validator's own are unhelpful."""
    key, value = error.absolute_path[-1] if error.absolute_path else "", error.instance
    if error.validator in ("enum", "const"):
        allowed = error.validator_value if error.validator == "enum" else [error.validator_value]
        return f"{key} {json.dumps(value)} is not allowed here; allowed: {', '.join(map(str, allowed))}"
    if error.validator == "additionalProperties" and isinstance(value, dict):
        return "unknown key " + ", ".join(f"'{k}'" for k in sorted(set(value) - set(error.schema["properties"])))
    if error.validator == "required":
        return "missing key " + ", ".join(f"'{k}'" for k in error.validator_value if k not in value)
    if error.validator == "type" and error.validator_value == "integer" and isinstance(value, float):
        return f"{value} is not a whole number"
    if error.validator == "minimum" and error.validator_value == 0:
        return f"{value} is negative"
    return error.message[:160] if error.validator else "this key does not belong here"


def check_ids(catalogue, report, *references):
    """Every (folder, id, pointer) must name a file of the folder; null is allowed. True when all do."""
    missing = [r for r in references if r[1] is not None and f"{r[0]}/{r[1]}.json" not in catalogue.documents]
    for folder, wanted, pointer in missing:
        report(pointer, f"'{wanted}' is not in data/{folder}")
    return not missing


def scenario_ids(scenario, at):
    """The ids of a scenario; what is given as an object has none."""
    system = scenario["system"]
    references = (("models", scenario["model"], at + "/model"), ("profiles", scenario.get("profile"), at + "/profile"),
                  ("accelerators", system["accelerator"], at + "/system/accelerator"),
                  ("nodes", system.get("node"), at + "/system/node"), ("networks", system["network"], at + "/system/network"))
    return [reference for reference in references if not isinstance(reference[1], dict)]


def resolve(node, pointer):
    """What a JSON pointer names, or None."""
    for part in pointer.split("/")[1:]:
        node = node.get(part) if isinstance(node, dict) else None
    return node


def check_assumed(scenario, assumed, pointer, report):
    for target in assumed:
        if resolve(scenario, target) is None:
            report(pointer + "/" + target.replace("/", "~1"), "is not a key of the scenario")
