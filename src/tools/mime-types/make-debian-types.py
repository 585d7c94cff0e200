"""Writes debian-types.json: the types that Debian has extensions for (package media-types). Run: python3 make-debian-types.py

Of the types in registrations.ts only; Debian 12 has no newer ones.
"""

import json
import pathlib
import re

here = pathlib.Path(__file__)
table = here.with_name("registrations.ts").read_text(encoding="utf-8")
wanted = set(re.findall(r"^([a-z]+/\S+) ", table, re.MULTILINE))
rows = {}
for line in pathlib.Path("/etc/mime.types").read_text(encoding="utf-8").splitlines():
    kind, *extensions = line.partition("#")[0].split() or [""]
    if kind.lower() in wanted:
        rows[kind.lower()] = [extension.lower() for extension in extensions]
lines = ",\n".join("  " + json.dumps([kind, extensions]) for kind, extensions in sorted(rows.items()))
here.with_name("debian-types.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
