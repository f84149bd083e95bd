"""Values that fill the slots of the carriers: names, places, firms, dates ... in one language."""

import random
from functools import lru_cache

import regex

from .inflect import polish, turkish, turkish_noun
from .lists import COUNTRIES, HERE, LOCALES, held, listed, names_of, ranked, sections
from .marks import Marks

#: Slots whose value carries a label.
TYPED = {
    "name": "PERSON",
    "full": "PERSON",
    "first": "PERSON",
    "last": "PERSON",
    "nick": "PERSON",
    "initials": "PERSON",
    "fan": "PERSON",
    "hero": "PERSON",
    "chan": "PERSON",
    "wname": "PERSON",
    "wfirst": "PERSON",
    "wlast": "PERSON",
    "commonfirst": "PERSON",
    "commonlast": "PERSON",
    "commonfull": "PERSON",
    "city": "LOCATION",
    "country": "LOCATION",
    "place": "LOCATION",
    "region": "LOCATION",
    "state": "LOCATION",
    "wcity": "LOCATION",
    "cityloc": "LOCATION",
    "citygen": "LOCATION",
    "countryloc": "LOCATION",
    "countrygen": "LOCATION",
    "org": "ORGANIZATION",
    "brand": "ORGANIZATION",
    "inst": "ORGANIZATION",
    "biz": "ORGANIZATION",
    "team": "ORGANIZATION",
    "group": "ORGANIZATION",
    "street": "ADDRESS",
    "unit": "ADDRESS",
    "job": "OCCUPATION",
    "jobf": "OCCUPATION",
    "nrp": "NRP",
    "nrpf": "NRP",
    "nrpp": "NRP",
    "cond": "MEDICAL_CONDITION",
    "condgen": "MEDICAL_CONDITION",
    "condacc": "MEDICAL_CONDITION",
    "condins": "MEDICAL_CONDITION",
    "condloc": "MEDICAL_CONDITION",
    "jobins": "OCCUPATION",
    "jobgen": "OCCUPATION",
    "jobfins": "OCCUPATION",
    "nrpins": "NRP",
    "nrpgen": "NRP",
    "date": "DATE",
    "day": "DATE",
    "said": "DATE",
    "id": "ID_NUMBER",
    "digits": "ID_NUMBER",
    "plate": "ID_NUMBER",
    "iban": "ID_NUMBER",
    "card": "ID_NUMBER",
    "ssn": "ID_NUMBER",
    "phone": "PHONE_NUMBER",
    "user": "USER_NAME",
    "money": "MONEY",
    "age": "AGE",
    "time": "TIME",
}
SLOT = regex.compile(r"\{([a-z]+)(?::([a-z]+))?\}")
NATIVE = ("zh", "ja")
#: Other names of lists: without a label, for texts in which nothing is personal; and a public figure, a team or a band in
#: a comment or a chat (fan, team, group), where they carry one, as in social media corpora.
ALIAS = {
    "fan": "famous",
    "team": "club",
    "group": "band",
    "wcity": "worldcity",
    "wfirst": "worldfirst",
    "wlast": "worldlast",
    "gfirst": "first",
    "glast": "last",
    "gland": "country",
    "gcity": "city",
    "gjob": "job",
    "gcond": "cond",
    "ghero": "hero",
}
#: Share of family names and towns that are words of values/made.txt, as the app writes them in another's place; of given
#: names half of it, of coined firms twice.
MADE = 0.05
#: Slots whose Turkish ending belongs to the word: no apostrophe.
NOUNS = ("job", "cond", "nrp")


