"""The data: labels lie where the values are, and nothing that measures is trained on."""

import random
import tempfile
import unittest
from pathlib import Path

import torch
from recipe.batches import IGNORE, PERHAPS, labelled, windows
from recipe.carriers import CARRIERS, PART, Carriers, one_address, read
from recipe.inflect import polish, turkish, turkish_noun
from recipe.labels import ALL, LABELS, NUMBERS, OPEN, TYPES, UNSAID, begin, mask
from recipe.noise import dictated, lower, noisy, plain_letters, slips, titled, upper
from recipe.train import SHARE, loss_of, mean
from recipe.values import TYPED

from .test_pieces import PIECES

DOCUMENT = [("Call ", None), ("Jane Doe", "PERSON"), (" in ", None), ("東京", "LOCATION"), ("!", None)]


class Labels(unittest.TestCase):
    def test_a_value_begins_once_and_goes_on(self):
        ids, labels = labelled(DOCUMENT, PIECES)
        text = "".join(part for part, _ in DOCUMENT)
        person = [l for p, l in zip(PIECES.encode(text), labels, strict=True) if 5 <= p.start < 13 and l != IGNORE]
        self.assertEqual(person[0], begin("PERSON"))
        self.assertTrue(all(label == begin("PERSON") + 1 for label in person[1:]))
        self.assertEqual(len(ids), len(labels))

    def test_what_stands_outside_is_nothing(self):
        text = "".join(part for part, _ in DOCUMENT)
        _, labels = labelled(DOCUMENT, PIECES)
        for piece, label in zip(PIECES.encode(text), labels, strict=True):
            if piece.end <= 5 and label != IGNORE:
                self.assertEqual(label, 0)

    def test_no_piece_is_lost_between_windows(self):
        long = DOCUMENT * 90
        ids, _ = labelled(long, PIECES)
        cut = windows(long, PIECES, None, random.Random(1))
        self.assertEqual([i for window in cut for i in window.ids], ids)

    def test_nothing_is_learnt_from_what_is_left_open(self):
        _, labels = labelled([("In ", None), ("Rome", OPEN), (" it rained", None)], PIECES)
        self.assertEqual([label for label in labels if label != IGNORE], [0] * (len(labels) - labels.count(IGNORE)))
        self.assertGreater(labels.count(IGNORE), 0)

    def test_what_is_left_open_is_nothing_or_a_number(self):
        _, labels = labelled([("I am ", None), ("34", UNSAID), (" now", None)], PIECES)
        self.assertEqual(set(labels) - {IGNORE}, {0, PERHAPS})
        sure = 9.0
        for kind, right in (("O", True), ("AGE", True), ("PERSON", False)):
            logits = torch.zeros(1, 1, len(LABELS))
            logits[0, 0, 0 if kind == "O" else begin(kind)] = sure
            loss = loss_of(logits, torch.tensor([[PERHAPS]]), torch.tensor([ALL]))
            self.assertEqual(loss.item() < 0.1, right, kind)

    def test_a_source_that_labels_no_numbers_says_nothing_of_them(self):
        logits = torch.zeros(1, 1, len(LABELS))
        logits[0, 0, begin("MONEY")] = 9.0
        names = mask([kind for kind in TYPES if kind not in NUMBERS])
        self.assertLess(loss_of(logits, torch.tensor([[0]]), torch.tensor([names])).item(), 0.1)
        self.assertGreater(loss_of(logits, torch.tensor([[0]]), torch.tensor([ALL])).item(), 5)

    def test_a_street_and_its_flat_in_one_line_are_one_address(self):
        street, flat = ("12 Elm St", "ADDRESS"), ("Apt. 4", "ADDRESS")
        self.assertEqual(
            one_address([("at ", None), street, (", ", None), flat]), [("at ", None), ("12 Elm St, Apt. 4", "ADDRESS")]
        )
        self.assertEqual(one_address([street, flat]), [("12 Elm StApt. 4", "ADDRESS")])
        lines = [street, ("\n", None), flat, (" or ", None), street]
        self.assertEqual(one_address(lines), lines)

    def test_columns_are_b_and_i_of_every_type(self):
        self.assertEqual(len(LABELS), 1 + 2 * len(TYPES))
        self.assertEqual(LABELS[begin("DATE") + 1], "I-DATE")


class Means(unittest.TestCase):
    def test_new_columns_are_those_of_the_end(self):
        before = {"head.weight": torch.zeros(5, 2), "head.bias": torch.zeros(5), "x": torch.zeros(2)}
        after = {name: value + 2 for name, value in before.items()}
        with tempfile.TemporaryDirectory() as work:
            folder = Path(work)
            torch.save({"model": before, "known": 3}, folder / "first.pt")
            torch.save({"model": after, "state": {}}, folder / "last.pt")
            torch.save({"model": after}, folder / "end-1.pt")
            mean(folder)
            found = torch.load(folder / "mean.pt", weights_only=True)["model"]
        self.assertEqual(found["head.bias"].tolist(), [1, 1, 1, 2, 2])
        self.assertEqual(found["head.weight"][:, 0].tolist(), [1, 1, 1, 2, 2])
        self.assertEqual(found["x"].tolist(), [1, 1])


class Noise(unittest.TestCase):
    def test_noise_keeps_the_labels(self):
        for change in (lower, upper, dictated, plain_letters, titled, lambda d: slips(d, random.Random(2), 0.3)):
            kinds = [kind for text, kind in change(DOCUMENT) if kind]
            self.assertEqual(kinds, ["PERSON", "LOCATION"])


