"""
Writes vectors.json: passwords with their hashes by libxcrypt (crypt of Python 3.11) and by htpasswd.
Run: python3 make-vectors.py (Debian's package apache2-utils)
"""

import crypt
import json
import pathlib
import random
import subprocess

DIGITS = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
LETTERS = "abc XYZ 0189 !$%&/=?+*# éüß яблоко 日本語 😀👨‍👩‍👧"
EDGES = ["", "a", "\x01\x7f", "a" * 71, "a" * 72, "é" * 36, "日" * 24]


def password():
    return "".join(random.choices(LETTERS, k=random.choice([1, 4, 8, 12, 20])))


def by_crypt(text):
    # The last character of a salt has two bits only.
    salt = "".join(random.choices(DIGITS, k=21)) + random.choice(".Oeu")
    return [text, crypt.crypt(text, f"${random.choice(['2a', '2b', '2y'])}$04${salt}")]


def by_htpasswd(text):
    command = ["htpasswd", "-niBC", "4", "ada"]
    return [text, subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode().strip()]


random.seed(1999)
rows = [by_crypt(text) for text in EDGES + [password() for _ in range(73)]]
rows += [by_htpasswd(text) for text in EDGES[1:] + [password() for _ in range(24)]]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
