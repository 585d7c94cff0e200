"""Writes vectors.json: answers as Python's decimal calculates them. Run: python3 make-vectors.py"""

import json
import pathlib
import random
from decimal import ROUND_HALF_UP, Context, Decimal, Inexact, localcontext

random.seed(100)
RULES = {
    "part": lambda x, y: x * y / 100,
    "ratio": lambda x, y: x * 100 / y,
    "change": lambda x, y: (y - x) * 100 / abs(x),
    "plus": lambda x, y: x * (100 + y) / 100,
    "minus": lambda x, y: x * (100 - y) / 100,
    "beforePlus": lambda x, y: x * 100 / (100 + y),
    "beforeMinus": lambda x, y: x * 100 / (100 - y),
    "whole": lambda x, y: x * 100 / y,
}


def number():
    digits = random.randint(1, 10 ** random.randint(1, 12))
    return Decimal(random.choice([1, 1, 1, -1]) * digits).scaleb(-random.randint(0, 8))


def plain(value):
    text = format(value, "f")
    return (text.rstrip("0").rstrip(".") if "." in text else text) if value else "0"


def answer(rule, x, y):
    """All digits where they are at most 50; else twelve, or two places from 10 ** 10 on."""
    with localcontext(Context(prec=50, traps=[])) as short:
        exact = rule(x, y)
        if not short.flags[Inexact]:
            return plain(exact), True
    with localcontext(Context(prec=400, rounding=ROUND_HALF_UP)):
        value = rule(x, y)
        if abs(value) >= 10**10:
            return format(value.quantize(Decimal("0.01")), "f"), False
        return plain(Context(prec=12, rounding=ROUND_HALF_UP).create_decimal(value)), False


EDGES = [("0.1", "3"), ("1", "3"), ("-1", "7"), ("7", "100"), ("1e20", "3"), ("99999999999999999999", "7"), ("1e-30", "0.3")]
pairs = [(Decimal(x), Decimal(y)) for x, y in EDGES] + [(number(), number()) for _ in range(14)]
rows = [[name, format(x, "f"), format(y, "f"), *answer(rule, x, y)] for x, y in pairs for name, rule in RULES.items()]
# Nothing is before 100 % was taken off.
rows = [row for row in rows if row[3] != "Infinity"]
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
