"""The recipe's own texts: what the vocabulary must be able to split as the base does."""

from pathlib import Path

from . import corpora
from .carriers import CARRIERS
from .lists import HERE, LOCALES, listed, names_of


def every(data: Path):
    """Carriers, values, names and cities (also in lower case), and the corpora's training parts."""
    for folder in (CARRIERS, HERE / "values"):
        for path in sorted(folder.glob("*.txt")):
            text = path.read_text().replace("|", " ")
            yield text
            yield text.lower()
    names, places = listed()
    for script in ("Latn", "Hani", "Hira", "Kana"):
        for gender, line in names[script].items():
            most = line.split()[:4000]
            yield " ".join(most)
            if gender != "either":
                yield " ".join(most).lower()
    for found in places["cities"].values():
        text = " ".join(found.split("|")[:60])
        yield text
        yield text.lower()
    for found in places["countries"].values():
        yield found.replace("|", " ")
    for locales in LOCALES.values():
        for locale in locales:
            try:
                parts = names_of(locale)
            except ModuleNotFoundError:
                continue
            text = " ".join(value for part in parts.values() for value in part)
            yield text
            yield text.lower()
    for samples in corpora.load(data, evaluation=False).values():
        for document, _, _ in samples:
            text = "".join(part for part, _ in document)
            yield text
            yield text.lower()
