"""Values that fill the slots of the carriers: names, places, firms, dates ... per language.

Sources: our own lists (values/xx.txt), Faker's name lists (MIT) and the app's resources/lists (sources there).
A tenth of the names, cities and other listed values, chosen by their hash, is only ever used for evaluation.
"""

import hashlib
import importlib
import json
import random
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

import regex

from .inflect import polish, turkish

HERE = Path(__file__).parent.parent
LISTS = HERE.parent / "resources" / "lists"

#: Faker's locales and GeoNames' countries of each language.
LOCALES = {
    "en": ("en_US", "en_GB", "en_IN", "en_NZ", "en_IE", "en_NG"),
    "de": ("de_DE", "de_AT", "de_CH"),
    "fr": ("fr_FR", "fr_CA", "fr_BE", "fr_CH"),
    "es": ("es_ES", "es_MX", "es_AR", "es_CO", "es_CL"),
    "it": ("it_IT",),
    "nl": ("nl_NL", "nl_BE"),
    "pl": ("pl_PL",),
    "pt": ("pt_PT", "pt_BR"),
    "sv": ("sv_SE",),
    "zh": ("zh_CN", "zh_TW"),
    "ja": ("ja_JP",),
    "tr": ("tr_TR",),
}
COUNTRIES = {
    "en": "US GB CA AU IE NZ IN ZA",
    "de": "DE AT CH",
    "fr": "FR BE CH CA LU",
    "es": "ES MX AR CO CL PE",
    "it": "IT",
    "nl": "NL BE",
    "pl": "PL",
    "pt": "PT BR",
    "sv": "SE FI",
    "zh": "",
    "ja": "",
    "tr": "TR",
}
#: Slots whose value carries a label.
TYPED = {
    "name": "PERSON", "full": "PERSON", "first": "PERSON", "last": "PERSON", "nick": "PERSON", "initials": "PERSON",
    "city": "LOCATION", "country": "LOCATION", "place": "LOCATION", "region": "LOCATION",
    "cityloc": "LOCATION", "citygen": "LOCATION", "countryloc": "LOCATION", "countrygen": "LOCATION",
    "org": "ORGANIZATION", "brand": "ORGANIZATION", "inst": "ORGANIZATION",
    "street": "ADDRESS",
    "job": "OCCUPATION", "jobf": "OCCUPATION",
    "nrp": "NRP", "nrpf": "NRP", "nrpp": "NRP",
    "cond": "MEDICAL_CONDITION", "condgen": "MEDICAL_CONDITION",
    "date": "DATE", "day": "DATE", "said": "DATE",
}
SLOT = regex.compile(r"\{([a-z]+)(?::([a-z]+))?\}")
NATIVE = ("zh", "ja")


def held(value: str, of: int = 10) -> bool:
    """Whether a value or a carrier is kept for evaluation."""
    return int.from_bytes(hashlib.sha1(value.encode()).digest()[:4], "big") % of == 0


def sections(path: Path) -> dict[str, list[str]]:
    """A values file: `[section]`, then values between `|`; `_` is a space at an end."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("# "):
            continue
        if line.startswith("["):
            current = found.setdefault(line[1 : line.index("]")], [])
            continue
        current.extend(value.strip().replace("_", " ") for value in line.split("|") if value.strip())
    return found


@lru_cache
def listed() -> tuple[dict, dict]:
    return json.loads((LISTS / "names.json").read_text()), json.loads((LISTS / "places.json").read_text())


def names_of(locale: str) -> dict[str, list[str]]:
    """Faker's lists of a locale, without making any name."""
    provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
    out: dict[str, list[str]] = {}
    for key, fields in (
        ("female", ("first_names_female", "first_female_names", "first_name_female")),
        ("male", ("first_names_male", "first_male_names", "first_name_male")),
        ("first", ("first_names",)),
        ("last", ("last_names", "unisex_last_names", "male_last_names")),
    ):
        for field in fields:
            value = getattr(provider, field, None)
            if isinstance(value, dict):
                value = list(value)
            if isinstance(value, list | tuple):
                flat = [v[0] if isinstance(v, tuple) else v for v in value]
                out.setdefault(key, []).extend(v for v in flat if isinstance(v, str))
    return out


