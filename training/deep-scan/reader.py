"""The small model of a GGUF file in torch, with a LoRA on its upper layers."""

from pathlib import Path

import torch
from gguf import GGUFReader, dequantize
from torch import Tensor, nn
from torch.nn.functional import embedding, linear, rms_norm, scaled_dot_product_attention, silu

MATRICES = ("attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down")


def number(file: GGUFReader, key: str) -> float:
    field = file.fields[key]
    return field.parts[field.data[0]][0].item()


class Matrix(nn.Module):
    """A matrix that stays as it is, and a taught product of two thin ones beside it (LoRA, eq. 3)."""

    def __init__(self, weight: Tensor, rank: int, scale: float) -> None:
        super().__init__()
        self.register_buffer("weight", weight, persistent=False)
        self.scale = scale
        self.a = self.b = None
        if rank > 0:
            self.a = nn.Parameter(torch.randn(rank, weight.shape[1]) / weight.shape[1] ** 0.5)
            self.b = nn.Parameter(torch.zeros(weight.shape[0], rank))

    def forward(self, x: Tensor) -> Tensor:
        y = linear(x, self.weight)
        if self.a is None:
            return y
        # Small steps would be lost in bfloat16: the taught weights are kept in float32.
        return y + linear(linear(x, self.a.to(x.dtype)), self.b.to(x.dtype) * self.scale)


class Layer(nn.Module):
    def __init__(
        self, weights: dict[str, Tensor], heads: tuple[int, int], epsilon: float, rank: int, scale: float
    ) -> None:
        super().__init__()
        self.matrices = nn.ModuleDict({name: Matrix(weights[name], rank, scale) for name in MATRICES})
        self.norms = weights["attn_norm"], weights["ffn_norm"]
        self.heads = heads
        self.epsilon = epsilon

    def forward(self, x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
        batch, length, width = x.shape
        own, kept = self.heads
        size = width // own
        h = rms_norm(x, (width,), self.norms[0], self.epsilon)
        q, k, v = (
            self.matrices[f"attn_{name}"](h).view(batch, length, count, size).transpose(1, 2)
            for name, count in (("q", own), ("k", kept), ("v", kept))
        )
        q, k = turned(q, turn), turned(k, turn)
        k, v = (each.repeat_interleave(own // kept, 1) for each in (k, v))
        seen = scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.matrices["attn_output"](seen.transpose(1, 2).reshape(batch, length, width))
        h = rms_norm(x, (width,), self.norms[1], self.epsilon)
        return x + self.matrices["ffn_down"](silu(self.matrices["ffn_gate"](h)) * self.matrices["ffn_up"](h))


def turned(x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
    """RoPE as GGUF's "llama" has it: neighbours in pairs."""
    cos, sin = turn
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1).flatten(-2)


class Model(nn.Module):
    """
    A decoder of the architecture "llama", with tied embeddings. Of its layers the first `frozen` have no LoRA: nothing
    is led back through them.
    """

    def __init__(self, path: Path, rank: int, frozen: int, alpha: float, dtype: torch.dtype) -> None:
        super().__init__()
        file = GGUFReader(path)
        tensors = {
            each.name: torch.from_numpy(dequantize(each.data, each.tensor_type).copy()).to(dtype)
            for each in file.tensors
        }
        count = int(number(file, "llama.block_count"))
        heads = int(number(file, "llama.attention.head_count")), int(number(file, "llama.attention.head_count_kv"))
        self.epsilon = number(file, "llama.attention.layer_norm_rms_epsilon")
        self.base = number(file, "llama.rope.freq_base")
        self.size = int(number(file, "llama.rope.dimension_count"))
        self.table, self.norm = tensors["token_embd.weight"], tensors["output_norm.weight"]
        self.layers = nn.ModuleList()
        for at in range(count):
            weights = {name.split(".")[2]: weight for name, weight in tensors.items() if name.startswith(f"blk.{at}.")}
            own_rank = 0 if at < frozen else rank
            self.layers.append(Layer(weights, heads, self.epsilon, own_rank, alpha / rank))

    def forward(self, ids: Tensor) -> Tensor:
        """Of [texts, tokens] the last layer's states: `logits` makes chances of them."""
        at = torch.arange(ids.shape[1], dtype=torch.float32)
        angles = at[:, None] * self.base ** (-torch.arange(0, self.size, 2) / self.size)
        turn = angles.cos().to(self.table.dtype), angles.sin().to(self.table.dtype)
        x = embedding(ids, self.table)
        for layer in self.layers:
            x = layer(x, turn)
        return rms_norm(x, (x.shape[-1],), self.norm, self.epsilon)

    def logits(self, states: Tensor) -> Tensor:
        return linear(states, self.table).float()
