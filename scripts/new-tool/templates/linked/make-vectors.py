"""Writes vectors.json: values of the first unit in the second, as Python's … has them. Run: python3 make-vectors.py"""

import json
import pathlib
import random

random.seed(1)


def converted(value):
    return str(2 * value)  # such as fractions.Fraction(value) * 9 / 5 + 32


values = [0, 1, -1, 10**20, *(random.randint(-(10**9), 10**9) for _ in range(96))]
rows = [[str(value), converted(value)] for value in values]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
