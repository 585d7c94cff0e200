"""Writes fraction-vectors.json: temperatures on all scales as Python's fractions and decimal give them, by the
definitions of the scales from kelvins and none of the formulas of this tool. Run: python3 make-fraction-vectors.py"""

import json
import pathlib
import random
from decimal import ROUND_HALF_UP, Context, Decimal, getcontext
from fractions import Fraction as F

getcontext().prec = 200
TWELVE = Context(prec=12, rounding=ROUND_HALF_UP)
ZERO = F("273.15")
# (to kelvins, from kelvins)
SCALES = {
    "celsius": (lambda x: x + ZERO, lambda k: k - ZERO),
    "fahrenheit": (lambda x: (x + F("459.67")) * 5 / 9, lambda k: k * 9 / 5 - F("459.67")),
    "kelvin": (lambda x: x, lambda k: k),
    "rankine": (lambda x: x * 5 / 9, lambda k: k * 9 / 5),
    "delisle": (lambda x: F("373.15") - x * 2 / 3, lambda k: (F("373.15") - k) * 3 / 2),
    "newton": (lambda x: x * 100 / 33 + ZERO, lambda k: (k - ZERO) * 33 / 100),
    "reaumur": (lambda x: x * 5 / 4 + ZERO, lambda k: (k - ZERO) * 4 / 5),
    "romer": (lambda x: (x - F("7.5")) * 40 / 21 + ZERO, lambda k: (k - ZERO) * 21 / 40 + F("7.5")),
}


def written(value):
    rounded = TWELVE.divide(Decimal(value.numerator), Decimal(value.denominator))
    text = format(rounded, "f")
    return (text.rstrip("0").rstrip(".") if "." in text else text) if value else "0"


random.seed(273)
rows = []
while len(rows) < 800:
    scale = list(SCALES)[len(rows) % len(SCALES)]
    digits = random.randint(0, 10 ** random.randint(1, 9))
    typed = format(Decimal(random.choice([1, 1, -1]) * digits).scaleb(-random.randint(0, 6)), "f")
    kelvins = SCALES[scale][0](F(typed))
    if kelvins >= 0:
        rows.append([scale, typed, *(written(to(kelvins)) for _, to in SCALES.values())])
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("fraction-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
