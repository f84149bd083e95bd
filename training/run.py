"""The whole recipe in one command: fetch the base, choose pieces, train, evaluate, export.

    python run.py all --work DIR [--data DIR] [--budget 6e6]
    python run.py train --work DIR --from ../resources/tagger      (go on from an exported model)

Each step can be named alone: fetch, prune, train, mean, evaluate, export. `train` begins again where its last checkpoint
in DIR/ckpt stopped; `mean` is for training that went on from a model and no part of `all`. See README.md.
"""

import argparse
import math
from pathlib import Path

STEPS = ("fetch", "prune", "train", "mean", "evaluate", "export")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("all", *STEPS))
    parser.add_argument("--work", type=Path, required=True, help="folder for the base, the vocabulary and checkpoints")
    parser.add_argument(
        "--data", type=Path, default=Path(__file__).parents[2] / "shared" / "data", help="public corpora"
    )
    parser.add_argument("--budget", type=float, default=6e6, help="pieces to train on in all")
    parser.add_argument("--rate", type=float, default=3e-4, help="peak learning rate; the head has three times as much")
    parser.add_argument("--vocabulary", type=int, default=95_000, help="pieces to keep at most")
    parser.add_argument("--from", dest="start", type=Path, help="folder of an exported model to begin with")
    parser.add_argument("--model", type=Path, help="folder of an exported model to evaluate, instead of the checkpoint")
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "resources" / "tagger")
    parser.add_argument("--freeze", type=int, default=0, help="first layers that are not trained: quicker")
    parser.add_argument("--after", type=float, default=0.5, help="mean: share of the weights after training")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu", help="cuda: train on a graphics processor")
    parser.add_argument("--workers", type=int, default=0, help="processes that make batches; for a graphics processor")
    parser.add_argument("--tokens", type=int, default=1536, help="pieces of a batch")
    parser.add_argument("--minutes", type=float, default=math.inf, help="train no longer than this")
    parser.add_argument("--seed", type=int, default=1, help="of a run that begins: other documents, other chances")
    parser.add_argument("--f32", action="store_true", help="no bfloat16: for processors without it")
    asked = parser.parse_args()

    import torch

    from recipe import base, model, texts, train, vocabulary

    torch.set_num_threads(asked.threads)
    asked.work.mkdir(parents=True, exist_ok=True)
    steps = [step for step in STEPS if step != "mean"] if asked.step == "all" else [asked.step]
    folder = asked.work / "ckpt"
    if "mean" in steps:
        train.mean(folder, asked.after)
    checkpoint = folder / ("mean.pt" if (folder / "mean.pt").exists() else "last.pt")
    if "fetch" in steps:
        base.fetch(asked.work)
    if "prune" in steps and not asked.start:
        vocabulary.build(base.read(base.fetch(asked.work)), asked.work, texts.every(asked.data), asked.vocabulary)
    if "train" in steps:
        if asked.start:
            from recipe import warm

            warm.unpack(asked.start, asked.work)
            tagger = warm.load(asked.start, asked.work)
        else:
            tagger = model.from_base(base.read(base.fetch(asked.work)), asked.work)
        train.train(
            tagger,
            vocabulary.load(asked.work),
            asked.data,
            asked.work / "ckpt",
            asked.budget,
            asked.rate,
            tokens=asked.tokens,
            bf16=not asked.f32,
            frozen=asked.freeze,
            device=asked.device,
            workers=asked.workers,
            minutes=asked.minutes,
            seed=asked.seed,
        )
    if "evaluate" in steps:
        from recipe import evaluate

        evaluate.report(asked.model, asked.work, checkpoint, asked.data)
    if "export" in steps:
        from recipe import export

        export.export(asked.work, checkpoint, asked.out, asked.data)


if __name__ == "__main__":
    main()
