"""Writes keyboard-vectors.json: rows of keys as XKB labels them (Debian: libxkbcommon0, xkb-data).

    python3 make-keyboard-vectors.py
"""

import ctypes
import json
import pathlib

LAYOUTS = {"JCUKEN": ("ru", "winkeys"), "QWERTY": ("us", ""), "QWERTZ": ("de", ""), "AZERTY": ("fr", ""), "Dvorak": ("us", "dvorak")}
# Codes of the keys of letters, as Linux counts them and XKB adds 8: ten, nine and seven.
ROWS = [range(16, 26), range(30, 39), range(44, 51)]

xkb = ctypes.CDLL("libxkbcommon.so.0")
for name in ("xkb_context_new", "xkb_keymap_new_from_names", "xkb_state_new"):
    getattr(xkb, name).restype = ctypes.c_void_p


class Names(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("rules", "model", "layout", "variant", "options")]


def read(layout, variant):
    context = ctypes.c_void_p(xkb.xkb_context_new(0))
    names = Names(b"evdev", b"pc105", layout.encode(), variant.encode(), b"")
    keymap = ctypes.c_void_p(xkb.xkb_keymap_new_from_names(context, ctypes.byref(names), 0))
    state = ctypes.c_void_p(xkb.xkb_state_new(keymap))
    label = lambda key: chr(xkb.xkb_state_key_get_utf32(state, key + 8))
    return ["".join(label(key) for key in row) for row in ROWS]


vectors = [[name, *read(*layout)] for name, layout in LAYOUTS.items()]
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in vectors)
pathlib.Path(__file__).with_name("keyboard-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
