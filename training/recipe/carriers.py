"""Documents out of carriers: requests, sentences, pasted notes, forms and tables with labelled slots.

A document is a list of (text, type or None). Sections of a carriers file:
  [ask]    what is asked before a pasted text; nothing is labelled
  [say]    sentences with slots
  [doc]    longer pieces with `\\n`: letters, chats, CVs, logs
  [plain]  texts in which nothing is personal, whatever they look like
  [numbers]  sentences and longer pieces in which each number that is somebody's own has a label, and no other has
  [figures]  harmless texts full of numbers
In [say] and [doc] a number without a label may be somebody's own or not: that is left open.
One carrier in eight, chosen by its hash, is only ever used for evaluation.
"""

import random
from functools import lru_cache
from pathlib import Path

import regex

from .labels import UNSAID
from .lists import HERE, held
from .values import NATIVE, SLOT, TYPED, Values

Document = list[tuple[str, str | None]]
#: `[[text|TYPE]]` labels a literal.
LITERAL = regex.compile(r"\[\[([^|\]]+)\|([A-Z_]+)\]\]")
PART = regex.compile(SLOT.pattern + "|" + LITERAL.pattern)
#: English articles stay outside a label: "a [stroke]", "the [United States]".
ARTICLE = regex.compile(r"(?:a|an|the) ")
#: A German or Swedish genitive s belongs to the word: "{first}s Hund".
GENITIVE = regex.compile(r"s(?!\p{L})")
#: Words for numbers; in Chinese and Japanese any of their characters.
NUMBER_WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen "
    "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand grand half dozen twice",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn "
    "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend halb",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante "
    "soixante septante nonante cent mille demi demie",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta "
    "setenta ochenta noventa cien ciento mil media medio",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici venti trenta quaranta "
    "cinquanta sessanta settanta ottanta novanta cento mille mila mezza mezzo",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien "
    "twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend half",
    "pl": "dwa dwie dwoje dwóch dwóm trzy troje trzech cztery czworo czterech pięć pięcioro pięciu sześć sześciu siedem siedmiu osiem "
    "ośmiu dziewięć dziewięciu dziesięć dziesięciu jedenaście dwanaście piętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt "
    "sto dwieście tysiąc tysiące tysięcy wpół pół",
    "pt": "dois duas três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze vinte trinta quarenta cinquenta "
    "sessenta setenta oitenta noventa cem cento mil meia meio",
    "sv": "två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio "
    "femtio sextio sjuttio åttio nittio hundra tusen halv",
    "tr": "iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz bin buçuk yarım",
    "zh": "一二三四五六七八九十百千万两兩半",
    "ja": "一二三四五六七八九十百千万半",
}
#: Of German and Dutch ones that are written together: "vierunddreißig", "zesendertig".
TOGETHER = r"|(?<!\p{L})\p{L}{2,10}(?:und|en|ën)(?:zwan|drei|vier|fünf|sech|sieb|acht|neun|twin|der|veer|vijf|zes|zeven|tach|negen)t?[zßs]?ig(?!\p{L})"


@lru_cache
def number_of(language: str) -> regex.Pattern:
    """Digits and words for numbers: what a carrier without labels for numbers does not say anything of."""
    words = NUMBER_WORDS[language]
    spoken = "|".join(words.split())
    said = f"[{words}]+" if language in NATIVE else rf"(?<!\p{{L}})(?:{spoken})(?!\p{{L}})"
    return regex.compile(r"\p{N}+|" + said + (TOGETHER if language in ("de", "nl") else ""), regex.IGNORECASE)


#: Share of carriers in which numbers are labelled, or of harmless ones full of numbers, where a language has such.
NUMBERED = 0.35
#: A clock time that says when a line was written.
STAMP = regex.compile(r"(?:^|\n)[\[(<]?$")
CARRIERS = HERE / "carriers"


def unsaid(text: str, language: str) -> Document:
    """The text with its numbers as UNSAID."""
    out: Document = []
    at = 0
    for match in number_of(language).finditer(text):
        out += [(text[at : match.start()], None), (match[0], UNSAID)]
        at = match.end()
    return [(part, kind) for part, kind in (*out, (text[at:], None)) if part]


