"""Writes vectors.json: HMACs by Python's hmac. Run: python3 make-vectors.py"""

import hmac
import json
import pathlib
import random

NAMES = {
    "MD5": "md5",
    "SHA-1": "sha1",
    "SHA-224": "sha224",
    "SHA-256": "sha256",
    "SHA-384": "sha384",
    "SHA-512": "sha512",
    "SHA-512/256": "sha512_256",
    "SHA3-224": "sha3_224",
    "SHA3-256": "sha3_256",
    "SHA3-384": "sha3_384",
    "SHA3-512": "sha3_512",
    "RIPEMD-160": "ripemd160",
    "BLAKE2b": "blake2b",
    "BLAKE2s": "blake2s",
    "SM3": "sm3",
}
# Lengths of keys around the blocks of the hash functions, above which a key is hashed first.
KEYS = [0, 1, 20, 63, 64, 65, 71, 72, 73, 103, 104, 105, 127, 128, 129, 135, 136, 137, 143, 144, 145, 200]


def bytes_of(size, seed):
    """The test makes the bytes of size and seed, too."""
    return bytes((seed + 31 * i + i * i // 7) % 256 for i in range(size))


random.seed(2104)
rows = []
for algorithm, name in NAMES.items():
    for key in KEYS:
        message = random.choice([0, 1, 64, random.randint(0, 300)])
        seed = random.randint(0, 255)
        mac = hmac.new(bytes_of(key, seed + 1), bytes_of(message, seed), name).hexdigest()
        rows.append([algorithm, key, message, seed, mac])
lines = ",\n".join("  " + json.dumps(row) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
