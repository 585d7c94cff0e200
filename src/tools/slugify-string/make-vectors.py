"""Writes vectors.json: slugs by Python's unicodedata, of letters that are one of a to z with marks. Run: python3 make-vectors.py"""

import json
import pathlib
import random
import re
import unicodedata


def bare(text):
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


LETTERS = [chr(code) for code in range(0xC0, 0x250) if re.fullmatch("[A-Za-z]+", bare(chr(code)))]
LETTERS += [chr(code) for code in range(0x1E00, 0x1F00) if re.fullmatch("[A-Za-z]", bare(chr(code)))]
OTHERS = list("abcXYZ0189") + [" ", " ", "-", "_", "/", ".", "!", "?", "—", "…", "ﬁ", "Ａ", "e\u0301", "\t"]

random.seed(1)
rows = []
while len(rows) < 120:
    text = "".join(random.choices(LETTERS, k=6) + random.choices(OTHERS, k=6))
    text = "".join(random.sample(list(text), len(text)))
    slug = "-".join(re.findall("[a-z0-9]+", bare(re.sub("[—…]", " ", text)).lower()))
    rows.append([text, slug])
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