def read(path: Path) -> dict[str, list[str]]:
    """A carriers file: one carrier a line; `\\n` stands for a line break."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("# "):
            continue
        if regex.fullmatch(r"\[[a-z]+\]", line):
            current = found.setdefault(line[1:-1], [])
        else:
            current.append(line.replace("\\n", "\n").replace("{first} {last}", "{full}"))
    return found


def one_address(document: Document) -> Document:
    """A street and its flat in one line are one address."""
    out: Document = []
    for text, kind in document:
        if kind == "ADDRESS" and len(out) > 1 and out[-1][0].strip(" ,") == "" and out[-2][1] == kind:
            between, _ = out.pop()
            text = out.pop()[0] + between + text
        elif kind == "ADDRESS" and out and out[-1][1] == kind:
            text = out.pop()[0] + text
        out.append((text, kind))
    return out


def part_of(lines: list[str], evaluation: bool) -> list[str]:
    """The lines for evaluation or for training; where no hash says so, the least one is kept for evaluation."""
    kept = {line for line in lines if held(line, 8)} or {min(lines, key=lambda line: sum(line.encode()))}
    return [line for line in lines if (line in kept) == evaluation]


class Carriers:
    """Makes documents in one language out of its carriers; `evaluation` uses the held ones and held values."""

    def __init__(self, language: str, evaluation: bool, chance: random.Random):
        self.language = language
        self.chance = chance
        self.values = Values(language, evaluation, chance)
        found = read(CARRIERS / f"{language}.txt")
        for key, lines in read(CARRIERS / "shared.txt").items():
            found[key] = found.get(key, []) + lines
        self.parts = {key: part_of(lines, evaluation) for key, lines in found.items()}
        self.code = part_of(read(CARRIERS / "code.txt")["plain"], evaluation)
        self.joint = "" if language in ("zh", "ja") else " "

    def fill(self, carrier: str, whole: bool = False) -> Document:
        """A carrier with its slots filled; `whole`: what has no label is no number of somebody's either."""
        plain = (lambda text: [(text, None)]) if whole else (lambda text: unsaid(text, self.language))
        out: Document = []
        at = 0
        for match in PART.finditer(carrier):
            out += plain(carrier[at : match.start()])
            at = match.end()
            if match[3]:
                out.append((match[3], match[4]))
                continue
            slot, form = match[1], match[2]
            value = self.values.value(slot, form)
            article = ARTICLE.match(value) if self.language == "en" and slot in TYPED else None
            if article:
                out.append((article[0], None))
                value = value[article.end() :]
            if self.language in ("de", "sv") and slot in TYPED and GENITIVE.match(carrier, at):
                value += "s"
                at += 1
            kind = TYPED.get(slot)
            if kind == "TIME" and not whole and STAMP.search(carrier[: match.start()]):
                kind = UNSAID
            out += [(value, kind)] if kind else plain(value)
            out.append((self.values.suffix(slot, value, form), None))
        out += plain(carrier[at:])
        return one_address([(text, kind) for text, kind in out if text])

    def one(self, part: str) -> Document:
        """A carrier of the part, or one in which the numbers are labelled."""
        if "numbers" in self.parts and self.chance.random() < NUMBERED:
            return self.fill(self.chance.choice(self.parts["numbers"]), whole=True)
        return self.fill(self.chance.choice(self.parts[part]))

    def form(self) -> Document:
        """Lines of `Key: value`, a CSV or JSON record, with keys in the language."""
        chance = self.chance
        keys = [key.split("=") for key in self.values.pool("key")]
        chosen = chance.sample(keys, min(len(keys), chance.randint(3, 7)))
        style = chance.randrange(6)
        out: Document = []
        if style <= 1:
            sign = chance.choice((": ", ":", " : ", " - ", ":\t", "\n"))
            for label, slot in chosen:
                out += [(label + sign, None), *self.fill(f"{{{slot}}}"), ("\n", None)]
        elif style == 2:
            out.append(("{", None))
            for i, (label, slot) in enumerate(chosen):
                out += [
                    (f'{", " if i else ""}"{label.lower().replace(" ", "_")}": "', None),
                    *self.fill(f"{{{slot}}}"),
                    ('"', None),
                ]
            out.append(("}", None))
        else:
            sign = chance.choice((",", ";", "\t", " | ", ", "))
            if chance.random() < 0.7:
                out.append((sign.join(label for label, _ in chosen) + "\n", None))
            for _ in range(chance.randint(1, 4)):
                for i, (_, slot) in enumerate(chosen):
                    out += [(sign if i else "", None), *self.fill(f"{{{slot}}}")]
                out.append(("\n", None))
        return [(text, kind) for text, kind in out if text]

    def roster(self) -> Document:
        """A list of people: names under each other, with or without a number or a role."""
        chance = self.chance
        bullet = chance.choice(("- ", "* ", "", "", "{i}. ", "{i}) ", "• "))
        tail = chance.choice(
            (
                "",
                "",
                " – {job}",
                " ({age})",
                ", {city}",
                " - {phone}",
                "; {email}",
                " {money}",
                ": ok",
                " x",
                " ({org})",
            )
        )
        slot = chance.choice(("{name}", "{name}", "{first}", "{last}"))
        out: Document = []
        for i in range(chance.randint(2, 6)):
            out += self.fill(bullet.replace("{i}", str(i + 1)) + slot + tail + "\n")
        return out

    def plain(self) -> Document:
        if self.chance.random() < 0.18 and self.code:
            return self.values_only(self.chance.choice(self.code))
        figures = "figures" in self.parts and self.chance.random() < NUMBERED
        return self.values_only(self.chance.choice(self.parts["figures" if figures else "plain"]))

    def values_only(self, carrier: str) -> Document:
        return [(self.values.fill(carrier), None)]

    def document(self) -> Document:
        """One document as people type or paste it."""
        chance = self.chance
        dice = chance.random()
        gap = [(chance.choice((self.joint, self.joint, "\n", "\n\n")), None)]
        ask = self.values_only(chance.choice(self.parts["ask"])) + [(chance.choice(("\n", "\n\n", " ", ": ")), None)]
        if dice < 0.27:
            out: Document = []
            for i in range(chance.choice((1, 1, 1, 2, 3, 6))):
                out += (gap if i else []) + self.plain()
            return out
        if dice < 0.62:
            out = ask if chance.random() < 0.25 else []
            for i in range(chance.choice((1, 1, 1, 2, 2, 3))):
                out = out + (gap if i else []) + self.one("say")
            return out
        if dice < 0.72:
            parts = [self.plain() for _ in range(chance.choice((1, 1, 1, 2, 4)))]
            parts.insert(chance.randint(0, len(parts)), self.one("say"))
            return [piece for i, part in enumerate(parts) for piece in (gap if i else []) + part]
        if dice < 0.88:
            return (ask if chance.random() < 0.4 else []) + self.one("doc")
        made = self.form() if dice < 0.96 else self.roster()
        return (ask if chance.random() < 0.4 else []) + made
