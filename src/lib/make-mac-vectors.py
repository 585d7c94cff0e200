"""Writes mac-vectors.json: 100 MAC addresses as Python writes them, their IPv6 interface identifiers (by `ipaddress`) and
their flags. Run: python3 make-mac-vectors.py"""

import ipaddress
import json
import pathlib
import random

random.seed(4291)


def row():
    octets = bytearray(random.randbytes(6))
    if random.random() < 0.3:
        octets[random.randrange(6)] = random.randrange(16)
    text = octets.hex(":")
    identifier = bytes([octets[0] ^ 2]) + octets[1:3] + b"\xff\xfe" + octets[3:]
    address = ipaddress.IPv6Address(b"\xfe\x80" + bytes(6) + identifier)
    return [
        octets.hex().upper(),
        text,
        octets.hex("-").upper(),
        octets.hex(".", 2),
        ":".join(f"{octet:x}" for octet in octets),
        address.exploded[20:].replace(":", ""),
        ("m" if octets[0] & 1 else "u") + ("l" if octets[0] & 2 else "g"),
    ]


lines = ",\n".join("  " + json.dumps(row()) for _ in range(100))
pathlib.Path(__file__).with_name("mac-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
