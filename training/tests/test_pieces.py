"""Offsets: whatever the text, every piece says where it stands."""

import random
import unicodedata
import unittest

from recipe.pieces import NEWLINE, SPACE, Pieces

LETTERS = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;:!?-'\"()@/äöüßéèçñłşğıİ中山田京東さんはカタ"
)
WORDS = ["▁the", "▁Jane", "▁in", "street", "東京", "田中", "さん", "st", "re", "et", "fi", SPACE]
VOCABULARY = ["<s>", "<pad>", "</s>", "<unk>", *dict.fromkeys([*LETTERS, *WORDS]), NEWLINE]
PIECES = Pieces(VOCABULARY, [0.0] * 4 + [-8.0 if len(p) == 1 else -6.0 for p in VOCABULARY[4:-1]] + [0.0])

NASTY = [
    "Jane\u00a0Doe  in\tthe\n\n\nstreet",
    "İstanbul'da ﬁne ①② ｆｕｌｌ ｗｉｄｔｈ",
    "e\u0301tudiant n\u0303 Ä Ä ẛ̣",
    "東京の田中さんは Tanakaです。カタカナー",
    "👩‍👩‍👧 family 🇩🇪 ok",
    "a\u200bb\u00adc d\u202eef",
    "½ ™ ㎏ ﷺ",
    "\u0301leading mark",
    "",
    "   \n ",
]


class Offsets(unittest.TestCase):
    def test_pieces_cover_all_but_spaces_once_and_in_order(self):
        for text in NASTY:
            covered = [0] * len(text)
            before = 0
            for piece in PIECES.encode(text):
                self.assertLessEqual(piece.start, piece.end)
                if piece.end > piece.start:
                    self.assertGreaterEqual(piece.end, before)
                    before = piece.end
                for i in range(piece.start, piece.end):
                    covered[i] += 1
            for i, character in enumerate(text):
                if not character.isspace():
                    self.assertGreaterEqual(covered[i], 1, (text, i))

    def test_a_plain_piece_is_the_text_at_its_place(self):
        chance = random.Random(3)
        for _ in range(200):
            text = "".join(chance.choice("abcXYZ 12,. äé\n東さ") for _ in range(60))
            for piece in PIECES.encode(text):
                if piece.id in (PIECES.unknown, PIECES.newline):
                    continue
                shown = PIECES.pieces[piece.id].replace(SPACE, "")
                self.assertEqual(unicodedata.normalize("NFKC", text[piece.start : piece.end]), shown)

    def test_scripts_are_words_of_their_own(self):
        words = {piece.word for piece in PIECES.encode("田中さんはABC")}
        self.assertEqual(len(words), 3)

    def test_a_run_of_line_breaks_is_one_piece(self):
        found = PIECES.encode("a\n\n\nb")
        self.assertEqual([(p.start, p.end) for p in found if p.id == PIECES.newline], [(1, 4)])

    def test_ten_thousand_letters_without_a_space_take_no_longer_than_linear(self):
        import time

        def seconds(length):
            began = time.perf_counter()
            PIECES.encode("".join(random.choice(LETTERS[:52]) for _ in range(length)))
            return time.perf_counter() - began

        seconds(1000)
        self.assertLess(seconds(20_000), 30 * max(seconds(2000), 1e-3))


if __name__ == "__main__":
    unittest.main()
