"""
Writes what was trained as an adapter that llama.cpp reads beside the model itself (GGUF, half precision).

    python export.py --work DIR --out FILE.gguf
"""

import argparse
import re
from pathlib import Path

import torch
from gguf import GGUFWriter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    state = torch.load(options.work / "last.pt")
    writer = GGUFWriter(options.out, "llama")
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", float(state["alpha"]))
    writer.add_name("Palimpsest deep scan")
    writer.add_license("Apache-2.0")
    for name, weight in state["lora"].items():
        layer, matrix, part = re.fullmatch(r"layers\.(\d+)\.matrices\.(\w+)\.([ab])", name).groups()
        writer.add_tensor(f"blk.{layer}.{matrix}.weight.lora_{part}", weight.half().numpy())
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    print(f"{options.out}: step {state['step']}, {state['seen']} texts, {options.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
