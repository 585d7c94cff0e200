"""Writes prefix-vectors.json: 400 addresses, the longest block of IEEE's registries that each begins with, and its owner,
found without any index. Run after `npm ci`: python3 make-prefix-vectors.py"""

import json
import pathlib
import random

here = pathlib.Path(__file__)
root = here.parents[3]
data = json.loads((root / "node_modules/oui-data/index.json").read_text(encoding="utf-8"))
blocks = {prefix: " ".join(text.split("\n")[0].split()) for prefix, text in data.items()}
for registry in ("cid", "iab"):
    for line in (root / f"third-party/ieee-registries/{registry}.txt").read_text(encoding="utf-8").splitlines():
        prefix, _, name = line.split(" ", 2)
        blocks[prefix] = name
by_length = {size: sorted(prefix for prefix in blocks if len(prefix) == size) for size in (6, 7, 9)}
random.seed(802)


def address():
    start = random.choice(by_length[random.choice([6, 7, 9])]) if random.random() < 0.9 else ""
    # Beside a block as often as in it.
    start = start[: random.choice([len(start), 6])]
    return start + "".join(random.choices("0123456789ABCDEF", k=12 - len(start)))


def row(mac):
    prefix = max((prefix for prefix in blocks if mac.startswith(prefix)), key=len, default="")
    return [mac, prefix, blocks.get(prefix, "")]


lines = ",\n".join("  " + json.dumps(row(address()), ensure_ascii=False) for _ in range(400))
here.with_name("prefix-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
