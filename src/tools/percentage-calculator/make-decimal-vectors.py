"""Writes decimal-vectors.json: answers as Python's decimal rounds them. Run: python3 make-decimal-vectors.py"""

import json
import pathlib
import random
from decimal import ROUND_HALF_UP, Context, Decimal, getcontext

getcontext().prec = 300
TWELVE = Context(prec=12, rounding=ROUND_HALF_UP)
RULES = {
    "part": ("percent", "whole", lambda x, y: x * y / 100),
    "ratio": ("amount", "whole", lambda x, y: x / y * 100),
    "change": ("from", "to", lambda x, y: (y - x) / abs(x) * 100),
    "increase": ("amount", "percent", lambda x, y: x * (1 + y / 100)),
    "decrease": ("amount", "percent", lambda x, y: x * (1 - y / 100)),
}


def number():
    digits = random.randint(1, 10 ** random.randint(1, 9))
    return Decimal(random.choice([1, 1, 1, -1]) * digits).scaleb(-random.randint(0, 8))


def written(value):
    text = format(TWELVE.create_decimal(value), "f")
    return (text.rstrip("0").rstrip(".") if "." in text else text) if value else "0"


random.seed(100)
rows = []
for index in range(600):
    form = list(RULES)[index % len(RULES)]
    first, second, rule = RULES[form]
    x, y = number(), number()
    rows.append([form, first, format(x, "f"), second, format(y, "f"), written(rule(x, y))])
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("decimal-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
