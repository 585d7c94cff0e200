"""Writes figlet.json: what Debian's figlet 2.2.5 draws, by font.

    apt-get install figlet && python3 make-figlet.py
"""

import itertools
import json
import pathlib
import random
import subprocess

FONTS = {
    "big": "Big", "banner": "Banner", "block": "Block", "bubble": "Bubble", "digital": "Digital", "ivrit": "Ivrit",
    "lean": "Lean", "mini": "Mini", "mnemonic": "Mnemonic", "script": "Script", "slant": "Slant", "small": "Small",
    "smscript": "Small Script", "smshadow": "Small Shadow", "smslant": "Small Slant", "standard": "Standard",
    "term": "Term",
}
LAYOUTS = {"font": [], "full": ["-W"], "fitted": ["-k"], "smushed": ["-S"], "overlapped": ["-o"]}
TEXTS = [
    "Hi there", "WAVE to You", "f(x) = [a+b]/{c}", "!!..,,--__", "aa  bb", "100% @#$^&*", "one\ntwo", " lead",
    "The quick brown fox", "averyveryverylongword tail", "a   b    c   d e f g h", "<>|/\\()", "it's \"quoted\"; ok?",
]


def drawn(font, width, flags, text):
    command = ["/usr/bin/figlet", "-f", font, "-w", str(width), *flags]
    made = subprocess.run(command, input=text, capture_output=True, check=True, encoding="latin-1").stdout
    return "\n".join(line.rstrip(" ") for line in made.removesuffix("\n").split("\n"))


def cases(font):
    draw = random.Random(font)
    every = list(itertools.product(TEXTS, LAYOUTS, [80, 40]))
    return [
        {"text": text, "width": width, "layout": layout, "art": drawn(font, width, LAYOUTS[layout], text)}
        for text, layout, width in draw.sample(every, 7)
    ]


made = {name: cases(font) for font, name in FONTS.items()}
path = pathlib.Path(__file__).with_name("figlet.json")
lines = [f'"{name}": {json.dumps(cases, ensure_ascii=False)}' for name, cases in made.items()]
path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
