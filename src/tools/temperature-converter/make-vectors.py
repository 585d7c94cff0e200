"""Writes vectors.json: temperatures on all scales as Python's fractions and decimal calculate them, through kelvins.
Run: python3 make-vectors.py"""

import json
import pathlib
import random
from decimal import ROUND_HALF_UP, Context, Decimal, Inexact, localcontext
from fractions import Fraction as F

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
    """All digits of a decimal that ends, else twelve, or two places from 10 ** 10 on."""
    with localcontext(Context(prec=50, traps=[])) as short:
        exact = Decimal(value.numerator) / Decimal(value.denominator)
        if short.flags[Inexact]:
            exact = TWELVE.divide(Decimal(value.numerator), Decimal(value.denominator))
            if abs(value) >= 10**10:
                return f"{Decimal(round(value * 100)).scaleb(-2):f}"
    text = format(exact, "f")
    return (text.rstrip("0").rstrip(".") if "." in text else text) if value else "0"


random.seed(273)
EDGES = ["0", "0.1", "0.2", "0.3", "37", "100", "20", "1e20"]
rows = []
for scale, (to_kelvins, _) in SCALES.items():
    for typed in EDGES:
        if to_kelvins(F(typed)) >= 0:
            rows.append([scale, typed, *(written(to(to_kelvins(F(typed)))) for _, to in SCALES.values())])
while len(rows) < 120:
    scale = list(SCALES)[len(rows) % len(SCALES)]
    digits = random.randint(0, 10 ** random.randint(1, 9))
    typed = format(Decimal(random.choice([1, 1, -1]) * digits).scaleb(-random.randint(0, 6)), "f")
    kelvins = SCALES[scale][0](F(typed))
    if kelvins >= 0:
        rows.append([scale, typed, *(written(to(kelvins)) for _, to in SCALES.values())])
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
