"""Invented prompts with what is personal in them, made anew from carriers/: as many as are wanted, none twice but by chance."""

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
from recipe.carriers import Carriers  # noqa: E402
from recipe.lists import sections  # noqa: E402

#: Parts of invented names, so that a model learns to copy, not to know them.
STARTS = "Bar Bel Bro Cal Cor Dal Del Dor Far Fen Gar Gil Hal Har Kel Kir Lan Lor Mar Mel Mor Nor Ost Pel Per Quin Ram Ros Sal Sel Tam Tor Ul Var Vel Wal Wes Yor Zan".split()
TOWN_ENDS = "bury ford ham ley mouth ton wick worth by stead minster".split()
NAME_ENDS = "by er ins ley man on ridge son ski ez i low".split()
NICK_STARTS = "Bo Chi Da Di Fi Go Ja Ki La Lu Mo Ni Po Pu Ri Ro Su Ta Ti To Vi Wi Zi".split()
NICK_ENDS = "bby bo dge ffy gs kins ko lly ma mbo ndy nks ppy ps sh sie ster tch zz zzy".split()
PARTS = {"start": STARTS, "townend": TOWN_ENDS, "nameend": NAME_ENDS, "nickstart": NICK_STARTS, "nickend": NICK_ENDS}

Part = tuple[str, list[tuple[str, str]]]
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
MARK = re.compile(r"\[([^\[\]]+)\]\((\w+)\)")
#: Kinds of what the tagger's carriers label; the rest is the fast layers'.
KINDS = {
    "PERSON": "name",
    "LOCATION": "place",
    "OCCUPATION": "job",
    "NRP": "group",
    "MEDICAL_CONDITION": "health",
}
#: Sections that have the tagger's values as well.
SHARED = {"trade": "job", "illness": "cond", "group": "nrp"}
#: How English verbs are made longer.
DOUBLED = "cut dig run set knit trim win sit get hit".split()


def gerund(verb: str) -> str:
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    return (verb + verb[-1] if verb in DOUBLED else verb) + "ing"


def third(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return verb + "es"
    return verb[:-1] + "ies" if re.search("[^aeiou]y$", verb) else verb + "s"


def formed(text: str, form: str | None) -> str:
    """A value as its sentence wants it: a verb's first word, whose, or without its article."""
    first, _, rest = text.partition(" ")
    if form == "ing":
        return f"{gerund(first)} {rest}".strip()
    if form == "s":
        return f"{third(first)} {rest}".strip()
    if form == "up":
        return text[:1].upper() + text[1:]
    if form == "pl":
        return text + "s"
    if form == "bare":
        return re.sub("^(an?|the) ", "", text)
    return text.replace("@", {"me": "my", "our": "our", "your": "your"}.get(form or "", "his"))


def quoted(words: str) -> str:
    """As the app takes a quote: without an article, and of eight words at most."""
    return " ".join(re.sub("^(an?|the) ", "", words).split(" ")[:8])


class Texts:
    """What is written in carriers/: a list a section, a line being one or several between `|`."""

    def __init__(self, *names: str) -> None:
        self.sections: dict[str, list[str]] = {}
        section: list[str] = []
        for name in names:
            for line in (HERE / "carriers" / name).read_text(encoding="utf-8").splitlines():
                if header := re.fullmatch(r"\[(\w+)\]", line):
                    section = self.sections.setdefault(header[1], [])
                elif line:
                    section.extend(part.strip() for part in line.split(" | "))
        values = sections(HERE.parent / "values" / "en.txt")
        for name, shared in SHARED.items():
            self.sections[name] += [value for value in values[shared] if "{" not in value]

    def filled(self, text: str, chance: random.Random) -> str:
        def value(slot: re.Match[str]) -> str:
            name, form = slot.groups()
            if name in PARTS:
                return chance.choice(PARTS[name])
            if name in ("n", "year"):
                return str(chance.randint(2, 38) if name == "n" else chance.randint(1962, 2024))
            return formed(self.filled(chance.choice(self.sections[name]), chance), form)

        return re.sub(r"\b([Aa]) (?=[aeiouAEIOU])(?!un|eu|one)", r"\1n ", SLOT.sub(value, text))

    def pick(self, section: str, chance: random.Random) -> Part:
        """One line, and the words in it that are personal with their kinds, in order."""
        line = self.filled(chance.choice(self.sections[section]), chance)
        return MARK.sub(r"\1", line), MARK.findall(line)


class Maker:
    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.texts = Texts("en.txt", "plain-en.txt")
        self.tagged = Carriers("en", False, self.chance)

    def tagged_part(self, section: str) -> Part:
        document = self.tagged.fill(self.chance.choice(self.tagged.parts[section]))
        marks = [(text, KINDS[kind]) for text, kind in document if kind in KINDS]
        return "".join(text for text, _ in document), marks

    def harmless(self) -> list[Part]:
        """One or two questions about nobody."""
        count = 2 if self.chance.random() < 0.2 else 1
        parts = [
            self.tagged_part("plain") if self.chance.random() < 0.3 else self.texts.pick("plain", self.chance)
            for _ in range(count)
        ]
        if self.chance.random() < 0.15:
            parts.append(self.texts.pick("asks", self.chance))
        return parts

    def personal(self) -> list[Part]:
        """One to three facts among what surrounds them; in one of eight no fact."""
        chance = self.chance
        told = 0 if chance.random() < 0.12 else chance.choice((1, 1, 1, 1, 2, 2, 3))
        parts = [
            self.tagged_part("say") if chance.random() < 0.06 else self.texts.pick("facts", chance) for _ in range(told)
        ]
        for _ in range(chance.choice((0, 0, 1)) if told else chance.choice((1, 2))):
            parts.insert(chance.randint(0, len(parts)), self.texts.pick("filler", chance))
        if chance.random() < 0.1:
            parts.insert(chance.choice((0, len(parts))), self.texts.pick("plain", chance))
        if chance.random() < 0.7 or not told:
            parts.insert(chance.choice((0, len(parts), len(parts))), self.texts.pick("asks", chance))
        return parts

    def example(self) -> tuple[str, str]:
        """A prompt, and the answer that is wanted."""
        chance = self.chance
        parts = self.harmless() if chance.random() < 0.42 else self.personal()
        text = " ".join(text for text, _ in parts)
        found = [mark for _, marks in parts for mark in marks]
        how = chance.random()
        if how < 0.12:
            text, found = text.lower(), [(words.lower(), kind) for words, kind in found]
        if how < 0.06 or how > 0.97:
            text = re.sub(r"[.,'](?= |$)", "", text)
            found = [(re.sub(r"[.,'](?= |$)", "", words), kind) for words, kind in found]
        if how > 0.9:
            text = text.replace("'", "’")
            found = [(words.replace("'", "’"), kind) for words, kind in found]
        answer = [{kind: quoted(words)} for words, kind in found if words in text]
        return text, json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def examples(seed: int) -> Iterator[tuple[str, str]]:
    """Without end; the carriers are read again now and then, so they can be written while it trains."""
    while True:
        maker = Maker(seed)
        for _ in range(1000):
            yield maker.example()
        seed += 1_000_003


if __name__ == "__main__":
    for (text, answer), _ in zip(examples(1), range(40), strict=False):
        print(text, "\n   ", answer)
