"""Writes hashlib-vectors.json: digests by Python's hashlib and zlib. Run: python3 make-hashlib-vectors.py"""

import hashlib
import json
import pathlib
import random
import zlib

PLAIN = {
    "MD5": "md5",
    "SHA-1": "sha1",
    "SHA-224": "sha224",
    "SHA-256": "sha256",
    "SHA-384": "sha384",
    "SHA-512": "sha512",
    "SHA-512/224": "sha512_224",
    "SHA-512/256": "sha512_256",
    "SHA3-224": "sha3_224",
    "SHA3-256": "sha3_256",
    "SHA3-384": "sha3_384",
    "SHA3-512": "sha3_512",
    "RIPEMD-160": "ripemd160",
    "SM3": "sm3",
}
# Lengths around the blocks of the algorithms, where padding goes wrong.
EDGES = [0, 1, 55, 56, 63, 64, 65, 71, 72, 73, 103, 104, 111, 112, 127, 128, 129, 135, 136, 137, 143, 144, 168, 169, 300]


def message():
    """Size, seed and bytes: the test makes the bytes of size and seed, too."""
    size = random.choice(EDGES) if random.random() < 0.6 else random.randint(0, 200)
    seed = random.randint(0, 255)
    return size, seed, bytes((seed + 31 * i + i * i // 7) % 256 for i in range(size))


def row(algorithm, size, seed, digest, length=0, key=b""):
    return [algorithm, size, seed, digest, length, key.hex()][: 6 if length else 4]


def blake(algorithm, create, longest):
    (size, seed, data), length = message(), random.randint(1, longest)
    key = random.randbytes(random.choice([0, 1, 16, longest]))
    return row(algorithm, size, seed, create(data, digest_size=length, key=key).hexdigest(), length, key)


def shake(algorithm, create):
    (size, seed, data), length = message(), random.choice([1, 16, 32, 64, 137, 168, 200])
    return row(algorithm, size, seed, create(data).hexdigest(length), length)


random.seed(180)
rows = []
for algorithm, name in PLAIN.items():
    for _ in range(30):
        size, seed, data = message()
        rows.append(row(algorithm, size, seed, hashlib.new(name, data).hexdigest()))
for _ in range(40):
    rows.append(blake("BLAKE2b", hashlib.blake2b, 64))
    rows.append(blake("BLAKE2s", hashlib.blake2s, 32))
    rows.append(shake("SHAKE128", hashlib.shake_128))
    rows.append(shake("SHAKE256", hashlib.shake_256))
for _ in range(20):
    size, seed, data = message()
    rows.append(row("CRC-32", size, seed, format(zlib.crc32(data), "08x")))
lines = ",\n".join("  " + json.dumps(row, separators=(',', ':')) for row in rows)
pathlib.Path(__file__).with_name("hashlib-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
