"""Documents as windows of pieces with labels, in batches of about the same length."""

import random
from typing import NamedTuple

import torch

from .carriers import Document
from .labels import ALL, OPEN, UNSAID, begin, mask
from .model import WINDOW
from .pieces import Pieces

IGNORE = -100
#: Nothing, or a number of somebody's: see labels.py.
PERHAPS = -1
#: Columns of what is no label.
MARKS = {OPEN: IGNORE, UNSAID: PERHAPS}


class Window(NamedTuple):
    ids: list[int]
    labels: list[int]
    annotated: int


def labelled(document: Document, pieces: Pieces) -> tuple[list[int], list[int]]:
    """Ids and labels of a whole document. A piece has the label that most of its characters have.

    The mark of a space alone has no characters and is not trained on.
    """
    text = "".join(part for part, _ in document)
    columns = [0] * len(text)
    starts = bytearray(len(text))
    at = 0
    for part, kind in document:
        if kind:
            inner = part.strip()
            start = at + len(part) - len(part.lstrip())
            columns[start : start + len(inner)] = [MARKS[kind] if kind in MARKS else begin(kind) + 1] * len(inner)
            if inner:
                starts[start] = 1
        at += len(part)
    ids, labels = [], []
    for piece in pieces.encode(text):
        ids.append(piece.id)
        if piece.end == piece.start:
            labels.append(IGNORE)
            continue
        inside = columns[piece.start : piece.end]
        column = max(set(inside), key=inside.count)
        begins = 1 in starts[piece.start : piece.end]
        labels.append(column - 1 if column > 0 and begins else column)
    return ids, labels


def windows(document: Document, pieces: Pieces, annotated=None, chance: random.Random | None = None) -> list[Window]:
    """Cuts a document into windows of at most WINDOW pieces, at a random place where it is longer."""
    ids, labels = labelled(document, pieces)
    bits = ALL if annotated is None else mask(annotated)
    out = []
    at = 0
    while at < len(ids):
        size = WINDOW if chance is None or len(ids) - at <= WINDOW else chance.randint(WINDOW // 2, WINDOW)
        out.append(Window(ids[at : at + size], labels[at : at + size], bits))
        at += size
    return out


def batches(found: list[Window], pieces: Pieces, tokens: int, chance: random.Random):
    """Tensors (ids, mask, labels, annotated) of about `tokens` pieces, windows of a like length together."""
    order = sorted(found, key=lambda window: len(window.ids) + chance.random() * 4)
    groups: list[list[Window]] = []
    current: list[Window] = []
    for window in order:
        width = len(window.ids) + 2
        if current and (len(current) + 1) * width > tokens:
            groups.append(current)
            current = []
        current.append(window)
    if current:
        groups.append(current)
    chance.shuffle(groups)
    for group in groups:
        width = max(len(window.ids) for window in group) + 2
        ids = torch.full((len(group), width), pieces.pad)
        labels = torch.full((len(group), width), IGNORE)
        on = torch.zeros((len(group), width), dtype=torch.bool)
        for row, window in enumerate(group):
            length = len(window.ids)
            ids[row, : length + 2] = torch.tensor([pieces.start, *window.ids, pieces.stop])
            labels[row, 1 : length + 1] = torch.tensor(window.labels)
            on[row, : length + 2] = True
        yield ids, on, labels, torch.tensor([window.annotated for window in group])
