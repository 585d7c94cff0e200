"""Writes vectors.json: links wrapped, and taken apart again, by Python's urllib. Run: python3 make-vectors.py

Proofpoint's versions 2 and 3 are written by the rules that its decoder states, and read again by that decoder's steps.
"""

import base64
import json
import pathlib
import random
import re
import string
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

RUNS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
WORDS = ["a", "docs", "x-y", "_z", "caf\u00e9", "\u65e5\u672c", "a b", "100%", "1+1", "a*b", "**A", "me@example.org", "\U0001f600"]


def target():
    host = random.choice(["example.org", "www.example.com:8080", "a-b.example", "xn--mnchen-3ya.de", "192.0.2.1"])
    path = "/".join(quote(random.choice(WORDS)) for _ in range(random.randint(0, 3)))
    query = [(random.choice("abc"), random.choice(WORDS)) for _ in range(random.randint(0, 3))]
    asked = "?" + urlencode(query, quote_via=random.choice([quote, quote, lambda t, *_: quote(t, safe="+")])) if query else ""
    return f"{random.choice(['http', 'https'])}://{host}/{path}{asked}{random.choice(['', '', '#top', '#a-b_c'])}"


def in_parameter(start, name, more):
    def wrap(url):
        fields = [(name, url), *more]
        if random.random() < 0.3:
            random.shuffle(fields)
        link = start + "?" + urlencode(fields, quote_via=quote, safe=random.choice(["", "/"]))
        return link, parse_qs(urlsplit(link).query)[name][0]

    return wrap


def v2(url):
    coded = re.sub(r"[^A-Za-z0-9./]", lambda m: "".join(f"-{byte:02X}" for byte in m[0].encode()), url).replace("/", "_")
    link = f"https://urldefense.proofpoint.com/v2/url?u={coded}&d=DwMFaQ&c=a-b_c&r=x&m=y&s=z&e="
    found = re.search(r"u=(.+?)&[dc]=", link)[1]
    return link, unquote(found.translate(str.maketrans("-_", "%/")))


def v3(url):
    removed = []

    def run(match):
        piece = match[0]
        out = ""
        while piece:
            length = min(len(piece), 65)
            removed.append(piece[:length])
            out += "*" if length == 1 else "**" + RUNS[length - 2]
            piece = piece[length:]
        return out

    plain = re.sub(r"[^A-Za-z0-9./:?=&#_-]+", run, url)
    encoded = base64.urlsafe_b64encode("".join(removed).encode()).decode().rstrip("=")
    return f"https://urldefense.com/v3/__{plain}__;{encoded}!!k1!a-b_c$", read_v3(plain, encoded)


def read_v3(plain, encoded):
    characters = list(base64.urlsafe_b64decode(encoded + "==").decode())

    def token(match):
        length = 1 if match[0] == "*" else RUNS.index(match[0][-1]) + 2
        taken = "".join(characters[:length])
        del characters[:length]
        return taken

    return re.sub(r"\*(\*.)?", token, unquote(plain))


DATA = "05|02|ada@example.org|0123|4567|0|0|638400000000000000|Unknown|TWFpbGZsb3d8|0|||"
WRAPPERS = [
    in_parameter("https://eur01.safelinks.protection.outlook.com/", "url", [("data", DATA), ("sdata", "a+b/c="), ("reserved", "0")]),
    in_parameter("https://www.google.com/url", "q", [("sa", "D"), ("usg", "x")]),
    in_parameter("https://l.facebook.com/l.php", "u", [("h", "AT0-x_y")]),
    in_parameter("https://www.linkedin.com/redir/redirect", "url", [("urlhash", "1"), ("trk", "a")]),
    in_parameter("https://linkprotect.cudasvc.com/url", "a", [("c", "E,1,x"), ("typo", "1")]),
    in_parameter("https://slack-redir.net/link", "url", [("v", "3")]),
    v2,
    v3,
]
random.seed(2396)
rows = []
for index in range(80):
    url = target()
    link, read = WRAPPERS[index % len(WRAPPERS)](url)
    assert read == url, (link, read, url)
    rows.append([link, url])
# Two wrappers, one in the other.
for _ in range(25):
    url = target()
    inner, _read = random.choice(WRAPPERS)(url)
    link, read = random.choice(WRAPPERS)(inner)
    assert read == inner
    rows.append([link, url])
text = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
pathlib.Path(__file__).with_name("vectors.json").write_text(text, encoding="utf-8")
