"""
Writes vectors.json: `salted` and `raw` by `openssl enc`, `container` by cryptography, each with salts and IVs that are known.
Run: python3 make-vectors.py (OpenSSL 3.0 with its legacy provider, cryptography 48)
"""

import base64
import hashlib
import json
import pathlib
import random
import struct
import subprocess

from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

LETTERS = "abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀"
EDGES = ["", "a", "a" * 7, "a" * 8, "a" * 15, "a" * 16, "a" * 17, "\n", " ", "é" * 16, "\0", "😀"]
CIPHERS = {
    "aes-256": "aes-256-cbc",
    "aes-192": "aes-192-cbc",
    "aes-128": "aes-128-cbc",
    "tripledes": "des-ede3-cbc",
    "rc4-128": "rc4",
}
PROVIDERS = ["-provider", "default", "-provider", "legacy"]


def text(index, longest=30):
    return EDGES[index] if index < len(EDGES) else "".join(random.choices(LETTERS, k=random.randint(1, longest)))


def openssl(arguments, plain):
    return subprocess.run(["openssl", "enc", *arguments, *PROVIDERS], input=plain.encode(), capture_output=True, check=True).stdout


def salted(index):
    algorithm, derivation = list(CIPHERS)[index % 5], ["md5", "sha256", "pbkdf2"][index % 3]
    iterations = 1 + index % 40
    plain, password, salt = text(index), text(99, 12).strip() or "a", random.randbytes(8)
    how = ["-pbkdf2", "-iter", str(iterations)] if derivation == "pbkdf2" else ["-md", derivation]
    data = openssl([f"-{CIPHERS[algorithm]}", *how, "-S", salt.hex(), "-pass", f"pass:{password}"], plain)
    # OpenSSL 3.0 writes no header when it is given the salt.
    return [algorithm, derivation, iterations, password, plain, base64.b64encode(b"Salted__" + salt + data).decode()]


def raw(index):
    mode = ["cbc", "ctr", "cfb", "ofb", "ecb", "gcm", "chacha20"][index % 7]
    plain = text(index)
    key = random.randbytes(32 if mode == "chacha20" else random.choice([16, 24, 32]))
    iv, aad = random.randbytes(12 if mode in ("gcm", "chacha20") else 16), ""
    if mode in ("gcm", "chacha20"):
        aad = random.choice(["", "more", "日本"])
        cipher = AESGCM(key) if mode == "gcm" else ChaCha20Poly1305(key)
        data = cipher.encrypt(iv, plain.encode(), aad.encode())
    else:
        ivs = [] if mode == "ecb" else ["-iv", iv.hex()]
        data = openssl([f"-aes-{len(key) * 8}-{mode}", "-K", key.hex(), *ivs], plain)
    return [mode, key.hex(), "" if mode == "ecb" else iv.hex(), aad, plain, base64.b64encode(data).decode()]


def container(index):
    plain, password, salt, nonce = text(index), text(99, 12), random.randbytes(16), random.randbytes(12)
    if index % 4 == 0:
        passes, lanes = random.randint(1, 3), random.randint(1, 4)
        memory = random.randint(8 * lanes, 64)
        derived = Argon2id(salt=salt, length=32, iterations=passes, lanes=lanes, memory_cost=memory).derive(password.encode())
        costs = struct.pack(">BBII", 1, lanes, memory, passes)
    else:
        iterations = random.randint(1, 99)
        derived = hashlib.pbkdf2_hmac("sha256", password.encode(), salt, iterations)
        costs = struct.pack(">BBII", 2, 0, 0, iterations)
    header = b"HTENC\x01" + costs + salt + nonce
    return [password, plain, base64.b64encode(header + AESGCM(derived).encrypt(nonce, plain.encode(), header)).decode()]


random.seed(2022)
sets = {
    "salted": [salted(index) for index in range(120)],
    "raw": [raw(index) for index in range(84)],
    "container": [container(index) for index in range(40)],
}
rows = ",\n".join(
    json.dumps(name) + ": [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
    for name, rows in sets.items()
)
pathlib.Path(__file__).with_name("vectors.json").write_text("{\n" + rows + "\n}\n", encoding="utf-8")
