"""Writes capacity.json: what each version holds at each level (ISO/IEC 18004, table 7), from the tables of Debian's
python3-qrcode. Run: /usr/bin/python3 make-capacity.py"""

import json
import pathlib

from qrcode import base, util

LEVELS = {"low": 1, "medium": 0, "quartile": 3, "high": 2}


def capacities(version, level):
    bits = sum(block.data_count for block in base.rs_blocks(version, level)) * 8 - 4
    sizes = util.mode_sizes_for_version(version)
    count = {
        "numeric": lambda rest: rest // 10 * 3 + (2 if rest % 10 >= 7 else 1 if rest % 10 >= 4 else 0),
        "alphanumeric": lambda rest: rest // 11 * 2 + (1 if rest % 11 >= 6 else 0),
        "byte": lambda rest: rest // 8,
    }
    modes = {"numeric": util.MODE_NUMBER, "alphanumeric": util.MODE_ALPHA_NUM, "byte": util.MODE_8BIT_BYTE}
    return [count[name](bits - sizes[mode]) for name, mode in modes.items()]


table = {name: [capacities(version, level) for version in range(1, 41)] for name, level in LEVELS.items()}
pathlib.Path(__file__).with_name("capacity.json").write_text(json.dumps(table) + "\n", encoding="utf-8")
