"""
Writes container-fixtures.json: containers of texts, with keys by Python's PBKDF2 and by the reference program of Argon2 (its hashes
are those of ../bcrypt/fixtures.json with a salt of 16 bytes), and AES-GCM by OpenSSL.
Run: python3 make-container-fixtures.py (Python 3.11, cryptography 48)
"""

import base64
import hashlib
import json
import pathlib
import random
import re
import struct

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

LETTERS = "abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀"
EDGES = ["", "a", "a" * 15, "a" * 16, "a" * 17, "\n", " ", "\0", "é" * 32, "😀"]
folder = pathlib.Path(__file__).parent


def text(longest):
    return "".join(random.choices(LETTERS, k=random.randint(1, longest)))


def container(key, costs, salt, plain):
    nonce = random.randbytes(12)
    header = b"HTENC\x01" + costs + salt + nonce
    return base64.b64encode(header + AESGCM(key).encrypt(nonce, plain.encode(), header)).decode()


def by_pbkdf2(index):
    password, plain = text(12), EDGES[index] if index < len(EDGES) else text(30)
    salt, iterations = random.randbytes(16), random.choice([1, 2, 3, random.randint(1, 300)])
    key = hashlib.pbkdf2_hmac("sha256", password.encode(), salt, iterations)
    return [password, plain, container(key, struct.pack(">BBII", 2, 0, 0, iterations), salt, plain)]


def by_argon2(password, hash_):
    found = re.fullmatch(r"\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$(.*)\$(.*)", hash_)
    if not found:
        return None
    memory, passes, lanes = map(int, found.groups()[:3])
    salt, key = (base64.b64decode(part + "==") for part in found.groups()[3:])
    if len(salt) != 16 or len(key) != 32:
        return None
    plain = text(30)
    return [password, plain, container(key, struct.pack(">BBII", 1, lanes, memory, passes), salt, plain)]


random.seed(2024)
hashes = json.loads((folder / "../bcrypt/fixtures.json").read_text(encoding="utf-8"))["argon2"]
sets = {
    "pbkdf2": [by_pbkdf2(index) for index in range(320)],
    "argon2id": [row for row in (by_argon2(*pair) for pair in hashes) if row],
}
rows = ",\n".join(
    json.dumps(name) + ": [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
    for name, rows in sets.items()
)
(folder / "container-fixtures.json").write_text("{\n" + rows + "\n}\n", encoding="utf-8")
