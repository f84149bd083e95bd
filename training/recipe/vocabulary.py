"""Keeps the pieces that the twelve languages use, out of the base's 250,002, and writes the frozen 4-bit table.

A piece stays when a word of wordfreq's lists is split with it (as written there, with a capital, in capitals, and
with and without a space before), when the recipe's own carriers, values or training corpora use it, or when it is a
single character of the languages' scripts. So every listed word is split as the base splits it.
"""

import struct
from collections import Counter
from pathlib import Path

import numpy as np
import regex
import wordfreq

from . import base as base_model
from .pieces import NEWLINE, WORDS, Pieces

LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "zh", "ja", "tr")
#: How many of the most common words of a language decide (lower, with a capital, in capitals).
DEPTH = (60_000, 25_000, 4_000)
#: Steps of a stored cost in one nat.
COST = 2048
SPECIAL = ("<s>", "<pad>", "</s>", "<unk>")
SCRIPTS = regex.compile(
    r"[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Common}\p{Inherited}]+"
)
LATIN = regex.compile(r"▁?[\p{Script=Latin}\p{N}]{1,3}")


def whole(base: base_model.Base) -> Pieces:
    """All pieces of the base and the line break, ids as in the base."""
    texts = [piece.decode("utf-8", "replace") for piece in base.pieces]
    return Pieces([*texts, NEWLINE], [*base.scores, 0.0])


def words_of(texts):
    """Words with and without the mark of a space, as encode() asks for them."""
    for text in texts:
        for match in WORDS.finditer(text):
            yield match[0]


def choose(base: base_model.Base, texts, size: int) -> list[int]:
    """Ids to keep, in the base's order. `texts` are the recipe's own: their pieces always stay."""
    full = whole(base)
    count: Counter[int] = Counter()
    always: set[int] = {full.ids[special] for special in SPECIAL}
    for i, piece in enumerate(full.pieces[:-1]):
        bare = piece.lstrip("▁")
        if SCRIPTS.fullmatch(piece) and (len(bare) <= 1 or LATIN.fullmatch(piece)):
            always.add(i)
    for text in texts:
        always.update(piece.id for piece in full.encode(text) if piece.id < len(base.pieces))
    for language in LANGUAGES:
        listed = wordfreq.top_n_list(language, DEPTH[0])
        for rank, word in enumerate(listed):
            forms = [word]
            if rank < DEPTH[1]:
                forms.append(word.title())
            if rank < DEPTH[2]:
                forms.append(word.upper())
            for form in forms:
                for spaced in ("▁" + form, form):
                    for piece, _ in full.segment(spaced):
                        count[piece] += 1
    kept = {i for i in always if i != full.unknown} | {full.unknown}
    for piece, _ in count.most_common():
        if len(kept) >= size:
            break
        kept.add(piece)
    return sorted(kept)


def build(base: base_model.Base, work: Path, texts, size: int) -> None:
    """Writes pieces.bin (pieces and scores) and table.npz (codes and scales) to the work folder.

    The line break's row is new: the mean of the full stop and the comma, packed as it comes.
    """
    kept = choose(base, texts, size)
    codes, scales = base_model.packed_rows(base, "emb.word", base.hidden)
    rows = np.array(kept)
    stop, comma = base.pieces.index(b"."), base.pieces.index(b",")
    mean = base_model.unpack(codes[[stop, comma]], scales[[stop, comma]]).mean(axis=0, keepdims=True)
    blocks = mean.reshape(1, -1, 32)
    scale = (np.abs(blocks).max(axis=2) / 7).astype(np.float16)
    levels = np.clip(np.round(blocks / scale[:, :, None].astype(np.float32)) + 8, 0, 15).astype(np.uint8)
    line = (levels[:, :, :16] | (levels[:, :, 16:] << 4)).reshape(1, -1)
    np.savez(
        work / "table.npz",
        codes=np.concatenate([codes[rows], line]),
        scales=np.concatenate([scales[rows], scale]),
    )
    pieces = [base.pieces[i].decode("utf-8", "replace") for i in kept] + [NEWLINE]
    write(work / "pieces.bin", pieces, [float(base.scores[i]) for i in kept] + [0.0])


def write(path: Path, pieces: list[str], scores) -> None:
    """pieces.bin: u32 n, n x u16 cost (score = -cost / 2048), then every piece in UTF-8 with a zero byte behind it."""
    costs = np.array([round(-score * COST) for score in scores]).clip(0, 65535).astype("<u2")
    text = b"".join(piece.encode() + b"\0" for piece in pieces)
    path.write_bytes(struct.pack("<I", len(pieces)) + costs.tobytes() + text)


def read(path: Path) -> Pieces:
    """Reads pieces.bin."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data)
    costs = np.frombuffer(data, "<u2", count, 4)
    pieces = data[4 + 2 * count :].decode().split("\0")[:count]
    return Pieces(pieces, -costs.astype(np.float64) / COST)


def load(work: Path) -> Pieces:
    return read(work / "pieces.bin")
