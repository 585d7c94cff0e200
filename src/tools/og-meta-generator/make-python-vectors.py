"""Writes python-vectors.json: pages whose meta tags Python's html.parser has read. Run: python3 make-python-vectors.py"""

import html
import json
import pathlib
import random
from html.parser import HTMLParser

random.seed(2010)
PROPERTIES = ["og:title", "og:description", "og:url", "og:image", "og:image:alt", "og:site_name", "og:locale"]
PIECES = ["a", "B", "7", "é", "日本", "😀", " ", "&", "<", ">", '"', "'", "=", "/", "&copy;", "&amp;", "&#x41;", "?x=1&y=2"]


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found = []

    def handle_starttag(self, tag, attrs):
        values = dict(reversed(attrs))
        name, content = values.get("property"), values.get("content")
        if tag == "meta" and name and content and content.strip():
            self.found.append([name, content.strip()])

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)


def quote(value):
    kind = random.randrange(3)
    if kind == 0:
        return '"' + html.escape(value) + '"'
    if kind == 1:
        return "'" + html.escape(value) + "'"
    return '"' + value.replace("&", "&amp;").replace('"', "&#34;") + '"'


def tag(name, value):
    attributes = [f"property={quote(name)}", f"content={quote(value)}"]
    if random.random() < 0.3:
        attributes.reverse()
    if random.random() < 0.2:
        attributes.insert(random.randrange(3), "data-x")
    space = random.choice([" ", "\n  ", "\t"])
    return random.choice(["<meta", "<META"]) + space + space.join(attributes) + random.choice([">", " />", "/>"])


rows = []
while len(rows) < 80:
    names = random.sample(PROPERTIES, random.randint(1, len(PROPERTIES)))
    parts = [tag(name, "".join(random.choices(PIECES, k=random.randint(1, 6)))) for name in names]
    parts.insert(random.randrange(len(parts) + 1), "<!-- " + tag("og:title", "hidden") + " -->")
    parts.insert(random.randrange(len(parts) + 1), "<script>'" + tag("og:url", "hidden") + "'</script>")
    page = random.choice(["", "<!doctype html><head>"]) + random.choice(["", "\n"]).join(parts)
    reader = Reader()
    reader.feed(page)
    reader.close()
    if reader.found:
        rows.append({"page": page, "found": reader.found})
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
pathlib.Path(__file__).with_name("python-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
