"""Where values come from: our own lists (values/xx.txt), Faker's name lists (MIT), the app's resources/lists.

A tenth of the names, cities and other listed values, chosen by their hash, is only ever used for evaluation.
"""

import hashlib
import importlib
import json
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

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