def ranked(lists: list[list[str]]) -> list[str]:
    """Lists that begin with the most common as one such list."""
    return [value for row in zip_longest(*lists) for value in row if value]


class Values:
    """The values of one language. `evaluation` draws from the held tenth, else from the rest."""

    def __init__(self, language: str, evaluation: bool, chance: random.Random):
        self.language = language
        self.evaluation = evaluation
        self.chance = chance
        self.own = sections(HERE / "values" / f"{language}.txt")
        self.shared = sections(HERE / "values" / "shared.txt")
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
        return made

    def suffix(self, value: str, form: str | None) -> str:
        """What follows a value outside its label: Turkish endings after an apostrophe."""
        return turkish(value, form) if form and self.language == "tr" else ""

    # Names

    def make_first(self) -> str:
        if self.language == "zh" and self.chance.random() < 0.6:
            return "".join(self.pick("char") for _ in range(self.chance.choice((1, 2, 2))))
        if self.language in NATIVE:
            return self.pick("first") if self.chance.random() < 0.95 else self.common("worldfirst")
        return self.pick("first") if self.chance.random() < 0.65 else self.common("worldfirst")

    def make_last(self) -> str:
        if self.language in NATIVE:
            return self.pick("last")
        found = self.pick("last") if self.chance.random() < 0.65 else self.common("worldlast")
        if self.chance.random() < 0.03:
            found += "-" + self.pick("last")
        elif self.chance.random() < 0.03:
            found = self.chance.choice(["van der", "de", "von", "da", "O'", "Mc", "al-", "ter", "di", "El"]) + " " + found
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

    def make_nick(self) -> str:
        return self.pick("nick") if self.pool("nick") else self.make_first()

    def make_initials(self) -> str:
        letters = "ABCDEFGHJKLMNPRSTVW"
        return f"{self.chance.choice(letters)}. {self.chance.choice(letters)}."

    # Places

    def make_city(self) -> str:
        if self.language in NATIVE:
            return self.pick("city")
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

    # Numbers and other things that patterns find; never labelled here

    def make_n(self) -> str:
        return str(self.chance.choice((self.chance.randint(1, 30), self.chance.randint(1, 220), self.chance.randint(1, 9999))))

    def make_nn(self) -> str:
        return str(self.chance.randint(2, 199))

    def make_num(self) -> str:
        return str(self.chance.choice((self.chance.randint(2, 12), self.chance.randint(2, 100), self.chance.randint(2, 9000))))

    def make_age(self) -> str:
        return str(self.chance.randint(1, 96))

    def make_digits(self) -> str:
        return "".join(self.chance.choice("0123456789") for _ in range(self.chance.choice((4, 5, 6, 7, 8, 10))))

    def make_id(self) -> str:
        letters = "ABCDEFGHKLMNPRSTXYZ"
        shape = self.chance.choice(("LL-######", "#####", "LLL####", "L-####-##", "##/####", "########", "LL##L###", "#-##-####"))
        return "".join(
            self.chance.choice(letters) if c == "L" else self.chance.choice("0123456789") if c == "#" else c for c in shape
        )

    def make_phone(self) -> str:
        shape = self.chance.choice(
            ("+## ### ### ###", "0## ########", "(###) ###-####", "###-###-####", "0#### ######", "+##########", "0# ## ## ## ##", "### ### ###")
        )
        return "".join(self.chance.choice("0123456789") if c == "#" else c for c in shape)

    def make_money(self) -> str:
        amount = self.chance.choice((self.chance.randint(3, 99), self.chance.randint(100, 9900)))
        if self.chance.random() < 0.4:
            return f"{amount}{self.chance.choice(('.50', ',90', '.00', ',00'))} {self.pick('currency')}"
        return f"{amount} {self.pick('currency')}"

    def make_time(self) -> str:
        hour, minute = self.chance.randint(6, 21), self.chance.choice((0, 0, 15, 30, 45, 10))
        return self.chance.choice((f"{hour}:{minute:02d}", f"{hour:02d}:{minute:02d}", f"{hour}.{minute:02d}"))

    def make_zip(self) -> str:
        return "".join(self.chance.choice("0123456789") if c == "#" else c for c in self.pick("zipshape"))

    def make_email(self) -> str:
        user = self.plain(self.pick("worldfirst")).lower()
        other = self.plain(self.pick("worldlast")).lower()
        host = self.chance.choice(("gmail.com", "outlook.com", "example.org", "web.de", "orange.fr", "yahoo.com", f"{self.coin().lower()}.com"))
        return self.chance.choice((f"{user}.{other}@{host}", f"{user}@{host}", f"{user[0]}{other}@{host}", f"info@{host}", f"{user}{self.make_yy()}@{host}"))

    def plain(self, text: str) -> str:
        return regex.sub(r"[^A-Za-z]", "", text) or "mail"

    def make_user(self) -> str:
        return self.plain(self.pick("worldfirst")).lower() + self.chance.choice(("", "_", ".")) + self.make_yy()

    def make_url(self) -> str:
        return f"https://www.{self.coin().lower()}.{self.chance.choice(('com', 'org', 'io', 'net'))}/{self.chance.choice(('docs', 'help', 'blog', 'a', 'en/start'))}"

    def make_ver(self) -> str:
        return f"{self.chance.randint(0, 25)}.{self.chance.randint(0, 20)}" + self.chance.choice(("", "", f".{self.chance.randint(0, 9)}"))

    def shaped(self, *shapes: str) -> str:
        """A shape with # as a digit, L as a capital, x as a hexadecimal digit."""
        chance = self.chance
        sets = {"#": "0123456789", "L": "ABCDEFGHJKLMNPRSTVWXYZ", "x": "0123456789abcdef"}
        return "".join(chance.choice(sets[c]) if c in sets else c for c in chance.choice(shapes))

    def make_iban(self) -> str:
        return self.shaped("DE## #### #### #### #### ##", "FR## #### #### #### #### #### ###", "NL##LLLL##########", "PL## #### #### #### #### #### ####", "ES############## ########", "GB##LLLL##############")

    def make_card(self) -> str:
        return self.shaped("4### #### #### ####", "5###-####-####-####", "4###############", "37## ###### #####")

    def make_ssn(self) -> str:
        return self.shaped("###-##-####", "#########", "LL ## ## ## L", "########L", "###########", "######-####", "LLLLLL##L##L###L")

    def make_ip(self) -> str:
        return self.shaped("192.168.#.##", "10.0.#.1##", "2001:db8::xxxx:xxxx", "8#.1##.2#.9#")

    def make_key(self) -> str:
        return self.shaped("sk-xxxxxxxxxxxxxxxxxxxxxxxx", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxx", "AKIALLLL########LLLL", "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx", "0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")

    def make_plate(self) -> str:
        return self.shaped("LL-LL ####", "LL ### LL", "LLL ####", "#### LLL", "LL## LLL", "LL #####")

    def make_geo(self) -> str:
        return self.shaped("4#.####, -7#.####", "5#.###, #.###", "3#.#### N, 1##.#### E")

    def make_stamp(self) -> str:
        """A log's time stamp: never labelled."""
        day = f"{self.chance.randint(2018, 2027)}-{self.make_mm()}-{self.make_dd()}"
        clock = f"{self.chance.randint(0, 23):02d}:{self.chance.randint(0, 59):02d}:{self.chance.randint(0, 59):02d}"
        return self.chance.choice((f"{day} {clock}", f"{day}T{clock}Z", f"[{day} {clock},{self.chance.randint(100, 999)}]", clock))

    def make_pct(self) -> str:
        return f"{self.chance.randint(1, 99)} %" if self.chance.random() < 0.5 else f"{self.chance.randint(1, 99)}%"

    # Invented firms

    def coin(self) -> str:
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
