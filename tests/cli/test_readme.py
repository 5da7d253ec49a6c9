"""The README shows what the command line prints and what the examples say."""

import os
import re
import subprocess
import unittest
from pathlib import Path

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block_after(marker):
    found = re.search(re.escape(marker) + r"[^\n]*-->\n```\w*\n(.*?)```", README, re.S)
    assert found, marker
    return found[1]


class Readme(unittest.TestCase):
    def test_the_table_is_the_output(self):
        out = subprocess.run([CLI, "study", "meta-scaling"], capture_output=True, text=True, check=True, timeout=60).stdout
        self.assertIn(block_after("<!-- output: scalekit study meta-scaling"), out)
        for figure in re.findall(r"scalekit predicts −([\d.]+) % and −([\d.]+) %", README)[0]:
            self.assertIn(f"-{figure} %", out)

    def test_the_collective_is_the_output(self):
        arguments = re.findall(r"<!-- output: scalekit (collective [^,]*),", README)
        self.assertEqual(len(arguments), 1)
        out = subprocess.run([CLI, *arguments[0].split()], capture_output=True, text=True, check=True, timeout=60).stdout
        self.assertIn(block_after(f"<!-- output: scalekit {arguments[0]}"), out)

    def test_the_snippet_is_the_example(self):
        self.assertIn(block_after("<!-- region: examples/hello_scaling.cpp"), (ROOT / "examples/hello_scaling.cpp").read_text(encoding="utf-8"))

    def test_the_validation_table_is_the_output(self):
        out = subprocess.run([CLI, "validate", "--source", "llm_foundry"], capture_output=True, text=True, check=True, timeout=60).stdout
        rows = re.findall(r"\| (A100|H100) bf16 \| (\d+) \| ([\d.]+ %) \| ([\d.]+ %) \| ([−+][\d.]+ %) \| ([\d.]+ %) \|", README)
        self.assertEqual(len(rows), 2)
        for part, *cells in rows:
            line = next(line for line in out.splitlines() if line.startswith(part) and "checked" in line)
            for cell in cells:
                self.assertIn(cell.replace("−", "-"), line)

    def test_links_lead_somewhere(self):
        for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
            for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
                self.assertTrue((page.parent / target).exists(), f"{page.name}: {target}")


if __name__ == "__main__":
    unittest.main()
