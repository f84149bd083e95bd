"""Builds resources/lists/han.json: the common characters of Chinese, simplified and traditional, and of Japanese.

    python3 scripts/lists/han.py

The first levels of GB 2312-80 (3,755 characters), JIS X 0208 (2,965) and Big5 (5,401), as Python's codecs have them. A character's
position in its list is part of every surrogate that was ever sent: the lists stay as they are.
"""

import json
from pathlib import Path

out = Path(__file__).resolve().parents[2] / "resources" / "lists" / "han.json"


def level(codec, leads, trails):
    """The characters of these first and second bytes."""
    return "".join(bytes((lead, trail)).decode(codec, errors="ignore") for lead in leads for trail in trails)


cells = range(0xA1, 0xFF)
chinese = level("gb2312", range(0xB0, 0xD8), cells)
japanese = level("euc_jp", range(0xB0, 0xD0), cells)
traditional = level("big5", range(0xA4, 0xC7), [*range(0x40, 0x7F), *cells])
lists = {
    "both": "".join(c for c in chinese if c in set(japanese)),
    "chinese": "".join(c for c in chinese if c not in set(japanese)),
    "japanese": "".join(c for c in japanese if c not in set(chinese)),
    "traditional": "".join(c for c in traditional if c not in {*chinese, *japanese} and "\u4e00" <= c <= "\u9fff"),
}
print({name: len(characters) for name, characters in lists.items()}, len(chinese), len(japanese), len(traditional))
out.write_text(json.dumps(lists, ensure_ascii=False, indent=1) + "\n")
