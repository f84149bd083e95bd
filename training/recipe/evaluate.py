"""Measures on what was not trained on: held carriers with held values in each language, and parts of public corpora."""

import json
import random
import re
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch

from . import corpora, vocabulary
from .carriers import Carriers, Document
from .decode import Span, probabilities, spans
from .labels import NUMBERS, TYPES, UNSAID
from .model import Tagger
from .noise import noisy
from .train import SHARE

DOCUMENTS = 260
PLAIN = 160
SAMPLES = 300


def plain_text(document: Document) -> tuple[str, list[Span], list[Span]]:
    """The text, what is wanted of it, and the numbers of which nobody said anything."""
    text = ""
    marks: list[Span] = []
    unsaid: list[Span] = []
    for part, kind in document:
        if kind and part.strip():
            lead = len(part) - len(part.lstrip())
            start = len(text) + lead
            (unsaid if kind == UNSAID else marks).append(Span(start, start + len(part.strip()), kind, 1.0))
        text += part
    return text, marks, unsaid


def overlap(one: Span, other: Span) -> float:
    shared = min(one.end, other.end) - max(one.start, other.start)
    return 0.0 if shared <= 0 else shared / (max(one.end, other.end) - min(one.start, other.start))


class Tally:
    """Right, marked and wanted spans; characters leaked and covered beside."""

    def __init__(self):
        self.right = self.marked = self.wanted = 0

    def f1(self) -> float:
        return 0.0 if not self.right else 200 * self.right / (self.marked + self.wanted)

    def precision(self) -> float:
        return 100 * self.right / self.marked if self.marked else 0.0

    def recall(self) -> float:
        return 100 * self.right / self.wanted if self.wanted else 0.0


def count(wanted: list[Span], found: list[Span], tallies: dict[str, Tally]) -> None:
    """A found span is right when a wanted one of its type has half of their union."""
    free = list(wanted)
    for span in found:
        tallies[span.kind].marked += 1
        match = next((w for w in free if w.kind == span.kind and overlap(w, span) >= 0.5), None)
        if match:
            free.remove(match)
            tallies[span.kind].right += 1
    for span in wanted:
        tallies[span.kind].wanted += 1


def covered(length: int, marks: list[Span]) -> np.ndarray:
    on = np.zeros(length, dtype=bool)
    for mark in marks:
        on[mark.start : mark.end] = True
    return on


def sets(data: Path, languages, documents: int = DOCUMENTS):
    """(name, documents, annotated types): per language, per language without anything personal, and corpora."""
    for language in languages:
        chance = random.Random(7)
        maker = Carriers(language, True, chance)
        yield language, [noisy(maker.document(), chance, language) for _ in range(documents)], TYPES
        yield f"{language} plain", [noisy(maker.plain(), chance, language) for _ in range(PLAIN)], TYPES
    for name, samples in corpora.load(data, evaluation=True).items():
        by_language = defaultdict(list)
        for document, annotated, language in samples:
            by_language[language].append((document, annotated))
        for language, found in by_language.items():
            found = random.Random(7).sample(found, min(SAMPLES, len(found)))
            yield f"{name} {language}", [document for document, _ in found], found[0][1]


def measure(documents, annotated, pieces, run, thresholds=None):
    """Tallies by type, and (leaked share, covered share of the rest, alarms, words)."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    leaked = secret = other = wrong = alarms = words = 0
    plain = [plain_text(document) for document in documents]
    results = probabilities([text for text, *_ in plain], pieces, run)
    for (text, wanted, unsaid), (found, shares) in zip(plain, results, strict=True):
        got = [
            s
            for s in spans(text, found, shares, thresholds)
            if s.kind in annotated and not (s.kind in NUMBERS and any(overlap(s, u) > 0 for u in unsaid))
        ]
        count(wanted, got, tallies)
        want, have = covered(len(text), wanted), covered(len(text), got)
        secret += int(want.sum())
        leaked += int((want & ~have).sum())
        other += int((~want).sum())
        wrong += int((have & ~want).sum())
        alarms += sum(1 for s in got if not any(overlap(s, w) > 0 for w in wanted))
        words += max(1, len(re.findall(r"[^\W\d_]+|\d+", text)))
    return tallies, (100 * leaked / max(1, secret), 100 * wrong / max(1, other), alarms, words)


def torch_run(model: Tagger):
    model.eval()

    def run(ids, on):
        with torch.inference_mode():
            return model(torch.from_numpy(ids), torch.from_numpy(on).bool()).numpy()

    return run


def onnx_run(path: Path, threads: int = 2):
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return lambda ids, on: session.run(None, {"ids": ids.astype(np.int32), "mask": on.astype(np.int32)})[0]


def table(data: Path, pieces, run, languages=tuple(SHARE), thresholds=None, documents: int = DOCUMENTS) -> dict:
    """Prints the table and gives its numbers."""
    numbers: dict = {}
    print(
        f"{'set':<16}{'F1':>6}{'P':>6}{'R':>6}{'leak%':>7}{'other%':>8}{'alarms/1000 words':>19}   by type (F1)",
        flush=True,
    )
    every: dict[str, Tally] = defaultdict(Tally)
    for name, found, annotated in sets(data, languages, documents):
        tallies, (leak, other, alarms, words) = measure(found, annotated, pieces, run, thresholds)
        total = Tally()
        for kind, tally in tallies.items():
            for field in ("right", "marked", "wanted"):
                setattr(total, field, getattr(total, field) + getattr(tally, field))
                if name in languages:
                    setattr(every[kind], field, getattr(every[kind], field) + getattr(tally, field))
        kinds = " ".join(f"{k[:4]} {tallies[k].f1():.0f}" for k in TYPES if k in tallies and tallies[k].wanted)
        rate = 1000 * alarms / words
        line = (
            round(total.f1(), 1),
            round(total.precision(), 1),
            round(total.recall(), 1),
            round(leak, 1),
            round(other, 2),
            round(rate, 1),
        )
        numbers[name] = dict(zip(("f1", "precision", "recall", "leak", "other", "alarms"), line, strict=True))
        print(
            f"{name:<16}{line[0]:>6}{line[1]:>6}{line[2]:>6}{line[3]:>7}{line[4]:>8}{line[5]:>19}   {kinds}", flush=True
        )
    for kind in TYPES:
        if kind in every:
            t = every[kind]
            numbers[kind] = {
                "f1": round(t.f1(), 1),
                "precision": round(t.precision(), 1),
                "recall": round(t.recall(), 1),
            }
            print(
                f"{kind:<20} F1 {t.f1():5.1f}  P {t.precision():5.1f}  R {t.recall():5.1f}  of {t.wanted}", flush=True
            )
    return numbers


def report(folder: Path | None, work: Path, checkpoint: Path, data: Path) -> None:
    """The table of an exported model, or of the last checkpoint."""
    if folder:
        from .warm import pieces_of

        numbers = table(data, pieces_of(folder), onnx_run(folder / "tagger.onnx"))
    else:
        held = np.load(work / "table.npz")
        model = Tagger(held["codes"], held["scales"])
        model.load_state_dict(torch.load(checkpoint, weights_only=True)["model"])
        numbers = table(data, vocabulary.load(work), torch_run(model))
    (work / "numbers.json").write_text(json.dumps(numbers, indent=1))
