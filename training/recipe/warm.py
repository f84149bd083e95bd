"""Goes on from an exported model: its 4-bit table as it is, its int8 matrices de-quantised."""

import json
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from . import vocabulary
from .model import Tagger
from .pieces import Pieces

#: The logit that a new type begins with.
UNLIKELY = -4.0


def pieces_of(folder: Path) -> Pieces:
    return vocabulary.read(folder / "pieces.bin")


def about(folder: Path) -> dict:
    return json.loads((folder / "tagger.json").read_text())


def _constants(folder: Path):
    graph = onnx.load(str(folder / "tagger.onnx")).graph
    return graph, {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}


def unpack(folder: Path, work: Path) -> None:
    """Puts the model's vocabulary and table into the work folder, in the place of pruning."""
    _, held = _constants(folder)
    np.savez(work / "table.npz", codes=held["codes"], scales=held["scales"])
    (work / "pieces.bin").write_bytes((folder / "pieces.bin").read_bytes())


def matrices(graph, held) -> list[np.ndarray]:
    """The constant matrices in the graph's order: qkv, ao, fi, fo of every layer, then the head; [in, out] as f32."""
    found = []
    for node in graph.node:
        name = node.input[1] if len(node.input) > 1 else ""
        if node.op_type in ("DynamicQuantizeMatMul", "QAttention") and name in held:
            stem = name.removesuffix("_quantized")
            scale, zero = held[f"{stem}_scale"], held[f"{stem}_zero_point"]
            found.append((held[name].astype(np.float32) - zero.astype(np.float32)) * scale)
        elif node.op_type == "MatMul" and name in held:
            found.append(held[name].astype(np.float32))
    return found


def load(folder: Path, work: Path) -> Tagger:
    """A tagger with the exported weights; `unpack` must have run. Types that the file lacks begin as unlikely ones."""
    graph, held = _constants(folder)
    table = np.load(work / "table.npz")
    model = Tagger(table["codes"], table["scales"])
    weights = {f"tagger.{name}": parameter for name, parameter in model.named_parameters()}
    targets = [layer.__getattr__(part).weight for layer in model.layers for part in ("qkv", "ao", "fi", "fo")]
    targets.append(model.head.weight)
    found = matrices(graph, held)
    if len(found) != len(targets):
        raise ValueError(f"{len(found)} matrices in the graph, {len(targets)} in the model")
    head = found.pop()
    for target, matrix in zip(targets[:-1], found, strict=True):
        target.data.copy_(torch.from_numpy(matrix.T.copy()))
    done = {id(target) for target in targets}
    model.known = head.shape[1]
    nn.init.normal_(model.head.weight, std=0.02)
    model.head.weight.data[: model.known] = torch.from_numpy(head.T.copy())
    nn.init.constant_(model.head.bias, UNLIKELY)
    model.head.bias.data[: model.known] = torch.from_numpy(held["tagger.head.bias"].copy())
    done.add(id(model.head.bias))
    for name, parameter in weights.items():
        if id(parameter) not in done:
            parameter.data.copy_(torch.from_numpy(held[name].copy()))
    return model
