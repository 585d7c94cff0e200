"""Writes python-vectors.json: UUIDs as ULIDs and their milliseconds, by Python's uuid and its own big integers.

    python3 make-python-vectors.py > python-vectors.json
"""

import json
import random
import uuid

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EDGES = [0, 2**128 - 1, 2**80 - 1, 2**80, 2**127, 1]


def ulid(number):
    return "".join(DIGITS[number >> 5 * place & 31] for place in reversed(range(26)))


random.seed(17)
cases = [uuid.UUID(int=number) for number in EDGES + [random.getrandbits(128) for _ in range(594)]]
rows = [[str(case), ulid(case.int), case.int >> 80] for case in cases]
print("[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]")
