"""Writes crypt-vectors.json: what `openssl passwd` makes of passwords and salts. Run: python3 make-vectors.py"""

import json
import pathlib
import random
import subprocess

CRYPT64 = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
LETTERS = "abc XYZ 019 !$%&/()=?'\" éß日本 😀"


def passwd(kind, salt, password):
    command = ["openssl", "passwd", f"-{kind}", "-salt", salt, "-stdin"]
    return subprocess.run(command, input=password.encode(), capture_output=True, check=True).stdout.decode().strip()


random.seed(7617)
rows = []
for kind, longest in (("apr1", 8), ("6", 16)):
    for index in range(500):
        password = "".join(random.choices(LETTERS, k=random.randint(1, 60 if index % 10 == 0 else 16)))
        salt = "".join(random.choices(CRYPT64, k=random.randint(1, longest)))
        # Fewer rounds for most, or the test would take minutes.
        rounds = "rounds=1000$" if kind == "6" and index % 25 != 0 else ""
        rows.append([password, passwd(kind, rounds + salt, password)])
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("crypt-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
