"""Text to pieces with offsets. The app reads text in the same way (README.md, "The file and its reading")."""

import unicodedata
from typing import NamedTuple

import regex

#: A run of line breaks, of Han, of Hiragana, of Katakana, of other letters and digits; or one other character.
WORDS = regex.compile(
    r"\n+|\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+"
    r"|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{M}\p{N}])+|\S"
)
CLUSTERS = regex.compile(r"[^\p{M}]\p{M}*|\p{M}+")
UNIFIED = regex.compile(r"[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]")
KATAKANA = regex.compile(r"[\p{Script=Katakana}ー]{2}")
SPACE = "▁"
NEWLINE = "\n"
#: A character that no piece covers costs as much as this many nats below the rarest piece.
UNKNOWN_PENALTY = 10.0
LONGEST = 16
#: Words whose pieces are remembered.
CACHED = 400_000


class Piece(NamedTuple):
    id: int
    start: int
    end: int
    word: int


def clusters(word: str):
    """A word's clusters (base and marks), each NFKC: yields (normalised, length in the source)."""
    if word.isascii():
        for character in word:
            yield character, 1
        return
    for match in CLUSTERS.finditer(word):
        yield unicodedata.normalize("NFKC", match[0]), len(match[0])


class Pieces:
    """A Unigram vocabulary: ids are positions in `pieces`."""

    def __init__(self, pieces: list[str], scores):
        self.pieces = pieces
        self.ids = {piece: i for i, piece in enumerate(pieces)}
        self.scores = [float(score) for score in scores]
        self.start = self.ids["<s>"]
        self.stop = self.ids["</s>"]
        self.pad = self.ids["<pad>"]
        self.unknown = self.ids["<unk>"]
        self.newline = self.ids[NEWLINE]
        self.floor = min(self.scores) - UNKNOWN_PENALTY
        self.words: dict[tuple[str, bool], list[tuple[int, int, int]]] = {}

    def segment(self, word: str) -> list[tuple[int, int]]:
        """The best path of one normalised word: (id, length in characters). Linear in the word's length."""
        length = len(word)
        best = [0.0] + [-1e30] * length
        back: list[tuple[int, int]] = [(0, 0)] * (length + 1)
        for begin in range(length):
            base = best[begin]
            for end in range(begin + 1, min(length, begin + LONGEST) + 1):
                piece = self.ids.get(word[begin:end])
                if piece is None:
                    if end > begin + 1:
                        continue
                    piece, score = self.unknown, self.floor
                else:
                    score = self.scores[piece]
                if base + score > best[end]:
                    best[end] = base + score
                    back[end] = (piece, end - begin)
        path = []
        end = length
        while end > 0:
            path.append(back[end])
            end -= back[end][1]
        path.reverse()
        return path

    def within(self, word: str, spaced: bool) -> list[tuple[int, int, int]]:
        """Pieces of a word, with or without a space before it: (id, start, end) in the word's own characters."""
        found = self.words.get((word, spaced))
        if found is not None:
            return found
        plain = SPACE if spaced else ""
        owner = [-1] * len(plain)
        source = 0
        spans = []
        for normal, length in clusters(word):
            normal = normal.replace(" ", SPACE)
            owner += [len(spans)] * len(normal)
            spans.append((source, source + length))
            plain += normal
            source += length
        done = 0
        found = []
        for piece, length in self.segment(plain):
            owners = [o for o in owner[done : done + length] if o >= 0]
            done += length
            found.append((piece, spans[owners[0]][0], spans[owners[-1]][1]) if owners else (piece, 0, 0))
        if len(self.words) < CACHED:
            self.words[word, spaced] = found
        return found

    def encode(self, text: str) -> list[Piece]:
        """Every piece of the text with its offsets, without <s> and </s>."""
        out: list[Piece] = []
        for number, match in enumerate(WORDS.finditer(text)):
            at = match.start()
            word = match[0]
            if word[0] == "\n":
                out.append(Piece(self.newline, at, match.end(), number))
                continue
            spaced = at == 0 or text[at - 1].isspace()
            out += [Piece(piece, at + start, at + end, number) for piece, start, end in self.within(word, spaced)]
        return out
