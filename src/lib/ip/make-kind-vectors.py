"""Writes kind-vectors.json: what Python's ipaddress says of addresses around each boundary of IANA's special-purpose
registries, of the blocks of kind.ts, and of others. Run with 3.13: python3 make-kind-vectors.py

A row is `address word`; the word is the first that holds of unspecified, loopback, multicast, link-local, reserved (IPv4),
private (IANA: not globally reachable), shared, unassigned, global. The RFC of a block is not checked here, nor which of two
private blocks an address is in: Python does not know that.
"""

import ipaddress
import json
import pathlib
import random
import re

random.seed(6890)
assert not ipaddress.ip_address("192.0.0.9").is_private, "this Python has the registries of before 2024"

# Where Python 3.13.0 and IANA differ, what IANA says in the column “Globally Reachable”.
DIFFERENT = {
    "192.88.99.2/32": "private",  # 6a44 relays (RFC 6751): unknown to Python
    "::ffff:0:0/96": "private",  # IPv4-mapped: Python asks for the IPv4 address
    "64:ff9b::/96": "global",  # translation (RFC 6052): reserved to Python, as all of ::/8
    "64:ff9b:1::/48": "private",  # translation within a site (RFC 8215): private and reserved to Python
    "100:0:0:1::/64": "private",  # dummy prefix (RFC 9780): unknown to Python
    "2001:1::3/128": "global",  # DNS-SD service registration (RFC 9665): unknown to Python
    "3fff::/20": "private",  # documentation (RFC 9637): known from 3.13.1 on
    "5f00::/16": "private",  # segment routing (RFC 9602): unknown to Python
}
DIFFERENT = {ipaddress.ip_network(block): word for block, word in DIFFERENT.items()}


def word(address):
    for network, said in DIFFERENT.items():
        if address in network:
            return said
    if address.is_unspecified:
        return "unspecified"
    if address.is_loopback:
        return "loopback"
    if address.is_multicast:
        return "multicast"
    if address.is_link_local:
        return "link-local"
    if address.version == 4 and address.is_reserved:
        return "reserved"
    if address.is_private:
        return "private"
    if not address.is_global:
        return "shared"
    # Site-local addresses (fec0::/10) were given back by RFC 3879; Python still knows them.
    return "unassigned" if address.version == 6 and (address.is_reserved or address.is_site_local) else "global"


here = pathlib.Path(__file__)
blocks = set(DIFFERENT)
for version in (ipaddress.IPv4Address, ipaddress.IPv6Address):
    for value in vars(version._constants).values():
        for network in value if isinstance(value, list) else [value]:
            if isinstance(network, (ipaddress.IPv4Network, ipaddress.IPv6Network)):
                blocks.add(network)
for block in re.findall(r"\['([\da-f.:]+/\d+)'", here.with_name("kind.ts").read_text()):
    blocks.add(ipaddress.ip_network(block))

addresses = set()
for network in blocks:
    first, last = int(network.network_address), int(network.broadcast_address)
    numbers = [first - 1, first, first + 1, last - 1, last, last + 1, *(random.randint(first, last) for _ in range(4))]
    kind = type(network.network_address)
    addresses |= {kind(number) for number in numbers if 0 <= number < 2**network.max_prefixlen}
addresses |= {ipaddress.IPv4Address(random.getrandbits(32)) for _ in range(100)}
addresses |= {ipaddress.IPv6Address(random.getrandbits(128)) for _ in range(60)}
addresses |= {ipaddress.IPv6Address(2**125 + random.getrandbits(125)) for _ in range(60)}

rows = [f"{address} {word(address)}" for address in sorted(addresses, key=lambda one: (one.version, one))]
here.with_name("kind-vectors.json").write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n")
