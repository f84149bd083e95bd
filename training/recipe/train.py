"""Trains; saves everything that is needed to go on every few minutes; begins again where it stopped."""

import json
import math
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import torch

from . import corpora
from .batches import IGNORE, PERHAPS, Window, batches, windows
from .carriers import CARRIERS, Carriers, Document
from .labels import NUMBERS, TYPES, begin
from .model import Tagger
from .noise import lower, noisy, upper
from .pieces import Pieces

#: Weight of each language's own documents in a round; the corpora are in English, German and French.
SHARE = {
    "en": 1.7,
    "de": 1.2,
    "fr": 1.2,
    "es": 1.1,
    "it": 1,
    "nl": 1,
    "pl": 1,
    "pt": 1,
    "sv": 1,
    "zh": 1,
    "ja": 1,
    "tr": 1,
}
CORPORA = {"wikigold": 90, "wnut17": 600, "tab": 50, "echr": 60, "europeana": 90}
DOCUMENTS = 190
#: Share of the documents that stand beside one in another language.
TWO = 0.07
#: Share of a corpus's values that are one of ours instead, and the slots that fill them: a corpus comes back often.
REFILLED = 0.4
REFILLS = {"PERSON": ("full", "wname", "name"), "LOCATION": ("place", "city"), "ORGANIZATION": ("org", "biz", "brand")}
SAVE_EVERY = 180.0
#: Batches that wait for a graphics processor, and how long it waits for one, in seconds.
AHEAD = 200
PATIENCE = 120


def loss_of(logits, labels, annotated):
    """Cross entropy; where a source does not annotate a type, "O" may be that type as well, and PERHAPS any number."""
    known = labels != IGNORE
    scores = logits.log_softmax(-1)
    chosen = scores.gather(-1, labels.clamp(min=0).unsqueeze(-1)).squeeze(-1)
    bits = torch.stack([(annotated >> i) & 1 for i in range(len(TYPES))], dim=-1).bool()
    free = torch.cat([torch.ones_like(bits[:, :1]), ~bits.repeat_interleave(2, dim=1)], dim=1)
    hidden = scores.masked_fill(~free[:, None, :], -1e9).logsumexp(-1)
    number = torch.zeros_like(free[:1])
    number[:, [0, *(begin(kind) + inside for kind in NUMBERS for inside in (0, 1))]] = True
    perhaps = scores.masked_fill(~(free | number)[:, None, :], -1e9).logsumexp(-1)
    value = torch.where(labels == 0, hidden, torch.where(labels == PERHAPS, perhaps, chosen))
    return -(value * known).sum() / known.sum()


