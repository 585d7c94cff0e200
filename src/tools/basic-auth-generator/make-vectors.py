"""Writes vectors.json: user names and passwords as Python's base64 encodes them. Run: python3 make-vectors.py"""

import base64
import json
import pathlib
import random

ALPHABETS = ["abcXYZ012", "ab .-_~!$&'()*+,;=/?@#[]%^`{|}<>\"\\", "éßñ£€", "пароль", "密码", "😀👩\u200d🚀"]

random.seed(7617)


def text(without=""):
    letters = random.choice(ALPHABETS).replace(without, "") if without else random.choice(ALPHABETS) + ":"
    return "".join(random.choices(letters, k=random.randint(0, 24)))


rows = [["", "p"], ["Aladdin", "open sesame"], ["test", "123£"], ["", ":"], ["a", ""]]
rows += [pair for pair in ([text(without=":"), text()] for _ in range(95)) if any(pair)]
rows = [[user, password, base64.b64encode(f"{user}:{password}".encode()).decode()] for user, password in rows]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
