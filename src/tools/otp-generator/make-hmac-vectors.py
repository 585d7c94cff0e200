"""Writes hmac-vectors.json: one-time codes by Python's hmac, hashlib and base64.

Run: python3 make-hmac-vectors.py
"""

import base64
import hashlib
import hmac
import json
import pathlib
import random
import struct

HASHES = {"SHA-1": hashlib.sha1, "SHA-256": hashlib.sha256, "SHA-512": hashlib.sha512}
STEAM = "23456789BCDFGHJKMNPQRTVWXY"


def truncate(key, counter, algorithm):
    mac = hmac.new(key, struct.pack(">Q", counter), HASHES[algorithm]).digest()
    at = mac[-1] & 15
    return struct.unpack(">I", mac[at : at + 4])[0] & 0x7FFFFFFF


def steam(number):
    code = ""
    for _ in range(5):
        number, digit = divmod(number, len(STEAM))
        code += STEAM[digit]
    return code


random.seed(4226)
rows = []
for index in range(100):
    # Longer keys than a block of the hash, too.
    key = random.randbytes(random.choice([10, 16, 20, 20, 20, 32, 32, 64, 65] + [129] * (index % 9 == 0)))
    algorithm = random.choice(list(HASHES))
    kind = random.choice(["totp", "totp", "hotp", "steam"])
    digits = random.choice([6, 7, 8])
    period = random.choice([1, 15, 30, 60, 86400])
    start = random.choice([0, 0, 1000])
    at = random.choice([random.randrange(2**31), random.randrange(1000, 10**6), random.randrange(2**33, 2**36)])
    if kind == "hotp":
        at = random.choice([random.randrange(100), random.randrange(2**53 - 1)])
        code = f"{truncate(key, at, algorithm) % 10**digits:0{digits}}"
    elif kind == "totp":
        code = f"{truncate(key, (at - start) // period, algorithm) % 10**digits:0{digits}}"
    else:
        code = steam(truncate(key, at // 30, "SHA-1"))
    secret = base64.b32encode(key).decode().rstrip("=")
    rows.append([secret, kind, algorithm, digits, period, start, at, code])
lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
pathlib.Path(__file__).with_name("hmac-vectors.json").write_text(f"[\n{lines}\n]\n")
