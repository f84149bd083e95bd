"""Builds described.json and stand-ins.json in resources/lists: occupations, nationalities and creeds, and illnesses, by
language, form and kind. Detection knows those of described.json, stand-ins are of both.

    python3 scripts/lists/described.py

The words are this project's own (training/values, more-described.txt), and so is what kind each is (described-kinds.txt).
A word's position in its list is part of every surrogate that was ever sent: what is already there keeps its place, new
words go to the end. A word may stand in lists of several languages: the text's language says which is meant.
"""

import json
from pathlib import Path

root = Path(__file__).resolve().parents[2]
out = root / "resources" / "lists" / "described.json"
more = root / "scripts" / "lists" / "more-described.txt"
kinds = root / "scripts" / "lists" / "described-kinds.txt"
beside = root / "resources" / "lists" / "stand-ins.json"
sections = {
    "OCCUPATION": ("job", "jobf"),
    "NRP": ("nrp", "nrpf", "nrpp"),
    "MEDICAL_CONDITION": ("cond", "condgen"),
}
#: The kind of what described-kinds.txt does not have.
usual = {"OCCUPATION": None, "NRP": "people", "MEDICAL_CONDITION": "everyday"}
#: Adjectives are too few for all kinds.
joined = {"psychiatric": "mental", "sexual": "sexual", "mental": "mental"}


def sections_of(path):
    found, name = {}, None
    for line in path.read_text().splitlines():
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
        elif name and line.strip() and not line.startswith("#"):
            found.setdefault(name, []).extend(line.split("|"))
    return found


def kinds_of(of_type):
    """The kind of each word, casefolded."""
    named = [(name.split(" "), words) for name, words in sections_of(kinds).items()]
    return {word.casefold(): kind for (of, kind), words in named if of == of_type for word in words}


def list_name(of_type, language, form, word, known):
    kind = known.get(word.casefold(), usual[of_type])
    if kind is not None and form.startswith("condadj"):
        kind = joined.get(kind, "chronic")
    return " ".join(filter(None, (language, form, kind)))


def bare(words):
    """What stands behind an article: "a stroke" is a stroke, and "my stroke" one as well."""
    return {word.split(" ", 1)[1]: word for word in words if word.startswith(("a ", "an ", "the "))}


def additions(of_type, lists, known):
    """What the lists lack, each word once in a language."""
    found = {}

    def add(language, form, kind, words):
        own = [words for lists in (lists, found) for name, words in lists.items() if name.startswith(f"{language} ")]
        seen = {word.casefold() for words in own for word in words}
        for word in dict.fromkeys(words):
            if word.casefold() not in seen:
                name = f"{language} {form} {kind}" if kind else list_name(of_type, language, form, word, known)
                found.setdefault(name, []).append(word)

    if of_type == "MEDICAL_CONDITION":
        articles = bare([word for name, words in lists.items() if name.startswith("en cond") for word in words])
        known = {**known, **{word.casefold(): known[of.casefold()] for word, of in articles.items() if of.casefold() in known}}
        add("en", "condbare", None, articles)
    for name, words in sections_of(more).items():
        of, language, form, *kind = name.split(" ")
        if of == of_type:
            add(language, form, *(kind or [None]), words)
    return found


def write(path, value):
    lists = {of: {name: "|".join(words) for name, words in lists.items()} for of, lists in value.items()}
    path.write_text(json.dumps(lists, ensure_ascii=False, indent=1) + "\n")


def main():
    before = json.loads(out.read_text()) if out.exists() else {}
    made = {}
    for of_type, forms in sections.items():
        known = kinds_of(of_type)
        lists = {name: words.split("|") for name, words in before.get(of_type, {}).items()}
        for path in sorted((root / "training" / "values").glob("??.txt")):
            language, found = path.stem, sections_of(path)
            seen = {word.casefold() for name, words in lists.items() if name.startswith(f"{language} ") for word in words}
            for form in forms:
                for word in map(str.strip, found.get(form, [])):
                    # A pattern with a slot in it is no word.
                    if word and "{" not in word and word.casefold() not in seen:
                        seen.add(word.casefold())
                        lists.setdefault(list_name(of_type, language, form, word, known), []).append(word)
        made[of_type] = lists
    write(out, made)
    write(beside, {of: additions(of, lists, kinds_of(of)) for of, lists in made.items()})


main()
