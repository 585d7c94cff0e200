"""Writes urllib-vectors.json: texts as Python's urllib.parse encodes them. Run: python3 make-urllib-vectors.py"""

import json
import pathlib
import random
from urllib.parse import quote, quote_plus

ALPHABETS = [
    [chr(code) for code in range(0x20, 0x7F)] + ["\n", "\t"],
    [chr(code) for code in range(0xA0, 0x100)] + list("ab %&+/"),
    list("абвгд日本語中文한국어עברית€–…😀👨‍👩‍👧🇫🇷 %+&=?#"),
]


def latin1(text):
    try:
        return quote(text, safe="", encoding="latin-1")
    except UnicodeEncodeError:
        return None


random.seed(3986)
texts = {"".join(random.choices(random.choice(ALPHABETS), k=random.randint(1, 9))) for _ in range(600)}
rows = [
    {"text": text, "quote": quote(text, safe=""), "quotePlus": quote_plus(text, safe=""), "latin1": latin1(text)}
    for text in sorted(texts)
]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("urllib-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
