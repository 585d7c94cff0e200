"""Writes pretender-vectors.json: user agents that are not what they say first, as ua-parser for Python reads them.

Its rules and the user agents are those of uap-core (Apache-2.0); Debian has both as python3-ua-parser and uap-core.

    /usr/bin/python3 make-pretender-vectors.py
"""

import json
import pathlib
import re

import yaml
from ua_parser import user_agent_parser

KINDS = {
    "IE": r"MSIE [78]\.0; Windows NT.*Trident/[4-8]\.",
    "Opera Mini": r"Opera Mini/\d",
    "UC Browser": r"UC ?Browser|UCWEB",
    "QQ Browser Mobile": r"iP(?:hone|ad).*MQQBrowser",
    "Firefox iOS": r"iP(?:hone|ad).*FxiOS",
    "Chrome Mobile iOS": r"iP(?:hone|ad).*CriOS",
    "Mobile Safari UI/WKWebView": r"^Mozilla/5.0 \(iP(?:hone|ad);.*\) AppleWebKit",
}
EACH = 24

texts = []
for path in sorted(pathlib.Path("/usr/share/uap-core").glob("test*/*.yaml")):
    texts += [case["user_agent_string"] for case in yaml.safe_load(path.read_text(encoding="utf-8"))["test_cases"]]
rows = []
for family, pattern in KINDS.items():
    found = [text for text in sorted(set(texts)) if re.search(pattern, text) and len(text) <= 250]
    read = [user_agent_parser.Parse(text) for text in found]
    fitting = [one for one in read if one["user_agent"]["family"] == family]
    # From all of the list, since neighbours are alike.
    for one in fitting[:: max(1, len(fitting) // EACH)]:
        browser, system = one["user_agent"], one["os"]
        rows.append([one["string"], family, browser["major"], system["family"], system["major"]])
lines = ",\n".join("  " + json.dumps(row, ensure_ascii=True) for row in rows)
pathlib.Path(__file__).with_name("pretender-vectors.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
