"""Windows and spans: nothing past a window is dropped, and spans keep the text's offsets."""

import unittest

import numpy as np

from recipe.decode import cuts, probabilities, spans
from recipe.labels import LABELS, begin
from recipe.model import WINDOW

from .test_pieces import PIECES

NAME = PIECES.ids["▁Jane"]


def run(ids, on):
    """A stand-in for the model: the piece of Jane is a person, anything else is nothing."""
    logits = np.zeros((*ids.shape, len(LABELS)), dtype=np.float32)
    logits[..., 0] = 5
    logits[ids == NAME] = 0
    logits[ids == NAME, begin("PERSON")] = 9
    return logits


class Windows(unittest.TestCase):
    def test_windows_cover_everything_and_overlap(self):
        for count in (0, 1, WINDOW, WINDOW + 1, 500, 1234):
            found = cuts(count)
            seen = set()
            for start, end in found:
                self.assertLessEqual(end - start, WINDOW)
                seen |= set(range(start, end))
            self.assertEqual(seen, set(range(count)))

    def test_a_name_is_found_wherever_it_stands(self):
        for before in (0, 60, 93, 94, 110, 125, 126, 127, 300, 700):
            text = "the " * before + "Jane in the " + "the " * 40
            ((found, shares),) = probabilities([text], PIECES, run)
            marked = spans(text, found, shares)
            self.assertEqual([text[s.start : s.end] for s in marked], ["Jane"], before)

    def test_texts_of_every_length_in_one_call(self):
        texts = ["", "Jane", "the " * 400 + "Jane", "\n"]
        marks = [spans(t, f, s) for t, (f, s) in zip(texts, probabilities(texts, PIECES, run), strict=True)]
        self.assertEqual([len(m) for m in marks], [0, 1, 1, 0])

    def test_punctuation_at_an_edge_is_left_outside(self):
        text = "(Jane), ok"
        found = PIECES.encode(text)
        shares = np.zeros((len(found), len(LABELS)), dtype=np.float32)
        shares[:, 0] = 1
        for i, piece in enumerate(found):
            if piece.end <= 7:
                shares[i] = 0
                shares[i, begin("PERSON") + (i > 0)] = 1
        (mark,) = spans(text, found, shares)
        self.assertEqual(text[mark.start : mark.end], "Jane")


if __name__ == "__main__":
    unittest.main()
