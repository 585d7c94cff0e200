"""Writes unicode-names.json: the Unicode name of each character that has a name in HTML. Run: python3 make-unicode-names.py"""

import json
import pathlib
import unicodedata
from html.entities import html5

# Control characters have no name but this one (NamesList.txt of the Unicode Character Database).
CONTROLS = {"\t": "character tabulation", "\n": "line feed"}

characters = sorted({character for characters in html5.values() for character in characters})
names = {one: CONTROLS.get(one) or unicodedata.name(one).lower() for one in characters}
text = json.dumps(names, ensure_ascii=True, indent=0).replace("\n\n", "\n")
pathlib.Path(__file__).with_name("unicode-names.json").write_text(text + "\n", encoding="utf-8")
