"""Writes ipaddress-vectors.json: networks as Python's ipaddress knows them. Run: python3 make-ipaddress-vectors.py

A row of `networks` is `written cidr mask wildcard size first last broadcast supernet previous next`, `-` where there is
none; one of `relations` is two networks and how the first lies to the second.
"""

import ipaddress
import json
import pathlib
import random

random.seed(4632)
EDGES = ["0.0.0.0", "255.255.255.255", "127.255.255.255", "128.0.0.0", "10.0.0.1", "224.0.0.1"]


def neighbor(network, start):
    kind = type(network)
    size = network.max_prefixlen
    return str(kind((start, network.prefixlen))) if 0 <= start < 2**size else "-"


def row(written):
    network = ipaddress.ip_network(written, strict=False)
    v4 = network.version == 4
    plain = not v4 or network.prefixlen > 30
    first, last = network[0], network[-1]
    return " ".join([
        written,
        str(network),
        str(network.netmask) if v4 else "-",
        str(network.hostmask) if v4 else "-",
        str(network.num_addresses),
        str(first if plain else first + 1),
        str(last if plain else last - 1),
        "-" if plain else str(network.broadcast_address),
        str(network.supernet()) if network.prefixlen else "-",
        neighbor(network, int(first) - network.num_addresses),
        neighbor(network, int(last) + 1),
    ])


def v4():
    address = random.choice([*EDGES, *(str(ipaddress.IPv4Address(random.getrandbits(32))) for _ in range(20))])
    length = random.randint(0, 32)
    mask = ipaddress.ip_network(f"0.0.0.0/{length}")
    # A mask of zeros or of ones could be meant either way round.
    written = random.choice([length, mask.netmask, mask.hostmask]) if 0 < length < 32 else length
    return f"{address}/{written}"


def v6():
    address = ipaddress.IPv6Address(random.getrandbits(128) >> random.randint(0, 127) << random.choice([0, 0, 32, 64]) & 2**128 - 1)
    return f"{random.choice([address, address.exploded])}/{random.randint(0, 128)}"


def related():
    bits = random.choice([32, 32, 128])
    kind = ipaddress.IPv4Network if bits == 32 else ipaddress.IPv6Network
    start, length = random.getrandbits(bits), random.randint(bits // 2, bits)
    network = kind((start, length), strict=False)
    # Most are near: around it, in it, or beside it.
    near = start ^ random.choice([0, 1 << random.randint(0, bits // 2)])
    other = kind((near, random.randint(bits // 2, bits)), strict=False)
    if other == network:
        relation = "equal"
    elif other.subnet_of(network):
        relation = "inside"
    else:
        relation = "contains" if network.subnet_of(other) else "outside"
    return f"{other} {network} {relation}"


written = sorted({v4() for _ in range(110)} | {v6() for _ in range(70)})
tables = {"networks": [row(one) for one in written], "relations": [related() for _ in range(100)]}
pathlib.Path(__file__).with_name("ipaddress-vectors.json").write_text(json.dumps(tables, indent=2) + "\n")
