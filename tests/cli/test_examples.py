"""The scenarios in examples/scenarios/ and in the reference page are the same, and all of them run."""

import json
import os
import re
import subprocess
import unittest
from pathlib import Path

import jsonschema

CLI = os.environ["SCALEKIT_CLI"]
ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "data/schema/scenario.schema.json").read_text(encoding="ascii"))
FILES = sorted((ROOT / "examples/scenarios").glob("*.json"))
PAGE = (ROOT / "docs/reference/scenario.md").read_text(encoding="utf-8")


def run(*arguments, text=None):
    return subprocess.run([CLI, *arguments], input=text, capture_output=True, text=True, timeout=60)


class Examples(unittest.TestCase):
    def test_every_own_part_has_one(self):
        self.assertEqual([path.stem for path in FILES],
                         ["hugging_face_config", "named_machine", "own_accelerator", "own_model", "own_network", "own_node"])
        systems = {path.stem: json.loads(path.read_text(encoding="ascii"))["system"] for path in FILES}
        for part in ("accelerator", "network", "node"):
            self.assertIsInstance(systems[f"own_{part}"][part], dict)

    def test_every_file_runs(self):
        for path in FILES:
            with self.subTest(path=path.name):
                document = json.loads(path.read_text(encoding="ascii"))
                self.assertEqual([error.message for error in jsonschema.Draft202012Validator(SCHEMA).iter_errors(document)], [])
                done = run("predict", str(path), "--json")
                self.assertEqual(done.returncode, 0, done.stdout)
                result = json.loads(done.stdout)
                self.assertTrue(result["memory"]["fits"])
                again = run("predict", "-", "--json", text=json.dumps(result["resolved"]))
                again = json.loads(again.stdout)
                self.assertEqual({**again, "ignored": result["ignored"]}, result)
                for said in ("sparsity", "one way?", "bit/s", "ports of"):
                    self.assertNotIn(said, " ".join(result["extrapolation"]))

    def test_the_page_shows_them_as_they_are(self):
        shown = dict(re.findall(r"<!-- file: examples/scenarios/(\w+)\.json -->\n```json\n(.*?)```", PAGE, re.S))
        self.assertEqual(shown, {path.stem: path.read_text(encoding="ascii") for path in FILES})

    def test_every_block_of_the_page_is_read(self):
        blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
        self.assertGreater(len(blocks), len(FILES))
        for block in blocks:
            whole = block if "model" in block else {"model": "llama2-7b", "system": block, "training": {"sequence_length": 4096, "global_batch_size": 512}}
            done = run("predict", "-", "--json", text=json.dumps(whole))
            self.assertEqual(done.returncode, 0, done.stdout)

    def test_a_config_alone_is_told_where_it_belongs(self):
        config = ROOT / "tests/data/hf_configs/llama-3.1-8b.json"
        done = run("predict", str(config), "--json")
        self.assertEqual(done.returncode, 2)
        error = json.loads(done.stdout)["error"]
        self.assertEqual((error["code"], error["pointer"], error["nearest"]), ("model_without_scenario", "", ["/model"]))
        for said in ('put it under "model"', '"system"', '"training"', "catalog show FILE"):
            self.assertIn(said, error["message"])
        # What the message says to do works.
        example = re.search(r'as in (\{.*\}\});', error["message"])[1].replace("{...}", config.read_text(encoding="ascii"))
        self.assertEqual(run("predict", "-", text=example).returncode, 0)


if __name__ == "__main__":
    unittest.main()
