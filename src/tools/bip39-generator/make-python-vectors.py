"""
Writes python-vectors.json: phrases, seeds, root keys and fingerprints by Python's hashlib and cryptography (secp256k1), from the
lists of the standard.
Run: python3 make-python-vectors.py (cryptography 48)

One row is [list, entropy, first 16 hex digits of the phrase's SHA-256, passphrase, first 32 hex digits of the seed, root key,
fingerprint].
"""

import hashlib
import hmac
import json
import pathlib
import random
import re
import unicodedata

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LISTS = pathlib.Path(__file__).parents[3] / "node_modules/@scure/bip39/wordlists"
NAMES = {
    "english": "english",
    "chineseSimplified": "simplified-chinese",
    "chineseTraditional": "traditional-chinese",
    "czech": "czech",
    "french": "french",
    "italian": "italian",
    "japanese": "japanese",
    "korean": "korean",
    "portuguese": "portuguese",
    "spanish": "spanish",
}
PASSPHRASES = ["", "TREZOR", "correct horse", "é", "Ⅷ ﬁ ㍍", "пароль", "密码", "パスワード", "😀", " "]
BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def read(name):
    return re.search(r"`([^`]*)`", (LISTS / f"{NAMES[name]}.js").read_text("utf-8"))[1].split("\n")


def phrase_of(entropy, words):
    size = len(entropy) * 8
    number = int.from_bytes(entropy, "big") << size // 32
    number |= hashlib.sha256(entropy).digest()[0] >> 8 - size // 32
    count = (size + size // 32) // 11
    return [words[number >> 11 * (count - 1 - at) & 2047] for at in range(count)]


def base58check(data):
    number = int.from_bytes(data + hashlib.sha256(hashlib.sha256(data).digest()).digest()[:4], "big")
    digits = ""
    while number:
        number, digit = divmod(number, 58)
        digits = BASE58[digit] + digits
    return digits


def root_of(seed):
    digest = hmac.digest(b"Bitcoin seed", seed, "sha512")
    key, chain = digest[:32], digest[32:]
    point = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256K1()).public_key()
    public = point.public_bytes(Encoding.X962, PublicFormat.CompressedPoint)
    identifier = hashlib.new("ripemd160", hashlib.sha256(public).digest()).hexdigest()
    return base58check(bytes.fromhex("0488ade4") + bytes(9) + chain + b"\0" + key), identifier[:8]


def row(name, words):
    entropy = random.randbytes(random.choice([16, 20, 24, 28, 32]))
    phrase = ("\u3000" if name == "japanese" else " ").join(phrase_of(entropy, words))
    passphrase = random.choice(PASSPHRASES)
    nfkd = [unicodedata.normalize("NFKD", text).encode() for text in (phrase, "mnemonic" + passphrase)]
    seed = hashlib.pbkdf2_hmac("sha512", *nfkd, 2048)
    digest = hashlib.sha256(phrase.encode()).hexdigest()[:16]
    return [name, entropy.hex(), digest, passphrase, seed.hex()[:32], *root_of(seed)]


random.seed(39)
lists = {name: read(name) for name in NAMES}
# The digest that the standard's list is known by.
assert hashlib.sha256(("\n".join(lists["english"]) + "\n").encode()).hexdigest().startswith("2f5eed53a4727b4b")
rows = [json.dumps(row(name, words), ensure_ascii=False) for _ in range(10) for name, words in lists.items()]
text = "[\n" + ",\n".join(rows) + "\n]\n"
pathlib.Path(__file__).with_name("python-vectors.json").write_text(text, encoding="utf-8")
