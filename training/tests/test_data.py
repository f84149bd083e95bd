"""The data: labels lie where the values are, and nothing that measures is trained on."""

import random
import unittest

from recipe.batches import IGNORE, labelled, windows
from recipe.carriers import CARRIERS, PART, Carriers, read, whole
from recipe.inflect import polish, turkish, turkish_noun
from recipe.labels import LABELS, OPEN, TYPES, begin
from recipe.noise import dictated, lower, noisy, plain_letters, slips, titled, upper
from recipe.train import SHARE
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

    def test_a_street_and_its_flat_in_one_line_are_one_address(self):
        street, flat = ("12 Elm St", "ADDRESS"), ("Apt. 4", "ADDRESS")
        self.assertEqual(
            whole([("at ", None), street, (", ", None), flat]), [("at ", None), ("12 Elm St, Apt. 4", "ADDRESS")]
        )
        self.assertEqual(whole([street, flat]), [("12 Elm StApt. 4", "ADDRESS")])
        lines = [street, ("\n", None), flat, (" or ", None), street]
        self.assertEqual(whole(lines), lines)

    def test_columns_are_b_and_i_of_every_type(self):
        self.assertEqual(len(LABELS), 1 + 2 * len(TYPES))
        self.assertEqual(LABELS[begin("DATE") + 1], "I-DATE")


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
                self.assertFalse(slots & set(TYPED), line)

    def test_a_list_marks_where_it_is_personal_and_not_where_it_is_general(self):
        for language in SHARE:
            maker = Carriers(language, False, random.Random(3))
            general = maker.fill("{gfirst}|{glast}|{gcity}|{gland}|{gjob}|{gcond}|{famous}|{worldlast}|{work}")
            self.assertEqual([kind for _, kind in general if kind], [], language)
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
