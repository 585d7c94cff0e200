"""Writes python-vectors.json: what Python counts in generated texts. Words are counted in texts of ASCII words alone."""

import json
import random
import re
from pathlib import Path

random.seed(18)
PIECES = ["a", "Z", "7", " ", "\t", "\n", "\r\n", "\r", "é", "e\u0301", "漢", "かな", "ß", "\u200b", "\u00a0", "👩🏽\u200d💻", "🇫🇷", "𝒳", "؟"]
WORDS = ["word", "Two", "three", "x", "stop.", "end!", "(why?)", "1234", "don't", "so,"]
SPACES = [" ", "  ", "\n", "\r\n", "\t", "\n\n"]


def measure(text, words):
    lines = re.split("\r\n|\r|\n", text)
    if not lines[-1]:
        lines.pop()
    return {
        "text": text,
        "codePoints": len(text),
        "utf8Bytes": len(text.encode("utf-8")),
        "utf16Bytes": len(text.encode("utf-16-le")),
        "lines": len(lines),
        "paragraphs": len([part for part in re.split(r"\n(?:[ \t]*\n)+", "\n".join(lines)) if part.strip(" \t\n")]) if words else None,
        "words": len(text.split()) if words else None,
    }


vectors = [measure("".join(random.choices(PIECES, k=random.randrange(24))), False) for _ in range(70)]
for _ in range(70):
    text = "".join(random.choice(WORDS) + random.choice(SPACES) for _ in range(random.randrange(14)))
    vectors.append(measure(text, True))
rows = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors)
Path(__file__).with_name("python-vectors.json").write_text(f"[\n{rows}\n]\n", encoding="utf-8")