class Rounds:
    """A round: documents made anew in every language that has carriers, and samples of the corpora."""

    def __init__(self, data: Path, pieces: Pieces, seed: int):
        self.pieces = pieces
        self.corpora = corpora.load(data, evaluation=False)
        self.chance = random.Random(seed)
        self.makers: dict[str, tuple[float, Carriers]] = {}

    def maker(self, language: str) -> Carriers | None:
        """A language's carriers, read again when the file has changed."""
        path = CARRIERS / f"{language}.txt"
        values = CARRIERS.parent / "values" / f"{language}.txt"
        if not (path.exists() and values.exists()):
            return None
        stamp = path.stat().st_mtime + values.stat().st_mtime
        held = self.makers.get(language)
        if held is None or held[0] != stamp:
            try:
                maker = Carriers(language, False, self.chance)
                for _ in range(300):
                    maker.document()
                self.makers[language] = (stamp, maker)
            except Exception as error:  # a file that is being edited: the old reading stays
                print(f"{language}: {error!r}", flush=True)
                return held[1] if held else None
        return self.makers[language][1]

    def beside(self, document: Document) -> Document:
        """A document before or behind one in another language: a request in one's own, a letter in the other's."""
        language = self.chance.choice(list(self.makers))
        other = noisy(self.makers[language][1].document(), self.chance, language)
        gap: Document = [(self.chance.choice(("\n", "\n\n", " ", ": ")), None)]
        return document + gap + other if self.chance.random() < 0.5 else other + gap + document

    def refilled(self, document: Document, language: str) -> Document:
        """A corpus's document with other people, places and firms here and there, in the case of those before."""
        chance = self.chance
        out: Document = []
        for text, kind in document:
            if kind in REFILLS and chance.random() < REFILLED:
                slot = chance.choice(REFILLS[kind] if " " in text or kind != "PERSON" else ("first", "last"))
                value = self.makers[language][1].values.value(slot)
                text = value.lower() if text.islower() else value.upper() if text.isupper() else value
            out.append((text, kind))
        return out

    def round(self) -> list[Window]:
        chance = self.chance
        found = []
        for language, share in SHARE.items():
            maker = self.maker(language)
            if maker is None:
                continue
            for _ in range(int(DOCUMENTS * share)):
                document = noisy(maker.document(), chance, language)
                if chance.random() < TWO:
                    document = self.beside(document)
                found += windows(document, self.pieces, None, chance)
        for name, count in CORPORA.items():
            samples = self.corpora.get(name)
            for document, annotated, language in chance.sample(samples, min(count, len(samples))) if samples else ():
                document = self.refilled(document, language)
                dice = chance.random()
                if dice < 0.2:
                    document = lower(document)
                elif dice < 0.25:
                    document = upper(document)
                found += windows(document, self.pieces, annotated, chance)
        return found


def stream(data: Path, pieces: Pieces, tokens: int, seed: int) -> Iterator[tuple]:
    """Batches of round after round, without end."""
    rounds = Rounds(data, pieces, seed)
    while True:
        yield from batches(rounds.round(), pieces, tokens, rounds.chance)


def _make(ready, seed: int, *about) -> None:
    torch.set_num_threads(1)
    for batch in stream(*about, seed):
        ready.put([tensor.numpy() for tensor in batch])


def made_by(workers: int, seed: int, *about) -> Iterator[tuple]:
    """The same from so many processes, each with chances of its own; they end with this one."""
    others = multiprocessing.get_context("spawn")
    ready = others.Queue(AHEAD)
    for worker in range(workers):
        others.Process(target=_make, args=(ready, seed * 1000 + worker, *about), daemon=True).start()
    while True:
        yield tuple(torch.from_numpy(array) for array in ready.get(timeout=PATIENCE))


def schedule(part: float, peak: float) -> float:
    """Warms up over 2 % and falls linearly to 4 % of the peak; `part` is the share of the training that is done."""
    return peak * (part / 0.02 if part < 0.02 else max(0.04, 1 - part))


def masked(ids, labels, pieces: Pieces):
    """6 % of the pieces of entities become unknown: the context must say what they are. 1 % of the others too."""
    dice = torch.rand(ids.shape, device=ids.device)
    gone = ((labels > 0) & (dice < 0.06)) | ((labels == 0) & (dice < 0.01))
    return torch.where(gone, torch.full_like(ids, pieces.unknown), ids)


def save(path: Path, model: Tagger, optimiser, state: dict) -> None:
    part = path.with_suffix(".part")
    torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "state": state}, part)
    os.replace(part, path)


def mean(folder: Path, after: float = 0.5) -> None:
    """Writes `mean.pt`: so much of the mean of the weights that training ended with, the rest of those that it began with.

    The head's columns of types that the first did not know are those of the end.

    What was learnt anew costs some of what was known before; between the two lies more of both. Ends of a run and of
    its continuation differ by chance: their mean has less of it.
    """
    first, last = (torch.load(folder / name, weights_only=True) for name in ("first.pt", "last.pt"))
    ends = [torch.load(path, weights_only=True)["model"] for path in sorted(folder.glob("end-*.pt"))]
    means = {
        name: (1 - after) * value.float() + after * sum(end[name].float() for end in ends) / len(ends)
        for name, value in first["model"].items()
    }
    for name in ("head.weight", "head.bias"):
        known = first["known"]
        means[name][known:] = sum(end[name].float() for end in ends)[known:] / len(ends)
    torch.save({"model": means, "state": last["state"]}, folder / "mean.pt")


