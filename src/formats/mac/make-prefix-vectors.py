"""Writes prefix-vectors.json: 500 addresses and the longest prefix of the package oui-data that each begins with, found
without any index. Run after `npm ci`: python3 make-prefix-vectors.py"""

import json
import pathlib
import random

here = pathlib.Path(__file__)
data = json.loads((here.parents[3] / "node_modules/oui-data/index.json").read_text(encoding="utf-8"))
by_length = {size: [prefix for prefix in data if len(prefix) == size] for size in (6, 7, 9)}
random.seed(802)


def address():
    start = random.choice(by_length[random.choice([6, 7, 9])]) if random.random() < 0.9 else ""
    # Beside a block as often as in it.
    start = start[: random.choice([len(start), 6])]
    return start + "".join(random.choices("0123456789ABCDEF", k=12 - len(start)))


def row(mac):
    prefix = max((prefix for prefix in data if mac.startswith(prefix)), key=len, default="")
    return [mac, prefix, " ".join(data[prefix].split("\n")[0].split()) if prefix else ""]


lines = ",\n".join("  " + json.dumps(row(address()), ensure_ascii=False) for _ in range(500))
here.with_name("prefix-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
