"""How people really type: without capitals, in capitals, dictated, with slips, without accents."""

import random
import unicodedata

import regex

from .carriers import Document

_MARKS = regex.compile(r"[.,;:!?¿¡\"“”„»«()]+")
_NEAR = {
    "a": "sq",
    "b": "vn",
    "c": "xv",
    "d": "sf",
    "e": "rw",
    "f": "dg",
    "g": "fh",
    "h": "gj",
    "i": "uo",
    "k": "jl",
    "l": "k",
    "m": "n",
    "n": "mb",
    "o": "ip",
    "p": "o",
    "r": "et",
    "s": "ad",
    "t": "ry",
    "u": "yi",
    "v": "cb",
    "w": "eq",
    "y": "tu",
}


def lower(document: Document) -> Document:
    return [(text.lower(), kind) for text, kind in document]


def upper(document: Document) -> Document:
    return [(text.upper(), kind) for text, kind in document]


def dictated(document: Document) -> Document:
    """Lower case, no punctuation, one line."""
    out = []
    for text, kind in lower(document):
        text = _MARKS.sub("", text).replace("\n", " ") if kind is None else _MARKS.sub("", text)
        out.append((text, kind))
    return out


def plain_letters(document: Document) -> Document:
    """Letters without their marks, as on a foreign keyboard."""
    out = []
    for text, kind in document:
        text = text.replace("ß", "ss").replace("ł", "l").replace("Ł", "L").replace("ø", "o").replace("ı", "i")
        bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
        out.append((unicodedata.normalize("NFC", bare), kind))
    return out


def slips(document: Document, chance: random.Random, rate: float = 0.02) -> Document:
    """Doubled, dropped, swapped and neighbouring letters, also inside values."""
    out = []
    for text, kind in document:
        letters = list(text)
        i = 0
        while i < len(letters):
            if letters[i].isalpha() and letters[i].isascii() and chance.random() < rate:
                dice = chance.randrange(4)
                if dice == 0:
                    letters[i] += letters[i]
                elif dice == 1 and len(letters) > 3:
                    letters[i] = ""
                elif dice == 2 and i + 1 < len(letters) and letters[i + 1].isalpha():
                    letters[i], letters[i + 1] = letters[i + 1], letters[i]
                    i += 1
                else:
                    letters[i] = chance.choice(_NEAR.get(letters[i], letters[i]))
            i += 1
        out.append(("".join(letters), kind))
    return [(text, kind) for text, kind in out if text]


def lazy(document: Document) -> Document:
    """Only the values lose their capitals, or only the sentence does."""
    return [(text.lower() if kind else text, kind) for text, kind in document]


def titled(document: Document) -> Document:
    """Every Word With A Capital, as in headings and names of files."""
    return [(regex.sub(r"(?<![\p{L}'’])\p{Ll}", lambda m: m[0].upper(), text), kind) for text, kind in document]


def noisy(document: Document, chance: random.Random, language: str) -> Document:
    """A document in one of the ways of typing; about half stay as they are."""
    dice = chance.random()
    if language in ("zh", "ja"):
        if dice < 0.12:
            return [
                (_MARKS.sub("", text.replace("，", "").replace("。", "").replace("、", "")), kind)
                for text, kind in document
            ]
        return document
    if dice < 0.54:
        return document
    if dice < 0.74:
        return lower(document)
    if dice < 0.80:
        return upper(document)
    if dice < 0.87:
        return dictated(document)
    if dice < 0.91:
        return lazy(document)
    if dice < 0.95:
        return slips(document, chance)
    if dice < 0.97:
        return titled(document)
    return plain_letters(lower(document) if chance.random() < 0.4 else document)