class Data(unittest.TestCase):
    def test_every_carrier_of_every_language_can_be_filled(self):
        for language in SHARE:
            for evaluation in (False, True):
                chance = random.Random(5)
                maker = Carriers(language, evaluation, chance)
                for lines in maker.parts.values():
                    for line in lines:
                        self.assertTrue("".join(text for text, _ in maker.fill(line)).strip())
                for _ in range(30):
                    noisy(maker.document(), chance, language)

    def test_a_hundred_carriers_a_language(self):
        for language in SHARE:
            found = read(CARRIERS / f"{language}.txt")
            self.assertGreaterEqual(len(found["say"]) + len(found["doc"]), 100, language)
            self.assertGreaterEqual(len(found["plain"]), 100, language)

    def test_harmless_texts_have_no_labelled_slot(self):
        for path in CARRIERS.glob("*.txt"):
            parts = read(path)
            for line in [*parts.get("plain", []), *parts.get("ask", [])]:
                slots = {match[1] for match in PART.finditer(line) if match[1]} - {"brand"}
                self.assertFalse({TYPED[slot] for slot in slots & set(TYPED)} - set(NUMBERS), line)

    def test_a_number_is_left_open_where_no_carrier_labels_them(self):
        maker = Carriers("en", False, random.Random(3))
        line = "{first}, 34, has three cats and pays {money} [[now|DATE]]"
        self.assertEqual(
            [kind for _, kind in maker.fill(line) if kind],
            ["PERSON", UNSAID, UNSAID, "MONEY", "DATE"],
        )
        self.assertEqual([kind for _, kind in maker.fill(line, whole=True) if kind], ["PERSON", "MONEY", "DATE"])
        for language, line, open_ones in (
            ("en", "on call once, at six", ["six"]),
            ("de", "ich bin vierunddreißig", ["vierunddreißig"]),
            ("nl", "zij is zesendertig", ["zesendertig"]),
            ("zh", "我有三个孩子", ["三"]),
        ):
            parts = Carriers(language, False, random.Random(3)).fill(line)
            self.assertEqual([text for text, kind in parts if kind == UNSAID], open_ones)
        stamped = maker.fill("[{time}] {first}: at {time}")
        self.assertEqual([kind for _, kind in stamped if kind], [UNSAID, "PERSON", "TIME"])

    def test_every_language_labels_its_numbers(self):
        for language in SHARE:
            found = read(CARRIERS / f"{language}.txt")
            for part in ("numbers", "figures"):
                self.assertGreaterEqual(len(found[part]), 100, language)
            kinds = {match[4] or TYPED.get(match[1]) for line in found["numbers"] for match in PART.finditer(line)}
            self.assertLessEqual(set(NUMBERS), kinds, language)
            for line in found["figures"]:
                slots = {match[1] for match in PART.finditer(line) if match[1]}
                self.assertFalse(slots & set(TYPED) or any(match[4] for match in PART.finditer(line)), line)

    def test_a_list_marks_where_it_is_personal_and_not_where_it_is_general(self):
        for language in SHARE:
            maker = Carriers(language, False, random.Random(3))
            general = maker.fill("{gfirst}|{glast}|{gcity}|{gland}|{gjob}|{gcond}|{famous}|{worldlast}|{work}")
            self.assertEqual([kind for _, kind in general if kind in TYPES], [], language)
            self.assertEqual([kind for _, kind in maker.fill("{fan}") if kind], ["PERSON"], language)

    def test_a_name_that_is_a_common_word_is_a_person(self):
        for language in SHARE:
            maker = Carriers(language, False, random.Random(3))
            slots = maker.fill("{commonfirst}|{commonlast}|{commonfull}")
            self.assertEqual([kind for text, kind in slots if text != "|"], ["PERSON"] * 3, language)
            first, last, full = (text for text, kind in slots if kind)
            self.assertTrue(first and last and len(full) > 1, language)

    def test_training_and_measuring_share_no_carrier_and_no_first_name(self):
        for language in SHARE:
            train, test = Carriers(language, False, random.Random(1)), Carriers(language, True, random.Random(1))
            for part in train.parts:
                self.assertFalse(set(train.parts[part]) & set(test.parts[part]))
            self.assertFalse(set(train.values.pool("first")) & set(test.values.pool("first")))

    def test_polish_and_turkish_endings(self):
        self.assertEqual(polish("Anna Kowalska", "gen"), "Anny Kowalskiej")
        self.assertEqual(polish("Marek Nowak", "ins"), "Markiem Nowakiem")
        self.assertEqual(polish("Maja Nowak", "gen"), "Mai Nowak")
        self.assertEqual(polish("Paweł Wesoły", "dat"), "Pawłowi Wesołemu")
        self.assertEqual(polish("Ola Niedziela", "gen"), "Oli Niedzieli")
        self.assertEqual(polish("Antoni Wróbel", "loc"), "Antonim Wróblu")
        self.assertEqual(turkish("Ayşe", "gen"), "'nin")
        self.assertEqual(turkish("Mehmet", "loc"), "'te")
        self.assertEqual(turkish("İstanbul", "abl"), "'dan")
        self.assertEqual(turkish_noun("hemşire", "me"), "hemşireyim")
        self.assertEqual(turkish_noun("kamyon şoförü", "dat"), "kamyon şoförüne")
        self.assertEqual(turkish_noun("bel fıtığı", "my"), "bel fıtığım")


if __name__ == "__main__":
    unittest.main()
