"""Writes vectors.json: texts and what Python's … reads in them. Run: python3 make-vectors.py"""

import json
import pathlib
import random

random.seed(1)


def facts(text):
    return len(text)  # such as ipaddress.ip_network(text).num_addresses


texts = ["", "an input", "ünïcödé 你好 👋"]
texts += ["".join(chr(random.randint(32, 126)) for _ in range(random.randint(1, 40))) for _ in range(97)]
rows = [[text, facts(text)] for text in texts]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
