"""The trained model as files for the app: tagger.onnx, pieces.bin, tagger.json."""

import hashlib
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from torch.nn import functional as F

from . import vocabulary
from .decode import OVERLAP, THRESHOLDS
from .labels import LABELS, TYPES
from .model import HEADS, HIDDEN, WINDOW, Tagger

BLOCK = 32


class Attention(torch.autograd.Function):
    """Attention over q, k and v [batch, pieces, HIDDEN] in one operator of onnxruntime."""

    @staticmethod
    def forward(_, q, k, v, mask):
        batch, length, _ = q.shape
        q, k, v = (x.view(batch, length, HEADS, HIDDEN // HEADS).transpose(1, 2) for x in (q, k, v))
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask.bool()[:, None, None, :])
        return mixed.transpose(1, 2).reshape(batch, length, HIDDEN)

    @staticmethod
    def symbolic(graph, q, k, v, mask):
        bias = graph.op("prim::Constant")
        bias.setType(torch._C.NoneType.get())
        return graph.op("com.microsoft::MultiHeadAttention", q, k, v, bias, mask, num_heads_i=HEADS).setType(q.type())


class Packed(nn.Module):
    """The tagger with its table in 4 bits, as the exported graph computes it. ids and mask: int32 [batch, pieces]."""

    def __init__(self, tagger: Tagger, codes: np.ndarray, scales: np.ndarray):
        super().__init__()
        self.tagger = tagger
        self.register_buffer("codes", torch.from_numpy(codes.copy()))
        self.register_buffer("scales", torch.from_numpy(scales.copy()))

    def forward(self, ids, mask):
        batch, length = ids.shape
        codes = self.codes[ids]
        low_and_high = codes.float()
        high = torch.floor(low_and_high / 16)
        low = low_and_high - 16 * high
        shape = (batch, length, HIDDEN // BLOCK, BLOCK // 2)
        weights = torch.cat([low.view(shape), high.view(shape)], dim=-1) - 8
        words = (weights * self.scales[ids].float().unsqueeze(-1)).view(batch, length, HIDDEN)
        tagger = self.tagger
        x = tagger.eln(words + tagger.position[:length])
        for layer in tagger.layers:
            q, k, v = layer.qkv(x).split(HIDDEN, dim=-1)
            x = layer.aln(x + layer.ao(Attention.apply(q, k, v, mask)))
            x = layer.oln(x + layer.fo(F.gelu(layer.fi(x))))
        return tagger.head(x)


def fuse(source: Path, target: Path) -> None:
    """Joins operators as onnxruntime does when it opens a file, but for one: its kernel takes four times as long."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    options.optimized_model_filepath = str(target)
    onnxruntime.InferenceSession(
        str(source), options, providers=["CPUExecutionProvider"], disabled_optimizers=["SkipLayerNormFusion"]
    )


def join_attention(path: Path) -> None:
    """Makes each layer's attention and the matrix in front of it one operator: the same numbers in less time."""
    model = onnx.load(str(path))
    graph = model.graph
    maker = {name: node for node in graph.node for name in node.output}
    nodes = []
    for node in graph.node:
        if node.op_type != "MultiHeadAttention":
            nodes.append(node)
            continue
        split = maker[node.input[0]]
        matrix = maker[split.input[0]]
        nodes = [each for each in nodes if each not in (split, matrix)]
        x, weight, scale, zero, bias = matrix.input
        name = node.output[0]
        codes, code_scale, code_zero = (f"{name}_{part}" for part in ("codes", "scale", "zero"))
        nodes.append(onnx.helper.make_node("DynamicQuantizeLinear", [x], [codes, code_scale, code_zero]))
        inputs = [codes, weight, bias, code_scale, scale, node.input[4], code_zero, zero]
        nodes.append(onnx.helper.make_node("QAttention", inputs, [name], domain="com.microsoft", num_heads=HEADS))
    del graph.node[:]
    graph.node.extend(nodes)
    used = {name for node in nodes for name in node.input}
    constants = [tensor for tensor in graph.initializer if tensor.name in used]
    del graph.initializer[:]
    graph.initializer.extend(constants)
    onnx.save(model, str(path))


def export(
    work: Path, checkpoint: Path, out: Path, data: Path | None = None, thresholds=None, reduce_range: bool = True
) -> None:
    """Writes the three files to `out`: the table in 4 bits, the matrices in int8 a channel, the head in f32.

    The operators are joined already: whoever opens the file joins no more of them ("basic").
    """
    out.mkdir(parents=True, exist_ok=True)
    held = np.load(work / "table.npz")
    tagger = Tagger(held["codes"], held["scales"])
    saved = torch.load(checkpoint, weights_only=True)
    tagger.load_state_dict(saved["model"])
    tagger.eval()
    packed = Packed(tagger, held["codes"], held["scales"]).eval()
    ids = torch.randint(5, len(held["codes"]), (2, 9), dtype=torch.int32)
    whole = work / "whole.onnx"
    torch.onnx.export(
        packed,
        (ids, torch.ones_like(ids)),
        str(whole),
        input_names=["ids", "mask"],
        output_names=["logits"],
        dynamic_axes={name: {0: "batch", 1: "pieces"} for name in ("ids", "mask", "logits")},
        opset_version=17,
        dynamo=False,
        custom_opsets={"com.microsoft": 1},
    )
    graph = onnx.load(str(whole))
    constants = {tensor.name for tensor in graph.graph.initializer}
    matrices = [node for node in graph.graph.node if node.op_type == "MatMul" and node.input[1] in constants]
    quantized = work / "quantized.onnx"
    quantize_dynamic(
        str(whole),
        str(quantized),
        weight_type=QuantType.QInt8,
        per_channel=True,
        reduce_range=reduce_range,
        op_types_to_quantize=["MatMul"],
        nodes_to_exclude=[matrices[-1].name],
        extra_options={"DefaultTensorType": onnx.TensorProto.FLOAT},
    )
    fuse(quantized, out / "tagger.onnx")
    join_attention(out / "tagger.onnx")
    pieces = vocabulary.load(work)
    vocabulary.write(out / "pieces.bin", pieces.pieces, pieces.scores)
    about = {
        "version": 1,
        "types": TYPES,
        "labels": LABELS,
        "window": WINDOW,
        "overlap": OVERLAP,
        "thresholds": thresholds or THRESHOLDS,
        "ids": {
            "start": pieces.start,
            "stop": pieces.stop,
            "pad": pieces.pad,
            "unknown": pieces.unknown,
            "newline": pieces.newline,
        },
        "trained": {"pieces": int(saved["state"]["seen"]), "steps": saved["state"]["steps"]},
        "sha256": {
            name: hashlib.sha256((out / name).read_bytes()).hexdigest() for name in ("tagger.onnx", "pieces.bin")
        },
    }
    (out / "tagger.json").write_text(json.dumps(about, indent=2) + "\n")
    for name in ("tagger.onnx", "pieces.bin", "tagger.json"):
        print(f"{name}: {(out / name).stat().st_size / 1e6:.2f} MB", flush=True)
