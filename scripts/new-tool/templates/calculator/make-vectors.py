"""Writes vectors.json: two numbers and what Python's decimal calculates of them. Run: python3 make-vectors.py"""

import json
import pathlib
import random
from decimal import Decimal, getcontext

random.seed(1)
getcontext().prec = 100


def plain(number):
    return format(number.normalize(), "f") if number else "0"


def calculated(first, second):
    return plain(first * second / 100)


numbers = [Decimal(0), Decimal("0.1"), Decimal(10) ** 20]
numbers += [Decimal(random.randint(-(10**9), 10**9)).scaleb(-random.randint(0, 6)) for _ in range(97)]
rows = [[plain(first), plain(second), calculated(first, second)] for first, second in zip(numbers, reversed(numbers))]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
