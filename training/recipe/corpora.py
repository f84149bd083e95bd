"""Public corpora as documents: their training parts only. What is measured on is listed in split.json and never read here.

A sample is (document, types that its source annotates, language).
"""

import json
import re
from pathlib import Path

from .carriers import Document
from .labels import OPEN
from .lists import held

Sample = tuple[Document, tuple[str, ...], str]
_TIGHT_BEFORE = set(".,;:!?)]}%»”’'…")
_TITLE = re.compile(r"(?:(?:Mr|Mrs|Ms|Dr|Sir|Judge|Prof)\.?\s+)*")
_TIGHT_AFTER = set("([{«“‘#$@")


def rows(path: Path, word: int, tag: int, separator=None):
    """Sentences of a CoNLL-like file as [(word, tag)]."""
    sentence: list[tuple[str, str]] = []
    for line in path.read_text(errors="replace").splitlines():
        cells = line.split(separator)
        if len(cells) <= max(word, tag) or not cells[word].strip() or cells[word] == "-DOCSTART-":
            if sentence:
                yield sentence
                sentence = []
            continue
        sentence.append((cells[word].strip(), cells[tag]))
    if sentence:
        yield sentence


def document(sentence, types: dict[str, str], joins_at_apostrophe: bool = True) -> Document:
    """Words with tags as running text, punctuation set as in print."""
    out: Document = []
    before = ""
    last = "O"
    quotes = 0
    for word, tag in sentence:
        kind = types.get(tag.split("-", 1)[-1]) if tag != "O" else None
        glue = not before or word[0] in _TIGHT_BEFORE or before[-1] in _TIGHT_AFTER
        if before.endswith("'") and len(before) <= 3 and joins_at_apostrophe:
            glue = True
        if word == '"':
            quotes += 1
            glue = glue or quotes % 2 == 0
        if before == '"' and quotes % 2 == 1:
            glue = True
        goes_on = kind is not None and tag.startswith("I") and last.split("-", 1)[-1] == tag.split("-", 1)[-1]
        if goes_on and out and out[-1][1] == kind:
            out[-1] = (out[-1][0] + ("" if glue else " ") + word, kind)
        else:
            if not glue:
                out.append((" ", None))
            out.append((word, kind))
        before, last = word, tag
    return out


def grouped(sentences, types, size: int):
    """Several sentences as one document, as texts come."""
    held_back: Document = []
    count = 0
    for sentence in sentences:
        held_back += ([(" ", None)] if held_back else []) + document(sentence, types)
        count += 1
        if count == size:
            yield held_back
            held_back, count = [], 0
    if held_back:
        yield held_back


def wikigold(data: Path, evaluation: bool):
    """A fifth of the articles' blocks of ten sentences, chosen by hash, is kept for measuring.

    They are about what everybody may know: what they mark is left open in training, the rest is nothing.
    """
    types = {"PER": "PERSON", "LOC": "LOCATION", "ORG": "ORGANIZATION"}
    if not evaluation:
        types = dict.fromkeys(types, OPEN)
    sentences = list(rows(data / "wikigold" / "wikigold.conll.txt", 0, 1))
    for at in range(0, len(sentences), 10):
        if held(f"wikigold {at // 10}", 5) == evaluation:
            for made in grouped(sentences[at : at + 10], types, 2):
                yield made, ("PERSON", "LOCATION", "ORGANIZATION"), "en"


def wnut(data: Path, evaluation: bool):
    """Noisy social text; its development part is for measuring only."""
    types = {"person": "PERSON", "location": "LOCATION", "corporation": "ORGANIZATION", "group": "ORGANIZATION"}
    name = "emerging.dev.conll" if evaluation else "wnut17train.conll"
    for sentence in rows(data / "wnut17" / name, 0, 1, "\t"):
        yield document(sentence, types), ("PERSON", "LOCATION", "ORGANIZATION"), "en"


def tab(data: Path, evaluation: bool):
    """Court decisions of TAB's own training part: people, organisations, places, dates."""
    types = {"PERSON": "PERSON", "ORG": "ORGANIZATION", "LOC": "LOCATION", "DATETIME": "DATE"}
    wanted = "test" if evaluation else "train"
    for line in (data / "tab" / "tab_entity_data_first72.jsonl").read_text().splitlines():
        entry = json.loads(line)
        if entry["metadata"]["provenance"]["dataset_type"] != wanted:
            continue
        text, marks = entry["text"], entry["entities"]
        marks = json.loads(marks) if isinstance(marks, str) and marks.startswith('[{"') else _literal(marks)
        marks = sorted(
            (m for m in marks if m["entity_type"] in types), key=lambda m: (m["start_offset"], -m["end_offset"])
        )
        paragraphs = [(m.start(), m.end()) for m in re.finditer(r"[^\n]+", text)]
        for start, end in paragraphs:
            out: Document = []
            at = start
            for mark in marks:
                kind = types[mark["entity_type"]]
                if kind == "DATE" and re.fullmatch(r"[\d\s,]{4}|\D*", mark["span_text"]):
                    continue
                if at <= mark["start_offset"] and mark["end_offset"] <= end:
                    begin = mark["start_offset"] + len(_TITLE.match(mark["span_text"])[0])
                    out += [(text[at:begin], None), (text[begin : mark["end_offset"]], kind)]
                    at = mark["end_offset"]
            out.append((text[at:end], None))
            yield [(t, k) for t, k in out if t], ("PERSON", "ORGANIZATION", "LOCATION", "DATE"), "en"


def _literal(marks):
    import ast

    return ast.literal_eval(marks) if isinstance(marks, str) else marks


def echr(data: Path, evaluation: bool):
    """French court decisions, labels projected: only names and dates are reliable enough."""
    types = {"PER": "PERSON"}
    name = "FR-all-dev.tsv" if evaluation else "FR-all-train.tsv"
    sentences = rows(data / "echr-fr" / name, 0, 1)
    for made in grouped(sentences, types, 2):
        yield made, ("PERSON",), "fr"


def europeana(data: Path, evaluation: bool):
    """Old newspapers in German and French; a fifth of the blocks of 30 sentences is kept for measuring."""
    types = {"PER": "PERSON", "LOC": "LOCATION", "ORG": "ORGANIZATION"}
    for name, language in (("enp_DE.lft", "de"), ("enp_DE.sbb", "de"), ("enp_DE.onb", "de"), ("enp_FR.bnf", "fr")):
        words = [w for s in rows(data / "europeana-news" / f"{name}.bio", 0, 1) for w in s]
        sentences, current = [], []
        for word in words:
            current.append(word)
            if word[0] in ".!?" and len(current) > 6 or len(current) > 60:
                sentences.append(current)
                current = []
        for at in range(0, len(sentences), 30):
            if held(f"{name} {at // 30}", 5) == evaluation:
                for made in grouped(sentences[at : at + 30], types, 2):
                    yield made, ("PERSON", "LOCATION", "ORGANIZATION"), language


SOURCES = {"wikigold": wikigold, "wnut17": wnut, "tab": tab, "echr": echr, "europeana": europeana}


def load(data: Path, evaluation: bool) -> dict[str, list[Sample]]:
    """All sources that are there; an absent folder is named and left out."""
    found = {}
    for name, source in SOURCES.items():
        try:
            found[name] = list(source(data, evaluation))
        except FileNotFoundError as error:
            print(f"left out: {error.filename}", flush=True)
    return found
