"""Writes python-cases.json: phrases and seeds by Python's hashlib, from the lists of the standard.

    python3 make-python-cases.py > python-cases.json

One case is [list, entropy, first 16 hex digits of the phrase's SHA-256, passphrase, first 32 hex digits of the seed].
"""

import hashlib
import json
import pathlib
import random
import re
import unicodedata

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
random.seed(39)


def read(name):
    return re.search(r"`([^`]*)`", (LISTS / f"{NAMES[name]}.js").read_text("utf-8"))[1].split("\n")


def phrase_of(entropy, words):
    size = len(entropy) * 8
    number = int.from_bytes(entropy, "big") << size // 32
    number |= hashlib.sha256(entropy).digest()[0] >> 8 - size // 32
    count = (size + size // 32) // 11
    return [words[number >> 11 * (count - 1 - at) & 2047] for at in range(count)]


def case(name, words):
    entropy = random.randbytes(random.choice([16, 20, 24, 28, 32]))
    phrase = ("\u3000" if name == "japanese" else " ").join(phrase_of(entropy, words))
    passphrase = random.choice(PASSPHRASES)
    nfkd = [unicodedata.normalize("NFKD", text).encode() for text in (phrase, "mnemonic" + passphrase)]
    seed = hashlib.pbkdf2_hmac("sha512", *nfkd, 2048).hex()
    return [name, entropy.hex(), hashlib.sha256(phrase.encode()).hexdigest()[:16], passphrase, seed[:32]]


lists = {name: read(name) for name in NAMES}
assert hashlib.sha256(("\n".join(lists["english"]) + "\n").encode()).hexdigest().startswith("2f5eed53a4727b4b")
rows = [json.dumps(case(name, words), ensure_ascii=False) for _ in range(52) for name, words in lists.items()]
print("[\n" + ",\n".join(rows) + "\n]")
