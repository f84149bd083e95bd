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


class JoinedAttention(unittest.TestCase):
    def test_one_operator_answers_as_the_matrix_and_the_attention_did(self):
        import onnx
        import onnxruntime
        from onnx import TensorProto, helper, numpy_helper
        from recipe.export import join_attention
        from recipe.model import HEADS, HIDDEN

        chance = np.random.default_rng(1)
        constants = {
            "w": chance.integers(-63, 64, (HIDDEN, 3 * HIDDEN)).astype(np.int8),
            "w_scale": chance.uniform(0.001, 0.003, 3 * HIDDEN).astype(np.float32),
            "w_zero": np.zeros(3 * HIDDEN, np.int8),
            "bias": chance.standard_normal(3 * HIDDEN).astype(np.float32),
            "thirds": np.full(3, HIDDEN, np.int64),
        }
        own = {"domain": "com.microsoft"}
        nodes = [
            helper.make_node("DynamicQuantizeMatMul", ["x", "w", "w_scale", "w_zero", "bias"], ["qkv"], **own),
            helper.make_node("Split", ["qkv", "thirds"], ["q", "k", "v"], axis=-1),
            helper.make_node("MultiHeadAttention", ["q", "k", "v", "", "mask"], ["y"], num_heads=HEADS, **own),
        ]
        shape = ["batch", "pieces", HIDDEN]
        graph = helper.make_graph(
            nodes,
            "layer",
            [
                helper.make_tensor_value_info("x", TensorProto.FLOAT, shape),
                helper.make_tensor_value_info("mask", TensorProto.INT32, shape[:2]),
            ],
            [helper.make_tensor_value_info("y", TensorProto.FLOAT, shape)],
            [numpy_helper.from_array(value, name) for name, value in constants.items()],
        )
        opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
        inputs = {
            "x": chance.standard_normal((2, 40, HIDDEN)).astype(np.float32),
            "mask": (np.arange(40) < [[40], [25]]).astype(np.int32),
        }
        with tempfile.TemporaryDirectory() as work:
            path = Path(work) / "layer.onnx"
            onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=8), str(path))
            before = onnxruntime.InferenceSession(str(path)).run(None, inputs)[0]
            join_attention(path)
            joined = onnx.load(str(path)).graph
            after = onnxruntime.InferenceSession(str(path)).run(None, inputs)[0]
        self.assertEqual([node.op_type for node in joined.node], ["DynamicQuantizeLinear", "QAttention"])
        self.assertEqual({tensor.name for tensor in joined.initializer}, {"w", "w_scale", "w_zero", "bias"})
        self.assertGreater(np.abs(before[0, :25] - before[1, :25]).mean(), 0.01)
        for row, length in enumerate((40, 25)):
            np.testing.assert_allclose(after[row, :length], before[row, :length], atol=1e-5)


if __name__ == "__main__":
    unittest.main()
