"""Writes resources/lists/small-words.json: words of eleven languages that no list has as a name.

From this project's own texts (training/carriers) and words (common-words.json, scripts/lists/more-words.txt) and from
Faker's lorem lists: what stands there in small letters, and in German behind an article.
"""

import importlib
import json
import re
from pathlib import Path

root = Path(__file__).parents[2]
LOCALES = {"de": "de_DE", "es": "es_ES", "fr": "fr_FR", "it": "it_IT", "nl": "nl_NL", "pl": "pl_PL", "pt": "", "sv": "", "tr": ""}
ARTICLE = r"\b(?:der|die|das|dem|den|des|ein|eine|einen|einem|einer|im|am|zum|zur|vom|beim|ins|kein|keine|keinen|jede[nrs]?|diese[nrs]?) "

# Names and firms of the texts that stand there in small letters only.
NAMES = set("jocke edeka".split())

lists = json.loads((root / "resources/lists/names.json").read_text())
names = {
    name.lower()
    for script in lists.values()
    if isinstance(script, dict)
    for joined in script.values()
    for name in joined.split(" ")
}
common = json.loads((root / "resources/lists/common-words.json").read_text())
more = {}
for line in (root / "scripts/lists/more-words.txt").read_text().splitlines():
    code, _, words = line.partition(": ")
    more[code] = words.split()

words = {}
for code, locale in LOCALES.items():
    text = re.sub(r"\{[^}]*\}", " ", (root / f"training/carriers/{code}.txt").read_text())
    found = {word for word in re.findall(r"(?<!\w)[^\W\d_]{3,}(?!\w)", text) if word.islower()}
    if code == "de":
        found |= {noun.lower() for noun in re.findall(ARTICLE + r"([A-ZÄÖÜ][a-zäöüß]{2,})(?!\w)", text)}
    if locale:
        found |= {word.lower() for word in importlib.import_module(f"faker.providers.lorem.{locale}").Provider.word_list}
    found |= set(more.get(code, []))
    # Written with a capital within a sentence as well: a town, a firm, somebody.
    if code != "de":
        found -= {word.lower() for word in re.findall(r"(?<=[^\W\d_][ ,])[ ]?(\w+)", text) if word[0].isupper()}
    found -= NAMES
    found -= set(common[code].split()) if code in common else set()
    words[code] = " ".join(sorted(w for w in found if w.isalpha() and len(w) > 2 and w not in names))

(root / "resources/lists/small-words.json").write_text(json.dumps(words, ensure_ascii=False, indent=2) + "\n")
