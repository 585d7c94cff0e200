"""Writes vectors.json: the names of Python's html module, and texts that it escapes and unescapes. Run: python3 make-vectors.py

Left out are references to noncharacters and to control characters, which Python removes and browsers keep.
"""

import html
import json
import pathlib
import random
from html.entities import codepoint2name, html5

PLAIN = ["a", "Z", "9", " ", "=", ";", "&", "#", "&#", "&#x", "<", ">", '"', "'", "é", "日本", "😀", "\n", "b=c"]
NAMES = sorted(html5)
NUMBERS = [38, 60, 65, 160, 233, 0x20AC, 0x1F600, 0, 128, 133, 146, 159, 0xD800, 0xDFFF, 0x110000, 10**12]


def piece():
    kind = random.random()
    if kind < 0.3:
        return random.choice(PLAIN)
    if kind < 0.65:
        return "&" + random.choice(NAMES)
    if kind < 0.75:
        return "&" + random.choice(NAMES)[: random.randint(1, 7)]
    end = random.choice([";", ";", ""])
    number = random.choice(NUMBERS)
    return random.choice([f"&#{number}{end}", f"&#x{number:x}{end}", f"&#X{number:X}{end}"])


random.seed(13_5)
texts = sorted({"".join(piece() for _ in range(random.randint(1, 5))) for _ in range(120)})
rows = [[text, html.unescape(text), html.escape(text)] for text in texts]
facts = {
    "names": " ".join(NAMES),
    "characters": [html5[name] for name in NAMES],
    "html4": [chr(code) + name for code, name in sorted(codepoint2name.items())],
    "rows": rows,
}
lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}" for key, value in facts.items())
pathlib.Path(__file__).with_name("vectors.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
