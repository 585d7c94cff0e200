"""Writes ipaddress-vectors.json: 100 prefixes by the algorithm of RFC 4193 and what Python's `ipaddress` says of them.
Run: python3 make-ipaddress-vectors.py"""

import hashlib
import ipaddress
import json
import pathlib
import random

random.seed(4193)


def row():
    milliseconds = random.randrange(2**41)
    mac = random.randbytes(6)
    subnet = random.choice([0, 1, 0xFFFF, random.randrange(2**16)])
    identifier = bytes([mac[0] ^ 2]) + mac[1:3] + b"\xff\xfe" + mac[3:]
    time = ((2208988800 << 32) + (milliseconds << 32) // 1000) % 2**64
    digest = hashlib.sha1(time.to_bytes(8, "big") + identifier).digest()
    site = ipaddress.IPv6Network((b"\xfd" + digest[-5:] + bytes(10), 48))
    start = int(site.network_address)
    chosen = ipaddress.IPv6Network((start + (subnet << 64), 64))
    zone = lambda network: network.network_address.reverse_pointer[2 * (32 - network.prefixlen // 4) :]
    return [
        milliseconds,
        mac.hex(":"),
        f"{subnet:x}",
        f"{time:016x}",
        str(site),
        str(ipaddress.IPv6Network((start, 64))),
        str(ipaddress.IPv6Network((start + (0xFFFF << 64), 64))),
        str(chosen),
        str(chosen[1]),
        str(ipaddress.IPv6Address(int(chosen.network_address) + int.from_bytes(identifier, "big"))),
        zone(site),
        zone(chosen),
    ]


lines = ",\n".join("  " + json.dumps(row()) for _ in range(100))
pathlib.Path(__file__).with_name("ipaddress-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
