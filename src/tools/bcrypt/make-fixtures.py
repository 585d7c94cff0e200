"""
Writes fixtures.json: password hashes by libxcrypt, htpasswd, OpenSSL and the reference implementation of Argon2.
Run: python3 make-fixtures.py (Python 3.11; Debian packages argon2 and apache2-utils)
"""

import base64
import crypt
import hashlib
import json
import pathlib
import random
import subprocess

BCRYPT64 = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
LETTERS = "abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀👨‍👩‍👧"


def password():
    return "".join(random.choices(LETTERS, k=random.choice([1, 4, 8, 12, 20, 35, 80])))


def b64(data):
    return base64.b64encode(data).decode().rstrip("=")


def by_bcrypt():
    # The last character of a salt has two bits only.
    salt = "".join(random.choices(BCRYPT64, k=21)) + random.choice(".Oeu")
    text = password()
    return [text, crypt.crypt(text, f"${random.choice(['2a', '2b', '2y'])}$04${salt}")]


def by_htpasswd():
    text = password()
    command = ["htpasswd", "-niBC", "4", "ada"]
    return [text, subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode().strip()]


def by_argon2():
    text = password()[:40]
    salt = "".join(random.choices("abcXYZ019", k=random.randint(8, 24)))
    kind, lanes = random.choice(["-id", "-i", "-d"]), random.randint(1, 3)
    costs = ["-t", str(random.randint(1, 3)), "-k", str(random.randint(8 * lanes, 96)), "-p", str(lanes)]
    form = ["-l", str(random.choice([16, 32, 64])), "-v", random.choice(["10", "13", "13", "13"]), "-e"]
    command = ["argon2", salt, kind, *costs, *form]
    return [text, subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode().strip()]


def by_scrypt():
    text, salt = password(), random.randbytes(random.randint(8, 24))
    log_n, r, p, size = random.randint(1, 6), random.randint(1, 9), random.randint(1, 4), random.choice([16, 32, 64])
    digest = hashlib.scrypt(text.encode(), salt=salt, n=2**log_n, r=r, p=p, dklen=size)
    if random.random() < 0.3:
        letters = "".join(random.choices("abcXYZ019", k=16))
        digest = hashlib.scrypt(text.encode(), salt=letters.encode(), n=2**log_n, r=r, p=p, dklen=64)
        return [text, f"scrypt:{2**log_n}:{r}:{p}${letters}${digest.hex()}"]
    return [text, f"$scrypt$ln={log_n},r={r},p={p}${b64(salt)}${b64(digest)}"]


def by_pbkdf2():
    name, rounds = random.choice(["sha1", "sha256", "sha512"]), random.randint(1, 20)
    text, salt, kind = password(), random.randbytes(16), random.choice(["phc", "passlib", "django", "werkzeug"])
    letters = "".join(random.choices("abcXYZ019", k=12))
    if kind in ("django", "werkzeug"):
        digest = hashlib.pbkdf2_hmac(name, text.encode(), letters.encode(), rounds)
        if kind == "django":
            return [text, f"pbkdf2_{name}${rounds}${letters}${base64.b64encode(digest).decode()}"]
        return [text, f"pbkdf2:{name}:{rounds}${letters}${digest.hex()}"]
    if kind == "passlib":
        digest = hashlib.pbkdf2_hmac(name, text.encode(), salt, rounds)
        id = "pbkdf2" if name == "sha1" else f"pbkdf2-{name}"
        return [text, f"${id}${rounds}${b64(salt)}${b64(digest)}".replace("+", ".")]
    digest = hashlib.pbkdf2_hmac(name, text.encode(), salt, rounds, random.choice([16, 32, 64]))
    return [text, f"$pbkdf2-{name}$i={rounds}${b64(salt)}${b64(digest)}"]


random.seed(1999)
sets = {
    "bcrypt": [by_bcrypt() for _ in range(500)],
    "htpasswd": [by_htpasswd() for _ in range(50)],
    "argon2": [by_argon2() for _ in range(500)],
    "scrypt": [by_scrypt() for _ in range(500)],
    "pbkdf2": [by_pbkdf2() for _ in range(500)],
}
rows = ",\n".join(
    json.dumps(name) + ": [\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]"
    for name, rows in sets.items()
)
pathlib.Path(__file__).with_name("fixtures.json").write_text("{\n" + rows + "\n}\n", encoding="utf-8")
