"""Logits to spans. The app decodes in the same way (README.md, "The file and its reading")."""

from typing import NamedTuple

import numpy as np

from .labels import TYPES
from .model import WINDOW
from .pieces import KATAKANA, UNIFIED, Piece, Pieces

#: Pieces that two windows share.
OVERLAP = 32
#: A word is of a type when it is at least this likely; below that it is left alone. Chosen on the measuring sets: what
#: is leaked costs more than what is marked too much, and names are worth the most.
THRESHOLDS = {
    "PERSON": 0.45,
    "LOCATION": 0.5,
    "ORGANIZATION": 0.55,
    "ADDRESS": 0.55,
    "OCCUPATION": 0.6,
    "NRP": 0.6,
    "MEDICAL_CONDITION": 0.55,
    "DATE": 0.5,
    "ID_NUMBER": 0.6,
    "PHONE_NUMBER": 0.6,
    "USER_NAME": 0.6,
    "MONEY": 0.6,
    "AGE": 0.6,
    "TIME": 0.6,
    "COUNT": 0.6,
}
EDGES = ' \n\t\u3000,;:!?"“”„»«()[]{}<>|、。，；：！？（）「」'


class Span(NamedTuple):
    start: int
    end: int
    kind: str
    score: float


def cuts(count: int) -> list[tuple[int, int]]:
    """Windows over `count` pieces: WINDOW long, each sharing OVERLAP pieces with the one before."""
    out = [(0, min(count, WINDOW))]
    while out[-1][1] < count:
        start = out[-1][0] + WINDOW - OVERLAP
        out.append((start, min(count, start + WINDOW)))
    return out if count else []


def probabilities(texts: list[str], pieces: Pieces, run, batch: int = 32):
    """For each text its pieces and their probabilities [pieces, labels]; of two windows the one with the wider margin."""
    encoded = [pieces.encode(text) for text in texts]
    jobs = [(i, start, end) for i, found in enumerate(encoded) for start, end in cuts(len(found))]
    jobs.sort(key=lambda job: job[2] - job[1])
    results: list = [None] * len(texts)
    margins: list = [None] * len(texts)
    for at in range(0, len(jobs), batch):
        group = jobs[at : at + batch]
        width = max(end - start for _, start, end in group) + 2
        ids = np.full((len(group), width), pieces.pad, dtype=np.int64)
        on = np.zeros((len(group), width), dtype=np.int64)
        for row, (i, start, end) in enumerate(group):
            ids[row, : end - start + 2] = [pieces.start, *(p.id for p in encoded[i][start:end]), pieces.stop]
            on[row, : end - start + 2] = 1
        logits = run(ids, on)
        grown = np.exp(logits - logits.max(-1, keepdims=True))
        shares = grown / grown.sum(-1, keepdims=True)
        for row, (i, start, end) in enumerate(group):
            if results[i] is None:
                results[i] = np.zeros((len(encoded[i]), shares.shape[-1]), dtype=np.float32)
                margins[i] = np.full(len(encoded[i]), -1)
            size = end - start
            margin = np.minimum(np.arange(size), np.arange(size)[::-1])
            if start == 0:
                margin = np.arange(size)[::-1].copy()
            if end == len(encoded[i]):
                margin = np.arange(size) + (WINDOW if start == 0 else 0)
            better = margin > margins[i][start:end]
            results[i][start:end][better] = shares[row, 1 : size + 1][better]
            margins[i][start:end][better] = margin[better]
    return [
        (found, result if result is not None else np.zeros((0, 1 + 2 * len(TYPES)), dtype=np.float32))
        for found, result in zip(encoded, results, strict=True)
    ]


def units(text: str, found: list[Piece], shares: np.ndarray):
    """Words (start, end, probabilities): the mean over a word's pieces; Han and Hiragana piece by piece, a row of Katakana
    as one word."""
    out: list[tuple[int, int, np.ndarray]] = []
    last = -1
    count = 1
    for piece, share in zip(found, shares, strict=True):
        if piece.end == piece.start:
            continue
        row = KATAKANA.fullmatch(text[max(0, piece.start - 1) : piece.start + 1])
        joined = piece.word == last and (row or not UNIFIED.match(text[piece.start]))
        if joined and out:
            start, end, mean = out[-1]
            begin = mean.copy()
            count += 1
            merged = begin + (share - begin) / count
            out[-1] = (start, max(end, piece.end), merged)
        else:
            count = 1
            out.append((piece.start, piece.end, share))
        last = piece.word
    return out


def spans(text: str, found: list[Piece], shares: np.ndarray, thresholds=None) -> list[Span]:
    """Spans in the text's own offsets, in order, without overlap."""
    limits = thresholds or THRESHOLDS
    words = units(text, found, shares)
    kinds: list[tuple[str, float, bool]] = []
    for start, end, share in words:
        sums = share[1::2] + share[2::2]
        best = int(sums.argmax())
        kind = TYPES[best]
        if sums[best] >= limits[kind] and text[start:end].strip("\n"):
            kinds.append((kind, float(sums[best]), share[1 + 2 * best] > share[2 + 2 * best]))
        else:
            kinds.append(("", 0.0, False))
    for i in range(1, len(words) - 1):
        tight = words[i - 1][1] == words[i][0] and words[i][1] == words[i + 1][0]
        if not kinds[i][0] and tight and kinds[i - 1][0] and kinds[i - 1][0] == kinds[i + 1][0]:
            if text[words[i][0] : words[i][1]] in "-'’.&/":
                kinds[i] = (kinds[i - 1][0], 0.5, False)
                kinds[i + 1] = (kinds[i + 1][0], kinds[i + 1][1], False)
    out: list[list] = []
    previous = ""
    for (start, end, _), (kind, score, begins) in zip(words, kinds, strict=True):
        if kind:
            if kind == previous and not begins:
                out[-1][1] = end
                out[-1][3].append(score)
            else:
                out.append([start, end, kind, [score]])
        previous = kind
    tidy = []
    for start, end, kind, scores in out:
        while start < end and text[start] in EDGES:
            start += 1
        while end > start and text[end - 1] in EDGES:
            end -= 1
        if end > start:
            tidy.append(Span(start, end, kind, sum(scores) / len(scores)))
    return tidy
