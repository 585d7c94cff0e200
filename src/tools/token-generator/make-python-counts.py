"""Writes python-counts.json: how often Python's secrets picks each character of tokens.

    python3 make-python-counts.py > python-counts.json
"""

import collections
import json
import secrets
import string

ALPHABETS = {
    "characters": string.ascii_letters + string.digits,
    "hex": string.hexdigits[:16],
    "base64url": string.ascii_letters + string.digits + "-_",
    "base32": string.ascii_uppercase + "234567",
    "pin": string.digits,
}
DRAWS = 256_000


def count(alphabet):
    found = collections.Counter(secrets.choice(alphabet) for _ in range(DRAWS))
    return "".join(sorted(found)), [found[character] for character in sorted(found)]


rows = [f'"{form}": {json.dumps(dict(zip(("alphabet", "counts"), count(alphabet))))}' for form, alphabet in ALPHABETS.items()]
print("{\n" + ",\n".join(rows) + "\n}")
