"""Writes vectors.json: texts as Python's urllib.parse encodes and decodes them. Run: python3 make-vectors.py"""

import json
import pathlib
import random
from urllib.parse import quote, quote_plus, unquote

RESERVED = ":/?#[]@!$&'()*+,;="
SEGMENT = "!$&'()*+,;=:@"
ALPHABETS = [
    [chr(code) for code in range(0x20, 0x7F)] + ["\n", "\t"],
    [chr(code) for code in range(0xA0, 0x100)] + list("ab &+/"),
    list("абвгд日本語中文한국어עברית€–…😀👨\u200d👩🇫🇷 %+&=?#"),
]
BROKEN = ["%", "%4", "%zz", "%41", "%C3%A9", "%c3%a9", "%25", "a", "é", "+", "%00", "%F0%9F%98%80"]

random.seed(3986)
texts = ["", " ", "%", "~", "a b+c", "\u0000", RESERVED, "😀"]
texts += ["".join(random.choices(random.choice(ALPHABETS), k=random.randint(1, 9))) for _ in range(92)]
encoded = [
    # Python keeps no escapes of a whole URL, so that only texts without a percent sign are compared.
    [text, quote(text, safe=""), quote(text, safe=SEGMENT), quote_plus(text, safe="*"), None if "%" in text else quote(text, safe=RESERVED)]
    for text in texts
]
broken = ["".join(random.choices(BROKEN, k=random.randint(1, 6))) for _ in range(60)]
decoded = [[text, unquote(text, errors="strict")] for text in sorted(set(broken))]


def rows(all_rows):
    return ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in all_rows)


pathlib.Path(__file__).with_name("vectors.json").write_text(
    f'{{\n  "encoded": [\n{rows(encoded)}\n  ],\n  "decoded": [\n{rows(decoded)}\n  ]\n}}\n', encoding="utf-8"
)
