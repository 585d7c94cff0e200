"""Writes labelled-samples.json: user agents with what two public test suites say of them.

uap-core (Apache-2.0, https://github.com/ua-parser/uap-core, tests/test_ua.yaml and tests/test_os.yaml; Debian has it as
the package uap-core) names browsers and systems; woothee (Apache-2.0, https://github.com/woothee/woothee, testsets/;
npm has it as woothee) tells crawlers from people's browsers. Of each name the first few.

    python3 make-labelled-samples.py UAP-CORE WOOTHEE/testsets
"""

import json
import pathlib
import sys

import yaml

BROWSERS = (
    "Amazon Silk,Chrome,Chrome Mobile,Chromium,Edge,Edge Mobile,Firefox,Firefox Mobile,Firefox iOS,IE,IE Mobile,Konqueror,"
    "Mobile Safari,Opera,Opera Mini,QQ Browser Mobile,Safari,Samsung Internet,Vivaldi,Whale,Yandex Browser"
).split(",")
SYSTEMS = "Android,FreeBSD,KaiOS,Mac OS X,NetBSD,OpenBSD,Tizen,Ubuntu,Windows,Windows Phone,iOS,webOS".split(",")
EACH = 3
EACH_CATEGORY = 25
LONGEST = 250


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def first(cases, key, names, each):
    counts = dict.fromkeys(names, 0)
    for case in cases:
        name = case[key]
        user_agent = case.get("user_agent_string", case.get("target", ""))
        # A name alone says little.
        has_version = "major" not in case or case["major"] is not None
        if name in counts and has_version and counts[name] < each and len(user_agent) <= LONGEST:
            counts[name] += 1
            yield user_agent, case


uap = pathlib.Path(sys.argv[1]) / "tests"
woothee = sorted(pathlib.Path(sys.argv[2]).glob("*.yaml"))
samples = {
    "browsers": [
        [user_agent, case["family"], case["major"]]
        for user_agent, case in first(read(uap / "test_ua.yaml")["test_cases"], "family", BROWSERS, EACH)
    ],
    "systems": [
        [user_agent, case["family"], case["major"]]
        for user_agent, case in first(read(uap / "test_os.yaml")["test_cases"], "family", SYSTEMS, EACH)
    ],
    "categories": [
        [user_agent, case["category"]]
        for user_agent, case in first(
            [case for path in woothee for case in read(path)],
            "category",
            ["crawler", "pc", "smartphone"],
            EACH_CATEGORY,
        )
    ],
}
target = pathlib.Path(__file__).with_name("labelled-samples.json")
parts = [
    f'  "{name}": [\n' + ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows) + "\n  ]"
    for name, rows in samples.items()
]
target.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
