"""Writes python-types.json: extensions and the types that Python has for them. Run: python3 make-python-types.py"""

import json
import mimetypes
import pathlib

# Only what is built in, not what this system adds.
types = mimetypes.MimeTypes(filenames=()).types_map[True]
rows = [[extension[1:], kind] for extension, kind in sorted(types.items())]
text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
pathlib.Path(__file__).with_name("python-types.json").write_text(text, encoding="utf-8")
