"""Writes ipaddress-vectors.json: addresses as Python's ipaddress writes them. Run: python3 make-ipaddress-vectors.py

A row is `address decimal hex binary octal mapped-exploded mapped-short 6to4 nat64 reverse properties`; the properties are
the letters of those that hold: loopback, multicast, link-local (k), unspecified.
"""

import ipaddress
import json
import pathlib
import random

random.seed(791)


def row(number):
    v4 = ipaddress.IPv4Address(number)
    mapped = ipaddress.IPv6Address(0xFFFF << 32 | number)
    six = ipaddress.IPv6Network((0x2002 << 112 | number << 80, 48))
    assert six[0].sixtofour == v4 and mapped.ipv4_mapped == v4
    holds = {"l": v4.is_loopback, "m": v4.is_multicast, "k": v4.is_link_local, "u": v4.is_unspecified}
    return " ".join([
        str(v4),
        str(number),
        f"0x{number:08X}",
        f"{number:032b}",
        f"0o{number:011o}",
        # Newer versions of Python write the last 32 bits as an IPv4 address.
        ":".join(f"{int(mapped) >> 16 * group & 0xFFFF:04x}" for group in range(7, -1, -1)),
        f"::ffff:{number >> 16:x}:{number & 0xFFFF:x}",
        str(six),
        str(ipaddress.IPv6Address(int(ipaddress.IPv6Address("64:ff9b::")) | number)),
        v4.reverse_pointer,
        "".join(letter for letter, is_so in holds.items() if is_so) or "-",
    ])


edges = [0, 1, 255, 256, 65535, 65536, 2**24, 2**31 - 1, 2**31, 2**32 - 1, 0x7F000001, 0xA9FE0001, 0xE0000001]
numbers = edges + [random.getrandbits(random.randint(1, 32)) for _ in range(80)]
numbers += [random.getrandbits(32) & 0xFF00FFFF for _ in range(10)] + [0x7F000000 | random.getrandbits(24) for _ in range(10)]
numbers += [0xA9FE0000 | random.getrandbits(16) for _ in range(10)] + [0xE0000000 | random.getrandbits(28) for _ in range(10)]
lines = ",\n".join("  " + json.dumps(row(number)) for number in sorted(set(numbers)))
pathlib.Path(__file__).with_name("ipaddress-vectors.json").write_text(f"[\n{lines}\n]\n")
