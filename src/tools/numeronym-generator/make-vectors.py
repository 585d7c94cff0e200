"""Writes vectors.json: texts and what Python's regular expressions abbreviate them to. Their letters have no combining
marks, so that code points are characters. Run: python3 make-vectors.py"""

import json
import pathlib
import random
import re

random.seed(18)


def abbreviated(text):
    def short(match):
        word = match.group()
        return word if len(word) < 4 else f"{word[0]}{len(word) - 2}{word[-1]}"

    return re.sub(r"[^\W_]+(?:['’][^\W_]+)*", short, text)


LETTERS = "abcdefghijklmnopqrstuvwxyzABCXYZäöüßéñçабвгдежзиклмнЖЩαβγδλω0123456789你好世界"
BETWEEN = [" ", ", ", "-", "_", ". ", "\n", "\t", " — ", "/", "’", "'", " + ", "$", "…", "(", ") "]


def word():
    return "".join(random.choice(LETTERS) for _ in range(random.choice([1, 2, 3, 4, 5, 8, 12, 30])))


texts = ["", " ", "abc", "abcd", "don’t", "’tis", "rock 'n' roll", "a_b", "1234"]
texts += ["".join(word() + random.choice(BETWEEN) for _ in range(random.randint(1, 6))) for _ in range(91)]
rows = [[text, abbreviated(text)] for text in texts]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
