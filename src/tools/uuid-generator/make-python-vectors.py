"""Writes python-vectors.json: named UUIDs, and what is in UUIDs, by Python's uuid.

    python3 make-python-vectors.py > python-vectors.json
"""

import json
import random
import uuid

NAMESPACES = {
    "dns": uuid.NAMESPACE_DNS,
    "url": uuid.NAMESPACE_URL,
    "oid": uuid.NAMESPACE_OID,
    "x500": uuid.NAMESPACE_X500,
}
LETTERS = "abcXYZ 019./:-_äßéñ中文字日本ру😀\u0301\u200d\t\"'<&"


def named():
    name = "".join(random.choice(LETTERS) for _ in range(random.randrange(0, 30)))
    space = random.choice([*NAMESPACES, "custom"])
    own = uuid.UUID(int=random.getrandbits(128))
    base = own if space == "custom" else NAMESPACES[space]
    version = random.choice(["v3", "v5"])
    made = uuid.uuid3(base, name) if version == "v3" else uuid.uuid5(base, name)
    return [version, str(own) if space == "custom" else space, name, str(made)]


def read(index):
    value = uuid.UUID(int=random.getrandbits(128), version=1) if index % 2 else uuid.UUID(int=random.getrandbits(128))
    if value.variant != uuid.RFC_4122:
        return f"{value} {value.int}"
    times = f" {value.time} {value.clock_seq} {value.node:012x}" if value.version == 1 else ""
    return f"{value} {value.int} {value.version}{times}"


random.seed(9562)
cases = {"named": [named() for _ in range(500)], "read": [read(index) for index in range(500)]}
rows = {kind: ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in cases[kind]) for kind in cases}
print("{\n" + ",\n".join(f'"{kind}": [\n{text}\n]' for kind, text in rows.items()) + "\n}")
