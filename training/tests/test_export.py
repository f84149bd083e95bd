"""The exported model agrees with torch; skipped, and said so, where none is exported."""

import tempfile
import unittest
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).parents[2] / "resources" / "tagger"
TEXTS = [
    "My name is Jane Doe, I live at 12 Main Street in Springfield and work as a nurse.",
    "Meine Mutter Gerda hat Diabetes und liegt im Klinikum Kassel.",
    "please write a python function that adds two numbers",
    "田中太郎さんは東京に住んでいます。",
]


@unittest.skipUnless((FOLDER / "tagger.onnx").exists(), "no exported model in resources/tagger")
class Exported(unittest.TestCase):
    def test_the_file_answers_as_torch_with_its_weights(self):
        from recipe import evaluate, warm
        from recipe.decode import probabilities, spans

        with tempfile.TemporaryDirectory() as work:
            warm.unpack(FOLDER, Path(work))
            pieces = warm.pieces_of(FOLDER)
            model = warm.load(FOLDER, Path(work))
        one = probabilities(TEXTS, pieces, evaluate.torch_run(model))
        other = probabilities(TEXTS, pieces, evaluate.onnx_run(FOLDER / "tagger.onnx"))
        for text, (found, left), (_, right) in zip(TEXTS, one, other, strict=True):
            self.assertLess(np.abs(left - right).mean(), 0.02)
            self.assertEqual(
                [(s.start, s.end, s.kind) for s in spans(text, found, left)],
                [(s.start, s.end, s.kind) for s in spans(text, found, right)],
            )

    def test_names_and_places_are_found_and_code_is_left_alone(self):
        from recipe import evaluate, warm
        from recipe.decode import probabilities, spans

        pieces = warm.pieces_of(FOLDER)
        results = probabilities(TEXTS, pieces, evaluate.onnx_run(FOLDER / "tagger.onnx"))
        marks = [{t[s.start : s.end]: s.kind for s in spans(t, *r)} for t, r in zip(TEXTS, results, strict=True)]
        self.assertEqual(marks[0].get("Jane Doe"), "PERSON")
        self.assertEqual(marks[0].get("12 Main Street"), "ADDRESS")
        self.assertEqual(marks[0].get("nurse"), "OCCUPATION")
        self.assertEqual(marks[1].get("Diabetes"), "MEDICAL_CONDITION")
        self.assertEqual(marks[2], {})
        self.assertEqual(marks[3].get("田中太郎"), "PERSON")


if __name__ == "__main__":
    unittest.main()
