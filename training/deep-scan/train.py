"""
Trains a LoRA of a small model for deep scan's question, on one core. Goes on where its last checkpoint stopped.

    python train.py --model FILE.gguf --work DIR [--minutes 75]
"""

import argparse
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path

import torch
from examples import examples
from prompt import asked, said, tokenizer
from reader import Model
from torch.nn.functional import cross_entropy

IGNORED = -100
SAVE_SECONDS = 180
#: Tokens of a step, with what fills shorter texts up.
STEP = 1100
POOL = 400

Tokens = tuple[list[int], list[int]]


def batches(made: Iterator[tuple[str, str]], encode) -> Iterator[list[Tokens]]:
    """Texts of about one length together, so that little is filled up."""
    while True:
        pool: list[Tokens] = []
        for text, answer in itertools.islice(made, POOL):
            question, answered = asked(encode, text), said(encode, answer)
            pool.append((question + answered, [IGNORED] * len(question) + answered))
        pool.sort(key=lambda each: len(each[0]))
        steps: list[list[Tokens]] = [[]]
        for each in pool:
            if (len(steps[-1]) + 1) * len(each[0]) > STEP:
                steps.append([])
            steps[-1].append(each)
        random.shuffle(steps)
        yield from steps


def loss_of(model: Model, batch: list[Tokens]) -> torch.Tensor:
    """Mean over the answers' tokens, natural logarithm."""
    longest = max(len(tokens) for tokens, _ in batch)
    # What is behind the end is never looked back at.
    ids = torch.tensor([tokens + [0] * (longest - len(tokens)) for tokens, _ in batch])
    wanted = torch.tensor([answer + [IGNORED] * (longest - len(answer)) for _, answer in batch])[:, 1:]
    states = model(ids)[:, :-1]
    return cross_entropy(model.logits(states[wanted != IGNORED]), wanted[wanted != IGNORED])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument(
        "--minutes", type=float, default=75, help="of processor time in all; the rate falls to 0 with them"
    )
    parser.add_argument("--rate", type=float, default=8e-4)
    parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--frozen", type=int, default=12, help="first layers without a LoRA")
    parser.add_argument("--f32", action="store_true", help="for processors without bfloat16")
    options = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(0)
    model = Model(
        options.model, options.rank, options.frozen, 2 * options.rank, torch.float32 if options.f32 else torch.bfloat16
    )
    encode = tokenizer(options.model)
    taught = list(model.parameters())
    optimiser = torch.optim.AdamW(taught, lr=options.rate, betas=(0.9, 0.98), weight_decay=0.01)
    step, elapsed, seen = 0, 0.0, 0
    options.work.mkdir(parents=True, exist_ok=True)
    checkpoint = options.work / "last.pt"
    if checkpoint.exists():
        state = torch.load(checkpoint)
        step, elapsed, seen = state["step"], state["elapsed"], state["seen"]
        model.load_state_dict(state["lora"])
        optimiser.load_state_dict(state["optimiser"])

    def save() -> None:
        state = {
            "step": step,
            "elapsed": elapsed,
            "seen": seen,
            "lora": model.state_dict(),
            "optimiser": optimiser.state_dict(),
        }
        torch.save(state | {"rank": options.rank, "alpha": 2 * options.rank}, checkpoint.with_suffix(".new"))
        checkpoint.with_suffix(".new").rename(checkpoint)

    random.seed(step)
    made = batches(examples(step), encode)
    saved = time.monotonic()
    while elapsed < 60 * options.minutes:
        # What else runs on the machine does not count.
        began = time.process_time()
        batch = next(made)
        left = max(0.0, 1 - elapsed / (60 * options.minutes))
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1.0, (step + 1) / 30) * left
        optimiser.zero_grad()
        loss = loss_of(model, batch)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(taught, 1.0)
        optimiser.step()
        step += 1
        seen += len(batch)
        took = time.process_time() - began
        elapsed += took
        tokens = sum(len(each) for each, _ in batch)
        if step % 10 == 0 or step < 10:
            print(
                f"{step} {elapsed / 60:.1f} min, {seen} texts, loss {loss.item():.3f}, norm {norm:.2f}, {tokens / took:.0f} tokens/s",
                flush=True,
            )
        if time.monotonic() - saved > SAVE_SECONDS:
            saved = time.monotonic()
            save()
    save()


if __name__ == "__main__":
    main()