class Values(Marks):
    """The values of one language. `evaluation` draws from the held tenth, else from the rest."""

    def __init__(self, language: str, evaluation: bool, chance: random.Random):
        self.language = language
        self.evaluation = evaluation
        self.chance = chance
        self.own = sections(HERE / "values" / f"{language}.txt")
        self.shared = sections(HERE / "values" / "shared.txt") | sections(HERE / "values" / "made.txt")
        self.pools: dict[str, list[str]] = {}
        names, places = listed()
        firsts, lasts = [], []
        for locale in LOCALES[language]:
            try:
                part = names_of(locale)
            except ModuleNotFoundError:
                continue
            firsts += part.get("female", []) + part.get("male", []) + part.get("first", [])
            lasts += part.get("last", [])
        if language == "pl":
            lasts = [last for last in lasts if last != "Doe"]
            lasts += [last[:-1] + "a" for last in lasts if last.endswith(("ski", "cki", "dzki"))]
        firsts += self.own.get("firstx", []) * 3
        lasts += self.own.get("lastx", []) * 3
        self.pools["first"] = self.split(firsts)
        self.pools["last"] = self.split(lasts)
        latin = names["Latn"]
        self.pools["worldfirst"] = self.split(
            ranked([latin["male"].split()[:6000], latin["female"].split()[:6000], latin["either"].split()[:1500]])
        )
        self.pools["worldlast"] = self.split(latin["family"].split()[:12000])
        near = ranked([places["cities"].get(code, "").split("|") for code in COUNTRIES[language].split()])
        self.pools["nearcity"] = self.split(near)
        self.pools["worldcity"] = self.split(ranked([found.split("|")[:60] for found in places["cities"].values()]))

    def split(self, values: list[str]) -> list[str]:
        keep = [v for v in values if v and held(v) == self.evaluation]
        return keep or values

    def pool(self, key: str) -> list[str]:
        key = ALIAS.get(key, key)
        found = self.pools.get(key)
        if found is None:
            values = self.own.get(key) or self.shared.get(key) or []
            small = len(values) < 40 or key in ("org", "inst", "street", "date", "said", "day", "month", "weekday")
            found = values if small else self.split(values)
            self.pools[key] = found
        return found

    def pick(self, key: str) -> str:
        values = self.pool(key)
        if not values:
            raise KeyError(f"{self.language}: no values for {key}")
        return self.chance.choice(values)

    def common(self, key: str) -> str:
        """A value of a list that begins with the most common; those come more often."""
        values = self.pool(key)
        return values[int(len(values) * self.chance.random() ** 2.5)]

    def fill(self, pattern: str) -> str:
        """A pattern of values as plain text."""
        return SLOT.sub(lambda match: self.value(match[1], match[2]), pattern)

    def value(self, slot: str, form: str | None = None) -> str:
        maker = getattr(self, f"make_{slot}", None)
        made = maker() if maker else self.fill(self.pick(slot))
        if form and self.language == "pl":
            return polish(made, form)
        if form and self.language == "tr" and slot in NOUNS:
            return turkish_noun(made, form)
        return made

    def suffix(self, slot: str, value: str, form: str | None) -> str:
        """What follows a value outside its label: Turkish endings after an apostrophe."""
        return turkish(value, form) if form and self.language == "tr" and slot not in NOUNS else ""

    # Names

    def make_first(self) -> str:
        if self.language == "zh" and self.chance.random() < 0.6:
            return "".join(self.pick("char") for _ in range(self.chance.choice((1, 2, 2))))
        if self.language in NATIVE:
            return self.pick("first") if self.chance.random() < 0.95 else self.common("worldfirst")
        if self.chance.random() < MADE / 2:
            return self.pick("madename")
        return self.pick("first") if self.chance.random() < 0.65 else self.common("worldfirst")

    def make_last(self) -> str:
        if self.language in NATIVE:
            return self.pick("last")
        if self.chance.random() < MADE:
            return self.pick("madename")
        found = self.pick("last") if self.chance.random() < 0.65 else self.common("worldlast")
        if self.chance.random() < 0.03:
            found += "-" + self.pick("last")
        elif self.chance.random() < 0.03:
            found = (
                self.chance.choice(["van der", "de", "von", "da", "O'", "Mc", "al-", "ter", "di", "El"]) + " " + found
            )
            found = found.replace("' ", "'").replace("Mc ", "Mc").replace("- ", "-")
        return found

    def make_name(self) -> str:
        dice = self.chance.random()
        if self.language in NATIVE:
            if dice < 0.04:
                return f"{self.common('worldfirst')} {self.common('worldlast')}"
            joint = self.chance.choice(["", "", "", " ", "　"]) if self.language == "ja" else ""
            given = self.make_first()
            return self.pick("last") + joint + (self.pick("first") if given.isascii() else given)
        first, last = self.make_first(), self.make_last()
        if dice < 0.68:
            return f"{first} {last}"
        if dice < 0.74:
            return f"{first} {self.chance.choice('ABCDEFGHJKLMNPRSTVW')}. {last}"
        if dice < 0.80:
            return f"{first} {self.make_first()} {last}"
        if dice < 0.84:
            return f"{last}, {first}"
        if dice < 0.88:
            return f"{first[0]}. {last}"
        if dice < 0.91:
            return f"{first} {last.upper()}"
        if dice < 0.93:
            return f"{first}-{self.make_first()} {last}"
        if dice < 0.96 and self.language in ("es", "pt"):
            return f"{first} {last} {self.make_last()}"
        if dice < 0.98:
            return f"{last} {first}"
        return f"{first} {self.make_last()}-{last}"

    def make_full(self) -> str:
        return f"{self.make_first()} {self.make_last()}"

    def make_commonfull(self) -> str:
        """A name of which both parts are common words too: `Rose Baker`, `Wolf Kurz`, `高建国`."""
        first, last = self.pick("commonfirst"), self.pick("commonlast")
        return f"{last}{first}" if self.language in NATIVE else f"{first} {last}"

    def make_nick(self) -> str:
        return self.pick("nick") if self.pool("nick") else self.make_first()

    def make_initials(self) -> str:
        letters = "ABCDEFGHJKLMNPRSTVW"
        return f"{self.chance.choice(letters)}. {self.chance.choice(letters)}."

    def make_wname(self) -> str:
        return f"{self.common('worldfirst')} {self.common('worldlast')}"

    def make_chan(self) -> str:
        """What people call themselves on a platform."""
        chance = self.chance
        first, word = self.common("worldfirst"), self.coin()
        made = chance.choice(
            (
                first + chance.choice(("TV", "Gaming", "Vlogs", "Plays", "Music", "xo", "ito", "ster", "zilla")),
                chance.choice(("Lil ", "DJ ", "MC ", "Mr", "Miss", "its", "Big ", "Young ", "The", "Papa ", "King"))
                + first,
                chance.choice(("Lil ", "DJ ", "MC ", "Mr", "Captain ", "Its", "xX")) + word,
                word + chance.choice(("", "z", "zz", "TV", "Tube", "boi", "girl", "xD", self.make_yy())),
                first + chance.choice(("", " ")) + self.make_yy(),
                first.replace("i", "y").replace("c", "k") + chance.choice(("z", "y", "ie", "o")),
            )
        )
        return made.lower() if chance.random() < 0.45 else made

    # Places

    def make_street(self) -> str:
        """Now and then an address abroad."""
        if self.chance.random() < 0.92 or self.language in NATIVE:
            return self.fill(self.pick("street"))
        other = _elsewhere(self.chance.choice([code for code in LOCALES if code not in NATIVE]), self.evaluation)
        other.chance = self.chance
        return other.fill(other.pick("street"))

    def make_city(self) -> str:
        if self.language in NATIVE:
            return self.pick("city")
        if self.chance.random() < MADE:
            return self.pick("madetown")
        dice = self.chance.random()
        if dice < 0.45:
            return self.pick("city")
        return self.common("nearcity" if dice < 0.8 else "worldcity")

    def make_place(self) -> str:
        dice = self.chance.random()
        if dice < 0.5 or not self.pool("place"):
            return self.make_city()
        return self.fill(self.pick("place"))

    # Dates

    def make_d(self) -> str:
        return str(self.chance.randint(1, 28))

    def make_dd(self) -> str:
        return f"{self.chance.randint(1, 31):02d}"

    def make_mm(self) -> str:
        return f"{self.chance.randint(1, 12):02d}"

    def make_m(self) -> str:
        return str(self.chance.randint(1, 12))

    def make_year(self) -> str:
        return str(self.chance.choice((self.chance.randint(1930, 2012), self.chance.randint(2015, 2027))))

    def make_yy(self) -> str:
        return f"{self.chance.randint(0, 99):02d}"

    # Invented firms

    def coin(self) -> str:
        if self.chance.random() < 2 * MADE:
            return self.pick("madefirm")
        heads = "Al Ar Ax Bel Bri Cal Cor Del Dor El En Fal Fen Gal Hal Hel In Jas Kel Kor Lan Lum Mar Mer Mon Nav Nor Om Or Pal Pen Qui Ren Sal Sol Syn Tal Ter Tri Ul Val Ver Vis Wes Xen Zen Zor".split()
        tails = "a adis an aris ax ea ent era eto ex ia ic ida ient ify ina io ion is ix ium o on ora os ova sys tech tra um ura us via vio".split()
        middle = self.chance.choice(("", "", "ba", "da", "ma", "ni", "ro", "ta", "ti", "vi", "le"))
        return self.chance.choice(heads) + middle + self.chance.choice(tails)

    def make_coin(self) -> str:
        return self.coin()

    def make_org(self) -> str:
        dice = self.chance.random()
        if dice < 0.2 and self.pool("brand"):
            return self.pick("brand")
        return self.fill(self.pick("org"))

    def make_inst(self) -> str:
        return self.fill(self.pick("inst" if self.pool("inst") else "org"))


@lru_cache
def _elsewhere(language: str, evaluation: bool) -> Values:
    return Values(language, evaluation, random.Random(0))
