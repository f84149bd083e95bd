"""Builds resources/lists/described.json: occupations, nationalities and creeds, and illnesses, by language.

    python3 scripts/lists/described.py

The words are this project's own (training/values). A word's position in its list is part of every surrogate that was
ever sent: what is already there keeps its place, new words go to the end.
"""

import json
from pathlib import Path

root = Path(__file__).resolve().parents[2]
out = root / "resources" / "lists" / "described.json"
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
        elif name and line.strip():
            found.setdefault(name, []).extend(line.split("|"))
    return found


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
    out.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n")


main()
