"""Writes crawler-vectors.json: user agents of crawlers, seen by others, and what they come for.

From crawler-user-agents (MIT, https://github.com/monperrus/crawler-user-agents), a list of its own that knows nothing of
our rules; the first instance of every second pattern.

    npm pack crawler-user-agents@VERSION, unpack it, then:
    python3 make-crawler-vectors.py package/crawler-user-agents.json
"""

import json
import pathlib
import sys

patterns = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
rows = [
    [pattern["instances"][0], " ".join(pattern.get("tags", []))]
    for pattern in patterns[::2]
    if pattern["instances"]
]
target = pathlib.Path(__file__).with_name("crawler-vectors.json")
lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
