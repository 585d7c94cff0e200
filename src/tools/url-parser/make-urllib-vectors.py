"""Writes urllib-vectors.json: URLs as Python's urllib.parse takes them apart. Run: python3 make-urllib-vectors.py

Only URLs of which RFC 3986 and the URL Standard say the same: in lowercase, without dot segments or default ports, and
with nothing that the URL Standard would encode.
"""

import json
import pathlib
import random
from urllib.parse import parse_qsl, unquote, urljoin, urlsplit

WORDS = ["a", "ab", "x1", "docs", "a.b", "a-b", "_", "~me", "%C3%A9", "a%20b", "%2F", "100%25", "z", "constructor"]
VALUES = [*WORDS, "", "a+b", "%2B", "1=2", "a/b?c", "%26", "__proto__", "%F0%9F%98%80"]
HOSTS = ["example.com", "a.b.example.co.uk", "localhost", "127.0.0.1", "[::1]", "[2001:db8::1]", "xn--mnchen-3ya.de"]
RELATIVE = ["g", "./g", "g/", "/g", "../g", "../../g", "?y=1", "g?y", "#s", "g#s", "//h.example/x", "a/../b", "g;x=1/../y"]


def url():
    login = random.choice(["", "", "me@", "me:secret@", "a%40b:p%3Aq@", "me:@"])
    port = random.choice(["", "", ":8080", ":1", ":65535"])
    path = "/" + "/".join(random.choice(WORDS) for _ in range(random.randint(0, 4)))
    pairs = [random.choice(WORDS) + random.choice(["=", "="]) + random.choice(VALUES) for _ in range(random.randint(1, 5))]
    query = random.choice(["", "?" + "&".join(pairs), "?" + "&".join(pairs)])
    fragment = random.choice(["", "", "#top", "#a/b?c", "#%C3%A9"])
    return f"{random.choice(['http', 'https', 'ftp', 'ws'])}://{login}{random.choice(HOSTS)}{port}{path}{query}{fragment}"


random.seed(3986)
rows = []
for text in sorted({url() for _ in range(88)}):
    parts = urlsplit(text)
    relative = random.choice(RELATIVE)
    rows.append(
        {
            "url": text,
            "scheme": parts.scheme,
            "username": parts.username or "",
            "password": parts.password or "",
            "decodedUsername": unquote(parts.username or ""),
            "decodedPassword": unquote(parts.password or ""),
            "host": parts.hostname,
            "port": "" if parts.port is None else str(parts.port),
            "path": parts.path,
            "decodedPath": unquote(parts.path),
            "query": parts.query,
            "fragment": parts.fragment,
            "parameters": parse_qsl(parts.query, keep_blank_values=True),
            "relative": relative,
            "joined": urljoin(text, relative),
        }
    )
labels = ["münchen", "日本語", "пример", "bücher", "ñandú", "faß", "a-ü", "ελλάδα", "עברית", "한국어", "aаa", "-é-"]
punycode = [[label, "xn--" + label.encode("punycode").decode()] for label in labels]
alphabet = "abz09-äöüéßñабвгд日本語한국אב😀"
while len(punycode) < 60:
    label = "".join(random.choices(alphabet, k=random.randint(1, 20)))
    if not label.isascii():
        punycode.append([label, "xn--" + label.encode("punycode").decode()])
lines = ",\n".join(json.dumps(row, ensure_ascii=True) for row in rows)
others = ",\n".join(json.dumps(row, ensure_ascii=True) for row in punycode)
text = f'{{"urls": [\n{lines}\n],\n"punycode": [\n{others}\n]}}\n'
pathlib.Path(__file__).with_name("urllib-vectors.json").write_text(text, encoding="utf-8")