def train(
    model: Tagger,
    pieces: Pieces,
    data: Path,
    folder: Path,
    budget: float,
    peak: float,
    tokens: int = 1536,
    bf16: bool = True,
    frozen: int = 0,
    device: str = "cpu",
    workers: int = 0,
    minutes: float = math.inf,
    seed: int = 1,
):
    """Trains until `budget` pieces were seen in all, or so many minutes are over; prints a line a minute.

    The first `frozen` layers stay as they are. Batches have about `tokens` pieces and are made by `workers` processes
    beside this one, or by this one.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "last.pt"
    saved = torch.load(path, weights_only=True) if path.exists() else None
    state = saved["state"] if saved else {"seen": 0.0, "steps": 0, "seed": seed}
    chances = state["seed"] * 1000 + state["steps"]
    # Processes are begun before the graphics processor is: none of them may have it.
    ready = made_by(workers, chances, data, pieces, tokens) if workers else stream(data, pieces, tokens, chances)
    coming = next(ready)
    model.to(device)
    head = list(model.head.parameters())
    rest = [p for n, p in model.named_parameters() if not n.startswith("head")]
    optimiser = torch.optim.AdamW(
        [{"params": rest, "scale": 1.0}, {"params": head, "scale": 3.0}],
        lr=peak,
        weight_decay=0.01,
        betas=(0.9, 0.98),
        fused=True,
    )
    if saved:
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        print(f"going on at {state['seen'] / 1e6:.2f} M pieces", flush=True)
    else:
        torch.save({"model": model.state_dict(), "known": model.known}, folder / "first.pt")
    if frozen:
        for part in (model.eln, *model.layers[:frozen]):
            part.requires_grad_(False)
        model.position.requires_grad_(False)
    torch.manual_seed(chances)
    began = saved_at = told = time.monotonic()
    at_start = told_seen = state["seen"]
    losses: list[torch.Tensor] = []
    model.train()
    limit = folder / "budget"
    if limit.exists():
        budget = float(limit.read_text())
    while True:
        part = max(state["seen"] / budget, (time.monotonic() - began) / 60 / minutes)
        if part >= 1:
            break
        rate = schedule(part, peak)
        for group in optimiser.param_groups:
            group["lr"] = rate * group["scale"]
        ids, on, labels, annotated = (tensor.to(device, non_blocking=True) for tensor in coming)
        state["seen"] += float((coming[2] != IGNORE).sum())
        state["steps"] += 1
        with torch.autocast(device, torch.bfloat16, enabled=bf16):
            logits = model(masked(ids, labels, pieces), on)
        loss = loss_of(logits, labels, annotated)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        losses.append(loss.detach())
        coming = next(ready)
        now = time.monotonic()
        if now - told > 60:
            if limit.exists():
                budget = float(limit.read_text())
            mean = float(torch.stack(losses).mean())
            if not math.isfinite(mean):
                raise FloatingPointError(f"the loss is {mean} before step {state['steps']}")
            speed = (state["seen"] - told_seen) / (now - told)
            line = {
                "minutes": round((now - began) / 60, 1),
                "seen": int(state["seen"]),
                "loss": round(mean, 4),
                "rate": rate,
                "per second": int(speed),
            }
            print(json.dumps(line), flush=True)
            told, told_seen, losses = now, state["seen"], []
            if now - saved_at > SAVE_EVERY:
                save(path, model, optimiser, state)
                saved_at = now
    save(path, model, optimiser, state)
    torch.save({"model": model.state_dict()}, folder / f"end-{state['steps']}.pt")
    print(
        f"trained {(state['seen'] - at_start) / 1e6:.2f} M pieces in {(time.monotonic() - began) / 60:.0f} min",
        flush=True,
    )
