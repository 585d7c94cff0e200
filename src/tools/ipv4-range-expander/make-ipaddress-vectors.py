"""Writes ipaddress-vectors.json: ranges as Python's ipaddress sums them up. Run: python3 make-ipaddress-vectors.py

A row is `start end block networks…`: the smallest network that holds the range, then the fewest that make it up.
"""

import ipaddress
import json
import pathlib
import random

random.seed(4632)


def pair():
    version = random.choice([4, 4, 6])
    bits = 32 if version == 4 else 128
    kind = ipaddress.IPv4Address if version == 4 else ipaddress.IPv6Address
    size = random.getrandbits(random.choice([1, 3, 8, 12, 20, 31 if version == 4 else 24]))
    start = random.getrandbits(bits)
    if random.random() < 0.3:
        start &= ~(2 ** random.randint(1, 16) - 1)
    return kind(start), kind(min(start + size, 2**bits - 1))


def row(start, end):
    network = ipaddress.ip_network(start)
    while end not in network:
        network = network.supernet()
    parts = ipaddress.summarize_address_range(start, end)
    return " ".join(map(str, [start, end, network, *parts]))


pairs = [pair() for _ in range(120)]
pairs += [(ipaddress.ip_address(a), ipaddress.ip_address(b)) for a, b in [
    ("0.0.0.0", "255.255.255.255"),
    ("0.0.0.1", "255.255.255.254"),
    ("127.255.255.255", "128.0.0.0"),
    ("::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
]]
lines = ",\n".join("  " + json.dumps(row(*one)) for one in pairs)
pathlib.Path(__file__).with_name("ipaddress-vectors.json").write_text(f"[\n{lines}\n]\n")
