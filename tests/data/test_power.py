"""The checks of measured power, each on a file that breaks one of them."""
import copy
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from catalog.checks import validate  # noqa: E402
from catalog.files import load  # noqa: E402

CATALOGUE, PROBLEMS = load(ROOT)
TRACE, NODE = "power_measurements/zeus-v100-resnet.json", "power_measurements/smc-gpt3-64.json"


class Checks(unittest.TestCase):
    def problems(self, name, change):
        catalogue = copy.copy(CATALOGUE)
        catalogue.documents = {**CATALOGUE.documents, name: copy.deepcopy(CATALOGUE.documents[name])}
        change(catalogue.documents[name])
        return validate(catalogue, {name})

    def assert_one(self, name, change, pointer, reason):
        (problem,) = self.problems(name, change)
        self.assertIn(f" {pointer}: ", problem)
        self.assertIn(reason, problem)

    def test_as_they_are(self):
        self.assertEqual(PROBLEMS, [])
        for name in (TRACE, NODE):
            self.assertEqual(self.problems(name, lambda document: None), [])

    def test_energy_is_power_times_time(self):
        self.assert_one(TRACE, lambda d: d["rows"][2].update(energy_ratio=0.95), "/rows/2/energy_ratio", "times that of time")

    def test_a_trace_has_its_default_limit(self):
        self.assert_one(TRACE, lambda d: d["rows"].pop(0), "/rows", "one of them is the default limit")

    def test_idle_power_goes_with_limits(self):
        self.assert_one(TRACE, lambda d: d.update(idle=None), "/default_limit", "are given exactly where rows have limits")

    def test_rows_once(self):
        self.assert_one(NODE, lambda d: d["rows"].append(dict(d["rows"][0])), "/rows/32", "given twice")

    def test_phases_go_with_their_statistic(self):
        self.assert_one(NODE, lambda d: d["rows"][0].update(phase=0.5), "/rows/0/phase", "goes with a mean in phase")

    def test_nodes_say_what_was_metered(self):
        self.assert_one(NODE, lambda d: d["rows"][0].pop("feed"), "/rows/0/feed", "every row of a node")

    def test_accelerators_are_of_the_catalogue(self):
        self.assert_one(NODE, lambda d: d.update(accelerator="h100"), "/accelerator", "is not in data/accelerators")

    def test_the_shape(self):
        self.assertTrue(self.problems(TRACE, lambda d: d["rows"][0].pop("time_ratio")))
        self.assertTrue(self.problems(TRACE, lambda d: d.update(role="curve")))


if __name__ == "__main__":
    unittest.main()
