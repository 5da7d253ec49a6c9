"""tools/check_umbrellas.py catches what it is there to catch."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import check_umbrellas  # noqa: E402


class CheckUmbrellas(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.include = Path(folder.name)
        self.header("version.hpp")
        for floor in check_umbrellas.FLOORS:
            self.header(f"{floor}/one.hpp")
            self.header(f"{floor}.hpp", f"{floor}/one.hpp")
        self.everything = sorted(["version.hpp"] + [f"{floor}.hpp" for floor in check_umbrellas.FLOORS])
        self.header("scalekit.hpp", *self.everything)

    def header(self, name, *includes, text=""):
        path = self.include / "scalekit" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#pragma once\n\n" + "".join(f"#include <scalekit/{i}>\n" for i in includes) + text)

    def problems(self):
        return check_umbrellas.check(self.include)[0]

    def test_a_correct_tree_passes(self):
        self.assertEqual(check_umbrellas.check(self.include), ([], 10))

    def test_a_forgotten_header(self):
        self.header("units/two.hpp")
        self.assertEqual(self.problems(), ["units.hpp does not include units/two.hpp"])

    def test_opt_in_headers_stay_out(self):
        self.header("units/format.hpp")
        self.assertEqual(self.problems(), [])
        self.header("units.hpp", "units/format.hpp", "units/one.hpp")
        self.assertEqual(self.problems(), ["units.hpp includes units/format.hpp, which does not belong there"])

    def test_detail_stays_out(self):
        self.header("units/detail/helper.hpp")
        self.assertEqual(self.problems(), [])

    def test_a_header_of_another_folder(self):
        self.header("units.hpp", "numerics/one.hpp", "units/one.hpp")
        self.assertEqual(self.problems(), ["units.hpp includes numerics/one.hpp, which does not belong there"])

    def test_a_header_that_is_gone(self):
        self.header("units.hpp", "units/gone.hpp", "units/one.hpp")
        self.assertEqual(self.problems(), ["units.hpp includes units/gone.hpp, which does not belong there"])

    def test_a_missing_umbrella(self):
        (self.include / "scalekit/training.hpp").unlink()
        self.assertEqual(self.problems(), ["training.hpp is missing"])

    def test_the_umbrella_of_everything(self):
        self.header("scalekit.hpp", *[name for name in self.everything if name != "scaling.hpp"])
        self.assertEqual(self.problems(), ["scalekit.hpp does not include scaling.hpp"])
        self.header("catalog/one.hpp")
        self.header("catalog.hpp", "catalog/one.hpp")
        self.header("scalekit.hpp", *sorted(self.everything + ["catalog.hpp"]))
        self.assertEqual(self.problems(), ["scalekit.hpp includes catalog.hpp, which does not belong there"])
        (self.include / "scalekit/scalekit.hpp").unlink()
        self.assertEqual(self.problems(), ["scalekit.hpp is missing"])

    def test_code_in_an_umbrella(self):
        self.header("units.hpp", "units/one.hpp", text="inline int x = 0;\n")
        self.assertEqual(self.problems(),
                         ["units.hpp:4: an umbrella holds nothing but includes of scalekit/"])

    def test_comments_are_welcome(self):
        (self.include / "scalekit/units.hpp").write_text(
            "#pragma once\n/// Units.\n#include <scalekit/units/one.hpp>  // all\n")
        self.assertEqual(self.problems(), [])

    def test_quotes_are_as_good_as_angle_brackets(self):
        (self.include / "scalekit/units.hpp").write_text('#pragma once\n\n#include "scalekit/units/one.hpp"\n')
        self.assertEqual(self.problems(), [])
        (self.include / "scalekit/units.hpp").write_text("#pragma once\n\n#include <cmath>\n")
        self.assertEqual(self.problems(), ["units.hpp:3: an umbrella holds nothing but includes of scalekit/",
                                           "units.hpp does not include units/one.hpp"])

    def test_order_and_repetition(self):
        self.header("units/two.hpp")
        self.header("units.hpp", "units/two.hpp", "units/one.hpp")
        self.assertEqual(self.problems(), ["units.hpp: the includes are not sorted"])
        self.header("units.hpp", "units/one.hpp", "units/one.hpp", "units/two.hpp")
        self.assertEqual(self.problems(), ["units.hpp includes units/one.hpp twice"])

    def test_a_stray_header_at_the_root(self):
        self.header("helpers.hpp")
        self.assertEqual(self.problems(), ["helpers.hpp is no umbrella: there is no folder helpers/"])


if __name__ == "__main__":
    unittest.main()
