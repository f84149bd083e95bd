"""Builds described.json and stand-ins.json in resources/lists: occupations, nationalities and creeds, and illnesses, by
language. Detection knows those of described.json, stand-ins are of both.

    python3 scripts/lists/described.py

The words are this project's own (training/values, more-described.txt). A word's position in its list is part of every
surrogate that was ever sent: what is already there keeps its place, new words go to the end. A word may stand in lists of
several languages: the text's language says which is meant.
"""

import json
from pathlib import Path

root = Path(__file__).resolve().parents[2]
out = root / "resources" / "lists" / "described.json"
more = root / "scripts" / "lists" / "more-described.txt"
beside = root / "resources" / "lists" / "stand-ins.json"
sections = {
    "OCCUPATION": ("job", "jobf"),
    "NRP": ("nrp", "nrpf", "nrpp"),
    "MEDICAL_CONDITION": ("cond", "condgen"),
}


def sections_of(path):
    found, name = {}, None
    for line in path.read_text().splitlines():
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
        elif name and line.strip() and not line.startswith("#"):
            found.setdefault(name, []).extend(line.split("|"))
    return found


def bare(words):
    """What stands behind an article: "a stroke" is a stroke, and "my stroke" one as well."""
    return [word.split(" ", 1)[1] for word in words if word.startswith(("a ", "an ", "the "))]


def additions(kind, lists):
    """What the lists lack, each word once in a language, and not where it is a word of several anyway."""
    wanted = [(name.partition(" ")[2], words) for name, words in sections_of(more).items() if name.startswith(kind)]
    if kind == "MEDICAL_CONDITION":
        wanted.insert(0, ("en condbare", bare(lists["en cond"].split("|"))))
    found = {}
    for name, words in wanted:
        own = {"shared", name.split(" ")[0]}
        known = [*lists.items(), *((at, "|".join(of)) for at, of in found.items())]
        seen = {word.casefold() for at, of in known if at.split(" ")[0] in own for word in of.split("|")}
        unseen = dict.fromkeys(word for word in words if word.casefold() not in seen)
        found[name] = [*found.get(name, []), *unseen]
    return {name: "|".join(words) for name, words in found.items()}


def write(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def main():
    before = json.loads(out.read_text()) if out.exists() else {}
    made = {}
    for kind, names in sections.items():
        lists = {name: words.split("|") for name, words in before.get(kind, {}).items()}
        # A word stands in one list only, so that its stand-in has one way back. What English shares with another
        # language (diabetes, asthma) is a list by itself: its words can be read in a text of either.
        seen = {word.casefold() for words in lists.values() for word in words}
        files = sorted((root / "training" / "values").glob("??.txt"))
        english, others = {}, set()
        for path in files:
            words = {word.strip().casefold(): word.strip() for word in sections_of(path).get(names[0], [])}
            english.update(words) if path.stem == "en" else others.update(words)
        shared = english.keys() & others
        for path in files:
            found = sections_of(path)
            for name in names:
                for word in found.get(name, []):
                    home = "shared" if name == names[0] and word.strip().casefold() in shared else path.stem
                    words = lists.setdefault(f"{home} {name}", [])
                    # A pattern with a slot in it is no word.
                    if "{" not in word and word.strip() and word.casefold() not in seen:
                        seen.add(word.casefold())
                        words.append(word.strip())
        # German writes them large: as English has them, each case of a text is clear.
        home = f"shared {names[0]}"
        lists[home] = [english.get(word.casefold(), word) for word in lists.get(home, [])]
        made[kind] = {name: "|".join(words) for name, words in lists.items() if words}
    write(out, made)
    write(beside, {kind: additions(kind, lists) for kind, lists in made.items()})


main()
