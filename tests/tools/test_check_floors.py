"""tools/check_floors.py catches what it is there to catch."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import check_floors  # noqa: E402


class CheckFloors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.include = Path(folder.name)
        self.header("version.hpp")
        self.header("units.hpp", "<scalekit/units/system.hpp>")
        self.header("units/system.hpp", "<cmath>")
        self.header("hardware/link.hpp", "<scalekit/units.hpp>")
        self.header("collectives/ring.hpp", "<scalekit/hardware/link.hpp>", "<scalekit/units/system.hpp>")
        self.header("workload/transformer.hpp", "<scalekit/units/system.hpp>")
        self.header("training/step.hpp", "<scalekit/version.hpp>", '"../workload/transformer.hpp"')
        self.header("scaling/sweep.hpp", "<scalekit/training/step.hpp>")

    def header(self, name, *includes, text=""):
        path = self.include / "scalekit" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#pragma once\n\n" + "".join(f"#include {i}\n" for i in includes) + text)

    def problems(self):
        return check_floors.check(self.include)[0]

    def test_a_correct_tree_passes(self):
        self.assertEqual(check_floors.check(self.include), ([], 8))

    def test_a_higher_floor(self):
        self.header("training/step.hpp", "<scalekit/scaling/sweep.hpp>")
        self.assertEqual(self.problems(), ["training/step.hpp (floor 5) includes scaling/sweep.hpp (floor 6)"])

    def test_a_higher_floor_by_a_relative_path(self):
        self.header("units/system.hpp", '"../hardware/link.hpp"')
        self.assertEqual(self.problems(), ["units/system.hpp (floor 0) includes hardware/link.hpp (floor 2)"])

    def test_a_higher_floor_by_its_umbrella(self):
        self.header("scaling.hpp", "<scalekit/scaling/sweep.hpp>")
        self.header("training/step.hpp", "<scalekit/scaling.hpp>")
        self.assertEqual(self.problems(), ["training/step.hpp (floor 5) includes scaling.hpp (floor 6)"])

    def test_the_include_may_be_spelled_with_blanks(self):
        self.header("training/step.hpp", text="  #  include   <scalekit/scaling/sweep.hpp>\n")
        self.assertEqual(len(self.problems()), 1)

    def test_an_include_in_a_comment_does_not_count(self):
        self.header("training/step.hpp", text="// #include <scalekit/scaling/sweep.hpp>\n")
        self.assertEqual(self.problems(), [])

    def test_workload_knows_no_hardware(self):
        self.header("workload/transformer.hpp", "<scalekit/hardware/link.hpp>")
        self.assertEqual(self.problems(),
                         ["workload/transformer.hpp (floor 3) includes hardware/link.hpp (floor 2)"])

    def test_collectives_know_no_workload(self):
        self.header("collectives/ring.hpp", "<scalekit/workload/transformer.hpp>")
        self.assertEqual(self.problems(),
                         ["collectives/ring.hpp (floor 3) includes workload/transformer.hpp (floor 3)"])

    def test_a_header_may_not_include_its_own_umbrella(self):
        self.header("units/system.hpp", "<scalekit/units.hpp>")
        self.assertEqual(self.problems(), ["units/system.hpp includes units.hpp, the umbrella of its own folder"])

    def test_the_umbrella_of_everything_is_for_users_only(self):
        self.header("scalekit.hpp")
        self.header("scaling/sweep.hpp", "<scalekit/scalekit.hpp>")
        self.assertEqual(self.problems(), ["scaling/sweep.hpp includes scalekit.hpp, which belongs to no floor"])

    def test_an_unknown_folder(self):
        self.header("misc/things.hpp")
        self.assertEqual(self.problems(), ["misc/things.hpp: the folder misc/ belongs to no floor"])

    def test_a_missing_header(self):
        self.header("scaling/sweep.hpp", "<scalekit/scaling/gone.hpp>")
        self.assertEqual(self.problems(), ["scaling/sweep.hpp includes scaling/gone.hpp, which does not exist"])

    def test_detail_may_be_included_from_everywhere_and_includes_nothing(self):
        self.header("detail/math.hpp", "<scalekit/units/system.hpp>")
        self.header("units/system.hpp", "<scalekit/detail/math.hpp>")
        self.assertEqual(self.problems(), ["detail/math.hpp (floor -1) includes units/system.hpp (floor 0)"])

    def test_pragma_once_comes_first(self):
        path = self.include / "scalekit/units/system.hpp"
        path.write_text("#include <cmath>\n#pragma once\n")
        self.assertEqual(self.problems(),
                         ["units/system.hpp: the first line that is no comment must be #pragma once"])
        path.write_text("// What this is.\n/* More\n about it. */\n#pragma once\n")
        self.assertEqual(self.problems(), [])

    def test_long_headers(self):
        self.header("units/system.hpp", text="\n" * 400)
        self.assertEqual(self.problems(), ["units/system.hpp: 402 lines, at most 400 are allowed"])

    def test_generated_headers_may_be_long(self):
        self.header("units/system.hpp", text="// Written by tools/generate_catalog.py from data/.\n" + "\n" * 400)
        self.assertEqual(self.problems(), [])

    def test_ascii_only(self):
        self.header("units/system.hpp", text="// 3 \N{MULTIPLICATION SIGN} 4\n")
        self.assertEqual(self.problems(), ["units/system.hpp:3: a character that is not ASCII"])

    def test_heavy_includes_only_where_the_name_says_so(self):
        self.header("units/format.hpp", "<fmt/format.h>")
        self.header("units/system.hpp", "<fmt/format.h>")
        self.header("units.hpp")
        self.header("hardware/link.hpp")
        self.header("collectives/ring.hpp")
        self.header("workload/transformer.hpp")
        self.assertEqual(self.problems(),
                         ["units/system.hpp includes <fmt/format.h>; only headers named format.hpp may"])

    def test_heavy_includes_on_a_detour(self):
        self.header("units/detail/text.hpp", "<fmt/format.h>")
        self.header("units/format.hpp", '"detail/text.hpp"')
        self.assertEqual(self.problems(), [])
        self.header("scaling/sweep.hpp", "<scalekit/units/detail/text.hpp>")
        self.assertEqual(self.problems(), ["scaling/sweep.hpp includes <fmt/format.h> through "
                                           "units/detail/text.hpp; only headers named format.hpp may"])

    def test_an_empty_folder_is_a_mistake(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(len(check_floors.check(folder)[0]), 1)


if __name__ == "__main__":
    unittest.main()
