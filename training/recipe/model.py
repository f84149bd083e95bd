"""The encoder: the first layers of multilingual-e5-small with a head of one linear layer."""

from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from . import base as base_model
from .labels import LABELS

LAYERS = 6
HIDDEN = 384
HEADS = 12
FEED = 1536
EPSILON = 1e-12
#: Pieces of a window, without <s> and </s>.
WINDOW = 126


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(HIDDEN, 3 * HIDDEN)
        self.ao = nn.Linear(HIDDEN, HIDDEN)
        self.aln = nn.LayerNorm(HIDDEN, eps=EPSILON)
        self.fi = nn.Linear(HIDDEN, FEED)
        self.fo = nn.Linear(FEED, HIDDEN)
        self.oln = nn.LayerNorm(HIDDEN, eps=EPSILON)

    def forward(self, x, bias):
        batch, length, _ = x.shape
        q, k, v = self.qkv(x).view(batch, length, 3, HEADS, HIDDEN // HEADS).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=bias)
        x = self.aln(x + self.ao(mixed.transpose(1, 2).reshape(batch, length, HIDDEN)))
        return self.oln(x + self.fo(F.gelu(self.fi(x))))


class Tagger(nn.Module):
    """Logits [batch, pieces, labels] of ids [batch, pieces] (padded with `pad`) and a mask of the same shape."""

    def __init__(self, codes: np.ndarray, scales: np.ndarray, layers: int = LAYERS, dropout: float = 0.1):
        super().__init__()
        self.register_buffer("table", torch.from_numpy(base_model.unpack(codes, scales)).half(), persistent=False)
        self.position = nn.Parameter(torch.zeros(WINDOW + 2, HIDDEN))
        self.eln = nn.LayerNorm(HIDDEN, eps=EPSILON)
        self.layers = nn.ModuleList(Layer() for _ in range(layers))
        self.dropout = nn.Dropout(dropout)
        self.head = nn.Linear(HIDDEN, len(LABELS))
        #: How many of the labels the weights that it begins with know.
        self.known = len(LABELS)

    def forward(self, ids, mask):
        words = F.embedding(ids, self.table).float()
        x = self.dropout(self.eln(words + self.position[: ids.shape[1]]))
        bias = torch.zeros_like(mask, dtype=torch.float32).masked_fill(~mask.bool(), -1e4)[:, None, None, :]
        if torch.is_autocast_enabled(x.device.type):
            bias = bias.bfloat16()
        for layer in self.layers:
            x = layer(x, bias)
        return self.head(self.dropout(x)).float()


def from_base(base: base_model.Base, work: Path) -> Tagger:
    """A tagger that starts with the base's first layers; the type row 0 is added to the positions."""
    held = np.load(work / "table.npz")
    model = Tagger(held["codes"], held["scales"])

    def load(target, name, columns=0):
        target.data.copy_(torch.from_numpy(base_model.tensor(base, name, columns).copy()).view_as(target))

    rows = base_model.tensor(base, "emb.pos", HIDDEN)[: WINDOW + 2] + base_model.tensor(base, "emb.type", HIDDEN)[0]
    model.position.data.copy_(torch.from_numpy(rows.copy()))
    load(model.eln.weight, "emb.ln.w")
    load(model.eln.bias, "emb.ln.b")
    for i, layer in enumerate(model.layers):
        for row, part in enumerate("qkv"):
            span = slice(row * HIDDEN, (row + 1) * HIDDEN)
            load(layer.qkv.weight[span], f"l{i}.{part}.w", HIDDEN)
            load(layer.qkv.bias[span], f"l{i}.{part}.b")
        for name, module, columns in (("ao", layer.ao, HIDDEN), ("fi", layer.fi, HIDDEN), ("fo", layer.fo, FEED)):
            load(module.weight, f"l{i}.{name}.w", columns)
            load(module.bias, f"l{i}.{name}.b")
        for name, module in (("aln", layer.aln), ("oln", layer.oln)):
            load(module.weight, f"l{i}.{name}.w")
            load(module.bias, f"l{i}.{name}.b")
    nn.init.normal_(model.head.weight, std=0.02)
    nn.init.zeros_(model.head.bias)
    return model
