"""Writes python-vectors.json: texts as Python's html module escapes and unescapes them. Run: python3 make-python-vectors.py

Left out are references to noncharacters and to control characters, which Python removes and browsers keep.
"""

import hashlib
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
texts = sorted({"".join(piece() for _ in range(random.randint(1, 5))) for _ in range(800)})
rows = [[text, html.unescape(text), html.escape(text)] for text in texts]
table = "\n".join(f"{name}\t{html5[name]}" for name in NAMES)
facts = {
    "names": len(NAMES),
    "sha256": hashlib.sha256(table.encode()).hexdigest(),
    "html4": {chr(code): name for code, name in sorted(codepoint2name.items())},
}
lines = ",\n".join(json.dumps(row, ensure_ascii=True) for row in rows)
head = json.dumps(facts, ensure_ascii=True)[:-1]
text = f'{head}, "rows": [\n{lines}\n]}}\n'
pathlib.Path(__file__).with_name("python-vectors.json").write_text(text, encoding="utf-8")
