"""The question as node-llama-cpp writes it, in tokens."""

from collections.abc import Callable
from pathlib import Path

from transformers import AutoTokenizer

INSTRUCTION = "Find what is personal."
#: llama.cpp begins a text with it, and the model's template once more.
BEGIN = "<|im_start|>"

Encode = Callable[[str], list[int]]


def tokenizer(model: Path) -> Encode:
    """The one in the GGUF file."""
    whole = AutoTokenizer.from_pretrained(model.parent, gguf_file=model.name)
    return lambda text: whole(text, add_special_tokens=False)["input_ids"]


def asked(encode: Encode, text: str) -> list[int]:
    return encode(f"{BEGIN}{BEGIN}system\n{INSTRUCTION}<|im_end|>\n{BEGIN}user\n{text}<|im_end|>\n{BEGIN}assistant\n")


def said(encode: Encode, answer: str) -> list[int]:
    return encode(f"{answer}<|im_end|>")
