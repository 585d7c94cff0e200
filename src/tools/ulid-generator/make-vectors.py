"""Writes vectors.json: UUIDs as ULIDs, and their milliseconds, by Python's big integers. Run: python3 make-vectors.py"""

import json
import pathlib
import random
import uuid

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EDGES = [0, 2**128 - 1, 2**80 - 1, 2**80, 2**127, 1]


def ulid(number):
    return "".join(DIGITS[number >> 5 * place & 31] for place in reversed(range(26)))


random.seed(17)
cases = [uuid.UUID(int=number) for number in EDGES + [random.getrandbits(128) for _ in range(114)]]
rows = [[str(case), ulid(case.int), case.int >> 80] for case in cases]
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
